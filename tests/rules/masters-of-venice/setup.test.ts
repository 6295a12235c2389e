import { expect } from 'vitest';
import type { Chance } from '../../../engine/core/chance.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import {
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  RESOURCES,
  type Resource,
  RUMOR_IDS,
  SHOPS,
  type Shop,
} from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { fresh } from './positions.ts';
import { game, seatInfo, type Table } from './table.ts';

const SIZES = [2, 3, 4, 5];

/** Draws these cubes in set-up: the only draws with more than 21 possibilities. */
function setupDraws(draws: readonly Resource[], seed = 1): Chance {
  const rest = new SeededChance(seed);
  const bag = RESOURCES.map(() => 15);
  let next = 0;
  return {
    below(n: number): number {
      const wanted = draws[next];
      if (n <= 21 || wanted === undefined) return rest.below(n);
      expect(n).toBe(bag.reduce((a, b) => a + b, 0));
      next++;
      const r = RESOURCES.indexOf(wanted);
      const offset = bag.slice(0, r).reduce((a, b) => a + b, 0);
      bag[r] = (bag[r] ?? 0) - 1;
      return offset;
    },
  };
}

/** Fresh tables of every size and many seeds. */
function everyTable(visit: (table: Table, n: number) => void, seeds = 40): void {
  for (const n of SIZES) for (let seed = 0; seed < seeds; seed++) visit(fresh(n, { seed }), n);
}

/** Cubes of a resource that set-up took out of the bag. */
const drawn = (table: Table, r: Resource): number => 15 - table.bag(r);

rule('MV-101', 'Two to five players take part', () => {
  expect(game.seats).toEqual({ min: 2, max: 5 });
  for (const n of SIZES) expect(fresh(n).pub().seats.length).toBe(n);
  for (const n of [0, 1, 6])
    expect(() => game.setup(n, game.options({}, n), new SeededChance(1))).toThrow();
});

rule('MV-102', 'Everybody is dealt one share of a different shop; the rest is for sale', () => {
  const seen = new Set<string>();
  everyTable((table, n) => {
    const dealt = table.pub().seats.map((seat) => Object.entries(seat.shares));
    for (const shares of dealt) expect(shares).toEqual([[shares[0]?.[0], 1]]);
    const shops = dealt.map((shares) => shares[0]?.[0] as Shop);
    expect(new Set(shops).size).toBe(n);
    for (const shop of SHOPS) expect(table.pub().supply[shop]).toBe(shops.includes(shop) ? 9 : 10);
    expect(table.pub().supply).toMatchObject({ officeNorth: 10, officeSouth: 10 });
    seen.add(`${shops[0]}`);
  });
  expect([...seen].sort()).toEqual([...SHOPS].sort());
});

rule('MV-103', 'Everybody starts with 150 ducats', () => {
  everyTable((table, n) => expect(table.allCash()).toEqual(new Array(n).fill(150)), 3);
});

rule('MV-104', 'The board of a shop stands before the player who was dealt its share', () => {
  everyTable((table) => {
    for (const shop of SHOPS) {
      const owner = table.pub().seats.findIndex((seat) => seat.shares[shop] === 1);
      expect(table.majority(shop)).toBe(owner < 0 ? null : owner);
    }
  }, 10);
});

rule('MV-105', 'Six favors are shuffled and the top two lie in the plaza', () => {
  const first = new Set<string>();
  const last = new Set<string>();
  everyTable((table) => {
    expect(table.plaza().length).toBe(2);
    expect(table.pub().church.stack).toBe(4);
    expect([...table.plaza(), ...table.stack()].sort()).toEqual([...FAVOR_IDS].sort());
    first.add(`${table.plaza()[0]}`);
    last.add(`${table.stack()[3]}`);
  });
  expect(first.size).toBe(6);
  expect(last.size).toBe(6);
});

rule('MV-106', 'A random rumor lies face down on each commerce space of the canal', () => {
  const seen = new Set<string>();
  everyTable((table) => {
    const spaces = [2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16];
    expect([...table.pub().canalRumors]).toEqual(spaces);
    for (let space = 1; space <= 16; space++)
      expect(table.canal(space) !== null).toBe(spaces.includes(space));
    seen.add(`${table.canal(2)}`);
    for (const viewer of [0, 1, 'public'] as const)
      for (const rumor of RUMOR_IDS) expect(table.bytes(viewer)).not.toContain(rumor);
  });
  expect(seen.size).toBe(15);
});

