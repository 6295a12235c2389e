/** Requests at a table besides the moves of the game, and who may send them when. */

import type { Game, JsonObject } from '../../engine/core/contract.ts';
import { botName } from '../house.ts';
import { clockNamed } from '../protocol/clocks.ts';
import type { DayPace, Night } from '../protocol/days.ts';
import type { Aids, CasterRequest, Pace, RequestError } from '../protocol/messages.ts';
import type { LobbyMessage } from '../protocol/schemas.ts';
import type { Publicity } from '../watch/publicity.ts';
import { aidsOf } from './aids.ts';
import type { AnswersBeforehand } from './beforehand.ts';
import { Commitment } from './commitment.ts';
import type { Gathering } from './gathering.ts';
import { isNight } from './nights.ts';
import type { Participants } from './participants.ts';
import type { Seats } from './seats.ts';
import type { Who } from './witnesses.ts';

/** The part of a table that the lobby changes. */
export interface LobbyTable {
  readonly game: Game;
  readonly stage: 'lobby' | 'playing' | 'finished';
  readonly seats: Seats;
  pace: Pace;
  /** The host's options. */
  given: JsonObject;
  /** The chance of the next match. */
  next: Commitment;
  /** Time bank with which each seat begins a match, in seconds. */
  bankSeconds: number;
  /** The pace of a match over days; null: other clocks. */
  days: DayPace | null;
  /** Settings for others than its players. */
  publicity: Publicity;
  /** Help that its players may be shown. */
  aids: Aids;
  /** Matches count for the ratings of their people. */
  rated: boolean;
  readonly participants: Participants;
  /** Its chairs are for the people of an event alone. */
  readonly reserves: boolean;
  /** The person of `seat` is away for so many days; 0 = is back. */
  goAway(seat: number, days: number): void;
  readonly beforehand: Pick<AnswersBeforehand, 'set'>;
  readonly gathering: Pick<Gathering, 'wish' | 'runs'>;
  start(): Promise<RequestError | null>;
  /** Leaves the finished match for the lobby. */
  reopen(): void;
}

/** The sender of a request. `seat` is -1 for a spectator. */
export interface Sender {
  readonly seat: number;
  /** It is the table's big screen: its host as long as no person is. */
  readonly screen: boolean;
  readonly who: Who;
  /** Blocks somebody at this open table, or is blocked by somebody. */
  readonly avoided?: boolean;
  /** Seats a sender without a chair, with a fresh token. */
  sit(seat: number): void;
  /** Seats the removed sender again, with the old token. */
  takeBack(seat: number): void;
}

type Op = LobbyMessage['op'];

