/** Which position a panel shows: what everybody has follows the board, who is asked does not wait for it. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';

/** The position as the board shows it: while pieces are on their way, the one before them. */
export function useShownView<V extends ViewBase>(): V | null {
  const view = useTable((table) => table.view);
  const behind = useStaging((staging) => staging.behind);
  return view && ((behind ?? view) as V);
}

/** The position that stands, where `view` is what the board still shows; any other one is left as it is. */
export function useStanding<V extends ViewBase>(view: V): V {
  const stands = useTable((table) => table.view);
  const behind = useStaging((staging) => staging.behind);
  return behind === view && stands ? (stands as V) : view;
}
