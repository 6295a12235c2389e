/** The pages beside the turn's, on a phone. */

import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { ownDucats } from '../facts.ts';
import { Galleys, Piles, Stalls, Tiles } from '../ledger/tables.tsx';
import { Ducats } from '../panels/icons.tsx';
import { Hand } from '../panels/Own.tsx';
import { Recipes } from '../panels/Recipes.tsx';
import { CityMap } from '../panels/Schematic.tsx';
import { Seats } from '../panels/Seats.tsx';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { OwnCity } from './OwnCity.tsx';
import '../ledger/ledger.css';

export function House({ position }: { position: Position }) {
  return (
    <>
      <section className="pv-own" aria-label={t('ledger.own')}>
        <Ducats n={ownDucats(position.view)} />
        <Hand view={position.view} />
      </section>
      <Recipes position={position} />
      <OwnCity position={position} />
    </>
  );
}

export const City = ({ view }: { view: View }) => <CityMap view={view} />;

export function Market({ view }: { view: View }) {
  return (
    <div className="tables">
      <h2>{t('ledger.stalls')}</h2>
      <Stalls view={view} />
      <h2>{t('ledger.tiles')}</h2>
      <Tiles view={view} />
      <h2>{t('ledger.stocks')}</h2>
      <Piles view={view} />
    </div>
  );
}

export function People({ view }: { view: View }) {
  return (
    <>
      <Seats view={view} />
      <div className="tables">
        <h2>{t('ledger.galleys')}</h2>
        <Galleys view={view} />
      </div>
      <EventLog last={120} />
    </>
  );
}
