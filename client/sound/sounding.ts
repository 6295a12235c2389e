/** A game's table of which event sounds how, and the sounds of an event by it. Pure. */

import type { GameEvent } from '../../engine/core/contract.ts';
import type { Cue } from './cues.ts';
import type { Sounding } from './listen.ts';
import type { OwnCue } from './recipes.ts';

type Typed = { readonly type: string };
type Named = Cue | OwnCue;
/** null: silent, because other events sound for it. */
export type Sound<E> =
  | Named
  | null
  | ((event: E, seat: number | null) => readonly (Named | Sounding)[]);

/** By the types of a game's events. */
export type Sounds<E extends Typed> = {
  readonly [T in E['type']]: Sound<Extract<E, { readonly type: T }>>;
};

/**
 * The sounds of an event for the person on `seat` (null: a spectator); empty if it is silent or not
 * of this game.
 * @param siteOf the place of the scenery where it is heard; null: everywhere
 */
export function soundsBy<E extends Typed>(
  sounds: Sounds<E>,
  siteOf: (event: GameEvent) => string | null,
): (event: GameEvent, seat: number | null) => readonly Sounding[] {
  const isKnown = (type: string): type is E['type'] => Object.hasOwn(sounds, type);
  return (event, seat) => {
    if (!isKnown(event.type)) return [];
    const sound = sounds[event.type] as Sound<GameEvent>;
    if (sound === null) return [];
    const site = siteOf(event);
    const own = typeof sound === 'function' ? sound(event, seat) : [sound];
    return own.map((one) =>
      typeof one === 'object' && 'cue' in one ? { ...one, site } : { cue: one, site },
    );
  };
}
