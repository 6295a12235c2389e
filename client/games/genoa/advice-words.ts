/** A choice, the reasons for it and the stakes in words: for hints and the companion. */

export { choiceLine } from './strings/choices.ts';
export { matterOf } from './strings/matters.ts';
export { whyLine } from './strings/reasons.ts';
