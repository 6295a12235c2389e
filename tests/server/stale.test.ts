/** An answer belongs to its question: a late press is not applied to another one. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import type { Game, JsonObject } from '../../engine/core/contract.ts';
import type { Asked } from '../../server/protocol/messages.ts';
import { Play } from '../../server/table/play.ts';
import { Pool } from '../battery/play.ts';
import { allSamples, type Samples } from '../battery/samples.ts';
import { guest as caravan, games } from '../guest/registry.ts';
import { SEED, several } from '../scope.ts';
import { Guest, seatedTable, startServer, type TestServer } from './harness.ts';

const registry = new URL('../guest/registry.ts', import.meta.url).href;

const PASS = { type: 'pass' };

describe('over the wire', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { registry, clockSecond: 20 });
  });
  afterAll(() => server.stop());

  const askedOf = (one: Guest): Asked => {
    expect(one.private.decision).toBeTypeOf('number');
    return { match: one.table.matchId, decision: one.private.decision ?? -1 };
  };
  let presses = 0;
  const press = (one: Guest, asked: Asked, action: JsonObject) =>
    one.request('act', { id: `press${++presses}`, action, asked });
  const STALE = { ok: false, error: 'stale' };
  const leave = (all: readonly Guest[]) => Promise.all(all.map((one) => one.leave()));

  test('once the clock has answered, a late press is stale and changes nothing', async () => {
    const options = { offerTimer: 5, rounds: 2 };
    const all = await seatedTable(server.url, 3, { game: caravan.id, options });
    const [leader, second] = all as [Guest, Guest];
    const asked = askedOf(second);
    // The clock passes for the second and the third; then the table waits until the leader travels.
    await second.until(() => leader.private.seq === 2 && second.private.seq === 2);
    const before = structuredClone(second.view);
    expect(await press(second, asked, PASS)).toEqual(STALE);
    const offer = { type: 'offer', give: { salt: 1 }, ask: 35 };
    expect(await press(second, asked, offer)).toEqual(STALE);
    expect(await second.request('undo', { id: 'u', asked })).toEqual(STALE);
    expect(second.view).toEqual(before);
    // The same request with the present decision is accepted.
    expect(await press(second, askedOf(second), offer)).toMatchObject({ ok: true });
    await leave(all);
  });

  test('simultaneous decisions of others make no answer stale', async () => {
    const all = await seatedTable(server.url, 3, { game: caravan.id });
    const [, second, third] = all as [Guest, Guest, Guest];
    const asked = askedOf(third);
    expect(await press(second, askedOf(second), PASS)).toMatchObject({ ok: true });
    expect(await press(third, asked, PASS)).toMatchObject({ ok: true });
    await leave(all);
  });

  test('another tab has answered; a repeated id is still answered as before', async () => {
    const all = await seatedTable(server.url, 3, { game: caravan.id });
    const [, second] = all as [Guest, Guest];
    const asked = askedOf(second);
    const tab = await Guest.join(server.url, second.code, { token: second.token });
    const body = { id: 'once', action: PASS, asked };
    const first = await tab.request('act', body);
    expect(first).toMatchObject({ ok: true });
    expect(await tab.request('act', body)).toEqual(first);
    expect(await press(tab, asked, PASS)).toEqual(STALE);
    // An earlier match is another question as well.
    expect(await press(tab, { ...askedOf(tab), match: 'before' }, PASS)).toEqual(STALE);
    // A page from before the field: taken as made now, so the rules decide.
    expect(await tab.act(PASS)).toMatchObject({ error: 'refused' });
    await leave([...all.filter((one) => one !== second), tab]);
  });

  test('a vote and a word about a pause are for what the person saw', async () => {
    const all = await seatedTable(server.url, 3, { game: caravan.id });
    const [leader, second] = all as [Guest, Guest];
    const seen = { match: leader.table.matchId, seq: leader.table.seq };
    expect(await second.act(PASS)).toMatchObject({ ok: true });
    await leader.until(() => leader.table.seq > seen.seq);
    expect(await leader.lobby({ op: 'pause', agree: true, seen })).toMatchObject({ ok: true });
    await leader.until(() => leader.table.pause === 'asked');
    // Made before anybody had asked: an agreement to another pause.
    expect(await second.lobby({ op: 'pause', agree: true, seen })).toEqual(STALE);
    expect(second.table.pause).toBe('asked');
    const now = { ...seen, seq: second.table.seq };
    expect(await second.lobby({ op: 'pause', agree: true, seen: now })).toMatchObject({ ok: true });
    const other = { ...now, match: 'before' };
    expect(await second.lobby({ op: 'vote', seat: 0, remove: true, seen: other })).toEqual(STALE);
    await leave(all);
  });

  /** The state that a vote of `one` refers to now. */
  const seenBy = ({ table: { matchId: match, seq, question } }: Guest) => ({
    match,
    seq,
    question: question ?? 0,
  });
  const pause = (one: Guest, agree: boolean, seen = seenBy(one)) =>
    one.lobby({ op: 'pause', agree, seen });

  test('a word about a pause is for that one also where nothing was played since', async () => {
    const all = await seatedTable(server.url, 2, { game: caravan.id });
    const [leader, second] = all as [Guest, Guest];
    const until = (state: string) => second.until(() => second.table.pause === state);
    expect(await pause(leader, true)).toMatchObject({ ok: true });
    await until('asked');
    const first = seenBy(second);
    // Taken back, and asked for again: the answer to the first question does not answer this one.
    expect(await pause(leader, false)).toMatchObject({ ok: true });
    await until('none');
    const quiet = seenBy(second);
    expect(await pause(leader, true, seenBy(second))).toMatchObject({ ok: true });
    await until('asked');
    expect(await pause(second, true, first)).toEqual(STALE);
    expect(await pause(second, true, { ...first, question: 99 })).toEqual(STALE);
    expect(second.table.pause).toBe('asked');
    // Two who ask at the same time agree.
    expect(await pause(second, true, quiet)).toMatchObject({ ok: true });
    await until('on');
    const resting = seenBy(second);
    const resume = (one: Guest, seen = seenBy(one)) => one.lobby({ op: 'resume', seen });
    await leader.until(() => leader.table.pause === 'on');
    expect(await resume(leader)).toMatchObject({ ok: true });
    await until('none');
    expect(await pause(second, true)).toMatchObject({ ok: true });
    await leader.until(() => leader.table.pause === 'asked');
    expect(await pause(leader, true)).toMatchObject({ ok: true });
    await until('on');
    // Pressed in the pause before.
    expect(await resume(second, resting)).toEqual(STALE);
    expect(await resume(second)).toMatchObject({ ok: true });
    await leave(all);
  });

  test('more time is for the decision that the person reads', async () => {
    const options = { offerTimer: 60, rounds: 2 };
    const all = await seatedTable(server.url, 3, { game: caravan.id, options });
    const [leader, second] = all as [Guest, Guest];
    const asked = askedOf(second);
    expect(await second.lobby({ op: 'more', asked: { ...asked } })).toMatchObject({ ok: true });
    expect(await press(second, asked, PASS)).toMatchObject({ ok: true });
    await second.until(() => second.private.decision !== asked.decision);
    expect(await second.lobby({ op: 'more', asked: { ...asked } })).toEqual(STALE);
    expect(await leader.lobby({ op: 'more', asked: { ...askedOf(leader) } })).not.toEqual(STALE);
    await leave(all);
  });
});

