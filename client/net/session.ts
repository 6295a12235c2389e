/**
 * The connection to one table: joins, reconnects by itself, joins the arriving parts into whole
 * views and carries requests. An action that was pending when the connection broke is sent again
 * with the same id; the server answers a repeated id without doing it twice, and refuses an action
 * for a decision that has been taken since. Votes are not repeated: their subject may have changed.
 */

import type { Client, Room } from 'colyseus.js';
import type { ActionBase, Json, JsonObject } from '../../engine/core/contract.ts';
import type { Reading } from '../../engine/core/reading.ts';
import { readings } from '../../engine/registry-reading.ts';
import {
  BARRED,
  type CompanyMessage,
  type CompanyReply,
  type CompanyRequest,
  NAME_REFUSED,
  readBar,
} from '../../server/protocol/company.ts';
import {
  type Asked,
  CLOSE_BARRED,
  CLOSE_DROPPED,
  CLOSE_GAVE_WAY,
  CLOSE_REPLACED,
  type CreateOptions,
  type HistoryMessage,
  type JoinOptions,
  type LobbyRequest,
  OTHER_HAND,
  type PrivateMessage,
  type Reply,
  ROOM_NAME,
  type Seen,
  type TableState,
  type TalkMessage,
  TOO_EARLY,
  type Welcome,
} from '../../server/protocol/messages.ts';
import { SEAT_GONE, WITHDRAWN } from '../../server/protocol/people.ts';
import type { RatingMessage } from '../../server/protocol/ratings.ts';
import { readEvents } from '../../server/protocol/read-view.ts';
import { NOBODY, useCompany } from '../store/company.ts';
import { type Problem, useTable } from '../store/table.ts';
import { browserId } from './browser-id.ts';
import { isOutdated, loadAgain } from './build.ts';
import { Contribution } from './contribution.ts';
import { within } from './heartbeat.ts';
import { attend, clientOf } from './line.ts';
import { Pairing } from './pairing.ts';
import { Reader } from './reader.ts';
import { claimToken, dropSeatToken, freeToken, keepSeatToken, seatToken } from './seat-token.ts';
import { LONGEST_RETRY_MS, RETRY_MS, sleep, uuid, whenOpen } from './timing.ts';

/** Proves the seat by this browser's key, with code of its own; without it the match goes on. */
const prove = async (room: Room, match: string, seat: number, days: boolean): Promise<void> =>
  (await import('./proving.ts')).proveSeat(room, match, seat, days).catch(() => undefined);

/** Introduces this browser's key, if it has one; without it the person counts as a stranger. */
async function introduced(target: string): Promise<Pick<JoinOptions, 'introduction'>> {
  try {
    const given = await (await import('./introducing.ts')).introduction(target);
    return given ? { introduction: given } : {};
  } catch {
    return {};
  }
}

/** Close codes that mean: we or the server have closed it for good. */
const CONSENTED = 4000;
/** After this time without a connection the banner says that the server is away. */
const PATIENCE_MS = 12_000;
/** Number of attempts to enter a table that the server is just storing away, some 5 s each time. */
const MAX_ENTRIES = 6;
/** A match does not wait longer than this for the player's own random bytes to arrive. */
const CHANCE_MS = 3000;

interface Session {
  readonly code: string;
  /** The person only watches; no longer once the table has given a chair. */
  spectate: boolean;
  room: Room;
  /** This browser's contribution to the chance. */
  readonly chance: Contribution;
  /** Set when the person leaves: no reconnection after that. */
  left: boolean;
  /** The person has asked to give the seat up. */
  standing: boolean;
}

let session: Session | null = null;
/** Incremented with every table that is opened: an answer to an older attempt is dropped. */
let attempt = 0;

const client = (given: AbortSignal): Client => clientOf(location.origin, given);

/**
 * Opens a new table and sits down at it.
 * @returns its code
 * @throws if the server does not answer
 */
