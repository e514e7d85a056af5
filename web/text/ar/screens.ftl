### Home, set-up, settings, rules, ends of round and match, credits, questions.

common =
    .back = رجوع
    .home = الرئيسية
    .close = إغلاق
    .cancel = إلغاء

## Home. $scores is a list of home.score.

home =
    .games = الألعاب
    .tagline-cardverse = رزمة واحدة بلا جوكر. جولات سريعة.
    .tagline-rami40 = رزمتان وأوراق جوكر. الإنزال الأول من { NUMBER(40) } نقطة.
    .tagline-rami51 = رزمتان وأوراق جوكر. الإنزال الأول من { NUMBER(51) } نقطة.
    .house = قواعد البيت.
    .house-opening = { $points ->
        [one] قواعد البيت. الإنزال الأول من نقطة واحدة.
        [two] قواعد البيت. الإنزال الأول من نقطتين.
        [few] قواعد البيت. الإنزال الأول من { $points } نقاط.
        [many] قواعد البيت. الإنزال الأول من { $points } نقطة.
       *[other] قواعد البيت. الإنزال الأول من { $points } نقطة.
    }
    .which = أي لعبة
    .continue = متابعة { $game }
    .standing = الجولة { $round } · { $scores }
    .finished = انتهت بعد الجولة { $round } · { $scores }
    .show-result = نتيجة { $game }
    .score = { $name } { $points }
    .setup = تجهيز اللعبة
    .setup-label = تجهيز اللعبة: { $game }
    .seats-bots = { $bots ->
        [zero] أنت وحدك
        [one] أنت ولاعب آلي واحد
        [two] أنت ولاعبان آليان
        [3] أنت وثلاثة لاعبين آليين
        [few] أنت و{ $bots } لاعبين آليين
        [many] أنت و{ $bots } لاعبًا آليًا
       *[other] أنت و{ $bots } لاعب آلي
    }
    .seats-people = { $people ->
        [one] شخص واحد على هذا الجهاز
        [two] شخصان على هذا الجهاز
        [few] { $people } أشخاص على هذا الجهاز
        [many] { $people } شخصًا على هذا الجهاز
       *[other] { $people } شخص على هذا الجهاز
    }
    .seats-mixed = { $people ->
        [one] شخص واحد على هذا الجهاز
        [two] شخصان على هذا الجهاز
        [few] { $people } أشخاص على هذا الجهاز
        [many] { $people } شخصًا على هذا الجهاز
       *[other] { $people } شخص على هذا الجهاز
    }، { $bots ->
        [one] ولاعب آلي واحد
        [two] ولاعبان آليان
        [few] و{ $bots } لاعبين آليين
        [many] و{ $bots } لاعبًا آليًا
       *[other] و{ $bots } لاعب آلي
    }
    .saved = مباريات محفوظة أخرى
    .abandon-label = التخلي عن { $game }، الجولة { $round }
    .waits = تُستأنف المباراة حالما يعمل محرك اللعبة.
    .learn = لم تلعب الرامي من قبل؟ تعلّمه في خمسة أدوار
    .learn-close = لا تعرض هذا بعد الآن
    .links = المزيد
    .languages = اللغة
    .tagline-rummy5000 = الورقة المكشوفة تحدد عدد أوراقك. حتى { NUMBER(5000) } نقطة.
    .tagline-george = مجموعات فقط، بورقتين طبيعيتين. حتى { NUMBER(2500) } نقطة.
    .tagline-rummy500 = سبع أوراق وورقتا جوكر. حتى { NUMBER(500) } نقطة.
    .short-rami40 = رامي { NUMBER(40) }
    .short-rami51 = رامي { NUMBER(51) }
    .short-rummy5000 = { NUMBER(5000) }
    .short-george = جورج
    .short-rummy500 = { NUMBER(500) }
    .find = بحث
    .find-title = البحث عن لعبة
    .find-help = اكتب أحد أسمائها أو الحدّ المحدد للنقاط.
    .find-none = لا نعرف لعبة بهذا الاسم.
    .find-game = تجهيز { $game }
    .find-target = تجهيز { $game } حتى { $target }

