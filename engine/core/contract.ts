/**
 * The contract between a game and everybody who uses one: server, 3D client, panels, bots, replay.
 *
 * A game owns its rules and nothing else. Time, seats' names, networks and storage live outside;
 * whatever must reach the rules from there (a clock's expiry, say) arrives as an ordinary command.
 *
 * Two levels of commands meet here:
 * - an *action* is the canonical JSON object of the game's rules (appendix A): wire, log, tests;
 * - a *code* is the same action as one safe integer: the form in which play-outs, search and the
 *   rules themselves work. `encode`/`decode` translate.
 * *Listed* commands are enumerated by `legal`; *checked* ones (open-ended offers, a preference that
 * can be set at any time, also by seats that owe no decision) are only validated, by the very same
 * predicates. A checked command that fits no integer may keep its JSON: `encode` then interns it
 * through the game's own scratch table and answers the handle.
 */

import type { Chance } from './chance.ts';
import type { Emitted, EventSink } from './events.ts';
import type { Json, JsonObject } from './json.ts';
import type { Shape } from './shape.ts';

/** One position: a flat array of integers with a layout that the game declares (`state.ts`). */
export type State = Int32Array;

/** A seat number, or the public: spectators, the big screen, the synchronized schema. */
export type Viewer = number | 'public';

/** One sentence of a game's rules, as its rule index has it. */
export interface RuleEntry {
  /** Such as `MV-203`. */
  readonly id: string;
  readonly section: string;
  readonly sentence: string;
}

export type { Json, JsonObject };

/** The base of every game's action union. */
export interface ActionBase {
  readonly type: string;
}

/**
 * Why an action is refused, as data: the catalogue turns it into a sentence. `remedy` names the
 * change that makes it legal: `given` is a partial position for the position builder, `action`
 * replaces the action. `wait` says that nothing the seat could do now helps, and for whom to wait.
 */
export interface Refusal {
  /** Error code of the rules, such as `E_CASH`. */
  readonly code: string;
  /** The rule that refuses, such as `MV-402`. */
  readonly rule: string;
  /** Figures and names for the sentence, such as `{ needed: 95, have: 90 }`. */
  readonly params: { readonly [name: string]: Json };
  readonly remedy: Remedy;
}

export interface Remedy {
  /** A catalogue key for the advice, such as `cashAtLeast`. */
  readonly kind: string;
  readonly given?: JsonObject;
  readonly action?: JsonObject;
  /** Who must act first when only waiting helps: seat numbers. */
  readonly wait?: readonly number[];
}

/** What a table knows of its seats and the rules do not care about. */
export interface SeatInfo {
  readonly name: string;
  readonly color: string;
  readonly bot: boolean;
}

/** The envelope of every game's view: `public` for everybody, `you` for the seat it belongs to. */
export interface ViewBase {
  readonly version: string;
  readonly seq: number;
  readonly public: object;
  readonly you?: object;
}

/**
 * The decision that a table's clock measures now. The engine knows no time: it says under which
 * timer a decision falls and what tells it from every other; the server has the clock.
 */
export interface ClockedDecision {
  /** The table option that holds its time in whole seconds; 0 = off. */
  readonly timer: string;
  /** The same words = the same decision, whatever is done within it. */
  readonly id: string;
  /** A short question between two turns, not a turn of its own. */
  readonly question: boolean;
}

/** How strict the clocks of a table are. */
export type ClockPreset = 'none' | 'relaxed' | 'standard' | 'blitz';

/** Final standing of one seat. */
export interface Standing {
  readonly seat: number;
  readonly vp: number;
  readonly winner: boolean;
}

export interface Game<
  A extends ActionBase = ActionBase,
  V extends ViewBase = ViewBase,
  O extends object = object,
> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rules: readonly RuleEntry[];
  /** Every error code that a refusal may carry. */
  readonly errors: readonly string[];
  /** Typed fields of `view.public`, for the synchronized schema. */
  readonly publicShape: Shape;
  /** What its events say most often: these words have a shorter form on the wire. Append only. */
  readonly eventWords: readonly string[];
  /** Length of a state in integers. */
  readonly stateLength: number;
  /** Upper bound of codes that `legal` may write. */
  readonly maxLegal: number;

  /** Fills in defaults. @throws Error with a sentence for people if an option is not allowed. */
  readonly options: (partial: JsonObject, seats: number) => O;
  /** A fresh match. All chance comes from `chance`, in the order that the rules fix. */
  readonly setup: (seats: number, options: O, chance: Chance, sink?: EventSink) => State;
  /** Seats that owe a decision now, as a bit mask (bit k = seat k). 0 = finished. */
  readonly deciders: (state: State) => number;
  readonly isFinished: (state: State) => boolean;
  /** How far the match is, in rounds from 1 on; never less than before, but for an undo. */
  readonly round?: (state: State) => number;
  /** Writes the listed legal codes of `seat` into `out`; returns how many. Allocates nothing. */
  readonly legal: (state: State, seat: number, out: Int32Array) => number;
  /** Whether `apply` would accept `code` from `seat`: 0, or the number of an entry of `errors` + 1. */
  readonly check: (state: State, seat: number, code: number) => number;
  /** Why `action` is refused, or null if it is legal. `action` may be anything off the wire. */
  readonly explain: (state: State, seat: number, action: unknown) => Refusal | null;
  /**
   * Carries out a code that `check` accepts, in place, with everything automatic that follows.
   * Illegal codes are the caller's error: check first. Allocates nothing when `sink` is null.
   */
  readonly apply: (
    state: State,
    seat: number,
    code: number,
    chance: Chance,
    sink: EventSink | null,
  ) => void;
  /** The canonical action as an integer; -1 if it breaks the schema (the game's `E_PARAM`). */
  readonly encode: (action: unknown) => number;
  readonly decode: (code: number) => A;

  /** What a viewer may know, as the rules' appendix spells it. */
  readonly view: (state: State, viewer: Viewer, seats: readonly SeatInfo[]) => V;
  /** One event as a viewer may see it; null if it is not for this viewer. */
  readonly eventFor: (emitted: Emitted, viewer: Viewer) => GameEvent | null;
  /**
   * Redraws in place everything that the viewer cannot know, leaving what he knows untouched:
   * the definition of "secret". Names each secret field that changed through `changed`.
   */
  readonly determinize: (
    state: State,
    viewer: Viewer,
    chance: Chance,
    changed?: (field: string) => void,
  ) => void;
  /** Every secret field that `determinize` can name. */
  readonly secrets: readonly string[];
  /** A state that the viewer of `view` holds possible: what a client and a bot reason on. */
  readonly fromView: (view: V, chance: Chance) => State;

  /**
   * A state that whoever knows the `you` of every seat holds possible; what nobody at the table can
   * know is drawn from `chance`.
   */
  readonly fromHands?: (view: V, hands: readonly JsonObject[], chance: Chance) => State;

  /** A position from a partial description in the view's words. @throws PositionError */
  readonly position: (given: JsonObject, options?: JsonObject) => State;
  /** The full state in the vocabulary of scenarios (all seats' secrets included). */
  readonly describe: (state: State) => JsonObject;
  /** Names of broken invariants; empty if all hold. */
  readonly invariants: (state: State) => string[];
  readonly standings: (state: State) => Standing[];
  /** Total number of chance draws so far: the cursor into a keyed stream. */
  readonly draws: (state: State) => number;
  /**
   * Whether `apply` of this code may reveal or draw something: the undo horizon moves behind it.
   * Judged on the state before and after.
   */
  readonly reveals: (before: State, after: State) => boolean;
  /** The action for an absent seat (the rules' stand-in, not a bot). */
  readonly standIn: (state: State, seat: number) => number;
  readonly bots: { readonly [name: string]: BotFactory };
  /** The decision that is due, for a table's clock; null where none is. */
  readonly clock?: (state: State) => ClockedDecision | null;
  /** Table options (timers in whole seconds) of each preset of the clocks. */
  readonly clocks?: { readonly [preset in ClockPreset]: JsonObject };
  /**
   * Chance whose next draws are given in the game's words (cube ids, say), then `rest`: for
   * scenarios. Looks at `state` whenever it is asked. @throws Error for words that are none
   */
  readonly script?: (state: State, draws: readonly Json[], rest: Chance) => Chance;
  /** A fresh meter of what simulations report about the game's economy. */
  readonly economy?: () => EconomyMeter;
}

/** Watches simulated matches through their events and positions; one for a whole simulation. */
export interface EconomyMeter extends EventSink {
  /** Looks at a position, once per action. */
  sample(state: State): void;
  /** Figures over everything seen so far. */
  report(matches: number): JsonObject;
}

/** An event of a game as a viewer receives it. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: Json | undefined;
}

/**
 * A bot sees only what a person in its seat would see: the bytes of its view.
 * `think` receives the seat's view and answers a canonical action.
 */
export interface Bot {
  readonly name: string;
  think(view: ViewBase, chance: Chance): ActionBase;
}
export type BotFactory = () => Bot;
