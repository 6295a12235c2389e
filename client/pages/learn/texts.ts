/** The texts of a scene, with the names of its seats. */

import type { Scene } from '../../../engine/learn/lesson.ts';
import { type Subject, seatsOf } from './store.ts';

/** Key of a text of a scene in the catalogue of its game. */
export const textKey = (scene: Pick<Scene, 'id'>, text: string): string =>
  `learn.${scene.id}.${text}`;

/** A text of a scene as the person reads it. */
export function textOf({ game, words }: Subject, scene: Scene, text: string): string {
  const names = seatsOf(game, scene).map(({ name }, seat) => [`seat${seat}`, name] as const);
  return words.text(textKey(scene, text), Object.fromEntries(names));
}
