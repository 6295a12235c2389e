/** The pages beside the turn's, on a phone. */

import { ownDucats } from '../facts.ts';
import { Piles, Stalls, Tiles } from '../ledger/tables.tsx';
import { Ducats } from '../panels/icons.tsx';
import { Hand } from '../panels/Own.tsx';
import { Recipes } from '../panels/Recipes.tsx';
import { CityMap } from '../panels/Schematic.tsx';
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

export const City = ({ position }: { position: Position }) => <CityMap view={position.view} />;

export function Market({ position: { view } }: { position: Position }) {
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

export { SeatsNow as Seats } from '../ended.tsx';
