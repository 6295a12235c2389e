/** Arbitrary offers of a haggling table, judged by the same checks as listed ones. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { JsonObject, State } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import * as R from '../../../engine/games/genoa/offers/record.ts';
import * as S from '../../../engine/games/genoa/state.ts';
import type { OfferView } from '../../../engine/games/genoa/types.ts';
import { several } from '../../scope.ts';
import { rule } from '../rule.ts';
import { Counts, haggle, type Judged } from './haggling.ts';
import { game } from './table.ts';

const SIZES = [2, 3, 4, 5];
const MATCHES = several(1, 2);

/** The belongings of two parties together, goods by name. */
function belongings(s: State, p: number): { [thing: string]: number } {
  const { seats } = game.describe(s) as unknown as {
    seats: { ducats: number; personal: number; commodities: JsonObject; tiles: JsonObject }[];
  };
  const { ducats, personal, commodities, tiles } = seats[p];
  return { ducats, personal, ...commodities, ...tiles } as { [thing: string]: number };
}

/** Goods of a side of an offer, negative if they go. */
function flow(side: OfferView['give'], sign: number, into: { [thing: string]: number }): void {
  const all = { ...side.commodities, ...side.tiles };
  for (const [thing, count] of Object.entries(all)) into[thing] = (into[thing] ?? 0) + sign * count;
  into.ducats = (into.ducats ?? 0) + sign * (side.ducats ?? 0);
  into.personal = (into.personal ?? 0) + sign * (side.markers ?? 0);
}

/** A deal about a street moves exactly its offer's contents. */
function isExact(before: State, seat: number, action: JsonObject): boolean {
  const state = before.slice();
  const command = accepted(game, state, seat, action);
  if (command === null) return false;
  const events = new EventList();
  game.apply(state, seat, command, new SeededChance(1), events);
  const told = events.items.map(({ event }) => event as unknown as GeEvent);
  const deal = told.find((event) => event.type === 'dealStruck');
  if (!deal || !/^s\d\d$/.test(deal.offer.target)) return true;
  const { maker, taker, give, ask } = deal.offer;
  const merchant = before[S.MERCHANT];
  const player = maker === merchant ? taker : maker;
  for (const [p, sign] of [
    [player, -1],
    [merchant, 1],
  ] as const) {
    const due = belongings(before, p);
    flow(give, sign, due);
    flow(ask, -sign, due);
    for (const event of told) {
      if (event.type === 'messageDelivered' && event.seat === p) due.ducats += event.ducats;
    }
    const now = belongings(state, p);
    for (const thing of new Set([...Object.keys(due), ...Object.keys(now)])) {
      if ((due[thing] ?? 0) !== (now[thing] ?? 0)) return false;
    }
  }
  return true;
}

rule(
  ['GE-507', 'GE-509', 'GE-528', 'GE-529', 'GE-534'],
  'What is accepted can be carried out, what is refused leaves everything as it was',
  () => {
    const counts = new Counts();
    const judge = ({ state, seat, action, code }: Judged): void => {
      const before = state.slice();
      const command = accepted(game, state, seat, action);
      expect(command === null, JSON.stringify(action)).toBe(code !== null);
      expect(before).toEqual(state);
      counts.add(code ?? `${action.type} taken`);
      if (command === null) return;
      // In the log's form it is the same command again.
      const said = game.decode(state, seat, command);
      expect(game.decode(state, seat, game.encode(state, seat, said))).toEqual(said);
      if (action.type === 'accept') {
        expect(isExact(state, seat, action), JSON.stringify(action)).toBe(true);
      }
    };
    for (const seats of SIZES) {
      for (let number = 0; number < MATCHES; number++) haggle(seats, number, counts, judge);
    }
    for (const word of ['offer', 'propose', 'revise', 'accept']) {
      expect(counts.of(`${word} taken`), word).toBeGreaterThan(20);
    }
    for (const code of [
      'E_NOT_ADJACENT',
      'E_CLAIM_OPEN',
      'E_WRONG_PHASE',
      'E_OFFER_CHANGED',
      'E_FUNDS',
      'E_NOT_OWNED',
      'E_EMPTY_OFFER',
      'E_DUCAT_STEP',
      'E_WILDCARD_FORBIDDEN',
      'E_NO_ACTION',
      'E_WILDCARD_UNFILLED',
      'E_DEFERRED_INVALID',
      'E_OFFER_LIMIT',
      'E_BAD_CHOICE',
      'E_VISITED',
      'E_UNREACHABLE',
      'E_ACTION_TAKEN',
      'E_2P_NEEDS_GOOD',
    ]) {
      expect(counts.of(code), code).toBeGreaterThan(0);
    }
    for (const what of ['made', 'revised', 'struck']) {
      for (const kind of ['wildcards', 'cards', 'promises']) {
        expect(counts.of(`${what} with ${kind}`), `${what} ${kind}`).toBeGreaterThan(0);
      }
    }
    expect(counts.of('made with an order')).toBeGreaterThan(0);
  },
);

/** The same table with other purses, large enough for the standing offers, and other secrets. */
function poorer(s: State, seat: number, will: SeededChance): State {
  const twin = s.slice();
  game.determinize(twin, seat, will);
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === seat) continue;
    let least = 0;
    for (let slot = 0; slot < s[S.OFFERS]; slot++) {
      const at = S.offerAt(slot);
      const own = p === s[S.MERCHANT] ? R.ASK : R.GIVE;
      if (s[at + R.MAKER] === p) least = Math.max(least, s[at + own + R.DUCATS]);
    }
    twin[S.DUCATS + S.at(p)] = least + 5 * will.below(40);
  }
  return twin;
}

test('no list and no refusal tells what the others have hidden', () => {
  const will = new SeededChance('purses');
  const [here, there] = [new Int32Array(game.maxLegal), new Int32Array(game.maxLegal)];
  let compared = 0;
  const judge = ({ state, seat, action }: Judged): void => {
    if (will.below(4) > 0) return;
    const twin = poorer(state, seat, will);
    compared++;
    expect(game.explain(twin, seat, action), JSON.stringify(action)).toEqual(
      game.explain(state, seat, action),
    );
    expect(game.deciders(twin)).toBe(game.deciders(state));
    const count = game.legal(state, seat, here);
    expect(game.legal(twin, seat, there)).toBe(count);
    expect(there.subarray(0, count)).toEqual(here.subarray(0, count));
  };
  for (const seats of SIZES) haggle(seats, 50, new Counts(), judge);
  expect(compared).toBeGreaterThan(200);
});
