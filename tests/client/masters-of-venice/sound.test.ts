/** The sounds: every event has its own or is silent on purpose; nothing sounds while it is off. */

import { expect, test } from 'vitest';
import { SCENERY } from '../../../client/games/masters-of-venice/board/scenery.ts';
import { CANAL } from '../../../client/games/masters-of-venice/cues.ts';
import { siteOf, soundsOf } from '../../../client/games/masters-of-venice/events/index.ts';
import { landmarkUnder } from '../../../client/games/masters-of-venice/places.ts';
import { CUES, type Cue } from '../../../client/sound/cues.ts';
import { bedLevels, nextCall, panOf } from '../../../client/sound/hearing.ts';
import { ears, soundsFor } from '../../../client/sound/listen.ts';
import { nameOf, type OwnCue } from '../../../client/sound/recipes.ts';
import type { LogEntry } from '../../../client/store/table.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { GameEvent } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import { gameById } from '../../../engine/registry.ts';

const entry = (id: number, event: GameEvent): LogEntry => ({
  id,
  seq: id,
  seat: 0,
  withdrawn: false,
  event,
});
const cuesOf = (event: GameEvent, seat: number | null = null): string[] =>
  soundsOf(event, seat).map(({ cue }) => nameOf(cue));

/** Every event of some whole matches. */
function* events(): Generator<GameEvent> {
  const game = gameById('masters-of-venice');
  for (let seed = 1; seed <= 4; seed++) {
    const seats = 2 + (seed % 4);
    const random = new SeededChance(seed);
    const sink = new EventList();
    const state = game.setup(seats, game.options({}, seats), random, sink);
    const codes = new Int32Array(game.maxLegal);
    while (!game.isFinished(state)) {
      const seat = 31 - Math.clz32(game.deciders(state));
      const count = game.legal(state, seat, codes);
      game.apply(state, seat, codes[random.below(count)] ?? 0, random, sink);
    }
    for (const { event } of sink.items) yield event;
  }
}

/** The sounds of the house, and this game's own. */
const known: readonly OwnCue[] = [
  ...Object.entries(CUES).map(([name, recipe]) => ({ name, recipe })),
  ...Object.values(CANAL),
];

/** Events that chance may leave out of a few matches; the next test has them one by one. */
const RARE: readonly string[] = [
  ...[CANAL.horn, CANAL.split, CANAL.control].map(nameOf),
  'close',
  'triumph',
];

test('over whole matches: what an event names is there, and stands in the city', () => {
  const heard = new Set<string>();
  const sites = new Set(SCENERY.sites.map(({ id }) => id));
  for (const event of events()) {
    for (const { cue, site } of soundsOf(event, 0)) {
      heard.add(nameOf(cue));
      if (site) expect(sites, `${event.type} at ${site}`).toContain(site);
    }
  }
  for (const { name, recipe } of known) {
    const { group } = recipe;
    const cue = name;
    const elsewhere = group === 'ambience' || group === 'cues' || cue === 'undo';
    if (!elsewhere && !RARE.includes(cue)) expect([...heard], cue).toContain(cue);
  }
});

test('the moments that should be heard are heard, and money by its amount', () => {
  const moments: readonly (readonly [GameEvent, readonly (Cue | OwnCue)[]])[] = [
    [{ type: 'roundStarted', round: 2, roundKind: 'commerce' }, ['hour']],
    [{ type: 'roundStarted', round: 1, roundKind: 'bid' }, ['hours', 'morning']],
    [{ type: 'roundStarted', round: 13, roundKind: 'bid' }, ['hours', 'night']],
    [{ type: 'paid', seat: 0, amount: 5, reason: 'bid' }, ['coinFew']],
    [{ type: 'paid', seat: 0, amount: -30, reason: 'bid' }, ['coins']],
    [{ type: 'paid', seat: 0, amount: 120, reason: 'sale' }, ['coinRain']],
    [{ type: 'cubesBought', seat: 0, dock: 1, cubes: { iron: 1 }, cost: 9 }, ['cube']],
    [{ type: 'cubesBought', seat: 0, dock: 1, cubes: { iron: 1, gems: 2 }, cost: 9 }, ['cubes']],
    [{ type: 'interrupted', seat: 0, target: 'church', location: 'church' }, [CANAL.horn]],
    [{ type: 'stockSplit', shop: 'miller', reached: 20, to: 10, vp: [1, 0] }, [CANAL.split]],
    [{ type: 'priceControl', resource: 'iron', reached: 9 }, [CANAL.control]],
  ];
  for (const [event, cues] of moments) expect(cuesOf(event), event.type).toEqual(cues.map(nameOf));
  const end: GameEvent = { type: 'finalScored', table: [], winners: [1] };
  expect(cuesOf(end, 1)).toEqual(['triumph']);
  expect(cuesOf(end, 0)).toEqual(['close']);
  expect(cuesOf(end)).toEqual(['triumph']);
  expect(cuesOf({ type: 'toString' })).toEqual([]);
  expect(siteOf({ type: 'toString' })).toBeNull();
  expect(landmarkUnder('dock:3')).toBe('dock3');
  expect(landmarkUnder('palazzo:1')).toBe('palazzo1');
  expect(landmarkUnder(null)).toBeNull();
});

