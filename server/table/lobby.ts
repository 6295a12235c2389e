/** What can be done at a table before and after a match, and who may do it. */

import type { Game, JsonObject } from '../../engine/core/contract.ts';
import { botName } from '../house.ts';
import type { Pace, RequestError } from '../protocol/messages.ts';
import type { LobbyMessage } from '../protocol/schemas.ts';
import { Commitment } from './commitment.ts';
import type { Seats } from './seats.ts';

/** The part of a table that the lobby changes. */
export interface LobbyTable {
  readonly game: Game;
  readonly stage: 'lobby' | 'playing' | 'finished';
  readonly seats: Seats;
  pace: Pace;
  /** Options as the host gave them. */
  given: JsonObject;
  /** The chance of the next match. */
  next: Commitment;
  start(): Promise<RequestError | null>;
  /** Leaves the finished match for the lobby. */
  reopen(): void;
}

/** Who asks. `seat` is -1 for somebody who only watches. */
export interface Sender {
  readonly seat: number;
  /** Seats the sender, who had no chair, with a fresh token. */
  sit(seat: number): void;
}

type Op = LobbyMessage['op'];

const FOR_ALL: ReadonlySet<Op> = new Set(['sit', 'stand', 'rename', 'contribute']);
/** What may be asked while a match runs or its result is shown; all else belongs to the lobby. */
const WHEN: { readonly [op in Op]?: readonly LobbyTable['stage'][] } = {
  rename: ['lobby', 'finished'],
  contribute: ['lobby', 'playing', 'finished'],
  pace: ['lobby', 'playing', 'finished'],
  rematch: ['finished'],
  reopen: ['finished'],
};

/** Carries out a lobby request; saving is the caller's. @returns null, or why it was not done */
export async function lobby(
  table: LobbyTable,
  sender: Sender,
  message: LobbyMessage,
): Promise<RequestError | null> {
  const { op } = message;
  if (!FOR_ALL.has(op) && (sender.seat < 0 || sender.seat !== table.seats.host)) return 'notHost';
  if (!(WHEN[op] ?? ['lobby']).includes(table.stage)) return 'notNow';
  switch (message.op) {
    case 'sit':
      return sit(table.seats, sender, message.seat);
    case 'stand':
      if (sender.seat < 0) return 'notSeated';
      table.seats.stand(sender.seat);
      return null;
    case 'rename':
      if (sender.seat < 0) return 'notSeated';
      table.seats.rename(sender.seat, message.name, message.color);
      return null;
    case 'contribute':
      return contribute(table, sender.seat, message.keyHash, message.contribution);
    case 'seats':
      return resize(table, message.count);
    case 'bot':
      return setBot(table, message.seat, message.bot);
    case 'options':
      return setOptions(table, { ...table.given, ...message.options });
    case 'pace':
      table.pace = message.pace;
      return null;
    case 'start':
    case 'rematch':
      return table.start();
    case 'reopen':
      table.reopen();
      return null;
  }
}

function sit(seats: Seats, sender: Sender, seat: number): RequestError | null {
  if (seat >= seats.count) return 'malformed';
  if (seat === sender.seat) return null;
  if (!seats.isFree(seat)) return 'seatTaken';
  if (sender.seat < 0) sender.sit(seat);
  else seats.move(sender.seat, seat);
  return null;
}

function contribute(
  table: LobbyTable,
  seat: number,
  keyHash: string,
  bytes: string,
): RequestError | null {
  const { chairs } = table.seats;
  const owner = chairs[seat]?.token;
  if (!owner) return 'notSeated';
  const next = table.next.contribute(owner, keyHash, bytes, chairs);
  if (!(next instanceof Commitment)) return next;
  table.next = next;
  return null;
}

/** A bot may take a free chair, another bot's, or that of somebody who has left. */
function setBot(table: LobbyTable, seat: number, bot: string | null): RequestError | null {
  const chair = table.seats.chairs[seat];
  if (!chair) return 'malformed';
  if (chair.session !== null) return 'seatTaken';
  table.seats.setBot(seat, bot === null ? '' : botName(table.game, bot));
  return null;
}

function resize(table: LobbyTable, count: number): RequestError | null {
  const { min, max } = table.game.seats;
  if (count < min || count > max) return 'options';
  if (!table.seats.resize(count)) return 'seatTaken';
  // Options that depend on the number of seats (entered ranks, say) fall back to the defaults.
  if (setOptions(table, table.given) !== null) table.given = {};
  return null;
}

function setOptions(table: LobbyTable, given: JsonObject): RequestError | null {
  try {
    table.game.options(given, table.seats.count);
  } catch {
    return 'options';
  }
  table.given = given;
  return null;
}
