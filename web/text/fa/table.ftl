### The table: what is owed, what may be done, what happened. A card in an argument is printed, or spoken as "10 of hearts".

table =
    .menu = منو
    .round = دور { $round }
    .round-target = دور { $round } · تا { $target }
    .house = { $round } · قوانین خانگی
    .you = شما، { $count } کارت، { $points } امتیاز
    .seat = { $name }، { $level }، { $count } کارت، { $points } امتیاز
    .players = بازیکنان
    .piles = استوک و دورریخته‌ها
    .melds = ترکیب‌ها
    .acts = کارها
    .no = نمی‌شود.
    .seat-out = { $name }، حذف‌شده از بازی، { $points } امتیاز
    .out = حذف
    .opened = { $seat }، ترکیب اول رو شده
    .unopened = { $seat }، ترکیب اول هنوز رو نشده
    .last-turn = نوبت آخر: { $name }
    .with-melded = { $seat }، { $points } امتیاز روی میز در این دور
    .melded = +{ $points }
    .floats = شناور
    .gone = خارج شده
    .seat-floating = { $name }، { $level }، شناور و بدون کارت، { $points } امتیاز
    .seat-gone = { $name }، { $level }، از این دور خارج شده، { $points } امتیاز
    .you-float = شما، شناور و بدون کارت، { $points } امتیاز
    .seen = همه این کارت‌ها را در دست { $name } دیده‌اند: { $cards }.
    .with-up-card = { $seat }، کارت روباز { $card }

meld =
    .run = ردیف از { $first } تا { $last }، { $count } کارت
    .set = ست { $rank }، { $count } کارت
    .stands-for = { $card } به جای { $place }
    .add-to = اضافه کردن { $cards } به اینجا. { $meld }
    .before = اضافه کردن { $cards } پیش از { $card }
    .after = اضافه کردن { $cards } پس از { $card }
    .stands-in-set = { $card } در ست { $rank }
    .swap = پس گرفتن این کارت با { $cards }. { $wild }
    .wilds = ترکیب کارت‌های وایلد، { $count } کارت
    .match = رو کردن { $cards } کنار این کارت. { $wild }
    .matched = { $card }، کنار { $wild } که به جای آن آمده
    .owned = { $card }، { $who }

## The two piles. The words lie on a lit pile.

pile =
    .stock = استوک، { $count ->
        [0] خالی
       *[other] { $count } کارت
    }
    .draw = بکشید: استوک، { $count ->
        [0] خالی
       *[other] { $count } کارت
    }
    .draw-word = بکشید
    .discard = کارت‌های دورریخته، { $top } روی همه
    .empty = کارت‌های دورریخته، خالی
    .fan = کارت‌های دورریخته، از قدیم به جدید، { $count ->
        [0] خالی
       *[other] { $count } کارت
    }
    .take = بردارید: کارت‌های دورریخته، { $top } روی همه
    .take-word = بردارید
    .put = { $card } را اینجا بیندازید: کارت‌های دورریخته، { $top } روی همه
    .put-first = { $card } را اینجا بیندازید: کارت‌های دورریخته، خالی
    .put-word = بیندازید
    .wild = کارت‌های وایلد این دور: { $cards }
    .wild-word = وایلد
    .aside = { $card }، نشان‌دهندهٔ کارت وایلد و بیرون از بازی
    .lies = { $card }، { $count ->
        [1] روی همه
       *[other] برداشتن آن یعنی برداشتن { $count } کارت
    }

## Whose turn it is and what that player owes

