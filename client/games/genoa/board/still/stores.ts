/** Around the town: the remaining goods, special tiles and cards, the dice, the rounds. */

import { COMMODITIES, KINDS, TILES } from '../../../../../engine/games/genoa/data.ts';
import { inset, laid, newPose, newSheet, type Surface } from '../../../../table/board/surface.ts';
import {
  type Area,
  beamWay,
  type Die,
  hourSpot,
  middleOf,
  pileOf,
  SHELL,
  SUNDIAL,
  stockRect,
  tileRect,
} from '../../scenery/plan.ts';
import type { GenoaPen } from '../genoa-pen.ts';
import {
  BLUE,
  GILT,
  GOOD_CELL,
  GOOD_PAINT,
  INK,
  IVORY,
  KIND_CELL,
  KIND_PAINT,
  RED,
  TILE_PAINT,
  WALNUT,
} from '../looks.ts';
import type { Shown } from '../shown.ts';
import {
  dieOf,
  discardTop,
  GROUND,
  ground,
  LEAN,
  pileTop,
  stockOf,
  tileStoreOf,
} from '../sites.ts';
import { drawCard, drawDie, drawGood, drawTile } from '../vessel.ts';

/** The number left: a figure on a tag beside a sign. */
function tag(pen: GenoaPen, face: Surface, count: number, cell: string, paint: number): void {
  pen.on(face);
  pen.box(0, 0, 3.5, 1.9, 0.24, WALNUT, -0.24);
  pen.card(0, 0, 3.2, 1.6, IVORY, 'tag', 0.02);
  const shade = count > 0 ? 1 : 0;
  if (cell) pen.ink(cell, -0.75, 0, 1.35, 1.35, shade ? paint : 0x9a9080, 0.12);
  pen.number(count, cell ? 0.8 : 0, 0, 1.4, shade ? INK : 0x9a9080, 0, 0.12);
}

const sizeOf = ({ x0, x1, z0, z1 }: Area): [number, number] => [x1 - x0, z1 - z0];

export function composeStores(shown: Shown, pen: GenoaPen): void {
  COMMODITIES.forEach((good, k) => {
    const bin = stockRect(good);
    const [w, d] = sizeOf(bin);
    const foot = ground(middleOf(bin));
    pen.on(foot).put('shelf', 0, 0, 0, w - 0.2, 1, d - 0.2, 0xffffff);
    const left = shown.goods[k] ?? 0;
    for (let n = 0; n < left; n++) drawGood(pen, stockOf(good, n), good);
    tag(pen, inset(foot, -2.9, -d / 2 + 1.2, 1.1, LEAN), left, GOOD_CELL[good], GOOD_PAINT[good]);
  });
  TILES.forEach((tile, k) => {
    const bin = tileRect(tile);
    const [w, d] = sizeOf(bin);
    const foot = ground(middleOf(bin));
    pen.on(foot).put('shelf', 0, 0, 0, w - 0.2, 1, d - 0.2, 0xffffff);
    const left = shown.tiles[k] ?? 0;
    for (let n = 0; n < left; n++) drawTile(pen, tileStoreOf(tile, n), tile);
    // A tile's tag has the tile's colour: its sign lies beside it.
    pen.on(inset(foot, -4, 1.7, 1.1, LEAN));
    pen.box(0, 0, 2.2, 1.9, 0.24, TILE_PAINT[tile], -0.24);
    pen.card(0, 0, 1.9, 1.6, IVORY, 'tag', 0.02);
    pen.number(left, 0, 0, 1.4, left > 0 ? INK : 0x9a9080, 0, 0.12);
  });
  piles(shown, pen);
  dice(shown, pen);
  rounds(shown, pen);
}

