### Монгол хэл дээрх интерфейсийн бичвэр.

## The language itself

language-name = Монгол
dir = ltr

## Lists and numbers

list-pair = { $first }, { $next }
list-and = { $first } ба { $next }
list-or = { $first } эсвэл { $next }

## Sides and the board, drawn and spoken

side-south = Өмнөд
side-north = Хойд
board-row = { $side ->
    [south] Өмнөд
   *[north] Хойд
} эгнээ, эзнийхээ зүүн гараас: { $pits }.
board-pit = { $letter } { $seeds }
board-pit-spoken = { $side ->
    [south] Өмнөд
   *[north] Хойд
} эгнээний { $letter } нүх, { $seeds } үр
board-store = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогчийн санд: { $seeds }.
board-captured = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогчийн авсан: { $seeds }.
board-to-move = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогчийн ээлж.
board-lifted = Хоосолсон нүх: { $pit }.
board-sown = Тарьсан нүх: { $pits }.
board-taken = Авсан нүх: { $pits }.
board-last = Сүүлчийн үр { $pit } нүхэнд.
board-label-captured = авсан { $seeds }

## Names of the axes

axis-board = хөлөг
axis-stores = сан
axis-opening-pit = эхний нүүдлийн нүх
axis-opening-capture = эхний нүүдлийн авалт
axis-lift-min-seeds = нүүхэд хэрэгтэй үрийн тоо
axis-sow-direction = тарих чиглэл
axis-sow-first-seed = эхний үр
axis-sow-origin = хоосолсон нүхэнд эргэж ирэх
axis-sow-stores = санд тарих
axis-sow-laps = тойрог
axis-sow-endless = төгсгөлгүй тарилт
axis-capture = авалт
axis-grand-slam = эгнээг бүхэлд нь авах
axis-feeding = хооллох үүрэг
axis-end = тоглоомын төгсгөл
axis-no-move = нүүдэлгүй болох
axis-remainder = үлдсэн үр
axis-winner = ялагч
axis-repetition = давталт

## The rules in words

part-board = Хөлөг ба зорилго
part-turn = Ээлж
part-sowing = Тарилт
part-capture = Авалт
part-opening = Нээлт
part-duties = Үүрэг ба хориг
part-end = Төгсгөл ба ялалт

rule-board = Хөлөг нь тус бүр { $pits } [нүхтэй](pit) хоёр [эгнээтэй](row). Тоглогчид хөлгийн хоёр талд сууж, тус бүр өөрийн талын эгнээг эзэмшинэ: доод эгнээ Өмнөд тоглогчийнх, дээд эгнээ Хойд тоглогчийнх.
rule-board-letters = { $pits ->
    [1] Өмнөд тоглогчийн нүхийг { $south }, Хойд тоглогчийнхыг { $north } гэнэ.
   *[other] Өмнөд тоглогчийн нүхнүүдийг { $south }, Хойд тоглогчийнхыг { $north } гэж, эзнийхээ зүүн гараас эхлэн нэрлэнэ.
}
rule-seeds-per-pit = { $seeds ->
    [0] Эхлэхэд бүх нүх хоосон ({ $total } үр).
   *[other] Эхлэхэд нүх бүрт { $seeds } [үр](seed), нийт { $total } үр байна.
}
rule-seeds-explicit = Эхлэхэд нүхнүүд дэх үр: { $seeds }; нийт { $total } [үр](seed).
rule-stores-none = [Сан](store) байхгүй; авсан үрийг хажууд тавина.
rule-stores-at-the-ends = Хөлгийн хоёр захад авсан үрийг хийх [сан](store) бий; тоглогч бүрийнх нь баруун гар талд нь байна.
rule-aim-most-seeds = Зорилго нь өрсөлдөгчөөсөө олон үр цуглуулах.
rule-aim-seeds-in-row = Зорилго нь тоглоом дуусахад эгнээндээ үртэй үлдсэн нь байх.

rule-turn = Тоглогчид ээлжлэн нүүнэ.
rule-turn-first = Энэ архивт эхний [нүүдлийг](move) Өмнөд тоглогч хийдэг.
rule-lift = { $seeds ->
    [1] Ээлж нь ирсэн тоглогч эгнээнийхээ хоосон биш нэг нүхийг сонгож, доторх бүх үрийг [гартаа авна](lift).
    [2] Ээлж нь ирсэн тоглогч эгнээнийхээ дор хаяж 2 үртэй нэг нүхийг сонгож, доторх бүх үрийг [гартаа авна](lift). [Ганц үртэй](singleton) нүхийг сонгож болохгүй.
   *[other] Ээлж нь ирсэн тоглогч эгнээнийхээ дор хаяж { $seeds } үртэй нэг нүхийг сонгож, доторх бүх үрийг [гартаа авна](lift). Түүнээс цөөн үртэй нүхийг сонгож болохгүй.
}

rule-direction-counter-clockwise = Гартаа авсан үрээ нүх бүрт нэг нэгээр, [цагийн зүүний эсрэг](direction) [тарина](sow): өөрийн эгнээгээр зүүнээс баруун тийш, дараа нь өрсөлдөгчийн эгнээгээр, ингэж хөлгийг { $order } гэсэн дарааллаар тойрно.
rule-direction-clockwise = Гартаа авсан үрээ нүх бүрт нэг нэгээр, [цагийн зүүний дагуу](direction) [тарина](sow): өөрийн эгнээгээр баруунаас зүүн тийш, дараа нь өрсөлдөгчийн эгнээгээр, ингэж хөлгийг { $order } гэсэн дарааллаар тойрно.
rule-first-seed-next-pit = Эхний үрийг [хоосолсон нүхний](emptied-pit) дараагийн нүхэнд хийнэ.
rule-first-seed-emptied-pit = Эхний үрийг сая [хоосолсон нүхэнд](emptied-pit) нь буцаан хийж, бусдыг нь дараагийн нүхнүүдэд нэг нэгээр тарина.
rule-first-seed-emptied-pit-lone-seed-next = Эхний үрийг сая [хоосолсон нүхэнд](emptied-pit) нь буцаан хийж, бусдыг нь дараагийн нүхнүүдэд нэг нэгээр тарина. Зөвхөн [ганц үрийг](singleton) дараагийн нүхэнд хийнэ.
rule-origin-sown-again = { $round } буюу түүнээс олон үртэй тарилт бүтэн тойрч, хоосолсон нүхэнд бусад нүхний адил үр хийнэ.
rule-origin-skipped-every-lap = { $round } буюу түүнээс олон үртэй тарилт бүтэн тойрч, хоосолсон нүхэндээ ирэх бүрдээ түүнийг алгасна{ $laps ->
    [relay] ; дараагийн [тойрог](lap) бүр ч эхэлсэн нүхээ мөн адил алгасна
   *[single] { "" }
}.
rule-origin-skipped-first-lap = { $round } буюу түүнээс олон үртэй тарилт бүтэн тойрч, хоосолсон нүхэндээ ирэхдээ түүнийг алгасна{ $laps ->
    [relay] , гэхдээ зөвхөн эхний [тойрогт](lap): дараагийн тойргууд эхэлсэн нүхэндээ үр хийнэ
   *[single] { "" }
}.
rule-sow-stores-never = Санд хэзээ ч үр тарихгүй.
rule-laps-single = Нүүдэл ганц [тойрогтой](lap): сүүлчийн үр ормогц тарилт дуусна.
rule-laps-relay = Сүүлчийн үр үртэй нүхэнд орвол тоглогч түүнийг оролцуулан тэр нүхний бүх үрийг гартаа авч, тэндээс шинэ [тойргоор](lap) үргэлжлүүлэн тарина: үүнийг [дамжуулан тарих](relay) гэнэ. Сүүлчийн үр хоосон нүхэнд ороход тарилт дуусна.
rule-endless = [Тарилт нь хэзээ ч дуусахгүй](endless-sowing) нүүдлийг хориглоно. ({ $laps } тойргийн дараа дуусаагүй тарилтыг төгсгөлгүйд тооцно.)

rule-amount-counts = { $counts } үртэй
rule-amount-even = тэгш тооны үртэй
rule-capture-nothing = Тарилтаар юу ч [авахгүй](capture).
rule-capture-count = Сүүлчийн үр { $whose ->
    [own] тоглогчийн өөрийн эгнээний
    [opponent] өрсөлдөгчийн эгнээний
   *[any] аль ч талын
} нүхэнд орж, тэр нүх { $amount } болбол тэдгээр үрийг [авна](capture).
rule-capture-elsewhere = { $whose ->
    [own] Сүүлчийн үр өрсөлдөгчийн эгнээнд орвол юу ч авахгүй.
   *[opponent] Сүүлчийн үр тоглогчийн өөрийн эгнээнд орвол юу ч авахгүй.
}
rule-chain-none = Зөвхөн тэр нэг нүхний үрийг авна.
rule-chain-backward-pits-sown = Дараа нь авалт сая тарьсан нүхнүүдээр [хэлхээ](chain) болон нүх нүхээр хойш үргэлжилнэ: дараагийн нүх мөн { $amount } байгаа цагт түүний үрийг ч авна.
rule-chain-backward-board = Дараа нь авалт хөлгийг бүхэлд нь тойрон [хэлхээ](chain) болон нүх нүхээр хойш үргэлжилнэ: дараагийн нүх мөн { $amount } байгаа цагт түүний үрийг ч авна.
rule-chain-backward-own-row = Дараа нь авалт тоглогчийн өөрийн эгнээгээр [хэлхээ](chain) болон нүх нүхээр хойш үргэлжилнэ: дараагийн нүх мөн { $amount } байгаа цагт түүний үрийг ч авна.
rule-chain-forward-pits-sown = Дараа нь авалт сая тарьсан нүхнүүдээр [хэлхээ](chain) болон нүх нүхээр урагш үргэлжилнэ: дараагийн нүх мөн { $amount } байгаа цагт түүний үрийг ч авна.
rule-chain-forward-board = Дараа нь авалт хөлгийг бүхэлд нь тойрон [хэлхээ](chain) болон нүх нүхээр урагш үргэлжилнэ: дараагийн нүх мөн { $amount } байгаа цагт түүний үрийг ч авна.
rule-chain-forward-own-row = Дараа нь авалт тоглогчийн өөрийн эгнээгээр [хэлхээ](chain) болон нүх нүхээр урагш үргэлжилнэ: дараагийн нүх мөн { $amount } байгаа цагт түүний үрийг ч авна.
rule-chain-whose = Хэлхээгээр зөвхөн { $whose ->
    [own] тоглогчийн өөрийн
   *[opponent] өрсөлдөгчийн
} эгнээний үрийг авна.
rule-capture-opposite = Сүүлчийн үр { $landing ->
    [own] тоглогчийн өөрийн эгнээний
    [opponent] өрсөлдөгчийн эгнээний
   *[any] аль ч эгнээний
} хоосон нүхэнд орж, [эсрэг талын нүх](facing-pit) нь үртэй байвал тэдгээр үрийг{ $takes ->
    [both] { " " }сүүлчийн үрийн хамт [авна](capture)
   *[opposite] { " " }[авна](capture); сүүлчийн үр байрандаа үлдэнэ
}.
rule-capture-own-seeds = Өрсөлдөгчийн эгнээнд орвол эсрэг талын нүх нь тоглогчийн өөрийнх: түүний үрийг ч мөн адил авна.
rule-facing-nothing = Эсрэг талын нүх хоосон бол юу ч авахгүй.
rule-facing-lone-seed = Эсрэг талын нүх хоосон бол зөвхөн сүүлчийн үрийг авна.

