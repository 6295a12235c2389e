/** Over every registered game: determinism, logs and replay, undo, positions as text, keyed chance. */

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type Chance, SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import { KeyedStream, keyFromHex, keyToHex } from '../../engine/core/keyed-chance.ts';
import { readLog } from '../../engine/core/log.ts';
import { Match, replay } from '../../engine/core/match.ts';
import { several } from '../scope.ts';
import { games, kitTables, tables } from './games.ts';
import { digest, hashes, playMatch } from './log.ts';
import { isEqual } from './pass.ts';
import { longestTurn, seatInfos, seatsIn } from './play.ts';

const MATCHES = several(3, 8);

class Counting implements Chance {
  calls = 0;
  private readonly stream: SeededChance;

  constructor(seed: number) {
    this.stream = new SeededChance(seed);
  }

  below(n: number): number {
    this.calls++;
    return this.stream.below(n);
  }
}

describe.each(tables)('$samples.game', ({ game, samples }) => {
  /** As many of these as will do for this game. */
  const enough = (usual: number): number =>
    Math.ceil((usual * (samples.share ?? 1)) / several(5, 1));

  test('the same log gives the same bytes, in this process and in another', () => {
    const matches = Array.from({ length: MATCHES }, (_, i) => playMatch(game, samples, i));
    const here = matches.map(digest);
    const logs = JSON.stringify(matches.map((match) => match.log()));
    const again = (JSON.parse(logs) as unknown[]).map((json) =>
      digest(replay(readLog(json, games), game, hashes)),
    );
    expect(again).toEqual(here);
    if (!kitTables.some((table) => table.game === game)) return;
    const script = new URL('log.ts', import.meta.url).pathname;
    const args = ['--disable-warning=ExperimentalWarning', script, String(MATCHES), game.id];
    const other = spawnSync(process.execPath, args, { input: logs, encoding: 'utf8' });
    expect(other.stderr).toBe('');
    const told = JSON.parse(other.stdout) as { played: string[]; replayed: string[] };
    expect(told.played).toEqual(here);
    expect(told.replayed).toEqual(here);
  });

  test('a match can be resumed from any prefix of its log', () => {
    for (const number of [2, 3]) {
      const log = playMatch(game, samples, number).log();
      const half = Math.floor(log.entries.length / 2);
      const resumed = replay(log, game, hashes, half);
      for (const entry of log.entries.slice(half)) {
        if ('undo' in entry) resumed.undo(entry.seat);
        else expect(resumed.act(entry.seat, entry.action).ok).toBe(true);
      }
      // A seeded stream continues at its place; a keyed one finds its place by itself.
      expect(digest(resumed)).toBe(digest(replay(log, game, hashes)));
    }
  });

  test('a raised version of all other games leaves its logs alone', () => {
    const raised = Object.entries(games).map(
      ([id, one]) => [id, id === game.id ? one : { ...one, version: '9.9.9' }] as const,
    );
    const log = playMatch(game, samples, 0).log();
    expect(readLog(log, Object.fromEntries(raised))).toEqual(readLog(log, games));
  });

  test('a log of another version, or none at all, is refused with a sentence', () => {
    const log = playMatch(game, samples, 0).log();
    expect(() => readLog({ ...log, engine: '0.0.0' }, games)).toThrow(/version 0.0.0/);
    expect(() => readLog({ ...log, entries: [{ seat: 0 }] }, games)).toThrow(/entry/);
    expect(() => readLog('log', games)).toThrow(/not a log/);
    const seats = log.seats.map((seat) => ({ ...seat, color: 'mauve' }));
    expect(() => readLog({ ...log, seats }, games)).toThrow(/colour "mauve"/);
    const wrong = { ...log, entries: [{ seat: 0, action: { type: 'nothing' } }] };
    expect(() => replay(wrong, game, hashes)).toThrow(/Entry 0/);
  });

  test('undo gives the very position back, and reaches no draw', ({ skip }) => {
    const most = longestTurn(game, samples);
    skip(most < 2, 'every action of this game draws, reveals, or hands the turn on');
    let undone = 0;
    for (let number = 0; number < 1000 && undone <= enough(400); number++) {
      playMatch(game, samples, number, (match, seat) => {
        const steps = match.undoable(seat);
        // Undoes as far as possible, in a separate match, then plays the rest of the same log.
        if (steps < 2 || undone > enough(400)) return;
        const twin = replay(match.log(), game, hashes);
        const draws = game.draws(twin.state);
        for (let i = 0; i < steps; i++) {
          const seq = twin.seq;
          expect(twin.undo(seat).seq).toBe(seq - 1);
          expect(twin.view('public').seq).toBe(twin.seq);
          expect(game.draws(twin.state)).toBe(draws);
          expect(game.deciders(twin.state) & (1 << seat)).not.toBe(0);
          undone++;
        }
        expect(twin.undoable(seat)).toBe(0);
        expect(() => twin.undo(seat)).toThrow(/nothing to take back/);
      });
    }
    expect(undone).toBeGreaterThan(enough(100));
  });

  test('an action and its undo leave nothing but the log', ({ skip }) => {
    skip(longestTurn(game, samples) < 1, 'no action of this game could be taken back');
    let checked = 0;
    for (let number = 0; number < 1000 && checked <= enough(3000); number++) {
      const match = playMatch(game, samples, number);
      const log = match.log();
      const twin = replay(log, game, hashes, 0);
      for (const entry of log.entries) {
        if ('undo' in entry) {
          twin.undo(entry.seat);
          continue;
        }
        const state = twin.state.slice();
        const steps = twin.undoable(entry.seat);
        twin.act(entry.seat, entry.action);
        if (twin.undoable(entry.seat) !== steps + 1) continue;
        twin.undo(entry.seat);
        expect(isEqual(twin.state, state)).toBe(true);
        expect(twin.undoable(entry.seat)).toBe(steps);
        twin.act(entry.seat, entry.action);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(enough(200));
  });

  test.skipIf(samples.asides.length === 0 || samples.asidesApart)(
    'commands from aside neither stand in the way of an undo nor are taken back',
    ({ skip }) => {
      skip(longestTurn(game, samples) < 1, 'no action of this game could be taken back');
      let kept = 0;
      for (let number = 0; number < 1000 && kept < enough(50); number++) {
        playMatch(game, samples, number, (match, seat) => {
          const steps = match.undoable(seat);
          if (steps === 0) return;
          for (const aside of samples.asides) {
            const other = (seat + 1) % match.seats.length;
            if (accepted(game, match.state, other, aside) === null) continue;
            const twin = replay(match.log(), game, hashes);
            if (!twin.act(other, aside).ok) continue;
            expect(twin.undoable(seat)).toBe(steps);
            expect(twin.undoable(other)).toBe(0);
            twin.undo(seat);
            // As if the aside had come after the undo.
            const later = replay(match.log(), game, hashes);
            later.undo(seat);
            later.act(other, aside);
            expect(twin.state).toEqual(later.state);
            expect(twin.view('public').seq).toBe(twin.seq);
            kept++;
            return;
          }
        });
      }
      expect(kept).toBeGreaterThan(enough(20));
    },
  );

  test('a refused action changes nothing, the log included', () => {
    const match = playMatch(game, samples, 1);
    const twin = replay(match.log(), game, hashes, 5);
    const before = digest(twin);
    for (const action of [...samples.nonsense, null, 7, 'seven', [], {}, { type: 3 }]) {
      const seat = seatsIn(~game.deciders(twin.state) & 3)[0] ?? 0;
      const outcome = twin.act(seat, action);
      if (outcome.ok) continue;
      expect(game.errors).toContain(outcome.refusal.code);
      expect(digest(twin)).toBe(before);
    }
  });

  test('a match may start from a described position', () => {
    const full = playMatch(game, samples, 4);
    const middle = replay(full.log(), game, hashes, Math.min(40, full.entries.length >> 1));
    const start = game.describe(middle.state);
    const seats = seatInfos(middle.seats.length);
    const match = new Match({ game, seats, start, options: middle.options, chance: { seed: 1 } });
    expect(match.state).toEqual(middle.state);
    const seat = seatsIn(match.deciders)[0];
    expect(match.act(seat, match.legal(seat)[0]).ok).toBe(true);
    expect(digest(replay(readLog(match.log(), games), game))).toBe(digest(match));
  });

  test('the draws of a set-up are counted: each call of chance is one', () => {
    for (let number = 0; number < 8; number++) {
      const chance = new Counting(number);
      const state = game.setup(game.seats.min, game.options({}, game.seats.min), chance);
      expect(game.draws(state)).toBe(chance.calls);
    }
  });
});

describe('keyed chance', () => {
  const key = keyFromHex('00ff'.repeat(16));

  test('is fair, below any bound', () => {
    const stream = new KeyedStream(key, hashes.hmac);
    for (const n of [1, 2, 3, 6, 77, 2 ** 32 - 1]) {
      const seen = new Map<number, number>();
      for (let i = 0; i < 1200; i++) {
        const value = stream.below(n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
        seen.set(value, (seen.get(value) ?? 0) + 1);
      }
      if (n > 6) continue;
      for (const count of seen.values()) expect(Math.abs(count - 1200 / n)).toBeLessThan(150);
      expect(seen.size).toBe(n);
    }
  });

  test('depends on the key and on the number of the draw alone', () => {
    const draw = (k: Uint8Array, at: number) =>
      new KeyedStream(k, hashes.hmac, at).below(1_000_000);
    const stream = new KeyedStream(key, hashes.hmac);
    for (let i = 0; i < 40; i++) expect(stream.below(1_000_000)).toBe(draw(key, i));
    expect(draw(keyFromHex('01ff'.repeat(16)), 0)).not.toBe(draw(key, 0));
    expect(keyToHex(keyFromHex('00ff10'))).toBe('00ff10');
    expect(() => keyFromHex('xyz')).toThrow(/hexadecimal/);
  });

  test('throws away words that would favour small values', () => {
    const words = [0xffffffff, 0xfffffffe, 5];
    const given = (): Uint8Array => {
      const bytes = new Uint8Array(32);
      words.forEach((word, i) => {
        new DataView(bytes.buffer).setUint32(i * 4, word, true);
      });
      return bytes;
    };
    // 2^32 is 4 over a multiple of 6: the last four words are unfair.
    expect(new KeyedStream(key, given).below(6)).toBe(5);
    const broken = () => new Uint8Array(32).fill(255);
    expect(() => new KeyedStream(key, broken).below(6)).toThrow(/broken/);
  });
});
