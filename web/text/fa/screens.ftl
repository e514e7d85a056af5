### Home, set-up, settings, rules, ends of round and match, credits, questions.

common =
    .back = برگشت
    .home = خانه
    .close = بستن
    .cancel = لغو

## Home. $scores is a list of home.score.

home =
    .games = بازی‌ها
    .tagline-cardverse = یک بسته، بدون ژوکر. دورهای سریع.
    .tagline-rami40 = دو بسته با ژوکر. ترکیب اول از { NUMBER(40) } امتیاز.
    .tagline-rami51 = دو بسته با ژوکر. ترکیب اول از { NUMBER(51) } امتیاز.
    .house = قوانین خانگی.
    .house-opening = قوانین خانگی. ترکیب اول از { $points } امتیاز.
    .which = کدام بازی
    .continue = ادامهٔ { $game }
    .standing = دور { $round } · { $scores }
    .finished = پس از دور { $round } تمام شد · { $scores }
    .show-result = نتیجهٔ { $game }
    .score = { $name } { $points }
    .setup = تنظیم بازی
    .setup-label = تنظیم بازی: { $game }
    .seats-bots = { $bots ->
        [0] شما به‌تنهایی
        [one] شما و یک بازیکن رایانه‌ای
        [2] شما و دو بازیکن رایانه‌ای
        [3] شما و سه بازیکن رایانه‌ای
       *[other] شما و { $bots } بازیکن رایانه‌ای
    }
    .seats-people = { $people } نفر روی این دستگاه
    .seats-mixed = { $people } نفر روی این دستگاه و { $bots ->
        [one] یک بازیکن رایانه‌ای
       *[other] { $bots } بازیکن رایانه‌ای
    }
    .saved = دیگر بازی‌های ذخیره‌شده
    .abandon-label = رها کردن { $game }، دور { $round }
    .waits = همین که موتور بازی کار کند ادامه می‌یابد.
    .links = بیشتر
    .languages = زبان
    .tagline-rummy5000 = کارت روباز می‌گوید چند کارت می‌گیرید. تا { NUMBER(5000) } امتیاز.
    .tagline-george = فقط ست، با دو کارت طبیعی. تا { NUMBER(2500) } امتیاز.
    .tagline-rummy500 = هفت کارت و دو ژوکر. تا { NUMBER(500) } امتیاز.
    .short-rami40 = رامی { NUMBER(40) }
    .short-rami51 = رامی { NUMBER(51) }
    .short-rummy5000 = { NUMBER(5000) }
    .short-george = جورج
    .short-rummy500 = { NUMBER(500) }
    .find = جست‌وجو
    .find-title = پیدا کردن بازی
    .find-help = یکی از نام‌هایش یا امتیاز هدف را بنویسید.
    .find-none = بازی‌ای به این نام نمی‌شناسیم.
    .find-game = تنظیم { $game }
    .find-target = تنظیم { $game } تا { $target } امتیاز

## The state of the engine, on the home screen. $done and $all are megabytes with one decimal.

boot =
    .ready = آماده.
    .offline = از این پس بدون اینترنت هم کار می‌کند.
    .saving = برای بازی بدون اینترنت ذخیره می‌شود.
    .online = تا وقتی شبکه هست کار می‌کند.
    .starts = موتور راه می‌افتد.
    .loading = بارگیری موتور: { NUMBER($done, minimumFractionDigits: 1) } از { NUMBER($all, minimumFractionDigits: 1) } مگابایت.
    .step = گام { $step } از { $steps }.
    .tap = روی یک بازی بزنید: با پایان بارگیری آغاز می‌شود.
    .progress = بارگیری

## The end of a round and of a match. $who is you, other or nobody.