banner =
    .yours = نوبت شما
    .draw-or-take = از استوک بکشید یا کارت دورریخته را بردارید.
    .draw-or-fan = از استوک بکشید، یا روی کارتی از دورریخته‌ها بزنید: همهٔ کارت‌های رویش هم می‌آید.
    .draw = از استوک بکشید.
    .stock-empty = استوک خالی است. کارت دورریخته را بردارید: خواستن کارت از استوک دور را تمام می‌کند.
    .stock-only = استوک خالی است: خواستن کارت از آن دور را تمام می‌کند.
    .choose = کارت‌هایی برای یک ترکیب انتخاب کنید، یا یک کارت برای دور انداختن.
    .choose-add = کارت‌هایی برای ترکیب یا افزودن به ترکیب انتخاب کنید، یا یکی برای دور انداختن.
    .choose-last = یک کارت مانده: آن را دور بیندازید تا خارج شوید.
    .discard = { $card } را دور بیندازید، یا کارت‌های بیشتری انتخاب کنید.
    .discard-last = { $card } را دور بیندازید: آخرین کارت شماست و خارج می‌شوید.
    .discard-or-run = { $card } را دور بیندازید یا به ردیف روشن اضافه کنید.
    .discard-or-set = { $card } را دور بیندازید یا به ست روشن اضافه کنید.
    .discard-or-choice = { $card } را دور بیندازید یا به یکی از ترکیب‌های روشن اضافه کنید.
    .no-discard = { $card } را الان نمی‌توان دور انداخت. کارت‌های دیگری انتخاب کنید.
    .meld = این یک ترکیب است: رو کنید یا کنار بگذارید.
    .meld-add = این یک ترکیب است: آن را رو کنید، یا کارت‌ها را به یک ترکیب روشن اضافه کنید.
    .gather-more = این یک ترکیب است: آن را هم کنار بگذارید.
    .add = این کارت‌ها به ترکیب روشن می‌خورند.
    .no-meld = از این کارت‌ها ترکیبی ساخته نمی‌شود.
    .tray = ترکیب‌هایتان را رو کنید، یا باز هم کنار بگذارید.
    .other-draws = { $name } باید کارت بکشد.
    .other-plays = { $name } باید بازی کند و کارتی دور بیندازد.
    .paused = مکث
    .paused-say = دیگران منتظر شما هستند.
    .over = دور تمام شد
    .over-say = امتیاز کارت‌ها حساب شده است.
    .arranging = چیدن دستی
    .pick-up = روی کارتی بزنید که می‌خواهید جابه‌جا کنید.
    .held = { $card } پیش از کدام کارت بنشیند؟ روی آن بزنید.
    .choose-first = برای ترکیب اول کارت‌هایی با { $points } امتیاز یا بیشتر انتخاب کنید، یا یکی برای دور انداختن.
    .gather-first = این یک ترکیب است: کنار بگذارید. ترکیب اول شما باید به { $points } امتیاز برسد.
    .short = برای ترکیب اول { $points } امتیاز کم دارید. ترکیب دیگری کنار بگذارید، یا کارتی دور بیندازید.
    .discard-or-swap = { $card } را دور بیندازید، یا با آن کارت روشن را پس بگیرید.
    .swap = روی کارت روشن بزنید تا آن را با { $cards } پس بگیرید.
    .must-meld = { $cards } باید در همین نوبت رو شود.
    .must-open = { $cards } باید در ترکیب اول شما باشد.
    .must-replay = { $count ->
        [one] کارتی را که پس گرفتید، اگر می‌شود، در همین نوبت دوباره بازی کنید.
       *[other] { $count } کارتی را که پس گرفتید، اگر می‌شود، در همین نوبت دوباره بازی کنید.
    }
    .gather = این یک ترکیب است: کنار بگذارید.
    .match = روی کارت وایلد روشن بزنید تا { $cards } کنار آن رو شود.
    .discard-or-match = { $card } را دور بیندازید، یا کنار کارت وایلد روشن رو کنید.
    .other-called = { $name } رامی اعلام کرد و باید کارتی دور بیندازد.
    .other-chooses = { $name } تعداد کارت‌هایش را انتخاب می‌کند.
    .caller = رامی اعلام کردید: حالا یک کارت دور بیندازید.
    .float-draw = شناور هستید و کارتی ندارید: از استوک کارت بکشید.
    .float-last = شناور هستید و استوک خالی است: خواستن کارت از آن دور را تمام می‌کند.
    .float-play = { $card } قابل بازی است و باید بازی شود: آن را به ترکیبی اضافه کنید.
    .float-out = { $card } به هیچ ترکیبی نمی‌خورد: آن را دور بیندازید تا خارج شوید.
    .wild-by = در این دور { $rank ->
        [A] آس‌ها
        [J] سربازها
        [Q] بی‌بی‌ها
        [K] شاه‌ها
       *[other] کارت‌های { $rank }
    } وایلد هستند: { $whose ->
        [you] { $card } شما
        [nobody] { $card } کنار استوک
       *[other] { $card }، کارت { $who }
    }.

