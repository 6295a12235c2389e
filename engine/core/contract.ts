/**
 * The contract between a game and its users: server, 3D client, panels, bots, replay.
 *
 * A game owns its rules and nothing else. Time, seats' names, networks and storage live outside;
 * events from there that concern the rules (a clock's expiry, for example) arrive as ordinary
 * commands.
 *
 * An *action* is the canonical JSON object of the game's rules (appendix A): wire, log, tests. The
 * rules work on *commands*, of which there are two kinds; `encode` and `decode` translate:
 * - a *code* is an action as one integer from 0 to 2^31 - 1. It is valid only for the seat and the
 *   state that it was made for, so it may be an index, a die's place or a route's number;
 * - an *open command* is the canonical object itself, for actions that no integer can hold (a
 *   trade's two baskets). The same predicates judge it, and no other form of it exists.
 * *Listed* commands are enumerated by `legal`, as codes; all others (open ones, a preference that
 * can be set at any time, also by seats that owe no decision) are only checked.
 */

import type { Chance } from './chance.ts';
import type { Color } from './colors.ts';
import type { Emitted, EventSink } from './events.ts';
import type { Json, JsonObject } from './json.ts';
import type { Scale } from './scale.ts';
import type { Shape } from './shape.ts';
import type { ClockPreset, Timer } from './timer.ts';

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

export type { ClockPreset, Json, JsonObject, Timer };

/** The base of every game's action union. */
export type ActionBase = {
  readonly type: string;
};

/** Input of `check` and `apply`: a code, or the canonical object of an open command. */
export type Command<Open extends ActionBase = ActionBase> = number | Open;

/** Result of `encode` for a value that breaks the schema of the game's actions. */
export const MALFORMED = -1;

/**
 * Why an action is refused, as data: the catalogue turns it into a sentence. `remedy` names the
 * change that makes it legal: `given` is a partial position for the position builder, `action`
 * replaces the action. `wait` says that the seat can only wait, and for whom.
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
  /** Seats that must act first when only waiting helps: seat numbers. */
  readonly wait?: readonly number[];
}

/** Facts about the seats that the table knows and the rules do not need. */
export type SeatInfo = {
  readonly name: string;
  readonly color: string;
  readonly bot: boolean;
  /** In a rated match: the bot that had the seat at the start, '' for a person. Else absent. */
  readonly rated?: string;
};

/** The envelope of every game's view: `public` for everybody, `you` for its own seat. */
export type ViewBase<
  Public extends JsonObject = JsonObject,
  You extends JsonObject = JsonObject,
> = {
  readonly version: string;
  readonly seq: number;
  readonly public: Public;
  readonly you?: You;
};

/** The unit of a game's score, for pages that know nothing else about it. */
export type ScoreUnit = 'points' | 'money';

/** Final standing of one seat, in the game's unit. */
export type Standing = {
  readonly seat: number;
  readonly score: number;
  readonly winner: boolean;
};

/**
 * How many commands a seat may send that no decision asks for (offers, revisions, preferences,
 * changes of mind) before the table refuses more: no single person may let the journal grow without
 * limit.
 */
export interface AsideLimits {
  /** In a match: some ten times the number of the most hesitant person in the longest one. */
  readonly match: number;
  /** In one `turn` of the game; absent = only the limit of the match counts. */
  readonly turn?: number;
  /**
   * The asked seat composes actions that no list can hold, and each of them advances the match:
   * none is an aside. Absent = every unlisted action is an aside.
   */
  readonly composed?: true;
}

/** What can be chosen with an answer: one of some words, or a number. */
export type BeforehandValue =
  | { readonly words: readonly string[] }
  | { readonly least: number; readonly most: number; readonly step: number };

/** A kind of answer that can be given in advance. */
export interface Beforehand<Open extends ActionBase = ActionBase> {
  /** Such as `pass`: the game's texts know it by this. */
  readonly id: string;
  /** The rule that asks the question. */
  readonly rule: string;
  /** Absent: there is nothing to choose. */
  readonly value?: BeforehandValue;
  /**
   * The command that `seat` would give now; null if it is not asked, or this does not answer the
   * question. Whether it is legal is the caller’s to check. It follows from what the seat knows
   * alone. Pure.
   * @param value the number, or the place of the word in its list; 0 without a choice
   */
  readonly answer: (state: State, seat: number, value: number) => Command<Open> | null;
}

export interface Game<
  A extends ActionBase = ActionBase,
  V extends ViewBase = ViewBase,
  O extends object = object,
  /** Open actions, which stay objects; a game without any says `never`. */
  Open extends ActionBase = ActionBase,
