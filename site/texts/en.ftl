### Interface texts in English: the table that says which keys there are and
### which arguments each takes. Another language is another file with the same.

## The language itself

language-name = English
dir = ltr

## Lists and numbers

list-pair = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }

## Sides and the board, drawn and spoken

side-south = South
side-north = North
board-row = { $side ->
    [south] South
   *[north] North
}, from the player’s left: { $pits }.
board-pit = { $letter } { $seeds }
board-pit-spoken = { $side ->
    [south] South
   *[north] North
} pit { $letter }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
board-store = In the store of { $side ->
    [south] South
   *[north] North
}: { $seeds }.
board-captured = Captured by { $side ->
    [south] South
   *[north] North
}: { $seeds }.
board-to-move = { $side ->
    [south] South
   *[north] North
} to move.
board-lifted = Lifted: { $pit }.
board-sown = Sown: { $pits }.
board-taken = Captured: { $pits }.
board-last = Last seed in { $pit }.
board-label-captured = captured { $seeds }

## Names of the axes

axis-board = board
axis-stores = stores
axis-opening-pit = opening pit
axis-opening-capture = capture at the opening
axis-lift-min-seeds = fewest seeds to lift
axis-sow-direction = direction of sowing
axis-sow-first-seed = the first seed
axis-sow-origin = coming round to the emptied pit
axis-sow-stores = sowing into stores
axis-sow-laps = laps
axis-sow-endless = endless sowings
axis-capture = capture
axis-grand-slam = grand slam
axis-feeding = duty to feed
axis-end = end of the game
axis-no-move = no legal move
axis-remainder = seeds left over
axis-winner = winner
axis-repetition = repetition

## The rules in words

part-board = Board and aim
part-turn = The turn
part-sowing = Sowing
part-capture = Capture
part-opening = The opening
part-duties = Duties and bans
part-end = End and winner

# Words between brackets are explained in the glossary: `[sown](sow)` is the word
# “sown”, explained under the term `sow`.

rule-board = { $pits ->
    [one] The board has two [rows](row) of one [pit](pit).
   *[other] The board has two [rows](row) of { $pits } [pits](pit) each.
} The players face each other across it, and each owns the row on their side: South the lower, North the upper.
rule-board-letters = { $pits ->
    [one] South’s pit is called { $south }, North’s { $north }.
   *[other] South’s pits are called { $south }, North’s { $north }, each from its owner’s left.
}
rule-seeds-per-pit = { $seeds ->
    [0] At the start all pits are empty ({ $total } seeds).
    [one] At the start each pit holds one [seed](seed), { $total } in all.
   *[other] At the start each pit holds { $seeds } [seeds](seed), { $total } in all.
}
rule-seeds-explicit = At the start the pits hold: { $seeds }; { $total } [seeds](seed) in all.
rule-stores-none = There are no [stores](store); captured seeds are laid aside.
rule-stores-at-the-ends = At each end of the board there is a [store](store) for captured seeds; the one to a player’s right is that player’s own.
rule-aim-most-seeds = The aim is to gather more seeds than the opponent.
rule-aim-seeds-in-row = The aim is to be the one who still has seeds in their row when the game ends.

rule-turn = The players take turns.
rule-turn-first = In this archive South makes the first [move](move).
rule-lift = { $seeds ->
    [1] The player whose turn it is chooses a pit of their own row that is not empty and [lifts](lift) all its seeds.
    [2] The player whose turn it is chooses a pit of their own row that holds at least 2 seeds and [lifts](lift) them all. A pit with a [single seed](singleton) may not be chosen.
   *[other] The player whose turn it is chooses a pit of their own row that holds at least { $seeds } seeds and [lifts](lift) them all. A pit with fewer may not be chosen.
}

rule-direction-counter-clockwise = The lifted seeds are [sown](sow) one by one, one to a pit, [counter-clockwise](direction): along the player’s own row from left to right, then along the opponent’s row, and so on round the board, in the order { $order } and round again.
rule-direction-clockwise = The lifted seeds are [sown](sow) one by one, one to a pit, [clockwise](direction): along the player’s own row from right to left, then along the opponent’s row, and so on round the board, in the order { $order } and round again.
rule-first-seed-next-pit = The first seed goes into the pit after the [emptied one](emptied-pit).
rule-first-seed-emptied-pit = The first seed goes back into the [pit just emptied](emptied-pit), the others one by one into the pits after it.
rule-first-seed-emptied-pit-lone-seed-next = The first seed goes back into the [pit just emptied](emptied-pit), the others one by one into the pits after it. Only a [single seed](singleton) goes on to the next pit.
rule-origin-sown-again = A sowing of { $round } seeds or more comes round to the emptied pit and sows it like any other.
rule-origin-skipped-every-lap = A sowing of { $round } seeds or more comes round to the emptied pit and passes over it, as often as it comes there{ $laps ->
    [relay] ; so does every later [lap](lap) with the pit that it was lifted from
   *[single] { "" }
}.
rule-origin-skipped-first-lap = A sowing of { $round } seeds or more comes round to the emptied pit and passes over it{ $laps ->
    [relay] , but in the first [lap](lap) only: later laps sow the pit that they were lifted from
   *[single] { "" }
}.
rule-sow-stores-never = The stores are never sown.
rule-laps-single = A move is a single [lap](lap): the sowing ends with the last seed.
rule-laps-relay = If the last seed falls into a pit that holds seeds, the player lifts them all, that seed included, and sows on from there in a new [lap](lap): this is [relay sowing](relay). The sowing ends when a last seed falls into an empty pit.
rule-endless = A move whose [sowing would never end](endless-sowing) is not allowed. (A sowing that has not ended after { $laps } laps is taken for endless.)