## The state of the engine, on the home screen. $done and $all are megabytes with one decimal.

boot =
    .ready = جاهز.
    .offline = تعمل اللعبة الآن دون اتصال أيضًا.
    .saving = تُحفظ اللعبة الآن لتعمل دون اتصال.
    .online = تعمل اللعبة ما دام الاتصال متاحًا.
    .starts = يجري تشغيل المحرك.
    .loading = جارٍ تحميل المحرك: { NUMBER($done, minimumFractionDigits: 1) } من { NUMBER($all, minimumFractionDigits: 1) } ميغابايت.
    .step = الخطوة { $step } من { $steps }.
    .tap = المس لعبة الآن: تبدأ حالما ينتهي التحميل.
    .progress = التحميل

## The end of a round and of a match. $who is you, other or nobody.

result =
    .ended = انتهت الجولة { $round }
    .title = { $who ->
        [you] فزت بالجولة
        [nobody] لا فائز في هذه الجولة
       *[other] الفوز بالجولة من نصيب { $name }
    }
    .why-out = { $who ->
        [you] نفدت أوراقك، ومكسبك قيمة ما بقي في أيدي الآخرين: { $points ->
            [zero] { $points } نقطة
            [1] نقطة واحدة
            [2] نقطتان
            [few] { $points } نقاط
            [many] { $points } نقطة
           *[other] { $points } نقطة
        }.
        [nobody] نفدت أوراق أحد اللاعبين.
       *[other] نفدت أوراق { $name }، والمكسب قيمة ما بقي في أيدي الآخرين: { $points ->
            [zero] { $points } نقطة
            [1] نقطة واحدة
            [2] نقطتان
            [few] { $points } نقاط
            [many] { $points } نقطة
           *[other] { $points } نقطة
        }.
    }
    .why-stock = { $who ->
        [you] كانت كومة السحب فارغة. يدك هي الأقل قيمة، ومكسبك قيمة ما في أيدي الآخرين: { $points ->
            [zero] { $points } نقطة
            [1] نقطة واحدة
            [2] نقطتان
            [few] { $points } نقاط
            [many] { $points } نقطة
           *[other] { $points } نقطة
        }.
        [nobody] كانت كومة السحب فارغة.
       *[other] كانت كومة السحب فارغة. اليد الأقل قيمة هي يد { $name }، والمكسب قيمة ما في أيدي الآخرين: { $points ->
            [zero] { $points } نقطة
            [1] نقطة واحدة
            [2] نقطتان
            [few] { $points } نقاط
            [many] { $points } نقطة
           *[other] { $points } نقطة
        }.
    }
    .why-turn_limit = { $who ->
        [you] بلغت الجولة دورها الأخير. يدك هي الأقل قيمة، ومكسبك قيمة ما في أيدي الآخرين: { $points ->
            [zero] { $points } نقطة
            [1] نقطة واحدة
            [2] نقطتان
            [few] { $points } نقاط
            [many] { $points } نقطة
           *[other] { $points } نقطة
        }.
        [nobody] بلغت الجولة دورها الأخير.
       *[other] بلغت الجولة دورها الأخير. اليد الأقل قيمة هي يد { $name }، والمكسب قيمة ما في أيدي الآخرين: { $points ->
            [zero] { $points } نقطة
            [1] نقطة واحدة
            [2] نقطتان
            [few] { $points } نقاط
            [many] { $points } نقطة
           *[other] { $points } نقطة
        }.
    }
    .why-out-penalty = { $who ->
        [you] نفدت أوراقك، فلا تُحسب عليك نقاط؛ وتُحسب على كل واحد من الآخرين قيمة ما بقي في يده.
       *[other] نفدت أوراق { $name }، فلا نقاط على هذه اليد؛ وتُحسب على كل واحد من الآخرين قيمة ما بقي في يده.
    }
    .why-stock-penalty = { $who ->
        [you] كانت كومة السحب فارغة. يدك هي الأقل قيمة، فلا تُحسب عليك نقاط؛ وتُحسب على كل واحد من الآخرين قيمة ما في يده.
       *[other] كانت كومة السحب فارغة. اليد الأقل قيمة هي يد { $name }، فلا نقاط على هذه اليد؛ وتُحسب على كل واحد من الآخرين قيمة ما في يده.
    }
    .why-turn_limit-penalty = { $who ->
        [you] بلغت الجولة دورها الأخير. يدك هي الأقل قيمة، فلا تُحسب عليك نقاط؛ وتُحسب على كل واحد من الآخرين قيمة ما في يده.
       *[other] بلغت الجولة دورها الأخير. اليد الأقل قيمة هي يد { $name }، فلا نقاط على هذه اليد؛ وتُحسب على كل واحد من الآخرين قيمة ما في يده.
    }
    .held = الأوراق الباقية
    .empty-hand = لا أوراق متبقية
    .sheet = جدول النقاط
    .target = حتى { $target }
    .player = اللاعب
    .total = المجموع
    .totals = المجاميع
    .chart = المجاميع بعد الجولة { $round }: { $scores }
    .next = الجولة التالية
    .title-out = { $who ->
        [you] خرجت
        [nobody] لم يخرج أحد
       *[other] خروج { $name }
    }
    .melds-out = { $how ->
        [less] لكل لاعب قيمة ما أنزله، مطروحًا منها ما بقي في يده.
       *[hands] { $who ->
            [you] لكل لاعب قيمة ما أنزله؛ ولك أيضًا قيمة ما بقي في أيدي الآخرين.
           *[other] لكل لاعب قيمة ما أنزله؛ وتُضاف قيمة ما بقي في أيدي الآخرين إلى رصيد { $name }.
        }
    }
    .melds-stock = { $how ->
        [less] كانت كومة السحب فارغة. لكل لاعب قيمة ما أنزله، مطروحًا منها ما بقي في يده.
       *[hands] كانت كومة السحب فارغة. لكل لاعب قيمة ما أنزله؛ وما بقي في الأيدي لا يُحسب لأحد.
    }
    .melds-turn_limit = { $how ->
        [less] بلغت الجولة دورها الأخير. لكل لاعب قيمة ما أنزله، مطروحًا منها ما بقي في يده.
       *[hands] بلغت الجولة دورها الأخير. لكل لاعب قيمة ما أنزله؛ وما بقي في الأيدي لا يُحسب لأحد.
    }
    .in-hand = { $points } في اليد
    .drew = مع سحب ورقة في النهاية
    .scores = نقاط هذه الجولة
    .replay = عرض الجولة
    .review = مراجعة

