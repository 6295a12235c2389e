/**
 * What a connection may ask of its table. It is known here who asks; whether it is legal is the
 * engine's to say. Each request is answered: carried out, or refused with its reason.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { Client } from '../colyseus.ts';
import type { Reply, RequestError } from '../protocol/messages.ts';
import { actRequest, lobbyRequest, undoRequest } from '../protocol/schemas.ts';
import { presetsOf } from '../protocol/talk.ts';
import { connectionOf, whoIs } from './connection.ts';
import { seatClient } from './entrance.ts';
import { lobby, type Sender } from './lobby.ts';
import type { Outcome } from './play.ts';
import type { Table } from './table.ts';
import { chatMode, type Saying } from './talk.ts';

/** The part of a room that its requests need. */
export interface RequestRoom {
  readonly table: Table;
  /** Seat of the connection, -1 for somebody who only watches. */
  seatOf(client: Client): number;
  /** Whether the connection is the big screen that the table belongs to. */
  isScreen(client: Client): boolean;
  /** Tells the connection its seat and what proves it. */
  welcome(client: Client): void;
  /** Tells the connection what the viewer at its seat must know to go on from here. */
  brief(client: Client): void;
}

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

  /** Everything beside the game: chairs, votes, pauses, talk, starting. */
  async lobby(client: Client, message: unknown): Promise<Reply | RequestError> {
    const request = lobbyRequest.safeParse(message);
    if (!request.success) return 'malformed';
    const seat = this.room.seatOf(client);
    const { data } = request;
    // Whoever has seen hands takes no chair.
    if (connectionOf(client).caster) return 'notSeated';
    if (data.op === 'say' || data.op === 'write') return this.say(seat, data);
    const screen = seat < 0 && this.room.isScreen(client);
    const { table } = this;
    const sender: Sender = {
      ...{ seat, screen, who: whoIs(client) },
      sit: (to) => seatClient(table, client, to),
      takeBack: (own) => table.participants.giveBack(own, client.sessionId, whoIs(client).browser),
    };
    const kept = client.userData;
    try {
      const error = await this.table.change(() => lobby(this.table, sender, data));
      if (error) {
        // Even a refused word brings somebody back.
        if (this.table.participants.hasNews) this.table.refresh();
        return error;
      }
    } catch (error) {
      client.userData = kept;
      this.table.refresh();
      throw error;
    }
    const changed = seat !== this.room.seatOf(client);
    if (changed) this.room.welcome(client);
    await this.table.startIfFull();
    this.table.refresh();
    if (changed && this.table.play) this.room.brief(client);
    return { ok: true, seq: this.table.play?.seq ?? 0 };
  }

  /** A line of the chat, which nobody needs after a restart. */
  private say(seat: number, message: Saying): Reply | RequestError {
    if (seat < 0) return 'notSeated';
    const { participants, options, play, game } = this.table;
    if ('preset' in message && !presetsOf(game.deals).includes(message.preset)) return 'malformed';
    const error = participants.say(seat, message, chatMode(options));
    return error ?? { ok: true, seq: play?.seq ?? 0 };
  }
}

function replyTo(outcome: Outcome): Reply {
  return outcome.ok ? { ok: true, seq: outcome.seq } : outcome;
}