rule-opening-pit-free = Тоглогч [эхний нүүдлээ](opening) эгнээнийхээ аль ч нүхнээс хийж болно.
rule-opening-pit-each = Тоглогч бүр [эхний нүүдлээ](opening) эгнээнийхээ [хамгийн баруун нүхнээс](rightmost-pit) хийх ёстой: Өмнөд тоглогч { $south }, Хойд тоглогч { $north } нүхнээс.
rule-opening-pit-starter = Тоглоомын [эхний нүүдлийг](opening) Өмнөд тоглогчийн эгнээний [хамгийн баруун нүхнээс](rightmost-pit), { $south } нүхнээс хийх ёстой.
rule-opening-pit-empty = Тэр нүх хоосон бол өөр аль ч нүхийг сонгож болно.
rule-opening-capture-free = Эхний нүүдлээр ч бусад нүүдлийн адил авна.
rule-opening-capture-first = Тоглоомын [эхний нүүдлээр](opening) юу ч авахгүй: авах байсан үр хөлөг дээр үлдэнэ.
rule-opening-capture-each = Тоглогч бүрийн [эхний нүүдлээр](opening) юу ч авахгүй: авах байсан үр хөлөг дээр үлдэнэ.

rule-feeding-free = Өрсөлдөгчөө [хооллох](feeding) үүрэг байхгүй: нүүдэл түүний эгнээг хоосон үлдээж болно.
rule-feeding-empty-row = Ээлжийн эхэнд өрсөлдөгчийн эгнээ хоосон бол тоглогч түүнийг [хооллох](feeding) ёстой: тэр эгнээнд үр үлдээх нүүдэл хийнэ.
rule-feeding-judged = Эгнээг нүүдлийн авалт хийгдсэний дараа үзнэ.
rule-feeding-otherwise = Тийм нүүдэл байхгүй бол { $otherwise ->
    [game_over] тоглоом дуусна
   *[any_move] өөр аль ч зөвшөөрөгдсөн нүүдлийг хийж болно
}.
rule-feeding-every-move = Нүүдэл бүрийн дараа өрсөлдөгчийн эгнээ үртэй байх ёстой: энэ бол [хооллох](feeding) үүрэг.
rule-feeding-every-move-otherwise = Үртэй байсан эгнээнд үр үлдээх нүүдэл байхгүй бол { $otherwise ->
    [game_over] тоглоом дуусна
   *[any_move] өөр аль ч зөвшөөрөгдсөн нүүдлийг хийж болно
}; хоосон эгнээнд үр оруулах нүүдэл байхгүй бол { $empty_row ->
    [game_over] тоглоом дуусна
   *[any_move] өөр аль ч зөвшөөрөгдсөн нүүдлийг хийж болно
}.
rule-grand-slam-allowed = [Эгнээг бүхэлд нь авахыг](grand-slam) зөвшөөрнө: нэг нүүдлээр өрсөлдөгчийн эгнээний бүх үрийг авч болно.
rule-grand-slam-illegal = [Эгнээг бүхэлд нь авахыг](grand-slam) хориглоно: нэг нүүдлээр өрсөлдөгчийн эгнээний бүх үрийг авч болохгүй.
rule-slam-judged-after-sowing = Тэр нүүдлээр сая тарьсан үр ч тооцогдоно.
rule-slam-judged-before-move = Нүүдлийн өмнө тэр эгнээ хоосон байсан бол хориг үйлчлэхгүй.
rule-grand-slam-takes-nothing = [Эгнээг бүхэлд нь авах](grand-slam) нүүдлийг, өөрөөр хэлбэл өрсөлдөгчийн эгнээний бүх үрийг авах нүүдлийг хийж болох ч юу ч авахгүй.

rule-end = Ээлж нь ирсэн тоглогчид [зөвшөөрөгдсөн нүүдэл](legal-move) байхгүй бол тоглоом дуусна.
rule-no-move-game-over = Хэн ч ээлжээ [өнжихгүй](pass).
rule-no-move-pass = [Зөвшөөрөгдсөн нүүдэлгүй](legal-move) тоглогч ээлжээ [өнжинө](pass): оронд нь өрсөлдөгч нүүнэ.
rule-no-move-pass-if-other-can-feed = [Зөвшөөрөгдсөн нүүдэлгүй](legal-move) тоглогчийн эгнээнд үр оруулах нүүдэл өрсөлдөгчид байвал тэр тоглогч ээлжээ [өнжинө](pass).
rule-end-otherwise = Үгүй бол тоглоом дуусна.
rule-only-endless = Тэр тоглогч үртэй боловч [нэг ч тарилт нь дуусахгүй](endless-sowing) бол [тэнцэнэ](draw).
rule-remainder-own-row = Тэгээд тоглогч бүр эгнээндээ [үлдсэн үрийг](remainder) авсан үр дээрээ нэмнэ.
rule-remainder-last-mover = Тэгээд хөлөг дээр [үлдсэн бүх үрийг](remainder) сүүлчийн нүүдлийг хийсэн тоглогч авна.
rule-remainder-split-equally = Тэгээд хөлөг дээр [үлдсэн үрийг](remainder) тэнцүү хуваана.
rule-odd-seed = Илүү гарсан сондгой үр хэнд ч тооцогдохгүй.
rule-remainder-nobody = Тэгэхэд хөлөг дээр [үлдсэн үр](remainder) хэнд ч тооцогдохгүй.
rule-repetition-own-row = [Ижил байрлал](repetition) ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, тоглогч бүр эгнээндээ үлдсэн үрийг авсан үр дээрээ нэмнэ.
rule-repetition-last-mover = [Ижил байрлал](repetition) ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, үлдсэн бүх үрийг сүүлчийн нүүдлийг хийсэн тоглогч авна.
rule-repetition-split-equally = [Ижил байрлал](repetition) ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, үлдсэн үрийг тэнцүү хуваана.
rule-repetition-nobody = [Ижил байрлал](repetition) ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, үлдсэн үр хэнд ч тооцогдохгүй.
rule-repetition-draw = [Ижил байрлал](repetition) ижил тоглогчийн ээлжтэй давтагдвал тоглоом [тэнцэнэ](draw).
rule-winner-most-seeds = Олон үр цуглуулсан тоглогч ялна.
rule-equal-numbers = Тоо нь тэнцүү бол [тэнцэнэ](draw).
rule-winner-seeds-in-row = Эгнээндээ үртэй үлдсэн тоглогч ялна; авсан үр тооцогдохгүй.

## The values of the axes in few words, for tables and filters

