/**
 * The one store of a running table: this viewer's knowledge, past events, running requests. It
 * knows no game. The network feeds it; so does a page that runs the engine itself.
 */

import { create } from 'zustand';
import type { ActionBase, GameEvent, ViewBase } from '../../engine/core/contract.ts';
import type { OwnDays } from '../../server/protocol/days.ts';
import type {
  Asked,
  EventsMessage,
  LobbyRequest,
  Reply,
  TableState,
} from '../../server/protocol/messages.ts';
import type { RatingMessage } from '../../server/protocol/ratings.ts';
import { type TalkLine, withoutName } from '../../server/protocol/talk.ts';

/** All effects of one accepted action, for the staging: `before` + events = `after`. */
export interface EventBatch {
  readonly seq: number;
  /** The acting seat; null for the table itself. */
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  /** null for the first view of a table. */
  readonly before: ViewBase | null;
  readonly after: ViewBase;
}

export interface LogEntry {
  /** Counts up within this page: a key for lists. */
  readonly id: number;
  readonly seq: number;
  readonly seat: number | null;
  readonly event: GameEvent;
  /** Taken back by an undo. */
  readonly withdrawn: boolean;
}

/** `lost`: trying to reconnect. `gone`: the server cannot be reached, still trying, rarely. */
export type Connection = 'idle' | 'connecting' | 'open' | 'lost' | 'gone' | 'closed';

/** Reason why there is no table: the page shows it instead. */
export type Problem =
  | 'unknown'
  | 'busy'
  | 'failed'
  | 'otherHand'
  /** The host has withdrawn the table from the list of open ones, or its last seat is taken. */
  | 'withdrawn'
  | 'seatGone'
  | 'barred'
  | 'name'
  | 'removed'
  | 'replaced'
  | 'dropped'
  | 'closed';

/** Carrier of requests: the network, or a local engine. */
export interface Carrier {
  act(action: ActionBase): Promise<Reply>;
  undo(): Promise<Reply>;
  lobby(request: LobbyRequest): Promise<Reply>;
}

export interface TableStore {
  readonly connection: Connection;
  readonly problem: Problem | null;
  /** Milliseconds to add to the player's own clock to get the server's, in which `deadline` is given. */
  readonly clockShift: number;
  readonly table: TableState | null;
  /** The game of the table, known a moment before all the rest of it. */
  readonly game: string | null;
  readonly seat: number | null;
  /** The number by which this page, which watches, asks for a chair; null = it asks for none. */
  readonly guest: number | null;
  /** This page is the big screen that the table belongs to. */
  readonly screen: boolean;
  readonly host: boolean;
  readonly links: readonly string[];
  /** The complete view: public part and the player's own `you`, of the same moment. */
  readonly view: ViewBase | null;
  /** In a match over days: what this person has said about it; null elsewhere. */
  readonly ownDays: OwnDays | null;
  /** Names the decision that `view` shows, for the requests that are made on it. */
  readonly asked: Asked | null;
  /** The server has another build by now: the page is about to reload. */
  readonly updating: boolean;
  /** Decisions taken for this seat before a press arrived that had no effect; null = none. */
  readonly overtaken: readonly LogEntry[] | null;
  /** How many of the player's own last actions can be taken back. */
  readonly undoable: number;
  /** For each of them, oldest first, the seq of the position after its undo. */
  readonly undoTo: readonly number[];
  /** Messages at the table, and notices of the table. */
  readonly talk: readonly TalkLine[];
  /** What a rated match that has ended did to this person's rating. */
  readonly rating: RatingMessage | null;
  /** The others have given this person's chair to a bot. */
  readonly removed: boolean;
  /** The chair that this person had last while the page was open; null if none. */
  readonly had: number | null;
  /** The chair that this person was removed from and may take back while a bot has it. */
  readonly former: number | null;
  readonly log: readonly LogEntry[];
  /**
   * Batches of the newest part of the log: the causes of its lines are computed from their views.
   */
  readonly past: readonly EventBatch[];
  /** Waiting for the staging, oldest first. */
  readonly batches: readonly EventBatch[];
  /** Batches of the last few actions, for "What just happened?". */
  readonly recent: readonly EventBatch[];
  /** Batches since the player's own last turn, its own ones included; empty without a seat. */
  readonly since: readonly EventBatch[];
  /** The position before them. */
  readonly sinceView: ViewBase | null;
  /** A request of this person is on its way. */
  readonly busy: boolean;
  /** Number of the table's refusals for this person. */
  readonly refusals: number;

