/** The effect of every kind of business on a vacant site, and of a statue on a campo. */

import { BUSINESSES } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { CampoId, SiteId } from '../../../../engine/games/patrons-of-venice/map.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital } from '../../../i18n/index.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { outlook, statueOutlook } from '../forecast.ts';
import { t } from '../strings/index.ts';
import { businessName, seatName, siteShort } from '../strings/names.ts';
import {
  hasStatue,
  incomeLegend,
  incomeParts,
  otherParts,
  pointsLine,
} from '../strings/outlook.ts';
import { BusinessIcon } from './icons.tsx';
import './outlook.css';

/** A row a business, whether it can be sponsored now or not; empty on a site with a business. */
export function SiteOutlook({ view, site }: { view: View; site: SiteId }) {
  if (view.public.sites[site]) return null;
  const seat = view.you?.seat ?? -1;
  const all = BUSINESSES.map((business) => outlook(view.public, seat, site, business));
  const legend = incomeLegend(all.map(({ income }) => income));
  return (
    <table className="pv-outlook">
      <caption>{t('outlook.title', { site: siteShort(site) })}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('ledger.business')}</th>
          <th scope="col">{t('ledger.income')}</th>
          <th scope="col">{t('ledger.points')}</th>
        </tr>
      </thead>
      <tbody>
        {all.map((said) => {
          const { business } = said;
          const others = otherParts(view, said);
          return (
            <tr
              key={business}
              data-business={business}
              className={view.public.tilesLeft[business] === 0 ? 'gone' : undefined}
            >
              <th scope="row">
                <BusinessIcon business={business} size={17} /> {capital(businessName(business))}
                {others.length > 0 && <small>{others.join(', ')}</small>}
              </th>
              <td>{incomeParts(said.income)}</td>
              <td className="num">{pointsLine(said.points)}</td>
            </tr>
          );
        })}
      </tbody>
      {legend.length > 0 && (
        <tfoot>
          <tr>
            <td colSpan={3}>
              <small>{legend.join(' ')}</small>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The owners whose businesses would gain by a statue; empty on a campo with a statue. */
export function CampoOutlook({ view, campo }: { view: View; campo: CampoId }) {
  if (hasStatue(view, campo) || view.public.statuesLeft === 0) return null;
  const { price, profits, points } = statueOutlook(view.public, campo);
  const you = view.you?.seat ?? null;
  return (
    <table className="pv-outlook">
      <caption>{t('outlook.statue', { n: price })}</caption>
      <tbody>
        {profits.length === 0 && (
          <tr>
            <td>{t('outlook.nobody')}</td>
          </tr>
        )}
        {view.public.seats
          .filter(({ seat }) => (points[seat] ?? 0) > 0)
          .map(({ seat, color }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark color={color} size={14} /> {seatName(view, seat, you)}
                <small>
                  {profits
                    .filter((one) => one.seat === seat)
                    .map(({ site }) => siteShort(site))
                    .join(', ')}
                </small>
              </th>
              <td className="num">{`+${pointsLine(points[seat] ?? 0)}`}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
