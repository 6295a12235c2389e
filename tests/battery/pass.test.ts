/**
 * The pass over random matches: every observer can fail, and names the place; pinned matches are
 * played.
 */

import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, State } from '../../engine/core/contract.ts';
import { SEED } from '../scope.ts';
import { guestTable, type Table } from './games.ts';
import { fingerprint, leaky } from './leaky.ts';
import { GivenBeforehand } from './observers/beforehand.ts';
import { Discreet, Ended, Named, Owed } from './observers/clocks.ts';
import { Carried, Invariants, Listed, Refusals, StandIns, Written } from './observers/rules.ts';
import { FromHands, FromViews, OnlyAnswers, Shaped, Twins } from './observers/secrets.ts';
import { type Observer, observe } from './pass.ts';

const { game } = guestTable;
const [secret] = game.secrets;

/** The guest with a change, and few matches. */
const table = (more: Partial<Game>, samples = {}): Table => ({
  ...guestTable,
  game: { ...game, ...more },
  samples: { ...guestTable.samples, share: 0.05, ...samples },
});

const fresh = (): State =>
  game.setup(game.seats.max, game.options({}, game.seats.max), new SeededChance('other'));

const faults: [new (table: Table) => Observer, Table][] = [
  [Invariants, table({ invariants: () => ['broken'] })],
  [Listed, table({ encode: () => -1 })],
  [Refusals, table({ explain: () => null })],
  [StandIns, table({ check: () => 1 })],
  [Carried, table({ draws: () => 0 })],
  [Written, table({ position: fresh })],
  [Twins, table(leaky(game, secret, 'events'))],
  [FromViews, table({ fromView: fresh })],
  [Shaped, table({ publicShape: { kind: 'int' } as unknown as Game['publicShape'] })],
  [Owed, table({ timers: () => [] })],
  [
    Named,
    table({ timers: (state) => game.timers?.(state).map((one) => ({ ...one, id: 'T' })) ?? [] }),
  ],
  [
    Discreet,
    table({
      timers: (state) =>
        game.timers?.(state).map((one) => ({
          ...one,
          id: String(fingerprint(game, state, secret)),
        })) ?? [],
    }),
  ],
  [Ended, table({}, { standInAnswers: 0 })],
  [FromHands, table({ fromHands: fresh })],
  [OnlyAnswers, table({ onlyAnswer: game.standIn })],
  [
    GivenBeforehand,
    table({
      beforehand: game.beforehand?.map((one) => ({
        ...one,
        answer: (state, seat, value) =>
          fingerprint(game, state, secret) % 2 === 0 ? null : one.answer(state, seat, value),
      })),
    }),
  ],
];

test.each(faults.map(([kind, planted]) => ({ name: kind.name, kind, planted })))(
  'a fault is noticed: $name',
  ({ kind, planted }) => {
    const honest = new kind(guestTable);
    observe(table({}), [honest]);
    expect(honest.complaints).toEqual([]);
    const observer = new kind(planted);
    observe(planted, [observer]);
    expect(observer.complaints[0]).toContain(`LAGUNA_SEED="${SEED}"`);
    expect(observer.complaints[0]).toMatch(new RegExp(`^${game.id}, match \\d+ of `));
  },
);

test('a pinned match is played first, and looked at everywhere', () => {
  const planted = table(
    { invariants: () => ['broken'] },
    { pinned: [{ seed: '1789-07-14', number: 3 }] },
  );
  const observer = new Invariants(planted);
  observe(planted, [observer]);
  expect(observer.complaints[0]).toBe(
    `${game.id}, match 3 of LAGUNA_SEED="1789-07-14", before action 0: broken`,
  );
});

test('a broken match is named as well', () => {
  const planted = table({
    apply: () => {
      throw new Error('no way');
    },
  });
  expect(() => observe(planted, [])).toThrow(`${game.id}, match 0 of`);
});
