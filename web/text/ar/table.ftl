### The table: what is owed, what may be done, what happened. A card in an argument is printed, or spoken as "10 of hearts".
### What the others did is told by nouns, which suit every name.

table =
    .menu = القائمة
    .round = الجولة { $round }
    .round-target = الجولة { $round } · حتى { $target }
    .house = { $round } · قواعد البيت
    .you = أنت، { $count ->
        [zero] دون أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .seat = { $name }، { $level }، { $count ->
        [zero] دون أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .players = اللاعبون
    .piles = الأكوام
    .melds = التشكيلات
    .acts = الإجراءات
    .no = غير ممكن.
    .seat-out = { $name }، خارج المباراة، { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .out = خارج
    .opened = { $seat }، تم الإنزال الأول
    .unopened = { $seat }، لم يتم الإنزال الأول بعد
    .last-turn = الدور الأخير: { $name }
    .with-melded = { $seat }، أُنزل في هذه الجولة: { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .melded = +{ $points }
    .floats = بلا أوراق
    .gone = تم الخروج
    .seat-floating = { $name }، { $level }، بلا أوراق، { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .seat-gone = { $name }، { $level }، تم الخروج من الجولة، { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .you-float = أنت، بلا أوراق، { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .seen = رأى الجميع هذه الأوراق في يد { $name }: { $cards }.
    .with-up-card = { $seat }، الورقة المكشوفة { $card }

meld =
    .run = تسلسل من { $first } إلى { $last }، { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .set = مجموعة { $rank }، { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .stands-for = { $card } بدلًا من { $place }
    .add-to = أضف { $cards } هنا. { $meld }
    .before = أضف { $cards } قبل { $card }
    .after = أضف { $cards } بعد { $card }
    .stands-in-set = { $card } ضمن مجموعة { $rank }
    .swap = استرجع هذه الورقة مقابل { $cards }. { $wild }
    .wilds = تشكيلة أوراق حرة، { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .match = أنزل { $cards } بجانب هذه الورقة. { $wild }
    .matched = { $card }، بجانب { $wild } التي تحل محلها
    .owned = { $card }، { $who }

## The two piles. The words lie on a lit pile.

pile =
    .stock = كومة السحب، { $count ->
        [zero] فارغة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .draw = اسحب: كومة السحب، { $count ->
        [zero] فارغة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .draw-word = اسحب
    .discard = كومة الرمي، أعلاها { $top }
    .empty = كومة الرمي، فارغة
    .fan = كومة الرمي، الأقدم أولًا، { $count ->
        [zero] فارغة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .take = خذ: كومة الرمي، أعلاها { $top }
    .take-word = خذ
    .put = ارمِ هنا: { $card }. كومة الرمي، أعلاها { $top }
    .put-first = ارمِ هنا: { $card }. كومة الرمي، فارغة
    .put-word = ارمِ هنا
    .wild = الأوراق الحرة في هذه الجولة: { $cards }
    .wild-word = حرة
    .aside = { $card } تدل على الأوراق الحرة ولا تُلعب
    .lies = { $card }، { $count ->
        [zero] أخذها يعني أخذ { $count } ورقة
        [1] أعلى الكومة
        [two] أخذها يعني أخذ ورقتين
        [few] أخذها يعني أخذ { $count } أوراق
        [many] أخذها يعني أخذ { $count } ورقة
       *[other] أخذها يعني أخذ { $count } ورقة
    }

## Whose turn it is and what that player owes

banner =
    .yours = دورك
    .draw-or-take = اسحب من كومة السحب أو خذ الورقة المرمية.
    .draw-or-fan = اسحب من كومة السحب، أو المس ورقة في كومة الرمي، فتأخذ معها كل ما فوقها.
    .draw = اسحب من كومة السحب.
    .stock-empty = كومة السحب فارغة. خذ الورقة المرمية: طلب ورقة من كومة السحب ينهي الجولة.
    .stock-only = كومة السحب فارغة: طلب ورقة منها ينهي الجولة.
    .choose = اختر أوراقًا تكوّن تشكيلة، أو ورقة واحدة لترميها.
    .choose-add = اختر أوراقًا تكوّن تشكيلة أو تضيفها إلى تشكيلة، أو ورقة ترميها.
    .choose-last = بقيت ورقة واحدة: ارمها لتخرج.
    .discard = ارمِ { $card }، أو اختر المزيد من الأوراق.
    .discard-last = ارمِ { $card }: هي ورقتك الأخيرة، وبها تخرج.
    .discard-or-run = ارمِ { $card } أو أضفها إلى التسلسل المضاء.
    .discard-or-set = ارمِ { $card } أو أضفها إلى المجموعة المضاءة.
    .discard-or-choice = ارمِ { $card } أو أضفها إلى إحدى التشكيلات المضاءة.
    .no-discard = لا يمكن رمي { $card } الآن. اختر أوراقًا أخرى.
    .meld = هذه تشكيلة: أنزلها أو جهّزها.
    .meld-add = هذه تشكيلة: أنزلها، أو أضف الأوراق إلى تشكيلة مضاءة.
    .gather-more = هذه تشكيلة: جهّزها مع ما سبقها.
    .add = تُضاف هذه الأوراق إلى التشكيلة المضاءة.
    .no-meld = هذه الأوراق لا تكوّن تشكيلة.
    .tray = أنزل تشكيلاتك أو جهّز المزيد.
    .other-draws = دور { $name } في السحب.
    .other-plays = دور { $name } في اللعب ثم الرمي.
    .paused = إيقاف مؤقت
    .paused-say = الآخرون في انتظارك.
    .over = انتهت الجولة
    .over-say = حُسبت قيمة الأوراق.
    .arranging = ترتيبك
    .pick-up = المس الورقة التي تريد نقلها.
    .held = قبل أي ورقة تضع { $card }؟ المسها.
    .choose-first = اختر إنزالًا أول قيمته { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } أو أكثر، أو ورقة ترميها.
    .gather-first = هذه تشكيلة: جهّزها. يجب أن يبلغ إنزالك الأول { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .short = تنقصك { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } للإنزال الأول. جهّز تشكيلات أخرى أو ارمِ ورقة.
    .discard-or-swap = ارمِ { $card } أو استرجع بها الورقة المضاءة.
    .swap = المس الورقة المضاءة لاسترجاعها مقابل { $cards }.
    .must-meld = يجب إنزال { $cards } في هذا الدور.
    .must-open = يجب أن يضم إنزالك الأول { $cards }.
    .must-replay = { $count ->
        [one] العب الورقة المسترجَعة من جديد في هذا الدور إن أمكن.
        [two] العب الورقتين المسترجَعتين من جديد في هذا الدور إن أمكن.
        [few] العب الأوراق المسترجَعة ({ $count }) من جديد في هذا الدور إن أمكن.
        [many] العب الأوراق المسترجَعة ({ $count }) من جديد في هذا الدور إن أمكن.
       *[other] العب الأوراق المسترجَعة ({ $count }) من جديد في هذا الدور إن أمكن.
    }
    .gather = هذه تشكيلة: جهّزها.
    .match = المس الورقة الحرة المضاءة لإنزال { $cards } بجانبها.
    .discard-or-match = ارمِ { $card } أو أنزلها بجانب الورقة الحرة المضاءة.
    .other-called = إعلان رامي من { $name }، ثم رمي ورقة.
    .other-chooses = اختيار عدد الأوراق: { $name }.
    .caller = أعلنت رامي: ارمِ الآن ورقة واحدة.
    .float-draw = أنت بلا أوراق: اسحب ورقة من كومة السحب.
    .float-last = أنت بلا أوراق وكومة السحب فارغة: طلب ورقة منها ينهي الجولة.
    .float-play = { $card } يمكن لعبها فيجب لعبها: أضفها إلى تشكيلة.
    .float-out = { $card } لا تناسب أي تشكيلة: ارمها لتخرج.
    .wild-by = كل { $rank ->
        [A] الآسات
        [J] الأولاد
        [Q] الملكات
        [K] الملوك
       *[other] أوراق الرتبة { $rank }
    } حرة: { $whose ->
        [you] ورقتك { $card }
        [nobody] الورقة { $card } بجانب كومة السحب
       *[other] ورقة { $who }، { $card }
    }.

## Buttons

act =
    .draw = اسحب ورقة
    .take-card = خذ { $card }
    .take-many = خذ { $count ->
        [zero] { $count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .lay = أنزل
    .lay-all = أنزل الكل
    .gather = جهّز
    .add-run = أضف إلى التسلسل
    .add-set = أضف إلى المجموعة
    .add-choice = أضف إلى …
    .discard = ارمِ
    .discard-card = ارمِ { $card }
    .result = عرض النقاط
    .go-on = متابعة
    .done = تم
    .sort = ترتيب
    .sort-label = ترتيب الأوراق
    .hint = تلميح
    .undo = تراجع
    .do-it = تنفيذ
    .gather-points = جهّز بقيمة { $points }
    .reclaim = استرجع الورقة
    .match = أنزل بجانبها
    .match-card = أنزل { $cards } بجانب الورقة الحرة التي تحل محلها
    .call-or-pass = إعلان أم تخطٍّ؟
    .choose-count = اختر عددًا

sort =
    .suit = حسب النوع
    .rank = حسب الرتبة
    .melds = حسب التشكيلات
    .hand = يدويًا
    .done-suit = رُتّبت أوراقك حسب النوع.
    .done-rank = رُتّبت أوراقك حسب الرتبة.
    .done-melds = رُتّبت أوراقك حسب التشكيلات.

hand =
    .name = أوراقك
    .drawn = { $card }، مسحوبة الآن
    .held = { $card }، مرفوعة الآن
    .put-before = ضعها قبل { $card }
    .put-last = ضعها في الآخر
    .must = { $card }، يجب إنزالها في هذا الدور
    .again = { $card }، ورقة يجب لعبها من جديد في هذا الدور

tray =
    .name = التشكيلات المجهّزة
    .taking = الأخذ من كومة الرمي
    .take = { $others ->
        [0] خذ { $card }.
        [one] خذ { $card } والورقة التي فوقها.
        [two] خذ { $card } والورقتين اللتين فوقها.
        [few] خذ { $card } و{ $others } أوراق فوقها.
        [many] خذ { $card } و{ $others } ورقة فوقها.
       *[other] خذ { $card } و{ $others } ورقة فوقها.
    }
    .offer = تشكيلة قيمتها { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .worth = { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .back = أعد إلى اليد: { $cards }
    .offers = تشكيلة قيمتها من { $least } إلى { $most ->
        [zero] { $most } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $most } نقاط
        [many] { $most } نقطة
       *[other] { $most } نقطة
    }
    .of = { $points } من { $needed }
    .progress = قيمة التشكيلات المجهّزة
    .take-meld = { $card } تكوّن تشكيلة فورًا: { $cards }.
    .take-add = يمكن إضافة { $card } فورًا إلى { $cards }.
    .take-match = يمكن إنزال { $card } فورًا بجانب الورقة الحرة في { $cards }.
    .take-cannot = { $why } وهذا غير ممكن الآن.
    .take-ways = { $way } { $others ->
        [zero] ولا طريقة أخرى.
        [one] وهناك طريقة أخرى.
        [two] وهناك طريقتان أخريان.
        [few] وهناك { $others } طرق أخرى.
        [many] وهناك { $others } طريقة أخرى.
       *[other] وهناك { $others } طريقة أخرى.
    }

## The menu

menu =
    .title = القائمة
    .rules = قواعد هذه المباراة
    .replay = عرض الجولة
    .settings = الإعدادات
    .keys = اختصارات المفاتيح
    .pause = إيقاف مؤقت
    .resume = متابعة
    .leave = مغادرة (محفوظة)
    .abandon = التخلي عن المباراة

## What the hint would do

advice =
    .draw = اسحب من كومة السحب.
    .take = خذ الورقة المرمية.
    .take-many = خذ من كومة الرمي { $count ->
        [zero] { $count } ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
    .lay = أنزل { $cards }.
    .add = أضف { $cards }.
    .add-to = أضف { $cards } إلى التشكيلة { $meld }.
    .discard = ارمِ { $card }.
    .reclaim = ضع { $cards } مكان الورقة الحرة واسترجعها.
    .melds = { $first } · { $rest }
    .call = أعلن رامي.
    .pass = دعها تمر: اختر التخطّي.
    .choose = اطلب { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } في المجموع.

## A card fits several melds

which =
    .title = أي تشكيلة؟
    .say = أكثر من تشكيلة تناسب { $cards }.
    .run = هذا التسلسل
    .set = هذه المجموعة
    .joker = أين تضع الجوكر؟
    .places = { $count ->
        [2] له موضعان ممكنان.
       *[other] مواضعه الممكنة: { $count }.
    } ويبقى حيث تضعه.
    .as = بدلًا من { $cards }
    .as-set = ضمن مجموعة { $rank }
    .as-label = { $where }. { $meld }
    .wilds = هذه الأوراق الحرة
    .wild = بدلًا من أي أوراق توضع الأوراق الحرة؟
    .wild-places = { $count ->
        [2] هناك طريقتان ممكنتان.
       *[other] الطرق الممكنة: { $count }.
    } وتبقى الأوراق كما تضعها.
    .own = كل ورقة كما هي

## Why a press changes nothing

why =
    .over = انتهت الجولة.
    .turn = ليس دورك. الدور الآن: { $who }.
    .draw-first = اسحب ورقة أولًا.
    .one-to-discard = اختر ورقة واحدة لترميها.
    .cards-to-meld = اختر أولًا أوراقًا تكوّن تشكيلة.
    .cards-to-add = اختر أولًا الأوراق التي تريد إضافتها.
    .fits-nowhere = هذه الأوراق لا تناسب أي تشكيلة على الطاولة.
    .no-hint = لا يوجد تلميح الآن.
    .nothing-to-undo = لا يوجد ما يمكن التراجع عنه.
    .cards-to-swap = اختر أولًا الورقة التي تضعها مكان الورقة الحرة.
    .frees-none = هذه الأوراق لا تسترجع أي ورقة حرة من الطاولة.
    .cards-to-match = اختر أولًا الورقة التي تحل محلها ورقة حرة على الطاولة.
    .matches-none = لا توجد على الطاولة ورقة حرة تحل محل هذه الأوراق.
    .call-first = أعلن رامي أولًا، أو اختر التخطّي.
    .choose-first = اختر أولًا كم ورقة تريد.
    .no-call = لا يوجد ما يمكن إعلانه الآن.
    .no-way-to-call = هذه الأوراق لا تدخل في أي إعلان.

## Why an action is refused. $card and $cards are printed as cards.

refusal =
    .bad_input = ليس هذا من إجراءات اللعبة.
    .bad_rules = هذه القواعد لا تتوافق معًا.
    .not_allowed_here = لا تتيح قواعد هذه المباراة هذا الإجراء.
    .wrong_phase = { $rule ->
        [R5-S3] أعلنت رامي: ارمِ الآن ورقة.
        [R5-20] لا يُسأل أحد عن إعلان الآن.
       *[other] هذا غير ممكن الآن.
    }
    .not_your_turn = ليس دورك.
    .not_in_hand = { $card } ليست في يدك.
    .no_such_meld = هذه التشكيلة ليست على الطاولة.
    .cannot_take_discard = { $rule ->
        [RA-H21] بورقة واحدة في يدك لا تسحب إلا من كومة السحب.
        [RA-H25] ما زال الوقت مبكرًا في هذه الجولة للأخذ من كومة الرمي.
        [R5-26] ما دمت بلا أوراق لا تسحب إلا من كومة السحب.
       *[other] ليس في كومة الرمي هذا العدد من الأوراق.
    }
    .not_a_meld = { $cards } لا تكوّن مجموعة ولا تسلسلًا.
    .not_opened = { $rule ->
        [RA-H14] كان إنزالك الأول في هذا الدور: يمكنك الإضافة إلى تشكيلات الطاولة ابتداءً من دورك القادم.
       *[other] لا يمكنك استعمال تشكيلات الطاولة قبل إنزالك الأول.
    }
    .opening_too_low = قيمة هذه التشكيلات { $reached }، ويجب أن يبلغ الإنزال الأول { $needed }.
    .does_not_fit = { $rule ->
        [R5-19] لا تحل ورقة حرة في هذا التسلسل محل هذه الورقة، أو أُنزلت بجانبها من قبل: { $card }.
       *[other] بهذا لا تبقى التشكيلة مجموعة ولا تسلسلًا: { $cards }.
    }
    .cannot_discard_taken = أخذت { $card } للتو من كومة الرمي: لا يمكن رميها في هذا الدور.
    .must_meld_taken = { $rule ->
        [RA-H4] قبل الإنزال الأول لا تؤخذ هذه الورقة إلا لتكون منه: { $card }.
        [R5-V21] من أخذ هذه الورقة أنزلها في تشكيلة جديدة مع ورقتين طبيعيتين من يده: { $card }.
        [R5-V27] من أخذ هذه الورقة أنزلها في تشكيلة جديدة مع ورقتين طبيعيتين من يده: { $card }.
       *[other] من أخذ هذه الورقة من كومة الرمي وجب أن ينزلها في الدور نفسه: { $card }.
    }
    .must_keep_a_discard = يجب الاحتفاظ بورقة يمكن رميها.
    .nothing_to_undo = لا يوجد ما يمكن التراجع عنه.
    .stale_update = وصل هذا متأخرًا: كانت الطاولة قد تغيّرت.
    .match_ended = أُنهيت المباراة.
    .wild_goes_lowest = الورقة الحرة التي تصلح لموضعين تأخذ أقلّهما قيمة.
    .wild_place_needed = للورقة الحرة أكثر من موضع ممكن: اختر واحدًا.
    .too_many_wilds = عدد الأوراق الحرة أكبر مما تسمح به تشكيلة واحدة.
    .opening_needs_clean_run = يجب أن يضم الإنزال الأول تسلسلًا بدون جوكر.
    .needs_new_meld = الورقة الحرة المسترجَعة لا توضع إلا في تشكيلة جديدة.
    .cannot_discard_wild = لا يجوز رمي ورقة حرة.
    .must_replay_wild = استرجعت ورقة حرة: العبها من جديد في هذا الدور.
    .cannot_call = لا يمكن إعلان رامي على هذه الورقة هكذا.
    .must_play_or_discard_drawn = { $rule ->
        [R5-27] يمكن لعب هذه الورقة، فيجب أن تلعبها ما دمت بلا أوراق: { $card }.
       *[other] سحبت هذه الورقة من كومة السحب، فأنزلها في هذا الدور أو ارمها: { $card }.
    }
    .last_card_playable = يمكن أن تُضاف هذه الورقة إلى تشكيلة على الطاولة، فلا تكون آخر ما ترميه: { $card }.

## What happened. $who is another player; the sentences with you- speak to the player.

story =
    .dealt = الجولة { $round }. وُزّعت الأوراق، ومعك { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
    .drew = { $who }: سحبُ ورقة من كومة السحب.
    .took = { $who }: أخذُ { $cards } من كومة الرمي.
    .melded-run = { $who }: إنزال تسلسل من { $first } إلى { $last }.
    .melded-set = { $who }: إنزال { $count ->
        [3] ثلاثية
        [4] رباعية
       *[other] مجموعة
    } { $rank }.
    .laid-off-run = { $who }: إضافة { $cards } إلى تسلسل صار من { $first } إلى { $last }.
    .laid-off-set = { $who }: إضافة { $cards } إلى مجموعة { $rank } صار عدد أوراقها { $count }.
    .discarded = { $who }: رمي { $card }.
    .you-drew = سحبت { $cards }.
    .you-took = أخذت { $cards } من كومة الرمي.
    .you-melded-run = أنزلت تسلسلًا من { $first } إلى { $last }.
    .you-melded-set = أنزلت { $count ->
        [3] ثلاثية
        [4] رباعية
       *[other] مجموعة
    } { $rank }.
    .you-laid-off-run = أضفت { $cards } إلى تسلسل صار من { $first } إلى { $last }.
    .you-laid-off-set = أضفت { $cards } إلى مجموعة { $rank } صار عدد أوراقها { $count }.
    .you-discarded = رميت { $card }.
    .reshuffled = خُلطت كومة الرمي وصارت كومة السحب الجديدة.
    .undone = تم التراجع.
    .your-turn-draw = دورك: اسحب ورقة.
    .your-turn-play = دورك: أنزل تشكيلة أو ارمِ ورقة.
    .ended-out = خروج { $who } والفوز بالجولة: { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .ended-stock = انتهت الجولة. الفوز من نصيب { $who }: { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .you-ended-out = خرجت وفزت بالجولة: { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .you-ended-stock = انتهت الجولة وفزت بها: { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .ended-nobody = انتهت الجولة دون فائز.
    .starts = لا تُكشف ورقة. { $who }: البدء برمي ورقة.
    .you-starts = لا تُكشف ورقة. تبدأ أنت برمي ورقة.
    .opened = { $who }: الإنزال الأول.
    .you-opened = أتممت إنزالك الأول.
    .reclaimed = { $who }: وضع { $cards } واسترجاع { $wilds }.
    .you-reclaimed = وضعت { $cards } واسترجعت { $wilds }.
    .eliminated = { $who }: الخروج من المباراة.
    .you-eliminated = خرجت من المباراة.
    .up-card = { $who }: { $cards }
    .up-cards = الأوراق الموزعة مكشوفة: { $cards }.
    .aside = كُشفت { $cards } لتحديد الأوراق الحرة ووُضعت جانبًا.
    .wild = كل { $rank ->
        [A] الآسات
        [J] الأولاد
        [Q] الملكات
        [K] الملوك
       *[other] أوراق الرتبة { $rank }
    } حرة في هذه الجولة.
    .took-many = { $who }: أخذ { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } من كومة الرمي ابتداءً من { $card }.
    .you-took-many = أخذت { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } من كومة الرمي ابتداءً من { $card }.
    .melded-wilds = { $who }: إنزال تشكيلة أوراق حرة عدد أوراقها { $count }.
    .you-melded-wilds = أنزلت تشكيلة أوراق حرة عدد أوراقها { $count }.
    .laid-off-wilds = { $who }: إضافة { $cards } إلى تشكيلة أوراق حرة صار عدد أوراقها { $count }.
    .you-laid-off-wilds = أضفت { $cards } إلى تشكيلة أوراق حرة صار عدد أوراقها { $count }.
    .matched-run = { $who }: إنزال { $card } بجانب الورقة الحرة التي تحل محلها في التسلسل من { $first } إلى { $last }.
    .you-matched-run = أنزلت { $card } بجانب الورقة الحرة التي تحل محلها في التسلسل من { $first } إلى { $last }.
    .called-run = { $who }: إعلان رامي وإضافة { $cards } إلى تسلسل صار من { $first } إلى { $last }.
    .called-set = { $who }: إعلان رامي وإضافة { $cards } إلى مجموعة { $rank } صار عدد أوراقها { $count }.
    .called-wilds = { $who }: إعلان رامي وإضافة { $cards } إلى تشكيلة أوراق حرة صار عدد أوراقها { $count }.
    .called-new-run = { $who }: إعلان رامي وإنزال تسلسل من { $first } إلى { $last }.
    .called-new-set = { $who }: إعلان رامي وإنزال مجموعة { $rank } عدد أوراقها { $count }.
    .called-new-wilds = { $who }: إعلان رامي وإنزال تشكيلة أوراق حرة عدد أوراقها { $count }.
    .you-called-run = أعلنت رامي وأضفت { $cards } إلى تسلسل صار من { $first } إلى { $last }.
    .you-called-set = أعلنت رامي وأضفت { $cards } إلى مجموعة { $rank } صار عدد أوراقها { $count }.
    .you-called-wilds = أعلنت رامي وأضفت { $cards } إلى تشكيلة أوراق حرة صار عدد أوراقها { $count }.
    .you-called-new-run = أعلنت رامي وأنزلت تسلسلًا من { $first } إلى { $last }.
    .you-called-new-set = أعلنت رامي وأنزلت مجموعة { $rank } عدد أوراقها { $count }.
    .you-called-new-wilds = أعلنت رامي وأنزلت تشكيلة أوراق حرة عدد أوراقها { $count }.
    .chose = { $who }: اختيار { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } في المجموع.
    .you-chose = اخترت { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    } في المجموع.
    .floated = { $who }: إنزال كل الأوراق والبقاء في الجولة بلا أوراق.
    .you-floated = أنزلت كل أوراقك: تبقى في الجولة بلا أوراق.
    .went-out = خروج { $who }. لكل من لم يلعب بعدُ دور واحد.
    .you-went-out = خرجت. لكل من لم يلعب بعدُ دور واحد.
    .ended-scored = انتهت الجولة دون خروج أحد.
    .ended-gone = خروج { $who }: انتهت الجولة.
    .you-ended-gone = خرجت: انتهت الجولة.
    .you-score = نقاطك في هذه الجولة: { $points ->
        [zero] { $points } نقطة
        [1] نقطة واحدة
        [2] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    .passed = { $who }: التخطّي.
    .you-passed = اخترت التخطّي.
    .drew-open = { $who }: سحب { $cards } من كومة السحب.

## The same in a word or two, on a place card

said =
    .drew = سحب ورقة
    .took = أخذ { $cards }
    .melded = { $count ->
        [one] إنزال تشكيلة
        [two] إنزال تشكيلتين
        [few] إنزال { $count } تشكيلات
        [many] إنزال { $count } تشكيلة
       *[other] إنزال { $count } تشكيلة
    }
    .laid-off = إضافة { $cards }
    .discarded = رمي { $card }
    .reclaimed = استرجاع { $cards }
    .then = { $first }؛ { $rest }
    .took-many = أخذ { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .opened = إنزال أول: { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    .matched = إنزال { $card } بجانب ورقة حرة
    .called = إعلان رامي: { $cards }
    .chose = اختيار { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
    .floated = بلا أوراق
    .went-out = خروج
    .up-card = { $card }: { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }

## The list of keys

key =
    .title = اختصارات المفاتيح
    .off = اختصارات الحرف الواحد متوقفة في الإعدادات.
    .move = الانتقال من ورقة إلى أخرى
    .ends = إلى الأولى، إلى الأخيرة
    .groups = اليد، التشكيلات، الأكوام، الإجراءات
    .enter = اختيار أو ضغط
    .stock = السحب من كومة السحب
    .pile = أخذ الورقة المرمية؛ رمي الورقة المختارة
    .lay = إنزال
    .add = إضافة إلى تشكيلة
    .gather = تجهيز تشكيلة
    .undo = تراجع
    .hint = تلميح
    .sort-suit = ترتيب حسب النوع
    .sort-rank = ترتيب حسب الرتبة
    .sort-melds = ترتيب حسب التشكيلات
    .sort-hand = ترتيب يدوي
    .pause = إيقاف مؤقت أو متابعة
    .skip = تخطي الانتظار
    .cancel = إغلاق، إلغاء
    .keys = هذه القائمة
    .reclaim = استرجاع جوكر أو ورقة حرة أخرى
    .match = إنزال بجانب ورقة حرة
    .call = إعلان رامي
    .pass = التخطّي
    .stop-clock = إيقاف مهلة الإعلان أو متابعتها
    .step = حركة إلى الخلف أو إلى الأمام
    .step-turn = دور إلى الخلف أو إلى الأمام
    .step-ends = إلى البداية، إلى النهاية

cap =
    .arrows = ← →
    .ends = Home, End
    .tab = Tab
    .enter = Enter
    .escape = Esc
    .shift = Shift + ← →

## What a round adds to a score besides the cards. $who is you or other.

tally =
    .unopened = دون إنزال أول: جزاء ثابت بدلًا من الأوراق
    .doubled = مضاعفة: خروج الفائز في دور واحد («هاند»)
    .bonus = مكافأة الفائز
    .score = هذه الجولة
    .why-out = { $who ->
        [you] لم تبقَ لديك أوراق.
       *[other] لم تبقَ أوراق لدى { $name }.
    }
    .why-stock = { $who ->
        [you] كانت كومة السحب فارغة. يدك هي الأقل قيمة.
       *[other] كانت كومة السحب فارغة. اليد الأقل قيمة هي يد { $name }.
    }
    .why-turn_limit = { $who ->
        [you] بلغت الجولة دورها الأخير. يدك هي الأقل قيمة.
       *[other] بلغت الجولة دورها الأخير. اليد الأقل قيمة هي يد { $name }.
    }
    .going-out = مكافأة الخروج
    .melded = المنزَل
    .caught = من أيدي الآخرين
    .held = الباقي في اليد
