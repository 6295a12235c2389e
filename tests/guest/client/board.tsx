/** The board in 3D: oases, markets and wells, the caravan, and five dice to point at. */

import { ConeGeometry } from 'three';
import { RECIPES, type Recipes } from '../../../client/pieces/set.ts';
import { makeBoard } from '../../../client/table/board/Board.tsx';
import type {
  BoardTypes,
  Pieces,
  ShownBase,
  SitesBase,
} from '../../../client/table/board/board-game.ts';
import { kitCells } from '../../../client/table/board/cells.ts';
import { Pen, type PenForm } from '../../../client/table/board/pen.ts';
import { newPose, type Pose, type Surface } from '../../../client/table/board/surface.ts';
import { at, type Drawing, drawMotions } from '../../../client/table/staging/draw.ts';
import { hinting } from '../../../client/table/staging/hints.ts';
import { type MotionOf, poseOf } from '../../../client/table/staging/motion.ts';
import type { Staging } from '../../../client/table/staging/player.ts';
import { Script } from '../../../client/table/staging/script.ts';
import { type HandlersOf, staged } from '../../../client/table/staging/staging.ts';
import { MARKET_EVERY, MAX_SEATS, OASES, WELL_EVERY } from '../engine/data.ts';
import type { View } from '../engine/knowledge.ts';
import { basics } from './basics.ts';
import { type DieTarget, drafts } from './decision.tsx';
import { spotOf, stopOf } from './scenery.ts';
import { open } from './words.ts';

const LOW = { material: 'solid', shadow: true } as const;
const { box, card, disc, ink, light, bar, hull } = RECIPES;
const FORMS: Recipes<PenForm | 'palm' | 'tent'> = {
  ...{ box, card, disc, ink, light, bar, hull },
  palm: { ...LOW, geometry: () => new ConeGeometry(2.2, 7, 7).toNonIndexed(), capacity: OASES },
  tent: { ...LOW, geometry: () => new ConeGeometry(4.2, 9, 4).toNonIndexed(), capacity: 2 },
};
type CaravanForm = keyof typeof FORMS;
class CaravanPen extends Pen<DieTarget, CaravanForm> {}

const GROUND: Surface = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, scale: 1 };
const [TENT, PALM, SLAB, BONE, INK] = [0xb8352c, 0x4c8a3f, 0xf0e2c0, 0xfff6e0, 0x33261a];
/** Beyond the road, so that the caravan stands before the oasis. */
const ASIDE = 1.1;
const stopAt = (oasis: number): Pose => ({ ...newPose(), ...spotOf(oasis), y: 5 });

interface Shown extends ShownBase {
  /** Null while it is under way. */
  caravan: number | null;
  dice: readonly number[];
}
type Motion = MotionOf<'tent', never>;
class Writing extends Script<Shown, SitesBase, 'tent'> {}
type Event =
  | { readonly type: 'travelled'; readonly stop: number }
  | { readonly type: 'rolled'; readonly dice: readonly number[] };

const HANDLERS: HandlersOf<Writing, Event> = {
  travelled(script, { stop }) {
    script.fly('tent', stopAt(script.shown.caravan ?? 0), stopAt(stop), {
      lasts: 1.2,
      take: (shown) => {
        shown.caravan = null;
      },
      give: (shown) => {
        shown.caravan = stop;
      },
    });
    script.now += 1.2;
  },
  rolled(script, { dice }) {
    script.glow(GROUND, 8, 0xffd070);
    script.change((shown) => {
      shown.dice = dice;
    });
  },
};
const hintOf = hinting<Event>({ travelled: 2 }, (event) =>
  event.type === 'travelled' ? stopOf(event.stop) : null,
);
const staging: Staging<View, Shown, SitesBase, Motion> = {
  shownOf(view) {
    const { seats, caravan, dice } = open(view);
    return { seats: [...seats], caravan, dice };
  },
  stage: (events, before, sites, options) =>
    staged(new Writing(structuredClone(before), sites), events, HANDLERS, hintOf, options),
};
const drawing: Drawing<'tent', never, Shown, CaravanPen> = {
  pose: poseOf,
  thing: (_, pen) => void pen.stand('tent', at, TENT),
  own: () => undefined,
};

interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly sites: SitesBase;
  readonly target: DieTarget;
  readonly thing: 'tent';
  readonly own: never;
  readonly pen: CaravanPen;
  readonly pieces: Pieces<Types>;
  readonly form: CaravanForm;
}

const pieces: Pieces<Types> = {
  still({ caravan, dice }, pen) {
    pen.on(GROUND);
    for (let oasis = 0; oasis < OASES; oasis++) {
      const { x, z } = spotOf(oasis);
      const tall = oasis % MARKET_EVERY === 0 ? 2 : oasis % WELL_EVERY === 0 ? 1.4 : 1;
      const palm = { ...newPose(), x: x * ASIDE, y: 3.5 * tall, z: z * ASIDE, size: tall };
      pen.stand('palm', palm, PALM).put('disc', x, -z, 0.4, 8, 0.8, 8, SLAB);
    }
    if (caravan !== null) pen.stand('tent', stopAt(caravan), TENT);
    for (const [die, pips] of dice.entries()) {
      const u = (die - 2) * 12;
      pen.box(u, 0, 8, 8, 8, BONE).number(pips, u, 0, 6, INK, 0, 8.1);
      pen.pick({ kind: 'die', die }, u, 0, 4, 9, 9, 9, 'frame');
    }
  },
  moving() {},
  flying(motions, time, shown, pen) {
    drawMotions(motions, time, shown, pen, drawing);
  },
};

const SITES = { wide: { upright: false }, tall: { upright: true } } as const;

export default makeBoard<Types>({
  sheet: {
    cells: () => kitCells(MAX_SEATS),
    ...{ width: 1024, height: 1024, recipes: FORMS },
  },
  pen: CaravanPen,
  sitesFor: (aspect) => (aspect < 1 ? SITES.tall : SITES.wide),
  pieces: () => pieces,
  staging,
  drafts,
  owes: basics.owes,
});
