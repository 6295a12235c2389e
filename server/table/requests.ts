/**
 * Handles a connection's requests to its table. This module knows the sender; the engine decides
 * what is legal. Each request is answered: carried out, or refused with its reason.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { Client } from '../colyseus.ts';
import type { Asked, Reply, RequestError } from '../protocol/messages.ts';
import { actRequest, type LobbyMessage, lobbyRequest, undoRequest } from '../protocol/schemas.ts';
import { presetsOf } from '../protocol/talk.ts';
import { admit, mayAdmit, mayAsk } from './admission.ts';
import { connectionOf, whoIs } from './connection.ts';
import { seatClient } from './entrance.ts';
import { lobby, type Sender } from './lobby.ts';
import type { Outcome } from './play.ts';
import { GUEST } from './seats.ts';
import type { Table } from './table.ts';
import { chatMode, type Saying } from './talk.ts';
import type { Watcher } from './watchers.ts';

/** The part of a room that requests need. */
export interface RequestRoom {
  readonly table: Table;
  /** Seat of the connection, -1 for a spectator. */
  seatOf(client: Client): number;
  /** Whether the connection is the big screen that the table belongs to. */
  isScreen(client: Client): boolean;
  clientOf(session: string): Client | undefined;
  /** Whether the operator has taken this person's right to talk. */
  isSilenced(client: Client): boolean;
  /** Sends the connection its seat and the proof of it. */
  welcome(client: Client): void;
  /** Sends the connection the current knowledge of its seat. */
  brief(client: Client): void;
  /** The same for everybody. */
  briefAll(): void;
}

/** What only the sender is told of. */
const OF_ONESELF: ReadonlySet<LobbyMessage['op']> = new Set(['night', 'beforehand', 'begin']);

export class Requests {
  private readonly room: RequestRoom;

  constructor(room: RequestRoom) {
    this.room = room;
  }

  private get table(): Table {
    return this.room.table;
  }

  /** An action of the sender's seat. */
  async act(client: Client, message: unknown): Promise<Reply | RequestError> {
    const request = actRequest.safeParse(message);
    if (!request.success) return 'malformed';
    const seat = this.room.seatOf(client);
    if (seat < 0) return 'notSeated';
    const { id, action, asked } = request.data;
    return replyTo(await this.table.act(seat, action as JsonObject, id, asked));
  }

  /** Takes back the sender's last action. */
  async undo(client: Client, message: unknown): Promise<Reply | RequestError> {
    const request = undoRequest.safeParse(message);
    if (!request.success) return 'malformed';
    const seat = this.room.seatOf(client);
    const { id, asked } = request.data;
    return seat < 0 ? 'notSeated' : replyTo(await this.table.undo(seat, id, asked));
  }

  /** Requests besides the game: chairs, votes, pauses, talk, starting. */
  async lobby(client: Client, message: unknown): Promise<Reply | RequestError> {
    const request = lobbyRequest.safeParse(message);
    if (!request.success) return 'malformed';
    const seat = this.room.seatOf(client);
    const { data } = request;
    if (data.op === 'rename' && !this.table.words.fits(data.name)) return 'name';
    // A caster has seen hands and takes no chair.
    if (connectionOf(client).caster) return 'notSeated';
    if (data.op === 'say' || data.op === 'write') return this.say(client, seat, data);
    if (data.op === 'ask') return this.ask(client, data.ask);
    if (data.op === 'more') return this.more(seat, data.asked);
    if (data.op === 'admit') return this.admit(client, data.guest, data.admit);
    const reply = await this.change(client, () => lobby(this.table, this.senderAt(client), data));
    if (OF_ONESELF.has(data.op)) this.room.brief(client);
    // A table over days asks everybody for their nights.
    if (data.op === 'clock') this.room.briefAll();
    return reply;
  }

  private senderAt(client: Client): Sender {
    const { table } = this;
    const seat = this.room.seatOf(client);
    return {
      seat,
      screen: seat < 0 && this.room.isScreen(client),
      who: whoIs(client),
      avoided: table.avoids(client.sessionId),
      sit: (to) => seatClient(table, client, to),
      takeBack: (own) => table.participants.giveBack(own, client.sessionId, whoIs(client).browser),
    };
  }

