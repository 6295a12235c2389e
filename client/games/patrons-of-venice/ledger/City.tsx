/**
 * The map as a list: campo by campo, each with its statue and its sites, in the order of a walk.
 */

import {
  CAMPI,
  type CampoId,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { campiOf, statuePrice } from '../facts.ts';
import { sitesAt } from '../forecast.ts';
import { BusinessIcon, StatueIcon } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { campoFullName, campoName, siteShort } from '../strings/names.ts';
import { hasStatue, siteLine } from '../strings/outlook.ts';
import './ledger.css';

export function City({ view }: { view: View }) {
  return (
    <div className="pv-city">
      {CAMPI.map((campo) => (
        <Campo key={campo} view={view} campo={campo} />
      ))}
    </div>
  );
}

function Campo({ view, campo }: { view: View; campo: CampoId }) {
  const stands = hasStatue(view, campo);
  const { statuesLeft } = view.public;
  const n = statuePrice(view.public);
  return (
    <section data-campo={campo} className={stands ? 'adorned' : undefined}>
      <h3>
        {campoFullName(campo)} {stands && <StatueIcon size={17} />}
      </h3>
      <p className="help">
        {stands
          ? t('ledger.statue')
          : t(statuesLeft > 0 ? 'ledger.noStatue' : 'ledger.noStatueLeft', { n })}
      </p>
      <ul>
        {sitesAt(campo).map((site) => (
          <Lot key={site} view={view} site={site} campo={campo} />
        ))}
      </ul>
    </section>
  );
}

function Lot({ view, site, campo }: { view: View; site: SiteId; campo: CampoId }) {
  const built = view.public.sites[site];
  const others = campiOf(site).filter((one) => one !== campo);
  return (
    <li data-site={site} className={built ? undefined : 'vacant'}>
      {built && <BusinessIcon business={built.business} size={17} />}
      {built && <SeatMark color={view.public.seats[built.owner]?.color ?? ''} size={14} />}
      <span>
        <b>{capital(siteShort(site))}</b>: {siteLine(view, site)}{' '}
        {others.length > 0 && (
          <small>{t('ledger.alsoAt', { campi: listed(others.map(campoName)) })}</small>
        )}
      </span>
    </li>
  );
}
