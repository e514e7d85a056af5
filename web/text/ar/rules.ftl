### The words of the games: seats, levels, switches and their values. Keys are the names the engine uses.

## Ranks in sets. $rank is A, J, Q or K, or the number 2 to 10.

rank =
    .many = { $rank ->
        [A] آسات
        [J] أولاد
        [Q] ملكات
        [K] ملوك
        [2] من رتبة اثنين
        [3] من رتبة ثلاثة
        [4] من رتبة أربعة
        [5] من رتبة خمسة
        [6] من رتبة ستة
        [7] من رتبة سبعة
        [8] من رتبة ثمانية
        [9] من رتبة تسعة
       *[other] من رتبة عشرة
    }

## Seats

seat =
    .you = أنت
    .person = اللاعب { $number }
    .name-1 = يوسف
    .name-2 = سارة
    .name-3 = أمينة
    .name-4 = داريوش
    .name-5 = ليلى
    .name-6 = كريم
    .name-7 = مريم
    .initial-1 = ي
    .initial-2 = س
    .initial-3 = أ
    .initial-4 = د
    .initial-5 = ل
    .initial-6 = ك
    .initial-7 = م

level =
    .you = أنت
    .person = شخص
    .easy = سهل
    .normal = عادي
    .hard = صعب

## Rules: sections, switches, their values

section =
    .players = اللاعبون
    .deal = التوزيع
    .melds = التشكيلات
    .opening = الإنزال الأول
    .draw = السحب
    .end = نهاية الجولة
    .scoring = النقاط
    .match = المباراة
    .start = هذه المباراة

switch =
    .players = عدد اللاعبين
    .packs = عدد رزم الورق
    .hand_size = الأوراق الموزّعة على كل لاعب
    .direction = اتجاه اللعب
    .melds = ما يمكن إنزاله
    .ace_in_runs = الآس في التسلسل
    .sets_need_distinct_suits = أوراق المجموعة كلها من أنواع مختلفة
    .opening_minimum = الحد الأدنى لنقاط الإنزال الأول
    .lay_off_needs_opening = لا إضافة إلا بعد الإنزال
    .take_depth = ما يمكن أخذه من كومة الرمي
    .may_discard_taken_card = يمكن رمي الورقة المأخوذة للتو
    .taken_card_must_be_melded = يجب إنزال الورقة المأخوذة
    .discard_to_win = الورقة الأخيرة يجب أن تُرمى
    .stock_end = عند نفاد كومة السحب
    .reshuffle_limit = عدد مرات إعادة خلط كومة الرمي
    .turn_limit = أطول جولة، بعدد الأدوار
    .ace_value = قيمة الآس الباقي في اليد
    .ace_meld_value = قيمة الآس المُنزَل في آخر التسلسل أو في مجموعة
    .ace_low_value = قيمة الآس المُنزَل في أول التسلسل
    .scoring = لمن تُحتسب النقاط
    .target_score = الحدّ المحدد للنقاط
    .rounds = أقصى عدد لجولات المباراة

switch-help =
    .players = عدد الجالسين إلى الطاولة.
    .packs = تُخلط الرزم كلها معًا.
    .hand_size = لعدد اللاعبين المختار أعلاه.
    .direction = تُرقَّم المقاعد بترتيبها حول الطاولة.
    .melds = المجموعات أو التسلسلات أو كلتاهما.
    .ace_in_runs = بعد الملك، أو قبل الاثنين، أو في أي من الطرفين.
    .sets_need_distinct_suits = عند التفعيل: لا تضم المجموعة أكثر من ورقة واحدة من كل نوع.
    .opening_minimum = { NUMBER(0) }: تُقبل أي تشكيلة في الإنزال الأول.
    .lay_off_needs_opening = عند التفعيل: لا يضيف إلى التشكيلات إلا من أنزل تشكيلة في هذه الجولة. عند الإيقاف: للجميع أن يضيفوا.
    .take_depth = الورقة العليا وحدها، أو أي عدد من الأوراق.
    .may_discard_taken_card = عند الإيقاف: تبقى الورقة المأخوذة من كومة الرمي في اليد حتى نهاية الدور.
    .taken_card_must_be_melded = عند التفعيل: ما يؤخذ من كومة الرمي يُنزَل في الدور نفسه.
    .discard_to_win = عند التفعيل: يُرفض كل إنزال أو إضافة تفرغ به اليد. عند الإيقاف: يكون ذلك خروجًا.
    .stock_end = من يفوز إذا طُلبت ورقة من كومة السحب الفارغة.
    .reshuffle_limit = { NUMBER(0) }: لا تُخلط أبدًا، وتنتهي الجولة بنفاد كومة السحب.
    .turn_limit = تتوقف هنا الجولة التي لا ينهيها أحد.
    .ace_value = موضع الآس في التسلسل شأن آخر.
    .ace_meld_value = تُحتسب في الإنزال الأول.
    .ace_low_value = تُحتسب في الإنزال الأول.
    .scoring = ما يُسجَّل عند انتهاء الجولة.
    .target_score = تنتهي المباراة حين يبلغه أحد اللاعبين.
    .rounds = بعدها يفوز أفضل مجموع.

value =
    .on = مفعّل
    .off = غير مفعّل
    .span = من { $least } إلى { $most }
    .clockwise = مع عقارب الساعة
    .counter_clockwise = عكس عقارب الساعة
    .both = المجموعات والتسلسلات
    .sets = المجموعات فقط
    .runs = التسلسلات فقط
    .high = بعد الملك
    .low = قبل الاثنين
    .low_or_high = في أي طرف
    .any = أي عدد
    .lowest_hand = اليد الأقل قيمة
    .nobody = لا أحد
    .winner_takes_hands = للفائز ما في أيدي الآخرين
    .penalty = على كل لاعب ما في يده
    .take_depth-1 = الورقة العليا
    .reshuffle_limit-none = بلا حدّ
    .target_score-none = بلا حدّ
