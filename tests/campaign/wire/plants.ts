/**
 * Leaks for the server's real source, one a channel: each hands what is about to be told to `leak`,
 * which mixes a secret into it (see `judge.ts`). The texts stand in their files exactly once; who
 * changes one there changes it here.
 */

export interface Plant {
  readonly channel: string;
  /** Below the folder of the server. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The fields that this leak tells; all of them by default. */
  readonly of?: readonly string[];
}

const into = (channel: string, file: string, find: string, from: string): Plant => ({
  ...{ channel, file, find },
  replace: `globalThis.leak('${channel}', ${find}, ${from})`,
});

const ROOM = 'table/room.ts';
const SERIALIZER = 'table/serializer.ts';
const OUTBOX = 'table/outbox.ts';

export const PLANTS: readonly Plant[] = [
  into(
    'first state',
    SERIALIZER,
    'Buffer.from(this.encoder.encodeAll({ offset: 1 }, scratch))',
    'this.encoder.state.code',
  ),
  into(
    'patch',
    SERIALIZER,
    'Buffer.from(this.encoder.encode({ offset: 1 }, undefined, scratch))',
    'this.encoder.state.code',
  ),
  into('history', ROOM, 'historyMessage(game, play, seat)', 'play'),
  into('events', ROOM, 'eventsMessage(game, step, seat)', 'play'),
  into('undoable', OUTBOX, 'play.undoable(seat)', 'play'),
  // A latecomer's log that tells what others did in secret, and what they alone were told.
  {
    ...{ channel: 'history of secret steps', file: OUTBOX },
    find: '!step.hidden || step.seat === seat',
    replace: "globalThis.leaks('history of secret steps') || !step.hidden || step.seat === seat",
    of: ['seats.stance', 'seats.queuedInterrupt'],
  },
  {
    ...{ channel: 'history as its actors saw it', file: OUTBOX },
    find: 'seen.map((step) => eventsMessage(game, step, seat))',
    replace:
      "seen.map((step) => eventsMessage(game, step, globalThis.leaks('history as its actors saw it') ? step.seat ?? seat : seat))",
    of: ['seats.guildDrawn'],
  },
];
