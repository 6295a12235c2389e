/**
 * The room of the people who wait for a match: one for all processes of a house. A person waits as
 * long as the connection stands, so that who closes the browser or loses the line is soon out of
 * the queue. Its tables are opened by the process that has it.
 */

import { type Client, ClientState, CloseCode, matchMaker, Room, ServerError } from '../colyseus.ts';
import type { House } from '../house.ts';
import { TABLE_BYTES } from '../http/budget.ts';
import { senderBehind } from '../http/sockets.ts';
import { log } from '../log.ts';
import { dayPace } from '../protocol/days.ts';
import { CLOSE_REPLACED, ROOM_NAME } from '../protocol/messages.ts';
import { QUEUE_ID, type QueueBegin, type QueueState } from '../protocol/people.ts';
import { queueRequest, waitingOptions } from '../protocol/schemas.ts';
import { Queue, type Waiter } from './queue.ts';
import { usualSeats } from './usual.ts';

/** How long a client may take to answer the handshake, in milliseconds. */
const HANDSHAKE_MS = 10_000;

const REFUSALS = {
  full: {
    status: 503,
    words: 'Too many people are waiting for a match right now. Try again in a minute.',
  },
  each: {
    status: 429,
    words: 'Too many people at this address are waiting for a match already.',
  },
} as const;

export class QueueRoom extends Room {
  private house!: House;
  private queue!: Queue;

  override onCreate({ house }: { readonly house: House }): void {
    this.house = house;
    this.roomId = QUEUE_ID;
    this.autoDispose = false;
    this.maxMessagesPerSecond = house.config.messagesPerSecond;
    const { queueMost: most, queueEach: each } = house.config;
    this.queue = new Queue(
      {
        seatsOf: (game) => usualSeats(house.games[game]),
        chairAt: (...about) => house.open.chairAt(...about),
        tell: (id, state) => this.tell(id, state),
        lead: (id, code) => this.lead(id, code),
        replace: (id) => void this.clients.get(id)?.leave(CLOSE_REPLACED),
        open: (waiters) => this.open(waiters),
        counted: (...about) => house.open.counted(...about),
      },
      { most, each },
      house.clock,
    );
    house.open.onChair = (game, clock) => this.queue.look(game, clock);
    this.onMessage('queue', (client, message: unknown) => {
      const request = queueRequest.safeParse(message);
      if (!request.success) return { ok: false, error: 'malformed' };
      const done = this.queue.setLater(client.sessionId, request.data.later);
      return done ? { ok: true } : { ok: false, error: 'notNow' };
    });
  }

  override onUncaughtException(error: Error, method: string): void {
    // A refusal is no failure.
    if (error.cause instanceof ServerError) return;
    log.error('queue.failed', { method }, error.cause ?? error);
  }

  override onJoin(client: Client, given: unknown): void {
    const silent = this.house.clock.setTimeout(() => {
      if (client.state === ClientState.JOINING) client.leave(CloseCode.WITH_ERROR);
    }, HANDSHAKE_MS);
    silent.unref();
    const options = waitingOptions.safeParse(given);
    if (!options.success) throw new ServerError(400, 'The request to wait is malformed.');
    const { game, clock = '', browser, later = false, except = [], met } = options.data;
    const sender = senderBehind(client.ref);
    const refused = this.queue.join({
      id: client.sessionId,
      sender,
      browser,
      game,
      clock,
      later,
      except,
      mark: met?.mark ?? '',
      avoids: met?.avoids ?? [],
    });
    if (refused) throw new ServerError(REFUSALS[refused].status, REFUSALS[refused].words);
  }

  override onLeave(client: Client): void {
    this.queue.leave(client.sessionId);
  }

  override onDispose(): void {
    this.house.open.onChair = null;
    this.queue.stop();
  }

  private tell(id: string, state: QueueState): void {
    this.clients.get(id)?.send('queue', state);
  }

  private lead(id: string, code: string): void {
    const client = this.clients.get(id);
    if (!client) return;
    client.send('begin', { code } satisfies QueueBegin);
    // It leaves by itself once it has read that, which may be after its handshake.
    this.house.clock.setTimeout(() => client.leave(), HANDSHAKE_MS).unref();
  }

  /** Opens a table for these people. @throws if none of them may have one now */
  private async open(waiters: readonly Waiter[]): Promise<string> {
    const { house } = this;
    const [{ game, clock }] = waiters;
    const options = { game, seats: usualSeats(house.games[game]), ...(clock && { clock }) };
    let why: unknown = new Error('The addresses of all of them have played too much today.');
    for (const sender of new Set(waiters.map((one) => one.sender))) {
      if (!house.budget.isOpen(sender)) continue;
      try {
        const open = () =>
          matchMaker.createRoom(ROOM_NAME, { ...options, gathers: waiters.length });
        const { roomId } = await house.shares.open(sender, open);
        house.budget.charge(sender, TABLE_BYTES);
        if (dayPace(clock)) house.open.hold(roomId, waiters.length);
        return roomId;
      } catch (error) {
        why = error;
      }
    }
    log.warn('queue.unopened', { game, people: waiters.length }, why);
    throw why;
  }
}
