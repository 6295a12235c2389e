/** The city: building sites, the workshops on them, statues, the campi's names. */

import {
  CAMPI,
  SITE,
  SITES as SITE_IDS,
} from '../../../../../engine/games/patrons-of-venice/map.ts';
import { inset, newPose, place } from '../../../../table/board/surface.ts';
import { CAMPO_AREAS, FRONTS, FURNITURE, middleOf } from '../../scenery/plan.ts';
import { campoName } from '../../strings/names.ts';
import { signLong } from '../cells.ts';
import { INK, IVORY, STONE, STONE_DARK, WALNUT } from '../looks.ts';
import type { PatronsPen } from '../patrons-pen.ts';
import type { Shown, ShownBusiness } from '../shown.ts';
import { ground, lotOf, plinthOf, type Sites, STATUE, siteOf, sizeOf } from '../sites.ts';
import { drawBanner, drawStatue, drawWorkshop, paintOf } from '../vessel.ts';

const pose = newPose();
/** Width of each campo's street sign by its height. [campo] */
const NAME_LONG = CAMPI.map((campo) => signLong(campoName(campo)));
/** Height of the slab on which a workshop stands, and of the pole of its banner. */
const SLAB = 0.34;
const POLE = 6.8;
/** Weight of the marks on lots and campi: the whole quarter is in the picture. */
const MARK = 2.2;

export function composeCity(shown: Shown, pen: PatronsPen, sites: Sites): void {
  SITE_IDS.forEach((_, site) => {
    const built = shown.sites[site];
    if (built) business(shown, pen, sites, site, built);
    else vacant(pen, sites, site);
    const { w, d } = lotOf(sites, site);
    pen.on(siteOf(sites, site));
    const high = built ? 5.4 : 1;
    pen.pick(
      { kind: 'site', site: SITE_IDS[site] },
      0,
      0,
      high / 2,
      w - 0.6,
      d - 0.6,
      high,
      'frame',
      MARK,
    );
  });
  CAMPI.forEach((campo, k) => {
    name(pen, sites, k);
    statue(shown, pen, sites, k);
    const [w, d] = sizeOf(sites, CAMPO_AREAS[k]);
    pen.on(ground(sites, middleOf(CAMPO_AREAS[k])));
    pen.pick({ kind: 'campo', campo }, 0, 0, 0.1, w - 1, d - 1, 0.2, 'frame', MARK);
  });
}

/** A lot within its low walls, open towards its campi, and its number on a board. */
function vacant(pen: PatronsPen, sites: Sites, site: number): void {
  const { w, d, size } = lotOf(sites, site);
  const at = siteOf(sites, site);
  pen.on(at);
  pen.box(0, 0, w - 0.5, d - 0.5, 0.1, 0xc9b08a, -0.02);
  const [u, v] = [w / 2 - 0.5, d / 2 - 0.5];
  for (const side of [-1, 1]) {
    pen.put('lotWall', 0, side * v, 0, w - 0.8, 1, 1, 0xffffff);
    pen.put('lotWall', side * u, 0, 0, d - 1.2, 1, 1, 0xffffff, '', Math.PI / 2);
  }
  pen.put('yard', 0, 0, 0.08, size, size, size, 0xffffff);
  thresholds(pen, sites, site, STONE_DARK);
  // The board: a lot to let has a number.
  pen.on(inset(at, 0, 0.1, 1.5, 0.86));
  pen.box(0, 0, 2.6, 2, 0.3, WALNUT, -0.3);
  pen.card(0, 0, 2.3, 1.7, IVORY, 'plate', 0.02);
  pen.number(site + 1, 0, 0, 1.5, INK, 0, 0.12);
}

/** A step of stone where a site opens on a campo: a site at two campi has two. */
function thresholds(pen: PatronsPen, sites: Sites, site: number, color: number): void {
  for (const front of FRONTS[site]) {
    pen.on({ ...ground(sites, front), yaw: front.turn });
    pen.box(0, 0, 2.6, 1.1, 0.2, color, 0);
  }
}

