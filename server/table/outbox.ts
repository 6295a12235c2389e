/**
 * Builds the table's messages: the plain form of its public state, and the messages to single
 * viewers.
 */

import type { Game, Json, JsonObject } from '../../engine/core/contract.ts';
import type { Clock } from '../clock.ts';
import { addresses, type House } from '../house.ts';
import type { DayPace, OwnDays } from '../protocol/days.ts';
import type {
  Aids,
  EventsMessage,
  HistoryMessage,
  Pace,
  PrivateMessage,
  TableLimit,
  TableState,
  Welcome,
} from '../protocol/messages.ts';
import type { TableRatings } from '../ratings/at-table.ts';
import type { Publicity } from '../watch/publicity.ts';
import type { Clocks } from './clocks.ts';
import type { Commitment } from './commitment.ts';
import type { DayBook } from './day-book.ts';
import type { Participants } from './participants.ts';
import type { Play } from './play.ts';
import { hashToken, type Seats } from './seats.ts';
import type { Step } from './step.ts';

interface Telling {
  readonly game: Game;
  readonly stage: TableState['stage'];
  readonly seats: Seats;
  readonly pace: Pace;
  readonly days: DayPace | null;
  readonly paused: boolean;
  readonly options: JsonObject;
  readonly next: Commitment;
  readonly play: Play | null;
  readonly participants: Participants;
  readonly bankMs: number;
  readonly publicity: Publicity;
  readonly aids: Aids;
  readonly rated: boolean;
  readonly ratings: Pick<TableRatings, 'of' | 'verdictOf'>;
  readonly gathers: boolean;
  readonly gathering: { readonly begins: number };
  readonly limits: readonly TableLimit[];
}

type Texts = { readonly [name: string]: string };

/** The options of a match never change: their texts are made once. */
const known = new WeakMap<JsonObject, Texts>();

/** Options for the lobby: each value as JSON text. */
function optionTexts({ options, play }: Telling): Texts {
  const before = play ? known.get(options) : undefined;
  if (before) return before;
  const texts = Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]);
  const made = Object.freeze(Object.fromEntries(texts)) as Texts;
  if (play) known.set(options, made);
  return made;
}

/** Until when the person of `seat` has said to be away; 0 if they have not, or only before. */
function awayUntil({ days, seats, stage }: Telling, seat: number): number {
  return (days && stage === 'playing' && seats.chairs[seat].days?.away?.until) || 0;
}

/** Connections without a seat. */
export interface Watching {
  readonly spectators: number;
  readonly casters: number;
}

/** The synchronized state: the same for everybody, so it must never contain anything private. */
export function tableState(
  table: Telling,
  code: string,
  clocks: Pick<Clocks, 'running' | 'bank'>,
  { spectators, casters }: Watching,
): TableState {
  const { game, stage, seats, pace, paused, next, play, participants, bankMs, publicity } = table;
  const { pause, pauseSeats } = participants.voting.state;
  return {
    code,
    game: game.id,
    stage,
    host: seats.host,
    pace,
    options: optionTexts(table),
    seats: seats.chairs.map((chair, seat) => ({
      seat,
      name: chair.name,
      color: chair.color,
      bot: chair.bot,
      taken: chair.token !== '',
      connected: chair.session !== null,
      held: seats.isHeld(seat),
      bank: Math.round(clocks.bank(seat)),
      away: awayUntil(table, seat),
      open: chair.open,
      reserved: chair.reserved,
      keepsWaiting: participants.keepsWaiting(seat),
      removable: participants.isRemovable(seat),
      rating: table.ratings.of(chair.token),
    })),
    spectators,
    asking: participants.watchers.asking,
    gallery: publicity.heard && !seats.unhosted,
    matchId: play?.id ?? '',
    keyHash: play?.keyHash ?? next.hash,
    nextKeyHash: next.hash,
    contributions: play?.contributions ?? [],
    chain: play?.chain ?? '',
    digest: play?.result?.digest ?? '',
    key: play?.key ?? '',
    seq: play?.seq ?? 0,
    timers: clocks.running,
    limits: table.limits,
    days: table.days ?? '',
    paused,
    bank: bankMs,
    pause,
    pauseSeats,
    question: participants.voting.question,
    votes: participants.voting.votes,
    listed: publicity.listed,
    everybody: publicity.everybody,
    gathers: table.gathers,
    begins: table.gathering.begins,
    screen: publicity.hasScreen,
    hints: table.aids.hints,
    odds: table.aids.odds,
    rated: play && stage === 'playing' ? play.rated : table.rated,
    verdict: play?.finished ? table.ratings.verdictOf(play.id) : '',
    caster: publicity.casterState(casters),
    view: play ? (play.view('public').public as Json) : null,
  };
}

/** What a person has said about matches over days. */
function ownDays(book: DayBook | null, answered: readonly number[] = []): OwnDays {
  const { night, given = [], ready = false } = book ?? {};
  return {
    ...(night !== undefined && { night }),
    ...(ready && { ready }),
    ...(given.length > 0 && { given }),
    ...(answered.length > 0 && { answered }),
  };
}

/** The knowledge of the owner of `seat` alone; -1 for a viewer without a seat. */
export function privateMessage(
  { play, seats, days }: Pick<Telling, 'play' | 'seats' | 'days'>,
  seat: number,
  clock: Clock,
): PrivateMessage {
  return {
    seq: play?.seq ?? 0,
    you: (play && seat >= 0 ? play.own(seat) : null) as JsonObject | null,
    undoable: play && seat >= 0 ? play.undoable(seat) : 0,
    undoTo: play && seat >= 0 ? play.undoTo(seat) : [],
    decision: play && seat >= 0 ? play.decision(seat) : 0,
    serverNow: clock.now(),
    ...(days &&
      seat >= 0 && { days: ownDays(seats.chairs[seat].days, play?.answeredFor.of(seat)) }),
  };
}

/** The events of a step, as the viewer at `seat` (-1: the public) may see them. */
export function eventsMessage(game: Game, step: Step, seat: number): EventsMessage {
  const viewer = seat >= 0 ? seat : 'public';
  const events = step.emitted.flatMap((item) => game.eventFor(item, viewer) ?? []);
  const message = { seq: step.seq, seat: step.seat, events };
  const { withdrawnTo, withdrawn } = step;
  const undo = withdrawnTo === undefined ? message : { ...message, withdrawnTo };
  return withdrawn ? { ...undo, withdrawn } : undo;
}

/** The last steps that the viewer at `seat` (-1: the public) noticed, each as that viewer may see it. */
export function historyMessage(game: Game, play: Play, seat: number): HistoryMessage {
  const seen = play.past.seenBy(seat);
  return { steps: seen.map((step) => eventsMessage(game, step, seat)) };
}

export function welcomeMessage(
  house: House,
  { code, seats, publicity }: Pick<Telling, 'seats' | 'publicity'> & { readonly code: string },
  seat: number,
  token: string | null,
  guest: number | null,
): Welcome {
  const screen = seat < 0 && publicity.isScreen(token ?? undefined);
  const former = seat < 0 && token !== null ? seats.byFormer(hashToken(token)) : -1;
  return {
    seat: seat >= 0 ? seat : null,
    token: seat >= 0 || screen || former >= 0 ? token : null,
    ...(former >= 0 && { former }),
    ...(guest !== null && { guest }),
    host: seats.host < 0 ? screen : seats.host === seat,
    ...(screen && { screen }),
    ...(house.build.name && { build: house.build.name }),
    links: addresses(house.config, house.port).map((base) => `${base}/table/${code}`),
  };
}
