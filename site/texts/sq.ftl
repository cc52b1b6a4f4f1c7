### Tekstet e ndërfaqes në shqip.

## The language itself

language-name = Shqip
dir = ltr

## Lists and numbers

list-pair = { $first }, { $next }
list-and = { $first } dhe { $next }
list-or = { $first } ose { $next }

## Sides and the board, drawn and spoken

side-south = Jugu
side-north = Veriu
board-row = { $side ->
    [south] Jugu
   *[north] Veriu
}, nga e majta e lojtarit: { $pits }.
board-pit = { $letter } { $seeds }
board-pit-spoken = Gropa { $letter } e { $side ->
    [south] Jugut
   *[north] Veriut
}, { $seeds ->
    [one] { $seeds } farë
   *[other] { $seeds } fara
}
board-store = Në depon e { $side ->
    [south] Jugut
   *[north] Veriut
}: { $seeds }.
board-captured = Të kapura nga { $side ->
    [south] Jugu
   *[north] Veriu
}: { $seeds }.
board-to-move = Radhën e ka { $side ->
    [south] Jugu
   *[north] Veriu
}.
board-lifted = U zbraz: { $pit }.
board-sown = U mbollën: { $pits }.
board-taken = U kapën: { $pits }.
board-last = Fara e fundit në { $pit }.
board-label-captured = të kapura { $seeds }

## Names of the axes

axis-board = tabela
axis-stores = depot
axis-opening-pit = gropa e hapjes
axis-opening-capture = kapja në hapje
axis-lift-min-seeds = sa fara duhen për të luajtur
axis-sow-direction = drejtimi i mbjelljes
axis-sow-first-seed = fara e parë
axis-sow-origin = kthimi te gropa e zbrazur
axis-sow-stores = mbjellja në depo
axis-sow-laps = xhirot
axis-sow-endless = mbjelljet pa fund
axis-capture = kapja
axis-grand-slam = kapja e gjithë rreshtit
axis-feeding = detyrimi për të ushqyer
axis-end = fundi i lojës
axis-no-move = kur s’ka lëvizje
axis-remainder = farat e mbetura
axis-winner = fituesi
axis-repetition = përsëritja

## The rules in words

part-board = Tabela dhe qëllimi
part-turn = Radha
part-sowing = Mbjellja
part-capture = Kapja
part-opening = Hapja
part-duties = Detyrime dhe ndalime
part-end = Fundi dhe fitorja

rule-board = { $pits ->
    [one] Tabela ka dy [rreshta](row) me nga një [gropë](pit).
   *[other] Tabela ka dy [rreshta](row) me nga { $pits } [gropa](pit).
} Lojtarët ulen përballë njëri-tjetrit dhe secili ka rreshtin në anën e vet: Jugu të poshtmin, Veriu të sipërmin.
rule-board-letters = { $pits ->
    [one] Gropa e Jugut quhet { $south }, ajo e Veriut { $north }.
   *[other] Gropat e Jugut quhen { $south }, ato të Veriut { $north }, për secilin nga e majta e tij.
}
rule-seeds-per-pit = { $seeds ->
    [0] Në fillim të gjitha gropat janë bosh ({ $total } fara).
    [one] Në fillim çdo gropë ka një [farë](seed), gjithsej { $total }.
   *[other] Në fillim çdo gropë ka { $seeds } [fara](seed), gjithsej { $total }.
}
rule-seeds-explicit = Në fillim gropat kanë: { $seeds }; gjithsej { $total } [fara](seed).
rule-stores-none = [Depo](store) nuk ka; farat e kapura lihen mënjanë.
rule-stores-at-the-ends = Në secilin skaj të tabelës ka një [depo](store) për farat e kapura; depoja e secilit lojtar është ajo në të djathtë të tij.
rule-aim-most-seeds = Qëllimi i secilit është të mbledhë më shumë fara se kundërshtari.
rule-aim-seeds-in-row = Qëllimi i secilit është të jetë ai që ka ende fara në rreshtin e vet kur mbaron loja.

rule-turn = Lojtarët luajnë me radhë.
rule-turn-first = Në këtë arkiv [lëvizjen](move) e parë e bën Jugu.
rule-lift = { $seeds ->
    [1] Lojtari që ka radhën zgjedh një gropë jo bosh të rreshtit të vet dhe i [merr në dorë](lift) të gjitha farat e saj.
    [2] Lojtari që ka radhën zgjedh një gropë të rreshtit të vet me të paktën 2 fara dhe i [merr në dorë](lift) të gjitha. Një gropë me [një farë të vetme](singleton) nuk mund të zgjidhet.
   *[other] Lojtari që ka radhën zgjedh një gropë të rreshtit të vet me të paktën { $seeds } fara dhe i [merr në dorë](lift) të gjitha. Një gropë me më pak fara nuk mund të zgjidhet.
}

rule-direction-counter-clockwise = Farat e marra [mbillen](sow) një nga një, nga një për gropë, [në drejtim të kundërt të akrepave të orës](direction): përgjatë rreshtit të vetë lojtarit nga e majta në të djathtë, pastaj përgjatë rreshtit të kundërshtarit, e kështu rreth tabelës, sipas radhës { $order } dhe përsëri nga fillimi.
rule-direction-clockwise = Farat e marra [mbillen](sow) një nga një, nga një për gropë, [në drejtim të akrepave të orës](direction): përgjatë rreshtit të vetë lojtarit nga e djathta në të majtë, pastaj përgjatë rreshtit të kundërshtarit, e kështu rreth tabelës, sipas radhës { $order } dhe përsëri nga fillimi.
rule-first-seed-next-pit = Fara e parë bie në gropën që vjen pas [gropës së zbrazur](emptied-pit).
rule-first-seed-emptied-pit = Fara e parë kthehet në [gropën që sapo u zbraz](emptied-pit), të tjerat mbillen një nga një në gropat pas saj.
rule-first-seed-emptied-pit-lone-seed-next = Fara e parë kthehet në [gropën që sapo u zbraz](emptied-pit), të tjerat mbillen një nga një në gropat pas saj. Vetëm [një farë e vetme](singleton) shkon në gropën pasuese.
rule-origin-sown-again = Një mbjellje me { $round } fara ose më shumë vjen rrotull te gropa e zbrazur dhe e mbjell si çdo gropë tjetër.
rule-origin-skipped-every-lap = Një mbjellje me { $round } fara ose më shumë vjen rrotull te gropa e zbrazur dhe e kapërcen, sa herë që vjen aty{ $laps ->
    [relay] ; po ashtu e kapërcen çdo [xhiro](lap) e mëpasshme gropën nga u nis
   *[single] { "" }
}.
rule-origin-skipped-first-lap = Një mbjellje me { $round } fara ose më shumë vjen rrotull te gropa e zbrazur dhe e kapërcen{ $laps ->
    [relay] , por vetëm në [xhiron](lap) e parë: xhirot e mëpasshme e mbjellin gropën nga u nisën
   *[single] { "" }
}.
rule-sow-stores-never = Depot nuk mbillen kurrë.
rule-laps-single = Lëvizja ka një [xhiro](lap) të vetme: mbjellja mbaron me farën e fundit.
rule-laps-relay = Nëse fara e fundit bie në një gropë që ka fara, lojtari i merr në dorë të gjitha, bashkë me atë që ra, dhe vazhdon të mbjellë prej andej në një [xhiro](lap) të re: kjo është [mbjellja me stafetë](relay). Mbjellja mbaron kur fara e fundit bie në një gropë bosh.
rule-endless = Nuk lejohet një lëvizje, [mbjellja e së cilës nuk do të mbaronte kurrë](endless-sowing). (Një mbjellje që nuk ka mbaruar pas { $laps } xhirosh quhet pa fund.)