  /** A new position with its events. */
  feed(view: ViewBase, events: readonly GameEvent[], seq: number, seat: number | null): void;
  /** Lines of the talk; skips the known ones. */
  hear(lines: readonly TalkLine[]): void;
  /** Begins the log with the events from before the page's arrival; skips the known ones. */
  recall(steps: readonly EventsMessage[]): void;
  /**
   * An undo with the number `seq`: `view` is the restored position; events after `to` are struck
   * out.
   */
  withdraw(view: ViewBase, to: number, seat: number | null, seq?: number): void;
  /** Takes the oldest batch off the queue. */
  takeBatch(): EventBatch | undefined;
  /** Puts the last batches with these numbers into the queue again, to be staged slowly. */
  replay(seqs: readonly number[]): void;
  /** Replays the batch of this number, one of `since`, on the board; null: the present position. */
  stage(seq: number | null): void;
  propose(action: ActionBase): Promise<Reply>;
  undo(): Promise<Reply>;
  lobby(request: LobbyRequest): Promise<Reply>;
  connect(carrier: Carrier | null): void;
  /** The present position without events: the first view, or after a lost connection. */
  show(view: ViewBase | null): void;
  patch(
    change: Partial<
      Pick<
        TableStore,
        | 'connection'
        | 'problem'
        | 'clockShift'
        | 'table'
        | 'game'
        | 'seat'
        | 'screen'
        | 'guest'
        | 'host'
        | 'links'
        | 'asked'
        | 'ownDays'
        | 'overtaken'
        | 'updating'
        | 'undoable'
        | 'undoTo'
        | 'removed'
        | 'had'
        | 'former'
        | 'rating'
      >
    >,
  ): void;
  /** Forgets everything: another table, or a new match at this one. */
  reset(): void;
}

/** More would only be skipped: a picture that lags further behind helps nobody. */
const MAX_BATCHES = 40;
const MAX_LOG = 2000;
/** Number of actions whose views are kept. */
const MAX_PAST = 120;
const MAX_TALK = 200;
/** Number of recent batches kept: some of them have nothing to show. */
const RECENT = 16;
/** Greatest number of steps in an account of past events. */
const MAX_SINCE = 80;

const OFFLINE: Reply = { ok: false, error: 'notNow' };

const EMPTY = {
  connection: 'idle',
  problem: null,
  clockShift: 0,
  table: null,
  game: null,
  seat: null,
  screen: false,
  guest: null,
  host: false,
  links: [],
  view: null,
  asked: null,
  ownDays: null,
  overtaken: null,
  updating: false,
  undoable: 0,
  undoTo: [],
  talk: [],
  rating: null,
  removed: false,
  had: null,
  former: null,
  log: [],
  past: [],
  batches: [],
  recent: [],
  since: [],
  sinceView: null,
  busy: false,
  refusals: 0,
} as const;

/** Whether this person may take back a chair that the others have given to a bot. */
export function mayReturn({ seat, former, table }: TableStore): boolean {
  return seat === null && former !== null && table?.seats[former]?.bot !== '';
}

/** Whether another seat has acted since the last turn of `seat`; the set-up does not count. */
export const hasAccount = (since: readonly EventBatch[], seat: number | null): boolean =>
  seat !== null && since.some((batch) => batch.seat !== null && batch.seat !== seat);

/** Whether this person watches and can only ask for a chair: no press gives one directly. */
export function mayAskForChair({ seat, screen, removed, former, table }: TableStore): boolean {
  if (seat !== null || screen || removed || former !== null || !table?.asking) return false;
  const before = table.stage === 'lobby';
  const open = table.seats.some((one) => (one.bot ? one.open || before : !one.taken));
  // A person is present to answer.
  return !open && (table.host >= 0 || table.screen);
}

/** An entry that was taken back. That a step was taken back is not taken back with a further one. */
const struck = (entry: LogEntry): LogEntry =>
  entry.event.type === 'undone' ? entry : { ...entry, withdrawn: true };

let carrier: Carrier | null = null;
let nextId = 1;

/** The known lines and one more; a freed chair removes the name of the person who sat there. */
function heardAfter(heard: readonly TalkLine[], line: TalkLine): readonly TalkLine[] {
  const freed = 'notice' in line && line.notice === 'freed';
  return [...(freed ? withoutName(heard, line.seat) : heard), line];
}

/** The batches since the player's own last turn, with one more; own actions in a row are one turn. */
function sinceAfter(
  { seat, since, sinceView }: Pick<TableStore, 'seat' | 'since' | 'sinceView'>,
  batch: EventBatch,
): Pick<TableStore, 'since' | 'sinceView'> {
  if (seat === null || batch.events.length === 0) return { since, sinceView };
  const isTurn = since.length > 0 && since.every((one) => one.seat === seat);
  const begins = since.length === 0 || (batch.seat === seat && !isTurn);
  if (begins) return { since: [batch], sinceView: batch.before };
  return { since: [...since, batch].slice(-MAX_SINCE), sinceView };
}

