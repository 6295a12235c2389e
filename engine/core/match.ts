/**
 * A running match of any game: the position, the log, the possible undos. Server, replay, stage,
 * simulation and tests advance matches only through `act` and `undo`.
 */

import { type Chance, SeededChance } from './chance.ts';
import { accepted } from './command.ts';
import type {
  ActionBase,
  Game,
  GameEvent,
  JsonObject,
  Refusal,
  SeatInfo,
  State,
  ViewBase,
  Viewer,
} from './contract.ts';
import { type Emitted, EventList } from './events.ts';
import {
  type DrawListener,
  type Hashes,
  KeyedStream,
  keyFromHex,
  streamKey,
} from './keyed-chance.ts';
import { type ChanceOrigin, LOG_FORMAT, type Log, type LogEntry } from './log.ts';
import { PublicChain } from './public-chain.ts';
import { UndoHorizon } from './undo.ts';

export interface MatchSetup {
  readonly game: Game;
  /** The match's name at its server. */
  readonly id?: string;
  /** One per seat. */
  readonly seats: readonly SeatInfo[];
  /** Table options; absent ones take the game's default. */
  readonly options?: JsonObject;
  /** A described position to start from instead of the set-up: stage, tutorials, bug reports. */
  readonly start?: JsonObject;
  readonly chance: ChanceOrigin;
  /** Needed with a key: see `keyed-chance.ts`. With them the match keeps its public chain. */
  readonly hashes?: Hashes;
  /** Called with every draw that is made with a key. */
  readonly onDraw?: DrawListener;
}

