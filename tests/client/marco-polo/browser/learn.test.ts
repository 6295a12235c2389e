/** Marco Polo's lesson in a browser. */

import type { Locator, Page } from 'playwright-core';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { PlaceAction } from '../../../../engine/games/marco-polo/types.ts';
import { learning } from '../../browser/learning.ts';

/** The presses that place dice: the space takes the best ones, and as many goods as possible. */
function placing(form: Locator, action: PlaceAction): readonly Locator[] {
  const choice = (input: string, id: string): Locator =>
    form.locator(`[data-input="${input}"] .choice[data-choice='${id}']`);
  const { space, card, good, legs = [], picks = [] } = action;
  const row = ['C28', 'C07', 'C30', 'C25', 'C14', 'C32'];
  return [
    choice('spot', card ?? space),
    ...(good ? [choice('good', JSON.stringify(good))] : []),
    ...legs.flatMap(({ figure, path }) => path.map((node) => choice(`way:${figure}`, node))),
    ...picks.map((n) => choice('picks', row[n - 1])),
    form.locator('[data-confirm]'),
  ];
}

learning('marco-polo', {
  answer(page: Page, action: JsonObject) {
    const panel = page.locator('.decision.mine');
    const { type } = action;
    if (type === 'endTurn') return [panel.locator('[data-end]')];
    if (type === 'place') return placing(panel, action as unknown as PlaceAction);
    const kind = panel.locator(`[data-kind="${String(type)}"]`);
    const { die } = action;
    return [
      kind.locator('.kind-head'),
      ...(die ? [kind.locator(`.choice[data-choice="${String(die)}"]`)] : []),
      panel.locator('[data-confirm]'),
    ];
  },
  board: { scene: 'place', step: 'take', thing: 'space:coins5' },
  wrong: { type: 'place', space: 'bazaarPepper', dice: ['blue-5'], row: 6 },
});
