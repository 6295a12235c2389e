/**
 * A lesson: the first match as a row of scenes. A scene is data: a position in the words of
 * scenarios, sentences, the actions that the person may try and the facts that must follow. Its
 * texts are in the game's client, under `learn.SCENE.TEXT`, so that a translator reads no code.
 */

import type { JsonObject } from '../core/contract.ts';

/** The things that a sentence points to. The page marks each of them that it can show. */
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
  /** A partial action: its type, and further conditions. */
  readonly like: JsonObject;
  readonly rule: string;
}

/** The person's task. */
export interface Task {
  readonly open: readonly Open[];
  /** Text for any other attempt, which changes nothing; absent if nothing else is legal. */
  readonly refused?: string;
  /** Facts that must hold, as in the `then` of a scenario. */
  readonly done: JsonObject;
  /** Actions that solve it, in their order: after so many it is done, or missed. */
  readonly solve: readonly JsonObject[];
  /**
   * Facts that hold as long as it can be done, as in `then`: needed if one action may end it too
   * early.
   */
  readonly during?: JsonObject;
  /** Text for a person who ends elsewhere by an open action; absent if that is impossible. */
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
  /** Not before the person has acted this many times in this scene. */
  readonly after?: number;
}

export interface Scene {
  readonly id: string;
  /** Rules that it teaches, by their ids. */
  readonly rules: readonly string[];
  /** Groups of features of the evaluation whose importance it shows. */
  readonly facts: readonly string[];
  readonly given: JsonObject;
  /** The person's seat. Absent = 0. */
  readonly seat?: number;
  /** Seed of its chance. */
  readonly seed?: string;
  /** In their order. Without an entry, other seats decide as the game's first bot. */
  readonly bots?: readonly Scripted[];
  /** While the person is asked, others act only by the script. */
  readonly patient?: true;
  readonly steps: readonly Step[];
}

/** How far a learner of the lesson thinks ahead. */
export interface Thoughts {
  /** Steps that are played after a choice, if its stage does not end before. */
  readonly steps: number;
  /** Positions that its view allows, in which choices are compared. */
  readonly beliefs: number;
}

export interface Lesson {
  /** The game's id. */
  readonly game: string;
  /** Options of the table in every scene. */
  readonly options?: JsonObject;
  readonly scenes: readonly Scene[];
  /** Scenes after which a newcomer can play. */
  readonly enough: number;
  /** For the proof, in a game with a slow evaluation. */
  readonly thoughts?: Thoughts;
}

/** Every text of a scene: its title, its sentences, and its answers to errors. */
export const textsOf = (scene: Scene): readonly string[] => [
  'title',
  ...scene.steps.flatMap(({ say, task }) => [
    say,
    ...[task?.refused, task?.missed].filter((text) => text !== undefined),
  ]),
];

/** Kinds of action that these scenes have shown: the open ones, and those of others. */
export const actionsShown = (scenes: readonly Scene[]): ReadonlySet<string> =>
  new Set(
    scenes.flatMap(({ steps, bots = [] }) => [
      ...steps.flatMap(({ task }) => task?.open.map(({ like }) => String(like.type)) ?? []),
      ...bots.map(({ action }) => String(action.type)),
    ]),
  );

/** Groups of features whose importance these scenes have shown. */
export const factsShown = (scenes: readonly Scene[]): ReadonlySet<string> =>
  new Set(scenes.flatMap(({ facts }) => facts));
