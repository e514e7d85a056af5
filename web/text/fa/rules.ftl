### The words of the games: seats, levels, switches and their values. Keys are the names the engine uses.

## Ranks in sets. $rank is A, J, Q or K, or the number 2 to 10.

rank =
    .many = { $rank ->
        [A] آس
        [J] سرباز
        [Q] بی‌بی
        [K] شاه
        [2] دو
        [3] سه
        [4] چهار
        [5] پنج
        [6] شش
        [7] هفت
        [8] هشت
        [9] نه
       *[other] ده
    }

## Seats

seat =
    .you = شما
    .person = بازیکن { $number }
    .name-1 = آرش
    .name-2 = سارا
    .name-3 = مینا
    .name-4 = داریوش
    .name-5 = لیلا
    .name-6 = کاوه
    .name-7 = نیلوفر
    .initial-1 = آ
    .initial-2 = س
    .initial-3 = م
    .initial-4 = د
    .initial-5 = ل
    .initial-6 = ک
    .initial-7 = ن

level =
    .you = شما
    .person = شخص
    .easy = آسان
    .normal = معمولی
    .hard = سخت

## Rules: sections, switches, their values

section =
    .players = بازیکنان
    .house = قوانین خانگی
    .deal = تقسیم کارت
    .melds = ترکیب‌ها
    .wilds = ژوکرها
    .opening = ترکیب اول
    .draw = کشیدن
    .end = پایان دور
    .scoring = امتیازها
    .match = بازی
    .start = این بازی

switch =
    .players = تعداد بازیکنان
    .packs = تعداد بسته‌های کارت
    .jokers = تعداد ژوکرها
    .hand_size = کارت‌های هر نفر در تقسیم
    .dealer_starts_with_discard = دیلر با دور انداختن شروع می‌کند
    .direction = جهت بازی
    .melds = آنچه می‌توان رو کرد
    .ace_in_runs = آس در ردیف
    .sets_need_distinct_suits = خال کارت‌های یک ست متفاوت است
    .max_wilds_per_meld = بیشترین ژوکر در یک ترکیب
    .wild_limit_by_part = ترکیب بلند بخش‌بخش حساب می‌شود
    .naturals_must_outnumber_wilds = کارت‌های طبیعی بیشتر از ژوکرها
    .wild_position = جای ژوکر
    .wild_reclaim = ژوکر را می‌توان پس گرفت
    .reclaimed_wild_must_be_replayed = ژوکر پس‌گرفته‌شده باید دوباره بازی شود
    .reclaimed_wild_needs_new_meld = ژوکر پس‌گرفته‌شده فقط در ترکیب تازه
    .wild_reclaim_from_short_set = پس گرفتن ژوکر با هر دو خال دیگر
    .may_discard_wild = ژوکر را می‌توان دور انداخت
    .opening_minimum = حداقل امتیاز ترکیب اول
    .opening_needs_clean_run = ترکیب اول ردیف بدون ژوکر می‌خواهد
    .opening_ladder = هر ترکیب اول باارزش‌تر از قبلی
    .rami_sec_waives_opening = خارج شدن حداقل نمی‌خواهد
    .lay_off_needs_opening = اضافه کردن فقط پس از رو کردن
    .lay_off_in_opening_turn = اضافه کردن در نوبت ترکیب اول
    .take_depth = چقدر می‌توان از کارت‌های دورریخته برداشت
    .may_discard_taken_card = کارت تازه‌برداشته را می‌توان دور انداخت
    .taken_card_must_be_melded = کارت برداشته‌شده باید رو شود
    .taken_card_must_open = پیش از ترکیب اول، برداشتن فقط برای آن
    .discard_from_turn = از کی می‌توان از دورریخته‌ها برداشت
    .last_card_draws_stock = با یک کارت، فقط از استوک
    .discard_to_win = کارت آخر باید دور انداخته شود
    .stock_end = وقتی استوک خالی است
    .reshuffle_limit = چند بار کارت‌های دورریخته دوباره بُر می‌خورد
    .turn_limit = بلندترین دور، به تعداد نوبت‌ها
    .ace_value = ارزش آسِ مانده در دست
    .ace_meld_value = ارزش آسِ رو شده در بالای ردیف یا در ست
    .ace_low_value = ارزش آسِ رو شده در پایین ردیف
    .wild_hand_value = ارزش ژوکرِ مانده در دست
    .scoring = چه کسی چه امتیازی می‌گیرد
    .unopened_penalty = امتیاز بازنده‌ای که ترکیب اول نداشته
    .rami_sec_doubles = یک‌جا رو کردن امتیازها را دوبرابر می‌کند
    .winner_bonus = امتیاز اضافی برنده
    .target_score = امتیاز هدف
    .elimination = حذف بازیکن در امتیاز هدف
    .rounds = بیشترین دورهای بازی

