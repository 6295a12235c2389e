/** A game's data about its takes: a sentence for an event, and its view. Pure. */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import type { Direction, Mark } from './direction.ts';
import type { Importance, Moment, ShotSize, Stake } from './types.ts';

/** A seat as sentences call it. */
export type Name = (seat: number) => string;

type Typed = { readonly type: string };
/** The events of a kind, out of all events of a game. */
export type Of<E extends Typed, T extends E['type']> = Extract<E, { readonly type: T }>;

/** The events of one action, between two public views. */
export class Scene<E extends Typed, V extends ViewBase> {
  readonly events: readonly E[];
  readonly before: V;
  readonly after: V;

  constructor(events: readonly E[], before: V, after: V) {
    this.events = events;
    this.before = before;
    this.after = after;
  }

  /** The first event of a kind that fits. */
  find<T extends E['type']>(
    type: T,
    fits: (event: Of<E, T>) => boolean = () => true,
  ): Of<E, T> | null {
    for (const event of this.events) {
      if (event.type === type && fits(event as Of<E, T>)) return event as Of<E, T>;
    }
    return null;
  }

  /** The first existing one of these clauses, or nothing. */
  why(...clauses: readonly (string | null)[]): string {
    return clauses.find((clause) => clause !== null) ?? '';
  }
}

/** A game's functions about its events. `S` is its own scene, for its look-ups. */
export interface Voice<E extends Typed, V extends ViewBase, S extends Scene<E, V>> {
  readonly scene: (events: readonly E[], before: V, after: V) => S;
  /** The name of a seat for a spectator. */
  readonly name: (view: V, seat: number) => string;
  /** The event and its importance; null: the picture shows it, or another event covers it. */
  readonly sentence: (event: E, scene: S, name: Name) => string | null;
  /** The seat that an event is about; null: everybody. */
  readonly actor: (event: E) => number | null;
}

/** Viewpoint of an event, and its importance. */
export interface Look {
  readonly place: string | null;
  readonly size: ShotSize;
  readonly importance: Importance;
  /** Share of its time after which its sentence may be read. */
  readonly told?: number;
  /** Seconds that it is looked at, at least. */
  readonly least?: number;
}

/** A look at a place, or at everything if there is none. */
export const look = (
  place: string | null,
  importance: Importance,
  size: ShotSize = 'medium',
  more: Pick<Look, 'told' | 'least'> = {},
): Look => ({ place, size: place === null ? 'wide' : size, importance, ...more });

/** The seat that lost something: shown after the whole staging of a take. */
export interface Reaction {
  readonly place: string;
  readonly seat: number;
  readonly reason: string;
  readonly text: string;
}

/** How a game shows its events. */
export interface Camera<E extends Typed, S> {
  /** null: it is not worth a look of its own. */
  readonly look: (event: E, scene: S) => Look | null;
  readonly reaction: (scene: S, name: Name) => Reaction | null;
}

/** Default least number of seconds for a look at an event. */
const LEAST = 0.8;
/** Seconds for which a reaction is looked at, and after which it is. */
const REACTS = 2.2;
const PAUSE = 1.2;

/** All moments of a take, sorted by time; a reaction comes last. */
export function momentsOf<E extends Typed, V extends ViewBase, S extends Scene<E, V>>(
  voice: Voice<E, V, S>,
  camera: Camera<E, S>,
  marks: readonly Mark[],
  before: V,
  after: V,
): Moment[] {
  const events = marks.map(({ event }) => event as E);
  const scene = voice.scene(events, before, after);
  const name: Name = (seat) => voice.name(after, seat);
  const list = marks.flatMap(({ at, until }, k): Moment[] => {
    const event = events[k];
    const seen = event && camera.look(event, scene);
    if (!event || !seen) return [];
    const { place, size, importance, told = 0, least = LEAST } = seen;
    const text = voice.sentence(event, scene, name);
    return [
      {
        at,
        until: Math.max(until, at + least),
        place,
        size,
        importance,
        text,
        told: at + (until - at) * told,
        seat: voice.actor(event),
        reason: event.type,
      },
    ];
  });
  const reaction = camera.reaction(scene, name);
  if (!reaction) return list;
  const at = Math.max(0, ...marks.map(({ until }) => until)) + PAUSE;
  const seen = { size: 'medium', importance: 2, reaction: true } as const;
  return [...list, { ...reaction, ...seen, at, until: at + REACTS }];
}

/** A sentence, and its seat. */
export interface Told {
  readonly text: string;
  readonly seat: number | null;
}

/**
 * The sentences of one action's effects, for pages without a camera; none if there was no earlier
 * view.
 */
export function linesOf<E extends Typed, V extends ViewBase, S extends Scene<E, V>>(
  voice: Voice<E, V, S>,
  told: { readonly events: readonly GameEvent[] } & {
    readonly before: ViewBase | null;
    readonly after: ViewBase;
  },
): Told[] {
  if (!told.before) return [];
  const after = told.after as V;
  const scene = voice.scene(told.events as readonly E[], told.before as V, after);
  return scene.events.flatMap((event) => {
    const text = voice.sentence(event, scene, (seat) => voice.name(after, seat));
    return text ? [{ text, seat: voice.actor(event) }] : [];
  });
}

/** The director's needs of a game: all of it pure. */
export interface Directed<E extends Typed, V extends ViewBase, S extends Scene<E, V>> {
  readonly voice: Voice<E, V, S>;
  readonly camera: Camera<E, S>;
  /** The stakes of a position, the most important first. */
  readonly stakes: (view: V) => readonly Stake[];
  readonly sight: Direction['sight'];
}

export const makeDirection = <E extends Typed, V extends ViewBase, S extends Scene<E, V>>(
  game: Directed<E, V, S>,
): Direction => ({
  moments: (marks, before, after) =>
    momentsOf(game.voice, game.camera, marks, before as V, after as V),
  stakes: (view) => game.stakes(view as V),
  sight: game.sight,
});
