/** The panels over the city: the kit's frame with this game's progress, prices, merchants and hand. */

import '../styles/table.css';
import type { Action, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { makeHud } from '../../../table/hud/make.tsx';
import { forecast } from '../forecast.ts';
import { drafts } from '../intent.ts';
import { useGameKeys } from '../keys.ts';
import { type Position, seat } from '../position.ts';
import { roundLine } from '../strings/decisions.ts';
import { t } from '../strings/index.ts';
import { Canal } from './Canal.tsx';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Market } from './Market.tsx';
import { Queue } from './Queue.tsx';
import { Seats } from './Seats.tsx';
import { Sheet } from './Sheet.tsx';

/** Where the match is, and whose turn it is at the active place. */
export function Progress({ view }: { view: View }) {
  return (
    <>
      <div className="progress">
        <strong>{roundLine(view)}</strong>
        <Canal open={view.public} />
      </div>
      <Queue view={view} />
    </>
  );
}

/** What the own seat would have if the match ended now (option `scorePreview`). */
function Forecast({ view }: { view: View }) {
  const { phase, options } = view.public;
  if (phase === 'finished' || options.scorePreview === 'off') return null;
  return <p className="forecast">{t('hud.forecast', { n: forecast(view) })}</p>;
}

function Own({ position }: { position: Position }) {
  return (
    <>
      <Hand position={position} />
      <Forecast view={position.view} />
    </>
  );
}

export const Hud = makeHud<View, Action>({
  seat,
  drafts,
  useGameKeys,
  Progress,
  Strip: Market,
  seatsTitle: t('ledger.seats'),
  Seats,
  Decision,
  Own,
  Sheet,
});
