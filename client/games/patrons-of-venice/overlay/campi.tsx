/** The seven campi in a line: their workshops, the owners of these, and the statues. */

import {
  CAMPI,
  type CampoId,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type { PublicView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { Emblem } from '../../../table/overlay/emblem.tsx';
import { viewPart } from '../../../table/overlay/view-part.tsx';
import { Sign } from '../../../table/panels/Sign.tsx';
import { sitesAt } from '../forecast.ts';
import { StatueIcon } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { businessName, campoName } from '../strings/names.ts';
import { BUSINESS_PATHS } from './signs.ts';

function Lot({ open: { sites, seats }, site }: { open: PublicView; site: SiteId }) {
  const built = sites[site];
  return (
    <li
      className="ov-lot"
      data-built={built !== undefined}
      {...noted(built && businessName(built.business))}
    >
      <Sign path={built ? BUSINESS_PATHS[built.business] : ''} />
      <Emblem color={built && seats[built.owner]?.color} />
    </li>
  );
}

function Campo({ open, campo }: { open: PublicView; campo: CampoId }) {
  const lots = sitesAt(campo);
  return (
    <li
      className="ov-campo"
      data-campo={campo}
      data-lots={lots.length}
      data-statue={open.statues.includes(campo)}
    >
      <span className="ov-campo-head">
        <StatueIcon />
        <span className="ov-town">{campoName(campo)}</span>
      </span>
      <ol className="ov-lots">
        {lots.map((site) => (
          <Lot key={site} open={open} site={site} />
        ))}
      </ol>
    </li>
  );
}

const form = { title: t('overlay.partCampi'), place: 'foot', former: 'ticker' } as const;
export const campi = viewPart<View>('campi', form, ({ view }) => (
  <ol className="ov-campi">
    {CAMPI.map((campo) => (
      <Campo key={campo} open={view.public} campo={campo} />
    ))}
  </ol>
));
