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
    .house = قواعد البيت
    .deal = التوزيع
    .melds = التشكيلات
    .wilds = الجوكر
    .opening = الإنزال الأول
    .draw = السحب
    .end = نهاية الجولة
    .scoring = النقاط
    .match = المباراة
    .start = هذه المباراة

switch =
    .players = عدد اللاعبين
    .packs = عدد رزم الورق
    .jokers = عدد أوراق الجوكر
    .hand_size = الأوراق الموزّعة على كل لاعب
    .dealer_starts_with_discard = الموزّع يبدأ برمي ورقة
    .direction = اتجاه اللعب
    .melds = ما يمكن إنزاله
    .ace_in_runs = الآس في التسلسل
    .sets_need_distinct_suits = أوراق المجموعة كلها من أنواع مختلفة
    .max_wilds_per_meld = أكبر عدد من الجوكر في التشكيلة
    .wild_limit_by_part = التشكيلة الطويلة تُعدّ أجزاءً
    .naturals_must_outnumber_wilds = الأوراق الطبيعية أكثر من الجوكر
    .wild_position = موضع الجوكر
    .wild_reclaim = يجوز استرجاع الجوكر
    .reclaimed_wild_must_be_replayed = يجب لعب الجوكر المسترجَع من جديد
    .reclaimed_wild_needs_new_meld = الجوكر المسترجَع لتشكيلة جديدة فقط
    .wild_reclaim_from_short_set = النوعان الناقصان معًا يسترجعان الجوكر
    .may_discard_wild = يجوز رمي الجوكر
    .opening_minimum = الحد الأدنى لنقاط الإنزال الأول
    .opening_needs_clean_run = الإنزال الأول يحتاج إلى تسلسل بدون جوكر
    .opening_ladder = كل إنزال أول يزيد على سابقه
    .rami_sec_waives_opening = لا حدّ أدنى لمن يخرج
    .lay_off_needs_opening = لا إضافة إلا بعد الإنزال
    .lay_off_in_opening_turn = تجوز الإضافة في دور الإنزال الأول
    .take_depth = ما يمكن أخذه من كومة الرمي
    .may_discard_taken_card = يمكن رمي الورقة المأخوذة للتو
    .taken_card_must_be_melded = يجب إنزال الورقة المأخوذة
    .taken_card_must_open = قبل الإنزال الأول: الأخذ للإنزال فقط
    .discard_from_turn = متى يجوز الأخذ من كومة الرمي
    .last_card_draws_stock = بورقة واحدة: السحب من كومة السحب فقط
    .discard_to_win = الورقة الأخيرة يجب أن تُرمى
    .stock_end = عند نفاد كومة السحب
    .reshuffle_limit = عدد مرات إعادة خلط كومة الرمي
    .turn_limit = أطول جولة، بعدد الأدوار
    .ace_value = قيمة الآس الباقي في اليد
    .ace_meld_value = قيمة الآس المُنزَل في آخر التسلسل أو في مجموعة
    .ace_low_value = قيمة الآس المُنزَل في أول التسلسل
    .wild_hand_value = قيمة الجوكر الباقي في اليد
    .scoring = لمن تُحتسب النقاط
    .unopened_penalty = ما يُحسب على خاسر دون إنزال أول
    .rami_sec_doubles = «هاند» يضاعف النقاط
    .winner_bonus = ما يُضاف إلى رصيد الفائز
    .target_score = الحدّ المحدد للنقاط
    .elimination = الخروج من المباراة عند الحدّ المحدد
    .rounds = أقصى عدد لجولات المباراة