  /** A change of the table that goes to the journal; `client` may have another seat after it. */
  private async change(
    client: Client,
    change: () => Promise<RequestError | null>,
  ): Promise<Reply | RequestError> {
    const seat = this.room.seatOf(client);
    const kept = client.userData;
    try {
      const error = await this.table.change(change);
      if (error) {
        // Even a refused request brings its sender back.
        if (this.table.participants.hasNews) this.table.refresh();
        return error;
      }
    } catch (error) {
      client.userData = kept;
      this.table.refresh();
      throw error;
    }
    const changed = seat !== this.room.seatOf(client);
    if (changed) {
      this.table.participants.watchers.forget(client.sessionId);
      this.room.welcome(client);
    }
    await this.table.gathering.startIfDue();
    this.table.refresh();
    if (changed && this.table.play) this.room.brief(client);
    return this.done();
  }

  private done(): Reply {
    return { ok: true, seq: this.table.play?.seq ?? 0 };
  }

  /** The sender is reading: more time for the sender's decision. */
  private more(seat: number, asked?: Asked): Reply | RequestError {
    if (seat < 0) return 'notSeated';
    const { table } = this;
    if (!table.participants.mayAsk(seat)) return 'tooFast';
    const error = table.more(seat, asked);
    if (error) return error;
    table.refresh();
    return this.done();
  }

  /** A spectator asks for a chair, or takes the request back. */
  private ask(client: Client, ask: boolean): Reply | RequestError {
    const { participants } = this.table;
    const barred = ask ? mayAsk(this.table, this.senderAt(client)) : null;
    const watcher = watcherAt(client);
    const name = this.nameOf(watcher);
    const error = barred ?? participants.watchers.ask(watcher, ask, name);
    if (error) return error;
    this.room.welcome(client);
    if (ask) participants.notice('asks', -1, { name });
    this.table.refresh();
    return this.done();
  }

  /** The table grants or declines a guest's request. */
  private async admit(
    client: Client,
    guest: number,
    granted: boolean,
  ): Promise<Reply | RequestError> {
    const { table } = this;
    const { participants } = table;
    const sender = this.senderAt(client);
    const barred = mayAdmit(table, sender);
    if (barred) return barred;
    const session = participants.watchers.sessionOf(guest);
    const comer = session === null ? undefined : this.room.clientOf(session);
    // Somebody else has answered it, or the guest is gone.
    if (!comer) return 'notNow';
    if (!participants.mayAsk(sender.seat)) return 'tooFast';
    if (granted) return this.change(comer, async () => admit(table, this.senderAt(comer)));
    const watcher = watcherAt(comer);
    participants.watchers.decline(watcher);
    this.room.welcome(comer);
    participants.notice('declined', -1, { name: this.nameOf(watcher) });
    table.refresh();
    return this.done();
  }

  private nameOf(watcher: Watcher): string {
    const { participants, seats } = this.table;
    return participants.watchers.nameOf(
      watcher,
      seats.chairs.map(({ name }) => name),
      GUEST,
    );
  }

  /** A line of the chat, which nobody needs after a restart. */
  private say(client: Client, seat: number, said: Saying): Reply | RequestError {
    if (this.room.isSilenced(client)) return 'silenced';
    const message = 'text' in said ? { text: this.table.words.masked(said.text) } : said;
    const { participants, options, game } = this.table;
    if ('preset' in message && !presetsOf(game.deals).includes(message.preset)) return 'malformed';
    const mode = chatMode(options);
    const by = this.table.company.of(client.sessionId)?.mark;
    if (seat >= 0) return participants.say(seat, message, mode, by) ?? this.done();
    const watcher = watcherAt(client);
    const may = () => participants.watchers.mayTalk(watcher);
    const error =
      this.silenced(client) ??
      participants.talk.sayWatching(this.nameOf(watcher), message, mode, may, by);
    return error ?? this.done();
  }

  /** Why this spectator may not talk; null if nothing prevents it. */
  private silenced(client: Client): RequestError | null {
    const { seats, publicity, stage } = this.table;
    if (this.room.isScreen(client)) return 'notSeated';
    if (seats.unhosted || !publicity.heard) return 'watchersOff';
    const { browser, ...who } = whoIs(client);
    // A person with a seat talks from the chair, and one who has seen a hand of the match not as a
    // spectator.
    if (seats.byBrowser(browser) >= 0) return 'oneSeat';
    const seen = stage === 'playing' && seats.witnesses.seatOf({ ...who, browser }) !== null;
    return seen ? 'otherHand' : null;
  }
}

function watcherAt(client: Client): Watcher {
  const { name = '' } = connectionOf(client);
  return { session: client.sessionId, name, browser: whoIs(client).browser };
}

function replyTo(outcome: Outcome): Reply {
  return outcome.ok ? { ok: true, seq: outcome.seq } : outcome;
}
