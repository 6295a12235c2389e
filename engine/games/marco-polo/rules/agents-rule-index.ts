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
      'The general components are used in every game of this edition, with or without the modules: add them to their stacks.',
    ],
    ['AV-002', 'City of Venice can be used alone or together with Companions.'],
    ['AV-003', 'A 5-player game requires City of Venice.'],
    ['AV-004', 'Companions can be used alone or together with City of Venice.'],
    ['AV-005', 'Set-up is normal apart from the changes that each module states.'],
  ],
  'Expansion: City of Venice': [
    ['AV-010', 'The assembled Venice board lies to the left of the main board.'],
    ['AV-011', 'The 3 large palazzi also get city cards.'],
    ['AV-012', 'The 3 small palazzi also get city bonus markers.'],
    [
      'AV-013',
      'Each player has 4 more posts. They stand above the top-left corner of the player board and are placed first.',
    ],
    [
      'AV-014',
      'Before set-up ends, one die of each unused colour is placed on the City of Venice row from left to right. It stays there for the whole game.',
    ],
    [
      'AV-020',
      "The City of Venice is a main-action space that works like Khan's favor: the first player of a round uses the leftmost empty place, later players the next.",
    ],
    [
      'AV-021',
      'A die placed there must be at least as high as the last die placed. Set-up dice are ignored.',
    ],
    [
      'AV-022',
      'Each player may place only one colour die there per round. Colourless dice are allowed in addition while there is an empty place.',
    ],
    ['AV-023', 'Placing there has no occupancy cost. A full row is closed.'],
    ['AV-024', 'The action places 1 of your posts on the Venice board.'],
    [
      'AV-025',
      "A player's first post in Venice must go to the large palazzo closest to the action space.",
    ],
    [
      'AV-026',
      "Every later post must go to a palazzo joined by a dotted line to a palazzo with one of that player's posts.",
    ],
    ['AV-027', 'If the connection shows a cost, it is paid before the post is placed.'],
    ['AV-028', "A player who cannot pay the connection's cost cannot place the post."],
    [
      'AV-029',
      'The cost symbol "3 goods" is paid with any 3 goods, including several of the same kind.',
    ],
    [
      'AV-030',
      'A post on a large palazzo gives access to its city card under the rules for large cities.',
    ],
    [
      'AV-031',
      'A post on a small palazzo gives its city bonus at once and at the start of every round, like a small city.',
    ],
    [
      'AV-032',
      'A post on the last palazzo gives access to its printed action spaces under the rules for city cards.',
    ],
    [
      'AV-033',
      'All rules for posts on the main board apply to the Venice board: one per player and place, moving posts, and counting for cards that count posts.',
    ],
    [
      'AV-034',
      'Posts are taken from the top left of the board onward, so the 12th post placed scores 5 VP and the 13th scores 10 VP.',
    ],
    ['AV-035', 'At the end of the game each post on a palazzo with a VP value scores that value.'],
    [
      'AV-036',
      'Small palazzi count as small cities and large palazzi as large cities, unless an effect names palazzi separately or excludes the Venice board.',
    ],
    ['AV-037', 'Figures do not move in Venice, and the Venice board has no outpost tiles.'],
    [
      'AV-038',
      'If several connections lead to the same palazzo, the player chooses which one to use.',
    ],
  ],
  'Expansion: symbols of the general components': [
    ['AV-050', 'CC32: draw as many contracts from the special pile as the die shows.'],
    [
      'AV-051',
      'Keep up to 2 of these and put the rest at the bottom of the special pile. Then take 2 camels.',
    ],
    [
      'AV-052',
      'CC33: use any one city card in a city where you have a post, even an occupied one.',
    ],
    ['AV-053', 'The die placed on CC33 sets how many times the chosen card is used.'],
    ['AV-054', 'The companion symbol means: take 1 face-up companion.'],
  ],
  'Expansion: Companions': [
    ['AV-060', 'Without City of Venice, the Gondolier leaves the game.'],
    [
      'AV-061',
      'The companions are shuffled as a face-down stack near the bottom-left corner of the main board, and 6 are laid face up beside it.',
    ],
    [
      'AV-062',
      'The stack is an action space that all players may use, also more than once, at the normal occupancy cost.',
    ],
    [
      'AV-063',
      'The action: place 1 die, take 1 good of your choice from the supply and 1 face-up companion.',
    ],
    ['AV-064', "A companion's benefit can be used until the end of the current round."],
    ['AV-065', 'A player may have any number of companions.'],
    ['AV-066', 'A companion that is taken is not replaced from the stack.'],
    [
      'AV-067',
      'Benefits can be used several times in the round, except those marked 1×. These companions are set aside when used.',
    ],
    ['AV-068', 'Only the player who has a companion can use the action spaces on it.'],
    ['AV-069', 'If no companion is face up, the action still gives the good.'],
    [
      'AV-080',
      'Moneylender: place 1 die on his space for 8 coins, any number of times and always as if unoccupied.',
    ],
    ['AV-081', 'Moneylender: once per round, pay 1 good for 5 coins without a die.'],
    [
      'AV-082',
      'Gondolier: once per round, place 1 die on his space to place 1 post in Venice by the normal rules.',
    ],
    [
      'AV-083',
      'Saracen (1×): once in the round, while taking an action, trade any number of camels for as many coins, or the reverse.',
    ],
    ['AV-084', 'Scribe: with each completed contract, either pay 1 good less or score 3 VP more.'],
    [
      'AV-085',
      'Cartographer: each time you pay camels or coins to travel, the cost is 2 camels or 5 coins less. This never applies on the Venice board.',
    ],
    [
      'AV-086',
      'Bodyguard: each step of travelling costs 2 coins. Route costs stay the same. This never applies on the Venice board.',
    ],
    [
      'AV-087',
      'Diplomat (1×): once in the round, use a city card in a place without your post. All other rules for city cards apply.',
    ],
    [
      'AV-088',
      'Nun: you may change each die by up to 2 when you place it, but not past 1 or 6. The occupancy cost uses the new value.',
    ],
    [
      'AV-089',
      'Trader: each bazaar action needs exactly one die less, but at least 1. On silk and gold the printed number is refused. For collecting, each die counts as exactly 2 higher, without being turned.',
    ],
    ['AV-090', 'Trader: the value cannot exceed 6, and the occupancy cost uses the real value.'],
    [
      'AV-091',
      'At the end of each round all companions are returned and shuffled into a new stack.',
    ],
    ['AV-092', 'Then 6 new ones are laid out, except after round 5.'],
  ],
  'Expansion: Bellela, Fantina & Moreta': [
    ['AV-100', 'The character has 5 other characters. One of them is active each round.'],
    [
      'AV-101',
      'They are taken at random from the characters left after all other players have chosen.',
    ],
    ['AV-102', 'At the start of each round, before rolling, the owner chooses one for that round.'],
    ['AV-103', 'At the end of the round the character used goes to the box.'],
    [
      'AV-104',
      'With the open draft, the 5 characters are drawn and revealed when Bellela is chosen, from the characters not offered in the draft.',
    ],
    [
      'AV-105',
      "As Niccolo & Marco: the second figure joins the first one's place and both are used this round. At its end the owner chooses one to remove.",
    ],
    [
      'AV-106',
      'As Wilhelm: she gets no black posts and no additional VP. She still places posts in the cities she passes.',
    ],
    [
      'AV-107',
      'She cannot use Kubilai: if drawn, he goes to the box and another character is drawn.',
    ],
    [
      'AV-108',
      'As Khan Arghun: she draws 3 city cards and may use one per turn without a die. Unused ones go to the box at the end of the round, not under the pile (mini expansion).',
    ],
    ['AV-109', 'As Fratre Nicolao: she gets the extra tile (mini expansion).'],
    [
      'AV-110',
      'As Rusticiano: she draws 3 of the Rusticiano cards for this round. Unused ones go to the box.',
    ],
    ['AV-111', 'As Donata: she takes all die tokens and must use exactly 1 this round.'],
    [
      'AV-112',
      'As Piedro: in round 1 her figure may start in one of the oases. In later rounds that part has no effect.',
    ],
    [
      'AV-113',
      'All other characters work normally for that round, including their bonus at the start of the round.',
    ],
  ],
  'Expansion: Pope Gregorio X': [
    [
      'AV-120',
      'At the start of each round he may take one face-up companion. It is replaced from the stack.',
    ],
    ['AV-121', 'This companion is used by the normal rules and returned at the end of the round.'],
    ['AV-122', 'He is in the game only with the Companions module.'],
  ],
  'Expansion: Donata Badoer': [
    ['AV-130', 'She starts with the 5 die tokens.'],
    ['AV-131', 'Each round she must use exactly 1 token.'],
    [
      'AV-132',
      'A token counts as a colourless die of its value, alone or together with other dice.',
    ],
    ['AV-133', "A token's value can't be changed or rerolled."],
    ['AV-134', 'A used token goes to the box, and the character is turned face down to show it.'],
    ['AV-135', 'At the start of each round the character is turned face up and she gains 1 camel.'],
    [
      'AV-136',
      'The token leaves when its action is finished, so a token alone does not occupy the space for later players.',
    ],
    ['AV-137', "While she has not used the round's token, she is not out of dice."],
  ],
  'Expansion: Rusticiano': [
    [
      'AV-140',
      'At the start of the game 6 of the 11 cards are drawn at random. The rest go to the box.',
    ],
    ['AV-141', 'Playing a card is a bonus action.'],
    ['AV-142', 'Each card can be used once and then goes to the box.'],
    [
      'AV-143',
      'RU01: once, pay 15 coins to place 1 post in a small or large city, or on a palazzo by the placement rules of Venice. Beijing and Sumatra are not allowed.',
    ],
    ['AV-144', 'RU02: draw 2 contracts from the special pile and take 2 camels.'],
    ['AV-145', 'RU03: score 1 VP for every 2 posts placed, rounded down.'],
    [
      'AV-146',
      "RU04: remove all dice from one action space, or only the rightmost die from Khan's favor or City of Venice. They come back at the start of the next round.",
    ],
    ['AV-147', 'RU05: during a movement, pay 3 camels for each city passed to place a post there.'],
    [
      'AV-148',
      'RU06: take 1 face-up companion and use it normally this round. Without Companions, this card goes to the box and another is drawn.',
    ],
    ['AV-149', 'RU07: take 1 black die.'],
    ['AV-150', 'RU08: take the city bonus of one small city where you have a post.'],
    [
      'AV-151',
      'RU09: draw 3 city cards, keep 1 and put the others in the box. The kept card is used as if with a die of value 6.',
    ],
    [
      'AV-152',
      'RU10: one completed contract gives its rewards twice, except VP. A doubled move is one movement.',
    ],
    [
      'AV-153',
      'RU11: put the city card of one large city with your post in the box. Draw 3 city cards, put 1 there and the others in the box.',
    ],
    ['AV-154', 'With the open draft, the cards are drawn and revealed when Rusticiano is chosen.'],
  ],
  'Expansion: five players': [
    ['AV-160', 'With five players, City of Venice and the purple components are used.'],
    ['AV-161', 'Every small and large city has a fifth place for posts.'],
    ['AV-162', 'All 6 black dice are in the pool.'],
    ['AV-163', 'The fifth post in Beijing scores 0 VP, but its owner still scores goods there.'],
    ['AV-164', "Khan's favor keeps 4 places, and Mercator uses the 4-player tile."],
  ],
  'Expansion: Piedro Tartarino': [
    [
      'AV-170',
      'At the start of the game his figure may start on one of the 3 marked oases instead of Venezia.',
    ],
    [
      'AV-171',
      'Once per round he may remove all dice from one action space and set them aside. They are retrieved normally.',
    ],
    ['AV-172', "From Khan's favor or City of Venice he removes only the rightmost die."],
    ['AV-173', 'A die may then be placed in the space that was cleared.'],
    [
      'AV-174',
      'Using this turns the character face down. It is turned face up at the start of each round.',
    ],
    [
      'AV-175',
      'Clearing is a bonus action on his own turn. Neutral dice and dice on the money bag or on private spaces cannot be removed.',
    ],
    [
      'AV-176',
      "After a removal, the last player die still on Khan's favor or Venice sets the value that the next die must reach. The same-colour rule looks only at dice still there.",
    ],
  ],
  'Mini expansion: The New Characters': [
    [
      'AV-180',
      'Khan Arghun: when he is offered in the draft, 6 city cards from the pile are laid face up with him. They go to his owner, or to the box if nobody takes him.',
    ],
    [
      'AV-181',
      'Khan Arghun: once per turn, as a bonus action, he uses one of these cards with value 6 and without a die. It then goes to the box.',
    ],
    [
      'AV-182',
      'Fratre Nicolao: at the start of each round he draws 3 gifts, keeps 1 and discards 2 face up.',
    ],
    ['AV-183', 'Fratre Nicolao: once per game he may return his extra tile to keep 2 of the 3.'],
    [
      'AV-184',
      'The 15 gift tiles have their own pile, which is reshuffled when empty. Gifts with an immediate effect: 3 camels; 2 camels; 5 coins; 1 good; a black die or 3 coins; 2 different goods (each opponent takes 1 gold); 8 coins (each opponent takes 3 coins); 1 VP for each of your posts, at most 6; 1 VP for each contract you have completed, at most 6. A black die taken before the roll is reserved for it, stays with the player and does not count for compensation.',
    ],
    [
      'AV-185',
      "Gifts kept until used on the owner's turn: draw 2 contracts; draw 1 contract; set one die to any value (not for Raschid); one placement without occupancy cost (not for Berke); a post in one city passed while travelling (not for Wilhelm); move 1. A gift that the owner's character cannot use is redrawn.",
    ],
    [
      'AV-186',
      'With the option on, a city bonus marker "1 gift" and four contracts join the stacks.',
    ],
    [
      'AV-187',
      'Bellela as Arghun has 3 cards for one round. As Nicolao she draws her 3 gifts and has the extra tile in that round.',
    ],
  ],
};
