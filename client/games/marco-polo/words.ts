/** The game's sentences in one chunk: loaded with the table, not with the menu. */

export { actorOf, sentence, siteOf, soundsOf } from './events/index.ts';
export { holdings } from './holdings.ts';
export { choiceLine } from './strings/actions.ts';
export { whyLine } from './strings/advice.ts';
export { because } from './strings/because.ts';
export { decisionLine } from './strings/decisions.ts';
export { roundOver } from './strings/rounds.ts';
