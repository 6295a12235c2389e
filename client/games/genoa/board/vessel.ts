/** Pieces of this game, still or in motion: each is drawn at a pose. Allocates nothing. */

import type { Commodity, Kind, Tile } from '../../../../engine/games/genoa/data.ts';
import { DENOMINATIONS } from '../../../pieces/coins.ts';
import { inset, laid, newPose, newSheet, type Pose, place } from '../../../table/board/surface.ts';
import { DIE, DRUM, PEAK, PIN } from './forms/things.ts';
import type { GenoaPen } from './genoa-pen.ts';
import {
  BACK_CELL,
  BLUE,
  emblemOf,
  figureOn,
  GILT,
  GOOD_FORM,
  INK,
  IVORY,
  KIND_CELL,
  METAL,
  paintOf,
  RED,
  SLATE,
  standardOf,
  TILE_CELL,
  TILE_PAINT,
} from './looks.ts';
import type { Lot, Tray } from './lots.ts';
import { CARD, LEAN, OFFER, TILE } from './sites.ts';

const sheet = newSheet();
const face = newPose();

/** A commodity as a thing. */
export function drawGood(pen: GenoaPen, at: Pose, good: Commodity): void {
  pen.on(laid(sheet, at)).put(GOOD_FORM[good], 0, 0, 0, 1, 1, 1, 0xffffff);
}

/** A special tile, lying. */
export function drawTile(pen: GenoaPen, at: Pose, tile: Tile): void {
  pen.on(laid(sheet, at));
  pen.put('card', 0, 0, 0.11, TILE, 0.22, TILE, TILE_PAINT[tile], TILE_CELL[tile]);
}

/** A card with its back up, or its face of vellum with the sign of its kind. */
export function drawCard(pen: GenoaPen, at: Pose, kind: Kind, isOpen = false): void {
  pen.on(laid(sheet, at));
  if (!isOpen) {
    pen.put('card', 0, 0, 0.05, CARD.w, 0.1, CARD.d, IVORY, BACK_CELL[kind]);
    return;
  }
  pen.put('card', 0, 0, 0.05, CARD.w, 0.1, CARD.d, IVORY, 'solid');
  pen.ink(KIND_CELL[kind], 0, 0.3, 1.3, 1.3, INK, 0.13);
}

/**
 * An ownership marker: a disc of a house's colour with its emblem; without an owner (null) it has
 * neither. Size 1 is 1 in radius.
 */
export function drawMarker(pen: GenoaPen, at: Pose, color: string | null): void {
  pen.on(laid(sheet, at));
  pen.put('disc', 0, 0, 0, 1, 0.5, 1, color === null ? GILT : paintOf(color));
  if (color === null) pen.ink('sign:marker', 0.1, 0, 1.3, 1.3, INK, 0.52);
  else pen.ink(emblemOf(color), 0, 0, 1.25, 1.25, figureOn(color), 0.52);
}

/** A house's banner: its hoist is at the pose, it flies to the right, 3 wide at size 1. */
export function drawBanner(pen: GenoaPen, at: Pose, color: string): void {
  pen.on(laid(sheet, at)).put('flag', 0, 0, 0, 3, 3.1, 1, paintOf(color), standardOf(color));
}

/** Difference in width between a drum and the one below it. */
const NARROWER = 0.04;
const narrowed = (k: number): number => 1 - k * NARROWER;

/** Drums on top of each other. */
function stack(pen: GenoaPen, drums: number): void {
  for (let k = 0; k < drums; k++) {
    const s = narrowed(k);
    pen.put('drum', 0, 0, k * DRUM.high, s, 1, s, 0xffffff, '', k * 0.2);
  }
}

/** Drums that the tower has left: the emblem on them is that of the merchant. */
export function drawDrums(pen: GenoaPen, at: Pose, drums: number, color: string): void {
  pen.on(laid(sheet, at));
  stack(pen, drums);
  const top = drums * DRUM.high;
  pen.put('disc', 0, 0, top - 0.1, 1.75, 0.3, 1.75, paintOf(color));
  pen.ink(emblemOf(color), 0, 0, 2.5, 2.5, figureOn(color), top + 0.24);
}

/** Radius of the plate that the tower stands on, at size 1. */
const PLINTH = 2.9;

/**
 * The tower with its drums under its merchant's roof and banner, on a plate of his colour; a figure
 * on its face gives the number of drums.
 */