final =
    .ended = انتهت المباراة بعد الجولة { $round }
    .title = { $who ->
        [you] فزت بالمباراة برصيد { $points }
       *[other] الفوز بالمباراة من نصيب { $name } برصيد { $points }
    }
    .shared = { $who ->
        [you] لك نصيب في الفوز بالمباراة برصيد { $points }: { $names }
       *[other] فوز مشترك بالمباراة برصيد { $points }: { $names }
    }
    .again = مباراة جديدة

## The replay of a round, and the review of a person's turns. $acts are did- or do-, one after the other with then.

replay =
    .title = عرض الجولة
    .waits = تُرتَّب أوراق الجولة على الطاولة.
    .none = لا توجد على هذا الجهاز مباراة محفوظة لعرضها بعد.
    .running = ما زالت هذه الجولة جارية، ويمكن عرضها بعد انتهائها.
    .unplayable = لُعبت هذه الجولة بإصدار أقدم من اللعبة فلا يمكن عرضها من جديد. نقاطها باقية كما هي.
    .damaged = تعذّرت قراءة المباراة المحفوظة.
    .controls = التنقل في العرض
    .rounds = الجولة المعروضة
    .slider = الموضع في الجولة
    .place = { $at } من { $steps }
    .move = الحركة { $at } من { $steps }
    .back = السابقة
    .forward = التالية
    .turn = الدور التالي
    .last = النهاية
    .hands = أوراق الآخرين
    .hand = أوراق { $name }