export async function createTable(options: CreateOptions): Promise<string> {
  leaveTable();
  const mine = ++attempt;
  useTable.getState().patch({ connection: 'connecting', problem: null });
  const { start, ...table } = options;
  // A table of bots alone has no host, and nobody contributes to the chance: the table begins by
  // itself.
  const alone = start === true && table.bots?.length === table.seats;
  const wish = alone ? { ...table, start } : table;
  const here = await introduced('new');
  const room = await within(
    (given) => client(given).create(ROOM_NAME, { ...wish, ...here, browser: browserId() }),
    (late) => void late.leave(),
  );
  if (mine !== attempt) {
    void room.leave();
    return room.roomId;
  }
  const { chance } = begin(room.roomId, false, room);
  if (start && !alone) {
    // Not before the player's own random bytes count: they follow the hash of the key, which comes first.
    await Promise.race([chance.answered, sleep(CHANCE_MS)]);
    await ask('lobby', { op: 'start' });
  }
  return room.roomId;
}

/** Joins a table; does nothing if the page is at this table already. */
export async function joinTable(code: string, options: JoinOptions): Promise<void> {
  const same = session?.code === code && session.spectate === (options.spectate === true);
  if (same && !session?.left) return;
  leaveTable();
  const mine = ++attempt;
  const { patch } = useTable.getState();
  patch({ connection: 'connecting', problem: null });
  try {
    const token = options.spectate ? undefined : await freeToken(code);
    if (mine !== attempt) return;
    const room = await enter(code, { ...options, ...(token ? { token } : {}) });
    if (mine !== attempt) void room.leave();
    else begin(code, options.spectate === true, room);
  } catch (error) {
    if (mine === attempt) patch({ connection: 'closed', problem: problemOf(error) });
  }
}

/** Takes the chair that this browser has at a table, even if another of its tabs holds it. */
export async function takeOwnChair(code: string, options: JoinOptions): Promise<void> {
  leaveTable();
  claimToken(code);
  await joinTable(code, options);
}