rule-amount-counts = { $counts } fara
rule-amount-even = një numër çift farash
rule-capture-nothing = Mbjellja nuk [kap](capture) asgjë.
rule-capture-count = Nëse fara e fundit bie në { $whose ->
    [own] një gropë të rreshtit të vetë lojtarit
    [opponent] një gropë të rreshtit të kundërshtarit
   *[any] cilëndo gropë, në njërën anë a në tjetrën,
} dhe gropa arrin { $amount }, ato [kapen](capture).
rule-capture-elsewhere = { $whose ->
    [own] Kur fara e fundit bie në rreshtin e kundërshtarit, nuk kapet asgjë.
   *[opponent] Kur fara e fundit bie në rreshtin e vetë lojtarit, nuk kapet asgjë.
}
rule-chain-none = Kapet vetëm ajo gropë.
rule-chain-backward-pits-sown = Pastaj kapja vazhdon si [zinxhir](chain), prapa nëpër gropat që sapo u mbollën, gropë pas grope: sa kohë që tjetra ka edhe ajo { $amount }, kapet edhe ajo.
rule-chain-backward-board = Pastaj kapja vazhdon si [zinxhir](chain), prapa rreth gjithë tabelës, gropë pas grope: sa kohë që tjetra ka edhe ajo { $amount }, kapet edhe ajo.
rule-chain-backward-own-row = Pastaj kapja vazhdon si [zinxhir](chain), prapa përgjatë rreshtit të vetë lojtarit, gropë pas grope: sa kohë që tjetra ka edhe ajo { $amount }, kapet edhe ajo.
rule-chain-forward-pits-sown = Pastaj kapja vazhdon si [zinxhir](chain), përpara nëpër gropat që sapo u mbollën, gropë pas grope: sa kohë që tjetra ka edhe ajo { $amount }, kapet edhe ajo.
rule-chain-forward-board = Pastaj kapja vazhdon si [zinxhir](chain), përpara rreth gjithë tabelës, gropë pas grope: sa kohë që tjetra ka edhe ajo { $amount }, kapet edhe ajo.
rule-chain-forward-own-row = Pastaj kapja vazhdon si [zinxhir](chain), përpara përgjatë rreshtit të vetë lojtarit, gropë pas grope: sa kohë që tjetra ka edhe ajo { $amount }, kapet edhe ajo.
rule-chain-whose = Zinxhiri kap vetëm gropa të rreshtit { $whose ->
    [own] të vetë lojtarit
   *[opponent] të kundërshtarit
}.
rule-capture-opposite = Nëse fara e fundit bie në një gropë bosh { $landing ->
    [own] të rreshtit të vetë lojtarit
    [opponent] të rreshtit të kundërshtarit
   *[any] të njërit a të tjetrit rresht
} dhe [gropa përballë](facing-pit) ka fara, ato [kapen](capture){ $takes ->
    [both] , bashkë me farën që ra
   *[opposite] ; fara që ra mbetet aty ku është
}.
rule-capture-own-seeds = Nëse bie në rreshtin e kundërshtarit, gropa përballë është e vetë lojtarit: farat e saj kapen njësoj.
rule-facing-nothing = Nëse gropa përballë është bosh, nuk kapet asgjë.
rule-facing-lone-seed = Nëse gropa përballë është bosh, kapet vetëm fara që ra.

rule-opening-pit-free = [Lëvizjet e para](opening) mund të nisin nga çdo gropë e rreshtit të lojtarit.
rule-opening-pit-each = [Lëvizja e parë](opening) e secilit lojtar duhet të nisë nga [gropa më e djathtë](rightmost-pit) e rreshtit të vet: { $south } për Jugun, { $north } për Veriun.
rule-opening-pit-starter = [Lëvizja e parë](opening) e lojës duhet të nisë nga [gropa më e djathtë](rightmost-pit) e rreshtit të Jugut, { $south }.
rule-opening-pit-empty = Nëse ajo gropë është bosh, mund të zgjidhet cilado tjetër.
rule-opening-capture-free = Lëvizjet e para kapin njësoj si të gjitha të tjerat.
rule-opening-capture-first = [Lëvizja e parë](opening) e lojës nuk kap asgjë: ç’do të kapte mbetet në tabelë.
rule-opening-capture-each = [Lëvizja e parë](opening) e secilit lojtar nuk kap asgjë: ç’do të kapte mbetet në tabelë.

rule-feeding-free = Nuk ka detyrim për ta [ushqyer](feeding) kundërshtarin: një lëvizje mund ta lërë bosh rreshtin e tij.
rule-feeding-empty-row = Nëse në fillim të radhës rreshti i kundërshtarit është bosh, lojtari duhet ta [ushqejë](feeding) atë: të bëjë një lëvizje që lë fara në atë rresht.
rule-feeding-judged = Rreshti shihet pasi lëvizja t’i ketë bërë kapjet e saj.
rule-feeding-otherwise = Nëse nuk ka lëvizje të tillë, { $otherwise ->
    [game_over] loja mbaron
   *[any_move] lejohet çdo lëvizje tjetër e ligjshme
}.
rule-feeding-every-move = Pas çdo lëvizjeje rreshti i kundërshtarit duhet të ketë fara: ky është detyrimi për të [ushqyer](feeding).
rule-feeding-every-move-otherwise = Nëse asnjë lëvizje nuk mund të lërë fara në një rresht që kishte, { $otherwise ->
    [game_over] loja mbaron
   *[any_move] lejohet çdo lëvizje tjetër e ligjshme
}; nëse asnjë lëvizje nuk mund të sjellë fara në një rresht bosh, { $empty_row ->
    [game_over] loja mbaron
   *[any_move] lejohet çdo lëvizje tjetër e ligjshme
}.
rule-grand-slam-allowed = [Kapja e gjithë rreshtit](grand-slam) lejohet: një lëvizje mund t’i kapë të gjitha farat e rreshtit të kundërshtarit.
rule-grand-slam-illegal = [Kapja e gjithë rreshtit](grand-slam) nuk lejohet: asnjë lëvizje nuk mund t’i kapë të gjitha farat e rreshtit të kundërshtarit.
rule-slam-judged-after-sowing = Numërohen edhe farat që vetë lëvizja sapo ka mbjellë aty.
rule-slam-judged-before-move = Ndalimi nuk vlen nëse ai rresht ishte bosh para lëvizjes.
rule-grand-slam-takes-nothing = [Kapja e gjithë rreshtit](grand-slam) nuk merr asgjë: një lëvizje që do t’i kapte të gjitha farat e rreshtit të kundërshtarit lejohet, por nuk kap asnjë.

rule-end = Loja mbaron kur lojtari që ka radhën nuk ka asnjë [lëvizje të ligjshme](legal-move).
rule-no-move-game-over = Askush nuk e [kalon radhën](pass).
rule-no-move-pass = Lojtari që nuk ka asnjë [lëvizje të ligjshme](legal-move) e [kalon radhën](pass): në vend të tij luan kundërshtari.
rule-no-move-pass-if-other-can-feed = Lojtari që nuk ka asnjë [lëvizje të ligjshme](legal-move) e [kalon radhën](pass), nëse kundërshtari ka një lëvizje që i sjell fara në rresht.
rule-end-otherwise = Përndryshe loja mbaron.
rule-only-endless = Nëse ai ka fara, por [asnjë mbjellje e tij nuk do të mbaronte](endless-sowing), loja është [barazim](draw).
rule-remainder-own-row = Atëherë secili lojtar ua shton farave të kapura [farat e mbetura](remainder) në rreshtin e vet.
rule-remainder-last-mover = Atëherë të gjitha [farat e mbetura](remainder) në tabelë i merr lojtari që bëri lëvizjen e fundit.
rule-remainder-split-equally = Atëherë [farat e mbetura](remainder) në tabelë ndahen përgjysmë.
rule-odd-seed = Një farë tek nuk i llogaritet askujt.
rule-remainder-nobody = Atëherë [farat e mbetura](remainder) në tabelë nuk i llogariten askujt.
rule-repetition-own-row = Nëse [e njëjta tabelë përsëritet](repetition) me të njëjtin lojtar në radhë, loja mbaron dhe secili lojtar ua shton farave të kapura farat e mbetura në rreshtin e vet.
rule-repetition-last-mover = Nëse [e njëjta tabelë përsëritet](repetition) me të njëjtin lojtar në radhë, loja mbaron dhe të gjitha farat e mbetura i merr lojtari që bëri lëvizjen e fundit.
rule-repetition-split-equally = Nëse [e njëjta tabelë përsëritet](repetition) me të njëjtin lojtar në radhë, loja mbaron dhe farat e mbetura ndahen përgjysmë.
rule-repetition-nobody = Nëse [e njëjta tabelë përsëritet](repetition) me të njëjtin lojtar në radhë, loja mbaron dhe farat e mbetura nuk i llogariten askujt.
rule-repetition-draw = Nëse [e njëjta tabelë përsëritet](repetition) me të njëjtin lojtar në radhë, loja është [barazim](draw).
rule-winner-most-seeds = Fiton lojtari që ka mbledhur më shumë fara.
rule-equal-numbers = Me numër të barabartë loja është [barazim](draw).
rule-winner-seeds-in-row = Fiton lojtari që ka ende fara në rreshtin e vet; farat e kapura nuk llogariten.

## The values of the axes in few words, for tables and filters

