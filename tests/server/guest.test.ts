/** The test guest at real tables: over the wire, with clocks, journal and recovery. */

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import { type Log, readLog } from '../../engine/core/log.ts';
import { verify } from '../../engine/core/verify.ts';
import { log } from '../../server/log.ts';
import { hashes } from '../../server/protocol/chance.ts';
import type { CreateOptions, EventsMessage } from '../../server/protocol/messages.ts';
import { guest as game, games } from '../guest/registry.ts';
import { Guest, newFolder, seatedTable, startServer, sweep, type TestServer } from './harness.ts';

const registry = new URL('../guest/registry.ts', import.meta.url).href;
const data = newFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { registry, clockSecond: 20 }, data);
});
afterAll(async () => {
  await server.app.close();
  sweep(data);
});

const TABLE: Partial<CreateOptions> = { game: game.id };
const table = (seats: number, more: Partial<CreateOptions> = {}): Promise<Guest[]> =>
  seatedTable(server.url, seats, { ...TABLE, ...more });

interface Seen {
  readonly leader: number;
  readonly round: number;
  readonly dice: readonly number[];
  readonly options: JsonObject;
  readonly passed: readonly number[];
  readonly offers: readonly { readonly offer: string; readonly seat: number }[];
}
const seen = (one: Guest): Seen => one.table.view as unknown as Seen;
const leave = (all: readonly Guest[]) => Promise.all(all.map((one) => one.leave()));
const OFFER = { type: 'offer', give: { salt: 1 }, ask: 35 };

describe('a table of six', () => {
  test('options of any kind, six colours, and offers from seats that owe nothing', async () => {
    const options = { openPurses: true, bonus: null, rounds: 2 };
    const all = await table(6, { options });
    const [leader, second, third] = all as [Guest, Guest, Guest];
    expect(seen(leader).options).toMatchObject({ openPurses: true, bonus: null, graceTimer: null });
    expect(new Set(leader.table.seats.map(({ color }) => color)).size).toBe(6);
    expect(await second.act({ type: 'pass' })).toMatchObject({ ok: true });
    await second.until(() => seen(second).passed.includes(1));
    expect(second.deciding).toBe(false);
    // A seat that has passed may still speak; no other table is kept waiting.
    expect(await second.act(OFFER)).toMatchObject({ ok: true });
    expect(await leader.act(OFFER)).toMatchObject({ refusal: { code: 'E_LEADER' } });
    await leader.until(() => seen(leader).offers.length === 1);
    expect(seen(leader).offers).toMatchObject([{ offer: 'O1', seat: 1 }]);
    expect(await leader.act({ type: 'accept', offer: 'O7' })).toMatchObject({
      refusal: { code: 'E_CLOSED', rule: 'TR-2004' },
    });
    expect(await leader.act({ type: 'accept', offer: 'O1' })).toMatchObject({ ok: true });
    await third.until(() => third.events.some(({ events }) => events[0]?.type === 'offerAccepted'));
    // A large decision in one message: five legs, which no code can hold.
    const legs = [[0], [1], [2], [3], [4]];
    expect(await leader.act({ type: 'travel', legs, sell: { salt: 3, dates: 1 } })).toMatchObject({
      ok: true,
    });
    await leader.until(() => seen(leader).round === 2);
    await leave(all);
  });

  test('hostile and huge offers are refused in words, and none of them is kept', async () => {
    const all = await table(3);
    const [leader, second] = all as [Guest, Guest];
    const bad: JsonObject[] = [
      { type: 'offer', give: { salt: 1e9 }, ask: 5 },
      { type: 'offer', give: { __proto__: 1, salt: 1 }, ask: 5, to: 2 },
      { type: 'offer', give: { constructor: 1 }, ask: 5 },
      { type: 'offer', give: [1], ask: 5 },
      { type: 'offer', give: { salt: 1 }, ask: { valueOf: 5 } },
      { type: 'travel', legs: [[[0]]] },
      { type: 'accept', offer: 'O'.repeat(1000) },
    ];
    for (const action of bad) {
      // Names that no message may carry are refused before the rules see them.
      const reply = await second.act(action);
      const why = 'refusal' in reply ? reply.refusal?.code : 'error' in reply && reply.error;
      expect(['E_FORM', 'malformed'], JSON.stringify(action)).toContain(why);
    }
    const { matchId } = leader.table;
    expect(await server.app.house.journal.entries(matchId)).toEqual([]);
    await leave(all);
  });
});

