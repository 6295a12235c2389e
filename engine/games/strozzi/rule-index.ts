/** The rule index of Strozzi: id, section and sentence (rules, section 8). */

import type { RuleEntry } from '../../core/contract.ts';

/** Sections and their rules, in order. */
const INDEX: { readonly [section: string]: readonly (readonly [id: string, sentence: string])[] } =
  {
    'Components and set-up': [
      ['ST-001', 'The game is for 3 to 6 players and lasts three rounds.'],
      ['ST-002', 'There are 29 ships: four each of values 1 to 6, three of 7, two of 8.'],
      ['ST-003', 'There are 36 promotion tiles, 12 in each of Art, Science and Architecture.'],
      [
        'ST-004',
        'Each category has nine tiles of value 1, three per ware, and three tiles of value 2 without a ware.',
      ],
      ['ST-005', 'Each player has one ware flag, one +1 flag and one pirate flag.'],
      [
        'ST-006',
        'Each player has one marker on each of the four tracks, starting on the lowest space.',
      ],
      ['ST-007', 'Three promotion tiles lie face up. The others form a face-down stack.'],
      ['ST-008', 'The start player of round 1 is chosen by any method.'],
      [
        'ST-009',
        'Before each round, shuffle the ships and remove 17, 14, 11 or 8 of them with 3, 4, 5 or 6 players.',
      ],
      ['ST-010', "A player's coins are secret."],
    ],
    'Turn and claim': [
      ['ST-011', 'The current drawer turns up the top ship card.'],
      ['ST-012', 'Players decide clockwise, starting with the drawer, once each per card.'],
      ['ST-013', 'A player may play at most one flag on a ship.'],
      ['ST-014', 'A pirate flag takes the ship at once.'],
      [
        'ST-015',
        'When a pirate flag is played, any other flag on the ship returns to its owner unused.',
      ],
      ['ST-016', 'If no pirate flag is played, the first player to play a flag gets the ship.'],
      ['ST-017', 'Once a ware or +1 flag is on the ship, only pirate flags may be played on it.'],
      [
        'ST-018',
        'A ship that nobody wants is put aside face down, and the same drawer draws again.',
      ],
      [
        'ST-019',
        'After a ship is placed, the next drawer is the player to the left of its winner.',
      ],
      ['ST-020', 'Players without flags are skipped, both as drawers and when players decide.'],
      ['ST-021', 'The winning flag stays used until the end of the round.'],
      [
        'ST-022',
        'A round ends when all flags are used, or when the last ship in the deck is resolved.',
      ],
    ],
    Placing: [
      ['ST-023', 'A ship goes to Venice, Rome or Naples, never to Florence.'],
      ['ST-024', 'Each player may send only one ship to each port per round.'],
      ['ST-025', 'Ships in a port are ranked by value, with the fastest on top.'],
      ['ST-026', 'A ship claimed with a +1 flag counts as one faster.'],
      ['ST-027', 'Of ships with equal value, the one placed earlier ranks higher.'],
      [
        'ST-028',
        "The owner's marker in the port's city moves one space per symbol of the port's ware.",
      ],
      [
        'ST-029',
        'A ware flag adds one space on the track of the chosen port, even if the ship carries none of its ware.',
      ],
      ['ST-030', 'Wares that do not match the port are lost.'],
      ['ST-031', "Each scroll moves the owner's Florence marker one space, in every port."],
      ['ST-032', 'Venice takes gold, Naples cloth, Rome grain.'],
      ['ST-033', 'A marker that moves onto a space is placed to the right of the markers there.'],
      [
        'ST-034',
        'Of markers on the same space, the one farther left ranks higher, as it arrived earlier.',
      ],
      ['ST-035', 'A marker cannot pass the top space.'],
      ['ST-036', 'A pirate flag adds no ware and no speed.'],
    ],
    'Promotion tiles': [
      [
        'ST-037',
        'The winner of a ship with the promotion icon takes a face-up tile of their choice.',
      ],
      ['ST-038', 'The display is refilled to three tiles from the stack as long as tiles remain.'],
      [
        'ST-039',
        "A tile of value 1 moves the owner's marker one space in the city of its ware, even without a ship there.",
      ],
      ['ST-040', 'A tile of value 2 moves no marker.'],
    ],
    'Round scoring': [
      ['ST-041', 'Scoring takes place after each of the three rounds.'],
      ['ST-042', 'In each port, the three fastest ships earn 15, 10 and 5.'],
      ['ST-043', 'In each of the four cities, the three leading markers earn 15, 10 and 5.'],
      ['ST-044', 'A marker on the start space earns nothing.'],
      ['ST-045', 'Every marker on the top three spaces also earns 5, 10 or 20.'],
      ['ST-046', 'Prizes that nobody qualifies for are not paid.'],
      ['ST-047', 'After scoring rounds 1 and 2, players take back their flags.'],
      ['ST-048', 'For the next round, all ship cards are shuffled and cards are removed again.'],
      ['ST-049', 'Markers and promotion tiles stay from round to round.'],
      ['ST-050', 'The player leading in Florence starts the next round.'],
    ],
    End: [
      [
        'ST-051',
        'After round 3, the three highest tile totals in each category earn 30, 20 and 10.',
      ],
      ['ST-052', 'Ties in a category are broken by rank in Florence.'],
      ['ST-053', 'A player without tiles in a category earns nothing for it.'],
      ['ST-054', 'The player with the most money wins. Ties are broken by rank in Florence.'],
    ],
  };

export const rules: readonly RuleEntry[] = Object.entries(INDEX).flatMap(([section, entries]) =>
  entries.map(([id, sentence]) => ({ id, section, sentence })),
);
