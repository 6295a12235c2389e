/**
 * Compares every component with a second copy of the rules' tables: `appendix/components.json`
 * holds the blocks of sections 2.3 to 2.10 as they are printed there.
 */

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  CITY_BONUSES,
  NEW_BONUSES,
  OUTPOSTS,
} from '../../../engine/games/marco-polo/data/bonuses.ts';
import { CITY_CARDS } from '../../../engine/games/marco-polo/data/city-cards.ts';
import { CONTRACTS, NEW_CONTRACTS } from '../../../engine/games/marco-polo/data/contracts.ts';
import { GIFTS } from '../../../engine/games/marco-polo/data/gifts.ts';
import { GOALS } from '../../../engine/games/marco-polo/data/goals.ts';
import {
  BEIJING_SLOTS,
  MAP_NODES,
  PIEDRO_OASES,
  ROUTES,
} from '../../../engine/games/marco-polo/data/map-nodes.ts';
import * as P from '../../../engine/games/marco-polo/data/spaces.ts';
import {
  CONNECTIONS,
  ENTRY,
  PALAZZI,
  ROW_PLACES,
} from '../../../engine/games/marco-polo/data/venice.ts';
import { gainOf } from '../../../engine/games/marco-polo/data/vocabulary.ts';
import { rule } from '../rule.ts';

interface Printed {
  readonly [field: string]: unknown;
}
interface Space extends Printed {
  readonly id: string;
  readonly dice: number;
  readonly occupancyCost: boolean;
}
const printed = JSON.parse(
  readFileSync(new URL('appendix/components.json', import.meta.url), 'utf8'),
) as {
  readonly map: {
    readonly nodes: readonly Printed[];
    readonly edges: unknown;
    readonly piedroOases: unknown;
  };
  readonly venice: {
    readonly actionSpaces: number;
    readonly palazzi: readonly Printed[];
    readonly edges: unknown;
  };
  readonly spaces: readonly Space[];
  readonly [kind: string]: unknown;
};

/** Printed things without notes on their source. */
const plain = (things: unknown): Printed[] =>
  (things as readonly Printed[]).map(({ exp: _exp, src: _src, ...thing }) => thing);

rule('MP-073', 'the map: nodes, routes, prices, places of Beijing', () => {
  const { nodes, edges, piedroOases } = printed.map;
  const slots = nodes.find(({ id }) => id === 'beijing')?.slots;
  expect(MAP_NODES).toEqual(nodes.map(({ slots: _slots, ...node }) => node));
  expect([ROUTES, PIEDRO_OASES, BEIJING_SLOTS]).toEqual([edges, piedroOases, slots]);
});

rule(['AV-010', 'AV-025', 'AV-032'], 'Venice: palazzi, connections, exchanges', () => {
  const { actionSpaces, palazzi, edges } = printed.venice;
  const board = palazzi.map(({ card: _card, entry: _entry, spaces: _spaces, ...one }) => one);
  expect([PALAZZI, CONNECTIONS, ROW_PLACES]).toEqual([board, edges, actionSpaces]);
  expect(palazzi.find(({ entry }) => entry)?.id).toBe(ENTRY);
  const exchanges = palazzi.flatMap(({ spaces }) => (spaces ?? []) as Printed[]);
  expect(P.PALAZZO_EXCHANGES).toEqual(exchanges.map(({ cost, gain }) => ({ cost, gain })));
});

rule(['MP-040', 'MP-047', 'MP-053', 'MP-054', 'MP-061', 'MP-071'], 'the action spaces', () => {
  const cards = printed.spaces.find(({ id }) => id === 'cityCard');
  for (const [space, id] of P.SPACES.entries()) {
    const one = printed.spaces.find((other) => other.id === id) ?? cards;
    expect([P.DICE_OF[space], P.HAS_OCCUPANCY_COST[space]], id).toEqual([
      one?.dice,
      one?.occupancyCost,
    ]);
  }
  const of = (id: string): Printed => printed.spaces.find((one) => one.id === id) ?? {};
  const bazaars = printed.spaces.flatMap(({ rows }) => (rows ? [rows as Printed[]] : []));
  expect(P.BAZAAR_ROWS).toEqual(
    bazaars.map((rows) => rows.map((row) => gainOf(row as Parameters<typeof gainOf>[0]))),
  );
  expect(P.STEP_COST).toEqual([0, ...(of('travel').stepCost as number[])]);
  expect({ coin: P.COINS_OF_FIVE }).toEqual(of('coins5').gain);
  expect({ coin: P.COINS_OF_BAG }).toEqual(of('moneyBag').gain);
  expect({ coin: P.COINS_OF_MONEYLENDER }).toEqual(of('moneylender').gain);
  expect([P.KHAN_PLACES, { camel: P.CAMELS_OF_KHAN, good: 1 }]).toEqual([
    of('khan').slots,
    of('khan').gain,
  ]);
  const bonus = of('contracts').slotBonus as { readonly [space: string]: number };
  expect(P.ROW_BONUS).toEqual([1, 2, 3, 4, 5, 6].map((space) => bonus[space] ?? 0));
});

rule(['AV-001', 'MP-008', 'MP-009', 'MP-017'], 'markers and outpost tiles', () => {
  expect(CITY_BONUSES.slice(0, -NEW_BONUSES)).toEqual(plain(printed.cityBonuses));
  expect(OUTPOSTS).toEqual(plain(printed.outposts));
});

rule(['AV-001', 'MP-093', 'MP-094'], 'city cards', () => {
  expect(CITY_CARDS).toEqual(plain(printed.cityCards));
});

rule(['AV-001', 'MP-006', 'MP-100'], 'contracts', () => {
  const known = CONTRACTS.slice(0, -NEW_CONTRACTS);
  expect(known).toHaveLength(50);
  expect(known).toEqual(plain(printed.contracts).map(({ id, cost, gain }) => ({ id, cost, gain })));
});

rule(['AV-001', 'MP-134'], 'goal cards', () => {
  expect(GOALS).toEqual(plain(printed.goals));
});

rule(['AV-184', 'AV-185', 'AV-186'], 'what the New Characters bring', () => {
  expect(CONTRACTS.slice(-NEW_CONTRACTS)).toEqual([
    { id: 'N1', cost: { camel: 2, silk: 1, gold: 3 }, gain: { coin: 5, gift: 1, vp: 6 } },
    { id: 'N2', cost: { camel: 2, pepper: 1, silk: 1 }, gain: { gift: 1, vp: 3 } },
    { id: 'N3', cost: { camel: 1, pepper: 3 }, gain: { camel: 2, gift: 1, vp: 2 } },
    { id: 'N4', cost: { camel: 2, silk: 2, gold: 2 }, gain: { gift: 1, good: 1, vp: 4 } },
  ]);
  expect(CITY_BONUSES.slice(-NEW_BONUSES)).toEqual([{ id: 'CB10', gain: { gift: 1 } }]);
  expect(GIFTS.map(({ id: _id, ...gift }) => gift)).toEqual([
    { gain: { camel: 3 } },
    { gain: { camel: 2 } },
    { gain: { coin: 5 } },
    { gain: { good: 1 } },
    {},
    { gain: { good2diff: 1 }, others: { gold: 1 } },
    { gain: { coin: 8 }, others: { coin: 3 } },
    { count: 'posts' },
    { count: 'contracts' },
    { gain: { contract: 2 } },
    { gain: { contract: 1 } },
    {},
    {},
    {},
    { gain: { move: 1 } },
  ]);
});
