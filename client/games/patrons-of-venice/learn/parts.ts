/** The parts of the panels that the lesson points to. The learner sits on the first seat. */

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
  sell: { selector: '.decision [data-choice="sell"]' },
  wine: { selector: '.decision .row:has([data-target="stall:market:wine"])' },
  map: { selector: '.decision .picture' },
  make: { selector: '.decision :is([data-tick-all], [data-confirm])' },
  statue: { selector: '.decision [data-kind="sponsorStatue"] .kind-head' },
  decline: { selector: '.decision [data-answer="decline"]' },
  wharf: { selector: '.pv-lying.wharf, .ledger-page:has(tr[data-good]) table' },
  decks: { selector: '.pv-lying.decks, .ledger-tables > :last-child', tab: 'city' },
  // The parts that the board shows by itself, in the ledger.
  fleet: { selector: '.ledger [data-ship^="0:"]' },
  outer: { selector: '.ledger [data-ship="0:left"]' },
  theirs: { selector: '.ledger [data-ship="1:right"]' },
  polo: { selector: '.ledger .pv-city [data-campo="POLO"]' },
};