rule-amount-counts = { $counts } seeds
rule-amount-even = an even number of seeds
rule-capture-nothing = Sowing [captures](capture) nothing.
rule-capture-count = If the last seed falls into { $whose ->
    [own] a pit of the player’s own row
    [opponent] a pit of the opponent’s row
   *[any] any pit, on either side,
} and brings it to { $amount }, these are [captured](capture).
rule-capture-elsewhere = { $whose ->
    [own] A last seed in the opponent’s row captures nothing.
   *[opponent] A last seed in the player’s own row captures nothing.
}
rule-chain-none = Only that one pit is captured.
rule-chain-backward-pits-sown = The capture then runs on in a [chain](chain), backward over the pits just sown, pit by pit: as long as the next one also holds { $amount }, it is captured too.
rule-chain-backward-board = The capture then runs on in a [chain](chain), backward round the whole board, pit by pit: as long as the next one also holds { $amount }, it is captured too.
rule-chain-backward-own-row = The capture then runs on in a [chain](chain), backward along the player’s own row, pit by pit: as long as the next one also holds { $amount }, it is captured too.
rule-chain-forward-pits-sown = The capture then runs on in a [chain](chain), forward over the pits just sown, pit by pit: as long as the next one also holds { $amount }, it is captured too.
rule-chain-forward-board = The capture then runs on in a [chain](chain), forward round the whole board, pit by pit: as long as the next one also holds { $amount }, it is captured too.
rule-chain-forward-own-row = The capture then runs on in a [chain](chain), forward along the player’s own row, pit by pit: as long as the next one also holds { $amount }, it is captured too.
rule-chain-whose = The chain takes only pits of { $whose ->
    [own] the player’s own row
   *[opponent] the opponent’s row
}.
rule-capture-opposite = If the last seed falls into an empty pit { $landing ->
    [own] of the player’s own row
    [opponent] of the opponent’s row
   *[any] of either row
} and the [facing pit](facing-pit) across the board holds seeds, these are [captured](capture){ $takes ->
    [both] , together with the seed that fell
   *[opposite] ; the seed that fell stays where it is
}.
rule-capture-own-seeds = If it falls in the opponent’s row, the facing pit is the player’s own: its seeds are captured all the same.
rule-facing-nothing = If the facing pit is empty, nothing is captured.
rule-facing-lone-seed = If the facing pit is empty, only the seed that fell is captured.

rule-opening-pit-free = The [first moves](opening) may start from any pit of a player’s row.
rule-opening-pit-each = Each player’s [first move](opening) must start from the [rightmost pit](rightmost-pit) of their own row: { $south } for South, { $north } for North.
rule-opening-pit-starter = The [first move](opening) of the game must start from the [rightmost pit](rightmost-pit) of South’s row, { $south }.
rule-opening-pit-empty = If that pit is empty, any other may be chosen.
rule-opening-capture-free = The first moves capture like all later ones.
rule-opening-capture-first = The [first move](opening) of the game captures nothing: what it would have captured stays on the board.
rule-opening-capture-each = Each player’s [first move](opening) captures nothing: what it would have captured stays on the board.

rule-feeding-free = There is no duty to [feed](feeding) the opponent: a move may leave the opponent’s row empty.
rule-feeding-empty-row = If the opponent’s row is empty at the start of a turn, the player must [feed](feeding) the opponent: make a move that leaves seeds in that row.
rule-feeding-judged = The row is looked at when the move has made its captures.
rule-feeding-otherwise = If there is no such move, { $otherwise ->
    [game_over] the game is over
   *[any_move] any other legal move may be made
}.
rule-feeding-every-move = After every move the opponent’s row must hold seeds: this is the duty to [feed](feeding).
rule-feeding-every-move-otherwise = If no move can leave seeds in a row that had some, { $otherwise ->
    [game_over] the game is over
   *[any_move] any other legal move may be made
}; if no move can bring seeds into an empty row, { $empty_row ->
    [game_over] the game is over
   *[any_move] any other legal move may be made
}.
rule-grand-slam-allowed = A [grand slam](grand-slam) is allowed: a move may capture all the seeds in the opponent’s row.
rule-grand-slam-illegal = A [grand slam](grand-slam) is not allowed: no move may capture all the seeds in the opponent’s row.
rule-slam-judged-after-sowing = Seeds that the move itself has just sown there count as well.
rule-slam-judged-before-move = The ban does not hold if that row was empty before the move.
rule-grand-slam-takes-nothing = A [grand slam](grand-slam) takes nothing: a move that would capture all the seeds in the opponent’s row may be made, but captures none.

rule-end = The game ends when the player to move has no [legal move](legal-move).
rule-no-move-game-over = Nobody [passes](pass).
rule-no-move-pass = A player who has no [legal move](legal-move) [passes](pass): the opponent moves instead.
rule-no-move-pass-if-other-can-feed = A player who has no [legal move](legal-move) [passes](pass), if the opponent has a move that brings seeds into that player’s row.
rule-end-otherwise = Otherwise the game ends.
rule-only-endless = If that player does have seeds, but [none of their sowings would end](endless-sowing), the game is a [draw](draw).
rule-remainder-own-row = Each player then adds the [seeds left](remainder) in their own row to those captured.
rule-remainder-last-mover = All the [seeds left](remainder) on the board then go to the player who made the last move.
rule-remainder-split-equally = The [seeds left](remainder) on the board are then split equally.
rule-odd-seed = An odd one counts for nobody.
rule-remainder-nobody = The [seeds left](remainder) on the board then count for nobody.
rule-repetition-own-row = If the [same board comes back](repetition) with the same player to move, the game ends, and each player adds the seeds left in their own row to those captured.
rule-repetition-last-mover = If the [same board comes back](repetition) with the same player to move, the game ends, and all the seeds left go to the player who made the last move.
rule-repetition-split-equally = If the [same board comes back](repetition) with the same player to move, the game ends, and the seeds left are split equally.
rule-repetition-nobody = If the [same board comes back](repetition) with the same player to move, the game ends, and the seeds left count for nobody.
rule-repetition-draw = If the [same board comes back](repetition) with the same player to move, the game is a [draw](draw).
rule-winner-most-seeds = The player who has gathered more seeds wins.
rule-equal-numbers = Equal numbers are a [draw](draw).
rule-winner-seeds-in-row = The player who still has seeds in their own row wins; captured seeds do not count.

## The values of the axes in few words, for tables and filters