const FOR_ALL: ReadonlySet<Op> = new Set([
  ...(['sit', 'take', 'return', 'stand', 'rename', 'leave', 'back'] as const),
  ...(['open', 'vote', 'pause', 'resume', 'contribute'] as const),
  ...(['night', 'away', 'beforehand', 'begin'] as const),
]);
/** At a table without a host, nobody may delay the others or shut them out. */
const HOSTED: ReadonlySet<Op> = new Set(['open', 'vote', 'pause', 'resume']);
/** At a table of an event nobody changes chairs or names. */
const RESERVED: ReadonlySet<Op> = new Set(['sit', 'take', 'return', 'stand', 'rename']);
const AGAIN: ReadonlySet<Op> = new Set(['rematch', 'reopen']);
/** Requests allowed while a match runs or its result is shown; all others belong to the lobby. */
const WHEN: { readonly [op in Op]?: readonly LobbyTable['stage'][] } = {
  sit: ['lobby', 'playing', 'finished'],
  take: ['lobby', 'playing', 'finished'],
  return: ['playing', 'finished'],
  leave: ['lobby', 'playing', 'finished'],
  back: ['playing'],
  open: ['playing', 'finished'],
  vote: ['playing'],
  pause: ['playing'],
  resume: ['playing'],
  rename: ['lobby', 'finished'],
  night: ['lobby', 'playing', 'finished'],
  away: ['playing'],
  beforehand: ['playing'],
  contribute: ['lobby', 'playing', 'finished'],
  pace: ['lobby', 'playing', 'finished'],
  listed: ['lobby', 'playing', 'finished'],
  everybody: ['lobby', 'playing', 'finished'],
  caster: ['lobby', 'playing', 'finished'],
  aids: ['lobby', 'finished'],
  rated: ['lobby', 'finished'],
  gallery: ['lobby', 'playing', 'finished'],
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
  // Those whom the queue brings together have no host before their match.
  const hosts = isHost(table, sender) && !table.gathering.runs;
  if (!FOR_ALL.has(op) && !hosts) return 'notHost';
  if (table.seats.unhosted && HOSTED.has(op)) return 'notHost';
  if (table.reserves && RESERVED.has(op)) return 'notNow';
  if (!(WHEN[op] ?? ['lobby']).includes(table.stage)) return 'notNow';
  // A big screen begins only one match of bots alone; further ones need people.
  if (AGAIN.has(op) && table.seats.host < 0) return 'nobody';
  switch (message.op) {
    case 'sit':
      return sit(table, sender, message.seat);
    case 'take':
      return take(table, sender);
    case 'return':
      return takeBack(table, sender);
    case 'stand':
      if (sender.seat < 0) return 'notSeated';
      table.seats.stand(sender.seat);
      return null;
    case 'rename':
      if (sender.seat < 0) return 'notSeated';
      table.seats.rename(sender.seat, message.name, message.color);
      return null;
    case 'night':
      return setNight(table, sender.seat, message.night);
    case 'away':
      return setAway(table, sender.seat, message.days);
    case 'begin':
      return table.gathering.wish(sender.seat, message.now);
    case 'beforehand':
      if (sender.seat < 0) return 'notSeated';
      // Whoever says how to answer is back.
      table.participants.back(sender.seat);
      return table.beforehand.set(sender.seat, message.id, message.given);
    case 'contribute':
      return contribute(table, sender.seat, message.keyHash, message.contribution);
    case 'seats':
      return resize(table, message.count);
    case 'bot':
      return setBot(table, message.seat, message.bot);
    case 'options':
      return setOptions(table, { ...table.given, ...message.options });
    case 'clock':
      return setClock(table, message.clock);
    case 'pace':
      table.pace = message.pace;
      return null;
    case 'start':
    case 'rematch':
      return table.start();
    case 'reopen':
      table.reopen();
      return null;
    case 'listed':
      table.publicity = table.publicity.list(message.listed);
      return null;
    case 'everybody':
      table.publicity = table.publicity.invite(message.everybody, message.language);
      return null;
    case 'aids':
      table.aids = aidsOf(message);
      return null;
    case 'rated':
      table.rated = message.rated;
      return null;
    case 'gallery':
      table.publicity = table.publicity.hear(message.talk);
      return null;
    case 'caster':
      return setCaster(table, message);
    case 'say':
    case 'write':
    case 'ask':
    case 'admit':
    case 'more':
      // `requests.ts` handles these: they change nothing in the journal.
      return 'malformed';
    default:
      // A big screen without a seat; its requests are announced to everybody, so they have a rate,
      // too.
      if (message.op === 'open' && sender.seat < 0 && isHost(table, sender)) {
        const { participants } = table;
        return participants.mayAsk(sender.seat)
          ? participants.open(message.seat, message.open)
          : 'tooFast';
      }
      if (sender.seat < 0) return 'notSeated';
      // Over days nobody stops the clocks of the others: absences have their reserve.
      if (message.op === 'pause' && table.days) return 'notNow';
      return together(table.participants, sender.seat, message);
  }
}

/** Whether the sender has the host's rights. */
export const isHost = ({ seats }: LobbyTable, { seat, screen }: Sender): boolean =>
  seats.host < 0 ? screen : seat === seats.host;

/**
 * Lets a caster in, changes the delay, or revokes the link.
 * @returns null, or why it was not done
 */
export function setCaster(
  table: Pick<LobbyTable, 'publicity'>,
  { delay, token }: CasterRequest,
): RequestError | null {
  const { publicity } = table;
  const next = token === null ? publicity.revoke() : publicity.allow(delay, token);
  if (!next) return 'notNow';
  table.publicity = next;
  return null;
}

type Together = Extract<
  LobbyMessage,
  { op: 'leave' | 'back' | 'open' | 'vote' | 'pause' | 'resume' }
>;

/** Requests of seated people to one another. Each of them brings their sender back. */
function together(
  participants: Participants,
  seat: number,
  message: Together,
): RequestError | null {
  if (message.op === 'leave') {
    participants.leave(seat, 'left');
    return null;
  }
  const returns = participants.back(seat);
  const stale =
    (message.op === 'vote' && participants.voting.isStale(message.seen, message.seat)) ||
    ((message.op === 'pause' || message.op === 'resume') &&
      participants.voting.isStale(message.seen));
  if (stale) return 'stale';
  const asks = message.op !== 'back' && message.op !== 'resume';
  if (asks && !participants.mayAsk(seat)) return 'tooFast';
  switch (message.op) {
    case 'back':
      return returns ? null : 'notNow';
    case 'open':
      return participants.open(message.seat, message.open);
    case 'vote':
      return participants.voting.vote(seat, message.seat, message.remove);
    case 'pause':
      return participants.voting.pause(seat, message.agree);
    case 'resume':
      return participants.voting.resume(seat);
  }
}