describe('in every game', () => {
  const codes = new Int32Array(Math.max(...Object.values(games).map(({ maxLegal }) => maxLegal)));

  function newPlay(game: Game, seats: number): Play {
    const infos = Array.from({ length: seats }, (_, k) => ({
      name: `P${k}`,
      color: game.colors[k] ?? 'red',
      bot: false,
    }));
    const about = { id: `${game.id}-${seats}`, code: 'CODE', game: game.id, seats: infos };
    const options = game.options({}, seats) as JsonObject;
    const record = { ...about, options, key: 'ab'.repeat(16), engine: game.version };
    return new Play(
      game,
      record,
      () => infos,
      async () => undefined,
    );
  }

  const owing = (play: Play): number[] =>
    play.record.seats.map((_, k) => k).filter((k) => (play.deciders >> k) & 1);

  /** A listed action of a seat that owes one. */
  function listed(play: Play, seat: number, chance: SeededChance): JsonObject {
    const count = play.game.legal(play.state, seat, codes);
    const action = play.game.decode(play.state, seat, codes[chance.below(count)]);
    return action as unknown as JsonObject;
  }

  test.each(Object.values(games))(
    '$id: stale exactly where the decision has gone',
    async (game) => {
      const { min, max } = game.seats;
      const chance = new SeededChance(`${SEED}-stale-${game.id}`);
      const seats = min + chance.below(max - min + 1);
      const play = newPlay(game, seats);
      let stale = 0;
      for (let n = 0; n < several(150, 1500) && !play.finished; n++) {
        const asked = owing(play);
        const marks = Array.from({ length: seats }, (_, seat): Asked => {
          return { match: play.id, decision: play.decision(seat) };
        });
        const seat = asked[chance.below(asked.length)];
        const undoes = play.undoable(seat) > 0 && chance.below(8) === 0;
        const presses = asked.map((one) => [one, listed(play, one, chance)] as const);
        const press = presses.find(([one]) => one === seat)?.[1] ?? {};
        const done = undoes
          ? await play.undo(seat, null, marks[seat])
          : await play.act(seat, press, null, null, marks[seat]);
        expect(done).toMatchObject({ ok: true });
        for (const [late, action] of presses) {
          const gone = late === seat || !owing(play).includes(late);
          expect(play.decision(late) !== marks[late].decision).toBe(gone);
          if (!gone) continue;
          const before = play.state.slice();
          for (const answer of [
            await play.act(late, action, `late${n}-${late}`, null, marks[late]),
            await play.undo(late, `back${n}-${late}`, marks[late]),
          ]) {
            expect(answer).toEqual({ ok: false, error: 'stale' });
          }
          expect(play.state).toEqual(before);
          stale++;
        }
        // A seat that was not asked continues from its earlier state.
        for (let k = 0; k < seats; k++) {
          if (!asked.includes(k)) expect(play.decision(k)).toBe(marks[k].decision);
        }
      }
      expect(stale).toBeGreaterThan(5);
      const again = newPlay(game, seats).resume(
        play.entriesFrom(0, 10_000).map((entry) => ({ ...entry, actionId: null })),
      );
      for (let k = 0; k < seats; k++) expect(again.decision(k)).toBe(play.decision(k));
    },
  );

  /** @returns how many forms were sent behind which a press of before is stale */
  async function forms(samples: Samples): Promise<number> {
    const game = games[samples.game];
    const chance = new SeededChance(`${SEED}-forms-${game.id}`);
    const pool = new Pool(samples, `${SEED}-${game.id}`);
    const play = newPlay(game, game.seats.min);
    let sent = 0;
    for (let n = 0; n < several(150, 1000) && !play.finished; n++) {
      const asked = owing(play);
      const seat = asked[chance.below(asked.length)];
      const usual = listed(play, seat, chance);
      pool.add(usual as JsonObject & { type: string });
      const before = allOf(play, seat);
      const form = formOf(play, seat, pool, before);
      const mark = { match: play.id, decision: play.decision(seat) };
      expect(await play.act(seat, form ?? usual, null, null, mark)).toMatchObject({ ok: true });
      if (!form || before === allOf(play, seat)) continue;
      sent++;
      const late = await play.act(seat, usual, null, null, mark);
      expect(late, JSON.stringify(form)).toEqual({ ok: false, error: 'stale' });
    }
    return sent;
  }

  test('stale also behind a form that stands on no list', async () => {
    let sent = 0;
    for (const samples of allSamples) sent += await forms(samples);
    expect(sent).toBeGreaterThan(5);
  });

  /** The legal actions of `seat`, as text. */
  const allOf = ({ game, state }: Play, seat: number): string =>
    codes.subarray(0, game.legal(state, seat, codes)).join();

  /** An action that the rules accept although it is not listed; null if none is found. */
  function formOf(play: Play, seat: number, pool: Pool, list: string): JsonObject | null {
    const { game, state } = play;
    for (let tries = 0; tries < 40; tries++) {
      const action = structuredClone(pool.pick()) as unknown as JsonObject;
      const command = accepted(game, state, seat, action);
      if (command !== null && !`,${list},`.includes(`,${command},`)) return action;
    }
    return null;
  }
});