## Buttons

act =
    .draw = کشیدن کارت
    .take-card = برداشتن { $card }
    .take-many = برداشتن { $count } کارت
    .lay = رو کردن
    .lay-all = رو کردن همه
    .gather = کنار گذاشتن
    .add-run = اضافه به ردیف
    .add-set = اضافه به ست
    .add-choice = اضافه به …
    .discard = دور انداختن
    .discard-card = دور انداختن { $card }
    .result = دیدن امتیازها
    .go-on = ادامه
    .done = تمام
    .sort = چیدن
    .sort-label = چیدن دست
    .hint = راهنمایی
    .undo = واگرد
    .do-it = انجام شود
    .gather-points = کنار گذاشتن ({ $points })
    .reclaim = پس گرفتن
    .match = رو کردن کنار آن
    .match-card = رو کردن { $cards } کنار کارت وایلدی که به جای آن آمده
    .call-or-pass = اعلام یا رد
    .choose-count = تعداد را انتخاب کنید

sort =
    .suit = بر اساس خال
    .rank = بر اساس رتبه
    .melds = بر اساس ترکیب
    .hand = دستی
    .done-suit = دست شما بر اساس خال چیده شد.
    .done-rank = دست شما بر اساس رتبه چیده شد.
    .done-melds = دست شما بر اساس ترکیب چیده شد.

hand =
    .name = دست شما
    .drawn = { $card }، تازه کشیده‌شده
    .held = { $card }، در حال جابه‌جایی
    .put-before = گذاشتن پیش از { $card }
    .put-last = گذاشتن در آخر
    .must = { $card }، باید در همین نوبت رو شود
    .again = { $card }، باید در همین نوبت دوباره بازی شود

tray =
    .name = ترکیب‌های کنارگذاشته
    .taking = برداشتن از کارت‌های دورریخته
    .take = { $others ->
        [0] برداشتن { $card }.
       *[other] برداشتن { $card } و { $others } کارت روی آن.
    }
    .offer = ترکیبی به ارزش { $points } امتیاز
    .worth = { $points } امتیاز
    .back = برگرداندن به دست: { $cards }
    .offers = ترکیبی به ارزش { $least } تا { $most } امتیاز
    .of = { $points } از { $needed }
    .progress = ارزش ترکیب‌های کنارگذاشته
    .take-meld = { $card } همین حالا ترکیب می‌سازد: { $cards }.
    .take-add = { $card } را می‌توان همین حالا به { $cards } اضافه کرد.
    .take-match = { $card } را می‌توان همین حالا کنار کارت وایلد در { $cards } رو کرد.
    .take-cannot = { $why } این کار الان شدنی نیست.
    .take-ways = { $way } { $others } راه دیگر هم هست.

## The menu

menu =
    .title = منو
    .rules = قوانین این بازی
    .replay = بازپخش دور
    .settings = تنظیمات
    .keys = کلیدها
    .pause = مکث
    .resume = ادامه
    .leave = ترک میز (ذخیره‌شده)
    .abandon = رها کردن بازی

## What the hint would do

advice =
    .draw = از استوک بکشید.
    .take = کارت دورریخته را بردارید.
    .take-many = { $count } کارت از میان دورریخته‌ها بردارید.
    .lay = { $cards } را رو کنید.
    .add = { $cards } را اضافه کنید.
    .add-to = { $cards } را به { $meld } اضافه کنید.
    .discard = { $card } را دور بیندازید.
    .reclaim = { $cards } را به جای کارت وایلد بگذارید و آن را پس بگیرید.
    .melds = { $first } · { $rest }
    .call = رامی اعلام کنید.
    .pass = بگذارید بگذرد: رد کنید.
    .choose = { $count ->
        [one] در کل یک کارت بخواهید.
       *[other] در کل { $count } کارت بخواهید.
    }

## A card fits several melds