describe('what no decision asks for', () => {
  test('ends somewhere in a turn; the next turn allows it again, a decision always', async () => {
    const all = await table(2, { options: { rounds: 3 } });
    const [leader, second] = all as [Guest, Guest];
    const { turn = 0 } = game.asides;
    // Offers and withdrawals, without end but for the limit; the first offer is a listed decision.
    let done = 0;
    for (let k = 0; k < 40; k++) {
      const offer = { type: 'offer', give: { salt: 1 }, ask: 1000 + 5 * k };
      const reply = await second.act(
        k % 2 === 0 ? offer : { type: 'withdraw', offer: `O${(k + 1) / 2}` },
      );
      if (reply.ok) done++;
      // There is nothing left to withdraw: the rules answer first.
      else expect(reply).toMatchObject({ error: k % 2 === 0 ? 'changes' : 'refused' });
    }
    expect(done).toBe(turn);
    expect(await second.act({ type: 'pass' })).toMatchObject({ ok: true });
    expect(await leader.act({ type: 'travel', legs: [[0]] })).toMatchObject({ ok: true });
    await leader.until(() => seen(leader).round === 2);
    // The present leader was a bystander before: the count of asides starts at zero.
    expect(await leader.act({ type: 'pass' })).toMatchObject({ ok: true });
    expect(await leader.act(OFFER)).toMatchObject({ ok: true });
    expect(await second.act({ type: 'travel', legs: [[1]] })).toMatchObject({ ok: true });
    await second.until(() => seen(second).round === 3);
    expect(await second.act(OFFER)).toMatchObject({ ok: true });
    await leave(all);
  });

  test('a clock that the game has not is refused', async () => {
    const one = await Guest.create(server.url, { ...TABLE, seats: 2 });
    expect(await one.lobby({ op: 'clock', clock: 'blitz' })).toMatchObject({ error: 'options' });
    expect(await one.lobby({ op: 'clock', clock: 'toString' })).toMatchObject({ error: 'options' });
    expect(await one.lobby({ op: 'clock', clock: 'brisk' })).toMatchObject({ ok: true });
    expect(one.table.bank).toBe(30 * 20);
    await one.leave();
  });
});

describe('several clocks', () => {
  test('the leader’s, the others’, and a grace: each is told, runs and ends by itself', async () => {
    // 600 s for the journey, 60 s for offers, a grace longer than that; a second is 20 ms here.
    const options = {
      travelTimer: 600,
      offerTimer: 60,
      offerMore: 5,
      offerCap: 80,
      graceTimer: 300,
    };
    const all = await table(3, { options });
    const [leader, second] = all as [Guest, Guest];
    const kinds = leader.table.timers?.map(({ seats, grace }) => [seats, grace]);
    expect(kinds).toEqual([
      [0b001, false],
      [0b110, false],
      [0b001, true],
    ]);
    const travel = { type: 'travel', legs: [[0]] };
    expect(await leader.act(travel)).toMatchObject({
      ok: false,
      error: 'refused',
      refusal: { code: 'E_GRACE', rule: 'TR-2008' },
    });
    // The rules themselves refuse an illegal action.
    expect(await leader.act({ type: 'travel', legs: [] })).toMatchObject({
      refusal: { code: 'E_DICE' },
    });
    const before = leader.table.timers?.[1]?.deadline ?? 0;
    expect(await second.act(OFFER)).toMatchObject({ ok: true });
    await leader.until(() => seen(leader).offers.length === 1);
    expect(leader.table.timers?.[1]?.deadline).toBeGreaterThanOrEqual(before);
    // A seat that lets the time for offers pass has passed, and keeps its person.
    await leader.until(() => seen(leader).passed.length === 2, 10_000);
    expect(leader.table.timers?.map(({ grace }) => grace)).toEqual([false]);
    expect(leader.table.seats.some(({ held }) => held)).toBe(false);
    expect(await leader.act(travel)).toMatchObject({ ok: true });
    await leave(all);
  });
});

