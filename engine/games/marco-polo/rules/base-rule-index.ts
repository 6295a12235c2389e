/** The base game: its rules as ids and sentences (rules, section 8). */

export const BASE: {
  readonly [section: string]: readonly (readonly [id: string, sentence: string])[];
} = {
  'Base game: set-up': [
    ['MP-001', 'Without the City of Venice module 2–4 players can play.'],
    ['MP-002', 'The game lasts exactly 5 rounds.'],
    [
      'MP-003',
      'A random player is start player, holds the hourglass, and turn order is clockwise from him.',
    ],
    ['MP-004', 'Player i in turn order starts with 6 + i coins and 2 camels.'],
    ['MP-005', 'Each player starts with 5 colour dice, 9 posts, one figure on Venezia and 0 VP.'],
    [
      'MP-006',
      'Each player gets one random starting contract; the unused starting contracts leave the game.',
    ],
    [
      'MP-007',
      'Each large city gets one random face-up city card, Sumatra gets three, Beijing none.',
    ],
    ['MP-008', 'Each small city gets one random face-up city bonus marker.'],
    [
      'MP-009',
      'Each large city (not Beijing) gets one random face-up outpost tile; three tiles are unused.',
    ],
    [
      'MP-010',
      'The non-starting contracts form five stacks of 6, one per round, and the rest form the special pile.',
    ],
    ['MP-011', 'With n players n + 1 black dice are in the pool.'],
    [
      'MP-012',
      "With fewer than 4 players, 4 − n neutral dice fill Khan's favor from the left for the whole game.",
    ],
    ['MP-013', 'With 2 players one neutral die lies on the 5-coins space for the whole game.'],
    ['MP-014', 'Neutral dice belong to nobody, are never retrieved, and their value is ignored.'],
    [
      'MP-015',
      'With n players n + 1 characters are revealed and drafted one each in reverse turn order, the last player first.',
    ],
    ['MP-016', 'Each player is dealt 4 goal cards and secretly keeps 2.'],
    [
      'MP-017',
      'In the beginner set-up characters and city bonus positions are fixed and 2 goal cards are dealt without choice.',
    ],
    ['MP-018', 'Coins, camels and goods are unlimited; the supply never runs out.'],
  ],
  'Base game: start of a round': [
    [
      'MP-020',
      'From round 2 on the player who most recently placed dice on the travel space in the previous round becomes start player; if nobody did, the start player stays.',
    ],
    [
      'MP-021',
      'At the start of every round each player takes the city bonus of every small city in which he has a post.',
    ],
    [
      'MP-022',
      'At the start of every round, round 1 included, round bonuses of characters are taken.',
    ],
    [
      'MP-023',
      'All colour dice and the white die return to their owners and all black dice to the pool.',
    ],
    ['MP-024', 'All players roll all their dice at the same time.'],
    [
      'MP-025',
      'A player whose rolled dice sum to less than 15 takes 15 − sum items, each a coin or a camel as he likes.',
    ],
    [
      'MP-026',
      'The sum counts every die he rolled, the white die included, tokens and black dice not.',
    ],
    [
      'MP-027',
      'Compensation is counted on the first roll only; later rerolls and adjustments do not change it.',
    ],
    [
      'MP-028',
      'Contracts still on spaces 1–6 at the end of a round go to the bottom of the special pile and the next stack of 6 is laid out.',
    ],
  ],
  'Base game: turns and dice': [
    ['MP-030', 'Players take turns clockwise; a player without unplaced dice is skipped.'],
    ['MP-031', 'The round ends when no player has an unplaced die.'],
    [
      'MP-032',
      'A turn has exactly one main action and any number of bonus actions before and after it.',
    ],
    [
      'MP-033',
      'A player with dice must do a main action; only if none is legal may he end his turn after putting at least one die on the money bag.',
    ],
    ['MP-034', 'A black die gained after the last own die keeps the player in the round.'],
    [
      'MP-035',
      'A player may act only in his own turn; gains caused by others (Mercator) come automatically.',
    ],
    ['MP-040', 'Each space needs its exact number of dice, all placed in one action.'],
    ['MP-041', 'The lowest die placed determines the strength of the action.'],
    [
      'MP-042',
      'A player may not place a colour die on a space where a colour die of his already lies from an earlier action of this round.',
    ],
    ['MP-043', 'A set made only of colourless dice may be placed regardless of MP-042.'],
    [
      'MP-044',
      'Placing on an occupied space costs coins equal to the lowest die placed now, whoever owns the dice lying there.',
    ],
    [
      'MP-045',
      "The occupancy cost is paid before the action's effects, so coins gained by the action cannot pay it.",
    ],
    ['MP-046', 'Neutral dice make a space occupied.'],
    [
      'MP-047',
      "Khan's favor, money bag, city cards and private spaces never have an occupancy cost.",
    ],
  ],
  'Base game: main actions': [
    ['MP-050', 'Take 5 coins: 1 die of any value, 5 coins.'],
    ['MP-051', 'Bazaar camels: 1 die, row = die value (2.5).'],
    ['MP-052', 'Bazaar pepper: 1 die.'],
    ['MP-053', 'Bazaar silk: 2 dice, row = lower value.'],
    ['MP-054', 'Bazaar gold: 3 dice, row = lowest value.'],
    ['MP-055', 'The four bazaar fields are four separate action spaces for MP-042 and MP-044.'],
    [
      'MP-056',
      'A player may take a lower bazaar row than his dice allow; the occupancy cost does not change.',
    ],
    [
      'MP-057',
      "Khan's favor: 1 die on the leftmost free place, value at least that of the most recently placed player die there, for 2 camels and 1 good of choice.",
    ],
    ['MP-058', "When all 4 places of Khan's favor hold dice it is closed for the round."],
    ['MP-060', 'Contracts: 1 die of value v takes one or two contracts from spaces 1..v.'],
    [
      'MP-061',
      'A contract from space 5 gives 1 coin or 1 camel, from space 6 it gives 2 coins or 2 camels.',
    ],
    ['MP-062', 'After the action (both picks) the remaining contracts slide left to close gaps.'],
    [
      'MP-063',
      'If no contract is left on the spaces, 2 contracts from the special pile are laid on spaces 1 and 2 before the next turn of the same round.',
    ],
    ['MP-064', 'A player holds at most 2 uncompleted contracts.'],
    [
      'MP-065',
      'To make room, and only as far as needed, he discards; with the contracts action only tiles held before it, with drawn contracts any tile including the new one; all tiles of one gain are drawn first, then one discardContract asks for all above two.',
    ],
    ['MP-066', 'A discarded contract goes under the special pile, a starting contract to the box.'],
    ['MP-067', 'To "draw a contract" takes the top tile of the special pile, openly.'],
    ['MP-068', 'If the special pile is empty nothing is drawn.'],
    ['MP-070', 'Travel: 2 dice; the number of steps is at least 1 and at most the lower value.'],
    ['MP-071', 'Step costs are 3, 7, 12, 12, 18, 18 coins for 1–6 steps.'],
    ['MP-072', 'Each route used also costs its printed camels or coins, every time it is used.'],
    [
      'MP-073',
      'Routes go both ways, nodes may be visited again, any number of figures may share a node.',
    ],
    ['MP-074', 'A player who cannot pay a route cannot use it.'],
    ['MP-075', 'If the movement ends in a city without an own post, a post is placed there.'],
    ['MP-076', 'Each player has at most one post per city; Venezia and oases take none.'],
    ['MP-077', 'Cities merely passed get no post.'],
    [
      'MP-078',
      "The first post in a large city takes its outpost tile's gain and removes the tile.",
    ],
    [
      'MP-079',
      'A post in a small city gives its city bonus at once and at every later round start.',
    ],
    ['MP-080', "A post in a large city lets its owner use the city's card or cards from then on."],
    ['MP-081', 'A post in Beijing goes to the free slot with the most VP.'],
    [
      'MP-082',
      'A move reward has no step cost, costs the routes, may be used in part or declined, and all its steps are one movement.',
    ],
    [
      'MP-083',
      'A player without posts in supply may relocate one of his placed posts; this does not score as a placement count.',
    ],
    ['MP-084', 'Placing the 8th post scores 5 VP and the 9th 10 VP (without Venice).'],
    ['MP-085', 'Bonuses of posts placed in a movement are given after the movement is complete.'],
    [
      'MP-086',
      "If a tile's gain is a movement or another choice it is resolved before the turn goes on.",
    ],
  ],
  'Base game: city cards': [
    ['MP-090', 'A city card is used with exactly 1 die by a player who has a post in its city.'],
    [
      'MP-091',
      'Each city card can be used once per round by all players together: any die on it blocks it.',
    ],
    [
      'MP-092',
      'The die value is the maximum number of times the exchange may be done, and it must be done at least once.',
    ],
    [
      'MP-093',
      'Cards of the kinds threshold and perPip give their gain by the die value; perCount cards give it per item up to the die value.',
    ],
    ['MP-094', 'A card with two options is used with one option per die placed.'],
    [
      'MP-095',
      'Bonuses taken by ownCityBonus must be of different markers on which the player has posts.',
    ],
    [
      'MP-096',
      'The gain otherCityBonus takes the bonus of any other marker on the boards (small palazzi included), own post or not, never of a marker of the same kind.',
    ],
    ['MP-097', 'VP may be paid even below zero (CC20).'],
  ],
  'Base game: bonus actions': [
    ['MP-100', 'Complete a contract: pay camels and goods, take its gains, turn it face-down.'],
    ['MP-101', 'Money bag: 1 die of any value for 3 coins, any number of times, never a cost.'],
    ['MP-102', 'Reroll: 1 camel, one unplaced die.'],
    ['MP-103', 'Adjust: 2 camels, one unplaced die by +1 or −1, never from 6 to 1 or 1 to 6.'],
    ['MP-104', 'Black die: 3 camels, take one from the pool, roll it, at most once per turn.'],
    [
      'MP-105',
      'Black dice gained as rewards are rolled too, do not count for the limit, and are lost if the pool is empty.',
    ],
    [
      'MP-106',
      'Bonus actions are done only in the own turn and never in the middle of a main action.',
    ],
  ],
  'Base game: characters': [
    [
      'MP-110',
      "Mercator: whenever another player takes a bazaar action, gain 1 of that kind; with 2 or 3 players also 1 camel whenever another uses Khan's favor; with 2 players besides that 2 coins whenever the other takes 5 coins.",
    ],
    [
      'MP-111',
      'Kubilai: figure starts in Beijing with a post on the 10 slot, which counts as the first post.',
    ],
    [
      'MP-112',
      "Raschid: does not roll, has no compensation, states each die's value when placing it (black dice too).",
    ],
    [
      'MP-113',
      'Johannes: in any movement he may go from an oasis to any other oasis as one step without route cost, also where a printed route joins the two; 3 coins at each round start.',
    ],
    [
      'MP-114',
      'Wilhelm: 2 black posts more, placed last, 10 VP for the last one; he places posts in every city passed, bonuses after the movement.',
    ],
    [
      'MP-115',
      'Niccolo & Marco: two figures from Venezia; steps of a movement may be split, all costs paid first; each moved figure that ends in a city places a post; 1 camel per round.',
    ],
    ['MP-116', 'Berke: never pays occupancy costs; occupied city cards and full rows stay closed.'],
    [
      'MP-117',
      'Matteo: each round the white die is his and rolled with the others, and he draws 1 contract.',
    ],
  ],
  'Base game: end and information': [
    ['MP-130', 'A post in Beijing scores its slot, 10/7/4/1 by order of arrival.'],
    ['MP-131', 'A player with a post in Beijing scores 1 VP per 2 goods left.'],
    ['MP-132', 'Each player scores 1 VP per 10 coins left.'],
    ['MP-133', 'Every player with the most completed contracts scores 7 VP.'],
    ['MP-134', 'A goal card scores its VP if both cities have own posts.'],
    ['MP-135', 'With own posts 1/2/3/4 different goal cities score 1/3/6/10 VP.'],
    ['MP-136', 'Most VP wins, ties by camels.'],
    [
      'MP-140',
      'Goal cards are secret until final scoring; all resources, dice and contracts on boards are open.',
    ],
  ],
};