function sit(table: LobbyTable, sender: Sender, seat: number): RequestError | null {
  const { seats, participants } = table;
  if (seat >= seats.count) return 'malformed';
  if (table.stage !== 'lobby') {
    const chair = seats.chairs[seat];
    if (sender.seat >= 0) return 'notNow';
    if (!chair.bot || !chair.open) return 'seatTaken';
    const barred = barredFrom(table, sender, seat);
    if (barred) return barred;
    const { name } = chair;
    sender.sit(seat);
    participants.notice('took', seat, { by: name });
    return null;
  }
  if (seat === sender.seat) return null;
  // Before a match a bot makes room for a person who has no chair yet.
  const open = seats.isFree(seat) || (sender.seat < 0 && seats.isBots(seat));
  if (!open) return 'seatTaken';
  if (sender.seat >= 0) {
    seats.move(sender.seat, seat);
    return null;
  }
  const barred = barredFrom(table, sender, seat);
  if (!barred) sender.sit(seat);
  return barred;
}

/**
 * Nobody sees two hands of a match, or has two chairs.
 * @returns null, or why this one is barred
 */
export function barredFrom(
  { seats, stage }: LobbyTable,
  { who, avoided }: Sender,
  seat: number,
): RequestError | null {
  const { witnesses } = seats;
  // No word says why: the chair is gone, as for anybody who comes too late.
  if (avoided) return 'seatTaken';
  if (stage === 'playing') {
    if (witnesses.bars(who, seat)) return 'otherHand';
    if (witnesses.isFullFor(who)) return 'crowded';
  }
  const own = seats.byBrowser(who.browser);
  return own >= 0 && own !== seat ? 'oneSeat' : null;
}

/**
 * Gives a spectator a chair if there is one: the requests of a table come one by one. A person who
 * has seen a hand of the running match gets that seat.
 */
export function take(table: LobbyTable, sender: Sender): RequestError | null {
  const { seats, stage } = table;
  if (sender.seat >= 0) return 'notNow';
  const seen = stage === 'playing' ? seats.witnesses.seatOf(sender.who) : null;
  if (seen !== null) return seats.chairs[seen]?.open ? sit(table, sender, seen) : 'otherHand';
  const free = stage === 'lobby' ? seats.firstForPerson : seats.firstOpen;
  return free < 0 ? 'full' : sit(table, sender, free);
}

/** Gives a removed person the chair back, as long as a bot has it. */
function takeBack(table: LobbyTable, sender: Sender): RequestError | null {
  if (sender.seat >= 0) return 'notNow';
  const seat = table.seats.byFormer(sender.who.token);
  if (seat < 0) return 'seatTaken';
  const barred = barredFrom(table, sender, seat);
  if (!barred) sender.takeBack(seat);
  return barred;
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

/** Seats a bot on a free chair, another bot's, or that of somebody who has left. */
function setBot(table: LobbyTable, seat: number, bot: string | null): RequestError | null {
  const chair = table.seats.chairs[seat];
  if (!chair) return 'malformed';
  if (chair.session !== null) return 'seatTaken';
  table.seats.setBot(seat, bot === null ? '' : botName(table.game, bot));
  return null;
}

/**
 * Changes the number of chairs.
 * @returns null, or why it cannot
 */
export function resize(table: LobbyTable, count: number): RequestError | null {
  const { min, max } = table.game.seats;
  if (count < min || count > max) return 'options';
  if (!table.seats.resize(count)) return 'seatTaken';
  // Options that depend on the number of seats (such as entered ranks) fall back to the defaults.
  const { given } = table;
  if (takes(table, given)) return null;
  const fitting = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => takes(table, { [name]: value })),
  );
  table.given = takes(table, fitting) ? fitting : {};
  return null;
}

function setClock(table: LobbyTable, clock: string): RequestError | null {
  const chosen = clockNamed(table.game.clocks, clock);
  if (!chosen) return 'options';
  const error = setOptions(table, { ...table.given, ...chosen.options });
  if (error === null) Object.assign(table, { bankSeconds: chosen.bank, days: chosen.days });
  return error;
}

/** The hours that do not count for this person, from the next decision on. */
function setNight({ seats }: LobbyTable, seat: number, night: Night | null): RequestError | null {
  const chair = seats.chairs[seat];
  if (!chair) return 'notSeated';
  if (night && !isNight(night)) return 'malformed';
  chair.days = { owed: null, ...chair.days, night };
  return null;
}

function setAway(table: LobbyTable, seat: number, days: number): RequestError | null {
  if (seat < 0) return 'notSeated';
  if (!table.days) return 'notNow';
  table.goAway(seat, days);
  return null;
}

function setOptions(table: LobbyTable, given: JsonObject): RequestError | null {
  if (!takes(table, given)) return 'options';
  table.given = given;
  return null;
}

/** Whether the game can be played with these options at a table of this size. */
function takes({ game, seats }: LobbyTable, given: JsonObject): boolean {
  try {
    game.options(given, seats.count);
    return true;
  } catch {
    return false;
  }
}
