# What the page says of itself, and the words every screen needs.

app =
    .title = رامی
    .close = بستن
    .title-of = { $screen } · رامی

# $rank is A, J, Q or K, or the number 2 to 10; $suit is C, D, H or S.
card =
    .name = { $rank ->
        [A] آس
        [J] سرباز
        [Q] بی‌بی
        [K] شاه
       *[other] { $rank }
    } { $suit ->
        [C] گشنیز
        [D] خشت
        [H] دل
       *[S] پیک
    }
    .joker = ژوکر
    .wild = { $card }، وایلد
    .jokers = ژوکرها

# Several of a kind in a row: the first, then the rest (one, or again first and rest).
list =
    .more = { $first }، { $rest }
    .or = { $first } یا { $rest }

game =
    .cardverse = رامی کاردورس
    .rami40 = رامی { NUMBER(40) }
    .rami51 = رامی { NUMBER(51) }
    .rummy5000 = رامی { NUMBER(5000) }
    .george = جورج
    .rummy500 = رامی { NUMBER(500) }

screen =
    .home = بازی‌ها
    .setup = تنظیم بازی
    .table = میز
    .handover = بازیکن بعدی
    .round-end = پایان دور
    .match-end = پایان بازی
    .review = بررسی نوبت‌ها
    .replay = بازپخش دور
    .tutorial = یادگیری بازی
    .fair = تقسیم منصفانه
    .rules = قوانین
    .settings = تنظیمات
    .stats = آمار
    .credits = سپاس‌گزاری

# Why the engine is not there. $what is a technical word, as the machine gave it.
engine =
    .failed = موتور بازی راه نیفتاد. بازی‌های ذخیره‌شده سر جایشان هستند.
    .hung = موتور بازی دیگر پاسخ نمی‌دهد. بازی‌های ذخیره‌شده سر جایشان هستند.
    .restarting = یک لحظه، موتور بازی دوباره راه می‌افتد.
    .waiting = همین که موتور آماده شود، کارت‌ها تقسیم می‌شود.
    .retry = تلاش دوباره
    .reload = بارگیری دوباره
    .elsewhere = این بازی در پنجره‌ای دیگر ادامه یافته است؛ وضع کنونی‌اش این است.
    .newer = این بازی با نسخهٔ تازه‌تری ذخیره شده است. برای گرفتن آن نسخه، صفحه را دوباره بارگیری کنید.
    .error = نشد: { $what }.

# A link with something in it that cannot be used. $value is what the link says.
link =
    .game = پیوند بازی‌ای می‌خواهد که وجود ندارد: { $value }.
    .seats = پیوند از صندلی‌هایی نام می‌برد که به کار نمی‌آیند: { $value }.
    .lang = پیوند زبانی می‌خواهد که اینجا نیست: { $value }.
    .speed = پیوند سرعتی می‌خواهد که وجود ندارد: { $value }.
    .set = پیوند قانونی را طوری تغییر می‌دهد که خواندنی نیست: { $value }.
    .no-game = پیوند از هیچ بازی‌ای نام نمی‌برد.
    .no-rule = پیوند قانونی را تغییر می‌دهد که وجود ندارد. قانونی به نام { $value } نیست.
    .rule = پیوند برای یکی از قوانین مقداری می‌خواهد که ممکن نیست: { $value }.
    .rules = پیوند قوانینی می‌خواهد که با هم جور نیستند: { $value }.
    .screen = پیوند صفحه‌ای می‌خواهد که وجود ندارد: { $value }.
    .no-match = بازی این نشانی دیگر روی این دستگاه ذخیره نیست.
    .title = بازی تازه از یک پیوند
    .starts = پیوند یک بازی { $game } شروع می‌کند. تعداد بازیکنان: { $count }.
    .starts-house = پیوند یک بازی { $game } با قوانین خانگی شروع می‌کند. تعداد بازیکنان: { $count }.
    .question = بازی ذخیره‌شدهٔ شما از { $game } همان‌طور می‌ماند.
    .continue = ادامهٔ بازی خودم
    .start = شروع این بازی

storage =
    .full = فضای ذخیرهٔ این مرورگر پر است: با بستن صفحه تنظیمات فراموش می‌شود.
    .blocked = این مرورگر برای این صفحه چیزی نگه نمی‌دارد: با بستن آن تنظیمات فراموش می‌شود.
    .unsaved = این بازی روی این دستگاه ذخیره نمی‌شود: با بستن صفحه از دست می‌رود.
    .damaged = تنظیمات ذخیره‌شده خوانده نشد و به حالت اولیه برگشت.
    .lost = { $count ->
        [one] یک بازی ذخیره‌شده خوانده نشد و دست‌نخورده ماند.
       *[other] { $count } بازی ذخیره‌شده خوانده نشد و دست‌نخورده ماند.
    }

update =
    .waits = نسخهٔ تازه آماده است.
    .take = بارگیری دوباره

# Two people at one device: the next one's turn.
handover =
    .title = دستگاه را بدهید به: { $name }
    .hidden = کارت‌ها تا آن وقت پوشیده می‌مانند.
    .ready = نشان دادن کارت‌هایم
    .wait = یک لحظه: دکمه پس از یک ثانیه کار می‌کند.
    .standing = امتیازها پس از دور { $round }
    .next = نوبت اوست
