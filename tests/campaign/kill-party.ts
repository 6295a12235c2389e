/**
 * People at a table who play on through any failure of their connections and of the server: each
 * remembers its token, the acknowledged requests, and the unanswered ones.
 */

import type { Client, Room } from 'colyseus.js';
import { within } from '../../client/net/heartbeat.ts';
import { attend, clientOf } from '../../client/net/line.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json, JsonObject, Viewer } from '../../engine/core/contract.ts';
import { type Match, replay } from '../../engine/core/match.ts';
import type { Entry, StoredMatch } from '../../server/journal/journal.ts';
import { logOf } from '../../server/journal/journal.ts';
import { hashes } from '../../server/protocol/chance.ts';
import type { Asked, CreateOptions, Reply } from '../../server/protocol/messages.ts';
import { Guest } from '../server/harness.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Longest time of any step on a busy machine before it counts as lost, in milliseconds. */
const LIMIT_MS = 60_000;
/** The clients' own heartbeat, ten times as fast: a campaign meets many dead lines. */
const PULSE = { every: 300, answer: 800, soon: 200 };

/** Joins as a client does: with a time limit for a dead line, and watching the connection. */
export async function joined(url: string, join: (client: Client) => Promise<Room>): Promise<Guest> {
  const joining = (given: AbortSignal) => join(clientOf(url, given));
  const room = await within(joining, (late) => void late.leave(false), 0);
  room.reconnection.enabled = false;
  attend(room, PULSE);
  return new Guest(room);
}

/** A press: the request, with the decision and the position that its person saw. */
export interface Sent {
  readonly id: string;
  /** null: an undo. */
  readonly action: JsonObject | null;
  readonly asked: Asked;
  readonly seq: number;
  /** Its view then, as text. */
  readonly saw: string;
}

/** One person: the present connection and all data that outlives it. */
export class Player {
  guest: Guest;
  readonly token: string;
  readonly seat: number;
  /** Sent and not answered before the connection ended, oldest first. */
  readonly open: Sent[] = [];

  constructor(guest: Guest) {
    this.guest = guest;
    this.token = guest.token;
    this.seat = guest.seat;
    guest.room.reconnection.enabled = false;
    attend(guest.room, PULSE);
  }

  get gone(): boolean {
    return this.guest.closed !== null || !this.guest.room.connection.isOpen;
  }

  /** A press at this moment; `canDecide` must hold. */
  press(id: string, action: JsonObject | null): Sent {
    const { table, private: own } = this.guest;
    const asked = { match: table.matchId, decision: own.decision ?? -1 };
    return { id, action, asked, seq: table.seq, saw: seenAs(table.view, own.you) };
  }
}

/** A person's view, as text. */
export const seenAs = (open: Json, you: Json | undefined): string => canonical([open, you ?? null]);

export class Party {
  readonly code: string;
  readonly players: Player[];
  /** Ids of acknowledged requests, `seat:id`, by match. */
  readonly acknowledged = new Map<string, Set<string>>();
  /** Every press ever made, by match and `seat:id`. */
  readonly pressed = new Map<string, Map<string, Sent>>();
  accepted = 0;
  private readonly chance: SeededChance;
  private sent = 0;

  private constructor(players: Player[], seed: string) {
    this.players = players;
    this.code = players[0].guest.code;
    this.chance = new SeededChance(seed);
  }

  /** Opens a table, seats everybody and starts. `url` answers the address for each person. */
  static async open(
    url: () => string,
    seats: number,
    seed: string,
    wish: Partial<CreateOptions> = {},
  ): Promise<Party> {
    const host = await Guest.create(url(), { ...wish, seats, name: 'A' });
    const guests = [host];
    for (let k = 1; k < seats; k++) {
      guests.push(await Guest.join(url(), host.code, { name: String.fromCharCode(65 + k) }));
    }
    const reply = await host.lobby({ op: 'start' });
    if (!reply.ok) throw new Error(`start: ${JSON.stringify(reply)}`);
    return new Party(
      guests.map((guest) => new Player(guest)),
      seed,
    );
  }

  get finished(): boolean {
    return this.players.every(({ guest }) => guest.table.stage === 'finished');
  }

  /**
   * Makes `player`'s decision if it owes one.
   * @returns whether anything was sent
   */
  async step(player: Player): Promise<boolean> {
    const { guest } = player;
    if (player.gone || !guest.canDecide) return false;
    await this.send(player, this.compose(player, guest.choose(this.chance)));
    return true;
  }

  /**
   * A press of `player` at this moment, not sent yet.
   * @param action null: an undo
   */
  compose(player: Player, action: JsonObject | null): Sent {
    return player.press(`${player.seat}-${++this.sent}`, action);
  }

  /**
   * Sends a press.
   * @returns the answer; null if the connection ended before: then the press stays unanswered
   */
  async send(player: Player, sent: Sent): Promise<Reply | null> {
    const { match } = sent.asked;
    const known = this.pressed.get(match) ?? new Map<string, Sent>();
    this.pressed.set(match, known.set(`${player.seat}:${sent.id}`, sent));
    if (!player.open.includes(sent)) player.open.push(sent);
    const { id, action, asked } = sent;
    const body = { id, asked, ...(action && { action }) };
    const reply = await player.guest.request(action ? 'act' : 'undo', body).catch(() => null);
    if (!reply) return null;
    player.open.splice(player.open.indexOf(sent), 1);
    if (reply.ok) {
      const ids = this.acknowledged.get(match) ?? new Set();
      if (!ids.has(`${player.seat}:${id}`)) this.accepted++;
      this.acknowledged.set(match, ids.add(`${player.seat}:${id}`));
    }
    return reply;
  }

