### Words of the whole page: ranks, seats, levels, and why a hint is a good move.

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

## Why a hint is a good move

hint =
    .out = هذه آخر أوراقك، وبها تفوز بالجولة.
    .open = قيمة هذه التشكيلات { $points } والمطلوب { $needed }: بها تقوم بالإنزال الأول.
    .meld = حين تُنزَل هذه الأوراق لا تعود تُحسب عليك: تنقص قيمة يدك { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .lay-off = { $count ->
        [1] حين تُضاف هذه الورقة لا تعود تُحسب
        [2] حين تُضاف هاتان الورقتان لا تعودان تُحسبان
       *[other] حين تُضاف هذه الأوراق لا تعود تُحسب
    } عليك: تنقص قيمة يدك { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .reclaim = يعود الجوكر إليك، فتلعبه حيث ينفعك أكثر.
    .replay = الجوكر الذي استرجعته يجب لعبه في هذا الدور، وهذا أنفع موضع له.
    .take-joker = الجوكر يناسب كل موضع تقريبًا، فلا تتركه أبدًا.
    .take-reclaim = على الطاولة جوكر يحل محل { $card }: ضعها مكانه فيصبح الجوكر لك.
    .take-open = مع { $card } تبلغ قيمة تشكيلاتك { $needed }، وهو المطلوب للإنزال الأول.
    .take-meld = مع { $card } يمكنك إنزال تشكيلة.
    .take-lay-off = { $card } تناسب تشكيلة على الطاولة.
    .take-keep = { $card } تناسب ما في يدك.
    .leave = { $card } أقل نفعًا ليدك مما قد يأتي من كومة السحب.
    .draw = لا يوجد ما يؤخذ غير ذلك.
    .only = لا يجوز رمي ورقة غيرها.
    .wait = يمكنك القيام بالإنزال الأول الآن، لكن بقاء هذه التشكيلات في يدك أنفع لك حاليًا.
    .hold = بلغت قيمة تشكيلاتك { $reached }، والمطلوب للإنزال الأول { $needed }، و{ $card } أقل ما يفيدك في بلوغه.
    .high = { $card } لا تنتمي إلى تشكيلة، وهي أغلى ما يمكنك الاستغناء عنه: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .spare = { $card } أقل ما تحتاج إليه، ولا تفيد الآخرين كثيرًا.
    .split = حتى لو أمكن أن تدخل في تشكيلة، { $card } أقل ما تحتاج إليه يدك.
