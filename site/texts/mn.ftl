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
axis-feeding = тэжээх үүрэг
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
part-opening = Эхлэл
part-duties = Үүрэг ба хориг
part-end = Төгсгөл ба ялалт

rule-board = Хөлөг тус бүр { $pits } нүхтэй хоёр эгнээтэй. Тоглогч бүр нэг эгнээний талд сууж, түүний нүхийг эзэмшинэ: доод эгнээ Өмнөд тоглогчийнх, дээд эгнээ Хойд тоглогчийнх.
rule-seeds-per-pit = { $seeds ->
    [0] Эхэнд нүхнүүд хоосон (нийт { $total } үр).
   *[other] Эхэнд нүх бүрд { $seeds } үр, нийт { $total } үр байна.
}
rule-seeds-explicit = Эхэнд нүхнүүдэд, Өмнөд тоглогчийн эхний нүхнээс тарих дарааллаар: { $seeds }; нийт { $total } үр байна.
rule-stores-none = Сан байхгүй; авсан үрийг хажууд тавина.
rule-stores-at-the-ends = Хөлгийн хоёр захад авсан үрийг хийх сан бий; тоглогч бүрийнх нь баруун гар талд нь байна.
rule-aim-most-seeds = Зорилго нь өрсөлдөгчөөсөө олон үр цуглуулах.
rule-aim-seeds-in-row = Зорилго нь тоглоом дуусахад эгнээндээ үртэй үлдсэн нь байх.

rule-turn = Өмнөд тоглогч эхэлж, дараа нь тоглогчид ээлжлэн нүүнэ.
rule-lift = { $seeds ->
    [1] Нүүхдээ тоглогч өөрийн эгнээнээс үртэй нэг нүх сонгож, бүх үрийг нь авна.
   *[other] Нүүхдээ тоглогч өөрийн эгнээнээс дор хаяж { $seeds } үртэй нэг нүх сонгож, бүх үрийг нь авна. Түүнээс цөөн үртэй нүхийг сонгож болохгүй.
}

rule-direction-counter-clockwise = Үрийг нүх бүрд нэг нэгээр, цагийн зүүний эсрэг тарина: тоглогч бүрийн хувьд өөрийн эгнээгээр зүүнээс баруун тийш, дараа нь нөгөө эгнээгээр, { $order } гэсэн дарааллаар тойрно.
rule-direction-clockwise = Үрийг нүх бүрд нэг нэгээр, цагийн зүүний дагуу тарина: тоглогч бүрийн хувьд өөрийн эгнээгээр баруунаас зүүн тийш, дараа нь нөгөө эгнээгээр, { $order } гэсэн дарааллаар тойрно.
rule-first-seed-next-pit = Эхний үр хоосолсон нүхний дараагийн нүхэнд орно.
rule-first-seed-emptied-pit = Эхний үрийг хоосолсон нүхэнд нь буцаан хийж, бусдыг нь дараагийн нүхнүүдэд нэг нэгээр тарина.
rule-first-seed-emptied-pit-lone-seed-next = Эхний үрийг хоосолсон нүхэнд нь буцаан хийж, бусдыг нь дараагийн нүхнүүдэд нэг нэгээр тарина; ганц үр бол дараагийн нүхэнд орно.
rule-origin-sown-again = { $round } буюу түүнээс олон үртэй тарилт хоосолсон нүхэндээ эргэж ирээд, түүнийг бусад нүхний адил тарина.
rule-origin-skipped-every-lap = { $round } буюу түүнээс олон үртэй тарилт эхэлсэн нүхэндээ эргэж ирэхдээ түүнийг{ $laps ->
    [relay] { " " }тойрог бүрд,
   *[single] { "" }
} ирэх бүрдээ алгасна.
rule-origin-skipped-first-lap = { $round } буюу түүнээс олон үртэй тарилт эхэлсэн нүхэндээ эргэж ирэхдээ түүнийг алгасна{ $laps ->
    [relay] , гэхдээ зөвхөн эхний тойрогт: дараагийн тойргуудад тарина
   *[single] { "" }
}.
rule-sow-stores-never = Санд хэзээ ч үр тарихгүй.
rule-laps-single = Сүүлчийн үр ормогц тарилт дуусна.
rule-laps-relay = Сүүлчийн үр үртэй нүхэнд орвол түүнийг оролцуулан тэр нүхний бүх үрийг авч, тэндээс шинэ тойргоор үргэлжлүүлэн тарина. Сүүлчийн үр хоосон нүхэнд ороход тарилт дуусна.
rule-endless = Тарилт нь хэзээ ч дуусахгүй нүүдлийг хориглоно. ({ $laps } тойргийн дараа дуусаагүй тарилтыг мөн таслан зогсоож, хориглоно.)

