### A call of rummy (R5-20): the question, the answers, the clock; the choice of how many cards to be dealt (R5-V9).

call =
    .name = اعلام رامی
    .ask = رامی؟
    .yes = رامی!
    .yes-of = رامی! { $name }
    .no = رد می‌کنم
    .nobody = هیچ‌کس
    .no-clock = بدون محدودیت زمان
    .seconds = برای اعلام یا رد کردن { $count } ثانیه وقت دارید.
    .late = وقت تمام شد: رد شد.
    .stopped = زمان‌سنج ایستاد: عجله نکنید.
    .fits-run = { $card } که { $who } انداخت، به ردیف { $first } تا { $last } می‌خورد.
    .fits-set = { $card } که { $who } انداخت، به ست { $rank } می‌خورد.
    .fits-wilds = { $card } که { $who } انداخت، به ترکیب کارت‌های وایلد می‌خورد.
    .ways = { $card } که { $who } انداخت: { $count ->
        [one] یک راه برای اعلام هست
       *[other] { $count } راه برای اعلام هست
    }.
    .discarded = { $card } که { $who } انداخت: اعلام کنید یا رد کنید.
    .other = { $name } می‌تواند برای { $card } رامی اعلام کند.
    .which = این کارت کجا برود؟
    .which-hand = چه چیزی اعلام می‌کنید؟ اگر اول کارت‌هایی از دستتان انتخاب کنید، اعلام‌هایی را می‌بینید که با آن‌ها می‌شود.
    .way = { $cards }. { $meld }
    .add = اضافه کردن { $cards }
    .new = ترکیب تازه: { $cards }
    .covered = کارت‌های { $name } پوشیده است.

choice =
    .name = تعداد کارت‌ها
    .say = کارت روباز شما همیشه وایلد است: انتخاب کنید در کل چند کارت می‌خواهید.
    .cards = { $count ->
        [one] یک کارت
       *[other] { $count } کارت
    }
