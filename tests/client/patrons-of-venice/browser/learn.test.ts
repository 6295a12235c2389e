/** The lesson of The Patrons of Venice in a browser. */

import type { Action } from '../../../../engine/games/patrons-of-venice/types.ts';
import { learning } from '../../browser/learning.ts';

const CONFIRM = '[data-confirm]';

/** The presses in the panel for this answer. */
function pressed(action: Action): readonly string[] {
  switch (action.type) {
    case 'chooseAction':
      return [`[data-choice="${action.action}"]`];
    case 'reserve':
      return [`[data-choice="${action.boardOwner}${action.ship}"]`];
    case 'unload':
      return [`[data-choice="${action.choice}"]`];
    case 'placeShipment':
      return [`[data-choice="${action.good}"]`];
    case 'buy':
      return [`[data-choice="${action.from}-${action.good}"]`];
    case 'sell':
      return [
        ...Object.keys(action.goods).map((good) => `[data-target="stall:market:${good}"]`),
        CONFIRM,
      ];
    case 'sponsorBusiness':
      return [`[data-choice="${action.site}"]`, CONFIRM];
    case 'sponsorStatue':
      return ['[data-kind="sponsorStatue"] .kind-head', `[data-choice="${action.campo}"]`, CONFIRM];
    // One press ticks all and one makes them, the tentmaker's as the last.
    case 'produce':
      return action.site === 'B05' ? ['[data-tick-all]', CONFIRM] : [];
    case 'pass':
    case 'endProduce':
      return ['[data-answer="decline"]'];
  }
}

learning('patrons-of-venice', {
  answer: (page, action) =>
    pressed(action as unknown as Action).map((one) => page.locator(`.decision.mine ${one}`)),
  board: { scene: 'business', step: 'lead', thing: 'seal:sponsor' },
  wrong: { type: 'chooseAction', action: 'sail' },
});
