/**
 * A press names the decision that its person saw, and a late one reports the decision made instead.
 */

import { Client } from 'colyseus.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mustReload } from '../../client/net/build.ts';
import { keepSeatToken, seatToken } from '../../client/net/seat-token.ts';
import { joinTable, leaveTable } from '../../client/net/session.ts';
import { useTable } from '../../client/store/table.ts';
import { NoTable } from '../../client/table/Notes.tsx';
import { overtakenText } from '../../client/table/Overtaken.tsx';
import type { JsonObject } from '../../engine/core/contract.ts';
import { readings } from '../../engine/registry-reading.ts';
import type { Reply } from '../../server/protocol/messages.ts';

type Listener = (message: never) => void;

/** A connection whose other end is the test. */
class MadeRoom {
  readonly reconnection = { enabled: true };
  readonly requests: { readonly name: string; readonly body: JsonObject }[] = [];
  readonly connection = { events: {}, close: () => undefined };
  private readonly heard = new Map<string, Listener[]>();
  private readonly waiting: ((reply: Reply | Error) => void)[] = [];
  onMessage(name: string, listener: Listener): void {
    this.heard.set(name, [...(this.heard.get(name) ?? []), listener]);
  }
  onStateChange(listener: Listener): void {
    this.onMessage('state', listener);
  }
  onLeave(listener: Listener): void {
    this.onMessage('leave', listener);
  }
  ping(answered: () => void): void {
    answered();
  }
  onError(): void {
    // Only the failures of the test occur.
  }
  async leave(): Promise<void> {
    // The page has left.
  }
  tell(name: string, message: unknown): void {
    for (const listener of this.heard.get(name) ?? []) listener(message as never);
  }
  request(name: string, body: JsonObject): Promise<Reply> {
    this.requests.push({ name, body });
    return new Promise((resolve, reject) => {
      this.waiting.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply)));
    });
  }
  reply(reply: Reply | Error): void {
    this.waiting.shift()?.(reply);
  }
}

const rooms: MadeRoom[] = [];