value-parts = { $first }; { $next }
value-board-size = { $rows }×{ $pits }
value-board = { $size }, нүх бүрт { $seeds } үр
value-board-explicit = { $size }, нийт { $seeds } үр
value-stores-none = сангүй
value-stores-at-the-ends = захад нэг нэг
value-opening-pit-free = аль ч нүх
value-opening-pit-each = тоглогч бүрийн хамгийн баруун нүх
value-opening-pit-starter = эхлэгчийн хамгийн баруун нүх
value-opening-capture-free = бусад нүүдлийн адил
value-opening-capture-first = тоглоомын эхний нүүдлээр авахгүй
value-opening-capture-each = тоглогч бүрийн эхний нүүдлээр авахгүй
value-lift-min-seeds = { $seeds } үр
value-direction-counter-clockwise = цагийн зүүний эсрэг
value-direction-clockwise = цагийн зүүний дагуу
value-first-seed-next-pit = дараагийн нүхэнд
value-first-seed-emptied-pit = хоосолсон нүхэнд
value-first-seed-lone-seed-next = хоосолсон нүхэнд, харин ганц үрийг дараагийн нүхэнд
value-origin-sown-again = дахин тарина
value-origin-skipped-every-lap = тойрог бүрт алгасна
value-origin-skipped-first-lap = эхний тойрогт алгасна
value-sow-stores-never = хэзээ ч тарихгүй
value-laps-single = ганц тойрог
value-laps-relay = дамжуулан тарих
value-endless-illegal = хориглоно; { $laps } тойргийн дараа зогсооно
value-capture-nothing = юу ч авахгүй
value-counts-even = тэгш тооны
value-capture-count = сүүлчийн нүхэнд { $amount } үр болоход, { $whose ->
    [own] өөрийн эгнээнд
    [opponent] өрсөлдөгчийн эгнээнд
   *[any] аль ч эгнээнд
}
value-chain-none = зөвхөн тэр нүх
value-chain = дараа нь хэлхээ, { $over ->
    [pits_sown] сая тарьсан нүхнүүдээр
    [own_row] өөрийн эгнээгээр
   *[board] хөлгийг тойрон
} { $direction ->
    [backward] хойш
   *[forward] урагш
}
value-capture-opposite = { $landing ->
    [own] өөрийн эгнээний
    [opponent] өрсөлдөгчийн эгнээний
   *[any] аль ч эгнээний
} хоосон нүхнээс: эсрэг талын нүхийг{ $takes ->
    [both] { " сүүлчийн үрийн хамт" }
   *[opposite] { "" }
}
value-facing-nothing = тэр нь хоосон бол юу ч авахгүй
value-facing-lone-seed = тэр нь хоосон бол зөвхөн сүүлчийн үрийг
value-grand-slam-allowed = зөвшөөрнө
value-grand-slam-illegal = хориглоно
value-grand-slam-illegal-before = хориглоно, гэхдээ эгнээ өмнө нь хоосон байсан бол болно
value-grand-slam-takes-nothing = зөвшөөрнө, юу ч авахгүй
value-feeding-free = байхгүй
value-feeding-empty-row = өрсөлдөгчийн эгнээ хоосон бол; боломжгүй бол { $otherwise ->
    [game_over] тоглоом дуусна
   *[any_move] аль ч нүүдэл
}
value-feeding-every-move = нүүдэл бүрийн дараа; эгнээнд үр үлдээж чадахгүй бол { $otherwise ->
    [game_over] тоглоом дуусна
   *[any_move] аль ч нүүдэл
}; хоосон эгнээнд үр оруулж чадахгүй бол { $empty_row ->
    [game_over] тоглоом дуусна
   *[any_move] аль ч нүүдэл
}
value-end-when-stuck = тоглогч нүүж чадахгүй болоход
value-no-move-game-over = тоглоом дуусна
value-no-move-pass = тоглогч өнжинө
value-no-move-pass-if-fed = өрсөлдөгч нь хооллож чадах бол тоглогч өнжинө; үгүй бол тоглоом дуусна
value-no-move-draw-if-endless = тоглоом дуусна; бүх тарилт төгсгөлгүй бол тэнцэнэ
value-remainder-own-row = эгнээний эзэнд
value-remainder-last-mover = сүүлд нүүсэн тоглогчид
value-remainder-split-equally = тал талыг нь
value-remainder-nobody = хэнд ч үгүй
value-winner-most-seeds = олон үртэй нь
value-winner-seeds-in-row = эгнээндээ үртэй үлдсэн нь
value-repetition-game-over = тоглоом дуусна
value-repetition-draw = тэнцэнэ

## What happens in a move

event-sow = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогч { $pit } нүхний { $seeds } үрийг авч, { $path } дарааллаар тарина.
event-relay = Сүүлчийн үр хоосон биш { $pit } нүхэнд орлоо: түүний { $seeds } үрийг авч, { $path } дарааллаар үргэлжлүүлэн тарина.
event-laps-left-out = Ингэж нийт { $laps } тойрог үргэлжилнэ; сүүлчийнх нь:
event-skip = { $times ->
    [1] Хоосолсон { $pit } нүхийг алгасна.
   *[other] Хоосолсон { $pit } нүхийг { $times } удаа алгасна.
}
event-stores-passed = Санд үр орохгүй.
event-rest-empty = Сүүлчийн үр хоосон байсан { $pit } нүхэнд орно.
event-rest = Сүүлчийн үрээр { $pit } нүх { $seeds } үртэй болно.
event-pit-seeds = { $pit } ({ $seeds })
event-capture-one = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогч { $pit } нүхний { $seeds } үрийг авна.
event-capture-many = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогч { $pits }, нийт { $seeds } үр авна.
event-forfeit = { $pits } авагдах байсан боловч эхний нүүдлээр юу ч авдаггүй: үр байрандаа үлдэнэ.
event-spare = Өрсөлдөгчийн эгнээний бүх үр авагдах байсан тул юу ч авахгүй.
event-no-capture = Юу ч авахгүй.
event-slam = Энэ нь өрсөлдөгчийн эгнээний бүх үр.
event-feed = Нүүдэл ёсоороо өрсөлдөгчид үр өгнө.
event-starve = Өрсөлдөгчийн эгнээ хоосон үлдэнэ.
event-pass = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогчид зөвшөөрөгдсөн нүүдэл байхгүй тул ээлжээ өнжинө.
event-hand-out = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогч хөлөг дээр үлдсэн { $seeds } үрийг авна.
event-leave = { $seeds } үр хөлөг дээр үлдэж, хэнд ч тооцогдохгүй.

over-stuck = Тоглоом дууслаа: ээлж нь ирсэн тоглогчид зөвшөөрөгдсөн нүүдэл алга.
over-only-endless = Тоглоом дууслаа: ээлж нь ирсэн тоглогчид зөвхөн төгсгөлгүй тарилт бий.
over-unfed = Тоглоом дууслаа: өрсөлдөгчид үр өгөх нүүдэл алга.
over-repetition = Тоглоом дууслаа: ижил байрлал ижил тоглогчийн ээлжтэй давтагдлаа.

outcome = { $winner ->
    [south] Өмнөд тоглогч яллаа
    [north] Хойд тоглогч яллаа
   *[draw] Тэнцлээ
}: Өмнөд { $south }, Хойд { $north }.
outcome-not-counted = { $winner ->
    [south] Өмнөд тоглогч яллаа
    [north] Хойд тоглогч яллаа
   *[draw] Тэнцлээ
}. Тооцогдохгүй авсан үр: Өмнөд { $south }, Хойд { $north }.

## Why a move is not legal

refusal-empty = Нүх хоосон.
refusal-too-few-seeds = Нүхний үр нүүхэд хүрэлцэхгүй.
refusal-opening-pit = Эхний нүүдлийг хамгийн баруун нүхнээс эхлэх ёстой.
refusal-must-feed = Өрсөлдөгчийг үргүй үлдээнэ, харин түүнийг хооллох ёстой.
refusal-grand-slam = Өрсөлдөгчийн эгнээний бүх үрийг авах байсан.
refusal-endless-sowing = Тарилт хэзээ ч дуусахгүй.

## Every page

site-name = sowbook
skip-to-content = Агуулга руу очих
languages-label = Интерфейсийн хэл
crumbs-label = Та хаана байна
contents-label = Энэ хуудсанд
cites-label = Өгүүлбэрүүд:
sources-label = Эх сурвалж
imprint = { $title }, хувилбар { $version }, { $date }. Редактор: { $editors }. Архивын өөрийнх нь бичвэрийн лиценз:

## Catalogue

catalogue-lede = Тэмдэглэл бүр юу хэлдэг, юуг нээлттэй орхидог, мөн дүрмээр нь үнэхээр тоглосон жишээнүүд.
catalogue-games = Тоглоомууд
catalogue-count = { $games } тоглоом.
fact-board = тус бүр { $pits } нүхтэй хоёр эгнээ, нүх бүрт { $seeds } үр
fact-board-explicit = тус бүр { $pits } нүхтэй хоёр эгнээ, { $seeds } үр
fact-laps = { $laps ->
    [relay] дамжуулан тарина
   *[single] нэг тойргоор тарина
}
fact-stores = { $stores ->
    [at_the_ends] сантай
   *[none] сангүй
}
fact-place = Хаана
fact-notes = Тэмдэглэлийн хэл
fact-examples = Тоглосон жишээ
about-heading = Энэ архивын тухай
about-what = Энд байгаа тоглоом бүрийг хүлээн авсан хэвээр нь хадгалсан нэг буюу хэд хэдэн хээрийн тэмдэглэлд дүрсэлсэн. Тэмдэглэлийн өгүүлбэр бүр өөрийн хаягтай; дүрэм бүр ямар өгүүлбэрт тулгуурласнаа заана; тэмдэглэл дурдаагүй эсвэл өөртэйгөө зөрсөн газар сонгосон уншлагыг шалтгаан, бусад хувилбарынх нь хамт өгсөн.
about-verified = Үгээр бичсэн дүрмийг програмын тоглодог тэр л дүрмээс гаргасан. Жишээ бүрийг програм тоглож, үр дүнг нь түүнгүйгээр, гараар эсвэл өөр програмаар урьдчилан гаргасантай тулгасан.
status-attested = баримттай
status-attested-meaning = Тэмдэглэлд ингэж хэлсэн; өгүүлбэрийг нь заасан.
status-inferred = дүгнэсэн
status-inferred-meaning = Тэмдэглэлд шууд хэлээгүй ч түүнээс урган гарна, эсвэл өөрөөр хэлээгүй бол ийм байдаг.
status-editorial = редакцын
status-editorial-meaning = Тэмдэглэлд дурдаагүй тул редакторууд шийдсэн.
status-not-applicable = хамаарахгүй
status-not-applicable-meaning = Энэ тоглоомд ийм асуулт гарахгүй.
status-convention = архивын тохиролцоо

## Finding one’s way in the catalogue

catalogue-map = Газрын зураг дээр
catalogue-comparison = Зэрэгцүүлсэн нь
catalogue-views = Тоглоомуудыг өөрөөр харах
catalogue-date-inferred = { $date }, дүгнэсэн
filters-heading = Шүүх, эрэмбэлэх
filters-clear = Шүүлтүүрийг арилгах
filters-shown = Харуулсан тоглоом: { $shown } / { $all }.
filters-nothing = Эдгээр бүгдэд тохирох тоглоом алга.
choice-count = ({ $games })
sort-label = Эрэмбэлэх
sort-name = нэрээр
sort-region = бүс нутгаар
sort-board = хөлгийн хэмжээгээр
sort-record = тэмдэглэсэн огноогоор
facet-region = Бүс нутаг
facet-board = Хөлөг
facet-sowing = Тарилт
facet-direction = Тарих чиглэл
facet-first-seed = Эхний үр
facet-capture = Авалт
facet-notes = Тэмдэглэлийн хэл
facet-verification = Шалгалт
capture-nothing = юу ч авахгүй
capture-by-count = сүүлчийн нүхний үрийн тоогоор
capture-opposite = эсрэг талын нүх
notes-none = тэмдэглэлгүй
region-none = мэдэгдэхгүй
verification-complete = бүх жишээ, мэдэгдэл
verification-incomplete = бүх жишээ, мэдэгдэл биш