value-parts = { $first }; { $next }
value-board-size = { $rows }×{ $pits }
value-board = { $size }, { $seeds ->
    [one] nga një farë në gropë
   *[other] nga { $seeds } fara në gropë
}
value-board-explicit = { $size }, { $seeds ->
    [one] gjithsej një farë
   *[other] gjithsej { $seeds } fara
}
value-stores-none = pa depo
value-stores-at-the-ends = nga një në çdo skaj
value-opening-pit-free = cilado gropë
value-opening-pit-each = gropa më e djathtë e secilit lojtar
value-opening-pit-starter = gropa më e djathtë e atij që nis
value-opening-capture-free = si në çdo lëvizje
value-opening-capture-first = asnjë në lëvizjen e parë të lojës
value-opening-capture-each = asnjë në lëvizjen e parë të secilit lojtar
value-lift-min-seeds = { $seeds ->
    [one] një farë
   *[other] { $seeds } fara
}
value-direction-counter-clockwise = në drejtim të kundërt të akrepave të orës
value-direction-clockwise = në drejtim të akrepave të orës
value-first-seed-next-pit = në gropën pasuese
value-first-seed-emptied-pit = në gropën e zbrazur
value-first-seed-lone-seed-next = në gropën e zbrazur, por një farë e vetme në gropën pasuese
value-origin-sown-again = mbillet përsëri
value-origin-skipped-every-lap = kapërcehet në çdo xhiro
value-origin-skipped-first-lap = kapërcehet në xhiron e parë
value-sow-stores-never = kurrë
value-laps-single = një xhiro e vetme
value-laps-relay = mbjellje me stafetë
value-endless-illegal = nuk lejohen; ndërpriten pas { $laps } xhirosh
value-capture-nothing = asgjë
value-counts-even = një numër çift
value-capture-count = { $amount } në gropën e fundit, në { $whose ->
    [own] rreshtin e vetë lojtarit
    [opponent] rreshtin e kundërshtarit
   *[any] njërin a tjetrin rresht
}
value-chain-none = vetëm ajo gropë
value-chain = pastaj zinxhir { $direction ->
    [backward] prapa
   *[forward] përpara
} { $over ->
    [pits_sown] nëpër gropat që sapo u mbollën
    [own_row] përgjatë rreshtit të vet
   *[board] rreth tabelës
}
value-capture-opposite = nga një gropë bosh { $landing ->
    [own] e rreshtit të vetë lojtarit
    [opponent] e rreshtit të kundërshtarit
   *[any] e njërit a e tjetrit rresht
}: gropa përballë{ $takes ->
    [both] { " dhe fara e fundit" }
   *[opposite] { "" }
}
value-facing-nothing = asgjë nëse ajo është bosh
value-facing-lone-seed = vetëm fara e fundit nëse ajo është bosh
value-grand-slam-allowed = lejohet
value-grand-slam-illegal = nuk lejohet
value-grand-slam-illegal-before = nuk lejohet, përveçse kur rreshti ishte bosh më parë
value-grand-slam-takes-nothing = lejohet, nuk merr asgjë
value-feeding-free = nuk ka
value-feeding-empty-row = nëse rreshti i kundërshtarit është bosh; po s’u bë dot, { $otherwise ->
    [game_over] loja mbaron
   *[any_move] çdo lëvizje
}
value-feeding-every-move = pas çdo lëvizjeje; nëse një rreshti s’mund t’i mbeten fara, { $otherwise ->
    [game_over] loja mbaron
   *[any_move] çdo lëvizje
}; nëse një rresht bosh s’mund të marrë, { $empty_row ->
    [game_over] loja mbaron
   *[any_move] çdo lëvizje
}
value-end-when-stuck = kur një lojtar s’mund të luajë
value-no-move-game-over = loja mbaron
value-no-move-pass = lojtari e kalon radhën
value-no-move-pass-if-fed = lojtari e kalon radhën nëse kundërshtari mund ta ushqejë; përndryshe loja mbaron
value-no-move-draw-if-endless = loja mbaron; barazim nëse të gjitha mbjelljet do të ishin pa fund
value-remainder-own-row = i merr pronari i rreshtit
value-remainder-last-mover = i merr ai që luajti i fundit
value-remainder-split-equally = përgjysmë
value-remainder-nobody = nuk i merr askush
value-winner-most-seeds = ai që ka më shumë fara
value-winner-seeds-in-row = ai që ka ende fara në rresht
value-repetition-game-over = loja mbaron
value-repetition-draw = barazim

## What happens in a move

event-sow = { $side ->
    [south] Jugu
   *[north] Veriu
} merr { $seeds ->
    [one] farën e vetme
   *[other] të { $seeds } farat
} e gropës { $pit } dhe mbjell { $path }.
event-relay = Fara e fundit bie në { $pit }, që nuk është bosh: të { $seeds } farat e saj merren dhe mbillen më tej: { $path }.
event-laps-left-out = Kështu vazhdohet, gjithsej { $laps } xhiro; e fundit:
event-skip = { $times ->
    [one] Gropa e zbrazur { $pit } kapërcehet.
   *[other] Gropa e zbrazur { $pit } kapërcehet { $times } herë.
}
event-stores-passed = Asnjë farë nuk bie në depo.
event-rest-empty = Fara e fundit bie në { $pit }, që ishte bosh.
event-rest = Me farën e fundit në { $pit } bëhen { $seeds }.
event-pit-seeds = { $pit } ({ $seeds })
event-capture-one = { $side ->
    [south] Jugu
   *[north] Veriu
} kap { $seeds ->
    [one] farën e vetme
   *[other] të { $seeds } farat
} e gropës { $pit }.
event-capture-many = { $side ->
    [south] Jugu
   *[north] Veriu
} kap { $pits }: { $seeds } fara.
event-forfeit = Do të kapej { $pits }, por në hapje nuk kapet asgjë: farat mbeten.
event-spare = Do të kapeshin të gjitha farat e rreshtit të kundërshtarit, prandaj nuk kapet asgjë.
event-no-capture = Nuk kapet asgjë.
event-slam = Këto janë të gjitha farat e rreshtit të kundërshtarit.
event-feed = Lëvizja i jep fara kundërshtarit, siç e ka për detyrë.
event-starve = Rreshti i kundërshtarit mbetet bosh.
event-pass = { $side ->
    [south] Jugu
   *[north] Veriu
} nuk ka lëvizje të ligjshme dhe e kalon radhën.
event-hand-out = { $side ->
    [south] Jugu
   *[north] Veriu
} merr { $seeds ->
    [one] një farë të mbetur
   *[other] { $seeds } fara të mbetura
} në tabelë.
event-leave = { $seeds ->
    [one] Një farë mbetet në tabelë dhe nuk i llogaritet
   *[other] { $seeds } fara mbeten në tabelë dhe nuk i llogariten
} askujt.

over-stuck = Loja mbaroi: lojtari që ka radhën nuk ka lëvizje të ligjshme.
over-only-endless = Loja mbaroi: lojtari që ka radhën ka vetëm mbjellje pa fund.
over-unfed = Loja mbaroi: asnjë lëvizje nuk i jep fara kundërshtarit.
over-repetition = Loja mbaroi: e njëjta tabelë u kthye me të njëjtin lojtar në radhë.

outcome = { $winner ->
    [south] Fiton Jugu
    [north] Fiton Veriu
   *[draw] Barazim
}: Jugu { $south }, Veriu { $north }.
outcome-not-counted = { $winner ->
    [south] Fiton Jugu
    [north] Fiton Veriu
   *[draw] Barazim
}. Farat e kapura, që nuk llogariten: Jugu { $south }, Veriu { $north }.

## Why a move is not legal

refusal-empty = Gropa është bosh.
refusal-too-few-seeds = Gropa ka shumë pak fara për t’u luajtur.
refusal-opening-pit = Lëvizja e parë duhet të nisë nga gropa më e djathtë.
refusal-must-feed = Do ta linte kundërshtarin pa fara, kurse ai duhet ushqyer.
refusal-grand-slam = Do t’i kapte të gjitha farat e rreshtit të kundërshtarit.
refusal-endless-sowing = Mbjellja nuk do të mbaronte kurrë.

## Every page

site-name = sowbook
skip-to-content = Kalo te përmbajtja
languages-label = Gjuha e ndërfaqes
crumbs-label = Ku ndodheni
contents-label = Në këtë faqe
cites-label = Pohimet:
sources-label = Burimet
imprint = { $title }, versioni { $version }, { $date }. Redaktorë: { $editors }. Tekstet e vetë arkivit janë nën

## Catalogue

catalogue-lede = Çfarë thotë secili shënim, çfarë lë të hapur, dhe shembuj që rregullat i luajnë vërtet.
catalogue-games = Lojërat
catalogue-count = { $games ->
    [one] Një lojë.
   *[other] { $games } lojëra.
}
fact-board = { $pits ->
    [one] dy rreshta me nga një gropë
   *[other] dy rreshta me nga { $pits } gropa
}, { $seeds ->
    [one] nga një farë në secilën
   *[other] nga { $seeds } fara në secilën
}
fact-board-explicit = { $pits ->
    [one] dy rreshta me nga një gropë
   *[other] dy rreshta me nga { $pits } gropa
}, { $seeds } fara
fact-laps = { $laps ->
    [relay] mbjellje me stafetë
   *[single] mbjellje me një xhiro
}
fact-stores = { $stores ->
    [at_the_ends] me depo
   *[none] pa depo
}
fact-place = Ku
fact-notes = Shënime në
fact-examples = Shembuj të luajtur
about-heading = Për këtë arkiv
about-what = Çdo lojë këtu përshkruhet në një ose më shumë shënime terreni, të ruajtura saktësisht siç janë marrë. Çdo pohim i një shënimi ka adresën e vet; çdo rregull thotë cilat pohime e dëshmojnë; ku shënimet heshtin ose kundërshtojnë vetveten, jepet leximi i zgjedhur me arsyet dhe alternativat e tij.
about-verified = Rregullat me fjalë dalin nga po ato rregulla që luan programi. Çdo shembull është luajtur prej tij dhe rezultati është krahasuar me atë që ishte nxjerrë pa të, me dorë ose me një program tjetër.
status-attested = e dëshmuar
status-attested-meaning = E thonë shënimet; pohimet janë cituar.
status-inferred = e nxjerrë
status-inferred-meaning = Shënimet nuk e thonë shprehimisht, por del prej tyre ose është e zakonshme kur nuk thuhet tjetër gjë.
status-editorial = redaksionale
status-editorial-meaning = Shënimet heshtin; u desh të vendosnin redaktorët.
status-not-applicable = nuk vlen
status-not-applicable-meaning = Kjo pyetje nuk lind në këtë lojë.
status-convention = marrëveshje e arkivit

## Finding one’s way in the catalogue

