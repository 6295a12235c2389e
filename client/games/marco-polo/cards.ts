/** The faces of all cards, tiles, markers and people by their ids, with their other data. */

import {
  BONUS_FACES,
  borrowedFace,
  CITY_CARD_FACES,
  CONTRACT_FACES,
  characterFaces,
  companionFaces,
  type Face,
  GIFT_FACES,
  goalFaces,
  OUTPOST_FACES,
  RUSTICIANO_FACES,
} from './faces/index.ts';
import { characterShort, companionName, nodeName } from './strings/names.ts';

export * from './card-data.ts';

/** Every face by its id, in the order of the rules. */
export const FACES: ReadonlyMap<string, Face> = new Map(
  [
    CONTRACT_FACES,
    CITY_CARD_FACES,
    BONUS_FACES,
    OUTPOST_FACES,
    goalFaces(nodeName),
    characterFaces(characterShort),
    companionFaces(companionName),
    RUSTICIANO_FACES,
    GIFT_FACES,
  ].flatMap((faces) => Object.entries(faces)),
);
/** @throws Error if there is no such card */
export function faceOf(id: string): Face {
  const face = FACES.get(id);
  if (!face) throw new Error(`There is no card ${id}.`);
  return face;
}
/** The portrait of the character that Bellela plays for a round. */
export const borrowedFaceOf = (id: string): Face => borrowedFace(id, characterShort(id));