rule-capture-nothing = Тарилтаар юу ч авахгүй.
rule-capture-count = Сүүлчийн үр { $whose ->
    [own] тоглогчийн өөрийн эгнээний нүхэнд
    [opponent] өрсөлдөгчийн эгнээний нүхэнд
   *[any] аль ч талын аль нэг нүхэнд
} ороод тэнд { $counts } үр болговол тэдгээрийг авна.
rule-capture-even = Сүүлчийн үр { $whose ->
    [own] тоглогчийн өөрийн эгнээний нүхэнд
    [opponent] өрсөлдөгчийн эгнээний нүхэнд
   *[any] аль ч талын аль нэг нүхэнд
} ороод тэнд тэгш тооны үр болговол тэдгээрийг авна.
rule-chain-none = Түүнтэй хамт өөр нүхийг авахгүй.
rule-chain-backward-pits-sown = Дараа нь тэндээс хойш, сая тарьсан нүхнүүдийг үзнэ: мөн тийм тооны үртэй нүх бүрийг, тийм биш нүх таартал авна.
rule-chain-backward-board = Дараа нь түүний өмнөх нүхнүүдийг хөлгийг бүхэлд нь тойрон хойш үзнэ: мөн тийм тооны үртэй нүх бүрийг, тийм биш нүх таартал авна.
rule-chain-backward-own-row = Дараа нь түүний өмнөх нүхнүүдийг тоглогчийн өөрийн эгнээгээр хойш үзнэ: мөн тийм тооны үртэй нүх бүрийг, тийм биш нүх таартал авна.
rule-chain-forward-pits-sown = Дараа нь түүний дараах, сая тарьсан нүхнүүдийг тарих чиглэлээр үзнэ: мөн тийм тооны үртэй нүх бүрийг, тийм биш нүх таартал авна.
rule-chain-forward-board = Дараа нь түүний дараах нүхнүүдийг хөлгийг бүхэлд нь тойрон тарих чиглэлээр үзнэ: мөн тийм тооны үртэй нүх бүрийг, тийм биш нүх таартал авна.
rule-chain-forward-own-row = Дараа нь түүний дараах нүхнүүдийг тоглогчийн өөрийн эгнээгээр тарих чиглэлээр үзнэ: мөн тийм тооны үртэй нүх бүрийг, тийм биш нүх таартал авна.
rule-chain-whose = Зөвхөн { $whose ->
    [own] тоглогчийн өөрийн
   *[opponent] өрсөлдөгчийн
} эгнээний нүхийг авч болно.
rule-capture-opposite = Сүүлчийн үр { $landing ->
    [own] тоглогчийн өөрийн эгнээний
    [opponent] өрсөлдөгчийн эгнээний
   *[any] аль ч эгнээний
} хоосон нүхэнд орж, эсрэг талын нүхэнд нь үр байвал тэдгээрийг{ $takes ->
    [both] { " " }орсон үрийн хамт авна
   *[opposite] { " " }авна; орсон үр байрандаа үлдэнэ
}.
rule-capture-own-seeds = Өрсөлдөгчийн эгнээнд бол эсрэг талын нүх нь тоглогчийн өөрийнх: өөрийнхөө үрийг авна.
rule-facing-nothing = Эсрэг талын нүх хоосон бол юу ч авахгүй.
rule-facing-lone-seed = Эсрэг талын нүх хоосон бол орсон ганц үрийг авна.

rule-opening-pit-free = Эхний нүүдлийг аль ч нүхнээс эхэлж болно.
rule-opening-pit-each = Тоглогч бүрийн эхний нүүдэл эгнээнийхээ хамгийн баруун нүхнээс эхэлнэ: Өмнөд тоглогчийнх { $south }, Хойд тоглогчийнх { $north }. Тэр нүх хоосон бол өөр аль ч нүхийг сонгож болно.
rule-opening-pit-starter = Тоглоомын эхний нүүдэл Өмнөд эгнээний хамгийн баруун нүхнээс, { $south } нүхнээс эхэлнэ. Тэр нүх хоосон бол өөр аль ч нүхийг сонгож болно.
rule-opening-capture-free = Эхний нүүдлээс эхлэн авалт хүчинтэй.
rule-opening-capture-first = Тоглоомын эхний нүүдлээр юу ч авахгүй: авах байсан үр хөлөг дээр үлдэнэ.
rule-opening-capture-each = Тоглогч бүрийн эхний нүүдлээр юу ч авахгүй: авах байсан үр хөлөг дээр үлдэнэ.

