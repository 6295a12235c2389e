/** The parts of the panels that the lesson points to. The learner sits on the first seat. */

import type { LearnPart } from '../../../table/game.ts';

/** Prices, share and orders of a resource and its shop. */
const stall = (resource: string): LearnPart => ({
  selector: `.market .stall[data-resource="${resource}"], .ledger tr[data-resource="${resource}"]`,
});

export const parts: { readonly [name: string]: LearnPart } = {
  own: { selector: '.left .plate.mine, .purse, .ledger tr[data-seat="0"]' },
  seats: { selector: '.left .plate, .phone .plate, .ledger tr[data-seat]', tab: 'seats' },
  hand: { selector: '.hand', tab: 'hand' },
  progress: { selector: '.progress, .ledger-head .canal' },
  queue: { selector: '.queue' },
  market: { selector: '.hud > .market, .topbar .market, .ledger tr[data-resource]' },
  answers: { selector: '.decision .decision-body' },
  end: { selector: '.decision [data-end]' },
  fabric: stall('fabric'),
  gems: stall('gems'),
};
