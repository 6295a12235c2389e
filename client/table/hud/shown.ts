/**
 * The position of a panel: everybody's things follow the board, the question does not wait for it.
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';

/** The position as the board shows it: while pieces are on their way, the one before them. */
export function useShownView<V extends ViewBase>(): V | null {
  const view = useTable((table) => table.view);
  const behind = useStaging((staging) => staging.behind);
  return view && ((behind ?? view) as V);
}

/** The present position, if `view` is the board's; any other one stays. */
export function useStanding<V extends ViewBase>(view: V): V {
  const stands = useTable((table) => table.view);
  const behind = useStaging((staging) => staging.behind);
  return behind === view && stands ? (stands as V) : view;
}
