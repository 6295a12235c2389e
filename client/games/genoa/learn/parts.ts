/** The parts of the panels that the lesson highlights. */

import type { LearnPart } from '../../../table/game.ts';

const cards = (kind: string): LearnPart => ({ selector: `.ge-hand .${kind}` });

export const parts: { readonly [name: string]: LearnPart } = {
  own: { selector: '.ge-own-chest, .ge-purse' },
  small: cards('SO'),
  large: cards('LO'),
  messages: cards('MS'),
  contracts: cards('CT'),
  answers: { selector: '.ge-answers, .ge-claim' },
  lanes: { selector: '.ge-lanes' },
  progress: { selector: '.progress' },
};
