/** The drawing of this game's things, standing or moving: each at a pose. Allocates nothing. */

import {
  BUSINESSES,
  type BusinessId,
  GOODS,
  type Good,
  RAW_GOODS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { laid, newPose, newSheet, type Pose } from '../../../table/board/surface.ts';
import { BANNER_AT, DECK, HOLD, SAIL } from './forms/afloat.ts';
import { LUXURIES, type Luxury } from './forms.ts';
import { IVORY } from './looks.ts';
import type { PatronsPen } from './patrons-pen.ts';
import { CARGO_SIZE } from './sites.ts';

const sheet = newSheet();
const aboard = newPose();

const STANDARDS: { readonly [color: string]: string } = Object.fromEntries(
  Object.keys(SEAT_COLORS).map((color) => [color, `standard:${color}`]),
);
/** The cell of a house's banner. */
export const standardOf = (color: string): string => STANDARDS[color] ?? 'standard:red';
export const paintOf = (color: string): number => SEAT_COLORS[color] ?? IVORY;

const CARGO: { readonly [good: string]: string } = Object.fromEntries(
  RAW_GOODS.map((good) => [good, `cargo:${good}`]),
);

/** Names of forms, looked up without writing them anew in every frame. */
const named = <K extends string, P extends string>(
  prefix: P,
  names: readonly K[],
): { readonly [k in K]: `${P}:${k}` } =>
  Object.fromEntries(names.map((name) => [name, `${prefix}:${name}`])) as {
    [k in K]: `${P}:${k}`;
  };
const GOOD_FORM = named('good', GOODS);
const LUXURY_FORM = named('luxury', LUXURIES);
const WORK_FORM = named('work', BUSINESSES);
const STATUE_FORM = [
  'statue:0',
  'statue:1',
  'statue:2',
  'statue:3',
  'statue:4',
  'statue:5',
] as const;

/** A good as a thing. Size 1 is about 1.4 wide. */
export function drawGood(pen: PatronsPen, at: Pose, good: Good): void {
  pen.on(laid(sheet, at)).put(GOOD_FORM[good], 0, 0, 0, 1, 1, 1, 0xffffff);
}

/** A luxury as a thing. Size 1 is about 2 wide. */
export function drawLuxury(pen: PatronsPen, at: Pose, luxury: Luxury): void {
  pen.on(laid(sheet, at)).put(LUXURY_FORM[luxury], 0, 0, 0, 1, 1, 1, 0xffffff);
}

/** A house's banner: its hoist is at the pose, it flies to the right, 3.1 wide at size 1. */
export function drawBanner(pen: PatronsPen, at: Pose, color: string): void {
  pen.on(laid(sheet, at)).put('flag', 0, 0, 0, 3.1, 3.2, 1, paintOf(color), standardOf(color));
}

/** A rosette of favour. */
export function drawFavour(pen: PatronsPen, at: Pose): void {
  pen.on(laid(sheet, at)).put('favour', 0, 0, 0, 1, 1, 1, 0xffffff);
}

/** The place of a thing on a ship: `along` it and `high` over the water, turned to the camera. */
function onShip(at: Pose, along: number, high: number, facing: number): Pose {
  aboard.x = at.x + Math.cos(at.yaw) * along * at.size;
  aboard.z = at.z - Math.sin(at.yaw) * along * at.size;
  aboard.y = at.y + high * at.size;
  aboard.yaw = facing;
  aboard.tilt = 0;
  aboard.spin = 0;
  aboard.size = at.size;
  return aboard;
}

/**
 * A galley of a house on its way or in its berth: the pose's turn is that of its bow (0: +x).
 * @param good its cargo; null: its sail is furled
 * @param banner the colour of the house that has reserved the cargo; null: none
 * @param facing turn of the camera's side, to which its sail looks
 */
export function drawGalley(
  pen: PatronsPen,
  at: Pose,
  color: string,
  good: Good | null,
  banner: string | null,
  facing: number,
): void {
  pen.on(laid(sheet, at)).put('galley', 0, 0, 0, 1, 1, 1, 0xffffff);
  // The owner's banner at the stern.
  pen.on(laid(sheet, onShip(at, -4, 3.6, facing)));
  pen.put('flag', -0.85, 0, 0, 1.7, 1.6, 1, paintOf(color), standardOf(color));
  if (good) {
    pen.on(laid(sheet, onShip(at, SAIL.x, SAIL.y, facing)));
    pen.put('sail', 0, 0.1, 0, SAIL.w, SAIL.h, 2.6, paintOf(color), CARGO[good] ?? 'solid');
    const from = onShip(at, HOLD, DECK, facing);
    from.size *= CARGO_SIZE;
    drawGood(pen, from, good);
  }
  if (banner === null) return;
  const top = onShip(at, SAIL.x, BANNER_AT, facing);
  drawBanner(pen, top, banner);
}

/** The pirates' galley. */
export function drawCorsair(pen: PatronsPen, at: Pose, facing: number): void {
  pen.on(laid(sheet, at)).put('corsair', 0, 0, 0, 1, 1, 1, 0xffffff);
  pen.on(laid(sheet, onShip(at, SAIL.x, SAIL.y, facing)));
  pen.put('sail', 0, 0.1, 0, SAIL.w, SAIL.h, 2.6, 0x15131a, 'cargo:pirates');
}

/** A workshop at a pose on the ground; `up` 0 … 1: how far it has risen out of the ground. */
export function drawWorkshop(pen: PatronsPen, at: Pose, business: BusinessId, up = 1): void {
  pen.on(laid(sheet, at));
  pen.put(WORK_FORM[business], 0, 0, 0, 1, Math.max(0.02, up), 1, 0xffffff);
}

/** Statue `which`, the how manieth in Venice from 0, at a pose on the ground. */
export function drawStatue(pen: PatronsPen, at: Pose, which: number): void {
  const form = STATUE_FORM[Math.min(which, STATUE_FORM.length - 1)];
  pen.on(laid(sheet, at)).put(form, 0, 0, 0, 1, 1, 1, 0xffffff);
}
