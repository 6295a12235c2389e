/** Rules of set-up, turns, movement and actions (rules, section 8). */

export const TURN: {
  readonly [section: string]: readonly (readonly [id: string, sentence: string])[];
} = {
  'General, components, set-up': [
    [
      'GE-001',
      'The board is a city district of 8×8 squares; the dark frame around it is not part of the district.',
    ],
    [
      'GE-002',
      "Actions exist only in the 18 buildings marked with a banner, and each building's banner fixes the kind of action.",
    ],
    ['GE-003', 'The tower consists of 5 discs.'],
    [
      'GE-004',
      'There are 40 commodity tiles: 5 each of pepper, saffron, silver, copper, linen, silk, ale, wine.',
    ],
    ['GE-005', 'Each of the 5 colours has 7 Ownership markers.'],
    [
      'GE-006',
      'There are 27 special tiles: 5 Starting space, 7 Trade 1:1, 5 Commodity of your choice, 5 Building action, 5 Extra action.',
    ],
    ['GE-007', 'There are 60 cards: 14 Contract, 14 Message, 16 Large order, 16 Small order.'],
    ['GE-008', 'The round marker starts on the track space of the player count.'],
    ['GE-009', 'Special tiles and commodity tiles start on their supply places.'],
    [
      'GE-010',
      'Each player takes one colour: its player tile in front of them, and its 7 markers in the general supply on the board.',
    ],
    ['GE-011', 'Unused colours are out of the game.'],
    ['GE-012', 'The 60 cards are split by back, shuffled and laid out as four face-down piles.'],
    ['GE-013', 'Each player starts with one card of each pile, hidden from the others.'],
    ['GE-014', 'Each player starts with 130 ducats (two coins each of 5, 10 and 50).'],
    ['GE-015', 'The remaining coins form the bank.'],
    ['GE-016', 'Players keep their coins hidden during the game.'],
    [
      'GE-017',
      'The player who last visited a market is the first player (online: drawn at random).',
    ],
    [
      'GE-018',
      'The first player starts with the tower, both dice and the first player marker, which they keep until the end.',
    ],
    ['GE-019', 'The first player never changes.'],
    ['GE-020', 'The wealthiest player after the last round wins.'],
  ],
  'Rounds and turns': [
    ['GE-101', 'A game has 12 / 10 / 8 / 6 rounds with 2 / 3 / 4 / 5 players.'],
    ['GE-102', 'A round has as many turns as there are players.'],
    ['GE-103', 'Each round begins with the first player as merchant.'],
    [
      'GE-104',
      'After his turn the merchant passes the tower clockwise; the receiver is the new merchant.',
    ],
    ['GE-105', 'A round ends when everybody has been merchant once.'],
    [
      'GE-106',
      'When the last player of the round has finished, the round marker moves down one space.',
    ],
    [
      'GE-107',
      'When the marker moves on from the last space of the track, it leaves the track and the game is over.',
    ],
    [
      'GE-108',
      'A turn has four phases in this order: starting space; movement, actions and negotiation; acquiring buildings; end of turn.',
    ],
    ['GE-109', 'The last round is always played out.'],
    ['GE-110', 'A Market start during the last round does not move the marker.'],
  ],
  'Phase 1': [
    [
      'GE-201',
      'The merchant rolls both dice; blue gives the horizontal, red the vertical coordinate.',
    ],
    [
      'GE-202',
      'All five discs are put on the space where the two coordinates meet; it is the starting space.',
    ],
    ['GE-203', 'The squares 4-4, 4-5, 5-5 and 5-4 form the Market.'],
    [
      'GE-204',
      'If the dice give the Market, the round marker moves down one space, which shortens the game by a round.',
    ],
    ['GE-205', 'The same happens when the Market is chosen with a Starting space tile.'],
    ['GE-206', 'GE-204 applies to the start of every turn, not only to the first turn of a round.'],
    ['GE-207', 'A dice result on any square of a building puts the tower on that building.'],
  ],
  Movement: [
    ['GE-301', 'The tower moves from space to adjacent space, orthogonally, never diagonally.'],
    ['GE-302', 'One disc stays behind on every space that the tower leaves.'],
    [
      'GE-303',
      'The tower makes at most 4 moves, so it visits at most 5 spaces including the starting space.',
    ],
    ['GE-304', 'Every building, every street space and the Market count as one space each.'],
    ['GE-305', 'Park and Harbor are buildings.'],
    ['GE-306', 'Within a turn the tower never returns to a visited space.'],
    ['GE-307', 'The merchant may go on moving even when nobody else has an action left.'],
    ['GE-308', 'The merchant may stop at any time, even on the starting space.'],
    ['GE-309', 'Moving and negotiating end with the fourth move or when the merchant stops.'],
    ['GE-310', 'When the tower stops, all discs left in it stay on the last space.'],
    [
      'GE-311',
      'The merchant cannot move on or stop until it is settled who acts in the building under the tower (claim).',
    ],
  ],
  Actions: [
    ['GE-401', 'Each visited building allows one action, to one player.'],
    ['GE-402', "A building's action goes to a single player per turn."],
    ['GE-403', 'Each player, merchant included, has one action per turn.'],
    ['GE-404', 'A player need not take an action in a turn.'],
    [
      'GE-405',
      'An action is taken at once when the tower reaches the building; players act in no fixed order.',
    ],
    ['GE-406', 'Up to five buildings can be visited in a turn, the starting space included.'],
    [
      'GE-407',
      'If the supply runs short, the player takes what is left, possibly nothing, and has still used the action.',
    ],
    ['GE-408', 'There are no actions on streets or on the Market.'],
    ['GE-409', 'The buyer of a building action must perform its main effect at once.'],
    ['GE-410', 'An action ends only when the acting player says so or runs out of time.'],
  ],
};
