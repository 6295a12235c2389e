/** The rule index of The Patrons of Venice: id, section and sentence (rules, section 8). */

import type { RuleEntry } from '../../core/contract.ts';

/** Sections and their rules, in order. */
const INDEX: { readonly [section: string]: readonly (readonly [id: string, sentence: string])[] } =
  {
    'Set-up and general': [
      ['PV-001', 'The game is for 3, 4 or 5 players.'],
      ['PV-002', 'There are 69 raw cards: 65 goods and 4 Pirates! cards.'],
      [
        'PV-003',
        'There are only 18 manufactured goods, 18 Favours, 10 manufacturing tiles, 9 luxury tiles and 6 statues.',
      ],
      ['PV-004', 'Each player has 10 cubes of one colour.'],
      [
        'PV-005',
        'Manufactured goods, tiles and Favours are sorted and open to view beside the board.',
      ],
      ['PV-006', 'Each player starts with 10 Ducats.'],
      ['PV-007', 'One raw card is dealt face down to each hand.'],
      ['PV-008', 'Two raw cards are dealt face up to the Market.'],
      ['PV-009', "Three raw cards are dealt face up to each player's ships, one per ship."],
      ['PV-010', 'Grain, wine or pepper dealt to a hand or the Market is replaced.'],
      ['PV-011', 'A Pirates! card is replaced wherever it is dealt.'],
      ['PV-012', 'Replaced cards are shuffled back into the deck after dealing.'],
      ['PV-013', 'The rest of the raw cards form the draw deck.'],
      [
        'PV-014',
        'The second-youngest player takes the first turn. Online, the first player is random or chosen by the host.',
      ],
      ['PV-015', 'Hand cards are hidden from other players.'],
    ],
    Map: [
      ['PV-016', 'A building site is adjacent to a campo if they share an edge.'],
      ['PV-017', 'Two buildings adjacent to the same campo are in the same campo.'],
      ['PV-018', 'Frari has four sites and San Polo has six. Two of these sites belong to both.'],
      ['PV-019', 'Canals have no effect.'],
      ['PV-020', 'Statues stand on campi and belong to nobody.'],
      ['PV-021', 'Business tiles stand on building sites, each with a cube of its owner.'],
    ],
    Turn: [
      ['PV-022', 'Turns pass clockwise until the end of the game is triggered.'],
      ['PV-023', 'The player whose turn it is, the Lead Player, chooses one of five actions.'],
      ['PV-024', 'All players perform the chosen action, clockwise from the Lead Player.'],
    ],
    Reserve: [
      [
        'PV-025',
        'In a Reserve action, each player may reserve at most one shipment, on any board.',
      ],
      ['PV-026', "Reserving on a player's own board costs 1 Ducat, paid to the bank."],
      ['PV-027', 'Reserving on another board costs 2 Ducats, paid to its owner.'],
      [
        'PV-028',
        'A player who reserves a shipment puts a cube on it. The cube stays there while the shipment sails.',
      ],
      ['PV-029', 'A reserved shipment cannot be reserved again.'],
      ['PV-030', 'A player without a free cube cannot reserve a shipment or sponsor a business.'],
    ],
    Sail: [
      ['PV-031', 'One new shipment per player is drawn and laid face up.'],
      ['PV-032', 'If the draw deck has too few cards, the discard pile is shuffled into it first.'],
      [
        'PV-033',
        'If any new shipment is a Pirates! card, every unreserved shipment on a right ship moves to the Wharf.',
      ],
      ['PV-034', 'Reserved shipments are not stolen.'],
      ['PV-035', 'Pirates! cards are discarded and replaced until all new shipments are goods.'],
      [
        'PV-036',
        'When all four Pirates! cards are in the discard pile, it is shuffled back into the draw deck at once.',
      ],
      ['PV-037', 'A Pirates! card drawn as a replacement steals nothing more.'],
      [
        'PV-038',
        "A right shipment with a cube goes to the cube's owner, who keeps it for free or sells it at once for its value.",
      ],
      [
        'PV-039',
        'The owner of the board keeps a right shipment without a cube for free or sells it at once.',
      ],
      [
        'PV-040',
        'Sold grain, wine and pepper go to the discard pile. All other sold goods go to the Market.',
      ],
      ['PV-041', 'The cube on an unloaded shipment returns to its owner.'],
      [
        'PV-042',
        'After unloading, the two remaining shipments on each board move one ship to the right.',
      ],
      [
        'PV-043',
        'In turn order, each player puts one of the new shipments on the left ship of their own board.',
      ],
      [
        'PV-044',
        "If the deck and the discard pile do not have enough goods, the Wharf and then the Market's raw goods are shuffled into the deck.",
      ],
      ['PV-045', 'Boards unload in turn order.'],
    ],
    Trade: [
      ['PV-046', 'A Trade action has a sell step and then a buy step.'],
      [
        'PV-047',
        'In the sell step, each player in turn order sells any number of hand cards to the bank for their value.',
      ],
      ['PV-048', 'Manufactured goods can be sold like raw goods.'],
      ['PV-049', 'In the buy step, players in turn order buy one card or pass, round after round.'],
      ['PV-050', 'Cards at the Wharf cost 1 Ducat.'],
      ['PV-051', 'Cards in the Market cost their value.'],
      ['PV-052', 'A player who has passed may buy in a later round.'],
      ['PV-053', 'The buy step ends when all players pass in a row.'],
    ],
    Sponsor: [
      [
        'PV-054',
        'In a Sponsor action, each player may sponsor one business or one statue, but not both.',
      ],
      ['PV-055', 'To sponsor a draper, a player must own a draper or show a wool.'],
      ['PV-056', 'To sponsor a canvaser, a player must own a canvaser or show a hemp.'],
      [
        'PV-057',
        'To sponsor a luxury business, a player must own one of that type or show two different goods of its recipe.',
      ],
      ['PV-058', 'Shown goods are seen by all players and stay in the hand.'],
      ['PV-059', 'The cost on the tile is paid to the bank.'],
      ['PV-060', "The tile goes on any free building site, with one of the sponsor's cubes."],
      ['PV-061', 'A type with no tiles left cannot be sponsored.'],
      [
        'PV-062',
        'A statue goes on any campo without a statue. It costs 3 Ducats, plus 1 for each statue already in Venice.',
      ],
      ['PV-063', "The statue's cost is paid to the bank."],
      ['PV-064', 'At most six statues can be built.'],
    ],
    Produce: [
      [
        'PV-065',
        'In a Produce action, each player in turn order may produce as many goods as they can.',
      ],
      ['PV-066', 'Each good needs all its input cards in the hand.'],
      [
        'PV-067',
        'Each good needs a business of the right type that the player owns. Each business makes at most one good per Produce action.',
      ],
      ['PV-068', 'Several kinds of goods may be produced in the same action.'],
      ['PV-069', 'Consumed raw cards go to the discard pile.'],
      ['PV-070', 'Consumed manufactured cards return to their piles.'],
      ['PV-071', 'Producing cloth or canvas moves the card from its pile to the hand.'],
      ['PV-072', 'Cloth or canvas cannot be produced when its pile is empty.'],
      ['PV-073', 'Producing a luxury earns one Favour card, kept face up.'],
      ['PV-074', 'If the Favour pile is empty, a luxury still earns income but no Favour.'],
      ['PV-075', 'The base income of cloth and canvas is 0.'],
      ['PV-076', 'The base income of a wagon, armour, a tent and clothing is 5.'],
      [
        'PV-077',
        "The base income of a gondola is the number of businesses in its maker's campo that are not gondola makers, of any owner.",
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
        "The player chooses which business makes each good, and that business's site decides the income.",
      ],
      [
        'PV-085',
        'Cards produced earlier in the same action may be used by the same player in later productions.',
      ],
      ['PV-086', 'Each good has its own recipe. A tent takes lumber, silk and canvas.'],
    ],
    End: [
      [
        'PV-087',
        'With 3 or 4 players, the turn in which a player reaches 12 points is the last one.',
      ],
      ['PV-088', 'With 5 players, the target is 10 points.'],
      ['PV-089', 'A business scores 1 point, or 2 in total if an adjacent campo has a statue.'],
      ['PV-090', 'A Favour scores 1 point.'],
      [
        'PV-091',
        'The player with the most points wins. Ties are broken by Ducats, and any remaining tie is shared.',
      ],
      ['PV-092', 'All players complete the last action before points are checked.'],
    ],
    Variant: [
      [
        'PV-093',
        "In a Produce action, a player with the goods may produce at another player's business.",
      ],
      [
        'PV-094',
        'The player who produces gets the manufactured card or Favour. The owner of the business gets all the money.',
      ],
      [
        'PV-095',
        'Each player may use each business once per Produce action, so guests never block the owner.',
      ],
    ],
  };

export const rules: readonly RuleEntry[] = Object.entries(INDEX).flatMap(([section, entries]) =>
  entries.map(([id, sentence]) => ({ id, section, sentence })),
);