export type Outcome =
  | {
      readonly ok: true;
      /** Accepted actions so far, without undone ones. */
      readonly seq: number;
      /** The new entry of the log: append it durably before anybody learns of it. */
      readonly entry: LogEntry;
      /** The events; `game.eventFor` gives each viewer's form. After an undo: see there. */
      readonly events: readonly Emitted[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

export class Match {
  readonly game: Game;
  readonly id: string | null;
  readonly seats: readonly SeatInfo[];
  /** Complete options, defaults filled in. */
  readonly options: JsonObject;
  readonly origin: ChanceOrigin;
  readonly start: JsonObject | null;
  /** Events of the set-up. */
  readonly opening: readonly Emitted[];
  private readonly stateNow: State;
  private readonly chance: Chance;
  private readonly publicChain: PublicChain | null;
  private readonly horizon = new UndoHorizon();
  private readonly written: LogEntry[] = [];
  private actions: number;
  /** Buffer for lists of legal codes, made when first needed. */
  private codes: Int32Array | null = null;

  /**
   * Sets a match up.
   *
   * @throws Error with a sentence for people if the options are not allowed, PositionError if the
   * described start is impossible
   */
  constructor(setup: MatchSetup) {
    this.game = setup.game;
    this.id = setup.id ?? null;
    this.seats = setup.seats;
    const options = this.game.options(setup.options ?? {}, this.seats.length);
    this.options = options as JsonObject;
    this.origin = setup.chance;
    this.chance = openChance(setup);
    const events = new EventList();
    this.start = setup.start ?? null;
    this.stateNow = this.start
      ? this.game.position(this.start, this.options)
      : this.game.setup(this.seats.length, options, this.chance, events);
    this.opening = events.items;
    this.publicChain = setup.hashes ? this.openChain(setup.hashes) : null;
    this.actions = this.view('public').seq;
  }

  /** The position. Read only: it changes in place with every action. */
  get state(): State {
    return this.stateNow;
  }

  /** Accepted actions so far, without undone ones. */
  get seq(): number {
    return this.actions;
  }

  /** Head of the public chain; '' for a match without hash functions. */
  get chain(): string {
    return this.publicChain?.head ?? '';
  }

  /** The last head of the public chain that may be shown while the match goes on. */
  get shownChain(): string {
    return this.publicChain?.shown ?? '';
  }

  get entries(): readonly LogEntry[] {
    return this.written;
  }

  /** Seats that owe a decision now, as a bit mask; 0 = finished. */
  get deciders(): number {
    return this.game.deciders(this.stateNow);
  }

  get isFinished(): boolean {
    return this.game.isFinished(this.stateNow);
  }

  view(viewer: Viewer): ViewBase {
    return this.game.view(this.stateNow, viewer, this.seats);
  }

  /** The listed legal actions of `seat`, as canonical objects. */
  legal(seat: number): ActionBase[] {
    this.codes ??= new Int32Array(this.game.maxLegal);
    const codes = this.codes;
    const count = this.game.legal(this.stateNow, seat, codes);
    const { game, stateNow: state } = this;
    return Array.from(codes.subarray(0, count), (code) => game.decode(state, seat, code));
  }

  /**
   * Carries out `action` for `seat`, or returns the refusal and changes nothing. `action` may be
   * any value off the wire. The refusal is brief: `game.explain` gives the alternatives.
   */
  act(seat: number, action: unknown): Outcome {
    const { game, stateNow: state } = this;
    const command = accepted(game, state, seat, action);
    if (command === null) {
      const refusal = game.explain(state, seat, action, true);
      if (refusal) return { ok: false, refusal };
      throw new Error(`The rules refuse ${JSON.stringify(action)} and do not say why.`);
    }
    const before = this.horizon.copy(state);
    const events = new EventList();
    const deciders = game.deciders(state);
    const canonical = game.decode(state, seat, command);
    this.seek();
    game.apply(state, seat, command, this.chance, events);
    this.remember(seat, canonical, deciders, before);
    this.actions++;
    const entry: LogEntry = { seat, action: canonical };
    this.written.push(entry);
    this.publicChain?.act(seat, this.publicEvents(events.items));
    return { ok: true, seq: this.actions, entry, events: events.items };
  }

  /** How many of its own last actions `seat` can take back now, one `undo` each. */
  undoable(seat: number): number {
    return this.horizon.count(seat);
  }

  /**
   * Takes the last action of `seat` back. Its events are withdrawn, with all later ones; asides of
   * other seats since then stay, and their public events are emitted again.
   * @throws Error if `undoable(seat)` is 0
   */
  undo(seat: number): Outcome & { ok: true } {
    const { game, stateNow: state } = this;
    const again = new EventList();
    const undone = this.horizon.undo(
      seat,
      (before) => state.set(before),
      (other, action) => {
        const command = accepted(game, state, other, action);
        if (command === null) {
          this.actions--;
          return false;
        }
        game.apply(state, other, command, this.chance, again);
        return true;
      },
    );
    if (!undone) throw new Error(`Seat ${seat} has nothing to take back.`);
    this.actions--;
    const entry: LogEntry = { seat, undo: true };
    this.written.push(entry);
    this.publicChain?.undo(seat);
    const events = again.items.filter((item) => game.eventFor(item, 'public') !== null);
    return { ok: true, seq: this.actions, entry, events };
  }

  /** The log so far, with the key: for the journal, and for everybody after the end. */
  log(): Log {
    return {
      format: LOG_FORMAT,
      engine: this.game.version,
      ...(this.id !== null && { id: this.id }),
      game: this.game.id,
      seats: this.seats,
      options: this.options,
      ...(this.start && { start: this.start }),
      chance: this.origin,
      entries: [...this.written],
    };
  }

  /** Begins the chain with the public facts before the first command. */
  private openChain(hashes: Hashes): PublicChain {
    const { seats, options, start, origin } = this;
    const known = 'hash' in origin ? [origin.hash, ...origin.contributions] : [];
    const events = this.publicEvents(this.opening);
    return new PublicChain(hashes, {
      game: this.game.id,
      engine: this.game.version,
      seats,
      options,
      start,
      chance: known,
      events,
    });
  }

  private publicEvents(emitted: readonly Emitted[]): GameEvent[] {
    return emitted.flatMap((item) => this.game.eventFor(item, 'public') ?? []);
  }

  /**
   * The position holds the number of draws: undo and recovery need nothing else for keyed chance.
   */
  private seek(): void {
    if (this.chance instanceof KeyedStream) this.chance.draws = this.game.draws(this.stateNow);
  }

  private remember(seat: number, action: ActionBase, deciders: number, before: State): void {
    const { game, stateNow: state, horizon } = this;
    const alone = 1 << seat;
    if (game.reveals(before, state)) {
      horizon.close();
      horizon.release(before);
    } else if ((deciders & alone) === 0) {
      horizon.aside(seat, action);
      horizon.release(before);
    } else if (deciders === alone && (game.undoUntilAnswered || game.deciders(state) === alone)) {
      // Another seat has now answered the step that was passed on.
      if (horizon.owner !== seat) horizon.close();
      horizon.step(seat, before);
    } else {
      // The turn has passed on; or several seats decide at once, and may replace their choice
      // anyway.
      horizon.close();
      horizon.release(before);
    }
  }
}

function openChance({ chance, hashes, onDraw }: MatchSetup): Chance {
  if ('seed' in chance) return new SeededChance(chance.seed);
  if (!hashes) throw new Error('A match with a key needs the hash functions of its stream.');
  const key = 'hash' in chance ? streamKey(chance, hashes.hmac) : keyFromHex(chance.key);
  return new KeyedStream(key, hashes.hmac, 0, onDraw);
}

/** The set-up recorded in a log. */
export function setupOf(log: Log, game: Game, hashes?: Hashes): MatchSetup {
  const { id, seats, options, start, chance } = log;
  return {
    game,
    seats,
    options,
    chance,
    ...(id !== undefined && { id }),
    ...(start && { start }),
    ...(hashes && { hashes }),
  };
}

/**
 * Plays a log again, up to `length` entries.
 *
 * @throws Error naming the entry that the rules refuse: the log comes from other rules
 */
export function replay(log: Log, game: Game, hashes?: Hashes, length = log.entries.length): Match {
  const match = new Match(setupOf(log, game, hashes));
  for (let i = 0; i < length; i++) {
    const entry = log.entries[i];
    if ('undo' in entry) {
      match.undo(entry.seat);
      continue;
    }
    const outcome = match.act(entry.seat, entry.action);
    if (!outcome.ok) throw new Error(`Entry ${i} of the log is refused: ${outcome.refusal.code}.`);
  }
  return match;
}