value-parts = { $first }; { $next }
value-board-size = { $rows }×{ $pits }
value-board = { $size }, { $seeds ->
    [one] one seed in each pit
   *[other] { $seeds } seeds in each pit
}
value-board-explicit = { $size }, { $seeds ->
    [one] one seed in all
   *[other] { $seeds } seeds in all
}
value-stores-none = none
value-stores-at-the-ends = one at each end
value-opening-pit-free = any pit
value-opening-pit-each = each player’s rightmost pit
value-opening-pit-starter = the starter’s rightmost pit
value-opening-capture-free = as in every move
value-opening-capture-first = none on the first move of the game
value-opening-capture-each = none on each player’s first move
value-lift-min-seeds = { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}
value-direction-counter-clockwise = counter-clockwise
value-direction-clockwise = clockwise
value-first-seed-next-pit = into the next pit
value-first-seed-emptied-pit = into the emptied pit
value-first-seed-lone-seed-next = into the emptied pit, but a single seed into the next
value-origin-sown-again = sown again
value-origin-skipped-every-lap = passed over in every lap
value-origin-skipped-first-lap = passed over in the first lap
value-sow-stores-never = never
value-laps-single = a single lap
value-laps-relay = relay sowing
value-endless-illegal = not allowed; given up after { $laps } laps
value-capture-nothing = nothing
value-counts-even = an even number
value-capture-count = { $amount } in the last pit, in { $whose ->
    [own] the player’s own row
    [opponent] the opponent’s row
   *[any] either row
}
value-chain-none = that pit alone
value-chain = then a chain { $direction ->
    [backward] backward
   *[forward] forward
} { $over ->
    [pits_sown] over the pits just sown
    [own_row] along the own row
   *[board] round the board
}
value-capture-opposite = from an empty pit of { $landing ->
    [own] the player’s own row
    [opponent] the opponent’s row
   *[any] either row
}: the facing pit{ $takes ->
    [both] { " and the last seed" }
   *[opposite] { "" }
}
value-facing-nothing = nothing if that is empty
value-facing-lone-seed = the last seed alone if that is empty
value-grand-slam-allowed = allowed
value-grand-slam-illegal = not allowed
value-grand-slam-illegal-before = not allowed, unless the row was empty before
value-grand-slam-takes-nothing = allowed, takes nothing
value-feeding-free = none
value-feeding-empty-row = if the opponent’s row is empty; if that cannot be done, { $otherwise ->
    [game_over] the game is over
   *[any_move] any move
}
value-feeding-every-move = after every move; if a row cannot keep seeds, { $otherwise ->
    [game_over] the game is over
   *[any_move] any move
}; if an empty row cannot get any, { $empty_row ->
    [game_over] the game is over
   *[any_move] any move
}
value-end-when-stuck = when a player cannot move
value-no-move-game-over = the game is over
value-no-move-pass = the player passes
value-no-move-pass-if-fed = the player passes if the opponent can feed; else the game is over
value-no-move-draw-if-endless = the game is over; a draw if all sowings would be endless
value-remainder-own-row = to the owner of the row
value-remainder-last-mover = to whoever moved last
value-remainder-split-equally = half to each
value-remainder-nobody = to nobody
value-winner-most-seeds = whoever has more seeds
value-winner-seeds-in-row = whoever still has seeds in the row
value-repetition-game-over = the game is over
value-repetition-draw = a draw

## What happens in a move

event-sow = { $side ->
    [south] South
   *[north] North
} lifts { $seeds ->
    [one] the one seed
   *[other] the { $seeds } seeds
} of { $pit } and sows { $path }.
event-relay = The last seed falls into { $pit }, which is not empty: its { $seeds } seeds are lifted and sown on: { $path }.
event-laps-left-out = So it goes on, for { $laps } laps in all; the last one:
event-skip = { $times ->
    [one] The emptied pit { $pit } is passed over.
   *[other] The emptied pit { $pit } is passed over { $times } times.
}
event-stores-passed = No seed falls into the stores.
event-rest-empty = The last seed falls into { $pit }, which was empty.
event-rest = The last seed makes { $seeds } in { $pit }.
event-pit-seeds = { $pit } ({ $seeds })
event-capture-one = { $side ->
    [south] South
   *[north] North
} captures { $seeds ->
    [one] the one seed
   *[other] the { $seeds } seeds
} of { $pit }.
event-capture-many = { $side ->
    [south] South
   *[north] North
} captures { $pits }: { $seeds } seeds.
event-forfeit = { $pits } would be captured, but the opening captures nothing: the seeds stay.
event-spare = It would have captured every seed of the opponent’s row, and so captures nothing.
event-no-capture = Nothing is captured.
event-slam = That is every seed of the opponent’s row.
event-feed = The move gives the opponent seeds, as it must.
event-starve = The opponent’s row is left empty.
event-pass = { $side ->
    [south] South
   *[north] North
} has no legal move and passes.
event-hand-out = { $side ->
    [south] South
   *[north] North
} takes { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} left on the board.
event-leave = { $seeds ->
    [one] One seed is left on the board and counts for nobody.
   *[other] { $seeds } seeds are left on the board and count for nobody.
}

over-stuck = The game is over: the player to move has no legal move.
over-only-endless = The game is over: the player to move has only sowings without end.
over-unfed = The game is over: no move gives the opponent seeds.
over-repetition = The game is over: the same board has come back with the same player to move.

outcome = { $winner ->
    [south] South wins
    [north] North wins
   *[draw] A draw
}: South { $south }, North { $north }.
outcome-not-counted = { $winner ->
    [south] South wins
    [north] North wins
   *[draw] A draw
}. Captured seeds, which do not count: South { $south }, North { $north }.

## Why a move is not legal

refusal-empty = The pit is empty.
refusal-too-few-seeds = The pit holds too few seeds to be lifted.
refusal-opening-pit = A first move must start from the rightmost pit.
refusal-must-feed = It would leave the opponent without seeds, and the opponent must be fed.
refusal-grand-slam = It would capture every seed of the opponent’s row.
refusal-endless-sowing = The sowing would never end.

## Every page

site-name = sowbook
skip-to-content = Skip to the content
languages-label = Language of the interface
crumbs-label = Where you are
contents-label = On this page
cites-label = Statements:
sources-label = Sources
imprint = { $title }, version { $version }, { $date }. Editors: { $editors }. The archive’s own texts are under

## Catalogue

catalogue-lede = What each note says, what it leaves open, and worked examples that the rules really play.
catalogue-games = Games
catalogue-count = { $games ->
    [one] One game.
   *[other] { $games } games.
}
fact-board = { $pits ->
    [one] two rows of one pit
   *[other] two rows of { $pits } pits
}, { $seeds ->
    [one] one seed in each
   *[other] { $seeds } seeds in each
}
fact-board-explicit = { $pits ->
    [one] two rows of one pit
   *[other] two rows of { $pits } pits
}, { $seeds } seeds
fact-laps = { $laps ->
    [relay] sown in relays
   *[single] sown in single laps
}
fact-stores = { $stores ->
    [at_the_ends] with stores
   *[none] no stores
}
fact-place = Where
fact-notes = Notes in
fact-examples = Worked examples
about-heading = About this archive
about-what = Every game here is described in one or more field notes, kept exactly as received. Each statement of a note has an address of its own; each rule says which statements attest it; where the notes are silent or contradict themselves, the reading adopted is given with its reasons and its alternatives.
about-verified = The rules in words are made from the very rules that a program plays. Every example has been played by it, and its result compared with what had been worked out without it, by hand or by another program.
status-attested = attested
status-attested-meaning = The notes say so; the statements are cited.
status-inferred = inferred
status-inferred-meaning = The notes do not say it outright, but it follows from them or is usual where nothing else is said.
status-editorial = editorial
status-editorial-meaning = The notes are silent; the editors had to decide.
status-not-applicable = not applicable
status-not-applicable-meaning = The question does not arise in this game.
status-convention = the archive’s convention