catalogue-map = Në hartë
catalogue-comparison = Krah për krah
catalogue-views = Mënyra të tjera për t’i parë lojërat
catalogue-date-inferred = { $date }, e nxjerrë
filters-heading = Filtro dhe rendit
filters-clear = Hiq filtrat
filters-shown = Lojëra të shfaqura: { $shown } nga { $all }.
filters-nothing = Asnjë lojë nuk i plotëson të gjitha këto.
choice-count = ({ $games })
sort-label = Rendit sipas
sort-name = emrit
sort-region = rajonit
sort-board = madhësisë së tabelës
sort-record = datës së regjistrimit
facet-region = Rajoni
facet-board = Tabela
facet-sowing = Mbjellja
facet-direction = Drejtimi i mbjelljes
facet-first-seed = Fara e parë
facet-capture = Kapja
facet-notes = Gjuha e shënimeve
facet-verification = Verifikimi
capture-nothing = nuk kapet asgjë
capture-by-count = sipas numrit në gropën e fundit
capture-opposite = gropa përballë
notes-none = asnjë shënim
region-none = nuk dihet
verification-complete = të gjithë shembujt dhe pretendimet
verification-incomplete = jo të gjithë shembujt dhe pretendimet

# Regions of the United Nations’ standard M49; which country is in which is in
# `site/regions.txt`.
region-005 = Amerika e Jugut
region-011 = Afrika Perëndimore
region-013 = Amerika Qendrore
region-014 = Afrika Lindore
region-015 = Afrika Veriore
region-017 = Afrika Qendrore
region-018 = Afrika Jugore
region-021 = Amerika Veriore
region-029 = Karaibe
region-030 = Azia Lindore
region-034 = Azia Jugore
region-035 = Azia Juglindore
region-039 = Evropa Jugore
region-053 = Australi dhe Zelandë e Re
region-054 = Melanezi
region-057 = Mikronezi
region-061 = Polinezi
region-143 = Azia Qendrore
region-145 = Azia Perëndimore
region-151 = Evropa Lindore
region-154 = Evropa Veriore
region-155 = Evropa Perëndimore

## A game

game-board = Tabela në fillim
game-board-caption = Gropat e secilit lojtar shënohen me shkronja nga e majta e tij; shigjetat tregojnë drejtimin e mbjelljes. Si tekst:
game-rules = Rregullat me fjalë
game-rules-note = Të nxjerra nga rregullat që luhen. Çdo fjali thotë nga e dimë dhe cilat pohime e thonë.
game-not-applicable = Çfarë nuk lind këtu
game-examples = Shembuj të luajtur
game-examples-note = Të luajtur sipas rregullave më sipër, lëvizje pas lëvizjeje, dhe të kontrolluar.
game-readings = Leximet
game-readings-note = Ku shënimet heshtin, janë të dykuptimta ose kundërshtojnë vetveten.
game-claims = Pretendime të vëna në provë
game-claims-note = Çfarë thonë shënimet për lojën dhe çfarë tregon luajtja e rregullave.
game-notes = { $count ->
    [one] Shënimi i plotë
   *[other] Shënimet e plota
}
game-emendations = Ndreqje
game-emendations-note = Gabime të dukshme të shënimeve. Vetë shënimet lihen siç janë.
game-variants = Dallimet mes shënimeve
game-remarks = Vërejtje
game-not-executable = Pohime që nuk flasin për lojën vetë
game-documentation = Dokumentimi
game-provenance = Prejardhja
game-provenance-note = Si erdhi loja nga lojtarët në këtë faqe, me ç’dihet dhe ç’nuk dihet për çdo hallkë.
game-bibliography = Vepra të cituara
rule-as-in = si në
rule-as-in-many = si në { $games ->
    [one] një lojë tjetër
   *[other] { $games } lojëra të tjera
}
game-compare = Vëre krah lojërave të tjera
rule-see-reading = leximi: { $reading }
reading-adopted = I zgjedhur
reading-why = Pse
reading-settles = Vendos për
reading-alternatives = { $count ->
    [one] Alternativa
   *[other] Alternativat
}
alternative-parts = Loja merr rrugë tjetër pas { $moves }; asnjë varg më i shkurtër nuk e bën.
alternative-parts-at-start = Loja mund të shkojë ndryshe që nga lëvizja e parë.
alternative-same = Asnjë ndryshim në asnjë varg prej { $depth } lëvizjesh nga fillimi, as në { $games } lojëra të rastit të luajtura deri në fund.
alternative-examples = { $count ->
    [one] Një shembull do të shkonte ndryshe:
   *[other] { $count } shembuj do të shkonin ndryshe:
}
verdict-open = e pavendosur
verdict-confirmed = i vërtetuar
verdict-refuted = i përgënjeshtruar
check-example = Provuar nga një shembull: { $example }.
check-same-game = Provuar duke luajtur të gjitha vargjet prej { $depth } lëvizjesh sipas të dy leximeve.
witness-machine = Përkthim makine: lexojeni me kujdes.
witness-original = Shkruar në këtë gjuhë.
witness-human = Përkthyer nga një njeri.
witness-unknown = Nuk dihet nëse është përkthim.
witness-received-as = Marrë si
witness-licence = Licenca
statement-label = Pohimi { $id }

statement-gap = Nuk gjendet në { $siglum }.
remark-reading = lexim
remark-emendation = ndreqje
remark-variant = dallim
remark-claim = provë
remark-remark = vërejtje
emendation-fault = Gabimi:
emendation-correction = Ndreqja:
documentation-name = Emri
documentation-players = Lojtarët
game-status-traditional = e trashëguar
game-status-invented = e shpikur
documentation-place = Vendi
role-observer = E vëzhgoi
role-informant = Dëshmues
role-recipient = Iu përcoll
role-publication = U botua
place-coordinates = { $latitude }, { $longitude }, me saktësi { $kilometres } km
provenance-known = Dihet:
provenance-unknown = Nuk dihet:
kind-label = etiketë
kind-parameter-name = emër parametri i një programi
kind-wording-fault = shprehje e ngathët
kind-translation = përkthim
kind-wording = shprehje
kind-structure = ndërtim
kind-commentary = koment
kind-only-here = gjendet vetëm në shënime
kind-elsewhere = diku tjetër thuhet ndryshe
kind-informant = dëshmuesi
kind-description = përshkrimi i parë
kind-wiki = wiki
kind-expansion = zgjerimi
kind-archive = ky arkiv

## Sections of a note

section-type = Lloji i lojës
section-overview = Përmbledhje
section-board = Tabela
section-play = Si luhet
section-capture = Kapja
section-end = Fundi dhe fitorja
section-notes = Shënime
section-source = Burimi

## An example

example-start = Fillimi
example-position = Pozicioni nga nis
example-verified = i verifikuar
example-verified-note = I luajtur nga rregullat; rezultati është ai që ishte nxjerrë pa këtë program.
example-unverified = i paverifikuar
example-unverified-note = Nuk del ashtu siç pritej.
example-differs-at-start = Loja do të shkonte ndryshe që nga fillimi.
example-move = { $number }. { $side ->
    [south] Jugu
   *[north] Veriu
} luan { $move }
example-pass = { $number }. { $side ->
    [south] Jugu
   *[north] Veriu
} e kalon radhën
example-refused = Nuk lejohet: { $move }
example-because = Pritej, sipas
example-other-readings = Sipas leximeve të tjera
example-differs-at = Loja do të shkonte ndryshe që nga lëvizja { $number }.
example-refused-under = Lëvizja { $number } nuk do të lejohej.
example-as-text = Si tekst
example-back = Të gjithë shembujt e { $game }
example-facts = { $moves ->
    [one] një lëvizje
   *[other] { $moves } lëvizje
}
legend-heading = Si lexohen tabelat
legend-lifted = u zbraz
legend-sown = këtu ra një farë
legend-last = këtu ra fara e fundit
legend-turn = kush e ka radhën
legend-captured = u kap
legend-letters = Shkronjat e mëdha janë gropat e Jugut, të voglat të Veriut, secilat nga e majta e të zotit. Numri pranë gropës tregon sa fara ka.

## Citing

citing-statement = { $game }, pohimi { $statement }
citing-reading = { $game }, lexim: { $question }
citing-reading-note = leximi { $reading } i redaktorëve
citing-example = { $game }, shembull i luajtur: { $example }
citing-example-note = shembulli { $example }; lëvizjet { $moves }
citing-origin = shënimi { $siglum }, { $language }, { $translation ->
    [machine] përkthim makine
    [human] përkthim
    [original] origjinal
   *[unknown] nuk dihet nëse është përkthim
}; SHA-256 i tekstit fillon me { $hash }
citing-quotation = «{ $words }» ({ $origin })

cite-heading = Si të citohet
cite-note = Titulli, versioni dhe data janë të arkivit. Adresa çon pikërisht këtu dhe nuk do të ndryshojë.
cite-note-path = Titulli, versioni dhe data janë të arkivit. Kjo kopje e faqeve nuk e di adresën e vet, prandaj citimet mbarojnë me shtegun brenda arkivit, që nuk do të ndryshojë.
cite-formats = Për programe që mbajnë bibliografi
cite-copy = Kopjo
cite-copy-label = Kopjo: { $style }
cite-copied = U kopjua.
cite-copy-failed = Shfletuesi nuk lejon kopjimin. Teksti është përzgjedhur: kopjojeni me tastierë.
cite-file = Si skedar: { $file }
redirect-moved = Kjo faqe është zhvendosur.
redirect-onward = Te vendi ku ndodhet tani

