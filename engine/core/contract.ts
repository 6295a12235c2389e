/**
 * The contract between a game and everybody who uses one: server, 3D client, panels, bots, replay.
 *
 * A game owns its rules and nothing else. Time, seats' names, networks and storage live outside;
 * whatever must reach the rules from there (a clock's expiry, say) arrives as an ordinary command.
 *
 * An *action* is the canonical JSON object of the game's rules (appendix A): wire, log, tests. The
 * rules work on *commands*, of which there are two kinds; `encode` and `decode` translate:
 * - a *code* is an action as one integer from 0 to 2^31 - 1. It means something only to the seat and
 *   in the state that it was made for, so it may be an index, a die's place or a route's number;
 * - an *open command* is the canonical object itself, where no integer can hold what somebody may
 *   think of (a trade's two baskets). It is judged by the same predicates and kept nowhere else.
 * *Listed* commands are enumerated by `legal`, as codes; all others (open ones, a preference that can
 * be set at any time, also by seats that owe no decision) are only checked.
 */

import type { Chance } from './chance.ts';
import type { Color } from './colors.ts';
import type { Emitted, EventSink } from './events.ts';
import type { Json, JsonObject } from './json.ts';
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
export interface ActionBase {
  readonly type: string;
}

/** What `check` and `apply` take: a code, or the canonical object of an open command. */
export type Command<Open extends ActionBase = ActionBase> = number | Open;

/** What `encode` answers to anything that breaks the schema of the game's actions. */
export const MALFORMED = -1;

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

/** What a game counts in, for pages that know nothing else of it. */
export type ScoreUnit = 'points' | 'money';

/** Final standing of one seat, in the game's unit. */
export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly winner: boolean;
}

/**
 * What a seat may do that no decision asks for (offers, revisions, preferences, changes of mind)
 * before the table refuses more of it: a journal must not grow by one person's whim.
 */
export interface AsideLimits {
  /** In a match: some ten times what the most hesitant person does in the longest one. */
  readonly match: number;
  /** In one `turn` of the game; absent = only the match counts. */
  readonly turn?: number;
  /**
   * The seat that is asked composes actions that no list can hold, and each of them brings the match on:
   * none is an aside. Absent = an action that is not listed is one.
   */
  readonly composed?: true;
}

export interface Game<
  A extends ActionBase = ActionBase,
  V extends ViewBase = ViewBase,
  O extends object = object,
  /** Actions that may stay objects; a game without such says `never`. */
  Open extends ActionBase = ActionBase,
