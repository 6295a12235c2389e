/** The sounds of the gulf: every event has its own or is silent on purpose; the samples are clean. */

import { expect, test } from 'vitest';
import { GULF } from '../../../client/games/strozzi/cues.ts';
import { soundsOf } from '../../../client/games/strozzi/events/index.ts';
import { ears, soundsFor } from '../../../client/sound/listen.ts';
import { nameOf } from '../../../client/sound/recipes.ts';
import type { GameEvent } from '../../../engine/core/contract.ts';
import { sounds } from '../sounds.ts';
import { all } from './matches.ts';

const cuesOf = (event: GameEvent, seat: number | null = null): string[] =>
  soundsOf(event, seat).map(({ cue }) => nameOf(cue));

test('over whole matches every sound of the gulf is heard', () => {
  const heard = new Set<string>();
  for (const { events } of all()) {
    for (const event of events) for (const cue of cuesOf(event, 0)) heard.add(cue);
  }
  for (const { name } of Object.values(GULF)) expect([...heard], name).toContain(name);
});

test('the moments that should be heard are heard', () => {
  const moments: readonly (readonly [GameEvent, readonly string[]])[] = [
    [{ type: 'roundStarted', round: 1, drawer: 0 }, ['hours', 'morning']],
    [{ type: 'roundStarted', round: 3, drawer: 0 }, ['hours', 'evening']],
    [{ type: 'claimed', seat: 0, flag: 'pirate' }, ['strozzi.pirate']],
    [{ type: 'claimed', seat: 0, flag: 'ware' }, ['strozzi.hoist']],
    [{ type: 'flagReturned', seat: 0, flag: 'ware' }, ['strozzi.rip', 'strozzi.flutter']],
    [{ type: 'shipWon', seat: 0, ship: 'S1a', flag: 'ware' }, ['strozzi.won']],
    [{ type: 'shipWon', seat: 0, ship: 'S1a', flag: 'pirate' }, []],
    [placed({}), ['strozzi.berth']],
    [placed({ grain: 2 }), ['strozzi.berth', 'strozzi.splash']],
    [scored([]), []],
    [scored([10]), ['strozzi.fanfare', 'coinFew']],
    [scored([15, 10, 5]), ['strozzi.fanfare', 'coins']],
    [scored([15, 10, 5, 20, 15]), ['strozzi.fanfare', 'coinRain']],
    [{ type: 'promotionScored', category: 'art', prizes: [] }, []],
    [
      { type: 'promotionScored', category: 'art', prizes: [{ seat: 0, amount: 30 }] },
      ['strozzi.laurels', 'coins'],
    ],
    [{ type: 'toString' }, []],
  ];
  for (const [event, cues] of moments) expect(cuesOf(event), JSON.stringify(event)).toEqual(cues);
  const end: GameEvent = { type: 'matchEnded', winner: 1 };
  expect([1, 0, null].map((seat) => cuesOf(end, seat))).toEqual([
    ['triumph'],
    ['close'],
    ['triumph'],
  ]);
});

const placed = (lost: { [ware: string]: number }): GameEvent => ({
  type: 'shipPlaced',
  seat: 0,
  ship: 'S1a',
  port: 'rome',
  flag: 'ware',
  effectiveValue: 1,
  place: 0,
  lost,
});
const scored = (amounts: number[]): GameEvent => ({
  type: 'cityScored',
  round: 1,
  city: 'rome',
  ships: [],
  bonus: [],
  track: amounts.map((amount, seat) => ({ seat, amount })),
});

test('one kind sounds once for one action, of any seat', () => {
  const sounds = soundsFor([placed({ gold: 1 }), placed({}), scored([15]), scored([15])], (event) =>
    soundsOf(event, null),
  );
  expect(sounds.map(({ cue }) => nameOf(cue))).toEqual([
    'strozzi.berth',
    'strozzi.splash',
    'strozzi.fanfare',
    'coins',
  ]);
});

test('a round’s last ship is heard to its end, and its scoring too', () => {
  const last: GameEvent[] = [
    { type: 'passed', seat: 1 },
    { type: 'shipWon', seat: 0, ship: 'S1a', flag: 'ware' },
    placed({ grain: 2 }),
    { type: 'advanced', seat: 0, city: 'rome', because: 'cargo', from: 0, to: 1, rank: 0 },
    scored([15, 10]),
    { type: 'roundStarted', round: 2, drawer: 0 },
  ];
  const heard = soundsFor(last, (event) => soundsOf(event, null)).map(({ cue }) => nameOf(cue));
  for (const cue of ['won', 'berth', 'splash', 'crane', 'climb', 'fanfare']) {
    expect(heard).toContain(`strozzi.${cue}`);
  }
  expect(heard).toContain('hours');
});

test('a sound comes with what is seen, however fast the board moves', () => {
  const delays = ([1, 2, 'instant'] as const).map((speed) => {
    const heard: { [cue: string]: number } = {};
    const event = placed({ grain: 2 });
    const hear = ears(
      { log: [], owes: false, refusals: 0 },
      (one) => soundsOf(one, null),
      () => ({ muted: false, volume: 1, speed }),
      ({ cue }, delay) => {
        heard[nameOf(cue)] = delay;
      },
    );
    hear({ log: [{ id: 1, seq: 1, seat: 0, event, withdrawn: false }], owes: false, refusals: 0 });
    return heard['strozzi.splash'] ?? Number.NaN;
  });
  const [usual = 0, fast = 0, instant = 0] = delays;
  expect(usual - instant).toBeCloseTo(2);
  expect(fast - instant).toBeCloseTo(1);
  expect(instant).toBeLessThan(0.3);
});

Object.values(GULF).forEach(sounds);