result =
    .ended = دور { $round } تمام شد
    .title = { $who ->
        [you] دور را بردید
        [nobody] این دور برنده ندارد
       *[other] برندهٔ دور: { $name }
    }
    .why-out = { $who ->
        [you] کارتی در دست ندارید و ارزش کارت‌های دیگران به شما می‌رسد: { $points } امتیاز.
        [nobody] کارتی در دست یکی از بازیکنان نماند.
       *[other] کارتی در دست { $name } نماند و ارزش کارت‌های دیگران به این بازیکن می‌رسد: { $points } امتیاز.
    }
    .why-stock = { $who ->
        [you] استوک خالی بود. کم‌ارزش‌ترین دست از آن شماست و ارزش کارت‌های دیگران به شما می‌رسد: { $points } امتیاز.
        [nobody] استوک خالی بود.
       *[other] استوک خالی بود. کم‌ارزش‌ترین دست از آن { $name } است و ارزش کارت‌های دیگران به این بازیکن می‌رسد: { $points } امتیاز.
    }
    .why-turn_limit = { $who ->
        [you] دور به آخرین نوبتش رسید. کم‌ارزش‌ترین دست از آن شماست و ارزش کارت‌های دیگران به شما می‌رسد: { $points } امتیاز.
        [nobody] دور به آخرین نوبتش رسید.
       *[other] دور به آخرین نوبتش رسید. کم‌ارزش‌ترین دست از آن { $name } است و ارزش کارت‌های دیگران به این بازیکن می‌رسد: { $points } امتیاز.
    }
    .why-out-penalty = { $who ->
        [you] کارتی در دست ندارید و امتیازی نمی‌گیرید؛ هر یک از دیگران به ارزش کارت‌های دست خود امتیاز می‌گیرد.
       *[other] کارتی در دست { $name } نماند و این بازیکن امتیازی نمی‌گیرد؛ هر یک از دیگران به ارزش کارت‌های دست خود امتیاز می‌گیرد.
    }
    .why-stock-penalty = { $who ->
        [you] استوک خالی بود. کم‌ارزش‌ترین دست از آن شماست و امتیازی نمی‌گیرید؛ هر یک از دیگران به ارزش کارت‌های دست خود امتیاز می‌گیرد.
       *[other] استوک خالی بود. کم‌ارزش‌ترین دست از آن { $name } است و این بازیکن امتیازی نمی‌گیرد؛ هر یک از دیگران به ارزش کارت‌های دست خود امتیاز می‌گیرد.
    }
    .why-turn_limit-penalty = { $who ->
        [you] دور به آخرین نوبتش رسید. کم‌ارزش‌ترین دست از آن شماست و امتیازی نمی‌گیرید؛ هر یک از دیگران به ارزش کارت‌های دست خود امتیاز می‌گیرد.
       *[other] دور به آخرین نوبتش رسید. کم‌ارزش‌ترین دست از آن { $name } است و این بازیکن امتیازی نمی‌گیرد؛ هر یک از دیگران به ارزش کارت‌های دست خود امتیاز می‌گیرد.
    }
    .held = کارت‌های مانده
    .empty-hand = کارتی نمانده
    .sheet = جدول امتیازها
    .target = تا { $target }
    .player = بازیکن
    .total = جمع
    .totals = جمع امتیازها
    .chart = جمع امتیازها پس از دور { $round }: { $scores }
    .next = دور بعدی
    .title-out = { $who ->
        [you] خارج شدید
        [nobody] کسی خارج نشد
       *[other] { $name } خارج شد
    }
    .melds-out = { $how ->
        [less] هر کس به ارزش آنچه رو کرده امتیاز می‌گیرد، منهای آنچه در دستش مانده است.
       *[hands] { $who ->
            [you] هر کس به ارزش آنچه رو کرده امتیاز می‌گیرد؛ ارزش دست‌های دیگران هم به شما می‌رسد.
           *[other] هر کس به ارزش آنچه رو کرده امتیاز می‌گیرد؛ ارزش دست‌های دیگران هم به { $name } می‌رسد.
        }
    }
    .melds-stock = { $how ->
        [less] استوک خالی بود. هر کس به ارزش آنچه رو کرده امتیاز می‌گیرد، منهای آنچه در دستش مانده است.
       *[hands] استوک خالی بود. هر کس به ارزش آنچه رو کرده امتیاز می‌گیرد؛ آنچه در دست‌ها مانده برای کسی حساب نمی‌شود.
    }
    .melds-turn_limit = { $how ->
        [less] دور به آخرین نوبتش رسید. هر کس به ارزش آنچه رو کرده امتیاز می‌گیرد، منهای آنچه در دستش مانده است.
       *[hands] دور به آخرین نوبتش رسید. هر کس به ارزش آنچه رو کرده امتیاز می‌گیرد؛ آنچه در دست‌ها مانده برای کسی حساب نمی‌شود.
    }
    .in-hand = { $points } در دست
    .drew = در پایان کارتی کشید
    .scores = امتیازهای این دور

