/** The game's sentences, in one piece: loaded with the table, not with the menu. */

export { actorOf, sentence, siteOf, soundsOf } from './events/index.ts';
export { holdings } from './holdings.ts';
export { choiceLine } from './strings/actions.ts';
export { because } from './strings/because.ts';
export { decisionLine } from './strings/decisions.ts';
export { whyLine } from './strings/reasons.ts';
