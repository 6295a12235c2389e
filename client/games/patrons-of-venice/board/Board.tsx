/** The board: sites, campi, galleys, stalls and seals to point at. */

import {
  GOODS,
  LEAD_ACTIONS,
  MAX_SEATS,
  RAW_GOODS,
  SHIPS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import { CAMPI, SITES as LOTS } from '../../../../engine/games/patrons-of-venice/map.ts';
import type { PublicView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { RECIPES, type Recipes } from '../../../pieces/set.ts';
import { makeBoard } from '../../../table/board/Board.tsx';
import type { BoardTypes, Pieces, ShownBase, SitesBase } from '../../../table/board/board-game.ts';
import { kitCells } from '../../../table/board/cells.ts';
import { Pen, type PenForm } from '../../../table/board/pen.ts';
import type { Surface } from '../../../table/board/surface.ts';
import { hinting } from '../../../table/staging/hints.ts';
import type { MotionOf } from '../../../table/staging/motion.ts';
import type { Staging } from '../../../table/staging/player.ts';
import { Script } from '../../../table/staging/script.ts';
import { staged } from '../../../table/staging/staging.ts';
import { basics } from '../basics.ts';
import { affordances, useDrafts } from '../drafts.ts';
import {
  type Area,
  BERTH,
  CAMPO_AREAS,
  HEAPS,
  middleOf,
  QUAY,
  quayOf,
  RAFT_SPOTS,
  SEALS,
  SITE_AREAS,
  STALLS,
} from '../scenery/plan.ts';
import type { BoardTarget } from '../targets.ts';

const { box, card, disc, ink, light, bar, hull } = RECIPES;
const FORMS: Recipes<PenForm> = { box, card, disc, ink, light, bar, hull };
class CampiPen extends Pen<BoardTarget, PenForm> {}

const GROUND: Surface = { x: 0, y: QUAY, z: 0, yaw: 0, tilt: 0, scale: 1 };
const [LOT, CAMPO, BUILT, SEAL, GOOD] = [0xb8735c, 0xe8dcc4, 0x3f8a78, 0x9a2f3a, 0xd9a441];

interface Shown extends ShownBase {
  readonly open: PublicView;
}
type Motion = MotionOf<never, never>;
class Writing extends Script<Shown, SitesBase, never> {}
const staging: Staging<View, Shown, SitesBase, Motion> = {
  shownOf: ({ public: open }) => ({ seats: [...open.seats], open }) as unknown as Shown,
  stage: (events, before, sites, options) =>
    staged(
      new Writing(structuredClone(before), sites),
      events,
      {},
      hinting({}, () => null),
      options,
    ),
};

interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly sites: SitesBase;
  readonly target: BoardTarget;
  readonly thing: never;
  readonly own: never;
  readonly pen: CampiPen;
  readonly pieces: Pieces<Types>;
  readonly form: PenForm;
}

function slab(pen: CampiPen, area: Area, high: number, color: number, target: BoardTarget): void {
  const { x, z } = middleOf(area);
  const [w, d] = [area.x1 - area.x0 - 0.4, area.z1 - area.z0 - 0.4];
  pen.box(x, -z, w, d, high, color);
  pen.pick(target, x, -z, high / 2, w, d, high, 'frame');
}

const pieces: Pieces<Types> = {
  still({ open }, pen) {
    pen.on(GROUND);
    const { sites, seats, market, wharf, sail } = open;
    CAMPO_AREAS.forEach((area, k) => {
      slab(pen, area, 0.2, CAMPO, { kind: 'campo', campo: CAMPI[k] });
    });
    SITE_AREAS.forEach((area, k) => {
      const site = LOTS[k];
      const built = sites[site];
      slab(pen, area, built ? 6 : 0.6, built ? BUILT : LOT, { kind: 'site', site });
    });
    SEALS.forEach(({ x, z }, k) => {
      pen.box(x, -z, 3, 3, 1, SEAL);
      pen.pick({ kind: 'seal', action: LEAD_ACTIONS[k] }, x, -z, 0.5, 3, 3, 1, 'frame');
    });
    for (const { seat, ships } of seats) {
      SHIPS.forEach((ship, k) => {
        if (!ships[ship]) return;
        const { x, z } = quayOf(seat, seats.length).berths[k];
        pen.box(x, -z, BERTH.long, BERTH.wide, 2, GOOD);
        pen.pick({ kind: 'galley', seat, ship }, x, -z, 1, BERTH.long, BERTH.wide, 2, 'frame');
      });
    }
    const lie = (from: 'market' | 'wharf', good: (typeof GOODS)[number], n: number): void => {
      const at = from === 'wharf' ? HEAPS[RAW_GOODS.indexOf(good as 'wool')] : STALLS[n];
      if (!at) return;
      pen.box(at.x, -at.z, 3, 3, 2, GOOD);
      pen.pick({ kind: 'stall', from, good }, at.x, -at.z, 1, 3, 3, 2, 'frame');
    };
    for (const [n, good] of GOODS.filter((good) => market[good]).entries()) lie('market', good, n);
    for (const [n, good] of GOODS.filter((good) => wharf[good]).entries()) lie('wharf', good, n);
    (sail?.newShipments ?? []).forEach((good, k) => {
      const { x, z } = RAFT_SPOTS[k];
      pen.box(x, -z, 3, 3, 2, GOOD);
      pen.pick({ kind: 'raft', good }, x, -z, 1, 3, 3, 2, 'frame');
    });
  },
  moving() {},
  flying() {},
};

const SHAPES = { wide: { upright: false }, tall: { upright: true } } as const;

export default makeBoard<Types>({
  sheet: {
    cells: () => kitCells(MAX_SEATS),
    ...{ width: 1024, height: 1024, recipes: FORMS },
  },
  pen: CampiPen,
  sitesFor: (aspect) => (aspect < 1 ? SHAPES.tall : SHAPES.wide),
  pieces: () => pieces,
  staging,
  drafts: { useDrafts, affordances },
  owes: basics.owes,
});
