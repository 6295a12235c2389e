/** The parts of the panels that the lesson points to. */

import type { LearnPart } from '../../../table/game.ts';

const city = (name: string): LearnPart => ({
  selector: `.st-town[data-city="${name}"], .ledger [data-port="${name}"]`,
});

export const parts: { readonly [name: string]: LearnPart } = {
  own: { selector: '.st-own, .st-purse' },
  ship: { selector: '.st-ship' },
  answers: { selector: '.st-answers' },
  pass: { selector: '.st-answers [data-choice="pass"]' },
  paid: { selector: '.st-paid' },
  seats: {
    selector: '.left .plate, .phone .plate, .ledger-tables > :first-child table',
    tab: 'seats',
  },
  towns: { selector: '.st-towns' },
  progress: { selector: '.progress' },
  venice: city('venice'),
  rome: city('rome'),
  naples: city('naples'),
  florence: city('florence'),
};