function business(
  shown: Shown,
  pen: PatronsPen,
  sites: Sites,
  site: number,
  { business: kind, owner }: ShownBusiness,
): void {
  const lot = lotOf(sites, site);
  const color = shown.seats[owner]?.color ?? 'red';
  const at = siteOf(sites, site);
  pen.on(at);
  // The owner's colour, seen from afar: a kerb about the lot.
  pen.box(0, 0, lot.w - 0.2, lot.d - 0.2, SLAB - 0.06, paintOf(color), -0.02);
  pen.box(0, 0, lot.w - 1.1, lot.d - 1.1, SLAB, STONE, 0);
  pen.ink('court', 0, 0, lot.w - 1.2, lot.d - 1.2, 0xffffff, SLAB + 0.02);
  thresholds(pen, sites, site, paintOf(color));
  place(at, lot.u, lot.v, SLAB, pose);
  pose.size = lot.size;
  drawWorkshop(pen, pose, kind);
  const { u, v } = lot.pole;
  pen.on(at).put('pole', u, v, SLAB, 1, 1, 1, 0xffffff);
  if (lot.room) pen.put('clutter', lot.room.u, lot.room.v, SLAB, 0.8, 0.8, 0.8, 0xffffff);
  place(at, u, v, SLAB + POLE - 1.8, pose);
  pose.size = 1.2;
  drawBanner(pen, pose, color);
  plate(shown, pen, sites, site, color);
}

/** The site's number, and the points of its business: two beside a statue (PV-089). */
function plate(shown: Shown, pen: PatronsPen, sites: Sites, site: number, color: string): void {
  const { sign } = lotOf(sites, site);
  const worth = SITE[site].campi.some((campo) => shown.statues.includes(CAMPI[campo])) ? 2 : 1;
  pen.on(inset(siteOf(sites, site), sign.u, sign.v, 0.8, 0.86));
  pen.box(0, 0, 4, 1.7, 0.24, paintOf(color), -0.24);
  pen.card(0, 0, 3.7, 1.4, IVORY, 'plate', 0.02);
  pen.number(site + 1, -0.95, 0, 1.3, INK, 0, 0.12);
  for (let k = 0; k < worth; k++) pen.ink('icon:star', 0.45 + k * 0.95, 0, 1, 1, STAR, 0.12);
}
const STAR = 0xb8780a;

/** Seen from the left edge a name lies beyond the statue, clear of the pieces on the campo. */
function asideOf(campo: number): (typeof FURNITURE)[number]['name'] {
  const { x0, z0, x1, z1 } = CAMPO_AREAS[campo];
  const { name: strip } = FURNITURE[campo];
  const x = strip.x + Math.min(3.8, (x1 - x0) * 0.28);
  return { x, z: (z0 + z1) / 2, w: z1 - z0 - 1.8, d: strip.d };
}

function name(pen: PatronsPen, sites: Sites, campo: number): void {
  const spot = sites.upright ? asideOf(campo) : FURNITURE[campo].name;
  const letters = NAME_LONG[campo];
  const high = Math.min(spot.d, spot.w / letters);
  const wide = high * letters;
  pen.on(inset(ground(sites, spot), 0, 0, 0.5, 0.3));
  pen.card(0, 0, wide, high, IVORY, `campo:${CAMPI[campo]}`, 0);
}

function statue(shown: Shown, pen: PatronsPen, sites: Sites, campo: number): void {
  const which = shown.statues.indexOf(CAMPI[campo]);
  const at = plinthOf(sites, campo);
  if (which < 0) {
    pen.on(at).put('plinth', 0, 0, 0, 1, 1, 1, 0xffffff);
    return;
  }
  place(at, 0, 0, 0, pose);
  pose.size = STATUE;
  drawStatue(pen, pose, which);
}