## Finding one’s way in the catalogue

catalogue-map = On the map
catalogue-comparison = Side by side
catalogue-views = Other ways to look at the games
catalogue-date-inferred = { $date }, inferred
filters-heading = Filter and sort
filters-clear = Clear filters
filters-shown = Games shown: { $shown } of { $all }.
filters-nothing = No game fits all of this.
choice-count = ({ $games })
sort-label = Sort by
sort-name = name
sort-region = region
sort-board = size of the board
sort-record = date of record
facet-region = Region
facet-board = Board
facet-sowing = Sowing
facet-direction = Direction of sowing
facet-first-seed = The first seed
facet-capture = Capture
facet-notes = Language of the notes
facet-verification = Verification
capture-nothing = nothing is captured
capture-by-count = by the number in the last pit
capture-opposite = the facing pit
notes-none = no note
region-none = not known
verification-complete = all examples and claims
verification-incomplete = not all examples and claims

# Regions of the United Nations’ standard M49; which country is in which is in
# `site/regions.txt`.
region-005 = South America
region-011 = Western Africa
region-013 = Central America
region-014 = Eastern Africa
region-015 = Northern Africa
region-017 = Middle Africa
region-018 = Southern Africa
region-021 = Northern America
region-029 = Caribbean
region-030 = Eastern Asia
region-034 = Southern Asia
region-035 = South-eastern Asia
region-039 = Southern Europe
region-053 = Australia and New Zealand
region-054 = Melanesia
region-057 = Micronesia
region-061 = Polynesia
region-143 = Central Asia
region-145 = Western Asia
region-151 = Eastern Europe
region-154 = Northern Europe
region-155 = Western Europe

## A game

game-board = The board at the start
game-board-caption = Each player’s pits are lettered from that player’s left; the arrows show the direction of sowing. As text:
game-rules = Rules in words
game-rules-note = Made from the rules that are played. Each sentence says how it is known and which statements say so.
game-not-applicable = What does not arise here
game-examples = Worked examples
game-examples-note = Played by the rules above, move by move, and checked.
game-readings = Readings
game-readings-note = Where the notes are silent, ambiguous or contradict themselves.
game-claims = Claims put to the test
game-claims-note = What the notes say about play, and what running the rules shows.
game-notes = { $count ->
    [one] The note in full
   *[other] The notes in full
}
game-emendations = Emendations
game-emendations-note = Evident faults of the notes. The notes themselves are left as they are.
game-variants = Differences between the notes
game-remarks = Remarks
game-not-executable = Statements that are not about play
game-documentation = Documentation
game-provenance = Provenance
game-provenance-note = How the game came from its players to this page, with what is known and unknown of each link.
game-bibliography = Works cited
rule-as-in = as in
rule-as-in-many = as in { $games ->
    [one] one other game
   *[other] { $games } other games
}
game-compare = Set it beside other games
rule-see-reading = reading: { $reading }
reading-adopted = Adopted
reading-why = Why
reading-settles = Settles
reading-alternatives = { $count ->
    [one] Alternative
   *[other] Alternatives
}
alternative-parts = The game goes another way after { $moves }; no shorter line does it.
alternative-parts-at-start = The game can go another way from the first move on.
alternative-same = No difference in any line of { $depth } moves from the start, nor in { $games } random games played to their end.
alternative-examples = { $count ->
    [one] One example would go otherwise:
   *[other] { $count } examples would go otherwise:
}
verdict-open = not settled
verdict-confirmed = confirmed
verdict-refuted = refuted
check-example = Checked by an example: { $example }.
check-same-game = Checked by playing all lines of { $depth } moves by both readings.
witness-machine = Machine translation: read it with care.
witness-original = Written in this language.
witness-human = Translated by a person.
witness-unknown = Not known whether translated.
witness-received-as = Received as
witness-licence = Licence
statement-label = Statement { $id }
statement-gap = Not in { $siglum }.
remark-reading = reading
remark-emendation = emendation
remark-variant = variant
remark-claim = claim
remark-remark = remark
emendation-fault = Fault:
emendation-correction = Correction:
documentation-name = Name
documentation-players = Players
game-status-traditional = handed down
game-status-invented = invented
documentation-place = Place
role-observer = Observed by
role-informant = Informant
role-recipient = Passed on to
role-publication = Published
place-coordinates = { $latitude }, { $longitude }, to within { $kilometres } km
provenance-known = Known:
provenance-unknown = Unknown:
kind-label = label
kind-parameter-name = name of a program’s parameter
kind-wording-fault = awkward wording
kind-translation = translation
kind-wording = wording
kind-structure = structure
kind-commentary = commentary
kind-only-here = found only in the notes
kind-elsewhere = told otherwise elsewhere
kind-informant = informant
kind-description = first description
kind-wiki = wiki
kind-expansion = expansion
kind-archive = this archive

## Sections of a note

section-type = Type of game
section-overview = Overview
section-board = Board
section-play = How to play
section-capture = Capture
section-end = End and winner
section-notes = Notes
section-source = Source

## An example

example-start = The start
example-position = The position it starts from
example-verified = verified
example-verified-note = Played by the rules; the result is what had been worked out without this program.
example-unverified = not verified
example-unverified-note = It does not come out as had been worked out without this program.
example-differs-at-start = The game would go differently from the start.
example-move = { $number }. { $side ->
    [south] South
   *[north] North
} plays { $move }
example-pass = { $number }. { $side ->
    [south] South
   *[north] North
} passes
example-refused = Not allowed: { $move }
example-because = Expected, from
example-other-readings = Under other readings
example-differs-at = The game would go differently from move { $number } on.
example-refused-under = Move { $number } would not be allowed.
example-as-text = As text
example-back = All examples of { $game }
example-facts = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
legend-heading = How to read the boards
legend-lifted = lifted
legend-sown = a seed fell here
legend-last = the last seed fell here
legend-turn = whose turn it is
legend-captured = captured
legend-letters = Capital letters are South’s pits, small letters North’s, each from its owner’s left. The number beside a pit is what it holds.

## Citing

citing-statement = { $game }, statement { $statement }
citing-reading = { $game }, reading: { $question }
citing-reading-note = reading { $reading } of the editors
citing-example = { $game }, worked example: { $example }
citing-example-note = example { $example }; moves { $moves }
citing-origin = note { $siglum }, { $language }, { $translation ->
    [machine] machine translation
    [human] translation
    [original] original
   *[unknown] not known whether translated
}; the SHA-256 of its text begins with { $hash }
citing-quotation = “{ $words }” ({ $origin })

