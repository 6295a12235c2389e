/** The parts of the panels that the lesson points to. Who learns sits on the first seat. */

import type { LearnPart } from '../../../table/game.ts';

export const parts: { readonly [name: string]: LearnPart } = {
  own: {
    selector:
      '.left .plate.mine, .phone .plate.mine, .ledger-tables > :first-child tr[data-seat="0"]',
    tab: 'seats',
  },
  seats: {
    selector: '.left .plate, .phone .plate, .ledger-tables > :first-child table',
    tab: 'seats',
  },
  hand: { selector: '.pv-own, .pv-purse' },
  progress: { selector: '.pv-progress' },
  answers: { selector: '.decision :is(.pv-answers, .pv-galleys)' },
  rows: { selector: '.decision .rows' },
  map: { selector: '.decision .picture' },
  make: { selector: '.decision .pv-workshops, .decision [data-confirm]' },
  decline: { selector: '.decision [data-answer="decline"]' },
  wharf: { selector: '.pv-lying.wharf' },
  decks: { selector: '.pv-lying.decks' },
};
