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
    ['GE-610', 'Phase 4 follows when everybody has had his chance.'],
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
      'When a face-up card appears on top of a pile, the pile is shuffled into a new one; this holds for all four piles.',
    ],
    [
      'GE-804',
      'Large order: deliver the three named commodities to the supply by the deliver action of the named Villa; receive 100 ducats and one special tile of choice.',
    ],
    [
      'GE-805',
      'Small order: perform the action of the named building and return the named commodity; receive 40 ducats.',
    ],
    [
      'GE-806',
      "Delivering a small order costs no action of its own, but the named building's action must be taken.",
    ],
    ['GE-807', 'Never two orders, large or small, with one action, even for the same building.'],
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
      'A group scores 10 / 30 / 60 / 100 for 1 / 2 / 3 / 4 buildings and 50 more for each beyond the fourth (2 and 3: R).',
    ],
    [
      'GE-814',
      'Message delivery is automatic and also happens when the message is acquired after the visits, within the same turn.',
    ],
    [
      'GE-815',
      'The special tile of a large order comes from the supply; if all are out, there is none.',
    ],
    ['GE-816', 'Drawing stops when a pile is completely empty.'],
  ],
  'Special tiles': [
    [
      'GE-901',
      'Special tiles are unlimited per player, in possession, in uses per turn and in the order of use.',
    ],
    ['GE-902', 'A used tile goes back to its supply place.'],
    [
      'GE-903',
      "Starting space: in one's own turn, instead of rolling, put the tower on any space.",
    ],
    ['GE-904', "Extra action: in any player's turn, gives one extra action."],
    [
      'GE-905',
      'Several Extra action tiles may be used in one turn, also in the turn they were obtained.',
    ],
    ['GE-906', 'Extra action does not open a building whose action has been taken already.'],
    ['GE-907', 'Commodity of your choice: take one commodity of choice.'],
    [
      'GE-908',
      'Commodity of your choice is playable only inside an own action: at its start, in its course or at its end, also in the action that gave the tile.',
    ],
    ['GE-909', 'After announcing the end of the action it cannot be played.'],
    [
      'GE-910',
      'Trade 1:1: exchange one own good (card, marker, commodity, special tile) for any one good.',
    ],
    ['GE-911', 'Trade 1:1 and Building action have the same timing as Commodity of your choice.'],
    ['GE-912', 'Building action: the player at once performs what one of his own buildings does.'],
    [
      'GE-913',
      "Using Building action does not use the turn's action; the player still counts as having taken one action only.",
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
      'Trade 1:1 takes from the supply, and another kind than the one given; a card is the blind top card of the chosen pile, also of its own.',
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
      'Each player gets 10 ducats per own marker on a building; markers in the general supply give nothing.',
    ],
    ['GE-1002', 'Contracts are revealed and paid.'],
    ['GE-1003', 'Other cards, commodities and special tiles yield nothing.'],
    ['GE-1004', 'Most ducats wins.'],
    [
      'GE-1005',
      'A tie goes to the tied player who has most cards, commodities and special tiles together.',
    ],
    [
      'GE-1006',
      'Personal markers yield nothing and do not count for the tie; contract cards count as cards; a further tie is shared.',
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
    ['GE-1105', 'The Extra action tile is not changed by these rules.'],
    [
      'GE-1106',
      "A deferred good satisfies GE-1102; GE-1102 also holds for what the player gives in the merchant's proposals and for street targets.",
    ],
  ],
};