cite-heading = How to cite
cite-note = Title, version and date are the archive’s. The address leads to this very place and will not change.
cite-note-path = Title, version and date are the archive’s. This copy of the site knows no address of its own, so citations end with the path within the archive, which will not change.
cite-formats = For reference managers
cite-copy = Copy
cite-copy-label = Copy: { $style }
cite-copied = Copied.
cite-copy-failed = The browser keeps the clipboard to itself. The text is selected: copy it with the keyboard.
cite-file = As a file: { $file }
redirect-moved = This page has moved.
redirect-onward = To where it is now

## Languages and countries

language-en = English
language-sq = Albanian
language-mn = Mongolian
language-ar = Arabic
language-ca = Catalan
language-es = Spanish
language-yo = Yoruba
language-om = Oromo
language-am = Amharic
country-MA = Morocco
country-ES = Spain
country-ET = Ethiopia
country-NG = Nigeria

## The pages of a statement and of a reading

statement-description = { $id } of the field notes on { $game }: { $section }. The words as received, where they stand, and what they support.
statement-words = The words as received
statement-permalink = Its lasting address:
statement-others = The same statement in the other notes
statement-support = What it supports
statement-entries = Emendations, differences and remarks
statement-expected-in = Examples that expect something because of it
statement-exercised-in = Examples in which its rule comes into play
statement-where = Where it stands
statement-neighbours = Statements before and after
statement-file = File
statement-place = Place
statement-line-column = line { $line }, column { $column }
statement-bytes = Bytes
statement-hash = SHA-256 of the statement
statement-file-hash = SHA-256 of the file
gloss-note = Working translation made by this archive; no part of the note.
reading-permalink = Its lasting address:
reading-statements = What it hangs on
reading-neighbours = Readings before and after
alternative-without = The rules would no longer say
alternative-instead = They would say
parting-adopted = Under the reading adopted
parting-alternative = Under the alternative
parting-allowed = Allowed now: { $moves }
parting-must-pass = No move is allowed; the player passes.
parting-refused = Not allowed: { $move }. { $reason }
differs-board = Something else lies on the board.
differs-captured = Something else has been captured.
differs-moves = Other moves are allowed.
differs-over = Under one the game is over, under the other it goes on.
differs-result = The result is another.
run-again = To run it again:

## Chapters of the site, and the bibliography

chapters-label = Chapters
bibliography-title = Bibliography
bibliography-lede = Every work that the records lean on or name, and where they do.
bibliography-works = Works and pages
bibliography-count = { $works ->
    [one] One work.
   *[other] { $works } works.
}
bibliography-accessed = Seen on { $date }.
bibliography-further-reading = further reading
bibliography-uncited = No record names it yet.

## Documentation and provenance

game-documentation-note = Who observed, told, wrote and published the game, when and where; what no source states is said to be so.
documentation-dates = Dates
documentation-people = People
documentation-places = Places and peoples
documentation-person = Person
documentation-date = Date
date-of-play = Played
date-of-record = Recorded
date-of-publication = Published
date-of-access = Publication looked up by the notes’ maker
known-inferred = inferred
known-not-stated = not stated
known-stated-as-none = stated: none
known-not-applicable = not applicable
people-name = People
people-language = Language
game-notices = Community notices
game-notices-note = What communities ask of those who use what is documented here, in their own words.
game-notices-how = A community from which this game comes can have a notice placed here, such as a label of Local Contexts: its name, the address at which it is kept, who applied it, and its wording. The editors add none in a community’s name.
notice-applied-by = applied by { $community }
provenance-attribution = Attribution
provenance-licence = Licence
kind-file = file as received
kind-untranslated = left untranslated
work-partly-checked = partly checked
work-unchecked = Not seen: { $parts }.
work-through = Known through
unchecked-whole = the work itself
unchecked-passage = the passage cited
unchecked-author = the authors’ names
unchecked-title = the title
unchecked-date = the date
unchecked-imprint = place and publisher
unchecked-volume = the volume
unchecked-pages = the pages
unchecked-version = which version is meant
unchecked-address = the address

## The data set

data-title = Data
data-lede = The whole archive for programs: every statement of the notes, every rule with what it rests on, every reading with what it changes, every example as it ran.
data-version = Version { $version } of { $date }, edition { $format } of these formats. The same archive always gives the same bytes; the command { $command } writes these files too.
data-files = Files
data-size = { $kilobytes } kB
data-licence = Licence
data-notes-licence = What is known about the licence of each note stands with it in every file that has its words.
data-citing = How to cite
data-citing-how = Cite the archive with its version and date; what you use from it by its name there: the game and { $statement } for a statement, the game and the id for a reading or an example.
data-of-game = This game’s data (JSON)
data-purpose-readme = What is in these files, their licence and how to cite them.
data-purpose-archive = The whole archive in one document.
data-purpose-archive-schema = What stands in the document of the whole archive and what each part means; for checking it and for making code that reads it.
data-purpose-game = { $game } alone, with the works it cites.
data-purpose-game-schema = The same for the documents of single games.
data-purpose-bibliography = All works cited, for reference managers and LaTeX.
data-purpose-cldf = Describes the tables beside it, a structure data set by the Cross-Linguistic Data Formats (CLDF 1.0), which programs for comparing many data sets read.
data-purpose-languages = The notes; CLDF’s “languages” are the witnesses.
data-purpose-parameters = The axes of the rules; CLDF’s “parameters”.
data-purpose-codes = The values that an axis can have, where they can be listed.
data-purpose-values = What each note says of each axis, with the statements and their words, how the archive knows the value, and the value adopted.
data-purpose-games = The games.
data-purpose-places = Where they are or were played, with the precision of the position.
data-purpose-statements = Every statement of every note, with its place there and a gloss.
data-purpose-readings = The readings: question, answer, reason, alternatives.
data-purpose-examples = The worked examples: moves and what came of them.
data-purpose-sources = The works and the notes as sources of the tables.
data-purpose-record-schema = For writing a game’s record, game.yaml: editing programs check it and offer what may stand where.
data-purpose-example-schema = The same for the files of examples.
data-purpose-head-schema = The same for archive.yaml.
## What was verified

