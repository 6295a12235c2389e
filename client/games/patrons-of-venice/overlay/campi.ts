/** The seven campi in a line: their workshops, the owners of these, and the statues. */

import {
  CAMPI,
  type CampoId,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type { PublicView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { el, mark, redraw, sign } from '../../../table/overlay/dom.ts';
import { emblem, showEmblem } from '../../../table/overlay/emblem.ts';
import { listOf, viewPart } from '../../../table/overlay/view-part.ts';
import { sitesAt } from '../forecast.ts';
import { t } from '../strings/index.ts';
import { businessName, campoName } from '../strings/names.ts';
import { BUSINESS_PATHS, STATUE_PATH } from './signs.ts';

function makeLot(site: SiteId) {
  const [shape, owner] = [sign(''), emblem()] as const;
  const root = el('li', 'ov-lot', [shape, owner]);
  return {
    root,
    update({ sites, seats }: PublicView) {
      const built = sites[site];
      mark(root, 'built', built !== undefined);
      redraw(shape, built ? BUSINESS_PATHS[built.business] : '', 'currentColor');
      showEmblem(owner, built && seats[built.owner]?.color);
      const title = built ? businessName(built.business) : '';
      if (root.title !== title) root.title = title;
    },
  };
}

function makeCampo(campo: CampoId) {
  const lots = sitesAt(campo).map(makeLot);
  const statue = sign(STATUE_PATH);
  const list = el(
    'ol',
    'ov-lots',
    lots.map(({ root }) => root),
  );
  const head = el('span', 'ov-campo-head', [statue, el('span', 'ov-town', [campoName(campo)])]);
  const root = el('li', 'ov-campo', [head, list], {
    'data-campo': campo,
    'data-lots': lots.length,
  });
  return {
    root,
    update(open: PublicView) {
      mark(root, 'statue', open.statues.includes(campo));
      for (const lot of lots) lot.update(open);
    },
  };
}

const form = { title: t('overlay.partCampi'), place: 'foot', former: 'ticker' } as const;
export const campi = viewPart<View>('campi', { ...form, className: 'ov-quarter' }, () => {
  const all = CAMPI.map(makeCampo);
  return {
    children: [listOf('ov-campi', all)],
    update(view) {
      for (const campo of all) campo.update(view.public);
    },
  };
});