rule-feeding-free = Өрсөлдөгчдөө үр өгөх үүрэг байхгүй.
rule-feeding-empty-row = Ээлжийн эхэнд өрсөлдөгчийн эгнээ хоосон бол тоглогч түүнийг үртэй болгох нүүдэл хийх ёстой. Тийм нүүдэл байхгүй бол { $otherwise ->
    [game_over] тоглоом дуусна
   *[any_move] өөр аль ч зөвшөөрөгдсөн нүүдлийг хийж болно
}.
rule-feeding-every-move = Нүүдэл бүрийн дараа өрсөлдөгчийн эгнээ үртэй байх ёстой. Үртэй байсан эгнээнд үр үлдээх нүүдэл байхгүй бол { $otherwise ->
    [game_over] тоглоом дуусна
   *[any_move] өөр аль ч зөвшөөрөгдсөн нүүдлийг хийж болно
}; хоосон эгнээнд үр оруулах нүүдэл байхгүй бол { $empty_row ->
    [game_over] тоглоом дуусна
   *[any_move] өөр аль ч зөвшөөрөгдсөн нүүдлийг хийж болно
}.
rule-grand-slam-allowed = Нэг нүүдлээр өрсөлдөгчийн эгнээний бүх үрийг авч болно.
rule-grand-slam-illegal-after-sowing = Өрсөлдөгчийн эгнээний бүх үрийг авах нүүдлийг хориглоно; тэр нүүдлээр сая тарьсан үр ч тооцогдоно.
rule-grand-slam-illegal-before-move = Нүүдлийн өмнө өрсөлдөгчийн эгнээ үртэй байсан бол түүний бүх үрийг авах нүүдлийг хориглоно.
rule-grand-slam-takes-nothing = Өрсөлдөгчийн эгнээний бүх үрийг авах нүүдлийг хийж болох ч юу ч авахгүй.

rule-end-game-over = Ээлж нь ирсэн тоглогчид зөвшөөрөгдсөн нүүдэл байхгүй бол тоглоом дуусна.
rule-end-pass = Зөвшөөрөгдсөн нүүдэлгүй тоглогч нүүдэлтэй болтлоо ээлжээ өнжинө.
rule-end-pass-if-other-can-feed = Зөвшөөрөгдсөн нүүдэлгүй тоглогч, өрсөлдөгчид нь түүнд үр өгөх нүүдэл байвал ээлжээ өнжинө; үгүй бол тоглоом дуусна.
rule-end-draw-if-only-endless = Ээлж нь ирсэн тоглогчид зөвшөөрөгдсөн нүүдэл байхгүй бол тоглоом дуусна. Тэр тоглогч үртэй боловч зөвхөн төгсгөлгүй тарилттай бол тэнцэнэ.
rule-remainder-own-row = Тэгэхэд тоглогч бүр өөрийн эгнээнд үлдсэн үрийг авна.
rule-remainder-last-mover = Тэгэхэд хөлөг дээр үлдсэн бүх үрийг сүүлчийн нүүдлийг хийсэн тоглогч авна.
rule-remainder-split-equally = Тэгэхэд хөлөг дээр үлдсэн үрийг тэнцүү хуваана; илүү гарсан сондгой үр хэнд ч тооцогдохгүй.
rule-remainder-nobody = Хөлөг дээр үлдсэн үр хэнд ч тооцогдохгүй.
rule-winner-most-seeds = Олон үртэй тоглогч ялна; тэнцүү бол тэнцэнэ.
rule-winner-seeds-in-row = Эгнээндээ үртэй үлдсэн тоглогч ялна; авсан үр тооцогдохгүй.
rule-repetition-own-row = Ижил байрлал ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, тоглогч бүр өөрийн эгнээнд үлдсэн үрийг авна.
rule-repetition-last-mover = Ижил байрлал ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, үлдсэн бүх үрийг сүүлчийн нүүдлийг хийсэн тоглогч авна.
rule-repetition-split-equally = Ижил байрлал ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, үлдсэн үрийг тэнцүү хуваана; илүү гарсан сондгой үр хэнд ч тооцогдохгүй.
rule-repetition-nobody = Ижил байрлал ижил тоглогчийн ээлжтэй давтагдвал тоглоом дуусаж, үлдсэн үр хэнд ч тооцогдохгүй.
rule-repetition-draw = Ижил байрлал ижил тоглогчийн ээлжтэй давтагдвал тоглоом тэнцэнэ.

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
refusal-must-feed = Өрсөлдөгчийг үргүй үлдээнэ, харин түүнийг тэжээх ёстой.
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