verification-title = Verification
verification-lede = What was run to bear out this archive, and what it showed. Everything here is counted by the program that made these pages; nothing is asserted.
verification-again = To run it again
verification-again-note = Whoever has the archive and the program gets these figures again.
verification-command-all = every check of the whole archive
verification-command-game = { $game } alone
verification-command-json = the same for programs
verification-of = { $some } of { $all }
verification-examples = Examples that come out as expected
verification-claims = Claims settled by running
verification-statements = Statements that play a part
verification-normative = Statements on play that running bears out
fact-verified = Verified
catalogue-verified = examples { $examples } of { $all_examples }, claims { $claims } of { $all_claims }, statements { $statements } of { $all_statements }
verification-coverage = Statements and what they support
verification-coverage-note = Every statement of every note. One on board, play, capture or end that nothing took up would be an error, and there would be no page.
verification-coverage-of = The note in { $language }, statement by statement
verification-rules = Rules and what they rest on
verification-rules-note = What no statement attests is called inferred or editorial
verification-readings = Readings, and where their alternatives part
verification-example-facts = { $moves ->
    [0] no move
    [one] one move
   *[other] { $moves } moves
}, { $expectations ->
    [one] one expectation
   *[other] { $expectations } expectations
}
table-statement = Statement
table-statements = Statements
table-part = Part it plays
table-rule = Rule
table-rules = Rules
table-readings = Readings
table-emendations = Emendations
table-claims = Claims
table-expected = Expected in
table-exercised = Examples in which it comes into play
table-status = Status
part-played-rule = a rule rests on it
part-played-reading = a reading reads it
part-played-claim = a claim, put to the test
part-played-emendation = a fault, corrected
part-played-not-executable = nothing to run
part-played-documentation = documentation
part-played-remark = a remark
part-played-variant = the notes differ
part-played-none = none
check-every-game = In every one of { $games } random games, numbered from { $seed } on: { $property }
check-some-game = Looked for in { $games } random games, numbered from { $seed } on: { $property }
property-passes = a player passes.
property-ends-by-repetition = the game ends because a position comes back.
property-ends-without-repetition = the game ends, and not because a position comes back.
property-captures-even = every move captures an even number of seeds, or none.
property-remainder-even = the end finds an even number of seeds on the board.
property-board-never-empty = after every move there are seeds on the board.
property-board-empties = after some move there are no seeds left on the board.
property-stuck-with-empty-row = where a player has no legal move at the end, that player’s row is empty and the other’s is not.
property-totals-complete = the two totals make up all the seeds of the game.
check-rules = Proven from the rules, whatever is played: { $property }
property-second-move-captures = the second move captures.
property-stuck-without-seeds = the game ends because the player to move has no legal move, and no seeds in the own row.
property-ends-only-endless = the game ends because the player to move has seeds, but only sowings that never end.
reading-figure = Counted in { $count } of { $games } random games, numbered from { $seed } on: { $property }


## Glossary

glossary-heading = Glossary
glossary-lede = The words of these pages in plain sentences: what they mean here, what the field notes call the same thing, and which games have it.
glossary-play = Words of play
glossary-edition = Words of this archive
glossary-in-notes = In the notes:
glossary-in-every-game = In every game here.
glossary-games = Games:
term-pit = pit
term-pit-meaning = A hollow of the board, or of the ground, in which seeds lie. Each pit belongs to one player. In writing, South’s pits have capital letters and North’s small ones, each from its owner’s left.
term-row = row
term-row-meaning = The [pits](pit) of one player, side by side. The boards of the games here have two rows, one along each long side.
term-seed = seed
term-seed-meaning = What is sown and captured: a real seed, a pebble, a stone, a shell. All are alike, and while they lie on the board they belong to nobody.
term-store = store
term-store-meaning = A large hollow at the end of the board in which a player keeps captured seeds. Where a board has none, they are laid aside.
term-move = move
term-move-meaning = What one player does in one turn: [lifts](lift) the seeds of a pit, [sows](sow) them and, if it comes to that, [captures](capture). These pages count each player’s move as one; the literature also calls it a ply.
term-lift = lifting
term-lift-meaning = Taking all the seeds of a pit in hand, in order to [sow](sow) them.
term-sow = sowing
term-sow-meaning = Dropping seeds one by one into pits that follow one another, round the board.
term-direction = direction of sowing
term-direction-meaning = Which way round the board one [sows](sow), seen from above. Counter-clockwise is along a player’s own [row](row) from left to right, clockwise from right to left.
term-emptied-pit = emptied pit
term-emptied-pit-meaning = The pit from which the seeds of a [lap](lap) were [lifted](lift), also called the origin. Games differ on whether the first seed goes back into it, and on whether a sowing that comes round sows it or passes over it.
term-lap = lap
term-lap-meaning = The [sowing](sow) of the seeds of one [lifting](lift), from the first to the last, however far round the board they go. A [move](move) has one lap, or several where there is [relay sowing](relay).
term-relay = relay sowing
term-relay-meaning = Sowing that goes on: if the last seed falls into a pit that holds seeds, all of them are [lifted](lift) and sown in a new [lap](lap). The move ends in an empty pit.
term-endless-sowing = endless sowing
term-endless-sowing-meaning = A [relay](relay) in which the same board comes back with the same pit to be lifted, and which would so go on for ever. No program can wait for the longest circles: therefore a sowing is also taken for endless when it has not ended after a great many laps.
term-capture = capture
term-capture-meaning = Taking seeds off the board for good. They are kept in the [store](store) or laid aside; in most games they are what is counted at the end.
term-chain = chain
term-chain-meaning = A [capture](capture) that goes on from pit to neighbouring pit, as long as each holds a right number of seeds. Backward means against the direction of the sowing.
term-facing-pit = facing pit
term-facing-pit-meaning = The pit of the other [row](row) that lies straight across the board.
term-rightmost-pit = rightmost pit
term-rightmost-pit-meaning = The last pit of a [row](row), seen from its owner’s side: with six pits to a row, F for South and f for North.
term-singleton = single seed
term-singleton-meaning = A seed alone in its pit; books also say singleton. In some games it may not be lifted, in others it is sown in a way of its own.
term-opening = opening
term-opening-meaning = The first move of the game, or the first move of each player. Some games bind it to a certain pit, or let it capture nothing.
term-feeding = feeding
term-feeding-meaning = Giving or leaving the opponent seeds to move with. Where it is a duty, moves that do not feed are refused as long as another one does.
term-grand-slam = grand slam
term-grand-slam-meaning = A move that captures every seed in the opponent’s [row](row). Games allow it, forbid it, or let it take nothing.
term-legal-move = legal move
term-legal-move-meaning = A move that all the rules allow. What can forbid one: an empty pit, too few seeds, the rule of the [opening](opening), the duty of [feeding](feeding), a [grand slam](grand-slam), an [endless sowing](endless-sowing). Each game has its own of these.
term-pass = passing
term-pass-meaning = Giving up a turn without moving. Here a player passes only for want of a [legal move](legal-move).
term-remainder = seeds left
term-remainder-meaning = The seeds that are still on the board when the game ends. The rules say who gets them, or that they count for nobody.
term-repetition = repetition
term-repetition-meaning = The same seeds in the same pits with the same player to move, for the second time in a game. From there play could go round for ever; therefore the rules say what happens.
term-draw = draw
term-draw-meaning = A game that nobody wins.
term-position = position
term-position-meaning = What lies in each pit, who is to move, what each player has captured and how many moves were made. In writing: South’s pits / North’s pits, each from its owner’s left, then s or n, what South and North have captured, and the number of moves, as in 7,7,7/7,7,7 s 0-0 0.
term-note = field note
term-note-meaning = A document that describes a game. It is kept byte for byte as it was received and never altered, faults included.
term-witness = witness
term-witness-meaning = A [note](note), seen as one of those that hand down the description of a game. It goes by a short sign, here the code of its language: sq for Albanian, mn for Mongolian.
term-statement = statement
term-statement-meaning = The smallest part of a [note](note) that can be cited: a bullet, a sentence of running text, or a phrase of the line on the type of game. Its sign, such as capture.2, never changes; sq:capture.2 names the [witness](witness) as well.
term-gloss = gloss
term-gloss-meaning = A working translation of a [statement](statement) into English by this archive, as literal as can be: faults are kept, and what is meant stands in square brackets. It is no part of the note.
term-variant = variant
term-variant-meaning = A place where the [witnesses](witness) of a game say different things. The record says which is right, where that can be known.
term-reading = reading
term-reading-meaning = A decision of the editors where the notes are silent, ambiguous or contradict themselves: the question, what is adopted and why, and the [alternatives](alternative).
term-alternative = alternative
term-alternative-meaning = What could be decided instead in a [reading](reading), written as a change of the rules. It is played as well, to find out whether it makes a difference, and where.
term-emendation = emendation
term-emendation-meaning = A correction of an evident fault of a [note](note), such as a word taken in the wrong sense. The note itself is left as it is; the correction stands beside it.
term-claim = claim
term-claim-meaning = What a note says about play and playing by the rules can test. The verdict, confirmed or refuted, comes from a check that anyone can run again.
term-example = worked example
term-example-meaning = A line of play that shows a rule: a [position](position), moves, and what must come of them, worked out beforehand from the notes. The program plays it and compares.

