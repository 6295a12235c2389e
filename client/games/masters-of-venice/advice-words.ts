/** The words for a choice and for the reasons for it: loaded once a person can ask for a hint. */

export { choiceLine } from './strings/choice.ts';
export { matterOf } from './strings/matters.ts';
export { whyLine } from './strings/reasons.ts';
