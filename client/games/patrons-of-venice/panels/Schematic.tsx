/** The map as a diagram: a picture for inputs that choose a site or a campo, and by itself. */

import { type CSSProperties, useState } from 'react';
import type { Json } from '../../../../engine/core/json.ts';
import type { BusinessId } from '../../../../engine/games/patrons-of-venice/data.ts';
import {
  CAMPI,
  type CampoId,
  SITES,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital, series } from '../../../i18n/index.ts';
import type { ChoosePlace, Offered, Picture } from '../../../table/inputs/input.ts';
import { Placing } from '../../../table/inputs/Placing.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { campiOf } from '../facts.ts';
import { outlook, sitesAt, statueOutlook } from '../forecast.ts';
import { STATUE_PATH } from '../overlay/signs.ts';
import { CAMPO_AT, campoSpot, HEIGHT, SITE_AT, SITE_SIZE, siteSpot, WIDTH } from '../schematic.ts';
import { t } from '../strings/index.ts';
import { campoFullName, campoName, siteName, siteNumber } from '../strings/names.ts';
import { campoLine, hasStatue, outlookParts, siteLine, statueParts } from '../strings/outlook.ts';
import { BusinessIcon, StatueIcon } from './icons.tsx';
import { CampoOutlook, SiteOutlook } from './PlaceOutlook.tsx';
import './schematic.css';

/** The ground below: `sites` and `campi` are drawn where they are no choices. */
interface GroundProps {
  readonly view: View;
  readonly sites?: boolean;
  readonly campi?: boolean;
}

/** SVG units for one unit of the diagram. */
const U = 100;