rule('MV-107', 'The three rumors left over are out of the game and unknown', () => {
  const removed = new Set<string>();
  everyTable((table) => {
    const out = Array.from(table.state.subarray(S.REMOVED_RUMORS, S.REMOVED_RUMORS + 3));
    const ids = out.map((i) => `${RUMOR_IDS[i]}`);
    const onCanal = Array.from({ length: 16 }, (_, i) => table.canal(i + 1)).filter(Boolean);
    expect([...ids, ...onCanal].sort()).toEqual([...RUMOR_IDS].sort());
    for (const id of ids) {
      expect(table.bytes('public')).not.toContain(id);
      removed.add(id);
    }
  });
  expect(removed.size).toBe(15);
});

rule('MV-108', 'All six characters are on display; nobody holds the marker yet', () => {
  everyTable((table) => {
    expect([...table.pub().characterRow].sort()).toEqual([
      'gondolieri',
      'guildMaster',
      'harborMaster',
      'taxCollector',
      'thief',
      'trader',
    ]);
    for (const seat of table.pub().seats) expect(seat.characters).toEqual([]);
    expect(table.pub().marker).toBeNull();
    expect(table.state[S.MARKER_HOLDER]).toBe(-1);
    expect(table.state[S.MARKER_USED]).toBe(0);
  }, 3);
});

rule('MV-109', 'The gondola starts on space 1 and everybody is to bid', () => {
  everyTable((table, n) => {
    const view = table.pub();
    expect(view).toMatchObject({ gondolaSpace: 1, round: 1, roundKind: 'bid', phase: 'bid' });
    expect(table.deciders()).toEqual(Array.from({ length: n }, (_, p) => p));
  }, 3);
});

rule('MV-110', 'Everybody has a colour, the score 0, and no place in turn order yet', () => {
  everyTable((table, n) => {
    const view = table.pub();
    expect(view.seats.map((seat) => seat.color)).toEqual(seatInfo(n).map((seat) => seat.color));
    expect(view.seats.map((seat) => seat.vp)).toEqual(new Array(n).fill(0));
    expect(view.turnOrder).toEqual([]);
  }, 3);
});

rule('MV-111', 'Everybody is dealt one secret Guild Order; the others form the deck', () => {
  const dealt = new Set<string>();
  const top = new Set<string>();
  everyTable((table, n) => {
    const hands = Array.from({ length: n }, (_, p) => table.hand(p));
    for (const hand of hands) expect(hand.length).toBe(1);
    expect([...hands.flat(), ...table.deck()].sort()).toEqual([...GUILD_ORDER_IDS]);
    expect(table.pub().guildDeck).toBe(21 - n);
    expect(table.pub().seats.map((seat) => seat.guildHeld)).toEqual(new Array(n).fill(1));
    for (const card of GUILD_ORDER_IDS) {
      expect(table.bytes('public')).not.toContain(card);
      if (!hands[0]?.includes(card)) expect(table.bytes(0)).not.toContain(card);
    }
    dealt.add(`${hands[0]?.[0]}`);
    top.add(`${table.deck()[0]}`);
  }, 60);
  expect(dealt.size).toBe(21);
  expect(top.size).toBe(21);
});

rule(
  ['MV-112', 'MV-119', 'MV-120'],
  'Prices start at 40, less one step for each cube drawn',
  () => {
    everyTable((table) => {
      for (const r of RESOURCES) expect(table.price(r)).toBe(Math.max(5, 40 - 5 * drawn(table, r)));
    });
    const gems = fresh(2, { chance: setupDraws(new Array(12).fill('gems')) });
    expect(gems.prices()).toEqual({
      iron: 40,
      lumber: 40,
      spice: 40,
      grain: 40,
      gems: 5,
      fabric: 40,
    });
    const lumber = fresh(3, { chance: setupDraws(new Array(4).fill('lumber')) });
    expect(lumber.price('lumber')).toBeLessThanOrEqual(20);
  },
);

