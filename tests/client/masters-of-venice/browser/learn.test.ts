/** The lesson of Masters of Venice in a browser. */

import type { Action } from '../../../../engine/games/masters-of-venice/types.ts';
import { learning } from '../../browser/learning.ts';

const CONFIRM = '.decision .outlook [data-confirm]';
const kind = (type: string): string => `.decision [data-kind="${type}"] .kind-head`;
const target = (key: string, choice?: string): string =>
  `.decision [data-target="${key}"]${choice ? `[data-choice="${choice}"]` : ''}`;
const each = (counts: { readonly [id: string]: number }, key: (id: string) => string): string[] =>
  Object.entries(counts).flatMap(([id, n]) => Array.from({ length: n }, () => target(key(id))));

/** The presses that compose an action; a stepper is listed once for each step up. */
function composed(action: Action): readonly string[] {
  switch (action.type) {
    case 'submitBid':
      return [`.decision [data-input="amount"] [data-choice="${action.amount}"]`];
    case 'chooseCharacter':
      return [target(`character:${action.character}`)];
    case 'adjustOrders':
      return [target(`ordersPeg:${action.shop}`, action.direction)];
    case 'submitDestination':
      return [target(`place:${action.location}`)];
    case 'useDock':
      return [
        target(`dock:${action.dock}`),
        ...each(action.buy, (resource) => `dockCube:${action.dock}:${resource}`),
      ];
    case 'sellAtShop':
      return each({ [action.shop]: action.count }, (shop) => `shop:${shop}`);
    case 'useMajority':
      return [kind(action.type), target('resourcePeg:fabric', action.direction)];
    case 'buyShares':
      return each(action.lots, (stock) => `stock:${stock}`);
    case 'deliverOrder':
      return [kind(action.type), target(`guildOrder:${action.card}`)];
    case 'placeCubes':
      return Object.keys(action.placement).map((dock) => target(`dock:${dock}`));
    case 'useInterrupt':
      return [kind(action.type), `.decision [data-choice="${action.target}"]`];
    case 'buyFavor':
      return [target(`favor:${action.favor}`)];
    case 'playRumor':
      return [
        kind(action.type),
        `.decision [data-kind="playRumor"] .rows li:nth-child(2) [data-choice="${action.direction}"]`,
      ];
    default:
      // Its form is right as it opens.
      return [kind(action.type)];
  }
}

learning('masters-of-venice', {
  answer: (page, action) => {
    const done = action as unknown as Action;
    const controls =
      done.type === 'endTurn' ? ['.decision [data-end]'] : [...composed(done), CONFIRM];
    return controls.map((one) => page.locator(one));
  },
  board: { scene: 'buy', step: 'go', thing: 'place:docks' },
  wrong: { type: 'submitDestination', location: 'shops' },
});
