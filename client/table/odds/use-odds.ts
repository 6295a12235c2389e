/** The odds of the shown position, as far as the viewer of this page may know them. */

import { useEffect, useRef, useState } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { type Hands, useHands } from '../../store/hands.ts';
import { useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';
import { think } from '../thinking/think.ts';
import { Asking } from './asking.ts';
import { sightOf } from './sight.ts';
import { useToldOdds } from './told.ts';

/** `undefined`: not known yet; null: open. */
export type ShownOdds = readonly number[] | null | undefined;

export interface OddsOf {
  readonly odds: ShownOdds;
  /** The odds are of an earlier position: those of the shown one are being computed. */
  readonly earlier: boolean;
}

interface Position {
  readonly view: ViewBase;
  readonly hands: Hands;
}

/** @param game id of a game that can be searched; null: no odds */
export function useOdds(game: string | null): OddsOf {
  const view = useTable((table) => table.view);
  const hands = useHands((store) => store.hands);
  // While a staging runs, the odds are of the position before it: they reveal nothing.
  const busy = useStaging((staging) => staging.busy);
  const landed = useStaging((staging) => staging.landed);
  const shown = busy ? landed : view;
  const [known, setKnown] = useState<{ view: ViewBase; odds: ShownOdds } | null>(null);
  const asking = useRef<Asking<Position, readonly number[] | null> | null>(null);

  useEffect(() => {
    if (!game) return;
    const own = new Asking<Position, readonly number[] | null>(
      (about, signal) =>
        think({ kind: 'odds', game, given: sightOf(about.view, about.hands) }, signal),
      ({ about, answer }) => {
        setKnown({ view: about.view, odds: answer });
        useToldOdds.setState({ view: about.view, odds: answer });
      },
    );
    asking.current = own;
    return () => {
      own.stop();
      asking.current = null;
      setKnown(null);
    };
  }, [game]);

  useEffect(() => {
    if (game && shown) asking.current?.about({ view: shown, hands });
  }, [game, shown, hands]);

  return { odds: known?.odds, earlier: known !== null && known.view !== shown };
}
