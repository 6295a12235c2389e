/** The sounds of the quarter: every event has its own or is silent on purpose; the samples are clean. */

import { expect, test } from 'vitest';
import { QUARTER } from '../../../client/games/patrons-of-venice/cues.ts';
import { soundsOf } from '../../../client/games/patrons-of-venice/events/index.ts';
import { soundsFor } from '../../../client/sound/listen.ts';
import { nameOf } from '../../../client/sound/recipes.ts';
import type { GameEvent } from '../../../engine/core/contract.ts';
import { BUSINESSES } from '../../../engine/games/patrons-of-venice/data.ts';
import { sounds } from '../sounds.ts';
import { all, played } from './matches.ts';

const cuesOf = (event: GameEvent, seat: number | null = null): string[] =>
  soundsOf(event, seat).map(({ cue }) => nameOf(cue).replace('patrons-of-venice.', ''));

const MATCHES = [...all(), ...played(4, 7)];

test('over whole matches every sound of the quarter is heard', () => {
  const heard = new Set<string>();
  for (const { events } of MATCHES) {
    for (const event of events) for (const cue of cuesOf(event, 0)) heard.add(cue);
  }
  expect(Object.keys(QUARTER).filter((name) => !heard.has(name))).toEqual([]);
});

const drawn = (cards: string[], instead = false): GameEvent => ({
  type: 'shipmentsDrawn',
  cards,
  instead,
  deck: 30,
});
const raid = (stolen: number, spared: number): GameEvent => ({
  type: 'piratesCame',
  stolen: Array.from({ length: stolen }, (_, board) => ({ board, good: 'wool' })),
  spared: Array.from({ length: spared }, (_, board) => ({ board, good: 'silk', reservedBy: 0 })),
});
const sold = (ducats: number): GameEvent => ({ type: 'sold', seat: 0, goods: {}, ducats });
const made = (business: string, more: object = {}): GameEvent => ({
  type: 'produced',
  seat: 0,
  site: 'B05',
  owner: 0,
  business,
  consumed: [],
  output: 'cloth',
  favour: false,
  income: 0,
  base: 0,
  statue: 0,
  quarter: 0,
  ...more,
});

test('the moments that should be heard are heard', () => {
  const moments: readonly (readonly [GameEvent, readonly string[]])[] = [
    [{ type: 'turnStarted', turn: 1, lead: 0 }, ['hours', 'morning']],
    [{ type: 'turnStarted', turn: 2, lead: 1 }, ['hour']],
    [drawn(['wool', 'pirates']), []],
    [drawn(['wool', 'silk']), ['raft']],
    [raid(0, 0), ['pirates']],
    [raid(2, 0), ['pirates', 'robbed']],
    [raid(0, 1), ['pirates', 'spared']],
    [raid(1, 1), ['pirates', 'robbed', 'spared']],
    [sold(0), ['peg']],
    [sold(3), ['basket', 'coinFew']],
    [sold(8), ['basket', 'coins']],
    [sold(9), ['basket', 'coinRain']],
    [{ type: 'bought', seat: 0, from: 'wharf', good: 'wool', price: 1 }, ['coinFew', 'basket']],
    [made('draper'), ['loom']],
    [made('armourer', { favour: true, income: 7 }), ['anvil', 'coins', 'favour']],
    [{ type: 'toString' }, []],
  ];
  for (const [event, cues] of moments) expect(cuesOf(event), JSON.stringify(event)).toEqual(cues);
  const end: GameEvent = { type: 'matchEnded', winners: [1, 2], because: 'target' };
  expect([1, 0, null].map((seat) => cuesOf(end, seat))).toEqual([
    ['triumph'],
    ['close'],
    ['triumph'],
  ]);
});

test('every workshop has a sound of its own', () => {
  const heard = BUSINESSES.map((business) => cuesOf(made(business))[0]);
  expect(new Set(heard).size).toBe(BUSINESSES.length);
});

test('a raid is heard to its end, and then the raft with what replaces the pirates', () => {
  const raided = MATCHES.find(({ events }) =>
    events.some((event) => event.type === 'piratesCame' && (event.stolen as unknown[]).length > 0),
  );
  const heard = soundsFor(raided?.events ?? [], (event) => soundsOf(event, null)).map(({ cue }) =>
    nameOf(cue).replace('patrons-of-venice.', ''),
  );
  for (const cue of ['seal', 'pirates', 'robbed', 'raft']) expect(heard).toContain(cue);
});

Object.values(QUARTER).forEach(sounds);
