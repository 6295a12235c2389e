/** The parts of the composed action on the boards. */

import type { Action } from '../../../engine/games/marco-polo/types.ts';
import type { DraftOf } from '../../table/seat/draft.ts';
import type { Position } from './position.ts';
import type { BoardTarget } from './targets.ts';

/**
 * The number of times that `target` is part of the composed action, or its step of a journey; 0 =
 * not at all.
 */
export function countIn(
  { action }: DraftOf<Action>,
  target: BoardTarget,
  { view }: Position,
): number {
  const is = (yes: boolean): number => (yes ? 1 : 0);
  if (!action) return 0;
  switch (target.kind) {
    case 'die':
      if (action.type === 'place') return is(action.dice.includes(target.die));
      return is('die' in action && action.die === target.die);
    case 'space':
      if (action.type === 'moneyBag') return is(target.space === 'moneyBag');
      return is('space' in action && action.space === target.space);
    case 'slot':
      return is(action.type === 'place' && view.public.cityCards[target.slot] === action.card);
    case 'node':
      // The marks have the numbers of the planned way's signs.
      return nodesIn(action).lastIndexOf(target.node) + 1;
    case 'offer':
      return is(action.type === 'place' && (action.picks ?? []).includes(target.place));
    case 'contract':
      if (action.type === 'completeContract') return is(action.contract === target.contract);
      if (action.type === 'place') return is((action.discards ?? []).includes(target.contract));
      return is(action.type === 'discardContract' && action.contracts.includes(target.contract));
    case 'companion':
      return is('companion' in action && action.companion === target.companion);
    case 'held':
      return is(heldIn(action).includes(target.card));
    case 'house':
      return 0;
  }
}

/** Used cards and gifts that lie before the player's own seat. */
export function heldIn(action: Action): readonly string[] {
  switch (action.type) {
    case 'useArghunCard':
      return [action.card];
    case 'useGift':
      return [action.gift];
    case 'place':
      return [action.freeBy ?? '', action.gift ?? ''];
    case 'doMove':
      return [action.gift ?? ''];
    default:
      return [];
  }
}

function nodesIn(action: Action): readonly string[] {
  if ('legs' in action && action.legs) return action.legs.flatMap(({ path }) => path);
  switch (action.type) {
    case 'place':
      return action.palazzo ? [action.palazzo] : [];
    case 'chooseOwnCityBonus':
      return action.nodes;
    case 'relocatePost':
      return action.from === null ? [] : [action.from];
    default:
      return 'node' in action && action.node ? [action.node] : [];
  }
}