> {
  readonly id: string;
  /**
   * Version of its rules, such as `0.1.0`: raised whenever the same log would give another match.
   * The server keeps matches of other versions and does not continue them; other games are not
   * affected.
   */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rules: readonly RuleEntry[];
  /** Every error code that a refusal may carry. */
  readonly errors: readonly string[];
  /** Typed fields of `view.public`, for the synchronized schema. */
  readonly publicShape: Shape;
  readonly scoreUnit: ScoreUnit;
  /** The house colours for its seats: at least as many as there can be seats. */
  readonly colors: readonly Color[];
  /**
   * Whether people may make deals: if not, the chat's rule says so and the presets contain no
   * offers.
   */
  readonly deals: boolean;
  readonly asides: AsideLimits;
  /** The most frequent words of its events, which have a shorter form on the wire. Append only. */
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
  /**
   * Seats that owe nothing but may speak, as a bit mask: those that may make offers. Bots are asked
   * from time to time. Absent = 0.
   */
  readonly mayAct?: (state: State) => number;
  /** Counts the turns; only an undo may lower it. Limits on asides use it. */
  readonly turn?: (state: State) => number;
  /** The match's progress in rounds, from 1 on; only an undo may lower it. */
  readonly round?: (state: State) => number;
  /**
   * The unit of a caster's delay, from 1 on, such as the ships of a match; only an undo may lower
   * it. Absent = rounds.
   */
  readonly castCount?: (state: State) => number;
  /** Writes the listed legal codes of `seat` into `out`; returns how many. Allocates nothing. */
  readonly legal: (state: State, seat: number, out: Int32Array) => number;
  /**
   * Whether `apply` would accept `command` from `seat`: 0, or the number of an entry of `errors` + 1.
   * `MALFORMED` is never accepted.
   */
  readonly check: (state: State, seat: number, command: Command<Open>) => number;
  /**
   * Why `action` is refused, or null if it is legal. `action` may be any value off the wire.
   * @param brief leaves out the alternatives (`remedy.action` and `given`): the search for them may
   * take a hundred times as long, and only a reader needs it
   */
  readonly explain: (
    state: State,
    seat: number,
    action: unknown,
    brief?: boolean,
  ) => Refusal | null;
  /**
   * Carries out a command that `check` accepts, in place, with all automatic consequences. An
   * illegal command is the caller's error: check first. Codes allocate nothing if `sink` is null.
   */
  readonly apply: (
    state: State,
    seat: number,
    command: Command<Open>,
    chance: Chance,
    sink: EventSink | null,
  ) => void;
  /**
   * `action` (any value off the wire) as a command of `seat` in `state`; `MALFORMED` if it breaks
   * the schema. An action listed by `legal` always becomes its listed code; an open command becomes
   * a fresh object in canonical spelling. Never throws.
   */
  readonly encode: (state: State, seat: number, action: unknown) => Command<Open>;
  /** The canonical action of a command of `seat` in `state`, before it is applied. */
  readonly decode: (state: State, seat: number, command: Command<Open>) => A;

  /** The knowledge of a viewer, in the words of the rules' appendix. */
  readonly view: (state: State, viewer: Viewer, seats: readonly SeatInfo[]) => V;
  /** The `you` of the view of `seat` by itself; absent = taken from a whole view, which costs more. */
  readonly own?: (state: State, seat: number) => NonNullable<V['you']>;
  /** One event as a viewer may see it; null if it is not for this viewer. */
  readonly eventFor: (emitted: Emitted, viewer: Viewer) => GameEvent | null;
  /**
   * Redraws in place all that the viewer cannot know, and leaves all that it knows untouched: the
   * definition of "secret". Names each changed secret field through `changed`.
   */
  readonly determinize: (
    state: State,
    viewer: Viewer,
    chance: Chance,
    changed?: (field: string) => void,
  ) => void;
  /** Every secret field that `determinize` can name. */
  readonly secrets: readonly string[];
  /** A state that the viewer of `view` considers possible: clients and bots reason on it. */
  readonly fromView: (view: V, chance: Chance) => State;

  /**
   * A state that is possible for an observer who knows the `you` of every seat; facts that nobody
   * at the table can know are drawn from `chance`.
   */
  readonly fromHands?: (view: V, hands: readonly JsonObject[], chance: Chance) => State;

  /** A position from a partial description in the view's words. @throws PositionError */
  readonly position: (given: JsonObject, options?: JsonObject) => State;
  /** The full state in the vocabulary of scenarios (all seats' secrets included). */
  readonly describe: (state: State) => JsonObject;
  /** Names of broken invariants; empty if all hold. */
  readonly invariants: (state: State) => string[];
  readonly standings: (state: State) => Standing[];
  /**
   * For scenarios, a view as one table in the form of the rules' appendix, if the game's own form
   * differs: secrets of a seat are at the appendix's places. Absent = the view unchanged.
   */
  readonly viewByAppendix?: (view: V) => JsonObject;
  /**
   * For scenarios, a well-formed action in the spelling in which the rules compare lists. Absent =
   * unchanged.
   */
  readonly spelling?: (state: State, seat: number, action: unknown) => ActionBase;
  /** Total number of chance draws so far: the cursor into a keyed stream. */
  readonly draws: (state: State) => number;
  /**
   * Whether `apply` of this command may reveal or draw something: the undo horizon moves behind it.
   * Judged on the state before and after.
   */
  readonly reveals: (before: State, after: State) => boolean;
  /**
   * A step that passes the decision on can be undone until another seat has answered, as long as it
   * reveals nothing. Absent = only while the same seat goes on deciding.
   */
  readonly undoUntilAnswered?: true;
  /** The action for an absent seat (the rules' stand-in, not a bot). */
  readonly standIn: (state: State, seat: number) => Command<Open>;
  /**
   * The answer of a seat that owes a decision and visibly has no choice: it is given at once. null
   * = the seat is asked. Positions that differ only in secrets must get the same answer, or its
   * presence would reveal them. Absent = everybody is always asked.
   */
  readonly onlyAnswer?: (state: State, seat: number) => Command<Open> | null;
  /**
   * The questions that can be answered beforehand, in the order in which answers are looked at.
   * Absent: it asks nothing short out of turn.
   */
  readonly beforehand?: readonly Beforehand<Open>[];
  /** By name; the first is the default, which also takes over from a person. */
  readonly bots: { readonly [name: string]: BotFactory };
  /** Where the bots stand on the scale of ratings; absent = all in its middle. */
  readonly scale?: Scale;
  /**
   * Options of a match that starts with bots only, unless somebody has chosen others: bots that
   * play at random may never end a match. Absent = those of every match.
   */
  readonly botsOnly?: JsonObject;
  /** How a match is adapted to a stand; absent = stands do not show the game. */
  readonly stand?: StandForm;
  /** The running timers; none while nobody owes a decision. */
  readonly timers?: (state: State) => readonly Timer[];
  /**
   * How often a bot waits in this position for persons to speak, a few seconds each time, before it
   * goes on without them. 0 or absent: until they have answered.
   */
  readonly patience?: (state: State) => number;
  /** The presets of its clocks by name, the mildest first; `none` switches them off. */
  readonly clocks?: { readonly [preset: string]: ClockPreset };
  /**
   * Chance whose next draws are given in the game's words (cube ids, for example), then `rest`: for
   * scenarios. Reads `state` at each draw.
   * @throws Error for unknown words
   */
  readonly script?: (state: State, draws: readonly Json[], rest: Chance) => Chance;
  /**
   * The numbers that a shuffle puts in order, for a whole pile in the game's words: for scenarios.
   * @throws Error for unknown words
   */
  readonly pile?: (words: readonly Json[]) => readonly number[];
  /**
   * Chance that first gives the draws fixed in a position, in the words of the rules' appendix,
   * then `rest`: for scenarios.
   * @throws Error for unknown words
   */
  readonly chances?: (said: JsonObject, rest: Chance) => Chance;
  /**
   * The game with the piece names of a table whose seats have these colours, if pieces are named
   * after the colour of a seat: for scenarios.
   * @throws Error for an unknown colour
   */
  readonly inColors?: (colors: readonly (Json | undefined)[]) => Game;
  /** A fresh meter of the game's economy, for simulations. */
  readonly economy?: () => EconomyMeter;
}

/**
 * A match at a stand. A short form is a whole match whose opening the bots play at full speed:
 * every position that people meet has developed by the rules, and the log proves it like any other.
 */
export interface StandForm {
  readonly seats: number;
  readonly options: JsonObject;
  /** By length, the shortest first: the round from which the match is played in public. */
  readonly from: { readonly one: number; readonly two: number; readonly full: number };
  /**
   * People come to watch the questions (`Timer.question`) here: bots take as long for them as for
   * any decision. Absent = they answer at once.
   */
  readonly unhurried?: true;
  /**
   * Factor for the bots' delays while only bots play: if several speak at once, people must be able
   * to read it all. Absent = 1.
   */
  readonly leisure?: number;
  /**
   * Whether the rest of a match is long enough to be shown when its opening has just ended; absent
   * = always. If chance has left too little, another match begins.
   */
  readonly fits?: (state: State) => boolean;
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
  /**
   * @param waited how often it has answered nothing in this position, a few seconds apart
   * @returns null if the seat owes nothing and the bot has nothing to say, or if it first waits for
   * the other asked seats
   */
  think(view: ViewBase, chance: Chance, waited?: number): ActionBase | null;
}
export type BotFactory = () => Bot;