/** Views of no game of the house: those loaded by other files listen at every table. */
const game = 'made-up';
const settled = () => vi.advanceTimersByTimeAsync(100);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'http://here', pathname: '/table/CODE' });
  vi.stubGlobal('document', { querySelector: () => null });
  useTable.getState().reset();
  rooms.length = 0;
  // All files share the module itself: another one may have loaded the client with it already.
  vi.spyOn(Client.prototype, 'joinById').mockImplementation(async () => {
    const room = new MadeRoom();
    rooms.push(room);
    return room as never;
  });
  // The rules of reading are loaded once, by the real clock.
  const [known] = await Promise.all(Object.values(readings).map((load) => load()));
  Object.assign(readings, { [game]: async () => ({ ...known, id: game, viewVersion: game }) });
});
afterEach(() => {
  leaveTable();
  Reflect.deleteProperty(readings, game);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Seat 1 of a match, asked for the `decision`-th time. */
async function show(room: MadeRoom, seq: number, decision: number): Promise<void> {
  room.tell('welcome', { seat: 1, token: 'token', host: false, links: [] });
  const table = { game, matchId: 'match', seq, host: -1, seats: [], stage: 'playing', view: {} };
  room.tell('state', { game, toJSON: () => table });
  room.tell('private', { seq, you: { seat: 1 }, undoable: 0, undoTo: [], decision });
  await settled();
}

async function seated(): Promise<MadeRoom> {
  await joinTable('CODE', { name: 'Ana' });
  await show(rooms[0], 5, 3);
  await vi.waitFor(() => expect(useTable.getState().view?.seq).toBe(5));
  return rooms[0];
}

const STALE = { ok: false, error: 'stale' } as const;
const asked = { match: 'match', decision: 3 };

test('acts and undos name the decision of the view, not of what has not been shown yet', async () => {
  const room = await seated();
  // The next private part is here, its position is not: the person still sees the old one.
  room.tell('private', { seq: 6, you: { seat: 1 }, undoable: 0, undoTo: [], decision: 4 });
  await settled();
  void useTable.getState().propose({ type: 'pass' });
  void useTable.getState().undo();
  await settled();
  expect(room.requests).toMatchObject([
    { name: 'act', body: { asked, action: { type: 'pass' } } },
    { name: 'undo', body: { asked } },
  ]);
  await show(room, 6, 4);
  void useTable.getState().propose({ type: 'pass' });
  await settled();
  expect(room.requests[2]?.body.asked).toEqual({ match: 'match', decision: 4 });
});

test('after a lost connection the press goes out for its own decision, and the page says what was', async () => {
  const room = await seated();
  const reply = useTable.getState().propose({ type: 'flag' });
  await settled();
  room.tell('leave', 1006);
  room.reply(new Error('the connection broke'));
  await settled();
  const [, again] = rooms;
  again.tell('history', { steps: [{ seq: 6, seat: 1, events: [{ type: 'botDecided' }] }] });
  await show(again, 7, 5);
  await vi.advanceTimersByTimeAsync(2000);
  const [first] = room.requests;
  expect(again.requests).toEqual([first]);
  expect(first.body.asked).toEqual(asked);
  again.reply(STALE);
  expect(await reply).toEqual(STALE);
  const { overtaken } = useTable.getState();
  expect(overtaken?.map(({ event }) => event.type)).toEqual(['botDecided']);
  const words = () => 'You pass.';
  expect(overtakenText(overtaken ?? [], words)).toBe(
    'Too late: your choice wasn’t carried out. This was decided for you instead: You pass.',
  );
  expect(overtakenText([], words)).toBe(
    'Too late: that had already been decided. Nothing was done.',
  );
  // The next accepted press removes the note.
  const next = useTable.getState().propose({ type: 'pass' });
  await settled();
  again.reply({ ok: true, seq: 8 });
  await next;
  expect(useTable.getState().overtaken).toBeNull();
});

test('a page of another build finishes its press, says so, and loads again into its seat', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { origin: 'http://here', pathname: '/table/CODE', reload });
  vi.stubGlobal('document', { querySelector: () => ({ content: 'older' }) });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  const room = await seated();
  const reply = useTable.getState().propose({ type: 'pass' });
  await settled();
  room.tell('leave', 1012);
  room.reply(new Error('the server was restarted'));
  await settled();
  const [, again] = rooms;
  again.tell('welcome', { seat: 1, token: 'token', host: false, links: [], build: 'newer' });
  // A state of the new server, which this page would misread.
  const toJSON = () => ({ game, matchId: 'match', seq: 9, seats: [], view: { other: 0 } });
  again.tell('state', { game, toJSON });
  again.tell('private', { seq: 9, you: {}, undoable: 0, undoTo: [], decision: 9 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(again.requests).toHaveLength(1);
  expect(useTable.getState()).toMatchObject({ updating: true, view: { seq: 5 } });
  expect(reload).not.toHaveBeenCalled();
  again.reply({ ok: true, seq: 6 });
  expect(await reply).toMatchObject({ ok: true });
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(stored.get('laguna.seat.CODE')).toBe('token');
  // Reloaded, and still another build: a server that mixes two is used as it is.
  expect(mustReload('older', 'newer', stored.get('laguna-build') ?? null)).toBe(false);
  expect(mustReload('older', 'newest', 'newer')).toBe(true);
  expect(mustReload('newer', 'newer', null)).toBe(false);
  expect(mustReload('', 'newer', null)).toBe(false);
  expect(mustReload('older', undefined, null)).toBe(false);
});

test('a spectator keeps the seat that this tab has; sitting down to none gives it up', async () => {
  const none = { seat: null, host: false, links: [] };
  keepSeatToken('SEEN', 'token', 1);
  await joinTable('SEEN', { name: 'Ana', spectate: true });
  rooms[0].tell('welcome', none);
  expect(seatToken('SEEN')).toBe('token');
  await joinTable('SEEN', { name: 'Ana' });
  rooms[1].tell('welcome', none);
  expect(seatToken('SEEN')).toBeUndefined();
});

test('a vote names what was seen and is not repeated on another connection', async () => {
  const room = await seated();
  const reply = useTable.getState().lobby({ op: 'vote', seat: 0, remove: true });
  await settled();
  expect(room.requests[0]?.body).toMatchObject({ op: 'vote', seen: { match: 'match', seq: 5 } });
  room.tell('leave', 1006);
  room.reply(new Error('the connection broke'));
  await settled();
  await show(rooms[1], 9, 6);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reply).toEqual(STALE);
  expect(useTable.getState().overtaken).toBeNull();
  expect(rooms[1]?.requests).toEqual([]);
});

test('a connection that the server has dropped is told in words, and not made again by itself', async () => {
  const room = await seated();
  const reply = useTable.getState().propose({ type: 'pass' });
  await settled();
  room.tell('leave', 4002);
  room.reply(new Error('the connection was dropped'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(rooms).toHaveLength(1);
  expect(await reply).toMatchObject({ ok: false });
  const { problem } = useTable.getState();
  expect(problem).toBe('dropped');
  const page = renderToStaticMarkup(createElement(NoTable, { code: 'CODE', problem: 'dropped' }));
  expect(page).toContain('The server ended this connection');
  expect(page).toContain('Try again now');
  // One press, and the seat is open again.
  await joinTable('CODE', { name: 'Ana' });
  await show(rooms[1], 6, 4);
  expect(useTable.getState()).toMatchObject({ connection: 'open', problem: null, seat: 1 });
});
