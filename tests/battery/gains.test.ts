/**
 * Why a choice is good: the consequence that sets it apart, and the seat that would otherwise get
 * the thing.
 */

import { expect, test } from 'vitest';
import type { State } from '../../engine/core/contract.ts';
import { Seen } from '../../engine/search/compared.ts';
import type { Searching } from '../../engine/search/contract.ts';
import type { Evaluation } from '../../engine/search/evaluation.ts';
import { type Explained, explained } from '../../engine/search/explained.ts';
import { type Gain, type Gains, gainOf, sureOf, thingsOf } from '../../engine/search/gains.ts';

const POSITIONS = 20;
const GOLD = 7;

/** A position: coins of both seats, and the owner of the gold. */
const gains: Gains = {
  found: () => [],
  figures: [{ name: 'coins', group: 'money', worth: 1, least: 1, others: true }],
  count: (state, seat, out) => {
    out[0] = state[seat];
  },
  holder: (state) => state[2],
};
const searching = {
  features: [{ name: 'coins', group: 'money' }],
  leadWeight: 0.1,
  gains,
} as unknown as Searching;
const asked = { root: Int32Array.of(5, 5, -1), seats: 2, seat: 0 };

function seenAs(leaf: readonly number[], lead = 0): Seen {
  const evaluation = {
    parts: () => ({ odds: 0.5, lead }),
    oddsOf: (_state: State, _seats: number, out: Float64Array) => out.fill(0.5),
    addTerms: () => true,
  } as unknown as Evaluation;
  const seen = new Seen(searching, asked, POSITIONS, [GOLD]);
  for (let nth = 0; nth < POSITIONS; nth++) seen.add(Int32Array.from(leaf), evaluation, asked);
  return seen;
}

const SAME = [5, 5, -1];
const choice = (sure: readonly Gain[], leaf: readonly number[] = SAME, lead = 0): Explained => ({
  seen: seenAs(leaf, lead),
  sure,
});
const coins = (n: number): Gain => gainOf('money', n, { kind: 'coins', n });

test('sure is what is the same in every position, to the letter', () => {
  expect(sureOf([[coins(2), coins(3)], [coins(3)], [coins(4), coins(3)]])).toEqual([coins(3)]);
  expect(sureOf([])).toEqual([]);
  const gold = gainOf('goods', 1, { kind: 'gold' }, { takes: GOLD });
  expect(thingsOf([[gold, coins(1)], [gold]])).toEqual([GOLD]);
});

test('what sets a choice apart is told before what the others bring as well', () => {
  const card = gainOf('hand', 2, { kind: 'card' });
  const one = choice([coins(5), card]);
  const why = (beside: readonly Explained[]) => explained(gains, one, beside, null, null);
  expect(why([choice([])])).toEqual(coins(5));
  expect(why([choice([coins(5)])])).toEqual(card);
  // The group that the evaluation looks at is the likelier explanation.
  const told = explained(
    gains,
    choice([coins(5), gainOf('hand', 4, { kind: 'card' })]),
    [choice([])],
    { group: 'hand', of: 'own' },
    null,
  );
  expect(told.kind).toBe('card');
});

test('a later gain has its number, of the player’s own seat or of another', () => {
  const why = (leaf: readonly number[]) =>
    explained(gains, choice([], leaf), [choice([])], null, null);
  expect(why([9, 5, -1])).toMatchObject({
    kind: 'later',
    of: 'own',
    told: { figure: 'coins', n: 4 },
  });
  expect(why([5, 2, -1])).toMatchObject({ kind: 'later', of: 'others', told: { n: 3, seat: 1 } });
  expect(why([2, 5, -1]).kind).toBe('alike');
});

test('a thing that only one can have is told with who is likely to have it otherwise', () => {
  const gold = gainOf('goods', 3, { kind: 'gold' }, { takes: GOLD });
  const why = (holder: number) =>
    explained(gains, choice([gold]), [choice([], [5, 5, holder])], null, null);
  expect(why(1).rival).toBe(1);
  expect(why(-1).rival).toBeUndefined();
  expect(why(0).rival).toBeUndefined();
});

test('if nothing sets it apart, the sentence gives its difference at the end', () => {
  const best = choice([], SAME, 6);
  const why = (lead: number, first: Explained | null) =>
    explained(gains, choice([], SAME, lead), [best], null, first);
  expect(why(2, best)).toMatchObject({ kind: 'behind', told: { n: 4 } });
  expect(why(6, best).kind).toBe('near');
  expect(why(6, null).kind).toBe('alike');
  expect(why(9, null)).toMatchObject({ kind: 'lead', lead: 3 });
  expect(explained(gains, choice([]), [], null, null).kind).toBe('only');
  const reason = { group: 'money', of: 'own' } as const;
  // A group is shown with its number, and with the choice's effect.
  expect(explained(gains, choice([], SAME, 9), [best], reason, null)).toMatchObject({
    kind: 'lead',
    lead: 3,
  });
  expect(explained(gains, choice([coins(1)], SAME, 20), [best], reason, null)).toMatchObject({
    kind: 'coins',
    lead: 14,
  });
});
