# What the page says of itself, and the words every screen needs.

app =
    .title = رامي
    .close = إغلاق
    .title-of = { $screen } · رامي

# $rank is A, J, Q or K, or the number 2 to 10; $suit is C, D, H or S.
card =
    .name = { $rank ->
        [A] آس
        [J] ولد
        [Q] ملكة
        [K] ملك
       *[other] { $rank }
    } { $suit ->
        [C] السباتي
        [D] الديناري
        [H] الكوبة
       *[S] البستوني
    }
    .joker = جوكر
    .wild = { $card }، ورقة حرة
    .jokers = الجوكر

# Several of a kind in a row: the first, then the rest (one, or again first and rest).
list =
    .more = { $first } و{ $rest }
    .or = { $first } أو { $rest }

game =
    .cardverse = رامي كارد فيرس
    .rami40 = رامي { NUMBER(40) }
    .rami51 = رامي { NUMBER(51) }
    .rummy5000 = رامي { NUMBER(5000) }
    .george = جورج
    .rummy500 = رامي { NUMBER(500) }

screen =
    .home = الألعاب
    .setup = تجهيز اللعبة
    .table = الطاولة
    .handover = اللاعب التالي
    .round-end = نهاية الجولة
    .match-end = نهاية المباراة
    .review = مراجعة اللعب
    .replay = عرض الجولة
    .tutorial = تعلّم اللعب
    .fair = توزيع نزيه
    .rules = القواعد
    .settings = الإعدادات
    .stats = الإحصاءات
    .credits = شكر وتقدير

# Why the engine is not there. $what is a technical word, as the machine gave it.
engine =
    .failed = تعذّر تشغيل محرك اللعبة. المباريات المحفوظة في أمان.
    .hung = توقّف محرك اللعبة عن الاستجابة. المباريات المحفوظة في أمان.
    .restarting = لحظة من فضلك، يُعاد تشغيل محرك اللعبة.
    .waiting = تُوزَّع الأوراق حالما يجهز المحرك.
    .retry = إعادة المحاولة
    .reload = إعادة التحميل
    .elsewhere = استمرت هذه المباراة في نافذة أخرى، وهذا وضعها الآن.
    .newer = حُفظت هذه المباراة بإصدار أحدث من اللعبة. أعد تحميل الصفحة للحصول عليه.
    .error = لم ينجح ذلك: { $what }.

# A link with something in it that cannot be used. $value is what the link says.
link =
    .game = يطلب الرابط لعبة غير موجودة: { $value }.
    .seats = يذكر الرابط مقاعد لا يمكن استخدامها: { $value }.
    .lang = يطلب الرابط لغة غير متاحة هنا: { $value }.
    .speed = يطلب الرابط سرعة غير موجودة: { $value }.
    .set = يغيّر الرابط قاعدة بصيغة غير مفهومة: { $value }.
    .no-game = لا يحدّد الرابط أي لعبة.
    .no-rule = يغيّر الرابط قاعدة غير موجودة. لا توجد قاعدة اسمها { $value }.
    .rule = يعطي الرابط إحدى القواعد قيمة غير ممكنة: { $value }.
    .rules = يطلب الرابط قواعد لا تتوافق معًا: { $value }.
    .screen = يطلب الرابط صفحة غير موجودة: { $value }.
    .no-match = لم تعد مباراة هذا الرابط محفوظة على هذا الجهاز.
    .title = مباراة جديدة من رابط
    .starts = يبدأ الرابط مباراة { $game }. عدد اللاعبين: { $count }.
    .starts-house = يبدأ الرابط مباراة { $game } بقواعد البيت. عدد اللاعبين: { $count }.
    .question = مباراتك المحفوظة من { $game } تبقى كما هي.
    .continue = متابعة مباراتي
    .start = بدء هذه المباراة

storage =
    .full = امتلأت مساحة التخزين في هذا المتصفح: ستُنسى الإعدادات عند إغلاق الصفحة.
    .blocked = لا يحفظ هذا المتصفح شيئًا لهذه الصفحة: ستُنسى الإعدادات عند إغلاقها.
    .unsaved = لا يمكن حفظ هذه المباراة على هذا الجهاز: ستضيع عند إغلاق الصفحة.
    .damaged = تعذّرت قراءة الإعدادات المحفوظة، فعادت إلى قيمها الأصلية.
    .lost = { $count ->
        [one] تعذّرت قراءة مباراة محفوظة واحدة، فتُركت كما هي.
        [two] تعذّرت قراءة مباراتين محفوظتين، فتُركتا كما هما.
        [few] تعذّرت قراءة { $count } مباريات محفوظة، فتُركت كما هي.
        [many] تعذّرت قراءة { $count } مباراة محفوظة، فتُركت كما هي.
       *[other] تعذّرت قراءة { $count } مباراة محفوظة، فتُركت كما هي.
    }

update =
    .waits = إصدار جديد جاهز.
    .take = إعادة التحميل

# Two people at one device: the next one's turn.
handover =
    .title = سلّم الجهاز إلى: { $name }
    .hidden = تبقى الأوراق مغطّاة حتى ذلك الحين.
    .ready = عرض أوراقي
    .wait = لحظة: يعمل الزر بعد ثانية.
    .standing = الرصيد بعد الجولة { $round }
    .next = الدور الآن
