/** The panels over the city: the kit's frame with this game's progress, prices, merchants and hand. */

import '../styles/table.css';
import type { Action, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { makeHud } from '../../../table/hud/make.tsx';
import { noted } from '../../../table/noted.ts';
import { SeatsNow } from '../ended.tsx';
import { drafts } from '../intent.ts';
import { useGameKeys } from '../keys.ts';
import { seat } from '../position.ts';
import { toldOf } from '../strings/board.ts';
import { roundLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { Canal } from './Canal.tsx';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Market } from './Market.tsx';
import { Queue } from './Queue.tsx';
import { Sheet } from './Sheet.tsx';

/** The stage of the match, and the seat whose turn it is at the active place. */
export function Progress({ view }: { view: View }) {
  return (
    <>
      <div className="progress">
        <strong {...noted(t('note.round'), 'MV-201')}>{roundLine(view)}</strong>
        <Canal open={view.public} />
      </div>
      <Queue view={view} />
    </>
  );
}

export const Hud = makeHud<View, Action>({
  seat,
  drafts,
  told: toldOf,
  useGameKeys,
  Progress,
  Strip: Market,
  seatsTitle: t('ledger.seats'),
  Seats: SeatsNow,
  Decision,
  Own: Hand,
  Sheet,
});