export const useTable = create<TableStore>()((set, get) => {
  async function carry(send: (by: Carrier) => Promise<Reply>): Promise<Reply> {
    if (!carrier) return OFFLINE;
    set({ busy: true });
    try {
      const reply = await send(carrier);
      if (!reply.ok) set({ refusals: get().refusals + 1 });
      return reply;
    } catch {
      return OFFLINE;
    } finally {
      set({ busy: false });
    }
  }

  /** A request that changes the match, with a note of the decision that overtook it. */
  async function press(send: (by: Carrier) => Promise<Reply>): Promise<Reply> {
    const last = nextId;
    const reply = await carry(send);
    const { log, seat, overtaken } = get();
    // Own entries of this seat since then.
    const own = log.filter((one) => one.id >= last && one.seat === seat && !one.withdrawn);
    const isStale = !reply.ok && reply.error === 'stale';
    set({ overtaken: reply.ok ? null : isStale ? own : overtaken });
    return reply;
  }

  return {
    ...EMPTY,
    feed(view, events, seq, seat) {
      const { view: before, log, past, batches, recent } = get();
      const entries = events.map((event) => ({ id: nextId++, seq, seat, event, withdrawn: false }));
      const batch: EventBatch = { seq, seat, events, before, after: view };
      set({
        view,
        log: [...log, ...entries].slice(-MAX_LOG),
        past: events.length > 0 ? [...past, batch].slice(-MAX_PAST) : past,
        batches: [...batches, batch].slice(-MAX_BATCHES),
        recent: events.length > 0 && seat !== null ? [...recent, batch].slice(-RECENT) : recent,
        ...sinceAfter(get(), batch),
      });
    },
    show(view) {
      const { view: before } = get();
      const nothing = { batches: [], recent: [], since: [], sinceView: null, log: [], past: [] };
      if (!view) set({ view, ...nothing });
      else set({ view, batches: [{ seq: view.seq, seat: null, events: [], before, after: view }] });
    },
    withdraw(view, to, seat, seq = to) {
      const { view: before, log, batches, recent, since } = get();
      const event: GameEvent = { type: 'undone', seat };
      const entry = { id: nextId++, seq, seat, event, withdrawn: false };
      set({
        view,
        log: [...log.map((e) => (e.seq > to ? struck(e) : e)), entry],
        batches: [...batches, { seq: to, seat, events: [event], before, after: view }],
        recent: recent.filter((batch) => batch.seq <= to),
        since: since.filter((batch) => batch.seq <= to),
      });
    },
    hear(lines) {
      const { talk } = get();
      const known = talk.at(-1)?.n ?? 0;
      const fresh = lines.filter(({ n }) => n > known);
      // A restarted server counts from the beginning.
      const anew = lines.length > 0 && fresh.length === 0 && (lines.at(-1)?.n ?? 0) < known;
      set({ talk: (anew ? lines : fresh).reduce(heardAfter, talk).slice(-MAX_TALK) });
    },
    recall(steps) {
      const { log } = get();
      const known = Math.max(-1, ...log.map((entry) => entry.seq));
      // Actions undone while this page was away are struck out here, too.
      const back = new Set(steps.filter(({ withdrawn }) => withdrawn).map(({ seq }) => seq));
      const entries = steps
        .filter(({ seq }) => seq > known)
        .flatMap(({ seq, seat, events, withdrawnTo, withdrawn = false }) => {
          const undone = withdrawnTo === undefined ? [] : [{ type: 'undone', seat }];
          return [...undone, ...events].map((event) => {
            const entry = { id: nextId++, seq, seat, event, withdrawn: false };
            return withdrawn ? struck(entry) : entry;
          });
        });
      const before = log.map((e) => (back.has(e.seq) ? struck(e) : e));
      set({ log: [...before, ...entries].slice(-MAX_LOG) });
    },
    takeBatch() {
      const [first, ...rest] = get().batches;
      if (first) set({ batches: rest });
      return first;
    },
    replay(seqs) {
      const { recent, batches, since, seat } = get();
      // A person who has an account of them sees the steps one by one, by its buttons.
      if (hasAccount(since, seat)) return;
      if (batches.length > 0) return;
      set({ batches: recent.filter(({ seq }) => seqs.includes(seq)) });
    },
    stage(seq) {
      const { since, view, batches } = get();
      if (batches.length > 0 || !view) return;
      const again = since.find((batch) => batch.seq === seq);
      const now = { seq: view.seq, seat: null, events: [], before: null, after: view };
      set({ batches: [again ?? now] });
    },
    propose: (action) => press((by) => by.act(action)),
    undo: () => press((by) => by.undo()),
    lobby: (request) => carry((by) => by.lobby(request)),
    connect(next) {
      carrier = next;
    },
    patch: (change) => set(change),
    reset() {
      set({ ...EMPTY });
    },
  };
});