# Regions of the United Nations’ standard M49; which country is in which is in
# `site/regions.txt`.
region-005 = Өмнөд Америк
region-011 = Баруун Африк
region-013 = Төв Америк
region-014 = Зүүн Африк
region-015 = Хойд Африк
region-017 = Төв Африк
region-018 = Өмнөд Африк
region-021 = Хойд Америк
region-029 = Карибын тэнгисийн орнууд
region-030 = Зүүн Ази
region-034 = Өмнөд Ази
region-035 = Зүүн өмнөд Ази
region-039 = Өмнөд Европ
region-053 = Австрали, Шинэ Зеланд
region-054 = Меланези
region-057 = Микронези
region-061 = Полинези
region-143 = Төв Ази
region-145 = Баруун Ази
region-151 = Зүүн Европ
region-154 = Хойд Европ
region-155 = Баруун Европ

## A game

game-board = Эхлэх үеийн хөлөг
game-board-caption = Тоглогч бүрийн нүхийг өөрийнх нь зүүн гараас үсгээр тэмдэглэсэн; сум тарих чиглэлийг заана. Бичвэрээр:
game-rules = Дүрэм үгээр
game-rules-note = Тоглогдож буй дүрмээс гаргасан. Өгүүлбэр бүр юунд тулгуурласнаа, аль өгүүлбэрт байгааг заана.
game-not-applicable = Энд гарахгүй асуултууд
game-examples = Тоглосон жишээнүүд
game-examples-note = Дээрх дүрмээр нүүдэл нүүдлээр тоглож, шалгасан.
game-readings = Уншлагууд
game-readings-note = Тэмдэглэл дурдаагүй, хоёрдмол утгатай эсвэл өөртэйгөө зөрсөн газрууд.
game-claims = Шалгасан мэдэгдлүүд
game-claims-note = Тэмдэглэлд тоглолтын тухай юу хэлсэн, дүрмээр тоглоход юу харагдсан.
game-notes = { $count ->
    [1] Тэмдэглэл бүтнээрээ
   *[other] Тэмдэглэлүүд бүтнээрээ
}
game-emendations = Засварууд
game-emendations-note = Тэмдэглэлийн илт алдаанууд. Тэмдэглэлийг өөрийг нь хэвээр үлдээсэн.
game-variants = Тэмдэглэлүүдийн зөрүү
game-remarks = Нэмэлт тайлбар
game-not-executable = Тоглолтын тухай бус өгүүлбэрүүд
game-documentation = Баримтжуулалт
game-provenance = Гарал үүсэл
game-provenance-note = Тоглоом тоглогчдоос энэ хуудсанд хэрхэн хүрснийг, үе шат бүрийн мэдэгдэж буй ба үл мэдэгдэх зүйлсийн хамт.
game-bibliography = Ашигласан бүтээл
rule-as-in = мөн адил:
rule-as-in-many = өөр { $games } тоглоомд мөн адил
game-compare = Бусад тоглоомтой зэрэгцүүлэх
rule-see-reading = уншлага: { $reading }
reading-adopted = Сонгосон нь
reading-why = Яагаад
reading-settles = Шийдэх нь
reading-alternatives = { $count ->
    [1] Өөр хувилбар
   *[other] Өөр хувилбарууд
}
alternative-parts = { $moves } нүүдлийн дараа тоглоом өөрөөр явна; үүнээс богино дараалал байхгүй.
alternative-parts-at-start = Тоглолт эхний нүүдлээс өөрөөр өрнөж болно.
alternative-same = Эхлэлээс { $depth } нүүдэлтэй нэг ч дараалалд, дуустал тоглосон санамсаргүй { $games } тоглоомд ч ялгаа алга.
alternative-examples = { $count ->
    [one] Нэг жишээ өөрөөр өрнөх байсан:
   *[other] { $count } жишээ өөрөөр өрнөх байсан:
}
verdict-open = тодорхойгүй
verdict-confirmed = батлагдсан
verdict-refuted = няцаагдсан

check-example = Жишээгээр шалгасан: { $example }.
check-same-game = Хоёр уншлагаар { $depth } нүүдэлтэй бүх дарааллыг тоглож шалгасан.
witness-machine = Машин орчуулга: болгоомжтой уншина уу.
witness-original = Энэ хэл дээр бичсэн.
witness-human = Хүн орчуулсан.
witness-unknown = Орчуулсан эсэх нь тодорхойгүй.
witness-received-as = Хүлээн авсан нэр
witness-licence = Лиценз
statement-label = { $id } өгүүлбэр

statement-gap = { $siglum } тэмдэглэлд байхгүй.
remark-reading = уншлага
remark-emendation = засвар
remark-variant = зөрүү
remark-claim = шалгалт
remark-remark = нэмэлт тайлбар
emendation-fault = Алдаа:
emendation-correction = Засвар:
documentation-name = Нэр
documentation-players = Тоглогчид
game-status-traditional = уламжлалт
game-status-invented = зохиосон
documentation-place = Газар
role-observer = Ажигласан
role-informant = Мэдээлэгч
role-recipient = Хүлээн авсан
role-publication = Хэвлэгдсэн
place-coordinates = { $latitude }, { $longitude }, { $kilometres } км-ийн нарийвчлалтай
provenance-known = Мэдэгдэж буй:
provenance-unknown = Үл мэдэгдэх:
kind-label = шошго
kind-parameter-name = програмын параметрийн нэр
kind-wording-fault = болхи үг хэллэг
kind-translation = орчуулга
kind-wording = үг хэллэг
kind-structure = бүтэц
kind-commentary = тайлбар үг
kind-only-here = зөвхөн тэмдэглэлд байгаа
kind-elsewhere = өөр газар өөрөөр хэлсэн
kind-informant = мэдээлэгч
kind-description = анхны дүрслэл
kind-wiki = вики
kind-expansion = дэлгэрүүлсэн бичвэр
kind-archive = энэ архив

## Sections of a note

section-type = Тоглоомын төрөл
section-overview = Тойм
section-board = Хөлөг
section-play = Хэрхэн тоглох
section-capture = Авалт
section-end = Төгсгөл ба ялалт
section-notes = Тэмдэглээ
section-source = Эх сурвалж

## An example