review =
    .title = مراجعة اللعب
    .how = يُقارَن كل دور بما كان سيلعبه اللاعب الآلي من المستوى الصعب لو رأى ما رأيته أنت: يُكمَل اللعب بالطريقتين مرات عدة. النقاط تقديرية، وسوء الحظ لا يُحسب عليك.
    .how-of = يُقارَن كل دور بما كان سيلعبه اللاعب الآلي من المستوى الصعب لو رأى ما كان ظاهرًا من مقعد { $name }: يُكمَل اللعب بالطريقتين مرات عدة. النقاط تقديرية، وسوء الحظ لا يُحسب على أحد.
    .begins = تجري مراجعة الدور الأول.
    .progress = الأدوار التي روجعت: { $turn } من { $turns }
    .measure = الأدوار التي روجعت
    .so-far = { $count ->
        [zero] لا شيء منها لُعب كما ينبغي.
        [one] دور واحد منها لم يكن ليُلعب أفضل.
        [two] دوران منها لم يكونا ليُلعبا أفضل.
        [few] { $count } أدوار منها لم تكن لتُلعب أفضل.
        [many] { $count } دورًا منها لم تكن لتُلعب أفضل.
       *[other] { $count } دور منها لم تكن لتُلعب أفضل.
    }
    .none = لم يكن لك دور في هذه الجولة.
    .good = لا شيء يحتاج إلى تحسين: لعبت كل دور كما كان سيلعبه اللاعب الآلي الصعب. أحسنت!
    .found = { $count ->
        [one] كان يمكن أن تلعب دورًا واحدًا بشكل أفضل.
        [two] كان يمكن أن تلعب دورين بشكل أفضل.
        [few] كان يمكن أن تلعب { $count } أدوار بشكل أفضل.
        [many] كان يمكن أن تلعب { $count } دورًا بشكل أفضل.
       *[other] كان يمكن أن تلعب { $count } دور بشكل أفضل.
    }
    .none-of = { $name }: لا دور في هذه الجولة.
    .good-of = { $name }: لا شيء يحتاج إلى تحسين، فقد لُعب كل دور كما كان سيلعبه اللاعب الآلي الصعب. أحسنت!
    .found-of = { $count ->
        [one] { $name }: كان يمكن لعب دور واحد بشكل أفضل.
        [two] { $name }: كان يمكن لعب دورين بشكل أفضل.
        [few] { $name }: كان يمكن لعب { $count } أدوار بشكل أفضل.
        [many] { $name }: كان يمكن لعب { $count } دورًا بشكل أفضل.
       *[other] { $name }: كان يمكن لعب { $count } دور بشكل أفضل.
    }
    .rest = { $count ->
        [one] الدور الآخر لم يكلّف شيئًا إضافيًا.
        [two] الدوران الآخران لم يكلّفا شيئًا إضافيًا.
        [few] الأدوار الأخرى، وعددها { $count }، لم تكلّف شيئًا إضافيًا.
        [many] الأدوار الأخرى، وعددها { $count }، لم تكلّف شيئًا إضافيًا.
       *[other] الأدوار الأخرى، وعددها { $count }، لم تكلّف شيئًا إضافيًا.
    }
    .first = ما كلّفك أكثر
    .more = ما كلّفك أقل
    .whose = أدوار مَن؟
    .turn = الدور { $turn }
    .cost = { $points ->
        [one] نحو نقطة واحدة
        [two] نحو نقطتين
        [few] نحو { $points } نقاط
        [many] نحو { $points } نقطة
       *[other] نحو { $points } نقطة
    }
    .did = { $acts }.
    .better = الأفضل: { $acts }.
    .then = { $first }، ثم { $rest }
    .look = عرضه على الطاولة
    .look-at = عرضه على الطاولة: الدور { $turn }
    .did-draw = سحبت من كومة السحب
    .did-take = أخذت الورقة المرمية
    .did-take-many = أخذت { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } من كومة الرمي
    .did-lay = أنزلت { $cards }
    .did-add = أضفت { $cards } إلى تشكيلة
    .did-reclaim = استرجعت ورقة حرة مقابل { $cards }
    .did-match = أنزلت { $card } بجانب ورقة حرة
    .did-call = أعلنت رامي
    .did-pass = اخترت التخطّي
    .did-choose = اخترت { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } في المجموع
    .did-discard = رميت { $card }
    .do-draw = السحب من كومة السحب
    .do-take = أخذ الورقة المرمية
    .do-take-many = أخذ { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } من كومة الرمي
    .do-lay = إنزال { $cards }
    .do-add = إضافة { $cards } إلى تشكيلة
    .do-reclaim = استرجاع ورقة حرة مقابل { $cards }
    .do-match = إنزال { $card } بجانب ورقة حرة
    .do-call = إعلان رامي
    .do-pass = التخطّي
    .do-choose = اختيار { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } في المجموع
    .do-discard = رمي { $card }

