/** A choice and what speaks for it in words: for hints, once somebody may ask for one. */

export { choiceLine } from './strings/actions.ts';
export { whyLine } from './strings/reasons.ts';
