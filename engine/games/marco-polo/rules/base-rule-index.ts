/** The base game: its rules as ids and sentences (rules, section 8). */

export const BASE: {
  readonly [section: string]: readonly (readonly [id: string, sentence: string])[];
} = {
  'Base game: set-up': [
    ['MP-001', 'Without the City of Venice module, 2–4 players can play.'],
    ['MP-002', 'A match lasts exactly 5 rounds.'],
    [
      'MP-003',
      'A random player is the start player and takes the hourglass. Turn order is clockwise from there.',
    ],
    [
      'MP-004',
      'The first player in turn order starts with 7 coins, each next player with 1 coin more. Everyone starts with 2 camels.',
    ],
    [
      'MP-005',
      'Each player starts with 5 dice of their colour, 9 posts, one figure in Venezia and 0 VP.',
    ],
    [
      'MP-006',
      'Each player gets one random starting contract. Unused starting contracts leave the game.',
    ],
    [
      'MP-007',
      'Each large city gets one random face-up city card. Sumatra gets three, Beijing none.',
    ],
    ['MP-008', 'Each small city gets one random face-up city bonus marker.'],
    [
      'MP-009',
      'Each large city except Beijing gets one random face-up outpost tile. Three tiles are not used.',
    ],
    [
      'MP-010',
      'The other contracts form five stacks of 6, one for each round. The rest form the special pile.',
    ],
    ['MP-011', 'With n players, n + 1 black dice are in the pool.'],
    [
      'MP-012',
      "With fewer than 4 players, 4 − n neutral dice fill Khan's favor from the left for the whole game.",
    ],
    ['MP-013', 'With 2 players, one neutral die lies on the 5-coins space for the whole game.'],
    ['MP-014', 'Neutral dice belong to nobody and are never retrieved. Their value is ignored.'],
    [
      'MP-015',
      'With n players, n + 1 characters are revealed. Players draft one each in reverse turn order, the last player first.',
    ],
    ['MP-016', 'Each player is dealt 4 goal cards and secretly keeps 2.'],
    [
      'MP-017',
      'In the beginner set-up characters and city bonuses are fixed, and each player is dealt 2 goal cards without a choice.',
    ],
    ['MP-018', 'Coins, camels and goods are unlimited: the supply never runs out.'],
  ],
  'Base game: start of a round': [
    [
      'MP-020',
      'From round 2 on, the start player is the player who was last to place dice on the travel space in the previous round. If nobody did, the start player stays the same.',
    ],
    [
      'MP-021',
      'At the start of every round each player takes the city bonus of every small city where they have a post.',
    ],
    [
      'MP-022',
      'At the start of every round, including round 1, players take the round bonuses of their characters.',
    ],
    [
      'MP-023',
      'All colour dice and the white die return to their owners, and all black dice to the pool.',
    ],
    ['MP-024', 'All players roll all their dice at the same time.'],
    [
      'MP-025',
      'A player who rolls a sum below 15 takes a coin or a camel for each point missing, in any mix.',
    ],
    [
      'MP-026',
      'The sum counts every die the player rolled, including the white die. It does not count tokens or black dice.',
    ],
    [
      'MP-027',
      'Only the first roll counts for compensation. Later rerolls and adjustments do not change it.',
    ],
    [
      'MP-028',
      'At the end of a round the contracts left on spaces 1–6 go to the bottom of the special pile, and the next stack of 6 is laid out.',
    ],
  ],
  'Base game: turns and dice': [
    ['MP-030', 'Players take turns clockwise. A player with no unplaced dice is skipped.'],
    ['MP-031', 'The round ends when no player has any unplaced dice.'],
    [
      'MP-032',
      'A turn has exactly one main action and any number of bonus actions before and after it.',
    ],
    [
      'MP-033',
      'A player with dice must take a main action. Only if none is legal may they end their turn, after putting at least one die on the money bag.',
    ],
    ['MP-034', 'A player who gains a black die after placing their last die stays in the round.'],
    [
      'MP-035',
      'A player may act only on their own turn. Gains caused by other players (Mercator) happen automatically.',
    ],
    ['MP-040', 'Each space takes an exact number of dice, all placed in one action.'],
    ['MP-041', 'The lowest die placed sets the strength of the action.'],
    [
      'MP-042',
      'A player may not place a colour die on a space where one of their colour dice lies from an earlier action this round.',
    ],
    [
      'MP-043',
      'A player may always place a set made only of colourless dice, even where their colour die lies.',
    ],
    [
      'MP-044',
      'Placing on an occupied space costs coins equal to the lowest die placed now, no matter whose dice lie there.',
    ],
    [
      'MP-045',
      "The occupancy cost is paid before the action's effects. Coins gained by the action cannot pay it.",
    ],
    ['MP-046', 'Neutral dice make a space occupied.'],
    [
      'MP-047',
      "Khan's favor, the money bag, city cards and private spaces never have an occupancy cost.",
    ],
  ],
  'Base game: main actions': [
    ['MP-050', 'Take 5 coins: place 1 die of any value and take 5 coins.'],
    ['MP-051', 'Bazaar, camels: place 1 die and take the row of its value.'],
    ['MP-052', 'Bazaar, pepper: place 1 die and take the row of its value.'],
    ['MP-053', 'Bazaar, silk: place 2 dice and take the row of the lower value.'],
    ['MP-054', 'Bazaar, gold: place 3 dice and take the row of the lowest value.'],
    ['MP-055', 'The four bazaar fields are four separate action spaces.'],
    [
      'MP-056',
      'A player may take a lower bazaar row than their dice allow. The occupancy cost stays the same.',
    ],
    [
      'MP-057',
      "Khan's favor: place 1 die on the leftmost free place and take 2 camels and 1 good of your choice. The die must be at least as high as the last player die placed there.",
    ],
    ['MP-058', "When all 4 places of Khan's favor hold dice, it is closed for the round."],
    [
      'MP-060',
      'Contracts: place 1 die and take one or two contracts from the spaces up to its value.',
    ],
    [
      'MP-061',
      'A contract from space 5 gives 1 coin or 1 camel. A contract from space 6 gives 2 coins or 2 camels.',
    ],
    [
      'MP-062',
      'After the action, with both contracts taken, the remaining contracts slide left to close gaps.',
    ],
    [
      'MP-063',
      'If no contract is left on the spaces, 2 contracts from the special pile are laid on spaces 1 and 2 before the next turn of the same round.',
    ],
    ['MP-064', 'A player may hold at most 2 uncompleted contracts.'],
    [
      'MP-065',
      'A player discards contracts to make room, and no more than needed. With the contracts action they discard only contracts they held before. When they draw contracts, they first draw all of them and may then discard any, new ones included.',
    ],
    [
      'MP-066',
      'A discarded contract goes under the special pile, a discarded starting contract to the box.',
    ],
    ['MP-067', 'To draw a contract is to take the top tile of the special pile, face up.'],
    ['MP-068', 'If the special pile is empty, nothing is drawn.'],
    [
      'MP-070',
      'Travel: place 2 dice and travel at least 1 step and at most as many as the lower value.',
    ],
    ['MP-071', 'Travelling 1 to 6 steps costs 3, 7, 12, 12, 18 and 18 coins.'],
    ['MP-072', 'Each route also costs its printed camels or coins, every time it is used.'],
    [
      'MP-073',
      'Routes go both ways. Places may be visited again, and any number of figures may share a place.',
    ],
    ['MP-074', 'A player who cannot pay for a route cannot use it.'],
    [
      'MP-075',
      'If the movement ends in a city without a post of that player, they place a post there.',
    ],
    ['MP-076', 'Each player may have at most one post per city. Venezia and oases take no posts.'],
    ['MP-077', 'Cities that are only passed get no post.'],
    [
      'MP-078',
      'The first post in a large city takes the gain of its outpost tile. The tile is then removed.',
    ],
    [
      'MP-079',
      'A post in a small city gives its city bonus at once and at the start of every later round.',
    ],
    ['MP-080', "From then on, a post in a large city lets its owner use the city's card or cards."],
    ['MP-081', 'A post in Beijing goes to the free place with the most VP.'],
    [
      'MP-082',
      'A move reward has no step cost, but routes must be paid for. It may be used in part or declined, and all its steps are one movement.',
    ],
    [
      'MP-083',
      'A player with no posts in their supply may move one of their placed posts. This does not count as placing another post for scoring.',
    ],
    ['MP-084', 'Placing the 8th post scores 5 VP, and the 9th scores 10 VP (without Venice).'],
    ['MP-085', 'Bonuses of posts placed during a movement are given after the movement.'],
    [
      'MP-086',
      "If a tile's gain is a movement or another choice, it is resolved before the turn goes on.",
    ],
  ],
  'Base game: city cards': [
    ['MP-090', 'A player with a post in a city may use its city card with exactly 1 die.'],
    [
      'MP-091',
      'Each city card can be used only once per round, by any one player: a die on it blocks it.',
    ],
    ['MP-092', 'The exchange is done at least once and at most as many times as the die shows.'],
    [
      'MP-093',
      'Some city cards give a gain by the value of the die. Others give it for each post or completed contract, at most as many times as the die shows.',
    ],
    ['MP-094', 'A card with two options is used with one of them for each die placed.'],
    [
      'MP-095',
      'Several city bonuses taken at once must come from different markers where the player has posts.',
    ],
    [
      'MP-096',
      'A bonus of another city may be that of any other marker on the boards, small palazzi included, whether or not the player has a post there. It may not be a marker of the same kind.',
    ],
    ['MP-097', 'VP may be paid even if the score falls below zero.'],
  ],
  'Base game: bonus actions': [
    [
      'MP-100',
      'Complete a contract: pay its camels and goods, take its gains and turn it face down.',
    ],
    [
      'MP-101',
      'Money bag: place 1 die of any value for 3 coins, any number of times and always without a cost.',
    ],
    ['MP-102', 'Reroll: pay 1 camel to reroll one unplaced die.'],
    [
      'MP-103',
      'Adjust: pay 2 camels to turn one unplaced die up or down by 1, never from 6 to 1 or from 1 to 6.',
    ],
    [
      'MP-104',
      'Black die: at most once per turn, pay 3 camels to take one from the pool and roll it.',
    ],
    [
      'MP-105',
      'Black dice gained as rewards are also rolled. They do not count towards the limit, and are lost if the pool is empty.',
    ],
    [
      'MP-106',
      'A player takes bonus actions only on their own turn, and never in the middle of a main action.',
    ],
  ],
  'Base game: characters': [
    [
      'MP-110',
      "Mercator: whenever another player takes a bazaar action, gain 1 of that kind. With 2 or 3 players, also gain 1 camel whenever another player uses Khan's favor. With 2 players, also gain 2 coins whenever the other player takes 5 coins.",
    ],
    [
      'MP-111',
      'Kubilai: the figure starts in Beijing with a post on the 10 VP place. It counts as the first post.',
    ],
    [
      'MP-112',
      "Raschid: does not roll and gets no compensation. He chooses each die's value when placing it, black dice included.",
    ],
    [
      'MP-113',
      'Johannes: in any movement he may go from an oasis to any other oasis in one step at no route cost, even where a printed route joins the two. He takes 3 coins at the start of each round.',
    ],
    [
      'MP-114',
      'Wilhelm: has 2 additional black posts, which are placed last; the last one scores 10 VP. He places a post in every city passed, and takes the bonuses after the movement.',
    ],
    [
      'MP-115',
      'Niccolo & Marco: two figures start in Venezia and may share the steps of a movement. All costs are paid first. Each moved figure that ends in a city places a post. They take 1 camel each round.',
    ],
    ['MP-116', 'Berke: never pays occupancy costs. Occupied city cards and full rows stay closed.'],
    ['MP-117', 'Matteo: each round he rolls the white die with his own dice and draws 1 contract.'],
  ],
  'Base game: end and information': [
    ['MP-130', 'A post in Beijing scores its place: 10, 7, 4 or 1 VP in order of arrival.'],
    ['MP-131', 'A player with a post in Beijing scores 1 VP for every 2 goods left.'],
    ['MP-132', 'Each player scores 1 VP for every 10 coins left.'],
    ['MP-133', 'Every player with the most completed contracts scores 7 VP.'],
    ['MP-134', 'A goal card scores its VP if the player has posts in both cities.'],
    ['MP-135', 'Posts in 1, 2, 3 or 4 different goal cities score 1, 3, 6 or 10 VP.'],
    ['MP-136', 'The player with the most VP wins. Ties are broken by camels.'],
    [
      'MP-140',
      'Goal cards are secret until final scoring. All resources, dice and contracts on the boards are open.',
    ],
  ],
};
