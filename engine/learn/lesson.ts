/**
 * A lesson: the first match as a row of scenes. A scene is data: a position in the words of scenarios,
 * sentences, what the person may try and what must come of it. Its texts lie in the game's client, under
 * `learn.SCENE.TEXT`, so that a translator reads no code.
 */

import type { JsonObject } from '../core/contract.ts';

/** What a sentence speaks of: any of these, each where the page can show it. */
export interface Pointer {
  /** Parts of the panels, by their names in the game's `learn/parts.ts`. */
  readonly parts?: readonly string[];
  /** Things of the board, by the keys of their targets, such as `port:rome`. */
  readonly things?: readonly string[];
  /** The site of the scenery that the camera turns to; absent = the whole board. */
  readonly site?: string;
}

/** Actions that a scene leaves open, and the rule that trying them teaches. */
export interface Open {
  /** A partial action: its type, and what else must be so. */
  readonly like: JsonObject;
  readonly rule: string;
}

/** What the person is asked to do. */
export interface Task {
  readonly open: readonly Open[];
  /** Text for whoever tries anything else, which changes nothing; absent where nothing else is legal. */
  readonly refused?: string;
  /** What must hold, as in the `then` of a scenario. */
  readonly done: JsonObject;
  /** Actions that bring it about, in their order: after so many it is done, or missed. */
  readonly solve: readonly JsonObject[];
  /** What holds as long as it can be done, as in `then`: where one action may end it before its time. */
  readonly during?: JsonObject;
  /** Text for whoever ends elsewhere by what is open; absent where nobody can. */
  readonly missed?: string;
}

/** One sentence; with a task it waits for the person, otherwise for *Next*. */
export interface Step {
  /** Its text. */
  readonly say: string;
  readonly at?: Pointer;
  readonly task?: Task;
}

/** A decision of another seat, made as soon as that seat may make it. */
export interface Scripted {
  readonly seat: number;
  readonly action: JsonObject;
  /** Not before the person has acted so often in this scene. */
  readonly after?: number;
}

export interface Scene {
  readonly id: string;
  /** Rules that it teaches, by their ids. */
  readonly rules: readonly string[];
  /** Groups of features of the evaluation that it shows to matter. */
  readonly facts: readonly string[];
  readonly given: JsonObject;
  /** Where the person sits; 0 where nothing is said. */
  readonly seat?: number;
  /** What chance goes by. */
  readonly seed?: string;
  /** In their order. Other seats decide as the game's first bot where nothing is said. */
  readonly bots?: readonly Scripted[];
  /** While the person is asked, others do only what is said here. */
  readonly patient?: true;
  readonly steps: readonly Step[];
}

/** How far somebody who has learnt a game thinks ahead. */
export interface Thoughts {
  /** Steps that a choice is followed for, if its stage does not end before. */
  readonly steps: number;
  /** Positions that its view allows, in which choices are compared. */
  readonly beliefs: number;
}

export interface Lesson {
  /** The game's id. */
  readonly game: string;
  /** Of the table of every scene. */
  readonly options?: JsonObject;
  readonly scenes: readonly Scene[];
  /** Scenes after which a newcomer can play. */
  readonly enough: number;
  /** For the proof, in a game whose evaluation takes long. */
  readonly thoughts?: Thoughts;
}

/** Every text of a scene: its title, its sentences, and what is said to what goes wrong. */
export const textsOf = (scene: Scene): readonly string[] => [
  'title',
  ...scene.steps.flatMap(({ say, task }) => [
    say,
    ...[task?.refused, task?.missed].filter((text) => text !== undefined),
  ]),
];

/** Kinds of action that these scenes have shown: what was open, and what others did. */
export const actionsShown = (scenes: readonly Scene[]): ReadonlySet<string> =>
  new Set(
    scenes.flatMap(({ steps, bots = [] }) => [
      ...steps.flatMap(({ task }) => task?.open.map(({ like }) => String(like.type)) ?? []),
      ...bots.map(({ action }) => String(action.type)),
    ]),
  );

/** Groups of features that these scenes have shown to matter. */
export const factsShown = (scenes: readonly Scene[]): ReadonlySet<string> =>
  new Set(scenes.flatMap(({ facts }) => facts));
