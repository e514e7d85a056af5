### The page as an app. What is said of it where an app is installed, and of its shortcuts, stands in the manifest.

install =
    .about = الرامي كما يُلعب في البيوت من الرباط إلى طهران، وحدك أو مع غيرك، ودون اتصال أيضًا.
    .title = كتطبيق
    .why = رامي على الشاشة الرئيسية: يملأ الشاشة ويعمل دون اتصال.
    .do = تثبيت
    .share = في سفاري المس «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».
    .narrow = جولة من رامي كارد فيرس على هاتف
    .wide = جولة من رامي كارد فيرس على شاشة كبيرة