example-start = Эхлэл
example-position = Эхлэх байрлал
example-verified = шалгасан
example-verified-note = Дүрмээр тоглосон; үр дүн нь энэ програмгүйгээр урьдчилан гаргасантай таарсан.
example-unverified = шалгагдаагүй
example-unverified-note = Хүлээсэн шиг гарахгүй байна.
example-differs-at-start = Тоглолт эхлэлээсээ өөрөөр өрнөнө.
example-move = { $number }. { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогч { $move } нүүнэ
example-pass = { $number }. { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогч өнжинө
example-refused = Хориотой: { $move }
example-because = Хүлээлтийн үндэс:
example-other-readings = Өөр уншлагаар
example-differs-at = Тоглолт { $number } дэх нүүдлээс өөрөөр өрнөнө.
example-refused-under = { $number } дэх нүүдэл хориотой болно.
example-as-text = Бичвэрээр
example-back = { $game }: бүх жишээ
example-facts = { $moves } нүүдэл
legend-heading = Хөлгийг хэрхэн унших вэ
legend-lifted = хоосолсон
legend-sown = энд үр орсон
legend-last = сүүлчийн үр энд орсон
legend-turn = хэний ээлж болох
legend-captured = авсан
legend-letters = Том үсэг Өмнөд, жижиг үсэг Хойд тоглогчийн нүхийг, тус бүр эзнийхээ зүүн гараас тэмдэглэнэ. Нүхний хажуугийн тоо нь доторх үрийн тоо.

## Citing

citing-statement = { $game }, { $statement } өгүүлбэр
citing-reading = { $game }, тайлбар: { $question }
citing-reading-note = редакторуудын { $reading } тайлбар
citing-example = { $game }, тоглосон жишээ: { $example }
citing-example-note = { $example } жишээ; нүүдэл { $moves }
citing-origin = { $siglum } тэмдэглэл, { $language }, { $translation ->
    [machine] машин орчуулга
    [human] орчуулга
    [original] эх бичвэр
   *[unknown] орчуулсан эсэх нь тодорхойгүй
}; бичвэрийн SHA-256 нь { $hash } гэж эхэлнэ
citing-quotation = «{ $words }» ({ $origin })

cite-heading = Хэрхэн эш татах вэ
cite-note = Гарчиг, хувилбар, огноо нь архивынх. Хаяг яг энэ газарт хүргэх бөгөөд өөрчлөгдөхгүй.
cite-note-path = Гарчиг, хувилбар, огноо нь архивынх. Сайтын энэ хуулбар өөрийн хаягийг мэдэхгүй тул эшлэл бүрийн төгсгөлд архив доторх замыг бичсэн; тэр зам өөрчлөгдөхгүй.
cite-formats = Ном зүйн программд
cite-copy = Хуулах
cite-copy-label = Хуулах: { $style }
cite-copied = Хуулсан.
cite-copy-failed = Хөтөч хуулахыг зөвшөөрсөнгүй. Бичвэрийг сонгосон тул гараас хуулна уу.
cite-file = Файлаар: { $file }
redirect-moved = Энэ хуудас шилжсэн.
redirect-onward = Одоо байгаа газар руу

## Languages and countries

language-en = англи
language-sq = албани
language-mn = монгол
language-ar = араб
language-ca = каталан
language-es = испани
language-yo = йоруба
language-om = оромо
language-am = амхар
country-MA = Марокко
country-ES = Испани
country-ET = Этиоп
country-NG = Нигери

## The pages of a statement and of a reading

statement-description = { $game } тоглоомын хээрийн тэмдэглэлийн { $id }: { $section }. Хүлээн авсан үгс, байрлал, юуг батлах нь.
statement-words = Хүлээн авсан үгс
statement-permalink = Байнгын хаяг:
statement-others = Бусад тэмдэглэл дэх мөн өгүүлбэр
statement-support = Юуг батлах
statement-entries = Засвар, ялгаа, тайлбар
statement-expected-in = Үүнд үндэслэн хүлээсэн зүйлтэй жишээнүүд
statement-exercised-in = Түүний дүрэм үйлчилдэг жишээнүүд
statement-where = Хаана байгаа нь
statement-neighbours = Өмнөх ба дараах өгүүлбэр
statement-file = Файл
statement-place = Байрлал
statement-line-column = { $line }-р мөр, { $column }-р багана
statement-bytes = Байт
statement-hash = Өгүүлбэрийн SHA-256
statement-file-hash = Файлын SHA-256
gloss-note = Энэ архивын хийсэн ажлын орчуулга; тэмдэглэлийн хэсэг биш.
reading-permalink = Байнгын хаяг:
reading-statements = Юунд тулгуурладаг
reading-neighbours = Өмнөх ба дараах уншлага
alternative-without = Дүрэмд ингэж хэлэхээ болино
alternative-instead = Оронд нь ингэж хэлнэ
parting-adopted = Хүлээн авсан уншлагаар
parting-alternative = Нөгөө уншлагаар
parting-allowed = Одоо зөвшөөрөгдөх: { $moves }
parting-must-pass = Зөвшөөрөгдөх нүүдэл алга; тоглогч өнжинө.
parting-refused = Зөвшөөрөхгүй: { $move }. { $reason }
differs-board = Хөлөг дээрх байдал өөр.
differs-captured = Авсан тоо өөр.
differs-moves = Зөвшөөрөгдөх нүүдэл өөр.
differs-over = Нэгээр нь тоглоом дууссан, нөгөөгөөр нь үргэлжилнэ.
differs-result = Дүн өөр.
run-again = Дахин ажиллуулах:

## Chapters of the site, and the bibliography

chapters-label = Бүлгүүд
bibliography-title = Ном зүй
bibliography-lede = Бүртгэлүүдийн тулгуурласан буюу нэрлэсэн бүтээл бүр, хаана нь гэдгийн хамт.
bibliography-works = Бүтээл ба хуудас
bibliography-count = { $works ->
    [one] Нэг бүтээл.
   *[other] { $works } бүтээл.
}
bibliography-accessed = { $date }-нд үзсэн.
bibliography-further-reading = нэмж унших
bibliography-uncited = Одоогоор ямар ч бүртгэл нэрлээгүй.

## Documentation and provenance

game-documentation-note = Тоглоомыг хэн ажиглаж, ярьж, бичиж, нийтэлснийг, хэзээ, хаана болохыг; аль ч эх сурвалж хэлээгүйг хэлээгүй гэж тэмдэглэв.
documentation-dates = Огноо
documentation-people = Хүмүүс
documentation-places = Газар ба ард түмэн
documentation-person = Хүн
documentation-date = Огноо
date-of-play = Тоглосон
date-of-record = Тэмдэглэсэн
date-of-publication = Нийтэлсэн
date-of-access = Тэмдэглэл зохиогч нийтлэлийг үзсэн
known-inferred = дүгнэсэн
known-not-stated = хэлээгүй
known-stated-as-none = байхгүй гэж хэлсэн
known-not-applicable = хамаарахгүй
people-name = Ард түмэн
people-language = Хэл
game-notices = Нутгийн иргэдийн мэдэгдэл
game-notices-note = Энд баримтжуулсныг хэрэглэгчдээс нутгийн иргэд юу хүсэж байгаа нь, өөрсдийнх нь үгээр.
game-notices-how = Энэ тоглоомын эх нутгийн иргэд энд мэдэгдэл, тухайлбал Local Contexts-ийн шошго тавиулж болно: нэр, хадгалж буй хаяг, хэн тавьсан, үг нь. Редакторууд нутгийн иргэдийн нэрийн өмнөөс юу ч тавихгүй.
notice-applied-by = тавьсан: { $community }
provenance-attribution = Хэнийх
provenance-licence = Лиценз
kind-file = хүлээн авсан файл
kind-untranslated = орчуулаагүй үлдээсэн
work-partly-checked = хэсэгчлэн шалгасан
work-unchecked = Үзээгүй: { $parts }.
work-through = Мэдсэн нь:
unchecked-whole = бүтээл өөрөө
unchecked-passage = эш татсан хэсэг
unchecked-author = зохиогчдын нэр
unchecked-title = гарчиг
unchecked-date = огноо
unchecked-imprint = газар ба хэвлэгч
unchecked-volume = боть
unchecked-pages = хуудас
unchecked-version = аль хувилбар болох
unchecked-address = хаяг

## The data set

data-title = Өгөгдөл
data-lede = Программд зориулсан архив бүхэлдээ: тэмдэглэлийн өгүүлбэр бүр, дүрэм бүр үндэслэлтэйгээ, уншлага бүр юуг өөрчилдгийн хамт, жишээ бүр тоглогдсон ёсоороо.
data-version = { $date }-ны { $version } хувилбар, эдгээр форматын { $format } дэх хэвлэл. Нэг архив үргэлж ижил байт өгнө; { $command } тушаал ч эдгээр файлыг бичдэг.
data-files = Файлууд
data-size = { $kilobytes } кБ
data-licence = Лиценз
data-notes-licence = Тэмдэглэл тус бүрийн лицензийн талаар мэдэгдэж байгааг түүний үгс орсон файл бүрт хамт хэлсэн.
data-citing = Хэрхэн эш татах
data-citing-how = Архивыг хувилбар, огноотой нь эш татна; түүнээс авснаа тэндхийн нэрээр нь: өгүүлбэрт тоглоом ба { $statement }, уншлага буюу жишээнд тоглоом ба таних нэр.
data-of-game = Энэ тоглоомын өгөгдөл (JSON)
data-purpose-readme = Эдгээр файлд юу байгаа, лиценз нь, хэрхэн эш татах.
data-purpose-archive = Архив бүхэлдээ нэг баримтад.
data-purpose-archive-schema = Бүх архивын баримтад юу байдаг, хэсэг бүр юу гэсэн үг вэ; шалгах, уншдаг программ хийхэд.
data-purpose-game = Зөвхөн { $game }, эш татсан бүтээлүүдийн хамт.
data-purpose-game-schema = Нэг тоглоомын баримтуудад мөн адил.
data-purpose-bibliography = Эш татсан бүх бүтээл, ном зүйн программ ба LaTeX-д.
data-purpose-cldf = Дэргэдэх хүснэгтүүдийг тайлбарлана: Cross-Linguistic Data Formats (CLDF 1.0)-ийн бүтцийн өгөгдөл, олон өгөгдлийг харьцуулдаг программууд уншина.
data-purpose-languages = Тэмдэглэлүүд; CLDF-ийн «хэл» нь тэд.
data-purpose-parameters = Дүрмийн тэнхлэгүүд; CLDF-ийн «параметр».
data-purpose-codes = Тэнхлэгийн авч болох утгууд, жагсааж болох газар.
data-purpose-values = Тэмдэглэл бүр тэнхлэг бүрийн тухай юу хэлдэг, өгүүлбэр ба үгсийнх нь хамт, архив утгыг яаж мэддэг, авсан утга нь.
data-purpose-games = Тоглоомууд.
data-purpose-places = Хаана тоглодог буюу тоглож байсан, байршлын нарийвчлалын хамт.
data-purpose-statements = Тэмдэглэл бүрийн өгүүлбэр бүр, тэндхийн байр ба ажлын орчуулгын хамт.
data-purpose-readings = Уншлагууд: асуулт, хариулт, шалтгаан, бусад хувилбар.
data-purpose-examples = Тоглосон жишээнүүд: нүүдэл ба юу болсон нь.
data-purpose-sources = Бүтээл ба тэмдэглэлүүд хүснэгтийн эх сурвалж болохоор.
data-purpose-record-schema = Тоглоомын бүртгэл game.yaml-ыг бичихэд: засварлах программ үүгээр шалгаж, хаана юу бичиж болохыг санал болгоно.
data-purpose-example-schema = Жишээний файлуудад мөн адил.
data-purpose-head-schema = archive.yaml-д мөн адил.
## What was verified

verification-title = Шалгалт
verification-lede = Энэ архивыг батлахын тулд юуг тоглуулж үзсэн, юу гарсан бэ. Эндхийн бүхнийг эдгээр хуудсыг хийсэн программ тоолсон; юуг ч зүгээр хэлээгүй.
verification-again = Дахин шалгах нь
verification-again-note = Архив ба программтай хэн ч эдгээр тоог дахин гаргана.
verification-command-all = бүх архивын бүх шалгалт
verification-command-game = зөвхөн { $game }
verification-command-json = программд зориулсан хэлбэрээр
verification-of = { $all }-аас { $some }
verification-examples = Хүлээсэн ёсоор гарсан жишээ
verification-claims = Тоглуулж шийдсэн мэдэгдэл
verification-statements = Үүрэгтэй өгүүлбэр
verification-normative = Тоглолтын тухай, тоглуулж батлагдсан өгүүлбэр
fact-verified = Шалгасан
catalogue-verified = жишээ { $all_examples }-аас { $examples }, мэдэгдэл { $all_claims }-аас { $claims }, өгүүлбэр { $all_statements }-аас { $statements }
verification-coverage = Өгүүлбэрүүд ба тэдгээрийн батлах зүйл
verification-coverage-note = Тэмдэглэл бүрийн өгүүлбэр бүр. Самбар, тоглолт, авалт, төгсгөлийн тухай өгүүлбэрийг юу ч авч үзээгүй бол алдаа гарч, хуудас үүсэхгүй байсан.
verification-coverage-of = Тэмдэглэл, хэл: { $language }, өгүүлбэр бүрээр
verification-rules = Дүрмүүд ба тэдгээрийн үндэс
verification-rules-note = Ямар ч өгүүлбэр гэрчлээгүйг дүгнэсэн эсвэл редакцын гэж нэрлэнэ
verification-readings = Уншлагууд, хувилбарууд нь хаана салах нь
verification-example-facts = { $moves ->
    [0] нүүдэлгүй
    [one] нэг нүүдэл
   *[other] { $moves } нүүдэл
}, { $expectations ->
    [one] нэг хүлээлт
   *[other] { $expectations } хүлээлт
}
table-statement = Өгүүлбэр
table-statements = Өгүүлбэрүүд
table-part = Үүрэг
table-rule = Дүрэм
table-rules = Дүрмүүд
table-readings = Уншлагууд
table-emendations = Засварууд
table-claims = Мэдэгдлүүд
table-expected = Хүлээсэн жишээ
table-exercised = Үйлчилдэг жишээний тоо
table-status = Байдал
part-played-rule = дүрэм түүнд тулгуурлана
part-played-reading = уншлага түүнийг уншина
part-played-claim = туршсан мэдэгдэл
part-played-emendation = зассан алдаа
part-played-not-executable = тоглуулах зүйлгүй
part-played-documentation = баримтжуулалт
part-played-remark = тайлбар
part-played-variant = тэмдэглэлүүд зөрдөг
part-played-none = үгүй
check-every-game = Санамсаргүй { $games } тоглоом (дугаар нь { $seed }-ээс эхэлнэ) бүрд: { $property }
check-some-game = Санамсаргүй { $games } тоглоомоос (дугаар нь { $seed }-ээс эхэлнэ) хайсан: { $property }
property-passes = тоглогч ээлжээ алгасана.
property-ends-by-repetition = байрлал давтагдсанаар тоглоом дуусна.
property-ends-without-repetition = тоглоом байрлал давтагдалгүйгээр дуусна.
property-captures-even = нүүдэл бүр тэгш тооны үр авна, эсвэл юу ч авахгүй.
property-remainder-even = төгсгөлд самбар дээр тэгш тооны үр байна.
property-board-never-empty = нүүдэл бүрийн дараа самбар дээр үр байна.
property-board-empties = аль нэг нүүдлийн дараа самбар дээр үр үлдэхгүй.
property-stuck-with-empty-row = төгсгөлд тоглогч зөвшөөрөгдсөн нүүдэлгүй бол түүний эгнээ хоосон, нөгөөгийнх нь хоосон биш байна.
property-totals-complete = хоёр дүн нийлээд тоглоомын бүх үр болно.
check-rules = Юу ч тоглосон бай, дүрмээс батлагдсан: { $property }
property-second-move-captures = хоёр дахь нүүдэл авалт хийнэ.
property-stuck-without-seeds = ээлжтэй тоглогч зөвшөөрөгдсөн нүүдэлгүй, эгнээндээ үргүй болсноор тоглоом дуусна.
property-ends-only-endless = ээлжтэй тоглогчид үр байвч зөвхөн төгсгөлгүй тарилт үлдсэнээр тоглоом дуусна.
reading-figure = Санамсаргүй { $games } тоглоомоос (дугаар нь { $seed }-ээс эхэлнэ) { $count }-д нь тоологдсон: { $property }


## Glossary

glossary-heading = Нэр томьёо
glossary-lede = Эдгээр хуудасны үгсийг энгийн өгүүлбэрээр тайлбарлав: энд ямар утгатай, тэмдэглэлд юу гэж нэрлэдэг, аль тоглоомд байдаг вэ.
glossary-play = Тоглолтын үгс
glossary-edition = Энэ архивын үгс
glossary-in-notes = Тэмдэглэлд:
glossary-in-every-game = Энд байгаа бүх тоглоомд бий.
glossary-games = Тоглоомууд:
term-pit = нүх
term-pit-meaning = Хөлөг дээрх буюу газарт ухсан, үр хийдэг хонхор. Нүх бүр нэг тоглогчийнх. Бичихдээ Өмнөд тоглогчийн нүхийг том, Хойд тоглогчийнхыг жижиг үсгээр, эзнийхээ зүүн гараас эхлэн тэмдэглэнэ.
term-row = эгнээ
term-row-meaning = Нэг тоглогчийн зэрэгцсэн [нүхнүүд](pit). Энд байгаа тоглоомын хөлөг урт хоёр талаараа нэг нэг, нийт хоёр эгнээтэй.
term-seed = үр
term-seed-meaning = Тарьж, авдаг зүйл: жинхэнэ үр, хайрга, чулуу, хясаа. Бүгд адилхан бөгөөд хөлөг дээр байгаа цагт хэнийх ч биш.
term-store = сан
term-store-meaning = Тоглогч авсан үрээ хийдэг, хөлгийн захад байх том хонхор. Сангүй хөлөгтэй бол авсан үрийг хажууд тавина.
term-move = нүүдэл
term-move-meaning = Тоглогч нэг ээлжиндээ хийдэг зүйл: нэг нүхний үрийг [гартаа авч](lift), [тарьж](sow), боломж гарвал [авалт](capture) хийнэ. Эдгээр хуудсанд тоглогч бүрийн нүүдлийг нэг гэж тоолно.
term-lift = гартаа авах
term-lift-meaning = [Тарихын](sow) тулд нэг нүхний бүх үрийг гартаа авах.
term-sow = тарих
term-sow-meaning = Үрийг хөлөг тойрон дараалсан нүхнүүдэд нэг нэгээр нь хийх.
term-direction = тарих чиглэл
term-direction-meaning = Хөлгийг дээрээс нь харахад аль зүгт тойрон [тарих](sow) вэ. Цагийн зүүний эсрэг гэдэг нь өөрийн [эгнээгээр](row) зүүнээс баруун тийш, цагийн зүүний дагуу гэдэг нь баруунаас зүүн тийш.
term-emptied-pit = хоосолсон нүх
term-emptied-pit-meaning = [Тойргийн](lap) үрийг [гартаа авсан](lift) нүх. Эхний үрийг түүнд буцааж хийх эсэх, бүтэн тойрсон тарилт түүнд үр хийх үү, алгасах уу гэдгээр тоглоомууд ялгаатай.
term-lap = тойрог
term-lap-meaning = Нэг удаа [гартаа авсан](lift) үрийг эхнийхээс сүүлчийнх хүртэл [тарих](sow); хөлгийг хэр хол тойрох нь хамаагүй. [Нүүдэл](move) нэг тойрогтой, харин [дамжуулан тарьдаг](relay) бол хэд хэдэн тойрогтой.
term-relay = дамжуулан тарих
term-relay-meaning = Үргэлжлэх тарилт: сүүлчийн үр үртэй нүхэнд орвол бүх үрийг нь [гартаа авч](lift), шинэ [тойргоор](lap) тарина. Нүүдэл хоосон нүхэнд дуусна.
term-endless-sowing = төгсгөлгүй тарилт
term-endless-sowing-meaning = [Дамжуулан тарих](relay) явцад хөлөг дээрх байдал, үрийг нь авах нүх хоёр ижлээрээ давтагдаж, хэзээ ч дуусахгүй болсон тарилт. Хамгийн урт эргэлтийг ямар ч програм хүлээж чадахгүй тул маш олон тойргийн дараа дуусаагүй тарилтыг ч төгсгөлгүйд тооцно.
term-capture = авалт
term-capture-meaning = Үрийг хөлгөөс бүрмөсөн авах. Авсан үрийг [санд](store) хийнэ, эсвэл хажууд тавина; ихэнх тоглоомд эцэст нь түүнийг тоолдог.
term-chain = хэлхээ
term-chain-meaning = Хөрш нүхнүүд тус бүр тохирох тооны үртэй байгаа цагт нэгээс нөгөөд үргэлжлэх [авалт](capture). Хойш гэдэг нь тарих чиглэлийн эсрэг.
term-facing-pit = эсрэг талын нүх
term-facing-pit-meaning = Яг өөдөөс нь харсан, нөгөө [эгнээний](row) нүх.
term-rightmost-pit = хамгийн баруун нүх
term-rightmost-pit-meaning = Эзнийх нь талаас харахад [эгнээний](row) сүүлчийн нүх: зургаан нүхтэй эгнээнд Өмнөд тоглогчийнх F, Хойд тоглогчийнх f.
term-singleton = ганц үр
term-singleton-meaning = Нүхэндээ ганцаар байгаа үр. Зарим тоглоомд түүнийг авахыг хориглодог, заримд нь өвөрмөц журмаар тарьдаг.
term-opening = нээлт
term-opening-meaning = Тоглоомын эхний нүүдэл, эсвэл тоглогч бүрийн эхний нүүдэл. Зарим тоглоомд түүнийг тодорхой нүхнээс хийлгэдэг, эсвэл юу ч авахуулдаггүй.
term-feeding = хооллох
term-feeding-meaning = Өрсөлдөгчид нүүх үр өгөх буюу үлдээх. Хооллох үүрэгтэй тоглоомд хооллодог нүүдэл байгаа цагт бусад нүүдлийг хориглоно.
term-grand-slam = эгнээг бүхэлд нь авах
term-grand-slam-meaning = Өрсөлдөгчийн [эгнээний](row) бүх үрийг авах нүүдэл. Тоглоомууд түүнийг зөвшөөрдөг, хориглодог, эсвэл юу ч авахуулдаггүй.
term-legal-move = зөвшөөрөгдсөн нүүдэл
term-legal-move-meaning = Бүх дүрэм зөвшөөрсөн нүүдэл. Хоосон нүх, хүрэлцэхгүй үр, [нээлтийн](opening) дүрэм, [хооллох](feeding) үүрэг, [эгнээг бүхэлд нь авах](grand-slam), [төгсгөлгүй тарилт](endless-sowing) нь нүүдлийг хориотой болгож болно. Эдгээрийн аль нь үйлчлэх нь тоглоом бүрт өөр.
term-pass = өнжих
term-pass-meaning = Нүүлгүйгээр ээлжээ өнгөрөөх. Энд тоглогч зөвхөн [зөвшөөрөгдсөн нүүдэлгүй](legal-move) үедээ өнжинө.
term-remainder = үлдсэн үр
term-remainder-meaning = Тоглоом дуусахад хөлөг дээр байгаа үр. Хэн авахыг, эсвэл хэнд ч тооцогдохгүйг дүрэм хэлдэг.
term-repetition = давталт
term-repetition-meaning = Нэг тоглолтод ижил нүхнүүдэд ижил үр, ижил тоглогчийн ээлжтэй хоёр дахь удаагаа байх. Тэндээс тоглолт эцэс төгсгөлгүй эргэлдэж болох тул юу болохыг дүрэм хэлдэг.
term-draw = тэнцээ
term-draw-meaning = Хэн ч ялаагүй тоглолт.
term-position = байрлал
term-position-meaning = Нүх бүрт юу байгаа, хэний ээлж болох, тоглогч бүр юу авсан, хэдэн нүүдэл хийсэн. Бичихдээ: Өмнөд тоглогчийн нүх / Хойд тоглогчийн нүх, тус бүр эзнийхээ зүүн гараас, дараа нь s буюу n, Өмнөд, Хойд тоглогчийн авсан үр, нүүдлийн тоо; жишээ нь 7,7,7/7,7,7 s 0-0 0.
term-note = хээрийн тэмдэглэл
term-note-meaning = Тоглоомыг дүрсэлсэн баримт. Хүлээн авсан байт бүрээр нь хадгалж, алдааг нь ч хэзээ ч өөрчилдөггүй.
term-witness = эх
term-witness-meaning = Тоглоомын дүрслэлийг бидэнд хүргэсэн [тэмдэглэлүүдийн](note) нэг. Түүнийг богино тэмдгээр, энд хэлнийх нь кодоор нэрлэнэ: албани sq, монгол mn.
term-statement = өгүүлбэр
term-statement-meaning = [Тэмдэглэлийн](note) эш татаж болох хамгийн жижиг хэсэг: жагсаалтын нэг зүйл, бичвэрийн нэг өгүүлбэр, эсвэл тоглоомын төрлийн мөрийн нэг хэсэг. capture.2 гэх мэт тэмдэг нь хэзээ ч өөрчлөгдөхгүй; sq:capture.2 нь [эхийг](witness) бас заана.
term-gloss = ажлын орчуулга
term-gloss-meaning = [Өгүүлбэрийг](statement) энэ архив аль болох үгчлэн англи руу орчуулсан нь: алдааг хэвээр үлдээж, юу гэх гэснийг дөрвөлжин хаалтад бичнэ. Тэмдэглэлийн хэсэг биш.
term-variant = зөрүү
term-variant-meaning = Нэг тоглоомын [эхүүд](witness) өөр өөрөөр хэлсэн газар. Мэдэж болох бол аль нь зөвийг бүртгэлд хэлнэ.
term-reading = уншлага
term-reading-meaning = Тэмдэглэл дурдаагүй, хоёрдмол утгатай эсвэл өөртэйгөө зөрсөн газарт редакторуудын гаргасан шийдвэр: асуулт, юуг яагаад сонгосон, мөн [өөр хувилбарууд](alternative).
term-alternative = өөр хувилбар
term-alternative-meaning = [Уншлагад](reading) өөрөөр шийдэж болох зүйлийг дүрмийн өөрчлөлт болгон бичсэн нь. Ялгаа гарах эсэх, хаана гарахыг мэдэхийн тулд түүгээр ч тоглож үздэг.
term-emendation = засвар
term-emendation-meaning = [Тэмдэглэлийн](note) илт алдааг, жишээ нь буруу утгаар авсан үгийг зассан нь. Тэмдэглэлийг өөрийг нь хэвээр үлдээж, засварыг хажууд нь бичнэ.
term-claim = мэдэгдэл
term-claim-meaning = Тэмдэглэлд тоглолтын тухай хэлсэн, дүрмээр тоглож шалгаж болох зүйл. Батлагдсан буюу няцаагдсан гэсэн дүн нь хэн ч давтаж болох шалгалтаас гарна.
term-example = тоглосон жишээ
term-example-meaning = Дүрмийг харуулах тоглолт: [байрлал](position), нүүдлүүд, тэдгээрээс юу гарах ёстойг тэмдэглэлээс урьдчилан гаргасан нь. Програм түүнийг тоглож, тулгадаг.

## The edition: notes in columns, what a statement supports, coverage

column-words = { $siglum }, { $language }
column-gloss = { $siglum }, англи ажлын орчуулга
column-machine = машин орчуулга
column-own = архивынх
chooser-first = Эхний багана
chooser-second = Хоёр дахь багана
notes-note = Үгс хүлээн авсан хэвээрээ байна. Юуг батлахыг нь үзэхийн тулд өгүүлбэрийг зааж, эсвэл хажуугийн мөрийг нээнэ үү.
statement-no-gloss = Орчуулгагүй.
fault-shared = нийтлэг алдаа
supports-label = { $id } юуг батлах нь:
supports-readings = { $count } уншлага
supports-claims = { $count } шалгалт
supports-no-play = тоглохын тухай биш
supports-documentation = баримтжуулалт
supports-exercised = Түүний дүрэм { $count } жишээнд үйлчилдэг.
supports-more = Бүгдийг үзэх:
rule-evidence = { $count } өгүүлбэрийн үгс
reading-or = Эсвэл:
alternative-examples-changed = { $count } жишээ өөрөөр явна.
alternative-parts-found = { $moves } нүүдлийн дараа тоглоом өөрөөр явна; олдсон хамгийн богино дараалал. { $depth } хүртэлх нүүдэлтэй дараалалд ийм ялгаа гардаггүй.
alternative-parts-late = { $count } нүүдлийн дараа тоглоом өөрөөр явна; үүнээс богино дараалал байхгүй.
alternative-parts-late-found = { $count } нүүдлийн дараа тоглоом өөрөөр явна; олдсон хамгийн богино дараалал. { $depth } хүртэлх нүүдэлтэй дараалалд ийм ялгаа гардаггүй.
alternative-proven-positions = Нэг л тоглоом гэдэг нь батлагдсан: гарч болох { $positions } байрлал бүрт адил.
alternative-proven-laps = Нэг л тоглоом гэдэг нь батлагдсан: нүх бүрээс, үрийн тоо бүрээр { $laps } тойрог бүрт адил.
alternative-proven-never-read = Нэг л тоглоом гэдэг нь батлагдсан: тоглоомд юу ч энэ ялгаанаас хамаардаггүй.
coverage-roles = { $whole } өгүүлбэрээс { $part }, үүний дотор { $bullets } заалтаас { $bulletpart } нь энэ хэвлэлд үүрэгтэй.
coverage-exercised = Тоглохын тухай { $whole } өгүүлбэрээс { $part } нь жишээ эсвэл шалгалтаар нотлогдсон.
coverage-not-executable = Тоглохын тухай { $count } өгүүлбэрийг ямар ч туршилтаар нотлох боломжгүй.
coverage-table = Бүх хүснэгт.
## Foot of a page

foot-verified = Тоглуулж хүлээсэн ёсоор гарсан: { $all } жишээнээс { $some }.

## People

people-title = Хүмүүс
people-lede = Ярьсан, ажигласан, бичсэн, редакторласан хүмүүс, хийсэн зүйл болон нэрийнх нь бүх бичлэгийн хамт.
people-heading = Овгийн дарааллаар
people-count = { $people ->
    [one] Нэг хүн.
   *[other] { $people } хүн.
}
people-aliases = Мөн ингэж бичдэг:
person-observer = ажиглагч
person-informant = мэдээлэгч
person-recipient = мэдээг хүлээн авсан
person-publication = нийтэлсэн
person-author = зохиогч
person-editor = редактор
person-archive-editor = энэ архивын редактор


## Бүх байрлалд шалгасан нотолгоо

check-every-position = Хүрч болох { $positions } байрлал бүрд: { $property }
check-some-position = Хүрч болох бүх { $positions } байрлалаас хайсан нь: { $property }
check-proof = Батлагдсан: хоёр уншлага нэг л тоглоом
## The index of rules

rules-index-title = Дүрмүүд
rules-index-lede = Асуулт бүрээр: тоглоомууд хэрхэн хариулдаг, аль нь ижил хариулдаг вэ.

## The comparison

comparison-title = Харьцуулалт
comparison-lede = Тоглоомуудыг дүрмийн асуулт бүрээр зэрэгцүүлсэн нь.
comparison-heading = Тоглоом ба дүрэм
comparison-choose = Харьцуулах тоглоомууд
comparison-only-differences = зөвхөн ялгаатайг нь
comparison-note = Тоглоомууд ялгаатай бол дүрмийг мөр дотор нь дугаарласан: ижил дугаар нь ижил дүрэм.
comparison-shown = Тоглоом: { $games }. { $axes } асуултаас ялгаатай нь: { $differ }.
comparison-alike = бүгд ижил
comparison-differ = ялгаатай
comparison-number = дүрэм
comparison-to-rules = Аль тоглоомууд нэг дүрэмтэйг бүтэн өгүүлбэрээр
rules-index-comparison = Мөн үүнийг хүснэгтээр, тоглоомуудыг зэрэгцүүлэн

## The search

search-title = Хайлт
search-lede = Бүх хуудсаас, бүх хэлээр зэрэг: хүлээн авсан тэмдэглэл, дүрэм, уншлага, жишээ, хүмүүс, бүтээл.
search-label = Бүх хуудаснаас хайх
search-go = Хайх
search-words = Үг, эсвэл үгийн эхлэл
search-language = Бичвэрийн хэл
search-all-languages = бүх хэл
search-kind = Төрөл
search-all-kinds = бүгд
search-kind-game = тоглоом
search-kind-rule = дүрэм
search-kind-statement = тэмдэглэлийн өгүүлбэр
search-kind-gloss = ажлын орчуулга
search-kind-reading = уншлага
search-kind-example = тоглосон жишээ
search-kind-claim = мэдэгдэл
search-kind-remark = тайлбар
search-kind-term = нэр томьёо
search-kind-person = хүн
search-kind-work = бүтээл
search-kind-page = хуудас
search-loading = Түр хүлээнэ үү …
search-failed = Хайх жагсаалтыг ачаалж чадсангүй.
search-count = Үр дүн: { $results }.
search-none = «{ $words }» гэж олдсонгүй.
search-more = Цааш үзэх
search-needs-script = Хайлтад скрипт хэрэгтэй боловч энэ хөтөчид унтраалттай байна. Скриптгүйгээр бүгдэд эдгээр жагсаалтаар хүрнэ:

## The map

map-title = Газрын зураг
map-lede = Тоглоомуудыг тоглодог, тоглож байсан газрууд: тэмдэглэл, ном зохиолд дурдсан хэмжээнд.
map-note = Цэг нь газрыг, эргэн тойрны нь дугуй байрлал хэр зөрж болохыг заана. Талбайн хэмжээ үнэн зөв (Equal Earth). Хуурай газрын зураас: Natural Earth, нийтийн өмч.
map-places = Газрууд
map-place = { $number }. { $game }: { $place }, { $coordinates }

## Neighbours of the rules

pinning-heading = Дүрмийн хөршүүд
pinning-note = Тоглоомын дүрмээс ганц утгаар ялгаатай дүрэм бүр. Түүний дагуу бүтэлгүйтэх жишээ хоёр тоглоомыг ялгана; тоглолтоор ялгагдах боловч ямар ч жишээ ялгадаггүй хөрш алдаа болно.
pinning-summary = { $neighbours } хөрш: { $told } нь жишээгээр ялгагдсан, { $same } нь мэдэгдэж байгаагаар ижил тоглоом, { $open } нь ялгаатай боловч жишээгээр ялгагдаагүй.
pinning-caption = Дүрэм, түүний өөр утга, тоглоомуудыг юу ялгадаг нь
pinning-value = Өөр утга
pinning-told-apart = Юу ялгадаг
pinning-command = илүү хүчээр шалгаж, хөрш бүрийг хэлнэ

## The player: an example step by step, and playing

player-replay = Алхам алхмаар үзэх
player-board = Хөлөг
player-first = Эхэнд нь
player-back = Нэг нүүдэл буцах
player-forward = Нэг нүүдэл урагшлах
player-last = Төгсгөлд нь
player-run = Нүүдлүүдийг дараалан үзүүлэх
player-stop = Зогсоох
player-ply = Нүүдэл
player-speed = Үрийн хурд
player-speed-slow = удаан
player-speed-medium = дунд зэрэг
player-speed-fast = хурдан
player-speed-none = хөдөлгөөнгүй
player-words = Юу болж байна
player-play-on = Эндээс цааш өөрөө тоглох
player-open-step = Дээрх хөлөг дээр үзэх
player-keys = Товчлуурууд
player-keys-replay = Хөлөг юм уу товчийг сонгосон үед: ← ба → нэг нүүдэл буцаж, урагшилна; Home ба End эхэнд, төгсгөлд очно.
player-keys-play = Хөлгийг сонгосон үед: сумнууд нүхнээс нүх рүү шилжинэ, Enter юм уу зай авах товч тухайн нүхээр нүүнэ, A, B, C … үсэг нүүх ээлжтэй тоглогчийн тэр үсэгтэй нүхээр нүүнэ.
player-play = Тоглох
player-play-note = Энэ дэлгэцийн өмнө найзтайгаа юм уу машинтай, аль ч уншлагаар, аль ч байрлалаас.
player-loading = Хөдөлгүүрийг ачаалж байна …
player-no-engine = Энэ хөтөч WebAssembly-гүй тул хөдөлгүүрийг ажиллуулж чадахгүй. Баримтжуулсан бүхэн энэ хуудсанд мөн л байна.
player-engine-failed = Хөдөлгүүрийг ачаалж чадсангүй, түүнгүйгээр тоглох боломжгүй. Баримтжуулсан бүхэн энэ хуудсанд мөн л байна.
player-undo = Нүүдлээ буцаах
player-redo = Буцаасан нүүдлийг дахин нүүх
player-new = Шинэ тоглолт
player-turn-board = Хөлгийг эргүүлэх
player-pass = Өнжих
player-go-on = Эндээс машинаар нүүлгэх
player-opponent = Өрсөлдөгч
player-friend = энэ дэлгэцийн өмнөх найз
player-strength-1 = машин, санамсаргүй нүүнэ
player-strength-2 = машин, эхлэн суралцагч
player-strength-3 = машин, анхааралтай
player-strength-4 = машин, туршлагатай
player-strength-5 = машин, бүх чадлаараа
player-side = Таны тал
player-swap = Талаа солих
player-moves = Нүүдлүүд
player-readings = Өөр уншлагууд
player-readings-note = Доорх уншлагуудын хувилбар бүрээр, хэд хэдээр нь зэрэг ч тоглож болно.
player-set-up = Байрлал өрөх
player-set-up-note = Хөлөг дээр нүх сонгоод хэдэн үртэйг нь заана уу; хөлөг дээр + ба − товч мөн адил.
play-seeds = { $pit } нүхний үр
player-fewer = Нэг үр хасах
player-more = Нэг үр нэмэх
player-captured = { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогчийн авсан
player-to-move = Хэний ээлж
player-plies = Өмнө хийсэн нүүдэл
player-use = Эндээс тоглох
player-empty = Хөлгийг хоослох
player-as-at-start = Эхлэх үеийнх шиг
player-cancel = Болих
player-share = Хуулах, хуваалцах, буулгах
player-position = Байрлал
player-game = Тоглолт
player-link = Холбоос
player-copy-position = Байрлалыг хуулах
player-copy-game = Тоглолтыг хуулах
player-copy-link = Холбоосыг хуулах
player-paste = Байрлал, нүүдлүүд, эсвэл хоёулаа, бичвэрээр
player-open = Нээх

# What its script says.

play-thinking = { $side ->
    [south] Өмнөд
   *[north] Хойд
} талын машин бодож байна …
play-failed = Хөдөлгүүр гацлаа. Хуудсыг дахин ачаална уу.
play-over = Тоглолт дууссан.
play-not-yours = { $pit } нүх нь { $side ->
    [south] Өмнөд
   *[north] Хойд
} тоглогчийнх, түүний ээлж биш.
play-wait = Машины ээлж.
play-whole-numbers = Талбар бүрд 0 юм уу түүнээс их бүхэл тоо байх ёстой.
play-readings = Сонгосон уншлагаас өөрөөр тоглож байна:
play-by-reading = Өөр уншлагаар:
play-reading-reads = уншсан нь:
play-error-parts = Байрлал хүлээсэн: эгнээнүүд, хэний ээлж болох, авсан үр, нүүдлийн тоо, жишээ нь { $example }.
play-error-rows = Ташуу зураасаар зааглагдсан хоёр эгнээ хүлээсэн, жишээ нь { $example }.
play-error-number = Тоо бүр бүхэл бөгөөд хэт их биш байх ёстой (үр бол хамгийн ихдээ 255), жишээ нь { $example }.
play-error-side = Ээлжтэй тоглогчийг s юм уу n гэж заана, жишээ нь { $example }.
play-error-captured = Өмнөд, Хойд тоглогчийн авсан үрийг зураасаар зааглана, жишээ нь { $example }.
play-error-unequal-rows = Хоёр эгнээ тэнцүү урт биш.
play-error-row-length = Ийм урт эгнээтэй хөлөг байхгүй.
play-error-too-many-seeds = Хөлөгт багтахаас олон үр байна.
play-error-too-many-plies = Нүүдлийн тоо хэт их.
play-error-other-board = Энэ нь өөр хөлгийн байрлал: энд эгнээ бүр { $pits } нүхтэй.
play-error-unreadable-move = «{ $text }» нүүдэл биш. Нүүдэл гэдэг нь нүхний үсэг, өнжихөд - гэж бичнэ.
play-error-game-over = «{ $text }» нүүх боломжгүй: тоглолт үүнээс өмнө дууссан.
play-error-not-on-board = Энэ хөлөгт { $text } нүх байхгүй.
play-error-not-yours = «{ $text }» нь ээлжгүй тоглогчийн нүх.
play-error-may-not-pass = Нүүх боломжтой тоглогч өнжиж болохгүй.
play-error-must-pass = «{ $text }» нүүх боломжгүй: тоглогчид зөвшөөрөгдсөн нүүдэл байхгүй тул өнжих ёстой, - гэж бичнэ.
play-error-too-many-moves = Хэт урт тоглолт байна.
play-error-too-long = Хэт урт бичвэр байна.
play-error-rules = Эдгээр уншлагаар зэрэг тоглох боломжгүй.

## Өөрчлөлт, хуудсуудын дэргэдэх зүйлс

changes-title = Өөрчлөлтүүд
changes-lede = Энэ архивт юу шинээр нэмэгдсэнийг хувилбар бүрээр. Програмын өөрчлөлтийг эх кодтой нь хамт хэлдэг.
changes-version = { $version }, { $date }
changes-feed = Мэдээний урсгал (Atom)
nowhere-title = Энд хуудас алга
nowhere-text = Хаяг буруу бичигдсэн байж магадгүй. Энэ архивын нийтэлсэн зүйл цааш хөтлөх замгүйгээр нүүдэггүй.
nowhere-onward = Тоглоомууд руу
offline-title = Энэ хуудас таны төхөөрөмжид алга
offline-text = Сүлжээ алга, та энэ хуудсыг өмнө нь уншаагүй байна.
offline-heading = Сүлжээгүй үед
offline-note = Уншсан хуудсаа сүлжээгүйгээр дахин уншиж болно. Мөн бүх архивыг энэ төхөөрөмжид хадгалж, сүлжээгүй газар уншиж, тоглож болно.
offline-keep = Бүх архивыг хадгалах
offline-kept = Бүх архив энэ төхөөрөмжид байна.
offline-failed = Бүгдийг татаж чадсангүй. Сүлжээ сайжрахад дахин оролдоно уу.


## The guide

guide-title = Заавар
guide-lede = Эдгээр хуудсыг хэрхэн унших, архивт тоглоом, тэмдэглэл, хэл, жишээ хэрхэн нэмэх тухай.
guide-untranslated = Энэ бүлгийг хараахан орчуулаагүй. Дараах хэлээр үзүүлэв: { $language }.
guide-in-language = хэл: { $language }
guide-neighbours = Өмнөх ба дараагийн бүлэг
guide-axes = Тэнхлэгүүд ба утгууд
guide-axes-note = Утга бүрийн тайлбарыг тоглуулагч програмын өөрийнх нь үгээр, англи хэлээр өгөв; доор нь үгээр бичсэн дүрэмд юу болохыг бичсэн.
guide-in-words = Үгээр:
guide-clauses = Утгаас өөр зүйлд тулгуурлаж болох заалтууд:
guide-change = өөрчлөлт
guide-commands = Тушаал
guide-commands-fail = Тушаал; сүүлчийнх нь { $code } гэсэн гаралтын кодтой дуусна
guide-output = Дэлгэцэд гарах нь