switch-help =
    .players = عدد الجالسين إلى الطاولة.
    .packs = تُخلط الرزم كلها معًا.
    .jokers = في الرزم كلها معًا.
    .hand_size = لعدد اللاعبين المختار أعلاه.
    .dealer_starts_with_discard = عند التفعيل: يتلقى الموزّع ورقة زائدة، ولا تُكشف ورقة، وتبدأ كومة الرمي بما يرميه.
    .direction = تُرقَّم المقاعد بترتيبها حول الطاولة.
    .melds = المجموعات أو التسلسلات أو كلتاهما.
    .ace_in_runs = بعد الملك، أو قبل الاثنين، أو في أي من الطرفين.
    .sets_need_distinct_suits = عند التفعيل: لا تضم المجموعة أكثر من ورقة واحدة من كل نوع.
    .max_wilds_per_meld = مع ما يُضاف إليها.
    .wild_limit_by_part = عند التفعيل: تُعدّ التشكيلة الطويلة عدة تشكيلات من ثلاث أوراق أو أكثر، ولكل منها هذا العدد من الجوكر.
    .naturals_must_outnumber_wilds = عند التفعيل: تزيد الأوراق الطبيعية في كل تشكيلة على أوراق الجوكر.
    .wild_position = إذا أمكن أن يقع في موضعين من التسلسل.
    .wild_reclaim = عند التفعيل: من أتمّ الإنزال الأول يسترجع جوكرًا من الطاولة بأن يضع مكانه الورقة التي يحل محلها.
    .reclaimed_wild_must_be_replayed = عند التفعيل: في الدور نفسه إن أمكن. عند الإيقاف: يجوز أن يبقى في اليد.
    .reclaimed_wild_needs_new_meld = عند التفعيل: لا يُضاف إلى تشكيلة على الطاولة.
    .wild_reclaim_from_short_set = عند التفعيل: إذا كانت في المجموعة ورقتان طبيعيتان فقط أخذت ورقتا النوعين الناقصين معًا مكان الجوكر.
    .may_discard_wild = عند الإيقاف: لا يُرمى إلا إذا لم يكن للدور نهاية صحيحة غير ذلك.
    .opening_minimum = { NUMBER(0) }: تُقبل أي تشكيلة في الإنزال الأول.
    .opening_needs_clean_run = عند التفعيل: يكون في تشكيلات الإنزال الأول تسلسل كهذا.
    .opening_ladder = عند التفعيل: تزيد قيمة كل إنزال أول في الجولة على الذي سبقه.
    .rami_sec_waives_opening = عند التفعيل: الإنزال الذي لا يُبقي ورقة، أو يُبقي ورقة واحدة للرمي، لا حدّ أدنى لقيمته.
    .lay_off_needs_opening = عند التفعيل: لا يضيف إلى التشكيلات إلا من أنزل تشكيلة في هذه الجولة. عند الإيقاف: للجميع أن يضيفوا.
    .lay_off_in_opening_turn = عند الإيقاف: لا يضيف اللاعب إلا ابتداءً من الدور الذي يلي إنزاله الأول.
    .take_depth = الورقة العليا وحدها، أو أي عدد من الأوراق.
    .may_discard_taken_card = عند الإيقاف: تبقى الورقة المأخوذة من كومة الرمي في اليد حتى نهاية الدور.
    .taken_card_must_be_melded = عند التفعيل: ما يؤخذ من كومة الرمي يُنزَل في الدور نفسه.
    .taken_card_must_open = عند التفعيل: يجب أن تكون الورقة المأخوذة من كومة الرمي ضمن الإنزال الأول نفسه.
    .discard_from_turn = تُعدّ أدوار كل لاعب في الجولة على حدة.
    .last_card_draws_stock = عند التفعيل: لا يأخذ من كومة الرمي من في يده ورقة واحدة.
    .discard_to_win = عند التفعيل: يُرفض كل إنزال أو إضافة تفرغ به اليد. عند الإيقاف: يكون ذلك خروجًا.
    .stock_end = من يفوز إذا طُلبت ورقة من كومة السحب الفارغة.
    .reshuffle_limit = { NUMBER(0) }: لا تُخلط أبدًا، وتنتهي الجولة بنفاد كومة السحب.
    .turn_limit = تتوقف هنا الجولة التي لا ينهيها أحد.
    .ace_value = موضع الآس في التسلسل شأن آخر.
    .ace_meld_value = تُحتسب في الإنزال الأول.
    .ace_low_value = تُحتسب في الإنزال الأول.
    .wild_hand_value = أما على الطاولة فقيمته قيمة الورقة التي يحل محلها.
    .scoring = ما يُسجَّل عند انتهاء الجولة.
    .unopened_penalty = بدلًا من قيمة يده، ولا يُضاعَف أبدًا.
    .rami_sec_doubles = عند التفعيل: الخروج في دور واحد دون إنزال أول سابق يضاعف ما يُحتسب من أيدي الآخرين.
    .winner_bonus = المجموع الأقل هو الأفضل، فالعدد السالب مكافأة. والأعداد الثلاثة للخروج، ولـ«هاند»، ولـ«هاند» قبل أي إنزال أول من الآخرين.
    .target_score = تنتهي المباراة حين يبلغه أحد اللاعبين.
    .elimination = عند التفعيل: من بلغه لا توزَّع عليه أوراق بعدها، ويفوز آخر من يبقى.
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
    .lowest = الأقل قيمة
    .chosen = يختاره اللاعب
    .max_wilds_per_meld-none = أي عدد
    .discard_from_turn-1 = الدور الأول
    .discard_from_turn-2 = الدور الثاني
    .discard_from_turn-3 = الدور الثالث
    .unopened_penalty-none = قيمة ما في يده
    .winner_bonus-0 = لا شيء
    .winner_bonus-named = { $out } أو { $rami_sec } أو { $rami_sec_empty_table }
