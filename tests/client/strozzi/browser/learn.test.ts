/** Strozzi's lesson in a browser. */

import { learning } from '../../browser/learning.ts';

learning('strozzi', {
  answer: (page, action) => {
    const id = action.flag ?? action.port ?? action.tile ?? 'pass';
    return [page.locator(`.decision.mine [data-choice="${String(id)}"]`)];
  },
  board: { scene: 'gold', step: 'flag', thing: 'flag:0:ware' },
  wrong: { type: 'pass' },
});