const ORDERS: GameEvent = { type: 'ordersMoved', seat: 0, shop: 'miller', from: 2, to: 1 };
const PAID: GameEvent = { type: 'paid', seat: 0, amount: 20, reason: 'sale' };

test('one kind sounds once for one action, and not all of them at the same moment', () => {
  const sounds = soundsFor([ORDERS, ORDERS, PAID, { type: 'undone' }], (e) => soundsOf(e, 0));
  expect(sounds.map(({ cue }) => cue)).toEqual(['peg', 'coins', 'undo']);
  const heard: [string, number][] = [];
  const log = [entry(1, ORDERS)];
  const hear = ears(
    { log, owes: false, refusals: 0 },
    (event) => soundsOf(event, 0),
    () => ({ muted: false, volume: 0.5, speed: 1 }),
    ({ cue }, delay) => heard.push([nameOf(cue), delay]),
  );
  const now = { log: [...log, entry(2, ORDERS), entry(3, PAID)], owes: true, refusals: 1 };
  hear(now);
  expect(heard.map(([cue]) => cue)).toEqual(['peg', 'coins', 'decision', 'refusal']);
  expect(new Set(heard.map(([, delay]) => delay)).size).toBe(4);
  hear(now);
  expect(heard).toHaveLength(4);
});

test('muted, or turned down to nothing: silence, and no late noise afterwards', () => {
  const heard: string[] = [];
  let loudness = { muted: true, volume: 1, speed: 1 as const };
  const hear = ears(
    { log: [], owes: false, refusals: 0 },
    (event) => soundsOf(event, 0),
    () => loudness,
    ({ cue }) => heard.push(nameOf(cue)),
  );
  hear({ log: [entry(1, PAID)], owes: true, refusals: 1 });
  loudness = { muted: false, volume: 0, speed: 1 };
  const later = { log: [entry(1, PAID), entry(2, ORDERS)], owes: false, refusals: 1 };
  hear(later);
  loudness = { muted: false, volume: 1, speed: 1 };
  hear(later);
  expect(heard).toEqual([]);
});

const ABOVE = { x: 0, z: 0, yaw: 0, distance: 150 };

test('a thing on the left sounds from the left, for any point of view', () => {
  expect(panOf({ x: -50, z: 0 }, ABOVE)).toBeLessThan(-0.4);
  expect(panOf({ x: 50, z: 0 }, ABOVE)).toBeGreaterThan(0.4);
  expect(panOf({ x: -50, z: 0 }, { ...ABOVE, yaw: Math.PI })).toBeGreaterThan(0.4);
  for (let k = 0; k < 200; k++) {
    const at = { x: Math.sin(k) * 400, z: Math.cos(k * 3) * 400 };
    expect(Math.abs(panOf(at, { ...ABOVE, yaw: k, distance: 10 + k }))).toBeLessThanOrEqual(0.7);
  }
});

test('the town sounds by place and hour', () => {
  const noon = bedLevels(1, ABOVE, SCENERY.ambience);
  const night = bedLevels(3, ABOVE, SCENERY.ambience);
  expect(noon.crickets).toBe(0);
  expect(night.crickets).toBeGreaterThan(0.3);
  expect(night.murmur).toBeLessThan(noon.murmur / 3);
  const mercato = SCENERY.sites.find(({ id }) => id === 'mercato') ?? ABOVE;
  const market = { x: mercato.x, z: mercato.z, yaw: 0, distance: 40 };
  expect(bedLevels(1, market, SCENERY.ambience).murmur).toBeGreaterThan(noon.murmur * 1.5);
  const canal = { x: 0, z: -14, yaw: 0, distance: 40 };
  expect(bedLevels(1, canal, SCENERY.ambience).water).toBeGreaterThan(noon.water);
  for (let light = 0; light <= 3; light += 0.25)
    for (const level of Object.values(bedLevels(light, market, SCENERY.ambience))) {
      expect(level).toBeGreaterThanOrEqual(0);
      expect(level).toBeLessThanOrEqual(1);
    }
});

test('gulls cry by day, and at night they sleep; no minute is crowded', () => {
  const minute = (light: number): Map<string, number> => {
    const count = new Map<string, number>();
    const random = new SeededChance(7);
    for (let k = 0; k < 50 * 60; k++) {
      const pair = [random.below(10_000) / 10_000, random.below(10_000) / 10_000] as const;
      const call = nextCall(light, 1.2, pair, SCENERY.ambience.calls);
      if (call) count.set(call, (count.get(call) ?? 0) + 1);
    }
    return count;
  };
  const [noon, night] = [minute(1), minute(3)];
  expect(noon.get('gull') ?? 0).toBeGreaterThan(150);
  expect(night.get('gull') ?? 0).toBe(0);
  for (const count of [noon, night])
    for (const calls of count.values()) expect(calls / 60).toBeLessThan(10);
  for (const { cue } of SCENERY.ambience.calls) expect(CUES[cue].group).toBe('ambience');
});
