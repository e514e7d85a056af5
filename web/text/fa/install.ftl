### The page as an app. What is said of it where an app is installed, and of its shortcuts, stands in the manifest.

install =
    .about = رامی، همان‌طور که از رباط تا تهران دور میز آشپزخانه بازی می‌شود؛ تنها یا با هم، بدون اینترنت هم.
    .title = مثل یک برنامه
    .why = رامی روی صفحهٔ اصلی: تمام صفحه را می‌گیرد و بدون اینترنت هم کار می‌کند.
    .do = نصب
    .share = در سافاری «هم‌رسانی» را بزنید، بعد «افزودن به صفحهٔ اصلی».
    .narrow = یک دور رامی کاردورس روی گوشی
    .wide = یک دور رامی کاردورس روی صفحهٔ بزرگ
