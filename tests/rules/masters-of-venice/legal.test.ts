/**
 * The listed actions are exactly the accepted ones: every action of the schema, tried one by one.
 */

import { expect, test } from 'vitest';
import { actionOf, codeOf } from '../../../engine/games/masters-of-venice/actions.ts';
import {
  CHARACTERS,
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  LOCATIONS,
  RESOURCES,
  RUMOR_IDS,
  SHOPS,
  STOCKS,
} from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { same, someSteps } from './matches.ts';
import { game } from './table.ts';

type Proposal = { type: string; [field: string]: unknown };

/** Sparse maps over `names` with one up to `most` pieces in all. */
function bundles(names: readonly string[], most: number): { [name: string]: number }[] {
  if (names.length === 0) return [{}];
  const [name = '', ...rest] = names;
  const found: { [name: string]: number }[] = [];
  for (let count = 0; count <= most; count++)
    for (const others of bundles(rest, most - count))
      found.push(count > 0 ? { [name]: count, ...others } : others);
  return found;
}

function permutations(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

const smallBundles = bundles(RESOURCES, 3);
const lots = bundles(STOCKS, 4);

const FIXED: Proposal[] = [
  { type: 'endTurn' },
  { type: 'declineInterrupt' },
  { type: 'useInterrupt', target: 'own' },
  { type: 'useInterrupt', target: 'shared' },
  { type: 'useOffice' },
  { type: 'useOffice', declineFree: true },
  { type: 'drawOrder', useGuildMaster: false },
  { type: 'drawOrder', useGuildMaster: true },
  ...CHARACTERS.slice(1).map((character) => ({ type: 'chooseCharacter', character })),
  ...LOCATIONS.map((location) => ({ type: 'submitDestination', location })),
  ...FAVOR_IDS.map((favor) => ({ type: 'buyFavor', favor })),
  ...SHOPS.flatMap((shop) => [
    { type: 'adjustOrders', shop, direction: 'up' },
    { type: 'adjustOrders', shop, direction: 'down' },
    { type: 'useMajority', shop, direction: 'lowerPrice' },
    { type: 'useMajority', shop, direction: 'raisePrice' },
    ...Array.from({ length: 15 }, (_, i) => ({ type: 'sellAtShop', shop, count: i + 1 })),
    ...FAVOR_IDS.flatMap((favor) =>
      [1, 2, 3, 4].map((amount) => ({ type: 'playFavor', favor, shop, amount })),
    ),
  ]),
  ...RUMOR_IDS.flatMap((rumor) =>
    ['share', 'resource', 'orders'].flatMap((peg) =>
      ['up', 'down'].map((direction) => ({ type: 'playRumor', rumor, peg, direction })),
    ),
  ),
  ...GUILD_ORDER_IDS.flatMap((card) =>
    [0, 1, 2, 3, 4, 5, 6].map((takeVp) => ({ type: 'deliverOrder', card, takeVp })),
  ),
  ...lots.flatMap((lot) => [
    { type: 'buyShares', lots: lot },
    { type: 'sellShares', lots: lot },
  ]),
  ...smallBundles.flatMap((cubes) => [
    { type: 'mercatoBuy', cubes },
    { type: 'mercatoSell', cubes },
  ]),
  ...RESOURCES.flatMap((give) => RESOURCES.map((take) => ({ type: 'mercatoSwap', give, take }))),
];

/** Proposals that only make sense in this position: bids, docks, open questions. */
function special(s: S.State, seat: number): Proposal[] {
  const proposals: Proposal[] = [];
  for (let amount = 0; amount <= S.cash(s, seat) + 10; amount += 5)
    proposals.push({ type: 'submitBid', amount });
  for (let d = 0; d < 4; d++) {
    const there = RESOURCES.filter((_, r) => S.dock(s, d, r) > 0);
    const most = there.reduce((sum, r) => sum + S.dock(s, d, RESOURCES.indexOf(r)), 0);
    for (const buy of bundles(there, Math.min(most + 1, 4)))
      for (const steal of [null, ...RESOURCES])
        proposals.push({ type: 'useDock', dock: d + 1, buy, steal });
  }
  if (s[S.PENDING] === S.PENDING_GUILD_KEEP)
    for (const keep of GUILD_ORDER_IDS)
      for (const returnHeld of [null, ...GUILD_ORDER_IDS])
        proposals.push({ type: 'guildKeep', keep, returnHeld });
  if (s[S.PENDING] === S.PENDING_PLACE_CUBES) {
    const drawn = Array.from(s.subarray(S.PENDING_CUBES, S.PENDING_CUBES + 4));
    const ids = drawn.map((cube) => (cube < 0 ? '' : RESOURCES[cube]));
    for (const order of permutations(ids)) {
      const placement = Object.fromEntries(
        order.map((id, d) => [String(d + 1), id]).filter(([, id]) => id !== ''),
      );
      proposals.push({ type: 'placeCubes', placement });
    }
  }
  return proposals;
}

/** Codes of a seat that `check` accepts, among those that `legal` is to list. */
function accepted(s: S.State, seat: number, fixed: readonly number[]): Set<number> {
  const codes = new Set<number>();
  for (const code of fixed) if (game.check(s, seat, code) === 0) codes.add(code);
  for (const proposal of special(s, seat)) {
    const code = codeOf(proposal);
    if (code >= 0 && game.check(s, seat, code) === 0) codes.add(code);
  }
  return codes;
}

test('The listed actions are exactly the accepted ones, for every deciding seat', () => {
  const fixed = FIXED.map((proposal) => codeOf(proposal)).filter((code) => code >= 0);
  const out = new Int32Array(game.maxLegal);
  const kinds = new Map<string, number>();
  const steps = someSteps();
  for (let i = 0; i < steps.length; i += 9) {
    const { before, seats } = steps[i];
    for (let seat = 0; seat < seats; seat++) {
      if (!(game.deciders(before) & (1 << seat))) continue;
      const listed = new Set(out.subarray(0, game.legal(before, seat, out)));
      const possible = accepted(before, seat, fixed);
      const missing = [...possible].filter((code) => !listed.has(code));
      const wrong = [...listed].filter((code) => !possible.has(code));
      expect(missing.map((code) => actionOf(code))).toEqual([]);
      expect(wrong.map((code) => actionOf(code)).filter(isSmall)).toEqual([]);
      for (const code of listed) {
        const { type } = actionOf(code);
        kinds.set(type, (kinds.get(type) ?? 0) + 1);
      }
    }
  }
  // Everything but a private preference and an order to the gondolier is listed somewhere.
  expect(kinds.size).toBe(23);
});

/** Purchases of more than four cubes at once are listed, but not tried here. */
function isSmall(action: { type: string; buy?: object }): boolean {
  const cubes = Object.values(action.buy ?? {}).reduce((sum: number, count) => sum + count, 0);
  return action.type !== 'useDock' || cubes <= 4;
}

test('A seat that owes no decision has nothing listed', () => {
  const out = new Int32Array(game.maxLegal);
  for (const { before, seats } of someSteps())
    for (let seat = 0; seat < seats; seat++)
      if (!(game.deciders(before) & (1 << seat))) same(game.legal(before, seat, out), 0);
});