function piles(shown: Shown, pen: GenoaPen): void {
  KINDS.forEach((kind, k) => {
    const { area } = pileOf(kind);
    const [w, d] = sizeOf(area);
    const { down = 0, up = 0 } = shown.piles[k] ?? {};
    const foot = ground(middleOf(area));
    pen.on(foot).put('shelf', 0, 0, 0, w - 0.2, 1, d - 0.2, 0xffffff);
    for (let n = 0; n < down; n++) drawCard(pen, pileTop(kind, n), kind);
    for (let n = 0; n < Math.min(4, up); n++) drawCard(pen, discardTop(kind, n), kind, true);
    tag(pen, inset(foot, -0.1, -d / 2 + 1.1, 1.1, LEAN), down, KIND_CELL[kind], KIND_PAINT[kind]);
  });
}

function dice({ dice: thrown, rolling, path }: Shown, pen: GenoaPen): void {
  pen.on(ground(SHELL));
  pen.pick({ kind: 'dice' }, 0, 0, 1.4, 7, 6, 2.8, 'ring');
  if (rolling) return;
  drawDie(pen, dieOf('blue'), 'blue', thrown?.blue ?? 0);
  drawDie(pen, dieOf('red'), 'red', thrown?.red ?? 0);
  // The beams mark the tower's first space until the tower moves.
  if (thrown && path.length === 1) composeBeams(pen, thrown.blue, thrown.red, 0.4, 1);
}

const shaded = (color: number, k: number): number =>
  (Math.round(((color >> 16) & 255) * k) << 16) |
  (Math.round(((color >> 8) & 255) * k) << 8) |
  Math.round((color & 255) * k);

const foot = newPose();
const beamed = newSheet();

/** One die's light, inwards from its edge of the grid. */
function composeBeam(pen: GenoaPen, die: Die, face: number, bright: number, reach: number): void {
  const [from, to] = beamWay(die, face);
  const [dx, dz] = [(to.x - from.x) * reach, (to.z - from.z) * reach];
  foot.x = from.x + dx / 2;
  foot.y = GROUND + 0.2;
  foot.z = from.z + dz / 2;
  foot.yaw = die === 'red' ? Math.PI / 2 : 0;
  const long = Math.abs(dx) + Math.abs(dz);
  const color = die === 'blue' ? BLUE : RED;
  pen.on(laid(beamed, foot));
  // The plain colour first, since pale paving would wash the light out; then the light.
  pen.put('ink', 0, 0, 0, 6 * bright, 1, long, color, 'beam');
  pen.put('light', 0, 0, 0.1, 3.2, 1, long, shaded(color, bright * 0.8), 'beam');
  // Houses hide most of the beam, so a ray also runs over their roofs.
  pen.put('bar', 0, 0, OVER_ROOFS, 0.5 * bright, 0.5 * bright, long, color);
}
/** Height of the rays over the ground. */
const OVER_ROOFS = 6;

/** A blue light along a column and a red one along a row, `reach` 0 … 1 of their way. */
export function composeBeams(
  pen: GenoaPen,
  blue: number,
  red: number,
  bright: number,
  reach: number,
): void {
  composeBeam(pen, 'blue', blue, bright, reach);
  composeBeam(pen, 'red', red, bright, reach);
}

/** The lantern on the sundial, and the remaining rounds as a figure. */
function rounds({ roundsLeft }: Shown, pen: GenoaPen): void {
  const hour = hourSpot(Math.max(1, roundsLeft));
  pen
    .on(ground(hour, hour.y))
    .put('lantern', 0, 0, 0, 1, 1, 1, roundsLeft > 1 ? 0xffe2a0 : 0xff8a5a);
  pen.light('halo', 0, 0, 5, 0x8a5a1c, 0.3);
  pen.on(inset(ground(SUNDIAL, SUNDIAL.y), 0, 0, 4.6, LEAN));
  pen.put('disc', 0, 0, -0.3, 1.9, 0.3, 1.9, 0x2f3942);
  pen.put('disc', 0, 0, -0.34, 2.1, 0.3, 2.1, GILT);
  pen.number(roundsLeft, 0, 0, 2.2, IVORY, 0, 0.03);
}