## Languages and countries

language-en = anglisht
language-sq = shqip
language-mn = mongolisht
language-ar = arabisht
language-ca = katalanisht
language-es = spanjisht
language-yo = joruba
language-om = oromo
language-am = amharisht
country-MA = Maroku
country-ES = Spanja
country-ET = Etiopia
country-NG = Nigeria

## The pages of a statement and of a reading

statement-description = { $id } i shënimeve të terrenit për { $game }: { $section }. Fjalët siç u morën, vendi i tyre dhe ç'mbështesin.
statement-words = Fjalët siç u morën
statement-permalink = Adresa e tij e përhershme:
statement-others = I njëjti pohim në shënimet e tjera
statement-support = Ç'mbështet
statement-entries = Emendime, ndryshime dhe vërejtje
statement-expected-in = Shembuj që presin diçka për shkak të tij
statement-exercised-in = Shembuj ku rregulli i tij hyn në lojë
statement-where = Ku ndodhet
statement-neighbours = Pohimet para dhe pas
statement-file = Skedari
statement-place = Vendi
statement-line-column = rreshti { $line }, kolona { $column }
statement-bytes = Bajtet
statement-hash = SHA-256 e pohimit
statement-file-hash = SHA-256 e skedarit
gloss-note = Përkthim pune i bërë nga ky arkiv; nuk është pjesë e shënimit.
reading-permalink = Adresa e tij e përhershme:
reading-statements = Ku mbështetet
reading-neighbours = Leximet para dhe pas
alternative-without = Rregullat nuk do të thoshin më
alternative-instead = Do të thoshin
parting-adopted = Sipas leximit të pranuar
parting-alternative = Sipas alternativës
parting-allowed = Tani lejohen: { $moves }
parting-must-pass = Asnjë lëvizje nuk lejohet; lojtari e kalon radhën.
parting-refused = Nuk lejohet: { $move }. { $reason }
differs-board = Në tabelë ka tjetër gjendje.
differs-captured = Është kapur tjetër sasi.
differs-moves = Lejohen lëvizje të tjera.
differs-over = Sipas njërit loja ka mbaruar, sipas tjetrit vazhdon.
differs-result = Rezultati është tjetër.
run-again = Për ta provuar sërish:

## Chapters of the site, and the bibliography

chapters-label = Kapitujt
bibliography-title = Bibliografia
bibliography-lede = Çdo vepër ku mbështeten ose që përmendin regjistrimet, dhe ku e bëjnë këtë.
bibliography-works = Vepra dhe faqe
bibliography-count = { $works ->
    [one] Një vepër.
   *[other] { $works } vepra.
}
bibliography-accessed = Parë më { $date }.
bibliography-further-reading = lexime të mëtejshme
bibliography-uncited = Ende nuk e përmend asnjë regjistrim.

## Documentation and provenance

game-documentation-note = Kush e vëzhgoi, e tregoi, e shkroi dhe e botoi lojën, kur dhe ku; ç’nuk e thotë asnjë burim, thuhet se nuk thuhet.
documentation-dates = Datat
documentation-people = Njerëzit
documentation-places = Vendet dhe popujt
documentation-person = Personi
documentation-date = Data
date-of-play = U luajt
date-of-record = U regjistrua
date-of-publication = U botua
date-of-access = Botimi u pa nga hartuesi i shënimeve
known-inferred = e nxjerrë
known-not-stated = nuk thuhet
known-stated-as-none = thuhet se nuk ka
known-not-applicable = nuk vlen
people-name = Populli
people-language = Gjuha
game-notices = Njoftime të bashkësive
game-notices-note = Ç’u kërkojnë bashkësitë atyre që përdorin ç’është dokumentuar këtu, me fjalët e tyre.
game-notices-how = Një bashkësi nga e cila vjen kjo lojë mund të kërkojë që këtu të vihet një njoftim, si një etiketë e Local Contexts: emri i saj, adresa ku ruhet, kush e vuri dhe teksti i saj. Redaktorët nuk vënë asnjë në emër të një bashkësie.
notice-applied-by = e vënë nga { $community }
provenance-attribution = Kujt i përket
provenance-licence = Licenca
kind-file = skedari siç u mor
kind-untranslated = lënë pa përkthyer
work-partly-checked = kontrolluar pjesërisht
work-unchecked = Nuk u pa: { $parts }.
work-through = E njohur nga
unchecked-whole = vetë vepra
unchecked-passage = pasazhi i cituar
unchecked-author = emrat e autorëve
unchecked-title = titulli
unchecked-date = data
unchecked-imprint = vendi dhe botuesi
unchecked-volume = vëllimi
unchecked-pages = faqet
unchecked-version = cili version është
unchecked-address = adresa

## The data set

data-title = Të dhëna
data-lede = I gjithë arkivi për programe: çdo pohim i shënimeve, çdo rregull me atë ku mbështetet, çdo lexim me atë që ndryshon, çdo shembull ashtu si u luajt.
data-version = Versioni { $version } i datës { $date }, botimi { $format } i këtyre formateve. I njëjti arkiv jep gjithmonë të njëjtat bajte; edhe komanda { $command } i shkruan këta skedarë.
data-files = Skedarët
data-size = { $kilobytes } kB
data-licence = Licenca
data-notes-licence = Ç’dihet për licencën e secilit shënim thuhet bashkë me të në çdo skedar që ka fjalët e tij.
data-citing = Si citohet
data-citing-how = Citoni arkivin me versionin dhe datën; atë që përdorni prej tij me emrin që ka aty: lojën dhe { $statement } për një pohim, lojën dhe identifikuesin për një lexim ose një shembull.
data-of-game = Të dhënat e kësaj loje (JSON)
data-purpose-readme = Çfarë ka në këta skedarë, licenca e tyre dhe si citohen.
data-purpose-archive = I gjithë arkivi në një dokument.
data-purpose-archive-schema = Çfarë ka në dokumentin e gjithë arkivit dhe ç’do të thotë secila pjesë; për ta kontrolluar dhe për të bërë programe që e lexojnë.
data-purpose-game = Vetëm { $game }, me veprat që citon.
data-purpose-game-schema = E njëjta gjë për dokumentet e lojërave të veçanta.
data-purpose-bibliography = Të gjitha veprat e cituara, për programe bibliografie dhe LaTeX.
data-purpose-cldf = Përshkruan tabelat pranë tij, një bashkësi të dhënash sipas Cross-Linguistic Data Formats (CLDF 1.0), që e lexojnë programet për krahasimin e shumë të dhënave.
data-purpose-languages = Shënimet; ato janë «gjuhët» e CLDF-së.
data-purpose-parameters = Boshtet e rregullave; «parametrat» e CLDF-së.
data-purpose-codes = Vlerat që mund të ketë një bosht, aty ku mund të numërohen.
data-purpose-values = Çfarë thotë çdo shënim për çdo bosht, me pohimet dhe fjalët e tyre, si e di arkivi vlerën dhe vlera e pranuar.
data-purpose-games = Lojërat.
data-purpose-places = Ku luhen ose luheshin, me saktësinë e vendndodhjes.
data-purpose-statements = Çdo pohim i çdo shënimi, me vendin e tij aty dhe një shpjegim.
data-purpose-readings = Leximet: pyetja, përgjigjja, arsyeja, alternativat.
data-purpose-examples = Shembujt e luajtur: lëvizjet dhe çfarë doli prej tyre.
data-purpose-sources = Veprat dhe shënimet si burime të tabelave.
data-purpose-record-schema = Për të shkruar regjistrimin e një loje, game.yaml: programet e redaktimit e kontrollojnë dhe tregojnë ç’mund të shkruhet ku.
data-purpose-example-schema = E njëjta gjë për skedarët e shembujve.
data-purpose-head-schema = E njëjta gjë për archive.yaml.
## What was verified

