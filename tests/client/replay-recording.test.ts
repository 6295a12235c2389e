/** A recorded match: any position at once, the same as playing there, with any undos. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Positions } from '../../client/table/replay/positions.ts';
import { type Eye, type Recording, record } from '../../client/table/replay/recording.ts';
import type { Log } from '../../engine/core/log.ts';
import { replay } from '../../engine/core/match.ts';
import { gameById } from '../../engine/registry.ts';
import { hashes, playMatch } from '../battery/log.ts';
import { allSamples } from '../battery/samples.ts';
import { several } from '../scope.ts';

/** The game of tests that work with any game. */
const FIRST = allSamples[0]?.game ?? '';

const kept = new Map<string, { log: Log; recording: Recording }>();

/** A random match with asides and undone actions, and its recording. */
function match(id: string, number: number): { log: Log; recording: Recording } {
  const name = `${id} ${number}`;
  const samples = allSamples.find(({ game }) => game === id);
  const found = kept.get(name);
  if (found || !samples) return found ?? expect.fail(name);
  const log = playMatch(gameById(id), samples, number).log();
  const made = { log, recording: record(log, gameById(id), hashes) };
  kept.set(name, made);
  return made;
}

const anyMatch = fc.record({
  id: fc.constantFrom(...allSamples.map(({ game }) => game)),
  number: fc.nat(several(1, 7)),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('any decision: the position, the views and the seq of a match played to there', () => {
  fc.assert(
    fc.property(anyMatch, ({ id, number, share }) => {
      const { log, recording } = match(id, number);
      const at = Math.round(share * log.entries.length);
      const played = replay(log, gameById(id), hashes, at);
      expect(recording.state(at)).toEqual(played.state);
      expect(recording.look(at, 'public').view).toEqual(played.view('public'));
      const { hands } = recording.look(at, 'all');
      expect(hands).toEqual(log.seats.map((_, seat) => played.view(seat).you));
      if (at > 0) expect(recording.steps[at - 1]?.seq).toBe(played.seq);
    }),
    { numRuns: several(24, 60) },
  );
});

test('a seat’s eye sees the player’s own hand alone, and no event that was for another', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat(4), ({ id, number, share }, nth) => {
      const { log, recording } = match(id, number);
      const at = Math.round(share * log.entries.length);
      const own = nth % log.seats.length;
      const { hands, view } = recording.look(at, own);
      expect(view.you).toBeUndefined();
      expect(hands.map((hand) => hand !== null)).toEqual(log.seats.map((_, seat) => seat === own));
      const game = gameById(id);
      const told = recording.steps[at - 1]?.events.flatMap((e) => game.eventFor(e, own) ?? []);
      if (at > 0) expect(recording.events(at, own)).toEqual(told);
    }),
    { numRuns: several(24, 60) },
  );
});

test('all hands together miss nothing that any single seat was told', () => {
  const { recording } = match(FIRST, 3);
  const eyes: Eye[] = ['public', ...recording.seats.map((_, seat) => seat)];
  for (const { at, events } of recording.steps) {
    const all = recording.events(at, 'all');
    expect(all).toHaveLength(events.length);
    for (const eye of eyes)
      expect(recording.events(at, eye).length).toBeLessThanOrEqual(all.length);
  }
});

test('without what was taken back a match comes to the same end', () => {
  let undos = 0;
  for (const number of [0, 2, 4, 6]) {
    const { log, recording } = match(FIRST, number);
    const stands = log.entries.filter((entry, k) => {
      const step = recording.steps[k];
      if ('undo' in entry) undos++;
      return step?.action !== null && !step?.withdrawn;
    });
    const { state } = replay({ ...log, entries: stands }, gameById(log.game), hashes);
    expect(recording.state(recording.end)).toEqual(state);
  }
  expect(undos).toBeGreaterThan(10);
});

test('an undo names the step that it takes back', () => {
  const { recording } = match(FIRST, 2);
  const undos = recording.steps.filter(({ action }) => action === null);
  expect(undos.length).toBeGreaterThan(0);
  for (const { at, seat, undoes, events } of undos) {
    const undone = recording.steps[(undoes ?? 0) - 1];
    expect(undone).toMatchObject({ seat, withdrawn: true });
    expect(undone?.at).toBeLessThan(at);
    expect(events).toEqual([]);
  }
});

test('positions: what was put in comes out, in a fraction of the memory; nothing beyond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.tuple(fc.nat(19), fc.integer({ min: -9, max: 9 })), { maxLength: 4 }), {
        minLength: 1,
        maxLength: 120,
      }),
      (changes) => {
        const positions = new Positions();
        const state = new Int32Array(20);
        const all = changes.map((list) => {
          for (const [index, value] of list) state[index] = value;
          positions.push(state);
          return state.slice();
        });
        expect(positions.length).toBe(all.length);
        for (const [k, want] of all.entries()) expect(positions.read(k)).toEqual(want);
        // A reader owns the position that it read.
        positions.read(0).fill(77);
        expect(positions.read(0)).toEqual(all[0]);
        for (const k of [-1, all.length]) expect(() => positions.read(k)).toThrow(RangeError);
      },
    ),
  );
  const { recording } = match(FIRST, 1);
  const whole = recording.state(0).length * (recording.end + 1);
  expect(recording.size).toBeLessThan(whole / 5);
});

test('a log with a colour that there is not is shown in one that there is', () => {
  const { log } = match(FIRST, 1);
  const seats = log.seats.map((seat, k) => (k === 0 ? { ...seat, color: 'mauve' } : seat));
  const game = gameById(FIRST);
  const recording = record({ ...log, seats }, game, hashes);
  const colors = recording.seats.map(({ color }) => color);
  for (const color of colors) expect(game.colors).toContain(color);
  expect(new Set(colors).size).toBe(colors.length);
  const { view } = recording.look(recording.end, 'public');
  expect(JSON.stringify(view)).not.toContain('mauve');
});