describe('journal and recovery', () => {
  test('a match with open commands goes on after a restart, and its log verifies', async () => {
    const options = { rounds: 2, bonus: [1, 2, 3] };
    let all = await table(2, { options });
    await all[1].act(OFFER);
    await all[1].act({ type: 'pass' });
    await all[0].until(() => seen(all[0]).passed.includes(1));
    const [pips = 0] = seen(all[0]).dice;
    await all[0].act({ type: 'turn', die: 0, by: pips < 6 ? 'up' : 'down' });
    // An aside of a seat that owes nothing stays when the step before it is taken back.
    await all[1].act({ type: 'offer', give: { silk: 1 }, ask: 115 });
    await all[0].until(() => seen(all[0]).offers.length === 2);
    expect(all[0].private.undoable).toBe(1);
    expect(await all[0].undo()).toMatchObject({ ok: true });
    const undone = (one: EventsMessage) => one.withdrawnTo !== undefined;
    await all[1].until(() => all[1].events.some(undone));
    // A remaining event is sent again: everything after the step counts as withdrawn.
    const [again] = all[1].events.find(undone)?.events ?? [];
    expect(again).toMatchObject({ type: 'offerMade', offer: 'O2', give: { silk: 1 } });
    const { view, matchId, code } = all[0].table;
    expect(seen(all[0]).offers.map(({ offer }) => offer)).toEqual(['O1', 'O2']);
    const tokens = all.map(({ token }) => token);
    await server.app.close();

    server = await startServer({}, { registry, clockSecond: 20 }, data);
    all = [];
    for (const token of tokens) all.push(await Guest.join(server.url, code, { token }));
    expect(all[0].table).toMatchObject({ stage: 'playing', matchId, view });
    await Promise.all(all.map((one) => one.play(`end ${one.seat}`)));
    await all[0].until(() => all[0].table.stage === 'finished');
    const log = (await (await fetch(`${server.url}/log/${matchId}`)).json()) as Log;
    expect(readLog(log, games).engine).toBe(game.version);
    expect(log.entries[0]).toEqual({ seat: 1, action: OFFER });
    expect(verify(log, { games, hashes, id: matchId }).verdict).toBe('proven');
    await leave(all);
  });

  test('a raised version of this game leaves the tables of the others alone', async () => {
    const [mine] = (await table(2)) as [Guest];
    const [other] = (await seatedTable(server.url, 2)) as [Guest];
    const codes = [mine.code, other.code];
    const tokens = [mine.token, other.token];
    const { matchId } = other.table;
    await server.app.close();
    const raised = { ...games, [game.id]: { ...game, version: '1.0.1' } };
    server = await startServer({}, { registry, games: raised, clockSecond: 20 }, data);
    const [mineAgain, otherAgain] = await Promise.all(
      codes.map((code, k) => Guest.join(server.url, code, { token: tokens[k] })),
    );
    expect(mineAgain!.table).toMatchObject({ stage: 'lobby', view: null });
    expect(mineAgain!.talk.at(-1)).toMatchObject({ notice: 'kept' });
    expect(otherAgain!.table).toMatchObject({ stage: 'playing', matchId });
    await leave([mineAgain!, otherAgain!]);
  });
});

describe('bots', () => {
  test('negotiate, at a table of bots alone, to the end; none of them fails', async () => {
    const complaints = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const eye = await Guest.create(server.url, {
      ...TABLE,
      seats: 4,
      clock: 'brisk',
      options: { rounds: 4 },
      bots: ['trader', 'random', 'trader', 'random'],
      start: true,
    });
    await eye.until(() => eye.table.stage === 'finished', 30_000);
    const types = eye.events.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types).toContain('offerMade');
    expect(complaints.mock.calls).toEqual([]);
    vi.restoreAllMocks();
    await eye.leave();
  });
});
