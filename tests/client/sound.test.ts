/** The sounds: every event has its cue or is silent on purpose; nothing sounds while it is off. */

import { expect, test } from 'vitest';
import { mastersOfVenice } from '../../client/games/masters-of-venice/index.tsx';
import { cueOf } from '../../client/games/masters-of-venice/sounds.ts';
import { HANDLERS } from '../../client/games/masters-of-venice/staging.ts';
import { CUES, type Cue, type Note } from '../../client/sound/cues.ts';
import { cuesFor, ears } from '../../client/sound/listen.ts';
import type { LogEntry } from '../../client/store/table.ts';

const entry = (id: number, type: string): LogEntry => ({
  ...{ id, seq: id, seat: 0, withdrawn: false },
  event: { type },
});

test('every cue that an event names is there, audible and short', () => {
  const named = new Set(Object.keys(HANDLERS).flatMap((type) => cueOf(type) ?? []));
  expect(named.size).toBeGreaterThan(10);
  for (const cue of named) expect(CUES, cue).toHaveProperty(cue);
  for (const [name, notes] of Object.entries<readonly Note[]>(CUES)) {
    expect(notes.length, name).toBeGreaterThan(0);
    for (const note of notes) {
      expect(note.gain, name).toBeGreaterThan(0);
      expect(note.gain, name).toBeLessThanOrEqual(1);
      expect(note.at + note.lasts, name).toBeLessThan(4);
      expect(Math.min(note.pitch, note.to ?? note.pitch), name).toBeGreaterThan(20);
    }
  }
});

test('the moments that should be heard are heard', () => {
  const moments: readonly (readonly [string, Cue])[] = [
    ['roundStarted', 'bell'],
    ['paid', 'coin'],
    ['cubesBought', 'cube'],
    ['pegMoved', 'peg'],
    ['interrupted', 'horn'],
    ['stockSplit', 'split'],
    ['priceControl', 'control'],
    ['finalScored', 'final'],
  ];
  for (const [type, cue] of moments) expect(cueOf(type), type).toBe(cue);
  expect(cueOf('toString')).toBeNull();
});

test('one kind sounds once for one action, and not all of them at the same moment', () => {
  expect(cuesFor(['pegMoved', 'pegMoved', 'paid', 'undone'], cueOf)).toEqual([
    'peg',
    'coin',
    'step',
  ]);
  const heard: [Cue, number][] = [];
  const loud = { muted: false, volume: 0.5 };
  const hear = ears(
    { log: [entry(1, 'roundStarted')], owes: false },
    cueOf,
    () => loud,
    (cue, volume, delay) => {
      expect(volume).toBe(0.5);
      heard.push([cue, delay]);
    },
  );
  const log = [entry(1, 'roundStarted'), entry(2, 'pegMoved'), entry(3, 'paid')];
  hear({ log, owes: true });
  expect(heard.map(([cue]) => cue)).toEqual(['peg', 'coin', 'decision']);
  expect(new Set(heard.map(([, delay]) => delay)).size).toBe(3);
  hear({ log, owes: true });
  expect(heard).toHaveLength(3);
});

test('muted, or turned down to nothing: silence, and no late noise afterwards', () => {
  const heard: Cue[] = [];
  let loudness = { muted: true, volume: 1 };
  const hear = ears(
    { log: [], owes: false },
    cueOf,
    () => loudness,
    (cue) => heard.push(cue),
  );
  hear({ log: [entry(1, 'paid')], owes: true });
  loudness = { muted: false, volume: 0 };
  hear({ log: [entry(1, 'paid'), entry(2, 'stockSplit')], owes: false });
  expect(heard).toEqual([]);
  loudness = { muted: false, volume: 1 };
  hear({ log: [entry(1, 'paid'), entry(2, 'stockSplit')], owes: false });
  expect(heard).toEqual([]);
  expect(mastersOfVenice.cue('paid')).toBeNull();
});
