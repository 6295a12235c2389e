/** The odds of the position that is shown, as whoever looks at this page may know them. */

import { useEffect, useState } from 'react';
import { useHands } from '../../store/hands.ts';
import { useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';
import { think } from '../thinking/think.ts';
import { sightOf } from './sight.ts';
import { useToldOdds } from './told.ts';

/** `undefined`: not known yet; null: open. */
export type ShownOdds = readonly number[] | null | undefined;

/** @param game id of a game that can be searched; null: nothing is asked */
export function useOdds(game: string | null): ShownOdds {
  const view = useTable((table) => table.view);
  const hands = useHands((store) => store.hands);
  // While something is still on its way, nothing is given away of where it arrives.
  const busy = useStaging((staging) => staging.busy);
  const [odds, setOdds] = useState<ShownOdds>(undefined);
  useEffect(() => {
    if (!game || !view || busy) return;
    const stop = new AbortController();
    const ask = think({ kind: 'odds', game, given: sightOf(view, hands) }, stop.signal);
    ask.then(
      (found) => {
        setOdds(found);
        useToldOdds.setState({ view, odds: found });
      },
      () => {},
    );
    return () => stop.abort();
  }, [game, view, hands, busy]);
  return odds;
}
