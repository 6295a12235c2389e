/** A seat cannot make its match's record endless: neither by undos nor by secret commands. */

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../../../engine/core/chance.ts';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { Entry, MatchRecord } from '../../../../server/journal/journal.ts';
import { KEY_BYTES } from '../../../../server/protocol/chance.ts';
import { type Outcome, Play } from '../../../../server/table/play.ts';
import { Guest, game, startServer } from '../../../server/harness.ts';

const SEATS = 4;
const MOST_CHANGES = game.asides.match;
const codes = new Int32Array(game.maxLegal);

/** A match whose journal is a list. */
function newPlay(): { play: Play; record: MatchRecord; journal: Entry[] } {
  const journal: Entry[] = [];
  const record: MatchRecord = {
    id: 'm',
    code: 'T',
    game: game.id,
    engine: game.version,
    seats: Array.from({ length: SEATS }, (_, k) => ({ name: `P${k}`, color: 'red', bot: false })),
    options: game.options({}, SEATS) as JsonObject,
    key: randomBytes(KEY_BYTES).toString('hex'),
  };
  const append = async (entry: Entry): Promise<void> => void journal.push(entry);
  return { play: new Play(game, record, () => record.seats, append), record, journal };
}

const legal = (play: Play, seat: number): JsonObject[] => {
  const count = game.legal(play.state, seat, codes);
  return Array.from(
    codes.subarray(0, count),
    (code) => game.decode(play.state, seat, code) as unknown as JsonObject,
  );
};

const decidersOf = (play: Play): number[] =>
  play.record.seats.map((_, seat) => seat).filter((seat) => play.deciders & (1 << seat));

/** Plays by chance until `met` or the end. */
async function until(play: Play, chance: SeededChance, met: () => boolean): Promise<void> {
  while (!play.finished && !met()) {
    const owing = decidersOf(play);
    const seat = owing[chance.below(owing.length)];
    const listed = legal(play, seat);
    const outcome = await play.act(seat, listed[chance.below(listed.length)], null);
    expect(outcome.ok).toBe(true);
  }
}

const STANCES = ['always', 'placeStart', 'wait'] as const;
const stance = (k: number): JsonObject => ({ type: 'setStance', stance: STANCES[k % 3] });
const spent: Outcome = { ok: false, error: 'changes' };

/**
 * As often as it is allowed, and then some more.
 * @returns how often it was allowed
 */
async function hammer(change: (k: number) => Promise<Outcome>): Promise<number> {
  let done = 0;
  for (let k = 0; k < 3 * MOST_CHANGES; k++) {
    const outcome = await change(k);
    if (outcome.ok) done++;
    else expect(outcome).toEqual(spent);
  }
  return done;
}

describe('a seat may change its mind so often and no oftener', () => {
  test('by what nobody else notices; its decisions and the others are not touched', async () => {
    const { play, record, journal } = newPlay();
    const chance = new SeededChance('stances');
    await until(play, chance, () => journal.length === 30);
    expect(await hammer((k) => play.act(0, stance(k), `s${k}`))).toBe(MOST_CHANGES);
    expect(journal).toHaveLength(30 + MOST_CHANGES);
    // Another seat may; illegal actions get the rules' reason; a repeated request gets its old
    // answer.
    expect(await play.act(1, stance(0), 'other')).toMatchObject({ ok: true });
    expect(await play.act(0, { type: 'nothing' }, 'x')).toMatchObject({ error: 'refused' });
    expect(await play.act(0, stance(0), 's0')).toMatchObject({ ok: true, step: null });
    // As spent after a restart.
    const again = new Play(
      game,
      record,
      () => record.seats,
      async () => undefined,
    );
    again.resume(journal);
    expect(await again.act(0, stance(0), 'again')).toEqual(spent);
    expect(await again.act(2, stance(0), 'again')).toMatchObject({ ok: true });
    // And the match is played to its end, by that seat as well.
    await until(play, chance, () => false);
    expect(play.finished).toBe(true);
    expect(journal.some(({ seat, n }) => seat === 0 && n > 30 + MOST_CHANGES)).toBe(true);
  });

  test('by replacing what it has committed itself to', async () => {
    const { play, journal } = newPlay();
    const chance = new SeededChance('bids');
    await until(play, chance, () => decidersOf(play).length === SEATS);
    const before = journal.length;
    const bids = legal(play, 0);
    const done = await hammer((k) => play.act(0, bids[k % bids.length], `b${k}`));
    // The first one is the decision itself.
    expect(done).toBe(MOST_CHANGES + 1);
    expect(journal).toHaveLength(before + done);
    await until(play, chance, () => false);
    expect(play.finished).toBe(true);
  });

  test('by taking back; then it is offered no more', async () => {
    const { play, journal } = newPlay();
    const chance = new SeededChance('undo');
    const canUndo = (): boolean => [0, 1, 2, 3].some((seat) => play.undoable(seat) > 0);
    await until(play, chance, canUndo);
    const seat = [0, 1, 2, 3].find((one) => play.undoable(one) > 0)!;
    const before = journal.length;
    const action = journal.at(-1)!.action!;
    for (let k = 0; k < MOST_CHANGES; k++) {
      expect(await play.undo(seat, `u${k}`)).toMatchObject({ ok: true });
      expect(await play.act(seat, action, `a${k}`)).toMatchObject({ ok: true });
    }
    expect(play.undoable(seat)).toBe(0);
    expect(play.undoTo(seat)).toEqual([]);
    expect(await play.undo(seat, 'more')).toEqual(spent);
    expect(journal).toHaveLength(before + 2 * MOST_CHANGES);
    await until(play, chance, () => false);
    expect(play.finished).toBe(true);
  });
});

test('a change that only the sender may notice keeps the number', async () => {
  const { play } = newPlay();
  const chance = new SeededChance('hidden');
  const seen = () => play.view('public').public as { phase: string; marker: { holder: number } };
  await until(play, chance, () => seen().phase === 'destination');
  const { holder } = seen().marker;
  const { seq } = play;
  const outcome = await play.act(holder, { type: 'queueInterrupt', target: 'own' }, 'q');
  expect(outcome).toMatchObject({ ok: true, seq, step: { hidden: true, seq } });
  await until(play, chance, () => play.seq > seq);
  expect(play.seq).toBe(seq + 1);
});

test('at a table the one who is refused is told why, and nobody else anything', async () => {
  const server = await startServer();
  try {
    const ana = await Guest.create(server.url, { seats: 2, name: 'Ana' });
    const ben = await Guest.join(server.url, ana.code, { name: 'Ben' });
    expect(await ana.lobby({ op: 'start' })).toMatchObject({ ok: true });
    await ben.until(() => ben.table.stage === 'playing');
    const { seq } = ben.table;
    const heard = ben.events.length;
    const replies = [];
    for (let k = 0; k < MOST_CHANGES + 20; k++) replies.push(await ana.act(stance(k)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(MOST_CHANGES);
    expect(replies.at(-1)).toEqual({ ok: false, error: 'changes' });
    expect(await ben.act(stance(0))).toMatchObject({ ok: true, seq });
    expect([ben.table.seq, ben.events.length]).toEqual([seq, heard + 1]);
    const { matchId } = ana.table;
    expect(await server.app.house.journal.entries(matchId)).toHaveLength(MOST_CHANGES + 1);
    await ana.leave();
    await ben.leave();
  } finally {
    await server.stop();
  }
});
