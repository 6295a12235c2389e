/** The parts of the panels that the lesson highlights. */

import type { LearnPart } from '../../../table/game.ts';

const kind = (type: string): LearnPart => ({ selector: `.decision [data-kind="${type}"]` });

export const parts: { readonly [name: string]: LearnPart } = {
  own: { selector: '.mp-own > .mp-purse, .bare .mp-purse' },
  dice: { selector: '.decision [data-input="dice"]' },
  travel: { selector: '.decision [data-choice="travel"]' },
  end: { selector: '.decision [data-end]' },
  black: kind('buyBlackDie'),
  reroll: kind('reroll'),
  contracts: {
    selector: '.mp-own [data-card^="S"], .mp-own [data-card^="C"]',
    tab: 'board',
  },
  deliver: { selector: '.below .mp-deliver' },
  complete: kind('completeContract'),
  goals: { selector: '.mp-own [data-card^="G"]', tab: 'board' },
  seats: { selector: '.left .plate, .phone .plate, .ledger tr[data-seat]', tab: 'seats' },
};
