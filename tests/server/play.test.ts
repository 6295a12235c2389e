/** A match and its journal, without network: both or neither, and the same again after a restart. */

import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { replay } from '../../engine/core/match.ts';
import { Journal, type MatchRecord } from '../../server/journal/journal.ts';
import { hashOfKey, KEY_BYTES, keyedBlock } from '../../server/protocol/chance.ts';
import { Play } from '../../server/table/play.ts';
import { game, newFolder, sweep } from './harness.ts';

const folder = newFolder();
const journal = new Journal(folder);
afterAll(() => {
  journal.close();
  sweep(folder);
});

const codes = new Int32Array(game.maxLegal);
let matches = 0;

function newMatch(seats: number): MatchRecord {
  const infos = Array.from({ length: seats }, (_, k) => ({
    name: `P${k}`,
    color: 'red',
    bot: false,
  }));
  const record: MatchRecord = {
    id: `m${++matches}`,
    code: 'ACDEFG',
    game: game.id,
    seats: infos,
    options: game.options({}, seats) as JsonObject,
    key: randomBytes(KEY_BYTES).toString('hex'),
  };
  const body = { seats: {}, pace: 'normal', options: {} };
  journal.startMatch(record, { code: 'ACDEFG', game: game.id, body, matchId: record.id });
  return record;
}

const open = (record: MatchRecord): Play => new Play(game, record, () => record.seats, journal);

/** A random listed action of somebody who owes one. */
function step(play: Play, chance: SeededChance, id: string | null = null) {
  const seats = play.record.seats.map((_, k) => k).filter((k) => play.deciders & (1 << k));
  const seat = seats[chance.below(seats.length)]!;
  const count = game.legal(play.state, seat, codes);
  const action = game.decode(codes[chance.below(count)]!) as unknown as JsonObject;
  return { seat, action, outcome: play.act(seat, action, id) };
}

describe('a match and its journal', () => {
  test('after a restart everything is as it was, undone steps included', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const record = newMatch(seats);
      const play = open(record);
      const chance = new SeededChance(`resume-${seats}`);
      let undone = 0;
      for (let i = 0; !play.finished; i++) {
        const { seat, outcome } = step(play, chance, `a${i}`);
        expect(outcome.ok).toBe(true);
        if (play.undoable(seat) > 0 && chance.below(3) === 0) {
          expect(play.undo(seat, `u${i}`)).toMatchObject({ ok: true });
          undone++;
        }
        if (i % 90 === 0) {
          const again = open(record).resume();
          expect(again.state).toEqual(play.state);
          expect(again.seq).toBe(play.seq);
          for (let k = 0; k < seats; k++) expect(again.undoable(k)).toBe(play.undoable(k));
        }
      }
      expect(undone).toBeGreaterThan(5);
      const log = journal.log(record);
      expect(replay(log, game, keyedBlock).state).toEqual(play.state);
      expect(hashOfKey(play.key)).toBe(play.keyHash);
    }
  });

  test('a repeated id is answered as before, also after a restart', () => {
    const record = newMatch(3);
    const play = open(record);
    const first = play.act(0, { type: 'submitBid', amount: 5 }, 'x');
    expect(first).toMatchObject({ ok: true, seq: 1 });
    expect(play.act(0, { type: 'submitBid', amount: 50 }, 'x')).toMatchObject({ ok: true, seq: 1 });
    const again = open(record).resume();
    expect(again.act(0, { type: 'submitBid', amount: 50 }, 'x')).toEqual({
      ok: true,
      seq: 1,
      step: null,
    });
    expect(again.state).toEqual(play.state);
    expect(journal.entries(record.id)).toHaveLength(1);
  });

  test('what the journal does not take has not happened', () => {
    const record = newMatch(2);
    const play = open(record);
    const chance = new SeededChance('storage');
    const append = journal.append.bind(journal);
    const complain = console.error;
    let failures = 0;
    for (let i = 0; !play.finished; i++) {
      if (i % 7 === 3) {
        const before = play.state.slice();
        const { seq } = play;
        journal.append = () => {
          throw new Error('the disk is full');
        };
        console.error = () => undefined;
        expect(step(play, chance, `f${i}`).outcome).toEqual({ ok: false, error: 'storage' });
        console.error = complain;
        journal.append = append;
        expect(play.state).toEqual(before);
        expect(play.seq).toBe(seq);
        failures++;
      }
      expect(step(play, chance).outcome.ok).toBe(true);
    }
    expect(failures).toBeGreaterThan(5);
    expect(open(record).resume().state).toEqual(play.state);
  });

  test('what only the sender may notice keeps the number', () => {
    const play = open(newMatch(2));
    const chance = new SeededChance('hidden');
    const phase = () => (play.view('public').public as { phase: string }).phase;
    while (phase() !== 'destination') step(play, chance);
    const holder = (play.view('public').public as { marker: { holder: number } }).marker.holder;
    const { seq } = play;
    const outcome = play.act(holder, { type: 'queueInterrupt', target: 'own' }, 'q');
    expect(outcome).toMatchObject({ ok: true, seq, step: { hidden: true, seq } });
    expect(step(play, chance).outcome).toMatchObject({ ok: true, seq: seq + 1 });
  });
});
