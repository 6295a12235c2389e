/**
 * A placement as a code: space (5 bits), the places of two dice (5 bits each, ones only = none),
 * then 15 bits for the space (`spaces/`). Gold's third die is the highest five of those. GF13 is
 * spent if the first two places are in reverse order.
 */

import { wideCode } from '../../../kit/rows.ts';

const PLACE_BITS = 5;
export const NO_DIE = 2 ** PLACE_BITS - 1;
const ARGUMENT_BITS = 15;
const THIRD_SHIFT = ARGUMENT_BITS - PLACE_BITS;
const SECOND_SHIFT = ARGUMENT_BITS;
const FIRST_SHIFT = SECOND_SHIFT + PLACE_BITS;
const SPACE_SHIFT = FIRST_SHIFT + PLACE_BITS;

/** In place of the space: a journey that spends GF14. */
export const GIFTED_TRAVEL = 30;

export const codeFor = (space: number, a: number, b: number, argument: number): number =>
  wideCode((space << SPACE_SHIFT) | (a << FIRST_SHIFT) | (b << SECOND_SHIFT) | argument);

/** A code's third die, as a part of its argument. */
export const third = (place: number): number => place << THIRD_SHIFT;

export const spaceOf = (body: number): number => body >>> SPACE_SHIFT;
const ARGUMENT_MASK = 2 ** ARGUMENT_BITS - 1;
export const argumentOf = (body: number): number => body & ARGUMENT_MASK;

const SHIFTS: readonly number[] = [FIRST_SHIFT, SECOND_SHIFT, THIRD_SHIFT];

/** The place of die number `i` of a code. */
export const placeIn = (body: number, i: number): number => (body >>> SHIFTS[i]) & NO_DIE;