## The edition: notes in columns, what a statement supports, coverage

column-words = { $siglum }, { $language }
column-gloss = { $siglum }, English gloss
column-machine = machine translation
column-own = the archive’s own
chooser-first = First column
chooser-second = Second column
notes-note = The words stand as they were received. Point at a statement, or open the line beside it, to see what it supports.
statement-no-gloss = No gloss.
fault-shared = shared error
supports-label = What { $id } supports:
supports-readings = { $count ->
    [one] one reading
   *[other] { $count } readings
}
supports-claims = { $count ->
    [one] one claim
   *[other] { $count } claims
}
supports-no-play = not about play
supports-documentation = documentation
supports-exercised = { $count ->
    [one] Its rule comes into play in one example.
   *[other] Its rules come into play in { $count } examples.
}
supports-more = All about
rule-evidence = { $count ->
    [one] The words of the statement
   *[other] The words of { $count } statements
}
reading-or = Or:
alternative-examples-changed = { $count ->
    [one] One example would go otherwise.
   *[other] { $count } examples would go otherwise.
}
alternative-parts-found = The game goes another way after { $moves }, the shortest such line found; no line of up to { $depth } moves does it.
alternative-parts-late = The game goes another way after { $count } moves; no shorter line does it.
alternative-parts-late-found = The game goes another way after { $count } moves, the shortest such line found; no line of up to { $depth } moves does it.
alternative-proven-positions = Provably the same game: alike in each of the { $positions } positions that can come about.
alternative-proven-laps = Provably the same game: alike in each of { $laps } laps, from every pit with every number of seeds.
alternative-proven-never-read = Provably the same game: nothing in play ever depends on the difference.
coverage-roles = { $part } of { $whole } statements have a part in this edition, { $bulletpart } of { $bullets } bullets among them.
coverage-exercised = { $part } of { $whole } statements on play are borne out by a worked example or a tested claim.
coverage-not-executable = { $count ->
    [one] One statement on play cannot be borne out by any run.
   *[other] { $count } statements on play cannot be borne out by any run.
}
coverage-table = The whole table.
## Foot of a page

foot-verified = Played and found as expected: { $some } of { $all } worked examples.

## People

people-title = People
people-lede = Those who told, observed, wrote and edited, each with what they did and under every spelling met.
people-heading = By family name
people-count = { $people ->
    [one] One person.
   *[other] { $people } people.
}
people-aliases = Also written:
person-observer = observer
person-informant = informant
person-recipient = received the account
person-publication = published it
person-author = author
person-editor = editor
person-archive-editor = editor of this archive


## Claims in every position

check-every-position = In every one of { $positions } positions that can be reached: { $property }
check-some-position = Looked for in all { $positions } positions that can be reached: { $property }
check-proof = Proven: both readings are the same game
## The index of rules

rules-index-title = Rules
rules-index-lede = Question by question: how the games answer it, and which of them answer alike.

## The comparison

comparison-title = Comparison
comparison-lede = The games side by side, question by question of the rules.
comparison-heading = Games and rules
comparison-choose = Games to compare
comparison-only-differences = only where they differ
comparison-note = Where games differ, rules are numbered within their row: the same number is the same rule.
comparison-shown = Games: { $games }. They differ in { $differ } of { $axes } questions.
comparison-alike = all alike
comparison-differ = different
comparison-number = rule
comparison-to-rules = Which games share a rule, in whole sentences
rules-index-comparison = The same as a table, game beside game

## The search

search-title = Search
search-lede = In all pages and all languages at once: notes as they were received, rules, readings, examples, people and works.
search-label = Search all pages
search-go = Search
search-words = Words, or the beginnings of words
search-language = Language of the text
search-all-languages = all languages
search-kind = Kind
search-all-kinds = everything
search-kind-game = game
search-kind-rule = rule
search-kind-statement = statement of a note
search-kind-gloss = gloss
search-kind-reading = reading
search-kind-example = worked example
search-kind-claim = claim
search-kind-remark = remark
search-kind-term = term
search-kind-person = person
search-kind-work = work
search-kind-page = page
search-loading = One moment …
search-failed = The list of what can be found could not be loaded.
search-count = Results: { $results }.
search-none = Nothing is found for “{ $words }”.
search-more = More results
search-needs-script = The search needs scripts, which are off in this browser. Without them the lists lead to everything:

