/** The rule index of The Patrons of Venice: id, section and sentence (rules, section 8). */

import type { RuleEntry } from '../../core/contract.ts';

/** Sections and their rules, in order. */
const INDEX: { readonly [section: string]: readonly (readonly [id: string, sentence: string])[] } =
  {
    'Set-up and general': [
      ['PV-001', 'The game is for 3, 4 or 5 players.'],
      ['PV-002', 'There are 69 raw cards: 65 goods and 4 Pirates!.'],
      [
        'PV-003',
        'There are 18 manufactured goods, 18 Favours, 10 manufacturing tiles, 9 luxury tiles and 6 statues, and no more.',
      ],
      ['PV-004', 'Each player has one colour with 10 cubes.'],
      [
        'PV-005',
        'Manufactured goods and all tiles and Favours lie sorted and open beside the board.',
      ],
      ['PV-006', 'Each player starts with 10 Ducats.'],
      ['PV-007', 'One raw card is dealt face down to each hand.'],
      ['PV-008', 'Two raw cards are dealt face up to the Market.'],
      ['PV-009', "Three raw cards are dealt face up to each player's ships, one per ship."],
      ['PV-010', 'Grain, wine or pepper dealt to a hand or the Market is replaced.'],
      ['PV-011', 'Pirates! dealt anywhere is replaced.'],
      ['PV-012', 'Replaced cards are shuffled back into the deck after dealing.'],
      ['PV-013', 'The rest of the raw cards form the draw deck.'],
      [
        'PV-014',
        "The second-youngest player (online: random or the host's choice) takes the first turn.",
      ],
      ['PV-015', 'Hand cards are hidden from other players.'],
    ],
    Map: [
      ['PV-016', 'A building site is adjacent to a campo when they share an edge.'],
      ['PV-017', 'Two buildings adjacent to the same campo are in the same campo.'],
      ['PV-018', 'Frari has four sites, San Polo six, and two sites belong to both.'],
      ['PV-019', 'Canals have no function.'],
      ['PV-020', 'Statues stand on campi and belong to nobody.'],
      ['PV-021', 'Business tiles stand on building sites and carry a cube of their owner.'],
    ],
    Turn: [
      ['PV-022', 'Turns pass clockwise until the end condition is met.'],
      ['PV-023', 'The player whose turn it is, the Lead Player, chooses one of five actions.'],
      [
        'PV-024',
        'All players perform the chosen action, the Lead Player first and then clockwise.',
      ],
    ],
    Reserve: [
      [
        'PV-025',
        'In a Reserve action each player may reserve at most one shipment, on whichever board he likes.',
      ],
      ['PV-026', 'Reserving on the own board costs 1 Ducat, paid to the bank.'],
      ['PV-027', 'Reserving on another board costs 2 Ducats, paid to its owner.'],
      [
        'PV-028',
        'The reserving player puts a cube on the shipment; it stays there while the shipment sails.',
      ],
      ['PV-029', 'A reserved shipment cannot be reserved again.'],
      ['PV-030', 'Without a free cube nobody can reserve or sponsor a business.'],
    ],
    Sail: [
      ['PV-031', 'As many new shipments as there are players are drawn and laid face up.'],
      ['PV-032', 'If the draw deck has too few cards, the discard pile is shuffled into it first.'],
      [
        'PV-033',
        'If any new shipment is Pirates!, every unreserved shipment on a right ship moves to the Wharf.',
      ],
      ['PV-034', 'Reserved shipments are not stolen.'],
      ['PV-035', 'Pirates! cards are discarded and replaced until all new shipments are goods.'],
      [
        'PV-036',
        'When all four Pirates! are in the discard pile, the discard pile is shuffled back into the draw deck at once.',
      ],
      ['PV-037', 'A Pirates! drawn as a replacement causes no second theft.'],
      [
        'PV-038',
        "A right shipment with a cube goes to the cube's owner, who keeps it free or sells it at once for its value.",
      ],
      [
        'PV-039',
        "A right shipment without a cube is kept free or sold at once by the board's owner.",
      ],
      [
        'PV-040',
        'Sold grain, wine and pepper go to the discard pile, every other sold good to the Market.',
      ],
      ['PV-041', 'The cube on an unloaded shipment returns to its owner.'],
      [
        'PV-042',
        'After unloading, the two remaining shipments of each board move one ship to the right.',
      ],
      [
        'PV-043',
        'In turn order each player takes one of the new shipments onto the left ship of his own board.',
      ],
      [
        'PV-044',
        "If deck and discard pile cannot supply the goods needed, the Wharf and then the Market's raw goods are shuffled into the deck.",
      ],
      ['PV-045', 'Boards unload in turn order.'],
    ],
    Trade: [
      ['PV-046', 'A Trade action has a sell step and then a buy step.'],
      [
        'PV-047',
        'In the sell step each player in turn order sells any number of hand cards to the bank for their values.',
      ],
      ['PV-048', 'Manufactured goods can be sold like raw goods.'],
      ['PV-049', 'In the buy step players in turn order buy one card or pass, round after round.'],
      ['PV-050', 'Cards at the Wharf cost 1 Ducat.'],
      ['PV-051', 'Cards in the Market cost their value.'],
      ['PV-052', 'A player who passed may buy in a later round.'],
      ['PV-053', 'The buy step ends when all players have passed one after another.'],
    ],
    Sponsor: [
      [
        'PV-054',
        'In a Sponsor action each player may sponsor one business or one statue, not both.',
      ],
      ['PV-055', 'A draper needs an owned draper or a shown wool.'],
      ['PV-056', 'A canvaser needs an owned canvaser or a shown hemp.'],
      [
        'PV-057',
        'A luxury business needs an owned business of that type or two shown different goods of its three.',
      ],
      ['PV-058', 'Shown goods are seen by all players and stay in the hand.'],
      ['PV-059', 'The cost on the tile is paid to the bank.'],
      ['PV-060', 'The tile goes on any free building site with one cube of the sponsor.'],
      ['PV-061', 'A type whose tiles are used up cannot be sponsored.'],
      [
        'PV-062',
        'A statue goes on any campo without a statue and costs 3 Ducats, and 1 more for each statue already standing in Venice.',
      ],
      ['PV-063', "The statue's cost is paid to the bank."],
      ['PV-064', 'At most six statues can be built.'],
    ],
    Produce: [
      [
        'PV-065',
        'In a Produce action each player in turn order produces as many goods as he likes and can.',
      ],
      ['PV-066', 'Each good needs all its input cards in the hand.'],
      [
        'PV-067',
        'Each good needs an own business of the right type, and each business makes at most one good per Produce action.',
      ],
      ['PV-068', 'Several kinds of goods may be produced in the same action.'],
      ['PV-069', 'Consumed raw cards go to the discard pile.'],
      ['PV-070', 'Consumed manufactured cards return to their piles.'],
      ['PV-071', 'Producing cloth or canvas gives the card from its pile to the hand.'],
      ['PV-072', 'Cloth or canvas cannot be produced when its pile is empty.'],
      ['PV-073', 'Producing a luxury gives one Favour card, kept face up.'],
      ['PV-074', 'With an empty Favour pile a luxury still earns income but no Favour.'],
      ['PV-075', 'Base income of cloth and canvas is 0.'],
      ['PV-076', 'Base income of wagon, armour, tent and clothing is 5.'],
      [
        'PV-077',
        "Base income of a gondola is the number of non-gondola businesses in the gondola maker's campo, of all owners.",
      ],
      ['PV-078', 'A gondola maker in two campi uses the campo that pays more.'],
      [
        'PV-079',
        'A good earns 1 Ducat more if a statue stands on a campo adjacent to its business.',
      ],
      [
        'PV-080',
        'A good earns 1 Ducat more if another business of the same type, of any owner, is in the same campo.',
      ],
      ['PV-081', 'Each of the two bonuses is earned at most once per good.'],
      ['PV-082', 'One business may earn both bonuses for the same good.'],
      ['PV-083', 'Bonuses apply to cloth, canvas and gondolas too.'],
      [
        'PV-084',
        'The player chooses which business makes each good, and its position decides the income.',
      ],
      [
        'PV-085',
        "Cards produced earlier in the same action may be consumed by the same player's later productions.",
      ],
      ['PV-086', 'The recipes are those of table 2.3; a tent takes lumber, silk and canvas.'],
    ],
    End: [
      [
        'PV-087',
        'With 3 or 4 players the turn in which somebody gets to 12 points or more is the last one.',
      ],
      ['PV-088', 'With 5 players the threshold is 10 points.'],
      [
        'PV-089',
        'A business scores 1 point, or 2 in total when at least one adjacent campo has a statue.',
      ],
      ['PV-090', 'A Favour scores 1 point.'],
      ['PV-091', 'Most points win; ties are broken by Ducats, remaining ties are shared.'],
      [
        'PV-092',
        'All players complete the action of the last turn, and the check covers every player.',
      ],
    ],
    Variant: [
      [
        'PV-093',
        "A player with the goods may produce at another player's business during Produce.",
      ],
      [
        'PV-094',
        'The producing player gets the manufactured card or Favour, the owner of the business gets all the money.',
      ],
      [
        'PV-095',
        'In the variant each player may use each business once per Produce action, so guests never block the owner.',
      ],
    ],
  };

export const rules: readonly RuleEntry[] = Object.entries(INDEX).flatMap(([section, entries]) =>
  entries.map(([id, sentence]) => ({ id, section, sentence })),
);
