/**
 * Agents of Venice: its rules as ids and sentences (rules, section 8), with those of the mini
 * expansion The New Characters (appendix A).
 */

export const AGENTS: {
  readonly [section: string]: readonly (readonly [id: string, sentence: string])[];
} = {
  'Expansion: modules and components': [
    [
      'AV-001',
      'The general components are used in every game of this edition, with or without the modules, by adding them to their stacks.',
    ],
    ['AV-002', 'City of Venice can be used alone or together with Companions.'],
    ['AV-003', 'A 5-player game requires City of Venice.'],
    ['AV-004', 'Companions can be used alone or together with City of Venice.'],
    ['AV-005', 'Set-up is normal apart from the changes stated per module.'],
  ],
  'Expansion: City of Venice': [
    ['AV-010', 'The assembled Venice board lies to the left of the main board.'],
    ['AV-011', 'City cards are also placed on the 3 large palazzi.'],
    ['AV-012', 'City bonus markers are also placed on the 3 small palazzi.'],
    [
      'AV-013',
      'Each player has 4 more posts, standing above the top-left corner of his board and therefore placed first.',
    ],
    [
      'AV-014',
      'Before set-up ends one die of each unused colour is put on the City of Venice row from left to right, stays all game and is not retrieved.',
    ],
    [
      'AV-020',
      "The City of Venice is a main-action space that works like Khan's favor: the first player of a round uses the leftmost empty place, later ones the next.",
    ],
    [
      'AV-021',
      'A die placed there must be at least the most recently placed die; set-up dice are ignored.',
    ],
    [
      'AV-022',
      'Only one colour die per player may lie there in a round; colourless dice are allowed in addition while a place is empty.',
    ],
    ['AV-023', 'Placing there has no occupancy cost; a full row is closed.'],
    ['AV-024', 'The action places 1 own post on the Venice board.'],
    [
      'AV-025',
      'The first own post in Venice must go to the large palazzo closest to the action space (v1).',
    ],
    [
      'AV-026',
      'Every later own post must go to a palazzo joined by a dotted line to a palazzo with an own post.',
    ],
    ['AV-027', 'If the connection shows a cost it is paid before the post is placed.'],
    ['AV-028', "Whoever cannot pay the connection's cost cannot place the post."],
    ['AV-029', 'The cost symbol "3 goods" is paid with any 3 goods, repeats allowed.'],
    [
      'AV-030',
      'A post on a large palazzo gives access to its city card under the rules of large cities.',
    ],
    [
      'AV-031',
      'A post on a small palazzo gives its city bonus at once and at every round start, like a small city.',
    ],
    [
      'AV-032',
      'A post on the last palazzo gives access to its printed action spaces under the rules of city card spaces.',
    ],
    [
      'AV-033',
      'All rules for posts on the main board hold for the Venice board (one per player per place, relocation, counting for cards that count posts).',
    ],
    [
      'AV-034',
      'Posts are taken from the top-left of the board onward, so the 12th placed post scores 5 VP and the 13th 10 VP.',
    ],
    ['AV-035', 'At the end of the game each own post on a palazzo with a VP value scores it.'],
    [
      'AV-036',
      'Small palazzi count as small cities and large palazzi as large cities for effects, unless the effect names palazzi separately or excludes the Venice board.',
    ],
    ['AV-037', 'No figure moves in Venice and the Venice board has no outpost tiles.'],
    ['AV-038', 'With several connections to the same target the player chooses which one he uses.'],
  ],
  'Expansion: symbols of the general components': [
    ['AV-050', 'CC32 draws as many contracts from the special pile as the die shows.'],
    [
      'AV-051',
      'Of these up to 2 are kept and the rest goes to the bottom of the special pile, then 2 camels are taken.',
    ],
    [
      'AV-052',
      'CC33 uses any one city card of a city where the player has a post, even an occupied one.',
    ],
    ['AV-053', 'With CC33 the die placed on CC33 sets the number of uses of the chosen card.'],
    ['AV-054', 'The companion symbol means: take 1 face-up companion.'],
  ],
  'Expansion: Companions': [
    ['AV-060', 'Without City of Venice the Gondolier leaves the game.'],
    [
      'AV-061',
      'The companions are shuffled face-down as a stack near the bottom-left corner of the main board and 6 are laid face-up beside it.',
    ],
    [
      'AV-062',
      'The stack is an action space that all may use, repeatedly, with the normal occupancy cost (own colour: AV-R49).',
    ],
    ['AV-063', 'The action takes 1 die, 1 good of choice from the supply and 1 face-up companion.'],
    ['AV-064', "The companion's benefit can be used until the end of the current round."],
    ['AV-065', 'A player may have any number of companions.'],
    ['AV-066', 'A taken companion is not replaced from the stack.'],
    [
      'AV-067',
      'Benefits can be used several times in the round, except those marked 1×, which are set aside when used.',
    ],
    ['AV-068', 'Action spaces on a companion can be used only by the player who has it.'],
    ['AV-069', 'If no companion is face-up the action still gives the good.'],
    [
      'AV-080',
      'Moneylender: his space may be used any number of times, always as if unoccupied, 1 die for 8 coins.',
    ],
    ['AV-081', 'Moneylender: once per round pay 1 good for 5 coins without a die.'],
    [
      'AV-082',
      'Gondolier: once per round 1 die on his space places 1 post in Venice by the normal rules.',
    ],
    [
      'AV-083',
      'Saracen (1×): once in the round trade any number of camels for as many coins or the reverse, while taking an action.',
    ],
    ['AV-084', 'Scribe: with each completed contract either pay 1 good less or score 3 VP more.'],
    [
      'AV-085',
      'Cartographer: each time camels or coins are paid to travel, the cost is 2 camels or 5 coins less, never on the Venice board.',
    ],
    [
      'AV-086',
      'Bodyguard: the coin cost of travelling is 2 per step; route costs stay; never on the Venice board.',
    ],
    [
      'AV-087',
      'Diplomat (1×): once in the round use a city card in a place without an own post, all other rules of city cards apply.',
    ],
    [
      'AV-088',
      'Nun: each die may be changed by up to 2 when placed, not past 1 or 6; the occupancy cost uses the new value.',
    ],
    [
      'AV-089',
      'Trader: each bazaar action needs exactly one die less (at least 1; on silk and gold the printed number is refused), and each die counts as exactly 2 higher for collecting, without being turned.',
    ],
    ['AV-090', "Trader's value is capped at 6 and the occupancy cost uses the real value."],
    [
      'AV-091',
      'At the end of each round all companions are returned and shuffled into a new stack.',
    ],
    ['AV-092', 'Then 6 new ones are laid out, but not after round 5.'],
  ],
  'Expansion: Bellela, Fantina & Moreta': [
    ['AV-100', 'The character has 5 other characters, of which one is active per round.'],
    ['AV-101', 'They are taken at random from those remaining after all others have chosen.'],
    ['AV-102', 'At the start of each round, before rolling, the owner chooses one for this round.'],
    ['AV-103', 'At the end of the round the used one goes to the box.'],
    [
      'AV-104',
      'With openDraft the 5 are drawn and revealed at once when Bellela is chosen, from the characters not offered in the draft.',
    ],
    [
      'AV-105',
      "As Niccolo & Marco the second figure joins the first one's place, both are used this round, and one (owner's choice) is removed at its end.",
    ],
    ['AV-106', 'As Wilhelm she gets no black posts and no additional VP; posts in passing work.'],
    [
      'AV-107',
      'Kubilai cannot be used: if drawn he goes to the box and another character is drawn.',
    ],
    [
      'AV-108',
      "As Khan Arghun she draws 3 city cards, may use one per turn without a die, and returns the unused ones to the box at the round's end (mini expansion; not under the pile).",
    ],
    ['AV-109', 'As Fratre Nicolao she gets the extra tile (mini expansion).'],
    [
      'AV-110',
      'As Rusticiano she draws 3 of the Rusticiano cards, usable this round, unused ones to the box.',
    ],
    ['AV-111', 'As Donata she takes all die tokens and must use exactly 1 this round.'],
    [
      'AV-112',
      'As Piedro in round 1 her figure may start in one of the oases; in later rounds that part has no effect.',
    ],
    [
      'AV-113',
      'All other characters work normally for that round, their round-start bonus included.',
    ],
  ],
  'Expansion: Pope Gregorio X': [
    [
      'AV-120',
      'At the start of each round he may take one face-up companion, which is replaced from the stack.',
    ],
    ['AV-121', 'It is used by the normal companion rules and returned at the end of the round.'],
    ['AV-122', 'He is in the game only with the Companions module.'],
  ],
  'Expansion: Donata Badoer': [
    ['AV-130', 'She starts with the 5 die tokens.'],
    ['AV-131', 'Each round she must use exactly 1 token.'],
    [
      'AV-132',
      'A token counts as a colourless die of its value, alone or together with other dice.',
    ],
    ['AV-133', "A token's value can be neither changed nor rerolled."],
    ['AV-134', 'A used token goes to the box and the character is turned face-down to show it.'],
    ['AV-135', 'At the start of each round the character is turned face-up and she gains 1 camel.'],
    [
      'AV-136',
      'The token leaves when its action is finished, so on its own it does not occupy the space for later players.',
    ],
    ['AV-137', "While the round's token is unused she is not out of dice."],
  ],
  'Expansion: Rusticiano': [
    [
      'AV-140',
      'At the start of the game 6 of the 11 cards are drawn at random and the rest goes to the box.',
    ],
    ['AV-141', 'Each card is a bonus action.'],
    ['AV-142', 'Each card can be used once and then goes to the box.'],
    [
      'AV-143',
      'RU01: pay 15 coins to place 1 post in a small or large city or, by the placement rules of Venice, on a palazzo; not in Beijing or Sumatra; once.',
    ],
    ['AV-144', 'RU02: draw 2 contracts from the special pile and take 2 camels.'],
    ['AV-145', 'RU03: 1 VP for every 2 posts placed (rounded down).'],
    [
      'AV-146',
      "RU04: remove all dice from one action space, or only the rightmost from Khan's favor or City of Venice; they come back at the next round start.",
    ],
    ['AV-147', 'RU05: during a movement pay 3 camels per city to place a post in cities passed.'],
    [
      'AV-148',
      'RU06: take 1 face-up companion, used normally this round; without Companions the card is boxed and another is drawn.',
    ],
    ['AV-149', 'RU07: take 1 black die.'],
    ['AV-150', 'RU08: take the city bonus of one small city with an own post.'],
    [
      'AV-151',
      'RU09: draw 3 city cards, keep 1, box the others; when the kept card is used it counts as having a die of value 6.',
    ],
    [
      'AV-152',
      'RU10: one completed contract gives its rewards other than VP twice; a doubled move is one movement.',
    ],
    [
      'AV-153',
      'RU11: remove the city card of one large city with an own post (to the box), draw 3 city cards, put 1 there and box the others.',
    ],
    ['AV-154', 'With openDraft the cards are drawn and revealed when Rusticiano is chosen.'],
  ],
  'Expansion: five players': [
    ['AV-160', 'Five players use City of Venice and the purple components.'],
    ['AV-161', 'Every small and large city has a fifth slot for posts.'],
    ['AV-162', 'All 6 black dice are in the pool.'],
    ['AV-163', 'The fifth post in Beijing scores 0 VP but allows MP-131.'],
    ['AV-164', "Khan's favor keeps 4 places and Mercator uses the 4-player tile."],
  ],
  'Expansion: Piedro Tartarino': [
    [
      'AV-170',
      'At the start of the game his figure may be put on one of the 3 marked oases instead of Venezia.',
    ],
    [
      'AV-171',
      'Once per round he may remove all dice from one action space and set them aside; they are retrieved normally.',
    ],
    ['AV-172', "From Khan's favor or City of Venice only the rightmost die is removed."],
    ['AV-173', 'A die may then be placed in the freed space.'],
    ['AV-174', 'Using it turns the character face-down; it turns up at each round start.'],
    [
      'AV-175',
      'Clearing is a bonus action of the own turn; neutral dice and dice on money bag or private spaces cannot be removed.',
    ],
    [
      'AV-176',
      "After a removal the order value of Khan's favor or Venice is that of the rightmost player die still there, and the same-colour rule looks only at dice lying there.",
    ],
  ],
  'Mini expansion: The New Characters': [
    [
      'AV-180',
      'Khan Arghun: when he is offered in the draft 6 city cards from the pile are laid open with him and go to his owner, or, if nobody takes him, to the box.',
    ],
    [
      'AV-181',
      'Khan Arghun: once per turn, as a bonus action, he resolves one of them with value 6 without a die; it then goes to the box.',
    ],
    [
      'AV-182',
      'Fratre Nicolao: at each round start he draws 3 gifts, keeps 1 and discards 2 face-up.',
    ],
    ['AV-183', 'Fratre Nicolao: once per game he may return his extra tile to keep 2 of the 3.'],
    [
      'AV-184',
      'Gifts (15 tiles, own pile, reshuffled when empty) with an immediate effect: 3 camels, 2 camels, 5 coins, 1 good, a black die or 3 coins, 2 different goods (each opponent 1 gold), 8 coins (each opponent 3 coins), 1 VP per own post and 1 VP per own completed contract, at most 6; a black die taken before the roll is promised for it, stays and does not count for compensation.',
    ],
    [
      'AV-185',
      "Gifts kept until used in an own turn: draw 2 contracts, draw 1 contract, set one die to any value (not for Raschid), one placement without occupancy cost (not for Berke), a post in one city passed while travelling (not for Wilhelm), move 1; a gift the owner's character cannot use is redrawn.",
    ],
    [
      'AV-186',
      'With the option on, a city bonus marker "1 gift" and four contracts join the stacks.',
    ],
    [
      'AV-187',
      'Bellela as Arghun has 3 cards for one round (AV-108); as Nicolao she draws her 3 gifts and has the extra tile in that round (AV-109).',
    ],
  ],
};
