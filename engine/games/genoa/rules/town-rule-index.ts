/** Rules of acquiring, buildings, cards, tiles, the end and two players (rules, section 8). */

export const TOWN: {
  readonly [section: string]: readonly (readonly [id: string, sentence: string])[];
} = {
  'Acquiring buildings': [
    [
      'GE-601',
      'In phase 3 every player has one chance to acquire one or two buildings, the merchant first, then clockwise.',
    ],
    ['GE-602', 'Only players with personal markers take part.'],
    ['GE-603', 'A player chooses one street space that holds at least one disc.'],
    ['GE-604', 'If no street space holds a disc any more, nobody can acquire buildings this turn.'],
    [
      'GE-605',
      'He may put one or two of his personal markers on buildings orthogonally adjacent to that street space.',
    ],
    ['GE-606', 'A building carries at most one marker.'],
    [
      'GE-607',
      "To remove another player's marker he gives up one personal marker; both go back to their general supplies.",
    ],
    ['GE-608', 'Afterwards he may put a further personal marker on the freed building.'],
    ['GE-609', 'Finally all discs on the chosen street space are removed.'],
    ['GE-610', 'Phase 4 follows when everybody has had their chance.'],
    [
      'GE-611',
      'When another player uses the action of an owned building, its owner gets 10 ducats from the bank.',
    ],
    ['GE-612', 'The owner gets nothing for using it himself.'],
    ['GE-613', 'The Cathedral is the source of personal markers.'],
    ['GE-614', 'Removed markers do not count against the one or two placements.'],
    ['GE-615', 'At least one marker must be placed or removed to use a street disc.'],
    ['GE-616', 'A player cannot remove his own marker.'],
    ['GE-617', 'A player who does not want to acquire declines.'],
  ],
  Buildings: [
    ['GE-701', 'Guild Hall: draw the top Large order card.'],
    ['GE-702', 'City Hall: draw the top two Small order cards.'],
    ['GE-703', 'Post Office: draw the top two Message cards.'],
    [
      'GE-704',
      "Cathedral: two markers of the actor's colour move from the general supply to his personal supply.",
    ],
    [
      'GE-705',
      "Palace, Park, Coach House, Harbor, Tavern, Inn: take one special tile of the building's kind, face up.",
    ],
    [
      'GE-706',
      'The kinds are: Palace Building action, Park Extra action, Coach House Starting space, Harbor Commodity of your choice, Tavern and Inn Trade 1:1.',
    ],
    [
      'GE-707',
      'Warehouse: take one tile of each of its two commodities, face up, never two of one kind.',
    ],
    [
      'GE-708',
      'Villa: either draw the top Contract card or deliver a Large order addressed to this Villa.',
    ],
    ['GE-709', 'Street spaces serve only for acquiring buildings in phase 3.'],
    ['GE-710', 'The Market does nothing but move the round marker when it is the starting space.'],
  ],
  Cards: [
    ['GE-801', 'There is no hand limit.'],
    ['GE-802', 'Played cards go face up under their pile.'],
    [
      'GE-803',
      'When a face-up card appears on top of a pile, that pile is reshuffled. This applies to all four piles.',
    ],
    [
      'GE-804',
      'Large order: use the action of the named Villa to return the three named commodities to the supply; receive 100 ducats and one special tile of your choice.',
    ],
    [
      'GE-805',
      'Small order: perform the action of the named building and return the named commodity; receive 40 ducats.',
    ],
    [
      'GE-806',
      "Delivering a small order costs no action of its own, but the named building's action must be taken.",
    ],
    ['GE-807', 'One action never delivers two orders, large or small, even for the same building.'],
    [
      'GE-808',
      'Message: when both named buildings are visited in the same turn, its owner receives 30 ducats.',
    ],
    ['GE-809', 'The owner of a message needs no action in either building.'],
    [
      'GE-810',
      'A message is delivered as soon as both buildings hold a disc in the same turn; the order of the visits does not matter.',
    ],
    [
      'GE-811',
      'Any number of messages may be delivered in one turn, also with the same buildings.',
    ],
    [
      'GE-812',
      'Contract: each names one building; at the end groups of adjacent buildings score together.',
    ],
    [
      'GE-813',
      'A group scores 10 / 30 / 60 / 100 for 1 / 2 / 3 / 4 buildings, and 50 more for each building after the fourth.',
    ],
    [
      'GE-814',
      'Messages are delivered automatically, even if the player gets the message after the visits in the same turn.',
    ],
    [
      'GE-815',
      'The special tile of a large order comes from the supply; if none is left, there is no tile.',
    ],
    ['GE-816', 'Drawing stops when a pile is completely empty.'],
  ],
  'Special tiles': [
    [
      'GE-901',
      'A player may own any number of special tiles and use any number of them in a turn, in any order.',
    ],
    ['GE-902', 'A used tile goes back to the supply.'],
    ['GE-903', 'Starting space: in your own turn, put the tower on any space instead of rolling.'],
    ['GE-904', "Extra action: in any player's turn, gives one extra action."],
    [
      'GE-905',
      'Several Extra action tiles may be used in one turn, even in the turn they were gained.',
    ],
    ['GE-906', 'Extra action does not reopen a building whose action has already been taken.'],
    ['GE-907', 'Commodity of your choice: take any one commodity.'],
    [
      'GE-908',
      'Commodity of your choice can only be played during your own action: at its start, in between or at its end, even in the action that gave you the tile.',
    ],
    ['GE-909', 'It cannot be played once the player has announced the end of the action.'],
    [
      'GE-910',
      'Trade 1:1: exchange one of your goods (card, marker, commodity, special tile) for any one good.',
    ],
    ['GE-911', 'Trade 1:1 and Building action have the same timing as Commodity of your choice.'],
    ['GE-912', 'Building action: use one of your own buildings at once.'],
    [
      'GE-913',
      "Building action does not use up the turn's action; the player still counts as having taken only one action.",
    ],
    ['GE-914', 'The tower need not have visited the building used through Building action.'],
    [
      'GE-915',
      'Building action cannot complete a small order, not even one for the same building.',
    ],
    [
      'GE-916',
      'Several Building action tiles may be used in one turn, also for the same building.',
    ],
    [
      'GE-917',
      'Trade 1:1 takes from the supply, and a different kind from the one given. A card is drawn blind from the top of any pile, even the pile of the card given.',
    ],
    [
      'GE-918',
      'With an Extra action tile a non-merchant still needs a deal with the merchant for the building.',
    ],
    ['GE-919', 'Building action at a Villa may deliver a large order.'],
  ],
  'End of the game': [
    [
      'GE-1001',
      'Each player gets 10 ducats for each of their markers on a building; markers in the general supply are worth nothing.',
    ],
    ['GE-1002', 'Contracts are revealed and paid.'],
    ['GE-1003', 'Other cards, commodities and special tiles are worth nothing.'],
    ['GE-1004', 'Most ducats wins.'],
    [
      'GE-1005',
      'A tie goes to the tied player with the most cards, commodities and special tiles together.',
    ],
    [
      'GE-1006',
      'Personal markers are worth nothing and do not count for the tie. Contracts count as cards. Players who are still tied share the victory.',
    ],
  ],
  'Two players': [
    ['GE-1101', 'With two players all other rules stay the same.'],
    [
      'GE-1102',
      'Every offer made to the merchant must contain at least one good; ducats alone are not allowed.',
    ],
    [
      'GE-1103',
      "In a turn in which the opponent acts at least once, the merchant's own limit is two actions.",
    ],
    [
      'GE-1104',
      "It does not matter whether the merchant's first action came before or after the other player's.",
    ],
    ['GE-1105', 'These rules do not change the Extra action tile.'],
    [
      'GE-1106',
      'A deferred good satisfies GE-1102. GE-1102 also applies to what the player gives when the merchant makes a request, and to offers for streets.',
    ],
  ],
};