  /**
   * Sends unanswered presses again, under their old id, twice: both answers must agree. Only a
   * press refused by the rules may become legal a moment later, if a grace has ended in between.
   */
  async resend(player: Player): Promise<boolean> {
    const old = player.open.filter((sent) => sent.asked.match === player.guest.table.matchId);
    player.open.splice(0, player.open.length, ...old);
    for (const sent of old) {
      const first = await this.send(player, sent);
      if (!first) return true;
      const again = await this.send(player, sent);
      const isDelayed = !first.ok && first.error === 'refused';
      if (again && !isDelayed && JSON.stringify(again) !== JSON.stringify(first)) {
        throw new Error(`${sent.id}: ${JSON.stringify(first)}, then ${JSON.stringify(again)}`);
      }
    }
    return old.length > 0;
  }

  /** Plays on until `stop` returns true; a finished match is followed by the next one. */
  async playUntil(stop: () => boolean): Promise<void> {
    await Promise.all(
      this.players.map(async (player) => {
        while (!stop() && !player.gone) {
          const acted = await this.step(player);
          const { guest } = player;
          if (!player.gone && guest.table.stage === 'finished' && guest.welcome.host) {
            await guest.lobby({ op: 'rematch' }).catch(() => null);
          } else if (!acted) await sleep(2);
        }
      }),
    );
  }

  /** Brings everybody back with only the token, as soon as the server answers. */
  async comeBack(url: () => string): Promise<void> {
    await Promise.all(this.players.map((player) => this.rejoin(player, url)));
  }

  /** @param how by the seat's token, or by the session as the client's library does it */
  async rejoin(
    player: Player,
    url: () => string,
    how: 'token' | 'session' = 'token',
  ): Promise<void> {
    const end = Date.now() + LIMIT_MS;
    for (let session = how === 'session'; ; session = false) {
      let guest: Guest | null = null;
      try {
        const { reconnectionToken } = player.guest.room;
        guest = await joined(url(), (client) =>
          session
            ? client.reconnect(reconnectionToken)
            : client.joinById(this.code, { token: player.token }),
        );
        if (await arrived(guest)) break;
      } catch (error) {
        if (Date.now() > end) throw new Error(`Seat ${player.seat} cannot come back: ${error}`);
      } finally {
        if (guest) player.guest = guest;
      }
      await sleep(25);
    }
    const { seat } = player.guest;
    if (seat !== player.seat) throw new Error(`Seat ${player.seat} came back in seat ${seat}.`);
  }

  /**
   * The promises about the journal: entries numbered without a gap, none twice, every acknowledged
   * one present, none without a sender, and all of them legal.
   *
   * @param housed clocks, bots and the rules may have answered as well, without an id
   *
   * @returns the match as it stands after the last entry
   */
  checkEntries(match: StoredMatch, entries: readonly Entry[], housed = false): Match {
    const ids = new Set<string>();
    entries.forEach(({ n, seat, actionId }, k) => {
      if (n !== k + 1) throw new Error(`entry ${n} stands at place ${k + 1}`);
      if (housed && actionId === null) return;
      const id = `${seat}:${actionId}`;
      if (ids.has(id)) throw new Error(`${id} is there twice`);
      ids.add(id);
    });
    const known = this.acknowledged.get(match.id) ?? new Set();
    for (const id of known) {
      if (!ids.has(id)) throw new Error(`${id} was acknowledged and is lost`);
    }
    const open = this.players.flatMap((one) => one.open.map(({ id }) => `${one.seat}:${id}`));
    for (const id of ids) {
      if (!known.has(id) && !open.includes(id)) {
        throw new Error(`${id} is there and was never sent`);
      }
    }
    return replay(logOf(match, entries), this.players[0].guest.game, hashes);
  }

  /** Each client shows exactly its seat's part of the journal's replay. */
  async checkViews(match: Match): Promise<void> {
    for (const { guest, seat } of this.players) await sameView(guest, seat, match);
  }
}

/** Waits for welcome, state and private view. @returns false if the connection ended before */
export async function arrived(guest: Guest): Promise<boolean> {
  const { room, privates, welcomes } = guest;
  const here = (): boolean => {
    const state = room.state as { code?: string } | undefined;
    return Boolean(state?.code) && privates.length > 0 && welcomes.length > 0;
  };
  await guest.until(() => guest.closed !== null || here(), LIMIT_MS);
  return guest.closed === null;
}

/** Waits until the data received by `guest` equals its seat's part of the replayed match. */
export async function sameView(guest: Guest, viewer: Viewer, match: Match): Promise<void> {
  const { public: open, you } = match.view(viewer);
  const due = seenAs(open as unknown as Json, you as Json | undefined);
  let got = '';
  const same = (): boolean => {
    got = seenAs(guest.table.view, guest.private.you);
    return got === due;
  };
  await guest.until(same, LIMIT_MS).catch(() => undefined);
  if (got === due) return;
  const line = guest.closed === null ? '' : `, and its line has ended (${guest.closed})`;
  throw new Error(`seat ${viewer} sees ${difference(got, due)}${line}`);
}

/** JSON with sorted keys; a null field counts as absent. */
function canonical(value: Json): string {
  return JSON.stringify(value, (_, item) => {
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return item;
    const entries = Object.entries(item as JsonObject).filter(([, of]) => of !== null);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function difference(got: string, due: string): string {
  let at = 0;
  while (at < got.length && got[at] === due[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${got.slice(from, at + 40)}… and not …${due.slice(from, at + 40)}…`;
}
