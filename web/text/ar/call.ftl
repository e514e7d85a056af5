### A call of rummy (R5-20): the question, the answers, the clock; the choice of how many cards to be dealt (R5-V9).

call =
    .name = إعلان رامي
    .ask = رامي؟
    .yes = رامي!
    .yes-of = رامي! { $name }
    .no = تخطٍّ
    .nobody = لا أحد
    .no-clock = دون حدّ زمني
    .seconds = لديك { $count ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
        [many] { $count } ثانية
       *[other] { $count } ثانية
    } للإعلان أو التخطّي.
    .late = انتهى الوقت: تم التخطّي.
    .stopped = توقفت المهلة: خذ وقتك.
    .fits-run = رمية { $who }، { $card }، تُضاف إلى التسلسل من { $first } إلى { $last }.
    .fits-set = رمية { $who }، { $card }، تُضاف إلى مجموعة { $rank }.
    .fits-wilds = رمية { $who }، { $card }، تُضاف إلى تشكيلة الأوراق الحرة.
    .ways = رمية { $who }، { $card }، يمكن إنزالها بأكثر من طريقة: أعلن ثم اختر.
    .pile = رمية { $who }، { $card }، يمكن إنزالها: إعلان أم تخطٍّ؟
    .below = رمية { $who }، { $card }، لا تناسب أي تشكيلة، لكن ورقة تحتها يمكن إنزالها: إعلان أم تخطٍّ؟
    .discarded = رمية { $who }، { $card }: إعلان أم تخطٍّ؟
    .other = دور { $name } في إعلان رامي على { $card } أو التخطّي.
    .which = أين توضع الورقة؟
    .which-hand = ماذا تعلن؟ كل ما فوق أعمق ورقة تنزلها من كومة الرمي يأتي إلى يدك. وإذا اخترت أولًا أوراقًا من يدك ظهرت الإعلانات التي تستعملها.
    .way = { $cards }. { $meld }
    .add = إضافة { $cards }
    .new = تشكيلة جديدة: { $cards }
    .covered = أوراق { $name } مغطّاة.

choice =
    .name = عدد الأوراق
    .say = ورقتك المكشوفة حرة دائمًا: اختر كم ورقة تريد في المجموع.
    .cards = { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