export function drawTower(pen: GenoaPen, at: Pose, drums: number, color: string): void {
  const paint = paintOf(color);
  pen.on(laid(sheet, at));
  pen.put('disc', 0, 0, 0, PLINTH + 0.3, 0.14, PLINTH + 0.3, GILT);
  pen.put('disc', 0, 0, 0.02, PLINTH, 0.24, PLINTH, paint);
  stack(pen, drums);
  const s = narrowed(drums - 1);
  const top = drums * DRUM.high;
  pen.put('crown', 0, 0, top, s, 1, s, 0xffffff);
  pen.put('roof', 0, 0, top, s, 1, s, paint);
  pen.put('pole', 0, 0, top + PEAK - 0.3, 1.4, 1.2, 1.4, 0xffffff);
  pen.put('flag', 0, 0, top + PEAK + 2.1, 5.8, 3.7, 1, paint, standardOf(color));
  // In front of the uppermost drum, so that it is readable from the last row.
  place(sheet, 0, -DRUM.radius - 0.35, top - DRUM.high * 0.55, face);
  pen.on(laid(sheet, face, LEAN));
  pen.put('disc', 0, 0, -0.24, 1.7, 0.2, 1.7, GILT);
  pen.number(drums, 0, 0, 2.6, INK, 0, 0.02);
}

/** A die that shows a value; 0: it is still in the air. */
export function drawDie(pen: GenoaPen, at: Pose, die: 'blue' | 'red', value: number): void {
  pen.on(laid(sheet, at)).put('die', 0, 0, 0, 1, 1, 1, die === 'blue' ? BLUE : RED);
  if (value > 0) pen.number(value, 0, -0.12, DIE.figure, 0xffffff, 0, DIE.top + 0.02);
}

/** The token of an action: gilt side up while the action is left, slate side up once it is used. */
export function drawToken(pen: GenoaPen, at: Pose, isLeft: boolean): void {
  pen.on(laid(sheet, at)).put('token', 0, 0, 0, 1, 1, 1, isLeft ? GILT : SLATE);
  const sign = isLeft ? 'sign:hands' : 'icon:lock';
  pen.ink(sign, 0, 0, isLeft ? 1.5 : 1, isLeft ? 1.5 : 1, isLeft ? 0xffffff : 0x9aa4ae, 0.36);
}

/** A pin in a house's colour with a sign on its head. */
export function drawPin(pen: GenoaPen, at: Pose, color: string, kind: Kind): void {
  pen.on(laid(sheet, at)).put('pin', 0, 0, 0, 1, 1, 1, paintOf(color));
  pen.on(inset(sheet, 0, 0, PIN.head, PIN.lean));
  pen.ink(KIND_CELL[kind], 0, 0, 1.45, 1.45, figureOn(color), 0.17);
}

/** Height of figures on a tray, and its rows. */
const FIGURE = 1.55;
const pose = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, spin: 0, size: 1 };

/** Places a thing on the tray under the pen. */
function spot(from: Pose, u: number, v: number, n: number, size: number): Pose {
  const [c, s] = [Math.cos(from.tilt), Math.sin(from.tilt)];
  pose.x = from.x + u * from.size;
  pose.y = from.y + (s * v + c * n) * from.size;
  pose.z = from.z + (-c * v + s * n) * from.size;
  pose.yaw = from.yaw;
  pose.tilt = from.tilt;
  pose.spin = 0;
  pose.size = from.size * size;
  return pose;
}

/** The width of a lot on a tray. */
function wide(lot: Lot): number {
  if (lot.what === 'ducats') return 1.05 + 0.6 * FIGURE * String(lot.n).length;
  return lot.n > 1 ? 2 : 1.25;
}

