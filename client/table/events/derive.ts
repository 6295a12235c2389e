/** A game's functions about its events for the pages, all derived from one table. Pure. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { type Sounds, soundsBy } from '../../sound/sounding.ts';
import {
  type Camera,
  look as lookAt,
  type Reaction,
  type Scene,
  type Voice,
} from '../director/telling.ts';
import { hinting, type Leans } from '../staging/hints.ts';
import { type EventRow, type EventTable, type Name, rowNamed } from './rows.ts';
import { type Sayings, sentencesOf } from './sentences.ts';
import type { Typed } from './typed.ts';

/** A game's table, and the further data of its sentences and pictures. */
export interface Telling<
  E extends Typed,
  V extends ViewBase,
  S extends Scene<E, V>,
  Key extends string,
> extends Sayings<E, V, Key> {
  readonly rows: EventTable<E, V, S, Key>;
  readonly scene: (events: readonly E[], before: V, after: V) => S;
  /** The seat that lost something: shown after the rest. */
  readonly reaction: (scene: S, name: Name) => Reaction | null;
}

/** Sentences, sounds, sites and pictures of a game's events. */
export function eventsOf<
  E extends Typed,
  V extends ViewBase,
  S extends Scene<E, V>,
  Key extends string,
>(game: Telling<E, V, S, Key>) {
  const { rows, scene, reaction, seatName } = game;
  type Row = EventRow<E, E, V, S, Key, string>;
  const rowOf = ({ type }: Typed): Row | null => rowNamed(rows, type);

  /** The site of the scenery of an event; null: everywhere, or nowhere. */
  const siteOf = (event: Typed): string | null => {
    const at = rowOf(event)?.at ?? null;
    return typeof at === 'function' ? at(event as E) : at;
  };
  const leansTo = (event: E): string | null => {
    const to = rowOf(event)?.leanTo;
    return to === undefined ? siteOf(event) : typeof to === 'function' ? to(event) : to;
  };
  /** The seat of an event; null: everybody. */
  const actorOf = (event: Typed): number | null => {
    const whom = rowOf(event)?.whom;
    if (whom) return whom(event as E);
    return 'seat' in event ? (event.seat as number) : null;
  };
  const camera: Camera<E, S> = {
    look(event, now) {
      const row = rowOf(event);
      const seen = typeof row?.look === 'function' ? row.look(event, now) : row?.look;
      if (!seen) return null;
      const { place = siteOf(event), importance, size } = seen;
      return { ...seen, ...lookAt(place, importance, size) };
    },
    reaction,
  };
  const voice: Voice<E, V, S> = {
    scene,
    name: (view, seat) => seatName(view, seat, null),
    sentence: (event, now, name) => rowOf(event)?.tell?.(event, now, name) ?? null,
    actor: actorOf,
  };
  /** One column of the table, by the kinds of events. */
  const column = <T>(of: (row: Row) => T): { readonly [type: string]: T } =>
    Object.fromEntries(Object.entries<Row>(rows as never).map(([type, row]) => [type, of(row)]));
  return {
    siteOf,
    actorOf,
    sentence: sentencesOf(rows, game),
    /** An event's sound for the person on a seat, and its place. */
    soundsOf: soundsBy<E>(column(({ sound }) => sound) as Sounds<E>, siteOf),
    /** The direction in which a player's own camera leans during an event's staging. */
    hintOf: hinting<E>(column(({ lean }) => lean) as Leans<E>, leansTo),
    voice,
    camera,
  };
}
