/** A choice and the reasons for it in words: for hints, loaded with the first hint. */

export { choiceLine } from './strings/actions.ts';
export { whyLine } from './strings/advice.ts';
export { matterOf } from './strings/matters.ts';