rule(['MV-113', 'MV-120'], 'All share prices start at 40, whatever is drawn', () => {
  const forty = { blacksmith: 40, jeweler: 40, miller: 40, spiceShop: 40, tailor: 40 };
  everyTable((table) => expect(table.sharePrices()).toEqual(forty), 10);
  for (const r of RESOURCES)
    expect(fresh(5, { chance: setupDraws(new Array(15).fill(r)) }).sharePrices()).toEqual(forty);
});

rule('MV-114', 'All orders start at 2', () => {
  const two = { blacksmith: 2, jeweler: 2, miller: 2, spiceShop: 2, tailor: 2 };
  everyTable((table) => {
    if (RESOURCES.every((r) => drawn(table, r) <= 7)) expect(table.allOrders()).toEqual(two);
  });
});

rule('MV-115', 'All 90 cubes start in the bag', () => {
  everyTable((table, n) => {
    const left = RESOURCES.reduce((sum, r) => sum + table.bag(r), 0);
    expect(left).toBe(90 - 10 - n);
  });
  // Each of the 15 cubes of a kind can be drawn.
  const table = fresh(5, { chance: setupDraws(new Array(15).fill('fabric')) });
  expect(table.pub().bag).toEqual({ iron: 15, lumber: 15, spice: 15, grain: 15, gems: 15 });
});

rule(
  ['MV-116', 'MV-117', 'MV-118'],
  'One cube each, two for every dock, one for every office',
  () => {
    everyTable((table) => {
      const count = (cubes: object): number =>
        Object.values(cubes).reduce((sum: number, k: number) => sum + k, 0);
      for (const seat of table.pub().seats) expect(count(seat.cubes)).toBe(1);
      expect(table.pub().docks.map(count)).toEqual([2, 2, 2, 2]);
      expect(table.pub().offices.officeNorth).not.toBeNull();
      expect(table.pub().offices.officeSouth).not.toBeNull();
    }, 10);
    // In this order: seats, docks 1 to 4, North, South.
    const draws: Resource[] = ['iron', 'gems', 'spice', 'grain', 'fabric', 'iron', 'iron'];
    draws.push('gems', 'gems', 'lumber', 'lumber', 'spice', 'fabric');
    const table = fresh(3, { chance: setupDraws(draws) });
    const view = table.pub();
    expect(view.seats.map((seat) => seat.cubes)).toEqual([{ iron: 1 }, { gems: 1 }, { spice: 1 }]);
    expect(view.docks).toEqual([{ grain: 1, fabric: 1 }, { iron: 2 }, { gems: 2 }, { lumber: 2 }]);
    expect(view.offices).toEqual({ officeNorth: 'spice', officeSouth: 'fabric' });
  },
);

rule(['MV-121', 'MV-548', 'MV-549'], 'Below 5, a set-up draw gives an order instead', () => {
  for (const [shop, r] of [
    ['blacksmith', 'iron'],
    ['jeweler', 'gems'],
    ['tailor', 'fabric'],
  ] as const) {
    const table = fresh(5, { chance: setupDraws(new Array(15).fill(r)) });
    expect(table.price(r)).toBe(5);
    // Seven draws bring the price to 5; the other eight are orders.
    expect(table.orders(shop)).toBe(2 + 8);
  }
  const lumber = fresh(5, { chance: setupDraws(new Array(15).fill('lumber')) });
  expect(lumber.price('lumber')).toBe(5);
  expect(Object.values(lumber.allOrders())).toEqual([2, 2, 2, 2, 2]);
});

rule('MV-122', 'Pawns start off the board', () => {
  everyTable((table) => {
    for (const seat of table.pub().seats) expect(seat.pawn).toBeNull();
  }, 3);
});

rule('MV-123', 'Youth ranks are drawn, or those that the host entered', () => {
  const youngest = new Set<number>();
  everyTable((table, n) => {
    const ranks = table.pub().seats.map((seat) => seat.youthRank);
    expect([...ranks].sort()).toEqual(Array.from({ length: n }, (_, i) => i + 1));
    youngest.add(ranks.indexOf(1));
  });
  expect(youngest.size).toBe(5);
  const options = { youth: 'entered', youthRanks: [3, 1, 2] };
  for (let seed = 0; seed < 5; seed++) {
    const ranks = fresh(3, { options, seed })
      .pub()
      .seats.map((seat) => seat.youthRank);
    expect(ranks).toEqual([3, 1, 2]);
  }
});