verification-title = Verifikimi
verification-lede = Çfarë u luajt për ta vërtetuar këtë arkiv, dhe çfarë tregoi. Gjithçka këtu e ka numëruar programi që bëri këto faqe; asgjë nuk thuhet vetëm me fjalë.
verification-again = Si ta provoni vetë
verification-again-note = Kushdo që ka arkivin dhe programin i merr sërish këto shifra.
verification-command-all = të gjitha kontrollet e gjithë arkivit
verification-command-game = vetëm { $game }
verification-command-json = e njëjta gjë për programe
verification-of = { $some } nga { $all }
verification-examples = Shembuj që dalin siç pritej
verification-claims = Pohime të vendosura duke luajtur
verification-statements = Pohime që kanë një rol
verification-normative = Pohime për lojën që luajtja i vërteton
fact-verified = E verifikuar
catalogue-verified = shembuj { $examples } nga { $all_examples }, prova { $claims } nga { $all_claims }, pohime { $statements } nga { $all_statements }
verification-coverage = Pohimet dhe ç’mbështesin ato
verification-coverage-note = Çdo pohim i çdo shënimi. Një pohim për tabelën, lojën, kapjen ose fundin që askush nuk e merr parasysh do të ishte gabim, dhe nuk do të kishte faqe.
verification-coverage-of = Shënimi në { $language }, pohim pas pohimi
verification-rules = Rregullat dhe ku mbështeten ato
verification-rules-note = Ç’nuk e dëshmon asnjë pohim quhet e nxjerrë ose redaksionale
verification-readings = Leximet dhe ku ndahen alternativat e tyre
verification-example-facts = { $moves ->
    [0] asnjë lëvizje
    [one] një lëvizje
   *[other] { $moves } lëvizje
}, { $expectations ->
    [one] një pritje
   *[other] { $expectations } pritje
}
table-statement = Pohimi
table-statements = Pohimet
table-part = Roli i tij
table-rule = Rregulli
table-rules = Rregullat
table-readings = Leximet
table-emendations = Ndreqjet
table-claims = Provat
table-expected = Pritet në
table-exercised = Shembuj ku hyn në lojë
table-status = Statusi
part-played-rule = mbi të mbështetet një rregull
part-played-reading = e lexon një lexim
part-played-claim = pohim i vënë në provë
part-played-emendation = gabim i ndrequr
part-played-not-executable = asgjë për t’u luajtur
part-played-documentation = dokumentim
part-played-remark = vërejtje
part-played-variant = shënimet ndryshojnë
part-played-none = asnjë
check-every-game = Në secilën nga { $games } lojëra të rastit, me numra nga { $seed } e tutje: { $property }
check-some-game = Kërkuar në { $games } lojëra të rastit, me numra nga { $seed } e tutje: { $property }
property-passes = një lojtar e kalon radhën.
property-ends-by-repetition = loja mbaron sepse një pozicion kthehet.
property-ends-without-repetition = loja mbaron, dhe jo sepse një pozicion kthehet.
property-captures-even = çdo lëvizje kap një numër çift farash, ose asnjë.
property-remainder-even = fundi gjen një numër çift farash në tabelë.
property-board-never-empty = pas çdo lëvizjeje ka fara në tabelë.
property-board-empties = pas ndonjë lëvizjeje nuk mbetet asnjë farë në tabelë.
property-stuck-with-empty-row = kur në fund një lojtar nuk ka lëvizje të ligjshme, rreshti i tij është bosh dhe i tjetrit jo.
property-totals-complete = të dy shumat bëjnë së bashku të gjitha farat e lojës.
check-rules = Provuar nga rregullat, çfarëdo që luhet: { $property }
property-second-move-captures = lëvizja e dytë kap.
property-stuck-without-seeds = loja mbaron sepse lojtari në radhë nuk ka lëvizje të ligjshme, as fara në rreshtin e vet.
property-ends-only-endless = loja mbaron sepse lojtari në radhë ka fara, por vetëm mbjellje që s’mbarojnë kurrë.
reading-figure = Numëruar në { $count } nga { $games } lojëra të rastit, me numra nga { $seed } e tutje: { $property }


## Glossary

glossary-heading = Fjalorth
glossary-lede = Fjalët e këtyre faqeve me fjali të thjeshta: ç’kuptim kanë këtu, si e quajnë shënimet të njëjtën gjë dhe cilat lojëra e kanë.
glossary-play = Fjalë të lojës
glossary-edition = Fjalë të këtij arkivi
glossary-in-notes = Në shënime:
glossary-in-every-game = Në çdo lojë këtu.
glossary-games = Lojërat:
term-pit = gropë
term-pit-meaning = Zgavër e tabelës, ose e tokës, ku rrinë farat. Çdo gropë i takon një lojtari. Me shkrim, gropat e Jugut kanë shkronja të mëdha dhe ato të Veriut të vogla, për secilin nga e majta e tij.
term-row = rresht
term-row-meaning = [Gropat](pit) e një lojtari, njëra pranë tjetrës. Tabelat e lojërave këtu kanë dy rreshta, nga një në secilën anë të gjatë.
term-seed = farë
term-seed-meaning = Ajo që mbillet dhe kapet: farë e vërtetë, guralec, gur a guaskë. Të gjitha janë njësoj dhe, sa kohë që janë në tabelë, nuk i takojnë askujt.
term-store = depo
term-store-meaning = Zgavër e madhe në skaj të tabelës, ku lojtari mban farat e kapura. Ku nuk ka depo, ato lihen mënjanë.
term-move = lëvizje
term-move-meaning = Ajo që bën një lojtar kur ka radhën: [merr në dorë](lift) farat e një grope, i [mbjell](sow) dhe, nëse rasti e do, [kap](capture). Këto faqe e numërojnë si një lëvizjen e secilit lojtar.
term-lift = marrje në dorë
term-lift-meaning = Marrja e të gjitha farave të një grope për t’i [mbjellë](sow).
term-sow = mbjellje
term-sow-meaning = Lëshimi i farave një nga një në gropa që vijnë njëra pas tjetrës, rreth tabelës.
term-direction = drejtim i mbjelljes
term-direction-meaning = Nga cila anë rreth tabelës [mbillet](sow), parë nga sipër. Në drejtim të kundërt të akrepave të orës do të thotë përgjatë [rreshtit](row) të vet nga e majta në të djathtë; në drejtim të akrepave, nga e djathta në të majtë.
term-emptied-pit = gropë e zbrazur
term-emptied-pit-meaning = Gropa nga e cila u [morën](lift) farat e një [xhiroje](lap); quhet edhe origjinë. Lojërat ndryshojnë: a kthehet në të fara e parë, dhe a e mbjell apo e kapërcen një mbjellje që vjen rrotull.
term-lap = xhiro
term-lap-meaning = [Mbjellja](sow) e farave të [marra në dorë](lift) një herë, nga e para te e fundit, sado larg të shkojnë rreth tabelës. Një [lëvizje](move) ka një xhiro, ose disa kur mbillet [me stafetë](relay).
term-relay = mbjellje me stafetë
term-relay-meaning = Mbjellje që vazhdon: nëse fara e fundit bie në një gropë që ka fara, ato [merren](lift) të gjitha dhe mbillen në një [xhiro](lap) të re. Lëvizja mbaron në një gropë bosh.
term-endless-sowing = mbjellje pa fund
term-endless-sowing-meaning = Mbjellje [me stafetë](relay) ku e njëjta tabelë kthehet me të njëjtën gropë për t’u marrë, dhe që kështu nuk do të mbaronte kurrë. Qarqet më të gjata nuk i pret dot asnjë program: prandaj quhet pa fund edhe një mbjellje që nuk ka mbaruar pas shumë e shumë xhirosh.
term-capture = kapje
term-capture-meaning = Heqja e farave nga tabela përgjithmonë. Ato mbahen në [depo](store) ose lihen mënjanë; në shumicën e lojërave numërohen në fund.
term-chain = zinxhir
term-chain-meaning = [Kapje](capture) që vazhdon nga një gropë te fqinja e saj, sa kohë që secila ka një numër të duhur farash. Prapa do të thotë kundër drejtimit të mbjelljes.
term-facing-pit = gropë përballë
term-facing-pit-meaning = Gropa e [rreshtit](row) tjetër që ndodhet drejt përballë.
term-rightmost-pit = gropa më e djathtë
term-rightmost-pit-meaning = Gropa e fundit e [rreshtit](row), parë nga ana e lojtarit të tij: me gjashtë gropa në rresht, F për Jugun dhe f për Veriun.
term-singleton = farë e vetme
term-singleton-meaning = Farë që rri e vetme në gropën e saj. Në disa lojëra nuk lejohet të merret, në të tjera mbillet në mënyrë të veçantë.
term-opening = hapje
term-opening-meaning = Lëvizja e parë e lojës, ose lëvizja e parë e secilit lojtar. Disa lojëra e lidhin me një gropë të caktuar, ose nuk e lënë të kapë.
term-feeding = ushqyerje
term-feeding-meaning = T’i japësh ose t’i lësh kundërshtarit fara për të luajtur. Ku kjo është detyrim, lëvizjet që nuk ushqejnë nuk lejohen, sa kohë që ka ndonjë që ushqen.
term-grand-slam = kapje e gjithë rreshtit
term-grand-slam-meaning = Lëvizje që i kap të gjitha farat e [rreshtit](row) të kundërshtarit. Lojërat e lejojnë, e ndalojnë, ose nuk e lënë të marrë asgjë.
term-legal-move = lëvizje e ligjshme
term-legal-move-meaning = Lëvizje që e lejojnë të gjitha rregullat. Mund ta ndalojnë: gropa bosh, farat e pakta, rregulli i [hapjes](opening), detyrimi i [ushqyerjes](feeding), [kapja e gjithë rreshtit](grand-slam), [mbjellja pa fund](endless-sowing). Secila lojë ka të vetat prej këtyre.
term-pass = kalim i radhës
term-pass-meaning = Lënia e radhës pa luajtur. Këtu lojtari e kalon radhën vetëm kur nuk ka asnjë [lëvizje të ligjshme](legal-move).
term-remainder = fara të mbetura
term-remainder-meaning = Farat që janë ende në tabelë kur mbaron loja. Rregullat thonë kush i merr, ose që nuk i llogariten askujt.
term-repetition = përsëritje
term-repetition-meaning = Të njëjtat fara në të njëjtat gropa me të njëjtin lojtar në radhë, për herë të dytë në një lojë. Prej andej mund të luhej rrotull pa mbarim; prandaj rregullat thonë ç’ndodh.
term-draw = barazim
term-draw-meaning = Lojë që nuk e fiton askush.
term-position = pozicion
term-position-meaning = Ç’ka në secilën gropë, kush e ka radhën, ç’ka kapur secili lojtar dhe sa lëvizje janë bërë. Me shkrim: gropat e Jugut / gropat e Veriut, për secilin nga e majta e tij, pastaj s ose n, ç’kanë kapur Jugu dhe Veriu, dhe numri i lëvizjeve, si në 7,7,7/7,7,7 s 0-0 0.
term-note = shënim terreni
term-note-meaning = Dokument që përshkruan një lojë. Ruhet bajt për bajt siç u mor dhe nuk ndryshohet kurrë, as në gabimet e tij.
term-witness = dëshmitar
term-witness-meaning = Një [shënim](note), i parë si njëri nga ata që na sjellin përshkrimin e një loje. Quhet me një shenjë të shkurtër, këtu me kodin e gjuhës: sq për shqipen, mn për mongolishten.
term-statement = pohim
term-statement-meaning = Pjesa më e vogël e një [shënimi](note) që mund të citohet: një pikë e një liste, një fjali e prozës ose një pjesë e rreshtit për llojin e lojës. Shenja e tij, si capture.2, nuk ndryshon kurrë; sq:capture.2 tregon edhe [dëshmitarin](witness).
term-gloss = përkthim pune
term-gloss-meaning = Përkthim i një [pohimi](statement) në anglisht nga ky arkiv, sa më fjalë për fjalë: gabimet ruhen, dhe ajo që nënkuptohet jepet në kllapa katrore. Nuk është pjesë e shënimit.
term-variant = dallim
term-variant-meaning = Vend ku [dëshmitarët](witness) e një loje thonë gjëra të ndryshme. Regjistrimi thotë cili ka të drejtë, kur kjo mund të dihet.
term-reading = lexim
term-reading-meaning = Vendim i redaktorëve ku shënimet heshtin, janë të dykuptimta ose kundërshtojnë vetveten: pyetja, ç’u zgjodh dhe pse, dhe [alternativat](alternative).
term-alternative = alternativë
term-alternative-meaning = Ç’mund të vendosej ndryshe në një [lexim](reading), e shkruar si ndryshim i rregullave. Luhet edhe ajo, për të parë nëse sjell dallim, dhe ku.
term-emendation = ndreqje
term-emendation-meaning = Korrigjim i një gabimi të dukshëm të një [shënimi](note), si i një fjale të marrë në kuptim të gabuar. Vetë shënimi lihet siç është; ndreqja qëndron pranë tij.
term-claim = pretendim
term-claim-meaning = Ajo që thotë një shënim për lojën dhe që mund të provohet duke luajtur sipas rregullave. Përfundimi, i vërtetuar ose i përgënjeshtruar, vjen nga një provë që kushdo mund ta përsërisë.
term-example = shembull i luajtur
term-example-meaning = Varg lëvizjesh që tregon një rregull: një [pozicion](position), lëvizjet dhe ç’duhet të dalë prej tyre, e nxjerrë më parë nga shënimet. Programi e luan dhe e krahason.

