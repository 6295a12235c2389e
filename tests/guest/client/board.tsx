/** The board in 3D: oases, markets and wells, the caravan, and five dice to point at. */

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
import { LOOKS } from '../../../engine/core/colors.ts';
import { MARKET_EVERY, MAX_SEATS, OASES, WELL_EVERY } from '../engine/data.ts';
import type { View } from '../engine/knowledge.ts';
import { basics } from './basics.ts';
import { type DieTarget, drafts } from './decision.tsx';
import * as forms from './forms.ts';
import { spotOf, stopOf } from './scenery.ts';
import { open, ownOf } from './words.ts';

const PAINTED = { material: 'painted', shadow: true } as const;
const { box, card, disc, ink, light, bar, hull } = RECIPES;
const FORMS: Recipes<PenForm | Exclude<keyof typeof forms, 'groves'>> = {
  box,
  card,
  disc,
  ink,
  light,
  bar,
  hull,
  palm: { ...PAINTED, geometry: forms.palm, capacity: 2 * OASES },
  stall: { ...PAINTED, geometry: forms.stall, capacity: OASES },
  well: { ...PAINTED, geometry: forms.well, capacity: OASES },
  tent: { ...PAINTED, geometry: forms.tent, capacity: 2 },
  camel: { ...PAINTED, geometry: forms.camel, capacity: 4 },
  goal: { ...PAINTED, geometry: forms.goal, capacity: MAX_SEATS },
};
type CaravanForm = keyof typeof FORMS;
class CaravanPen extends Pen<DieTarget, CaravanForm> {}

const GROUND: Surface = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, scale: 1 };
const [PLAIN, SLAB, STONE, BONE, RUG, FRINGE, PIP] = [
  0xffffff, 0xe6d3a8, 0xbfa77e, 0xfff6e0, 0x8c2f2a, 0xd8b65a, 0x3a2a1c,
];
/** Beyond the road, so that the caravan is before the oasis. */
const ASIDE = 1.1;
const stopAt = (oasis: number): Pose => ({ ...newPose(), ...spotOf(oasis), y: 0.8 });
const beside = (oasis: number, out: number, along = 0): Pose => {
  const turn = ((oasis + along) / OASES) * 2 * Math.PI;
  const { x, z } = spotOf(oasis + along);
  return { ...newPose(), x: x * out, z: z * out, yaw: turn };
};
/** Places of a die's pips, in thirds of its face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

interface Shown extends ShownBase {
  /** Null while it is under way. */
  caravan: number | null;
  dice: readonly number[];
  /** Goals of the viewer, and of all at the end. */
  readonly goals: readonly { readonly goal: number; readonly color: string }[];
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
    const own = ownOf(view);
    const goals = seats.flatMap(({ seat, color, goal: told }) => {
      const goal = own?.seat === seat ? own.goal : told;
      return goal === null ? [] : [{ goal, color }];
    });
    return { seats: [...seats], caravan, dice, goals };
  },
  stage: (events, before, sites, options) =>
    staged(new Writing(structuredClone(before), sites), events, HANDLERS, hintOf, options),
};
const drawing: Drawing<'tent', never, Shown, CaravanPen> = {
  pose: poseOf,
  thing: (_, pen) => void pen.stand('tent', at, PLAIN),
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

function oasisOn(pen: CaravanPen, oasis: number): void {
  const { x, z } = spotOf(oasis);
  const market = oasis % MARKET_EVERY === 0;
  const marked = market || oasis % WELL_EVERY === 0;
  const wide = marked ? 7 : 5;
  pen.put('disc', x, -z, 0, wide, 0.7, wide, marked ? STONE : SLAB);
  if (marked) pen.stand(market ? 'stall' : 'well', beside(oasis, ASIDE), PLAIN, market ? 2.6 : 2.3);
  // Two palms beside each marked oasis, and one beside some others.
  const palms = marked ? [-0.42, 0.42] : oasis % 2 ? [(oasis % 3) * 0.2 - 0.2] : [];
  for (const along of palms) {
    pen.stand('palm', beside(oasis, ASIDE + 0.02, along), PLAIN, marked ? 2.3 : 1.7);
  }
}

function caravanOn(pen: CaravanPen, oasis: number): void {
  pen.stand('tent', stopAt(oasis), PLAIN, 2.1);
  for (const [k, along] of [-1, -1.6, -2.2].entries()) {
    pen.stand('camel', { ...beside(oasis, 0.985 - 0.02 * k, along), y: 0.8 }, PLAIN, 2.1);
  }
}

function dieOn(pen: CaravanPen, die: number, pips: number): void {
  const u = (die - 2) * 18;
  pen.box(u, 0, 12, 12, 12, BONE, 0.6);
  for (const [right, up] of PIPS[pips] ?? []) {
    pen.put('disc', u + right * 3.3, up * 3.3, 12.55, 1.4, 0.1, 1.4, PIP);
  }
  pen.pick({ kind: 'die', die }, u, 0, 6.5, 13, 13, 13, 'frame');
}

const pieces: Pieces<Types> = {
  still({ caravan, dice, goals }, pen) {
    pen.on(GROUND);
    for (let oasis = 0; oasis < OASES; oasis++) oasisOn(pen, oasis);
    for (const { goal, color } of goals) {
      const { paint } = LOOKS[color as keyof typeof LOOKS];
      pen.stand('goal', beside(goal, 0.93), paint, 2);
    }
    if (caravan !== null) caravanOn(pen, caravan);
    pen.box(0, 0, 104, 32, 0.5, FRINGE).box(0, 0, 99, 28, 0.6, RUG);
    for (const [die, pips] of dice.entries()) dieOn(pen, die, pips);
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
    width: 1024,
    height: 1024,
    recipes: FORMS,
  },
  pen: CaravanPen,
  sitesFor: (aspect) => (aspect < 1 ? SITES.tall : SITES.wide),
  pieces: () => pieces,
  staging,
  drafts,
  owes: basics.owes,
});