## Set-up

setup =
    .title = تجهيز اللعبة
    .sections = الأقسام
    .count = عدد اللاعبين
    .name = الاسم
    .name-of = اسم اللاعب { $number }
    .level-of = مستوى { $name }
    .reference = القاعدة المرجعية: { $value }
    .changed = من قواعد البيت
    .locked = ثابت في هذه اللعبة
    .closed = مغلق ما دام خيار «{ $rule }» على «{ $value }».
    .idle = بلا أثر ما دام خيار «{ $rule }» على «{ $value }».
    .reference-rules = القواعد المرجعية
    .reference-help = عند التفعيل: القواعد المرقّمة للعبة كما هي. عند الإيقاف: تُفتح قواعد البيت أدناه.
    .number = من { $least } إلى { $most }
    .other-number = عدد آخر، من { $least } إلى { $most }
    .number-wrong = اكتب عددًا صحيحًا من { $least } إلى { $most }.
    .bad = لا يتوافق هذا مع القواعد الأخرى.
    .bad-with = لا يتوافق هذا مع «{ $rule }».
    .bad-start = لا يمكن بدء المباراة: إحدى القواعد تحتاج إلى قيمة أخرى.
    .bad-rule = لا يمكن بدء المباراة. { $rule }: { $why }
    .too-few = الرزمة لا تكفي: ما يوزَّع { $players } × { $size } وتلزم بعده ورقتان للعب، فالمجموع { $needed }، وليس فيها إلا { $cards }.
    .seed = بذرة الخلط
    .seed-help = أي نص تريده؛ النص نفسه يعطي الجميع التوزيع نفسه. وإذا تُرك فارغًا كان التوزيع جديدًا.
    .reset = إعادة ضبط القواعد
    .reset-done = عادت كل القواعد إلى ما هي عليه في المرجع.
    .unreset = تراجع عن إعادة الضبط
    .unreset-done = عادت القواعد إلى ما اخترته.
    .start = ابدأ
    .waiting = بانتظار المحرك
    .waits = لا تزال القواعد قيد التحميل.
    .known-as = أسماؤها الأخرى: { $names }.
    .meant-for = عدد اللاعبين المعتاد { $least } أو أكثر، ويمكن اللعب بعدد { $fewest } أيضًا.
    .raised = رُفع عدد الرزم إلى { $packs } ليكفي لأكبر توزيع ممكن.
    .too-few-largest = أكبر توزيع ممكن يحتاج من الأوراق إلى { $needed }، وليس فيها إلا { $cards }. الرزم اللازمة: { $packs }.
    .single-numbers = كل عدد على حدة
    .give = قيمة خاصة لورقة:
    .give-number = قيمة خاصة: { $card }
    .as-usual = المعتاد

## Sections of set-up and rule book

section =
    .players = اللاعبون
    .named = قواعد محفوظة
    .house = قواعد البيت
    .deal = التوزيع
    .melds = التشكيلات
    .wilds = الجوكر والأوراق الحرة
    .opening = الإنزال الأول
    .draw = السحب
    .calls = إعلان رامي
    .end = نهاية الجولة
    .scoring = النقاط
    .match = المباراة
    .start = هذه المباراة
    .cards = الأوراق، الحرة منها، القيم
    .dealing = التوزيع والرتبة الحرة
    .play = سير اللعب
    .ending = النهاية والنقاط

## Settings