final =
    .ended = بازی پس از دور { $round } تمام شد
    .title = { $who ->
        [you] بازی را با { $points } امتیاز بردید
       *[other] { $name } بازی را با { $points } امتیاز برد
    }
    .shared = { $who ->
        [you] در برد بازی شریک هستید، با { $points } امتیاز: { $names }
       *[other] برد مشترک با { $points } امتیاز: { $names }
    }
    .again = بازی تازه

## Set-up

setup =
    .title = تنظیم بازی
    .sections = بخش‌ها
    .count = تعداد بازیکنان
    .name = نام
    .name-of = نام بازیکن { $number }
    .level-of = سطح بازی { $name }
    .reference = قانون مرجع: { $value }
    .changed = قانون خانگی
    .locked = در این بازی ثابت است
    .closed = تا وقتی «{ $rule }» روی «{ $value }» است بسته می‌ماند.
    .idle = تا وقتی «{ $rule }» روی «{ $value }» است اثری ندارد.
    .reference-rules = قوانین مرجع
    .reference-help = روشن: درست قانون‌های شماره‌دار بازی. خاموش: قوانین خانگی پایین باز می‌شوند.
    .number = از { $least } تا { $most }
    .other-number = عددی دیگر، از { $least } تا { $most }
    .number-wrong = عددی درست از { $least } تا { $most } بنویسید.
    .bad = این با قانون‌های دیگر جور نیست.
    .bad-with = این با «{ $rule }» جور نیست.
    .bad-start = بازی شروع نمی‌شود: یکی از قانون‌ها مقدار دیگری می‌خواهد.
    .bad-rule = بازی شروع نمی‌شود. { $rule }: { $why }
    .too-few = بسته کوچک است: { $players } × { $size } کارتِ تقسیم‌شده و دو کارت برای بازی می‌شود { $needed }، ولی بسته فقط { $cards } کارت دارد.
    .seed = بذر بُر زدن
    .seed-help = هر متنی؛ متن یکسان به همه تقسیم یکسان می‌دهد. اگر خالی بماند، تقسیم تازه است.
    .reset = بازنشانی قوانین
    .reset-done = همهٔ قوانین به حالت مرجع برگشت.
    .unreset = واگرد بازنشانی
    .unreset-done = قوانین به حالتی که چیده بودید برگشت.
    .start = شروع
    .waiting = در انتظار موتور
    .waits = قوانین هنوز بارگیری می‌شود.
    .known-as = نام‌های دیگر: { $names }.
    .meant-for = این بازی برای { $least } نفر یا بیشتر است؛ { $fewest } نفر هم می‌توانند بازی کنند.
    .raised = به { $packs } بسته رسانده شد تا برای بزرگ‌ترین تقسیم ممکن کافی باشد.
    .too-few-largest = بزرگ‌ترین تقسیم ممکن { $needed } کارت می‌خواهد، ولی فقط { $cards } کارت هست. بسته‌های لازم: { $packs }.
    .single-numbers = تک‌تک عددها
    .give = ارزشی جدا برای یک کارت:
    .give-number = ارزشی برای { $card }
    .as-usual = معمول

## Sections of set-up and rule book

section =
    .players = بازیکنان
    .house = قوانین خانگی
    .deal = تقسیم کارت
    .melds = ترکیب‌ها
    .wilds = ژوکر و کارت وایلد
    .opening = ترکیب اول
    .draw = کشیدن
    .calls = اعلام رامی
    .end = پایان دور
    .scoring = امتیازها
    .match = بازی
    .start = این بازی
    .cards = کارت‌ها، وایلدها، ارزش‌ها
    .dealing = تقسیم کارت و رتبهٔ وایلد
    .play = جریان بازی
    .ending = پایان و امتیازها

