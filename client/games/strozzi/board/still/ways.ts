/** The ways up: steps with their numbers and prizes, and the bearers on them. */

import {
  CITIES,
  type City,
  PORTS,
  WARE_OF_PORT,
  WARES,
} from '../../../../../engine/games/strozzi/data.ts';
import { inset, newPose } from '../../../../table/board/surface.ts';
import { CLIMB, FEET, HALF_STAIR, wayAt } from '../../scenery/landmarks.ts';
import { drawBearer } from '../crowd.ts';
import type { GulfPen } from '../gulf-pen.ts';
import { CITY_COLOR, GILT, INK, IVORY, STONE_DARK, WALNUT, WARE_COLOR } from '../looks.ts';
import type { Shown } from '../shown.ts';
import { bearer, plate, type Sites, step } from '../sites.ts';

const pose = newPose();
const GOLD_STEP = 0xc8962c;
/** Stone of each city's steps: white marble, travertine, lava, and the road's pale gravel. */
const STEPS: { readonly [c in City]: readonly [number, number] } = {
  venice: [0xb89c8e, 0xa08478],
  rome: [0xb09c74, 0x968260],
  naples: [0x978d86, 0x7c746e],
  florence: [0xb49a66, 0x9a8250],
};

/** Ducats on a step beyond its rank; 0 for most. */
const bonusOf = ({ bonus, top }: Shown, space: number): number =>
  bonus && space > top - 3 ? (bonus[space - (top - 2)] ?? 0) : 0;

export function composeWays(shown: Shown, pen: GulfPen, sites: Sites): void {
  for (const city of CITIES) {
    steps(shown, pen, sites, city);
    sign(pen, sites, city);
    bearers(shown, pen, sites, city);
    const { x, y, z } = wayAt(city, 0.5);
    const tilt = Math.atan2(CLIMB.high, CLIMB.far);
    pen.on({ x, y: y + 0.6, z, yaw: 0, tilt, scale: 1 });
    const long = Math.hypot(CLIMB.high, CLIMB.far);
    pen.pick({ kind: 'city', city }, 0, 0, 0, HALF_STAIR * 2 + 1, long + 2, 1, 'frame');
  }
}

function steps(shown: Shown, pen: GulfPen, sites: Sites, city: City): void {
  const { top } = shown;
  const deep = CLIMB.far / top;
  const [light, dark] = STEPS[city];
  for (let k = 1; k <= top; k++) {
    const bonus = bonusOf(shown, k);
    const { x, y, z } = step(sites, city, k, top);
    pen.on({ x, y, z, yaw: 0, tilt: 0, scale: 1 });
    pen.box(0, 0, HALF_STAIR * 2, deep + 0.12, 2.2, bonus ? GOLD_STEP : k % 2 ? light : dark, -2.2);
    pen.ink('tread', 0, 0, HALF_STAIR * 2 - 0.1, deep - 0.1, 0xffffff, 0.03);
    // The nosing catches the light.
    pen.box(0, -deep / 2, HALF_STAIR * 2 + 0.1, 0.22, 0.16, bonus ? GILT : IVORY, -0.08);
    const face = inset(plate(sites, city, k, top), 0, 0, 0.34, 0.42);
    pen.on(face);
    const [w, d] = bonus ? [3, 2] : [2.2, 1.7];
    pen.card(0, 0, w, d, bonus ? GILT : STONE_DARK, 'plate', 0);
    const ink = bonus ? 0x7a1f16 : INK;
    if (bonus) pen.number(bonus, 0, 0, 1.75, ink, 0, 0.08, '+');
    else pen.number(k, 0, 0, 1.5, ink, 0, 0.08);
  }
}

/** The city's name and the ware that it takes, over its gate. */
function sign(pen: GulfPen, sites: Sites, city: City): void {
  const port = PORTS.indexOf(city as (typeof PORTS)[number]);
  const ware = port < 0 ? null : WARES[WARE_OF_PORT[port] ?? 0];
  pen.on(sites.signs[city]);
  pen.box(0, 0, 13.4, 3, 0.4, WALNUT, -0.5);
  pen.box(0, 0, 13.1, 2.7, 0.4, GILT, -0.42);
  pen.box(0, 0, 12.7, 2.3, 0.4, CITY_COLOR[city], -0.36);
  pen.ink(`sign:${city}`, 1.3, 0, 9.6, 1.75, 0xfff3d0, 0.1);
  pen.card(-4.9, 0, 2.5, 2.5, IVORY, 'solid', 0.08);
  if (ware) pen.ink(`ware:${ware}`, -4.9, 0, 2.1, 2.1, WARE_COLOR[ware], 0.16);
  else pen.ink('scroll', -4.9, 0, 2.1, 2.1, 0x6b4a2a, 0.16);
}

function bearers(shown: Shown, pen: GulfPen, sites: Sites, city: City): void {
  const { top } = shown;
  const leader = leaderOf(shown, city);
  shown.tracks[city].forEach((space, k) => {
    space.forEach((seat, index) => {
      bearer(sites, city, k, index, top, pose);
      drawBearer(pen, pose, shown.seats[seat]?.color ?? 'red', seat === leader);
    });
  });
  const { x, z } = FEET[city];
  // Before the first step all bearers stand on a strip of its own.
  pen.on({ x, y: 1.16, z: z + 2.5, yaw: 0, tilt: 0, scale: 1 });
  pen.box(0, 0, HALF_STAIR * 2, 2.7, 0.1, STEPS[city][0], -0.02);
}

/** ST-034, ST-044: the first of the highest step; null while all stand at the foot. */
function leaderOf(shown: Shown, city: City): number | null {
  const spaces = shown.tracks[city];
  for (let k = spaces.length - 1; k > 0; k--) {
    const first = spaces[k]?.[0];
    if (first !== undefined) return first;
  }
  return null;
}