which =
    .title = کدام ترکیب؟
    .say = { $cards } به چند ترکیب می‌خورد.
    .run = این ردیف
    .set = این ست
    .joker = ژوکر به جای کدام کارت باشد؟
    .places = { $count } جای ممکن هست. ژوکر همان‌جا که بگذارید می‌ماند.
    .as = به جای { $cards }
    .as-set = در ست { $rank }
    .as-label = { $where }. { $meld }
    .wilds = این کارت‌های وایلد
    .wild = کارت‌های وایلد به جای کدام کارت باشند؟
    .wild-places = { $count } راه ممکن هست. کارت‌ها همان‌طور که بچینید می‌مانند.
    .own = هر کارت به جای خودش

## Why a press changes nothing

why =
    .over = این دور تمام شده است.
    .turn = نوبت شما نیست: نوبت { $who } است.
    .draw-first = اول کارت بکشید.
    .one-to-discard = یک کارت برای دور انداختن انتخاب کنید.
    .cards-to-meld = اول کارت‌هایی برای یک ترکیب انتخاب کنید.
    .cards-to-add = اول کارت‌هایی را که می‌خواهید اضافه کنید انتخاب کنید.
    .fits-nowhere = این کارت‌ها به هیچ ترکیبی روی میز نمی‌خورند.
    .no-hint = الان راهنمایی‌ای نیست.
    .nothing-to-undo = چیزی برای واگرد نیست.
    .cards-to-swap = اول کارتی را انتخاب کنید که جای کارت وایلد را می‌گیرد.
    .frees-none = با این کارت‌ها هیچ کارت وایلدی را از روی میز نمی‌توان پس گرفت.
    .cards-to-match = اول کارتی را انتخاب کنید که یک کارت وایلد روی میز به جای آن آمده است.
    .matches-none = هیچ کارت وایلدی روی میز به جای این کارت‌ها نیامده است.
    .call-first = اول رامی اعلام کنید یا رد کنید.
    .choose-first = اول انتخاب کنید چند کارت می‌خواهید.
    .no-call = الان چیزی برای اعلام نیست.
    .no-way-to-call = این کارت‌ها در هیچ اعلامی جا نمی‌گیرند.

## Why an action is refused. $card and $cards are printed as cards.

refusal =
    .bad_input = چنین کاری در این بازی نیست.
    .bad_rules = این قوانین با هم جور نیستند.
    .not_allowed_here = قوانین این بازی چنین کاری ندارد.
    .wrong_phase = { $rule ->
        [R5-S3] رامی اعلام کردید: حالا یک کارت دور بیندازید.
        [R5-20] الان از کسی برای اعلام پرسیده نمی‌شود.
       *[other] این کار الان شدنی نیست.
    }
    .not_your_turn = نوبت شما نیست.
    .not_in_hand = { $card } در دست شما نیست.
    .no_such_meld = این ترکیب روی میز نیست.
    .cannot_take_discard = { $rule ->
        [RA-H21] با یک کارت در دست فقط می‌توانید از استوک بکشید.
        [RA-H25] در این دور هنوز برای برداشتن از دورریخته‌ها زود است.
        [R5-26] تا وقتی شناورید فقط از استوک می‌کشید.
       *[other] کارت‌های دورریخته این‌قدر نیست.
    }
    .not_a_meld = { $cards } نه ست است و نه ردیف.
    .not_opened = { $rule ->
        [RA-H14] ترکیب اولتان را در همین نوبت رو کردید: از نوبت بعد می‌توانید به ترکیب‌های روی میز اضافه کنید.
       *[other] وقتی ترکیب اولتان را رو کرده باشید، می‌توانید از ترکیب‌های روی میز استفاده کنید.
    }
    .opening_too_low = ارزش این ترکیب‌ها { $reached } است؛ ترکیب اول باید به { $needed } برسد.
    .does_not_fit = { $rule ->
        [R5-19] هیچ وایلدی در این ردیف جای { $card } را نگرفته، یا این کارت پیش‌تر کنارش رو شده است.
       *[other] با { $cards } این دیگر ست یا ردیف نخواهد بود.
    }
    .cannot_discard_taken = { $card } را تازه از کارت‌های دورریخته برداشته‌اید: در این نوبت نمی‌توانید آن را دور بیندازید.
    .must_meld_taken = { $rule ->
        [RA-H4] پیش از ترکیب اول، { $card } را فقط برای همان ترکیب می‌توان برداشت.
        [R5-V21] هر کس { $card } را بردارد باید آن را در ترکیبی تازه با دو کارت طبیعی دستش رو کند.
        [R5-V27] هر کس { $card } را بردارد باید آن را در ترکیبی تازه با دو کارت طبیعی دستش رو کند.
       *[other] هر کس { $card } را از دورریخته‌ها بردارد باید در همان نوبت رو کند.
    }
    .must_keep_a_discard = باید کارتی نگه دارید که بتوان آن را دور انداخت.
    .nothing_to_undo = چیزی برای واگرد نیست.
    .stale_update = دیر رسید: بازی پیش رفته بود.
    .match_ended = این بازی پایان داده شده است.
    .wild_goes_lowest = کارت وایلدی که دو جا می‌تواند بنشیند، جای کم‌ارزش‌تر را می‌گیرد.
    .wild_place_needed = کارت وایلد بیش از یک جا می‌تواند بنشیند: یکی را انتخاب کنید.
    .too_many_wilds = تعداد کارت‌های وایلد برای یک ترکیب زیاد است.
    .opening_needs_clean_run = در ترکیب اول باید یک ردیف بدون ژوکر باشد.
    .needs_new_meld = کارت وایلدی که پس گرفته شود فقط در ترکیبی تازه می‌رود.
    .cannot_discard_wild = کارت وایلد را نمی‌توان دور انداخت.
    .must_replay_wild = یک کارت وایلد پس گرفته‌اید: در همین نوبت دوباره بازی‌اش کنید.
    .cannot_call = برای این کارت نمی‌توان این‌طور رامی اعلام کرد.
    .must_play_or_discard_drawn = { $rule ->
        [R5-27] { $card } قابل بازی است: تا وقتی شناورید باید آن را بازی کنید.
       *[other] { $card } را از استوک کشیدید: در همین نوبت رو کنید یا دور بیندازید.
    }
    .last_card_playable = { $card } را می‌توان به ترکیبی روی میز اضافه کرد: آخرین کارتی که دور می‌اندازید باید غیرقابل بازی باشد.