/** @param k size: less than 1 where many things share a row */
function drawLot(
  pen: GenoaPen,
  from: Pose,
  lot: Lot,
  u: number,
  v: number,
  k: number,
  color: string,
): void {
  const w = wide(lot) * k;
  const left = lot.n > 1 ? u - w / 2 + 0.62 * k : u;
  pen.on(laid(sheet, from));
  if (lot.later) pen.box(u, v, w - 0.08, 1.5, 0.08, SLATE, 0.2);
  switch (lot.what) {
    case 'ducats':
      coins(pen, u - w / 2 + 0.5 * k, v, k, lot.n);
      pen.number(lot.n, u + w / 2 - 0.05, v, FIGURE * k, lot.later ? GILT : IVORY, 1, 0.32);
      return;
    case 'good':
      drawGood(pen, spot(from, left, v - 0.3 * k, 0.22, 0.86 * k), lot.good);
      break;
    case 'tile':
      drawTile(pen, spot(from, left, v, 0.2, 0.64 * k), lot.tile);
      break;
    case 'card':
      drawCard(pen, spot(from, left, v, 0.22, 0.68 * k), lot.kind);
      break;
    case 'marker':
      drawMarker(pen, spot(from, left, v, 0.2, 0.58 * k), color);
      break;
    case 'any':
      pen.put('card', left, v, 0.25, 1.1 * k, 0.1, 1.45 * k, IVORY, 'solid');
      if (lot.of === 'tile') pen.ink('icon:star', left, 0.3 + v, 0.7, 0.7, INK, 0.34);
      else if (lot.of !== 'good') pen.ink(KIND_CELL[lot.of], left, 0.3 + v, 0.7, 0.7, INK, 0.34);
      pen.ink('glyph:?', left, v - 0.25, 0.7, 0.84, INK, 0.34);
      break;
  }
  if (lot.n < 2) return;
  pen.on(laid(sheet, from));
  pen.number(lot.n, u + w / 2 - 0.08, v, 1.05 * k, IVORY, 1, 0.32);
}

/** A pile of coins that grows with the sum, by its denominations. */
function coins(pen: GenoaPen, u: number, v: number, size: number, sum: number): void {
  let rest = sum;
  let n = 0.2;
  let shown = 0;
  for (let d = 2; d < DENOMINATIONS.length && shown < 6; d++)
    while (rest >= DENOMINATIONS[d] && shown < 6) {
      const r = (0.5 - 0.03 * (d - 2)) * size;
      pen.put('disc', u + 0.06 * Math.sin(shown * 2.3), v, n, r, 0.17, r, METAL);
      rest -= DENOMINATIONS[d];
      n += 0.18;
      shown++;
    }
}

/** A row of lots around the tray's middle line, set closer where they are many. */
function row(
  pen: GenoaPen,
  from: Pose,
  lots: readonly Lot[],
  v: number,
  left: number,
  right: number,
  color: string,
): void {
  let sum = 0;
  for (const lot of lots) sum += wide(lot);
  const k0 = Math.min(1, (right - left) / Math.max(0.1, sum));
  let u = left + (right - left - sum * k0) / 2;
  for (const lot of lots) {
    const w = wide(lot) * k0;
    drawLot(pen, from, lot, u + w / 2, v, k0, color);
    u += w;
  }
}

/**
 * An offer's tray, its face to the camera: the maker's banner at its left, then the given things.
 */
export function drawTray(pen: GenoaPen, at: Pose, tray: Tray, isMine: boolean): void {
  const { w, d } = OFFER;
  const [half, both] = [w / 2, tray.asks.length > 0];
  pen.on(laid(sheet, at));
  pen.put('tray', 0, 0, 0, w, 1, d, 0xffffff);
  pen.box(-half + 0.95, 0, 1.7, d - 0.4, 0.14, paintOf(tray.maker), 0.1);
  const v = both ? 0.85 : 0;
  pen.card(
    -half + 0.95,
    tray.taker ? 0.75 : 0,
    1.4,
    1.7,
    paintOf(tray.maker),
    standardOf(tray.maker),
    0.32,
  );
  if (tray.taker) {
    // The seat that the merchant asks.
    pen.put('disc', -half + 0.95, -1.05, 0.24, 0.62, 0.14, 0.62, paintOf(tray.taker));
    pen.ink(emblemOf(tray.taker), -half + 0.95, -1.05, 0.8, 0.8, figureOn(tray.taker), 0.42);
  }
  if (isMine)
    pen
      .box(0, d / 2 - 0.06, w, 0.16, 0.34, GILT, 0.02)
      .box(0, -d / 2 + 0.06, w, 0.16, 0.34, GILT, 0.02);
  row(pen, at, tray.gives, v, -half + 1.9, half - 0.15, tray.player);
  if (!both) return;
  pen.on(laid(sheet, at));
  pen.box(0.9, -1.02, w - 2, 1.6, 0.05, 0x6e1f24, 0.14);
  row(pen, at, tray.asks, -1.02, -half + 1.9, half - 0.15, tray.merchant);
}
