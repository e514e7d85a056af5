## The statistics: what the matches on this device have come to. $least, $most and $share are percentages.

stats =
    .loads = تأتي الأرقام من المحرك، وهو ما زال قيد التحميل. تظهر هنا حالما يصبح جاهزًا.
    .waits = يجري عدّ المباريات على هذا الجهاز…
    .none = لا شيء يُعدّ بعد
    .none-help = حالما تنتهي جولة تُحسب هنا، لكل لعبة ولكل مجموعة قواعد. تبقى الأرقام على هذا الجهاز، حتى لو حُذفت المباراة.
    .which = اللعبة والقواعد
    .game-named = { $game }: { $name }
    .game-rules = { $game }، مع تغيير: { $rules }
    .game-house = { $game } بقواعد البيت
    .rule = { $name }: { $value }
    .more = { $count ->
        [one] خيار آخر
        [two] خياران آخران
        [few] { $count } خيارات أخرى
        [many] { $count } خيارًا آخر
       *[other] { $count } خيار آخر
    }
    .of = { $some } من { $all }
    .percent = { NUMBER($share, style: "percent") }
    .number = { NUMBER($number, maximumFractionDigits: 1) }
    .matches = المباريات
    .matches-won = الفوز
    .streak-now = الانتصارات المتتالية الآن
    .streak-longest = أكثر الانتصارات المتتالية
    .best-match = أفضل مجموع في مباراة
    .worst-match = أسوأ مجموع في مباراة
    .few = المباريات أقل من أن يُحكم بها: بحسبها وحدها قد تفوز بأي نسبة بين { $least } و{ $most }.
    .share = أي { $share }. بحسب هذا العدد من المباريات تقع نسبتك الحقيقية بين { $least } و{ $most }.
    .even = لو كان الجميع في المستوى نفسه لكانت النسبة { $share }.
    .are-open = لم تنتهِ بعد: { $count }
    .are-early = أُنهيت قبل أوانها: { $count }
    .are-abandoned = تم التخلي عنها: { $count }
    .apart-from = لا تُحسب هذه فوزًا ولا خسارة؛ أما جولاتها المنتهية فمحسوبة.
    .rounds = الجولات
    .rounds-played = لُعبت
    .rounds-won = الفوز
    .went-out = خرجت فيها
    .one-turn = خرجت في دور واحد
    .mean = متوسط النقاط في الجولة
    .best-round = أفضل جولة
    .worst-round = أسوأ جولة
    .low = في هذه اللعبة قلّة النقاط هي الأفضل.
    .high = في هذه اللعبة كثرة النقاط هي الأفضل.
    .unknown = جولات لا يُعرف منها إلا نقاطها: { $count }
    .lines = المباريات التي فزت بها
    .lines-help = من آخر المباريات: كم فزت بعد كل واحدة منها، وكم كان سيفوز أي لاعب بالحظ وحده.
    .by-chance = الحظ
    .chart = المباريات: { $count }. فزت منها: { $won }؛ وبالحظ وحده كان العدد { $even }.
    .opponents = الخصوم
    .bots = { $count ->
        [one] خصم واحد، { $level }
        [two] خصمان، { $level }
        [few] { $count } خصوم، { $level }
        [many] { $count } خصمًا، { $level }
       *[other] { $count } خصم، { $level }
    }
    .mixed = مستويات مختلفة
    .head-matches = مباريات الفوز
    .head-rounds = جولات الفوز
    .head-mean = نقاط الجولة
    .latest = آخر المباريات
    .is-won = فوز
    .is-place = المركز { $place } من { $all }
    .is-open = لم تنتهِ بعد
    .is-early = أُنهيت قبل أوانها
    .is-abandoned = تم التخلي عنها
    .score = النقاط: أنت { $points }، وأفضل خصم { $other }. الجولات: { $rounds }.
    .apart = لا يُحسب هنا، لأن عدة أشخاص تشاركوا الجهاز أو لأن لاعبًا آليًا لعب بدلًا منك: { $count ->
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $count } مباريات
        [many] { $count } مباراة
       *[other] { $count } مباراة
    }.
    .unread = نتائج لا يمكن قراءتها: { $count }. تبقى في مكانها.

## Everything on the device as one file

data =
    .export = حفظ كل شيء في ملف
    .export-help = المباريات والإحصاءات والإعدادات وقواعد البيت. يمكن لجهاز أو متصفح آخر أن يستورد الملف.
    .export-do = حفظ الملف
    .writing = تجري كتابة الملف…
    .loads = ما زال المحرك قيد التحميل؛ نتابع حالما يصبح جاهزًا.
    .lost = اضطر المحرك إلى البدء من جديد وضاع الطلب. حاول مرة أخرى.
    .written = تم حفظ { $name }. المباريات فيه: { $matches }. النتائج: { $results }.
    .left = تُرك لأنه لا يمكن قراءته: { $count }
    .share = إرسال الملف
    .import = استيراد ملف
    .import-help = ترى ما فيه قبل أن يتغير أي شيء.
    .import-do = اختيار ملف
    .reading = تجري قراءة الملف…
    .bringing = يجري استيراد الملف…
    .preview = محتوى { $name }
    .written-on = كُتب في { $when }
    .holds = المباريات: { $matches }. نتائج للإحصاءات: { $results }. ومعها الإعدادات وقواعد البيت.
    .new = مباريات ليست على هذا الجهاز: { $count }
    .further = مباريات متقدمة أكثر في الملف: { $count }
    .new-results = نتائج جديدة هنا: { $count }
    .same = ليس فيه مباراة ولا نتيجة جديدة هنا.
    .add = إضافة
    .add-help = الإضافة لا تمحو شيئًا: تبقى إعداداتك، وكذلك كل مباراة تابعتها هنا.
    .replace = استبدال الكل
    .replace-title = استبدال كل ما على هذا الجهاز؟
    .replace-text = يحل الملف محل كل ما هنا. يضيع نهائيًا: إعداداتك وقواعد البيت، المباريات: { $matches }، النتائج: { $results }.
    .replace-do = استبدال
    .brought = تم استيراد الملف
    .added = المباريات المضافة: { $matches }. النتائج المضافة: { $results }.
    .replaced = المباريات على هذا الجهاز الآن: { $matches }. النتائج: { $results }. تبدأ الصفحة من جديد بإعدادات الملف.
    .done = حسنًا
    .cancel = إلغاء
    .foreign = ليس هذا ملفًا من رامي. لم يتغير شيء.
    .damaged = هذا الملف تالف أو ناقص. لم يتغير شيء.
    .newer = هذا الملف من إصدار أحدث من رامي. أعد تحميل الصفحة للحصول عليه. لم يتغير شيء.
    .too-large = هذا الملف كبير جدًا: الحد { $most } ميغابايت. لم يتغير شيء.
    .unreadable = لا يستطيع المتصفح قراءة هذا الملف. لم يتغير شيء.
    .no-room = لا يوجد مكان كافٍ على هذا الجهاز. لم يتغير شيء.
