/** Genoa's lesson in a browser. */

import type { Locator, Page } from 'playwright-core';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import { learning } from '../../browser/learning.ts';

/** One-press answers that always have the same name. */
const NAMED: { readonly [type: string]: string } = {
  roll: 'roll',
  takeAction: 'take',
  stop: 'stop',
  pass: 'pass',
  // The best payment is first.
  deliverSmall: 'do0',
};

function answer(page: Page, action: JsonObject): readonly Locator[] {
  const find = (selector: string): Locator => page.locator(`.decision.mine ${selector}`);
  switch (action.type) {
    case 'moveFree':
      return [
        find(`.ge-focus [data-choice="${String(action.space)}"]`),
        find('.ge-answers [data-choice="go"]'),
      ];
    case 'offer': {
      const { ducats } = action.give as JsonObject;
      return [find(`[data-quick="${String(ducats)}"]`)];
    }
    case 'accept':
      return [find(`[data-accept="${String(action.offerId)}"]`)];
    case 'acquire': {
      const [{ building }] = action.ops as readonly JsonObject[];
      return [find(`.ge-ops [data-choice="${String(building)}"]`), find('[data-confirm]')];
    }
    case 'performMain':
      if (!action.tileChoice) return [];
      return [find('.ge-answers .choice').filter({ hasText: 'Extra action' }).first()];
    case 'endAction':
      // The page itself does actions without a choice.
      return [];
    default:
      return [find(`[data-choice="${NAMED[String(action.type)] ?? ''}"]`)];
  }
}

learning('genoa', {
  answer,
  board: { scene: 'tower', step: 'there', thing: 'space:drinks' },
  wrong: { type: 'stop' },
});