settings =
    .title = الإعدادات
    .words = اللغة والأرقام
    .lang = اللغة
    .digits = الأرقام
    .digits-usual = المعتادة
    .digits-own = هندية ١٢٣
    .digits-latin = غربية 123
    .look = المظهر
    .theme = الطاولة
    .theme-felt = جوخ
    .theme-linen = كتّان
    .theme-night = ليل
    .faces = الأوراق
    .faces-help = تظهر الأوراق الكلاسيكية حيث تتسع لها الشاشة.
    .faces-small = على شاشة بهذا الصغر تظهر الأرقام الكبيرة مع ذلك.
    .faces-large = أرقام كبيرة
    .faces-classic = كلاسيكية
    .colours = الأنواع
    .colours-two = لونان
    .colours-four = أربعة ألوان
    .contrast = التباين
    .contrast-normal = عادي
    .contrast-high = عالٍ
    .play = اللعب
    .speed = سرعة اللاعبين الآليين
    .speed-slow = بطيئة
    .speed-normal = عادية
    .speed-fast = سريعة
    .speed-instant = فورية
    .motion = الحركة
    .motion-full = حسب الجهاز
    .motion-reduced = مخفّفة
    .keys = اختصارات الحرف الواحد
    .keys-help = عند الإيقاف: لا تفعل الحروف شيئًا. الأسهم وEnter وEsc تعمل دائمًا.
    .data = المحفوظ على هذا الجهاز
    .clear = مسح كل البيانات
    .clear-help = المباريات المحفوظة والإحصاءات والإعدادات وتجهيزات الألعاب.
    .clock = مهلة إعلان رامي
    .clock-help = عندما يمكن إعلان رامي على ورقة مرمية، تنتظر الصفحة جوابك هذه المدة.
    .clock-off = دون حدّ
    .seconds = { $count ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    }

## Rules

rulebook =
    .title = القواعد
    .of-match = قواعد هذه المباراة
    .games = الألعاب
    .game = اللعبة
    .settled = مسائل حُسمت هنا
    .general = في كل الألعاب
    .try = السهم بجانب القاعدة يفتح مثالها على طاولة صغيرة؛ والزر أسفلها يعرضه خطوة خطوة.
    .add = أضف { $cards } إلى التشكيلة { $meld }.
    .example = مثال
    .example-of = مثال على { $rule }
    .step = { $who }: { $what }
    .again = مرة أخرى
    .another = مثال آخر
    .under = في هذا المثال: { $rule }
    .totals = المجاميع: { $scores }
    .house = قواعد البيت المعمول بها
    .bots = اللاعبون الآليون
    .switches = حالة الخيارات
    .waits = لا تزال القواعد قيد التحميل.
    .contents = المحتويات

## Credits

credits =
    .title = شكر وتقدير
    .intro = صُنعت لعبة رامي بهذه الأعمال. وتحت كل عمل ترخيصه.
    .licence = الترخيص
    .waits = لم تُحمَّل القائمة بعد.

## Questions

ask =
    .abandon-title = التخلي عن هذه المباراة؟
    .abandon = { $game }، الجولة { $round }: يضيع التوزيع والنقاط والمباراة كلها نهائيًا.
    .abandon-do = التخلي
    .clear-title = مسح كل البيانات؟
    .clear = { $count ->
        [zero] تضيع نهائيًا كل الإحصاءات والإعدادات وتجهيزات الألعاب على هذا الجهاز.
        [one] تضيع نهائيًا مباراة محفوظة واحدة وكل الإحصاءات والإعدادات وتجهيزات الألعاب على هذا الجهاز.
        [two] تضيع نهائيًا مباراتان محفوظتان وكل الإحصاءات والإعدادات وتجهيزات الألعاب على هذا الجهاز.
        [few] تضيع نهائيًا { $count } مباريات محفوظة وكل الإحصاءات والإعدادات وتجهيزات الألعاب على هذا الجهاز.
        [many] تضيع نهائيًا { $count } مباراة محفوظة وكل الإحصاءات والإعدادات وتجهيزات الألعاب على هذا الجهاز.
       *[other] تضيع نهائيًا { $count } مباراة محفوظة وكل الإحصاءات والإعدادات وتجهيزات الألعاب على هذا الجهاز.
    }
    .clear-do = مسح الكل
    .keep = إبقاء