## What happened. $who is another player; the sentences with you- speak to the player.

story =
    .dealt = دور { $round }. کارت‌ها تقسیم شد؛ { $count } کارت در دست دارید.
    .drew = { $who } از استوک کشید.
    .took = { $who } از کارت‌های دورریخته برداشت: { $cards }.
    .melded-run = { $who } یک ردیف از { $first } تا { $last } رو کرد.
    .melded-set = { $who } یک ست { $count ->
        [3] سه‌تایی
        [4] چهارتایی
       *[other] { $count }تایی
    } { $rank } رو کرد.
    .laid-off-run = { $who } به یک ردیف اضافه کرد: { $cards }. این ردیف حالا از { $first } تا { $last } است.
    .laid-off-set = { $who } به ست { $rank } اضافه کرد: { $cards }. این ست حالا { $count } کارت دارد.
    .discarded = { $who } دور انداخت: { $card }.
    .you-drew = { $cards } را کشیدید.
    .you-took = { $cards } را از کارت‌های دورریخته برداشتید.
    .you-melded-run = یک ردیف از { $first } تا { $last } رو کردید.
    .you-melded-set = یک ست { $count ->
        [3] سه‌تایی
        [4] چهارتایی
       *[other] { $count }تایی
    } { $rank } رو کردید.
    .you-laid-off-run = { $cards } را به یک ردیف اضافه کردید. این ردیف حالا از { $first } تا { $last } است.
    .you-laid-off-set = { $cards } را به ست { $rank } اضافه کردید. این ست حالا { $count } کارت دارد.
    .you-discarded = { $card } را دور انداختید.
    .reshuffled = کارت‌های دورریخته بُر خورد و استوک تازه شد.
    .undone = واگرد انجام شد.
    .your-turn-draw = نوبت شما: کارت بکشید.
    .your-turn-play = نوبت شما: ترکیبی رو کنید یا کارتی دور بیندازید.
    .ended-out = { $who } خارج شد و دور را با { $points } امتیاز برد.
    .ended-stock = دور تمام شد. { $who } آن را با { $points } امتیاز برد.
    .you-ended-out = خارج شدید و دور را با { $points } امتیاز بردید.
    .you-ended-stock = دور تمام شد. آن را با { $points } امتیاز بردید.
    .ended-nobody = دور تمام شد. کسی آن را نبرد.
    .starts = کارتی رو نمی‌شود؛ { $who } با دور انداختن یک کارت شروع می‌کند.
    .you-starts = کارتی رو نمی‌شود؛ شما با دور انداختن یک کارت شروع می‌کنید.
    .opened = { $who } ترکیب اولش را رو کرد.
    .you-opened = ترکیب اولتان را رو کردید.
    .reclaimed = { $who } با { $cards } پس گرفت: { $wilds }.
    .you-reclaimed = { $wilds } را با { $cards } پس گرفتید.
    .eliminated = { $who } از بازی حذف شد.
    .you-eliminated = از بازی حذف شدید.
    .up-card = { $who }: { $cards }
    .up-cards = کارت‌های روباز: { $cards }.
    .aside = { $cards } رو شد تا رتبهٔ وایلد را نشان دهد و کنار گذاشته شد.
    .wild = در این دور { $rank ->
        [A] آس‌ها
        [J] سربازها
        [Q] بی‌بی‌ها
        [K] شاه‌ها
       *[other] کارت‌های { $rank }
    } وایلد هستند.
    .took-many = { $who } از کارت‌های دورریخته { $count } کارت برداشت، از { $card } به بالا.
    .you-took-many = از کارت‌های دورریخته { $count } کارت برداشتید، از { $card } به بالا.
    .melded-wilds = { $who } ترکیبی از { $count } کارت وایلد رو کرد.
    .you-melded-wilds = ترکیبی از { $count } کارت وایلد رو کردید.
    .laid-off-wilds = { $who } به ترکیب کارت‌های وایلد اضافه کرد: { $cards }. این ترکیب حالا { $count } کارت دارد.
    .you-laid-off-wilds = { $cards } را به ترکیب کارت‌های وایلد اضافه کردید. این ترکیب حالا { $count } کارت دارد.
    .matched-run = { $who } کنار کارت وایلدی که در ردیف { $first } تا { $last } جایش را گرفته رو کرد: { $card }.
    .you-matched-run = { $card } را کنار کارت وایلدی رو کردید که در ردیف { $first } تا { $last } جایش را گرفته است.
    .called-run = { $who } رامی اعلام کرد و به یک ردیف اضافه کرد: { $cards }. این ردیف حالا از { $first } تا { $last } است.
    .called-set = { $who } رامی اعلام کرد و به ست { $rank } اضافه کرد: { $cards }. این ست حالا { $count } کارت دارد.
    .called-wilds = { $who } رامی اعلام کرد و به ترکیب کارت‌های وایلد اضافه کرد: { $cards }. این ترکیب حالا { $count } کارت دارد.
    .called-new-run = { $who } رامی اعلام کرد و یک ردیف از { $first } تا { $last } رو کرد.
    .called-new-set = { $who } رامی اعلام کرد و یک ست { $count }تایی { $rank } رو کرد.
    .called-new-wilds = { $who } رامی اعلام کرد و ترکیبی از { $count } کارت وایلد رو کرد.
    .you-called-run = رامی اعلام کردید و { $cards } را به یک ردیف اضافه کردید. این ردیف حالا از { $first } تا { $last } است.
    .you-called-set = رامی اعلام کردید و { $cards } را به ست { $rank } اضافه کردید. این ست حالا { $count } کارت دارد.
    .you-called-wilds = رامی اعلام کردید و { $cards } را به ترکیب کارت‌های وایلد اضافه کردید. این ترکیب حالا { $count } کارت دارد.
    .you-called-new-run = رامی اعلام کردید و یک ردیف از { $first } تا { $last } رو کردید.
    .you-called-new-set = رامی اعلام کردید و یک ست { $count }تایی { $rank } رو کردید.
    .you-called-new-wilds = رامی اعلام کردید و ترکیبی از { $count } کارت وایلد رو کردید.
    .chose = { $count ->
        [one] { $who } در کل یک کارت انتخاب کرد.
       *[other] { $who } در کل { $count } کارت انتخاب کرد.
    }
    .you-chose = { $count ->
        [one] در کل یک کارت انتخاب کردید.
       *[other] در کل { $count } کارت انتخاب کردید.
    }
    .floated = { $who } همهٔ کارت‌هایش را رو کرد و شناور است.
    .you-floated = همهٔ کارت‌هایتان را رو کردید: شناور هستید و در دور می‌مانید.
    .went-out = { $who } خارج شد. هر کس هنوز نوبتی نداشته یک نوبت بازی می‌کند.
    .you-went-out = خارج شدید. هر کس هنوز نوبتی نداشته یک نوبت بازی می‌کند.
    .ended-scored = دور تمام شد. کسی خارج نشد.
    .ended-gone = { $who } خارج شد: دور تمام شد.
    .you-ended-gone = خارج شدید: دور تمام شد.
    .you-score = در این دور { $points } امتیاز می‌گیرید.
    .passed = { $who } رد کرد.
    .you-passed = رد کردید.
    .drew-open = { $who } از استوک کشید: { $cards }.