## Settings

settings =
    .title = تنظیمات
    .words = زبان و عددها
    .lang = زبان
    .digits = رقم‌ها
    .digits-usual = رایج زبان
    .digits-own = فارسی ۱۲۳
    .digits-latin = لاتین 123
    .look = ظاهر
    .theme = میز
    .theme-felt = ماهوت
    .theme-linen = کتان
    .theme-night = شب
    .faces = کارت‌ها
    .faces-help = کارت‌های کلاسیک جایی دیده می‌شوند که کارت‌ها به‌اندازهٔ کافی بزرگ باشند.
    .faces-large = درشت
    .faces-classic = کلاسیک
    .colours = خال‌ها
    .colours-two = دورنگ
    .colours-four = چهاررنگ
    .contrast = کنتراست
    .contrast-normal = معمولی
    .contrast-high = زیاد
    .play = بازی
    .speed = سرعت بازیکنان رایانه‌ای
    .speed-slow = کند
    .speed-normal = معمولی
    .speed-fast = تند
    .speed-instant = آنی
    .motion = حرکت
    .motion-full = مطابق دستگاه
    .motion-reduced = کم
    .keys = کلیدهای تک‌حرفی
    .keys-help = خاموش: حرف‌ها کاری نمی‌کنند. جهت‌نماها و Enter و Esc همیشه کار می‌کنند.
    .data = ذخیره‌شده روی این دستگاه
    .clear = پاک کردن همهٔ داده‌ها
    .clear-help = بازی‌های ذخیره‌شده و همهٔ تنظیم‌ها.
    .clock = زمان اعلام رامی
    .clock-help = وقتی می‌توان برای کارتی رامی اعلام کرد، صفحه این‌قدر منتظر پاسخ شما می‌ماند.
    .clock-off = نامحدود
    .seconds = { $count ->
        [one] یک ثانیه
       *[other] { $count } ثانیه
    }

## Rules

rulebook =
    .title = قوانین
    .of-match = قوانین این بازی
    .games = بازی‌ها
    .game = خود بازی
    .settled = آنچه اینجا روشن شده است
    .general = در همهٔ بازی‌ها
    .try = پیکان کنار هر قانون نمونهٔ آن را روی میزی کوچک باز می‌کند؛ دکمهٔ زیر آن نمونه را گام به گام بازی می‌کند.
    .add = { $cards } را به ترکیب { $meld } اضافه کنید.
    .example = نمونه
    .example-of = نمونهٔ { $rule }
    .step = { $who }: { $what }
    .again = یک بار دیگر
    .another = نمونهٔ دیگر
    .under = در این نمونه: { $rule }
    .totals = جمع‌ها: { $scores }
    .house = قوانین خانگی جاری
    .bots = بازیکنان رایانه‌ای
    .switches = وضعیت گزینه‌ها
    .waits = قوانین هنوز بارگیری می‌شود.
    .contents = فهرست

## Credits

credits =
    .title = سپاس‌گزاری
    .intro = رامی با این آثار ساخته شده است. مجوز هر یک زیر آن آمده است.
    .licence = مجوز
    .waits = فهرست هنوز بارگیری نشده است.

## Questions

ask =
    .abandon-title = این بازی رها شود؟
    .abandon = { $game }، دور { $round }: تقسیم کارت، امتیازها و خود بازی برای همیشه از دست می‌رود.
    .abandon-do = رها کردن
    .clear-title = همهٔ داده‌ها پاک شود؟
    .clear = { $count ->
        [0] همهٔ تنظیم‌های برنامه و بازی‌ها روی این دستگاه برای همیشه از دست می‌رود.
        [one] یک بازی ذخیره‌شده و همهٔ تنظیم‌های برنامه و بازی‌ها روی این دستگاه برای همیشه از دست می‌رود.
       *[other] { $count } بازی ذخیره‌شده و همهٔ تنظیم‌های برنامه و بازی‌ها روی این دستگاه برای همیشه از دست می‌رود.
    }
    .clear-do = پاک کردن همه
    .keep = نگه داشتن