catalogue-lede = Манкалагийн хээрийн тэмдэглэлийг нягтлан уншсан нь: тэмдэглэл бүр юу хэлдэг, юуг нээлттэй орхидог, мөн дүрмээр нь үнэхээр тоглосон жишээнүүд.
catalogue-games = Тоглоомууд
catalogue-count = { $games } тоглоом.
fact-board = тус бүр { $pits } нүхтэй хоёр эгнээ, нүх бүрд { $seeds } үр
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
about-what = Энд байгаа тоглоом бүрийг хүлээн авсан хэвээр нь хадгалсан нэг буюу хэд хэдэн хээрийн тэмдэглэлд дүрсэлсэн. Тэмдэглэлийн өгүүлбэр бүр өөрийн хаягтай; дүрэм бүр ямар өгүүлбэрт тулгуурласнаа заана; тэмдэглэл дурдаагүй эсвэл өөртэйгөө зөрсөн газар сонгосон тайлбарыг шалтгаан, бусад хувилбарынх нь хамт өгсөн.
about-verified = Үгээр бичсэн дүрмийг програмын тоглодог тэр л дүрмээс гаргасан. Жишээ бүрийг програм тоглож, үр дүнг нь түүнгүйгээр, гараар эсвэл өөр програмаар урьдчилан гаргасантай тулгасан.
status-attested = баримттай
status-attested-meaning = Тэмдэглэлд ингэж хэлсэн; өгүүлбэрийг нь заасан.
status-inferred = дүгнэсэн
status-inferred-meaning = Тэмдэглэлд шууд хэлээгүй ч түүнээс урган гарна, эсвэл өөрөөр хэлээгүй бол ийм байдаг.
status-editorial = редакцын
status-editorial-meaning = Тэмдэглэлд дурдаагүй тул редакторууд шийдсэн.
status-not-applicable = хамаарахгүй
status-not-applicable-meaning = Энэ тоглоомд ийм асуулт гарахгүй.

## A game

game-board = Эхлэх үеийн хөлөг
game-board-caption = Тоглогч бүрийн нүхийг өөрийнх нь зүүн гараас үсгээр тэмдэглэсэн; сум тарих чиглэлийг заана. Бичвэрээр:
game-rules = Дүрэм үгээр
game-rules-note = Тоглогдож буй дүрмээс гаргасан. Өгүүлбэр бүр юунд тулгуурласнаа, аль өгүүлбэрт байгааг заана.
game-not-applicable = Энд гарахгүй асуултууд
game-examples = Тоглосон жишээнүүд
game-examples-note = Дээрх дүрмээр нүүдэл нүүдлээр тоглож, шалгасан.
game-readings = Тайлбарууд
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
rule-see-reading = тайлбар: { $reading }
reading-adopted = Сонгосон нь
reading-why = Яагаад
reading-settles = Шийдэх нь
reading-alternatives = { $count ->
    [1] Өөр хувилбар
   *[other] Өөр хувилбарууд
}
alternative-parts = { $moves } нүүдлийн дараа тоглолт өөрөөр өрнөж болно.
alternative-parts-at-start = Тоглолт эхний нүүдлээс өөрөөр өрнөж болно.
alternative-same = Эхлэлээс { $depth } нүүдлийн аль ч дараалалд ялгаа гарахгүй.
alternative-examples = { $count ->
    [one] Нэг жишээ өөрөөр өрнөх байсан:
   *[other] { $count } жишээ өөрөөр өрнөх байсан:
}
verdict-open = тодорхойгүй
verdict-confirmed = батлагдсан
verdict-refuted = няцаагдсан
check-example = жишээгээр шалгасан: { $example }
check-random-games = { $games } санамсаргүй тоглолтоор шалгасан
check-same-game = хоёр тайлбарыг { $depth } нүүдэл хүртэл тоглож шалгасан
witness-machine = Машин орчуулга: болгоомжтой уншина уу.
witness-original = Энэ хэл дээр бичсэн.
witness-human = Хүн орчуулсан.
witness-unknown = Орчуулсан эсэх нь тодорхойгүй.
witness-received-as = Хүлээн авсан нэр
witness-licence = Лиценз
statement-label = { $id } өгүүлбэр
statement-gloss = Тайлбар:
statement-gap = { $siglum } тэмдэглэлд байхгүй.
remark-reading = тайлбар
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
example-other-readings = Өөр тайлбараар
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

## Ижил болохын баталгаа

alternative-proven-same = Ямар ч тоглолт ялгаа харуулахгүй: энэ нь батлагдсан.

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
