/** The game's sentences, in one piece: loaded with the table, not with the menu. */

export { holdings } from './holdings.ts';
export { soundsOf } from './sounds.ts';
export { choiceLine } from './strings/choice.ts';
export { decisionLine } from './strings/decisions.ts';
export { sentence } from './strings/events.ts';
export { whyLine } from './strings/reasons.ts';
