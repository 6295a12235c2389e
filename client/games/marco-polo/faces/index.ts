/** The game's cards, tiles, markers and signs, drawn from the data of the rules. */

export { BONUS_FACES, CITY_CARD_FACES, CONTRACT_FACES, goalFaces, OUTPOST_FACES } from './cards.ts';
export { GIFT_FACES } from './gifts.ts';
export { LANDMARKS, type LandmarkName } from './landmarks.ts';
export { BASE, cellOf, painterOf } from './paint.ts';
export { borrowedFace, characterFaces, companionFaces, RUSTICIANO_FACES } from './portraits.ts';
export { dieLayers, SIGN_NAMES, SIGNS, type SignName } from './signs.ts';
export { box, type Face, type Letters, type Mark, round, type Shape, Sketch } from './sketch.ts';
export { type Amounts, listOf, type Some, signOf, THINGS, type Thing } from './things.ts';
