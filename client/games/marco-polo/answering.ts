/** The meaning of pointing at the boards while a question is open. */

import type { Action, DoMoveAction } from '../../../engine/games/marco-polo/types.ts';
import { type Aim, type Draft, drafted, twice } from './draft.ts';
import { type Position, questionFor } from './position.ts';
import { drawnTo, isOnMap, mappedFor, walked } from './routes.ts';
import type { BoardTarget } from './targets.ts';

/** The answer to a question from a press on the thing that it is about. */
export function answering(position: Position, draft: Draft, target: BoardTarget): Aim {
  const of = (kind: Action['type']) => questionFor(position, kind);
  if (target.kind === 'node') {
    const { node } = target;
    const move = of('doMove');
    if (move) return atMove(position, draft, move.q, move.n ?? 0, node);
    const other = of('chooseOtherCityBonus');
    if (other) return twice(draft, { type: 'chooseOtherCityBonus', q: other.q, node });
    const post = of('relocatePost');
    if (post?.offered?.includes(node)) {
      return twice(draft, { type: 'relocatePost', q: post.q, from: node });
    }
    const own = of('chooseOwnCityBonus');
    return own?.offered?.includes(node) ? atMarker(draft, own.q, own.n ?? 1, node) : null;
  }
  const discard = of('discardContract');
  if (target.kind !== 'contract' || !discard) return null;
  const held = draft.action?.type === 'discardContract' ? draft.action.contracts : [];
  const { contract } = target;
  const contracts = held.includes(contract)
    ? held.filter((one) => one !== contract)
    : [...held, contract];
  return { draft: drafted({ type: 'discardContract', q: discard.q, contracts }) };
}

function atMarker(draft: Draft, q: number, n: number, node: string): Aim {
  const before = draft.action?.type === 'chooseOwnCityBonus' ? draft.action.nodes : [];
  const nodes = before.includes(node)
    ? before.filter((one) => one !== node)
    : [...before, node].slice(-n);
  return { draft: drafted({ type: 'chooseOwnCityBonus', q, nodes }) };
}

function atMove(position: Position, draft: Draft, q: number, most: number, node: string): Aim {
  if (!isOnMap(node)) return null;
  const action: DoMoveAction =
    draft.action?.type === 'doMove' ? draft.action : { type: 'doMove', q, legs: [] };
  if (action.legs.at(-1)?.path.at(-1) === node && !draft.suggested) return { send: action };
  const legs = drawnTo(position, action.legs, node, most);
  if (!legs) return null;
  const { cartographer, ...rest } = action;
  const gone = walked(legs);
  const help = mappedFor(position, gone, false, cartographer);
  return { draft: drafted({ ...rest, legs: gone, ...help }) };
}