switch-help =
    .players = چند نفر سر میز می‌نشینند.
    .packs = همهٔ بسته‌ها با هم بُر می‌خورند.
    .jokers = در همهٔ بسته‌ها با هم.
    .hand_size = برای تعداد بازیکنانی که بالا انتخاب شده است.
    .dealer_starts_with_discard = روشن: به دیلر یک کارت بیشتر می‌رسد، کارتی رو نمی‌شود و کارت‌های دورریخته با کارت او آغاز می‌شود.
    .direction = صندلی‌ها به ترتیب میز شماره دارند.
    .melds = ست، ردیف یا هر دو.
    .ace_in_runs = پس از شاه، پیش از دو، یا در هر یک از دو سر.
    .sets_need_distinct_suits = روشن: در ست از هر خال حداکثر یک کارت هست.
    .max_wilds_per_meld = ژوکرهای اضافه‌شده هم حساب می‌شود.
    .wild_limit_by_part = روشن: ترکیب بلند چند ترکیب سه‌کارتی یا بزرگ‌تر به شمار می‌آید و در هر کدام همین‌قدر ژوکر می‌تواند باشد.
    .naturals_must_outnumber_wilds = روشن: در هر ترکیب کارت‌های طبیعی از ژوکرها بیشتر است.
    .wild_position = وقتی ژوکر بتواند در دو جای ردیف باشد.
    .wild_reclaim = روشن: هر کس ترکیب اول را رو کرده باشد می‌تواند با گذاشتن کارتی که ژوکر جایش را گرفته، ژوکر را از میز پس بگیرد.
    .reclaimed_wild_must_be_replayed = روشن: در همان نوبت، اگر بشود. خاموش: می‌تواند در دست بماند.
    .reclaimed_wild_needs_new_meld = روشن: به ترکیب روی میز اضافه نمی‌شود.
    .wild_reclaim_from_short_set = روشن: اگر در ست فقط دو کارت طبیعی باشد، کارت‌های هر دو خال دیگر با هم جای ژوکر را می‌گیرند.
    .may_discard_wild = خاموش: فقط وقتی نوبت به هیچ شکل درست دیگری تمام نشود.
    .opening_minimum = { NUMBER(0) }: ترکیب اول هر ارزشی می‌تواند داشته باشد.
    .opening_needs_clean_run = روشن: در ترکیب اول باید چنین ردیفی باشد.
    .opening_ladder = روشن: هر ترکیب اول در یک دور باید از ترکیب اول پیش از خود بیشتر بیرزد.
    .rami_sec_waives_opening = روشن: رو کردنی که کارتی باقی نگذارد، یا فقط یک کارت برای دور انداختن، هر ارزشی می‌تواند داشته باشد.
    .lay_off_needs_opening = روشن: فقط کسی به ترکیب‌ها اضافه می‌کند که در این دور ترکیبی رو کرده باشد. خاموش: همه می‌توانند.
    .lay_off_in_opening_turn = خاموش: اضافه کردن از نوبت پس از ترکیب اول آغاز می‌شود.
    .take_depth = فقط کارت رویی، یا هر چند کارت که بخواهید.
    .may_discard_taken_card = خاموش: کارتی که از دورریخته‌ها برداشته شده، در این نوبت در دست می‌ماند.
    .taken_card_must_be_melded = روشن: آنچه از کارت‌های دورریخته برداشته شود، در همان نوبت رو می‌شود.
    .taken_card_must_open = روشن: کارتی که از دورریخته‌ها برداشته شود باید در خود ترکیب اول باشد.
    .discard_from_turn = نوبت‌های خود هر بازیکن در دور شمرده می‌شود.
    .last_card_draws_stock = روشن: با یک کارت در دست نمی‌توان از دورریخته‌ها برداشت.
    .discard_to_win = روشن: رو کردن یا اضافه کردنی که دست را خالی کند پذیرفته نیست. خاموش: با آن می‌توان خارج شد.
    .stock_end = وقتی از استوک خالی کارت بخواهند، چه کسی می‌برد.
    .reshuffle_limit = { NUMBER(0) }: هیچ‌وقت؛ آن‌گاه دور با استوک تمام می‌شود.
    .turn_limit = دوری که کسی تمامش نکند اینجا می‌ایستد.
    .ace_value = جای آس در ردیف موضوع دیگری است.
    .ace_meld_value = در ترکیب اول حساب می‌شود.
    .ace_low_value = در ترکیب اول حساب می‌شود.
    .wild_hand_value = ژوکر روی میز به اندازهٔ کارتی می‌ارزد که جایش را گرفته.
    .scoring = آنچه در پایان دور نوشته می‌شود.
    .unopened_penalty = به جای ارزش دستش، و هیچ‌وقت دوبرابر نمی‌شود.
    .rami_sec_doubles = روشن: خارج شدن در یک نوبت، بدون ترکیب اول پیش از آن، ارزش دست دیگران را دوبرابر می‌کند.
    .winner_bonus = جمع کمتر بهتر است، پس عدد زیر صفر پاداش است. سه عدد برای خارج شدن، یک‌جا رو کردن، و یک‌جا رو کردن پیش از ترکیب اول دیگران است.
    .target_score = همین که کسی به آن برسد، بازی تمام می‌شود.
    .elimination = روشن: هر کس به آن برسد دیگر کارتی نمی‌گیرد و آخرین نفر می‌برد.
    .rounds = پس از این دورها بهترین جمع می‌برد.

value =
    .on = روشن
    .off = خاموش
    .span = از { $least } تا { $most }
    .clockwise = ساعت‌گرد
    .counter_clockwise = پادساعت‌گرد
    .both = ست و ردیف
    .sets = فقط ست
    .runs = فقط ردیف
    .high = پس از شاه
    .low = پیش از دو
    .low_or_high = هر یک از دو سر
    .any = هر چند کارت
    .lowest_hand = کم‌ارزش‌ترین دست
    .nobody = هیچ‌کس
    .winner_takes_hands = برنده، ارزش دست دیگران
    .penalty = هر کس، ارزش دست خودش
    .take_depth-1 = کارت رویی
    .reshuffle_limit-none = بدون محدودیت
    .target_score-none = ندارد
    .lowest = جای کم‌ارزش‌تر
    .chosen = به انتخاب بازیکن
    .max_wilds_per_meld-none = هر تعداد
    .discard_from_turn-1 = نوبت اول
    .discard_from_turn-2 = نوبت دوم
    .discard_from_turn-3 = نوبت سوم
    .unopened_penalty-none = ارزش دستش
    .winner_bonus-0 = هیچ
    .winner_bonus-named = { $out }، { $rami_sec } یا { $rami_sec_empty_table }
