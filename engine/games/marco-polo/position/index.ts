/** Positions from partial descriptions in the words of the view, for scenarios, tutorials, bugs. */

import { makePosition } from '../../../kit/position.ts';
import { invariants } from '../invariants.ts';
import { WORDS } from './read.ts';

/**
 * A position from a partial description: the fields of the view, private things at their seat, and
 * `piles` with their top cards. Defaults are minimal: nobody has a character, the first seat has
 * the turn of round 1.
 * @throws PositionError with the name of the broken invariant
 */
export const position = makePosition({ ...WORDS, invariants });
