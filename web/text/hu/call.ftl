### A call of rummy (R5-20): the question, the answers, the clock; the choice of how many cards to be dealt (R5-V9).

call =
    .name = Römi bemondása
    .ask = Römi?
    .yes = Römi!
    .yes-of = Römi! { $name }
    .no = Passz
    .nobody = Senki
    .no-clock = Időkorlát nélkül
    .seconds = { $count } másodperced van, hogy bemondd a römit vagy passzolj.
    .late = Letelt az idő: passz.
    .stopped = Az óra áll: ráérsz.
    .fits-run = { $card } ({ $who } dobta) illik ehhez a sorhoz: { $first } – { $last }.
    .fits-set = { $card } ({ $who } dobta) illik ehhez a csoporthoz: { $rank }.
    .fits-wilds = { $card } ({ $who } dobta) illik a helyettesítő lapok kombinációjához.
    .ways = { $card } ({ $who } dobta) többféleképpen is lerakható: mondd be, aztán válassz.
    .pile = { $card } ({ $who } dobta) lerakható: mondd be, vagy passzolj.
    .below = { $card } ({ $who } dobta) sehová sem illik, de egy alatta fekvő lap igen: mondd be, vagy passzolj.
    .discarded = { $card } ({ $who } dobta): mondd be, vagy passzolj.
    .other = { $name } eldöntheti, bemondja-e ezt: { $card }.
    .which = Hová kerüljön a lap?
    .which-hand = Mit mondasz be? A legmélyebbről lerakott lap fölötti összes lap a kezedbe kerül. Ha előbb lapokat jelölsz ki a kezedből, azokat a bemondásokat látod, amelyek felhasználják őket.
    .way = { $cards }. { $meld }
    .add = Hozzáadás: { $cards }
    .new = Új kombináció: { $cards }
    .covered = { $name } lapjai takarva vannak.

choice =
    .name = Hány lap
    .say = A felfordított lapod mindig helyettesítő: válaszd ki, összesen hány lapot kérsz.
    .cards = { $count } lap
