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
    .deal = تقسیم کارت
    .melds = ترکیب‌ها
    .opening = ترکیب اول
    .draw = کشیدن
    .end = پایان دور
    .scoring = امتیازها
    .match = بازی
    .start = این بازی

switch =
    .players = تعداد بازیکنان
    .packs = تعداد بسته‌های کارت
    .hand_size = کارت‌های هر نفر در تقسیم
    .direction = جهت بازی
    .melds = آنچه می‌توان رو کرد
    .ace_in_runs = آس در ردیف
    .sets_need_distinct_suits = خال کارت‌های یک ست متفاوت است
    .opening_minimum = حداقل امتیاز ترکیب اول
    .lay_off_needs_opening = اضافه کردن فقط پس از رو کردن
    .take_depth = چقدر می‌توان از کارت‌های دورریخته برداشت
    .may_discard_taken_card = کارت تازه‌برداشته را می‌توان دور انداخت
    .taken_card_must_be_melded = کارت برداشته باید رو شود
    .discard_to_win = کارت آخر باید دور انداخته شود
    .stock_end = وقتی استوک خالی است
    .reshuffle_limit = چند بار کارت‌های دورریخته دوباره بُر می‌خورد
    .turn_limit = بلندترین دور، به تعداد نوبت‌ها
    .ace_value = ارزش آسِ مانده در دست
    .ace_meld_value = ارزش آسِ رو شده در بالای ردیف یا در ست
    .ace_low_value = ارزش آسِ رو شده در پایین ردیف
    .scoring = چه کسی چه امتیازی می‌گیرد
    .target_score = امتیاز هدف
    .rounds = بیشترین دورهای بازی

switch-help =
    .players = چند نفر سر میز می‌نشینند.
    .packs = همهٔ بسته‌ها با هم بُر می‌خورند.
    .hand_size = برای تعداد بازیکنانی که بالا انتخاب شده است.
    .direction = صندلی‌ها به ترتیب میز شماره دارند.
    .melds = ست، ردیف یا هر دو.
    .ace_in_runs = پس از شاه، پیش از دو، یا در هر دو سر.
    .sets_need_distinct_suits = روشن: در ست از هر خال حداکثر یک کارت هست.
    .opening_minimum = { NUMBER(0) }: ترکیب اول هر ارزشی می‌تواند داشته باشد.
    .lay_off_needs_opening = روشن: فقط کسی به ترکیب‌ها اضافه می‌کند که در این دور ترکیبی رو کرده باشد. خاموش: همه می‌توانند.
    .take_depth = فقط کارت رویی، یا هر چند کارت که بخواهید.
    .may_discard_taken_card = خاموش: کارتی که از دورریخته‌ها برداشته شده، در این نوبت در دست می‌ماند.
    .taken_card_must_be_melded = روشن: آنچه از کارت‌های دورریخته برداشته شود، در همان نوبت رو می‌شود.
    .discard_to_win = روشن: رو کردن یا اضافه کردنی که دست را خالی کند پذیرفته نیست. خاموش: با آن می‌توان خارج شد.
    .stock_end = وقتی از استوک خالی کارت بخواهند، چه کسی می‌برد.
    .reshuffle_limit = { NUMBER(0) }: هیچ‌وقت؛ آن‌گاه دور با استوک تمام می‌شود.
    .turn_limit = دوری که کسی تمامش نکند اینجا می‌ایستد.
    .ace_value = جای آس در ردیف موضوع دیگری است.
    .ace_meld_value = در ترکیب اول حساب می‌شود.
    .ace_low_value = در ترکیب اول حساب می‌شود.
    .scoring = آنچه در پایان دور نوشته می‌شود.
    .target_score = همین که کسی به آن برسد، بازی تمام می‌شود.
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
    .low_or_high = هر دو سر
    .any = هر چند کارت
    .lowest_hand = کم‌ارزش‌ترین دست
    .nobody = هیچ‌کس
    .winner_takes_hands = برنده، ارزش دست دیگران
    .penalty = هر کس، ارزش دست خودش
    .take_depth-1 = کارت رویی
    .reshuffle_limit-none = بدون محدودیت
    .target_score-none = ندارد