function Ground({ view, sites = false, campi = false }: GroundProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH * U} ${HEIGHT * U}`} aria-hidden="true" className="pv-ground">
      <rect width={WIDTH * U} height={HEIGHT * U} rx="24" className="pv-water" />
      {CAMPI.map((campo) => (
        <Links key={campo} campo={campo} />
      ))}
      {CAMPI.map((campo) => (
        <Plate key={campo} view={view} campo={campo} named={campi} />
      ))}
      {sites && SITES.map((site) => <Lot key={site} view={view} site={site} />)}
    </svg>
  );
}

/** The sites at a campo. */
function Links({ campo }: { campo: CampoId }) {
  const [x, y] = CAMPO_AT[campo];
  const lines = sitesAt(campo).map((site) => {
    const [siteX, siteY] = SITE_AT[site];
    return `M${x * U} ${y * U}L${siteX * U} ${siteY * U}`;
  });
  return <path d={lines.join('')} className="pv-link" />;
}

function Plate({ view, campo, named }: { view: View; campo: CampoId; named: boolean }) {
  const [x, y, width, height] = CAMPO_AT[campo];
  const stands = hasStatue(view, campo);
  return (
    <g transform={`translate(${(x - width / 2) * U} ${(y - height / 2) * U})`}>
      <rect
        width={width * U}
        height={height * U}
        rx="12"
        className={stands ? 'pv-plate adorned' : 'pv-plate'}
      />
      {named && <CampoText campo={campo} stands={stands} width={width} height={height} />}
    </g>
  );
}

interface CampoTextProps {
  readonly campo: CampoId;
  readonly stands: boolean;
  readonly width: number;
  readonly height: number;
}

/** The name, word by word, and the statue below it. */
function CampoText({ campo, stands, width, height }: CampoTextProps) {
  const lines = campoName(campo).split(' ');
  const rows = lines.length * 25 + (stands ? 40 : 0);
  const top = (height * U - rows) / 2 + 19;
  return (
    <>
      <text className="pv-campo" textAnchor="middle" fontSize="24" fontWeight="700">
        {lines.map((line, i) => (
          <tspan key={line} x={(width * U) / 2} y={top + i * 25}>
            {line}
          </tspan>
        ))}
      </text>
      {stands && (
        <path
          d={STATUE_PATH}
          className="pv-statue"
          transform={`translate(${(width * U) / 2 - 19} ${top + lines.length * 25 - 18}) scale(1.6)`}
        />
      )}
    </>
  );
}

function Lot({ view, site }: { view: View; site: SiteId }) {
  const [x, y] = SITE_AT[site];
  const built = view.public.sites[site];
  const color = built && view.public.seats[built.owner]?.color;
  const side = SITE_SIZE * U;
  const mark = side * 0.6;
  return (
    <>
      <rect
        x={x * U - side / 2}
        y={y * U - side / 2}
        width={side}
        height={side}
        rx="10"
        className="pv-lot"
      />
      {color && (
        <g transform={`translate(${x * U - mark / 2} ${y * U - mark / 2})`}>
          <SeatMark color={color} size={mark} />
        </g>
      )}
    </>
  );
}

const ratio = WIDTH / HEIGHT;

/** For inputs whose choices are sites. */
export const sitePicture = (view: View, hint?: string): Picture => ({
  ratio,
  hint,
  ground: <Ground view={view} campi />,
});

/** For inputs whose choices are campi. */
export const campoPicture = (view: View, hint?: string): Picture => ({
  ratio,
  hint,
  ground: <Ground view={view} sites />,
});

/** The sign of a choice on the diagram, hidden from screen readers. */
function Node({ view, site, children }: { view: View; site: SiteId; children?: React.ReactNode }) {
  const built = view.public.sites[site];
  const color = built ? (view.public.seats[built.owner]?.color ?? '') : '';
  const style = color ? ({ '--seat': `var(--seat-${color})` } as CSSProperties) : undefined;
  return (
    <span className={built ? 'pv-node built' : 'pv-node'} style={style} aria-hidden="true">
      {built ? (
        <>
          <BusinessIcon business={built.business} size={22} />
          <SeatMark color={color} size={13} />
        </>
      ) : (
        (children ?? <small>{siteNumber(site)}</small>)
      )}
    </span>
  );
}

/** A site as a choice: its owner; `figures` and `note` of a vacant one are the input's own. */
function siteChoice(
  view: View,
  site: SiteId,
  own: Partial<Offered> & { readonly figures?: React.ReactNode } = {},
): Offered {
  const { figures, ...offered } = own;
  return {
    id: site,
    label: (
      <Node view={view} site={site}>
        {figures}
      </Node>
    ),
    name: capital(siteName(site)),
    note: siteLine(view, site),
    spot: siteSpot(site),
    ...offered,
  };
}

/** A campo as a choice. */
function campoChoice(view: View, campo: CampoId, own: Partial<Offered> = {}): Offered {
  return {
    id: campo,
    label: (
      <span className="pv-square" aria-hidden="true">
        {campoName(campo)
          .split(' ')
          .map((word) => (
            <span key={word}>{word}</span>
          ))}
        {hasStatue(view, campo) && <StatueIcon size={20} />}
      </span>
    ),
    name: campoFullName(campo),
    note: campoLine(view, campo),
    spot: campoSpot(campo),
    ...own,
  };
}

/** Every site with the effect of a business of this type there for its owner. */
export function businessChoices(view: View, seat: number, business: BusinessId): Offered[] {
  return SITES.map((site) => {
    if (view.public.sites[site]) return siteChoice(view, site);
    const said = outlook(view.public, seat, site, business);
    return siteChoice(view, site, {
      note: series(outlookParts(view, said)),
      figures: (
        <>
          <b>{said.income.total}</b>
          <span className={said.others.length > 0 ? 'pv-pips shared' : 'pv-pips'}>
            {'●'.repeat(said.points)}
          </span>
        </>
      ),
    });
  });
}

/** Every campo with the effect of a statue there. */
export function statueChoices(view: View): Offered[] {
  return CAMPI.map((campo) => {
    if (hasStatue(view, campo)) return campoChoice(view, campo);
    const said = statueOutlook(view.public, campo);
    return campoChoice(view, campo, { note: series(statueParts(view, said)) });
  });
}

/** The sites and campi in the order of a walk through the city: campo by campo. */
const WALK = CAMPI.flatMap((campo) => [
  { campo, site: null },
  ...sitesAt(campo)
    .filter((site) => campiOf(site)[0] === campo)
    .map((site) => ({ campo, site })),
]);

/** The whole city to look things up in. */
export function CityMap({ view }: { view: View }) {
  const [seen, setSeen] = useState<Json | undefined>();
  const input: ChoosePlace = {
    kind: 'place',
    key: 'map',
    label: t('map.label'),
    choices: WALK.map(({ campo, site }) =>
      site ? siteChoice(view, site) : campoChoice(view, campo),
    ),
  };
  const site = SITES.find((one) => one === seen);
  const campo = CAMPI.find((one) => one === seen);
  return (
    <>
      <Placing
        input={input}
        value={seen}
        shown={false}
        onChange={setSeen}
        picture={{ ...sitePicture(view, t('map.hint')), ground: <Ground view={view} /> }}
      />
      {site && <SiteOutlook view={view} site={site} />}
      {campo && <CampoOutlook view={view} campo={campo} />}
    </>
  );
}