/** Joins a table, even one that is just being stored away and wakes in a moment. */
async function enter(code: string, options: JoinOptions): Promise<Room> {
  for (let tries = 1; ; tries++) {
    try {
      const here = await introduced(code);
      return await within(
        (given) => client(given).joinById(code, { ...options, ...here, browser: browserId() }),
        (room) => void room.leave(),
      );
    } catch (error) {
      if (statusOf(error) !== TOO_EARLY || tries === MAX_ENTRIES) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Leaves the table and forgets it. */
export function leaveTable(): void {
  attempt++;
  if (session) {
    session.left = true;
    void session.room.leave().catch(() => undefined);
  }
  session = null;
  useTable.getState().connect(null);
  useCompany.setState({ ...NOBODY, ask: null });
  useTable.getState().reset();
}

/** The seat stays ours after a reload; an unknown table keeps nothing. */
export function forgetSeat(code: string): void {
  dropSeatToken(code);
}

const statusOf = (error: unknown): number => Number((error as { code?: unknown }).code);

type Refused =
  | 'unknown'
  | 'busy'
  | 'failed'
  | 'otherHand'
  | 'withdrawn'
  | 'seatGone'
  | 'barred'
  | 'name';

function problemOf(error: unknown): Refused {
  const code = statusOf(error);
  if (code === OTHER_HAND) return 'otherHand';
  if (code === WITHDRAWN) return 'withdrawn';
  if (code === SEAT_GONE) return 'seatGone';
  if (code === NAME_REFUSED) return 'name';
  const barred = code === BARRED ? readBar((error as Error).message) : null;
  if (barred) {
    useCompany.setState({ barred });
    return 'barred';
  }
  // No place at the table or the server, too many requests from here, or a table being put away.
  if (code === 503 || code === 429 || code === TOO_EARLY) return 'busy';
  // 404 from the table's own lookup, 522 from the match maker: there is no such room.
  return code === 404 || code === 522 || code === 524 ? 'unknown' : 'failed';
}

function begin(code: string, spectate: boolean, room: Room): Session {
  const chance = new Contribution(lobby);
  const own = { code, spectate, room, chance, left: false, standing: false };
  session = own;
  useTable.getState().connect({ act, undo, lobby });
  useCompany.setState({ ...NOBODY, ask: company });
  listen(own, room);
  return own;
}

function listen(own: Session, room: Room): void {
  own.room = room;
  room.reconnection.enabled = false;
  attend(room);
  const { patch } = useTable.getState();
  const pairing = new Pairing();
  let welcomed: Welcome | null = null;
  /** The server is of another build: its messages are unreadable here. */
  let foreign = false;
  const reader = new Reader(readings, () => {
    if (own.left) return;
    own.left = true;
    void own.room.leave().catch(() => undefined);
    patch({ connection: 'closed', problem: 'failed' });
  });
  /** Work that needs the game's reader, in the order of its arrival. */
  const inOrder = (work: (reading: Reading) => void): void =>
    reader.do((reading) => {
      if (!own.left && !foreign) work(reading);
    });
  const followChance = (): void => {
    const { table } = useTable.getState();
    if (!table || !welcomed) return;
    own.chance.follow(table, welcomed.seat, welcomed.token);
    const over = Boolean(table.days);
    if (welcomed.seat !== null) void prove(room, table.matchId, welcomed.seat, over);
  };
  room.onMessage('welcome', (welcome: Welcome) => {
    if (own.left) return;
    const { seat, host, links, screen = false, former = null, guest = null, build = '' } = welcome;
    foreign = isOutdated(build);
    if (foreign) void loadAgain(build);
    pairing.viewer(seat, screen);
    if (seat !== null) {
      own.standing = false;
      own.spectate = false;
      patch({ had: seat });
    }
    // A person who had a seat and has none now was removed, or the bot has taken it for good
    // meanwhile.
    const had = !own.spectate && !own.standing && seatToken(own.code) !== undefined;
    const lost = seat === null && had && !screen;
    patch({
      seat,
      screen,
      host,
      links,
      former,
      guest,
      connection: 'open',
      ...(seat !== null || lost ? { removed: lost } : {}),
    });
    if (welcome.token) keepSeatToken(own.code, welcome.token, seat);
    else if (!own.spectate) dropSeatToken(own.code);
    welcomed = welcome;
    followChance();
  });
  room.onMessage('private', (message: PrivateMessage) => {
    inOrder(() => pairing.private(message));
    if (!own.left) patch({ ownDays: message.days ?? null });
  });
  room.onMessage('events', (message: Json) => {
    inOrder(({ eventWords }) => pairing.events(readEvents(eventWords, message)));
  });
  room.onMessage('talk', (message: TalkMessage) => {
    if (!own.left) useTable.getState().hear(message.lines);
  });
  room.onMessage('rating', (rating: RatingMessage) => {
    if (!own.left) patch({ rating });
  });
  room.onMessage('company', (message: CompanyMessage) => {
    if (!own.left) useCompany.setState(message);
  });
  room.onMessage('history', (message: HistoryMessage) => {
    if (!own.left && !foreign) useTable.getState().recall(message.steps);
  });
  room.onStateChange((state: { toJSON(): object; game: string }) => {
    if (own.left || own.room !== room || foreign) return;
    if (useTable.getState().game !== state.game) patch({ game: state.game });
    reader.load(state.game);
    const json = state.toJSON() as TableState;
    inOrder((reading) => {
      pairing.state(reading, json);
      followChance();
    });
  });
  room.onLeave((code: number) => {
    if (own.left || own !== session || own.room !== room) return;
    const ends: { readonly [code: number]: Problem } = {
      [CLOSE_DROPPED]: 'dropped',
      [CLOSE_REPLACED]: 'replaced',
      [CLOSE_GAVE_WAY]: 'busy',
      [CLOSE_BARRED]: 'removed',
      [CONSENTED]: 'closed',
    };
    const problem = ends[code];
    if (!problem) return void comeBack(own);
    // A press may join again.
    own.left = true;
    patch({ connection: 'closed', problem });
  });
  room.onError(() => undefined);
}

/** Joins repeatedly, with the seat's own token, until the table answers or is gone. */
async function comeBack(own: Session): Promise<void> {
  const { patch } = useTable.getState();
  const since = Date.now();
  patch({ connection: 'lost' });
  for (let tries = 0; !own.left && own === session; tries++) {
    try {
      const token = own.spectate ? undefined : seatToken(own.code);
      const who = own.spectate ? { spectate: true } : token ? { token } : {};
      const wish = { ...who, ...(await introduced(own.code)), browser: browserId() };
      // A late connection holds the seat by then, and replaces one made meanwhile.
      const take = (room: Room): void => {
        if (own.left || own !== session) void room.leave();
        else {
          patch({ problem: null });
          listen(own, room);
        }
      };
      take(await within((given) => client(given).joinById(own.code, wish), take, tries));
      return;
    } catch (error) {
      const problem = problemOf(error);
      // A server that has just started may not know its tables yet: a few tries confirm the answer.
      if (problem === 'otherHand' || problem === 'barred' || (problem === 'unknown' && tries > 4)) {
        own.left = true;
        patch({ connection: 'closed', problem });
        return;
      }
      if (Date.now() - since > PATIENCE_MS) patch({ connection: 'gone' });
    }
    await sleep(Math.min(LONGEST_RETRY_MS, RETRY_MS * 1.6 ** tries));
  }
}

/**
 * Answers of the server; waits for the connection and asks again when it broke in between.
 * @param once not repeated on a later connection
 */
async function ask(name: 'act' | 'undo' | 'lobby', body: JsonObject, once = false): Promise<Reply> {
  const own = session;
  const first = own?.room;
  while (own && own === session && !own.left) {
    await whenOpen();
    if (own !== session) break;
    if (once && own.room !== first) return { ok: false, error: 'stale' };
    try {
      const reply = (await own.room.request(name, body, { timeout: 6000 })) as Reply;
      if (reply.ok || reply.error !== 'moved') return reply;
      // Another process has the table: this connection is about to end, the next one leads there.
      await sleep(RETRY_MS);
    } catch {
      await sleep(RETRY_MS);
    }
  }
  return { ok: false, error: 'notNow' };
}

/** A request about others at the table, over the present connection. */
async function company(request: CompanyRequest): Promise<CompanyReply> {
  const { askCompany } = await import('./introducing.ts');
  return session ? askCompany(session.room, request) : { ok: false, error: 'storage' };
}

async function lobby(request: LobbyRequest): Promise<Reply> {
  const own = session;
  const stands = request.op === 'leave' || request.op === 'stand';
  if (own && stands) own.standing = true;
  const isVote = VOTE.test(request.op);
  const { table } = useTable.getState();
  const body = request as JsonObject;
  const reply =
    isVote && table
      ? await ask('lobby', { ...body, seen: seenOf(table) }, true)
      : await ask('lobby', request.op === 'more' ? asked(body) : body);
  if (own && stands) own.standing = reply.ok;
  return reply;
}

/** Reference of a vote: the state that the person sees. */
const seenOf = ({ matchId: match, seq, question = 0 }: TableState) =>
  ({ match, seq, question }) satisfies Seen;

/** Joint decisions of the persons at a table. */
const VOTE = /^(vote|pause|resume)$/;

/** `body` with the decision that it is for: the one that the person looks at. */
function asked(body: JsonObject): JsonObject {
  const now = useTable.getState().asked;
  return now ? { ...body, asked: { ...now } satisfies Asked } : body;
}

const act = (action: ActionBase): Promise<Reply> =>
  ask('act', asked({ id: uuid(), action: { ...action } as JsonObject }));
const undo = (): Promise<Reply> => ask('undo', asked({ id: uuid() }));
