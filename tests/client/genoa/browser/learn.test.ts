/** Genoa's lesson in a browser. */

import type { Locator, Page } from 'playwright-core';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import { learning } from '../../browser/learning.ts';

/** Answers of one press that always have the same name. */
const NAMED: { readonly [type: string]: string } = {
  roll: 'roll',
  takeAction: 'take',
  endAction: 'end',
  stop: 'stop',
  pass: 'pass',
};

/** Whatever of an own action is listed first: what pays most. */
const FIRST = 'do0';

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
    default:
      return [find(`[data-choice="${NAMED[String(action.type)] ?? FIRST}"]`)];
  }
}

learning('genoa', {
  answer,
  board: { scene: 'tower', step: 'move', thing: 'space:s37' },
  wrong: { type: 'stop' },
});