> {
  readonly id: string;
  /**
   * Version of its rules, such as `0.1.0`: raised whenever the same log would give another match.
   * Matches of other versions are kept and not carried on; other games do not notice.
   */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rules: readonly RuleEntry[];
  /** Every error code that a refusal may carry. */
  readonly errors: readonly string[];
  /** Typed fields of `view.public`, for the synchronized schema. */
  readonly publicShape: Shape;
  readonly scoreUnit: ScoreUnit;
  /** The house colours that its seats may wear: at least as many as there can be seats. */
  readonly colors: readonly Color[];
  /** Whether people may make deals: where not, the chat's rule says so and presets hold no offers. */
  readonly deals: boolean;
  readonly asides: AsideLimits;
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
  /**
   * Seats that owe nothing and yet have something to say, as a bit mask: who may make offers. Bots
   * are asked now and then. 0 where it is absent.
   */
  readonly mayAct?: (state: State) => number;
  /** Counts the turns: never less than before, but for an undo. Asides are counted by it. */
  readonly turn?: (state: State) => number;
  /** How far the match is, in rounds from 1 on; never less than before, but for an undo. */
  readonly round?: (state: State) => number;
  /**
   * What a caster's delay is counted in, from 1 on, such as the ships of a match; never less than
   * before, but for an undo. Absent = rounds.
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
   * Why `action` is refused, or null if it is legal. `action` may be anything off the wire.
   * @param brief without what could be done instead (`remedy.action` and `given`): looking for that
   * may take a hundred times as long, and is for whoever reads it
   */
  readonly explain: (
    state: State,
    seat: number,
    action: unknown,
    brief?: boolean,
  ) => Refusal | null;
  /**
   * Carries out a command that `check` accepts, in place, with everything automatic that follows.
   * Illegal ones are the caller's error: check first. Codes allocate nothing when `sink` is null.
   */
  readonly apply: (
    state: State,
    seat: number,
    command: Command<Open>,
    chance: Chance,
    sink: EventSink | null,
  ) => void;
  /**
   * `action` (anything off the wire) as a command of `seat` in `state`; `MALFORMED` if it breaks the
   * schema. What `legal` lists always becomes the code that it is listed as; an open command becomes
   * a fresh object in canonical spelling. Never throws.
   */
  readonly encode: (state: State, seat: number, action: unknown) => Command<Open>;
  /** The canonical action of a command of `seat` in `state`, before it is applied. */
  readonly decode: (state: State, seat: number, command: Command<Open>) => A;

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
  /**
   * For scenarios, a view as one table in the form of the rules' appendix, where the game's own has
   * another: what only its seat knows stands where the appendix has it. Absent = as it is.
   */
  readonly viewByAppendix?: (view: V) => JsonObject;
  /**
   * For scenarios, a well-formed action in the spelling in which the rules compare lists. Absent = as
   * it is written.
   */
  readonly spelling?: (state: State, seat: number, action: unknown) => ActionBase;
  /** Total number of chance draws so far: the cursor into a keyed stream. */
  readonly draws: (state: State) => number;
  /**
   * Whether `apply` of this command may reveal or draw something: the undo horizon moves behind it.
   * Judged on the state before and after.
   */
  readonly reveals: (before: State, after: State) => boolean;
  /** The action for an absent seat (the rules' stand-in, not a bot). */
  readonly standIn: (state: State, seat: number) => Command<Open>;
  /**
   * The answer of a seat that owes a decision and has no choice, as far as everybody can see: it is
   * given at once. null = the seat is asked. Twins that differ in secrets get the same answer, or
   * its presence would tell them. Absent = everybody is always asked.
   */
  readonly onlyAnswer?: (state: State, seat: number) => Command<Open> | null;
  /** By name; the first is the default: whoever takes over from a person. */
  readonly bots: { readonly [name: string]: BotFactory };
  /**
   * Options of a match at whose start only bots sit, where nobody has chosen otherwise: bots that
   * play at random may know no end of their own. Absent = those of every match.
   */
  readonly botsOnly?: JsonObject;
  /** How a match is made to fit a stand; absent = the game is not shown at one. */
  readonly stand?: StandForm;
  /** The timers that run now; none while nobody owes a decision. */
  readonly timers?: (state: State) => readonly Timer[];
  /**
   * How often a bot that waits for what persons say does so in this position, a few seconds each time,
   * before it goes on without them. 0 or absent: until they have answered.
   */
  readonly patience?: (state: State) => number;
  /** The presets of its clocks by name, the mildest first; `none` switches them off. */
  readonly clocks?: { readonly [preset: string]: ClockPreset };
  /**
   * Chance whose next draws are given in the game's words (cube ids, say), then `rest`: for
   * scenarios. Looks at `state` whenever it is asked. @throws Error for words that are none
   */
  readonly script?: (state: State, draws: readonly Json[], rest: Chance) => Chance;
  /**
   * The numbers that a shuffle puts in order, for a whole pile in the game's words: for scenarios.
   * @throws Error for words that are none
   */
  readonly pile?: (words: readonly Json[]) => readonly number[];
  /**
   * Chance that first brings what a position says of it, in the words of the rules' appendix, then
   * `rest`: for scenarios. @throws Error for words that are none
   */
  readonly chances?: (said: JsonObject, rest: Chance) => Chance;
  /**
   * The game in the words of a table whose seats wear these colours, where pieces are named after the
   * colour of a seat: for scenarios. @throws Error for what is no colour of the game
   */
  readonly inColors?: (colors: readonly (Json | undefined)[]) => Game;
  /** A fresh meter of what simulations report about the game's economy. */
  readonly economy?: () => EconomyMeter;
}

/**
 * A match at a stand. A short form is a whole match whose opening the bots play at full speed: every
 * position that people meet has grown by the rules, and the log proves it like any other.
 */
export interface StandForm {
  readonly seats: number;
  readonly options: JsonObject;
  /** By length, the shortest first: the round from which on it is played before people. */
  readonly from: { readonly one: number; readonly two: number; readonly full: number };
  /**
   * Questions (`Timer.question`) are what people watch here: bots take as long for them as for any
   * decision. Absent = they answer at once.
   */
  readonly unhurried?: true;
  /**
   * How many times as long as at other stands bots take while nobody but them plays: where several
   * speak at once, all of it is to be read. Absent = 1.
   */
  readonly leisure?: number;
  /**
   * Whether enough is left to be shown of a match whose opening has just come to its end; absent = it
   * always is. Where chance has left too little, another match is begun.
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
   * @param waited how often it has answered nothing about this very position, a few seconds apart
   * @returns null where the seat owes nothing and the bot has nothing to say, or where it first
   * waits for what the others who are asked will do
   */
  think(view: ViewBase, chance: Chance, waited?: number): ActionBase | null;
}
export type BotFactory = () => Bot;