## The same in a word or two, on a place card

said =
    .drew = کشیدن کارت
    .took = برداشتن { $cards }
    .melded = { $count ->
        [one] رو کردن یک ترکیب
       *[other] رو کردن { $count } ترکیب
    }
    .laid-off = اضافه کردن { $cards }
    .discarded = دور انداختن { $card }
    .reclaimed = پس گرفتن { $cards }
    .then = { $first }؛ { $rest }
    .took-many = برداشتن { $count } کارت
    .opened = ترکیب اول: { $points } امتیاز
    .matched = رو کردن { $card } کنار وایلد
    .called = اعلام رامی: { $cards }
    .chose = { $count ->
        [one] انتخاب یک کارت
       *[other] انتخاب { $count } کارت
    }
    .floated = شناور
    .went-out = خارج شد
    .up-card = { $card }: { $count } کارت

## The list of keys

key =
    .title = کلیدها
    .off = کلیدهای تک‌حرفی در تنظیمات خاموش است.
    .move = رفتن از کارتی به کارت دیگر
    .ends = به اولی، به آخری
    .groups = دست، ترکیب‌ها، استوک و دورریخته‌ها، کارها
    .enter = انتخاب یا فشردن
    .stock = کشیدن از استوک
    .pile = برداشتن کارت دورریخته؛ دور انداختن کارت انتخاب‌شده
    .lay = رو کردن
    .add = اضافه کردن به ترکیب
    .gather = کنار گذاشتن
    .undo = واگرد
    .hint = راهنمایی
    .sort-suit = چیدن بر اساس خال
    .sort-rank = چیدن بر اساس رتبه
    .sort-melds = چیدن بر اساس ترکیب
    .sort-hand = چیدن دستی
    .pause = مکث یا ادامه
    .skip = رد کردن انتظار
    .cancel = بستن، لغو
    .keys = همین فهرست
    .reclaim = پس گرفتن ژوکر یا کارت وایلد دیگر
    .match = رو کردن کنار کارت وایلد
    .call = اعلام رامی
    .pass = رد کردن
    .stop-clock = نگه داشتن یا راه انداختن زمان‌سنج اعلام
    .step = یک حرکت عقب یا جلو
    .step-turn = یک نوبت عقب یا جلو
    .step-ends = به آغاز، به پایان

cap =
    .arrows = ← →
    .ends = Home, End
    .tab = Tab
    .enter = Enter
    .escape = Esc
    .shift = Shift + ← →

## What a round adds to a score besides the cards. $who is you or other.

tally =
    .unopened = بدون ترکیب اول: جریمهٔ ثابت به جای کارت‌ها
    .doubled = دوبرابر: برنده یک‌جا رو کرد
    .bonus = پاداش برنده
    .score = این دور
    .why-out = { $who ->
        [you] کارتی در دست شما نمانده است.
       *[other] کارتی در دست { $name } نمانده است.
    }
    .why-stock = { $who ->
        [you] استوک خالی بود. دست شما کمترین ارزش را دارد.
       *[other] استوک خالی بود. دست { $name } کمترین ارزش را دارد.
    }
    .why-turn_limit = { $who ->
        [you] دور به آخرین نوبتش رسید. دست شما کمترین ارزش را دارد.
       *[other] دور به آخرین نوبتش رسید. دست { $name } کمترین ارزش را دارد.
    }
    .going-out = برای خارج شدن
    .melded = رو شده
    .caught = از دست دیگران
    .held = مانده در دست