## The edition: notes in columns, what a statement supports, coverage

column-words = { $siglum }, { $language }
column-gloss = { $siglum }, përkthim pune anglisht
column-machine = përkthim makine
column-own = i vetë arkivit
chooser-first = Kolona e parë
chooser-second = Kolona e dytë
notes-note = Fjalët qëndrojnë ashtu siç u morën. Drejtohuni te një pohim, ose hapni rreshtin pranë tij, për të parë ç'mbështet.
statement-no-gloss = Pa përkthim.
fault-shared = gabim i përbashkët
supports-label = Ç'mbështet { $id }:
supports-readings = { $count ->
    [one] një lexim
   *[other] { $count } lexime
}
supports-claims = { $count ->
    [one] një pohim i vënë në provë
   *[other] { $count } pohime të vëna në provë
}
supports-no-play = jo për lojën
supports-documentation = dokumentim
supports-exercised = { $count ->
    [one] Rregulli i tij hyn në lojë në një shembull.
   *[other] Rregullat e tij hyjnë në lojë në { $count } shembuj.
}
supports-more = Gjithçka për
rule-evidence = { $count ->
    [one] Fjalët e pohimit
   *[other] Fjalët e { $count } pohimeve
}
reading-or = Ose:
alternative-examples-changed = { $count ->
    [one] Një shembull do të shkonte ndryshe.
   *[other] { $count } shembuj do të shkonin ndryshe.
}
alternative-parts-found = Loja merr rrugë tjetër pas { $moves }, vargu më i shkurtër i gjetur; asnjë varg deri në { $depth } lëvizje nuk e bën.
alternative-parts-late = Loja merr rrugë tjetër pas { $count } lëvizjesh; asnjë varg më i shkurtër nuk e bën.
alternative-parts-late-found = Loja merr rrugë tjetër pas { $count } lëvizjesh, vargu më i shkurtër i gjetur; asnjë varg deri në { $depth } lëvizje nuk e bën.
alternative-proven-positions = Provuar: e njëjta lojë, njësoj në secilin nga { $positions } pozicionet që mund të dalin.
alternative-proven-laps = Provuar: e njëjta lojë, njësoj në secilën nga { $laps } xhirot, nga çdo gropë me çdo numër farash.
alternative-proven-never-read = Provuar: e njëjta lojë, asgjë në lojë nuk varet kurrë nga ndryshimi.
coverage-roles = { $part } nga { $whole } pohime kanë një rol në këtë botim, mes tyre { $bulletpart } nga { $bullets } pika.
coverage-exercised = { $part } nga { $whole } pohime për lojën vërtetohen nga një shembull i luajtur ose duke u vënë në provë.
coverage-not-executable = { $count ->
    [one] Një pohim për lojën nuk mund ta vërtetojë asnjë provë.
   *[other] { $count } pohime për lojën nuk mund t'i vërtetojë asnjë provë.
}
coverage-table = E gjithë tabela.
## Foot of a page

foot-verified = Të luajtur dhe të dalë siç pritej: { $some } nga { $all } shembuj.

## People

people-title = Njerëzit
people-lede = Ata që treguan, vëzhguan, shkruan dhe redaktuan, secili me ç’bëri dhe me çdo shkrim të emrit që haset.
people-heading = Sipas mbiemrit
people-count = { $people ->
    [one] Një njeri.
   *[other] { $people } njerëz.
}
people-aliases = Shkruhet edhe:
person-observer = vëzhgues
person-informant = dëshmues
person-recipient = e mori rrëfimin
person-publication = e botoi
person-author = autor
person-editor = redaktor
person-archive-editor = redaktor i këtij arkivi


## Pohime në çdo pozicion

check-every-position = Në secilin nga { $positions } pozicionet që mund të arrihen: { $property }
check-some-position = Kërkuar në të { $positions } pozicionet që mund të arrihen: { $property }
check-proof = E provuar: të dy leximet janë e njëjta lojë
## The index of rules

rules-index-title = Rregullat
rules-index-lede = Pyetje pas pyetjeje: si i përgjigjen lojërat, dhe cilat prej tyre përgjigjen njësoj.

## The comparison

comparison-title = Krahasimi
comparison-lede = Lojërat krah për krah, pyetje pas pyetjeje të rregullave.
comparison-heading = Lojërat dhe rregullat
comparison-choose = Lojërat që krahasohen
comparison-only-differences = vetëm ku ndryshojnë
comparison-note = Ku lojërat ndryshojnë, rregullat janë të numëruara brenda rreshtit: i njëjti numër është i njëjti rregull.
comparison-shown = Lojëra: { $games }. Ndryshojnë në { $differ } nga { $axes } pyetje.
comparison-alike = të gjitha njësoj
comparison-differ = të ndryshme
comparison-number = rregulli
comparison-to-rules = Cilat lojëra kanë të njëjtin rregull, me fjali të plota
rules-index-comparison = E njëjta gjë si tabelë, lojë krah loje

## The search

search-title = Kërkimi
search-lede = Në të gjitha faqet dhe në të gjitha gjuhët njëherësh: shënimet siç u morën, rregullat, leximet, shembujt, njerëzit dhe veprat.
search-label = Kërko në të gjitha faqet
search-go = Kërko
search-words = Fjalë ose fillime fjalësh
search-language = Gjuha e tekstit
search-all-languages = të gjitha gjuhët
search-kind = Lloji
search-all-kinds = gjithçka
search-kind-game = lojë
search-kind-rule = rregull
search-kind-statement = pohim i një shënimi
search-kind-gloss = përkthim pune
search-kind-reading = lexim
search-kind-example = shembull i luajtur
search-kind-claim = pretendim
search-kind-remark = vërejtje
search-kind-term = fjalë e fjalorit
search-kind-person = njeri
search-kind-work = vepër
search-kind-page = faqe
search-loading = Një çast …
search-failed = Lista e asaj që mund të gjendet nuk u ngarkua dot.
search-count = Rezultate: { $results }.
search-none = Nuk u gjet asgjë për «{ $words }».
search-more = Më shumë rezultate
search-needs-script = Kërkimi ka nevojë për skripte, që në këtë shfletues janë të fikura. Pa to, te gjithçka çojnë listat:

## The map

