/** The player's own house's pieces on the board: its businesses with their earnings, and its galleys. */

import { SHIPS } from '../../../../engine/games/patrons-of-venice/data.ts';
import { SITES } from '../../../../engine/games/patrons-of-venice/map.ts';
import { capital } from '../../../i18n/index.ts';
import { incomeAt, pointsAt } from '../forecast.ts';
import { Cargo } from '../ledger/tables.tsx';
import { BusinessIcon } from '../panels/icons.tsx';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { businessName, shipName, siteName } from '../strings/names.ts';
import { incomeLine, pointsLine } from '../strings/outlook.ts';

export function OwnCity({ position: { view, seat } }: { position: Position }) {
  const { sites, seats } = view.public;
  const own = seats[seat];
  if (!own) return null;
  return (
    <>
      <h2>{t('hand.own')}</h2>
      <ul className="rows">
        {SITES.map((site) => {
          const built = sites[site];
          if (built?.owner !== seat) return null;
          return (
            <li key={site} className="row">
              <span className="row-name">
                <BusinessIcon business={built.business} size={18} />{' '}
                {capital(businessName(built.business))}
                <small>
                  {siteName(site)}: {incomeLine(incomeAt(view.public, site, built.business))}
                </small>
              </span>
              <strong>{pointsLine(pointsAt(view.public, site))}</strong>
            </li>
          );
        })}
      </ul>
      <h2>{t('hand.ownGalleys')}</h2>
      <ul className="rows">
        {SHIPS.map((ship) => (
          <li key={ship} className="row">
            <span className="row-name">{capital(shipName(ship))}</span>
            <span>
              <Cargo view={view} shipment={own.ships[ship]} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
