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
        'Each category has nine tiles of value 1, three per ware symbol, and three of value 2 without symbol.',
      ],
      ['ST-005', 'Each player has one ware flag, one +1 flag and one pirate flag.'],
      [
        'ST-006',
        'Each player has one marker on each of the four tracks, starting on the lowest space.',
      ],
      ['ST-007', 'Three promotion tiles lie face up, the others form a face-down stack.'],
      ['ST-008', 'The start player of round 1 is determined by any method.'],
      [
        'ST-009',
        'Before each round 17, 14, 11 or 8 of the shuffled ships are removed with 3, 4, 5 or 6 players.',
      ],
      ['ST-010', "A player's coins are secret."],
    ],
    'Turn and claim': [
      ['ST-011', 'The current drawer turns up the top ship card.'],
      ['ST-012', 'Players decide clockwise, the drawer first, each once per card.'],
      ['ST-013', 'A player may lay at most one flag on a ship.'],
      ['ST-014', 'A pirate flag takes the ship at once.'],
      [
        'ST-015',
        'When a pirate flag is played, another flag on the ship returns to its owner unused.',
      ],
      ['ST-016', 'Without a pirate flag the first player who laid a flag gets the ship.'],
      ['ST-017', 'After a ware or +1 flag lies on the ship, only pirate flags may follow.'],
      ['ST-018', 'A ship nobody wants is put aside face down and the same drawer draws again.'],
      [
        'ST-019',
        'After a ship is placed, the next drawer is the player to the left of its winner.',
      ],
      ['ST-020', 'Players without flags are skipped as drawers and in the poll.'],
      ['ST-021', 'The winning flag stays used until the end of the round.'],
      ['ST-022', 'A round ends when all flags are used or the deck is used up and resolved.'],
    ],
    Placing: [
      ['ST-023', 'A ship goes to Venice, Rome or Naples, never to Florence.'],
      ['ST-024', 'Each player may have only one ship per port and round.'],
      ['ST-025', 'Ships in a port lie in descending order of value, the fastest on top.'],
      ['ST-026', 'A ship with a +1 flag counts one higher.'],
      ['ST-027', 'Of ships with equal value the one placed earlier is higher.'],
      ['ST-028', "The marker in the port's city moves one space per symbol of the port's ware."],
      [
        'ST-029',
        'A ware flag adds one space on the track of the chosen port, even if the ship carries none of its ware.',
      ],
      ['ST-030', 'Wares that do not fit the port are lost.'],
      ['ST-031', "Each scroll moves the owner's Florence marker one space, whatever the port."],
      ['ST-032', 'Venice takes gold, Naples cloth, Rome grain.'],
      ['ST-033', 'A marker arriving on a space is put at the right end of the markers there.'],
      [
        'ST-034',
        'Of markers on the same space the one farther left, which arrived earlier, ranks higher.',
      ],
      ['ST-035', 'A marker cannot pass the top space.'],
      ['ST-036', 'A pirate flag gives no ware and no speed.'],
    ],
    'Promotion tiles': [
      [
        'ST-037',
        'A ship with the promotion icon gives its winner one of the face-up tiles of his choice.',
      ],
      ['ST-038', 'The display is refilled to three from the stack as long as tiles remain.'],
      [
        'ST-039',
        "A tile of value 1 moves the owner's marker one space in the city of its ware, with or without a ship there.",
      ],
      ['ST-040', 'A tile of value 2 moves nothing.'],
    ],
    'Round scoring': [
      ['ST-041', 'Scoring takes place after each of the three rounds.'],
      ['ST-042', 'In each port the three fastest ships earn 15, 10 and 5.'],
      ['ST-043', 'In each of the four cities the three leading markers earn 15, 10 and 5.'],
      ['ST-044', 'A marker on the start space earns nothing.'],
      [
        'ST-045',
        'Markers on the top three spaces earn 5, 10 or 20 in addition, each player for himself.',
      ],
      ['ST-046', 'Prizes without a candidate are not paid.'],
      ['ST-047', 'After the scoring of rounds 1 and 2 players take back their flags.'],
      ['ST-048', 'All ship cards are shuffled for the next round and cards are removed again.'],
      ['ST-049', 'Markers and promotion tiles stay.'],
      ['ST-050', 'The player leading in Florence starts the next round.'],
    ],
    End: [
      ['ST-051', 'After round 3, in each category the three highest tile sums earn 30, 20 and 10.'],
      ['ST-052', 'Ties in a category are broken by the order in Florence.'],
      ['ST-053', 'A player without tiles of a category earns nothing there.'],
      ['ST-054', 'The most money wins; a tie is broken by the order in Florence.'],
    ],
  };

export const rules: readonly RuleEntry[] = Object.entries(INDEX).flatMap(([section, entries]) =>
  entries.map(([id, sentence]) => ({ id, section, sentence })),
);