map-title = Harta
map-lede = Ku luhen ose luheshin lojërat, me sa thonë shënimet dhe literatura.
map-note = Pika është vendi; rrethi përreth saj tregon sa larg mund të jetë pozicioni i vërtetë. Sipërfaqet janë të sakta (Equal Earth). Vijat e tokës: Natural Earth, në domenin publik.
map-places = Vendet
map-place = { $number }. { $game }: { $place }, { $coordinates }

## Neighbours of the rules

pinning-heading = Fqinjët e rregullave
pinning-note = Çdo grup rregullash që ndryshon nga ai i lojës në një vlerë të vetme. Një shembull që dështon nën të i dallon të dyja lojërat; një fqinj që asnjë shembull nuk e dallon, megjithëse luajtja mundet, do të ishte gabim.
pinning-summary = { $neighbours } fqinjë: { $told } të dalluar nga një shembull, { $same } e njëjta lojë me sa dihet, { $open } që ndryshojnë por nuk i dallon asnjë shembull.
pinning-caption = Rregulli, vlera e tij tjetër, dhe çfarë i dallon lojërat
pinning-value = Vlera tjetër
pinning-told-apart = I dallon
pinning-command = e njëjta gjë me më shumë përpjekje, me çdo fqinj të treguar

## The player: an example step by step, and playing

player-replay = Ndiqeni hap pas hapi
player-board = Tabela
player-first = Në fillim
player-back = Një lëvizje prapa
player-forward = Një lëvizje para
player-last = Në fund
player-run = Kalo nëpër lëvizje
player-stop = Ndalo
player-ply = Lëvizja
player-speed = Farat lëvizin
player-speed-slow = ngadalë
player-speed-medium = shtruar
player-speed-fast = shpejt
player-speed-none = aspak
player-words = Çfarë ndodh
player-play-on = Luani vetë më tej nga këtu
player-open-step = Shfaqe në tabelën lart
player-keys = Tastet
player-keys-replay = Kur tabela ose një buton është në fokus: ← dhe → shkojnë një lëvizje prapa e para, Home dhe End në fillim e në fund.
player-keys-play = Kur tabela është në fokus: shigjetat shkojnë nga gropa në gropë, Enter ose hapësira e luan gropën, kurse shkronjat A, B, C … luajnë gropën me atë shkronjë të lojtarit që e ka radhën.
player-play = Luaj
player-play-note = Me një mik para këtij ekrani ose me makinën, sipas çdo leximi, nga çdo pozicion.
player-loading = Motori po ngarkohet …
player-no-engine = Ky shfletues nuk e vë dot në punë motorin, sepse nuk e ka WebAssembly-n. Ajo që është dokumentuar gjendet gjithsesi në këtë faqe.
player-engine-failed = Motori nuk u ngarkua dot, dhe pa të nuk mund të luhet. Ajo që është dokumentuar gjendet gjithsesi në këtë faqe.
player-undo = Ktheje lëvizjen
player-redo = Luaje përsëri lëvizjen
player-new = Lojë e re
player-turn-board = Rrotulloje tabelën
player-pass = Kaloje radhën
player-go-on = Le të luajë makina nga këtu
player-opponent = Kundërshtari
player-friend = një mik para këtij ekrani
player-strength-1 = makina, që luan kuturu
player-strength-2 = makina, fillestare
player-strength-3 = makina, e vëmendshme
player-strength-4 = makina, me përvojë
player-strength-5 = makina, me gjithë fuqinë
player-side = Ju luani me
player-swap = Ndërro anët
player-moves = Lëvizjet
player-readings = Lexime të tjera
player-readings-note = Çdo alternativë e leximeve më poshtë mund të luhet, edhe disa njëherësh.
player-set-up = Vendos një pozicion
player-set-up-note = Zgjidhni një gropë në tabelë dhe thoni sa fara ka; në tabelë të njëjtën gjë e bëjnë + dhe −.
play-seeds = Fara në { $pit }
player-fewer = Një farë më pak
player-more = Një farë më shumë
player-captured = Të kapura nga { $side ->
    [south] Jugu
   *[north] Veriu
}
player-to-move = Radhën e ka
player-plies = Lëvizje të bëra deri tani
player-use = Luaj nga këtu
player-empty = Zbraze tabelën
player-as-at-start = Si në fillim
player-cancel = Anulo
player-share = Kopjo, ndaj, ngjit
player-position = Pozicioni
player-game = Loja
player-link = Lidhja
player-copy-position = Kopjo pozicionin
player-copy-game = Kopjo lojën
player-copy-link = Kopjo lidhjen
player-paste = Një pozicion, lëvizje, ose të dyja, si tekst
player-open = Hape

# What its script says.

play-thinking = { $side ->
    [south] Jugu
   *[north] Veriu
}, makina, po mendon …
play-failed = Motori dështoi. Ngarkojeni faqen nga e para.
play-over = Loja ka mbaruar.
play-not-yours = Gropa { $pit } është e { $side ->
    [south] Jugut
   *[north] Veriut
}, që nuk e ka radhën.
play-wait = Radhën e ka makina.
play-whole-numbers = Çdo fushë duhet të ketë një numër të plotë, 0 ose më të madh.
play-readings = Luhet sipas leximeve të tjera nga ato të zgjedhura:
play-by-reading = Sipas një leximi tjetër:
play-reading-reads = lexon
play-error-parts = Pritej një pozicion: rreshtat, kush e ka radhën, farat e kapura dhe numri i lëvizjeve, si { $example }.
play-error-rows = Priteshin dy rreshta, të ndarë me vijë të pjerrët, si { $example }.
play-error-number = Çdo numër duhet të jetë i plotë dhe jo tepër i madh (farash, më së shumti 255), si në { $example }.
play-error-side = Pritej s ose n për lojtarin që e ka radhën, si { $example }.
play-error-captured = Priteshin farat e kapura nga Jugu dhe nga Veriu, të ndara me vizë, si { $example }.
play-error-unequal-rows = Dy rreshtat nuk janë njësoj të gjatë.
play-error-row-length = Asnjë tabelë nuk ka rreshta me këtë gjatësi.
play-error-too-many-seeds = Këto janë më shumë fara se ç’mban një tabelë.
play-error-too-many-plies = Ky është një numër tepër i madh lëvizjesh.
play-error-other-board = Ky është pozicion i një tabele tjetër: këtu çdo rresht ka { $pits ->
    [one] një gropë
   *[other] { $pits } gropa
}.
play-error-unreadable-move = «{ $text }» nuk është lëvizje. Lëvizja është shkronja e një grope, ose - kur kalohet radha.
play-error-game-over = «{ $text }» nuk luhet dot: loja ka mbaruar më parë.
play-error-not-on-board = Në këtë tabelë nuk ka gropë { $text }.
play-error-not-yours = «{ $text }» është gropë e lojtarit që nuk e ka radhën.
play-error-may-not-pass = Lojtari që ka lëvizje të lejuar nuk mund ta kalojë radhën.
play-error-must-pass = «{ $text }» nuk luhet dot: lojtari nuk ka lëvizje të lejuar dhe duhet ta kalojë radhën, çka shkruhet -.
play-error-too-many-moves = Kjo është një lojë tepër e gjatë.
play-error-too-long = Ky është një tekst tepër i gjatë.
play-error-rules = Këto lexime nuk luhen dot bashkë.

## Ndryshimet dhe ç'qëndron pranë faqeve

changes-title = Ndryshimet
changes-lede = Ç’ka të re në këtë arkiv, version pas versioni. Ndryshimet e programit tregohen me burimet e tij.
changes-version = { $version }, { $date }
changes-feed = Si prurje (Atom)
nowhere-title = Këtu nuk ka faqe
nowhere-text = Adresa mund të jetë shkruar gabim. Asgjë që ka botuar ky arkiv nuk zhvendoset pa lënë një rrugë për më tej.
nowhere-onward = Te lojërat
offline-title = Kjo faqe nuk është në pajisjen tuaj
offline-text = Nuk ka rrjet dhe këtë faqe nuk e keni lexuar më parë.
offline-heading = Pa rrjet
offline-note = Ç’keni lexuar mund ta lexoni përsëri pa rrjet. Mund ta ruani edhe gjithë arkivin në këtë pajisje, për ta lexuar e për të luajtur atje ku nuk ka.
offline-keep = Ruaj gjithë arkivin
offline-kept = Gjithë arkivi është në këtë pajisje.
offline-failed = Nuk u mor dot gjithçka. Provoni sërish kur rrjeti të jetë më i mirë.


## The guide

guide-title = Udhërrëfyes
guide-lede = Si lexohen këto faqe dhe si shtohet diçka në arkiv: një lojë, një shënim, një gjuhë, një shembull.
guide-untranslated = Ky kapitull nuk është përkthyer ende. Ai jepet në këtë gjuhë: { $language }.
guide-in-language = gjuha: { $language }
guide-neighbours = Kapitulli para dhe pas
guide-axes = Boshtet dhe vlerat e tyre
guide-axes-note = Kuptimi i secilës vlerë jepet me fjalët e vetë motorit të lojës, anglisht; poshtë tij gjendet ç’sjell ajo në rregullat me fjalë.
guide-in-words = Me fjalë:
guide-clauses = Pjesë që mund të mbështeten te diçka tjetër nga vlera:
guide-change = i ndryshuar
guide-commands = Komanda
guide-commands-fail = Komanda; e fundit mbaron me kod daljeje { $code }
guide-output = Ç’shfaqet
