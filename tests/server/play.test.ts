/** A match and its journal, without network: both or neither, and the same again after a restart. */

import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { replay } from '../../engine/core/match.ts';
import { type Claim, logOf, type MatchRecord } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { hashes, hashOfKey, KEY_BYTES } from '../../server/protocol/chance.ts';
import { Play } from '../../server/table/play.ts';
import { game, newFolder, sweep } from './harness.ts';

const folder = newFolder();
const journal = new SqliteJournal(folder);
afterAll(async () => {
  await journal.close();
  sweep(folder);
});

const codes = new Int32Array(game.maxLegal);
let matches = 0;
/** The right to write for each match's table. */
const claims = new Map<string, Claim>();

async function newMatch(seats: number): Promise<MatchRecord> {
  const infos = Array.from({ length: seats }, (_, k) => ({
    name: `P${k}`,
    color: 'red',
    bot: false,
  }));
  const record: MatchRecord = {
    id: `m${++matches}`,
    code: `T${matches}`,
    game: game.id,
    seats: infos,
    options: game.options({}, seats) as JsonObject,
    key: randomBytes(KEY_BYTES).toString('hex'),
    engine: game.version,
  };
  const table = { code: record.code, game: game.id, body: {}, matchId: null };
  const claim = await journal.open(table);
  claims.set(record.id, claim);
  await journal.startMatch(claim, record, { ...table, matchId: record.id });
  return record;
}

/** The match as it was at its start. */
const fresh = (record: MatchRecord): Play =>
  new Play(
    game,
    record,
    () => record.seats,
    (entry, result) => journal.append(claims.get(record.id)!, record.id, entry, result),
  );

/** The match as its journal has it. */
const open = async (record: MatchRecord): Promise<Play> =>
  fresh(record).resume(await journal.entries(record.id));

const seatsOwing = (play: Play): number[] =>
  play.record.seats.map((_, k) => k).filter((k) => play.deciders & (1 << k));

function legalFor(play: Play, seat: number): JsonObject[] {
  const listed = codes.subarray(0, game.legal(play.state, seat, codes));
  return Array.from(listed, (code) => game.decode(play.state, seat, code) as unknown as JsonObject);
}

/** A random listed action of a seat that owes one. */
async function step(play: Play, chance: SeededChance, id: string | null = null) {
  const seats = seatsOwing(play);
  const seat = seats[chance.below(seats.length)];
  const listed = legalFor(play, seat);
  const action = listed[chance.below(listed.length)];
  return { seat, action, outcome: await play.act(seat, action, id) };
}

describe('a match and its journal', () => {
  test('after a restart everything is as it was, undone steps included', async () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const record = await newMatch(seats);
      const play = fresh(record);
      const chance = new SeededChance(`resume-${seats}`);
      let undone = 0;
      for (let i = 0; !play.finished; i++) {
        const { seat, outcome } = await step(play, chance, `a${i}`);
        expect(outcome.ok).toBe(true);
        if (play.undoable(seat) > 0 && chance.below(3) === 0) {
          expect(await play.undo(seat, `u${i}`)).toMatchObject({ ok: true });
          undone++;
        }
        if (i % 90 === 0) {
          const again = await open(record);
          expect(again.state).toEqual(play.state);
          expect(again.seq).toBe(play.seq);
          for (let k = 0; k < seats; k++) expect(again.undoable(k)).toBe(play.undoable(k));
        }
      }
      expect(undone).toBeGreaterThan(5);
      expect(await journal.match(record.id)).toMatchObject({ finished: true });
      const log = logOf(record, await journal.entries(record.id));
      expect(replay(log, game, hashes).state).toEqual(play.state);
      expect(hashOfKey(play.key)).toBe(play.keyHash);
    }
  });

  test('a repeated id is answered as before, also after a restart', async () => {
    const record = await newMatch(3);
    const play = fresh(record);
    const seat = seatsOwing(play)[0];
    const [one, other] = legalFor(play, seat);
    const first = await play.act(seat, one, 'x');
    expect(first).toMatchObject({ ok: true, seq: 1 });
    const repeated = await play.act(seat, other, 'x');
    expect(repeated).toMatchObject({ ok: true, seq: 1 });
    const again = await open(record);
    expect(await again.act(seat, other, 'x')).toEqual({
      ok: true,
      seq: 1,
      step: null,
    });
    expect(again.state).toEqual(play.state);
    expect(await journal.entries(record.id)).toHaveLength(1);
  });

  test('an entry that the journal refuses has not happened', async () => {
    const record = await newMatch(2);
    const play = fresh(record);
    const chance = new SeededChance('storage');
    const append = journal.append.bind(journal);
    const complain = console.error;
    let failures = 0;
    for (let i = 0; !play.finished; i++) {
      if (i % 7 === 3) {
        const before = play.state.slice();
        const { seq } = play;
        const undoable = record.seats.map((_, seat) => play.undoable(seat));
        journal.append = () => Promise.reject(new Error('the disk is full'));
        console.error = () => undefined;
        const { outcome } = await step(play, chance, `f${i}`);
        expect(outcome).toEqual({ ok: false, error: 'storage' });
        console.error = complain;
        journal.append = append;
        expect(play.state).toEqual(before);
        expect(play.seq).toBe(seq);
        expect(record.seats.map((_, seat) => play.undoable(seat))).toEqual(undoable);
        failures++;
      }
      expect((await step(play, chance)).outcome.ok).toBe(true);
    }
    expect(failures).toBeGreaterThan(5);
    expect((await open(record)).state).toEqual(play.state);
  });
});