## The map

map-title = Map
map-lede = Where the games are or were played, as far as the notes and the literature say.
map-note = A dot is a place; the circle around it is how far off its position may be. Areas are true (Equal Earth). Outlines of land: Natural Earth, public domain.
map-places = Places
map-place = { $number }. { $game }: { $place }, { $coordinates }

## Neighbours of the rules

pinning-heading = Neighbours of the rules
pinning-note = Every set of rules that differs from the game’s in one value. An example that fails under it tells the two games apart; one that no example tells apart, though play could, would be an error.
pinning-summary = { $neighbours } neighbours: { $told } told apart by an example, { $same } the same game as far as is known, { $open } told apart by no example though they differ.
pinning-caption = The rule, its other value, and what tells the games apart
pinning-value = Other value
pinning-told-apart = Told apart by
pinning-command = the same with more effort, and every neighbour told

## The player: an example step by step, and playing

player-replay = Step through it
player-board = Board
player-first = To the start
player-back = One move back
player-forward = One move on
player-last = To the end
player-run = Run through the moves
player-stop = Stop
player-ply = Move
player-speed = Seeds move
player-speed-slow = slowly
player-speed-medium = steadily
player-speed-fast = fast
player-speed-none = not at all
player-words = What happens
player-play-on = Play on from here yourself
player-open-step = Show on the board above
player-keys = Keys
player-keys-replay = With the board or a button in focus: ← and → go one move back and on, Home and End to the start and to the end.
player-keys-play = With the board in focus: the arrows go from pit to pit, Enter or the space bar plays the pit, and the letters A, B, C … play the pit of that letter of the player whose turn it is.
player-play = Play
player-play-note = Against a friend at this screen or against the machine, by any reading, from any position.
player-loading = The engine is being loaded …
player-no-engine = This browser cannot run the engine, for it has no WebAssembly. What is documented is on this page all the same.
player-engine-failed = The engine could not be loaded, and without it nothing can be played. What is documented is on this page all the same.
player-undo = Take the move back
player-redo = Play the move again
player-new = New game
player-turn-board = Turn the board round
player-pass = Pass
player-go-on = Let the machine move from here
player-opponent = Opponent
player-friend = a friend at this screen
player-strength-1 = the machine, playing at random
player-strength-2 = the machine, a beginner
player-strength-3 = the machine, attentive
player-strength-4 = the machine, experienced
player-strength-5 = the machine, at its strongest
player-side = You play
player-swap = Swap sides
player-moves = Moves
player-readings = Other readings
player-readings-note = Every alternative of the readings below can be played, several at once.
player-set-up = Set up a position
player-set-up-note = Choose a pit on the board and say what it holds; on the board, + and − do the same.
play-seeds = Seeds in { $pit }
player-fewer = One seed fewer
player-more = One seed more
player-captured = Captured by { $side ->
    [south] South
   *[north] North
}
player-to-move = To move
player-plies = Moves made so far
player-use = Play from here
player-empty = Empty the board
player-as-at-start = As at the start
player-cancel = Cancel
player-share = Copy, share, paste
player-position = Position
player-game = Game
player-link = Link
player-copy-position = Copy the position
player-copy-game = Copy the game
player-copy-link = Copy the link
player-paste = A position, moves, or both, as text
player-open = Open

# What its script says.

play-thinking = { $side ->
    [south] South
   *[north] North
}, the machine, is thinking …
play-failed = The engine has failed. Load the page anew.
play-over = The game is over.
play-not-yours = Pit { $pit } belongs to { $side ->
    [south] South
   *[north] North
}, whose turn it is not.
play-wait = It is the machine’s turn.
play-whole-numbers = Each field must hold a whole number, 0 or more.
play-readings = Played by other readings than those adopted:
play-by-reading = By another reading:
play-reading-reads = reads
play-error-parts = Expected a position: the rows, who is to move, the seeds captured and the number of moves, such as { $example }.
play-error-rows = Expected two rows, parted by a slash, such as { $example }.
play-error-number = Each number must be whole and not too great (of seeds, at most 255), as in { $example }.
play-error-side = Expected s or n for the player to move, such as { $example }.
play-error-captured = Expected the seeds captured by South and by North, parted by a hyphen, such as { $example }.
play-error-unequal-rows = The two rows are not equally long.
play-error-row-length = No board has rows of that length.
play-error-too-many-seeds = These are more seeds than a board can hold.
play-error-too-many-plies = That is too great a number of moves.
play-error-other-board = This is a position of another board: here each row has { $pits ->
    [one] one pit
   *[other] { $pits } pits
}.
play-error-unreadable-move = “{ $text }” is no move. A move is the letter of a pit, or - for a pass.
play-error-game-over = “{ $text }” cannot be played: the game is over before it.
play-error-not-on-board = There is no pit { $text } on this board.
play-error-not-yours = “{ $text }” is a pit of the player whose turn it is not.
play-error-may-not-pass = A player who has a legal move may not pass.
play-error-must-pass = “{ $text }” cannot be played: the player has no legal move and must pass, which is written -.
play-error-too-many-moves = That is too long a game.
play-error-too-long = That is too long a text.
play-error-rules = These readings cannot be played together.

## Changes, and what stands beside the pages

changes-title = Changes
changes-lede = What is new in this archive, version by version. What changed in the program is told with its sources.
changes-version = { $version }, { $date }
changes-feed = As a feed (Atom)
nowhere-title = There is no page here
nowhere-text = The address may be mistyped. Nothing that this archive has published moves without leaving a way on.
nowhere-onward = To the games
offline-title = This page is not on your device
offline-text = There is no network, and you have not read this page before.
offline-heading = Without a network
offline-note = What you have read can be read again without a network. You can also keep the whole archive on this device, to read and play where there is none.
offline-keep = Keep the whole archive
offline-kept = The whole archive is on this device.
offline-failed = Not everything could be fetched. Try again when the network is better.


## The guide

guide-title = Guide
guide-lede = How to read these pages, and how to add to the archive: a game, a note, a language, an example.
guide-untranslated = This chapter has not been translated yet. It is shown in { $language }.
guide-in-language = in { $language }
guide-neighbours = Chapter before and after
guide-axes = The axes and their values
guide-axes-note = What each means is told in the engine’s own words, in English; below it stands what the rules in words make of it.
guide-in-words = In words:
guide-clauses = Clauses that may rest on something else than the value:
guide-change = changed
guide-commands = Commands
guide-commands-fail = Commands; the last ends with exit code { $code }
guide-output = What is printed
