/**
 * The layers of the scene: which things are drawn anew in every frame while the camera rests, and
 * which are kept as a picture. A thing without a layer of its own moves.
 */

/** Things for the camera only: the mirror is not redrawn for each of their motions. */
export const UNMIRRORED = 1;
/** What never moves by itself: houses, ground, hills. */
export const PLACE = 2;
/** What moves everywhere at once: the water, the sky. */
export const FLOWS = 3;
/** Pieces that lie. */
export const PIECES = 4;

const bit = (layer: number): number => 1 << layer;

/** What a camera sees, as masks of layers. */
export const SEES = {
  all: bit(0) | bit(UNMIRRORED) | bit(PLACE) | bit(FLOWS) | bit(PIECES),
  mirrored: bit(0) | bit(PLACE) | bit(PIECES),
  place: bit(PLACE),
  flows: bit(FLOWS),
  pieces: bit(PIECES),
  moving: bit(0) | bit(UNMIRRORED),
  movingAndPieces: bit(0) | bit(UNMIRRORED) | bit(PIECES),
} as const;
