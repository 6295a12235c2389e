/** Pieces of more than one form, each at a pose: dice, posts, travellers, goods, tags with prices. */

import type { Price } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { laid, newPose, newSheet, type Pose, type Surface } from '../../../table/board/surface.ts';
import type { MpForm } from './forms.ts';
import {
  CAMEL,
  dieColor,
  emblemOf,
  figureOn,
  INK,
  IVORY,
  METAL,
  paintOf,
  pipsCell,
  pipsOn,
} from './looks.ts';
import type { MarcoPoloPen } from './marco-polo-pen.ts';
import type { ShownDie } from './shown.ts';
import type { Store } from './sites.ts';

const sheet = newSheet();
const held = newPose();

/** A die on its foot, pip side up; without a value its face is blank. */
export function drawDie(
  pen: MarcoPoloPen,
  at: Pose,
  { kind, value }: Pick<ShownDie, 'kind' | 'value'>,
  color: string,
  figure = false,
): void {
  pen.on(laid(sheet, at));
  pen.put('die', 0, 0, 0, 1, 1, 1, dieColor(kind, color));
  if (value === null) return;
  pen.ink(pipsCell(value), 0, 0, 0.94, 0.94, pipsOn(kind, color), 1.012);
  if (!figure) return;
  // The value as a figure, for viewers who sit far away.
  pen.put('disc', 0.52, -0.52, 1.02, 0.31, 0.08, 0.31, IVORY);
  pen.number(value, 0.52, -0.52, 0.5, INK, 0, 1.13);
}

/** A die in the air: it shows its final face, turned with it. */
export function drawTumbling(
  pen: MarcoPoloPen,
  at: Pose,
  die: Pick<ShownDie, 'kind' | 'value'>,
  color: string,
): void {
  drawDie(pen, at, die, color);
}

export function drawPost(pen: MarcoPoloPen, at: Pose, color: string | null): void {
  const paint = color === null ? 0x2c2826 : paintOf(color);
  pen.stand('post', at, paint);
  pen.stand('sill', at, 0xffffff);
  if (color === null) return;
  // The owner's sign on the visible slope of the roof.
  pen.on(laid(sheet, at, 0.82));
  pen.ink(emblemOf(color), 0.06, -0.06 + 0.78 * 0.34, 0.46, 0.46, figureOn(color), 0.74);
}

/** A planned post: transparent, lifted a little, larger than the built ones. */
export function drawPlannedPost(pen: MarcoPoloPen, at: Pose, color: string): void {
  Object.assign(held, at);
  held.y += 0.35;
  held.size *= 1.4;
  pen.stand('planned', held, paintOf(color));
  pen.on(laid(sheet, held, 0.82));
  pen.ink(emblemOf(color), 0.06, -0.06 + 0.78 * 0.34, 0.56, 0.56, figureOn(color), 0.78);
}

/** Width of an amount with its sign, at the height of a journey's signs; none for 0. */
export const signWidth = (n: number): number => (n === 0 ? 0 : n > 9 ? 3.3 : 2.5);

/** A traveller on his camel. */
export function drawTraveller(pen: MarcoPoloPen, at: Pose, color: string): void {
  pen.stand('camel', at, CAMEL);
  pen.stand('pack', at, 0xffffff);
  pen.stand('rider', at, paintOf(color));
  pen.on(laid(sheet, at, 0.5));
  pen.put('disc', 0.1, 1.3, 1.62, 0.36, 0.06, 0.36, IVORY);
  pen.ink(emblemOf(color), 0.1, 1.3, 0.52, 0.52, paintOf(color), 1.7);
}

const FORM: { readonly [store in Store]: MpForm } = {
  coins: 'disc',
  camels: 'camel',
  pepper: 'pepper',
  silk: 'silk',
  gold: 'gold',
};
/** One coin, camel or good. */
export function drawThing(pen: MarcoPoloPen, at: Pose, thing: Store): void {
  if (thing === 'coins') {
    pen.on(laid(sheet, at)).put('disc', 0, 0, 0, 0.72, 0.2, 0.72, METAL);
    return;
  }
  pen.stand(
    FORM[thing],
    at,
    thing === 'camels' ? CAMEL : 0xffffff,
    thing === 'camels' ? 0.9 : 0.95,
  );
}

/** A stock: up to three of a thing, and its number. */
export function drawStock(pen: MarcoPoloPen, at: Pose, thing: Store, count: number): void {
  const seen = Math.min(3, count);
  for (let k = 0; k < seen; k++) {
    Object.assign(held, at);
    if (thing === 'coins') {
      const pile = Math.min(6, Math.ceil(count / 3));
      held.x = at.x + (k - (seen - 1) / 2) * 0.5;
      held.z = at.z + (k % 2 ? -0.4 : 0.2);
      for (let n = 0; n < pile; n++) {
        held.y = at.y + n * 0.2;
        drawThing(pen, held, thing);
      }
      continue;
    }
    held.x = at.x + (k - (seen - 1) / 2) * 0.62;
    held.z = at.z - k * 0.5;
    held.y = at.y;
    held.yaw = thing === 'camels' ? 0.5 : 0.2 * k;
    drawThing(pen, held, thing);
  }
}

const SIGNS = [
  ['camel', 'sign:camel'],
  ['coin', 'sign:coin'],
  ['goodAny', 'sign:good'],
] as const;

/** A price on a tag: each sign with its figure. */
export function drawPrice(pen: MarcoPoloPen, face: Surface, price: Price): void {
  pen.on(face);
  const parts = SIGNS.filter(([what]) => price[what]);
  const wide = parts.reduce((sum, [what]) => sum + 1.5 + 0.75 * String(price[what]).length, 0.5);
  pen.put('card', 0, 0, 0, wide, 0.12, 1.9, IVORY, 'tag');
  let u = -wide / 2 + 0.25;
  for (const [what, sign] of parts) {
    const n = price[what] ?? 0;
    pen.ink(sign, u + 0.72, 0, 1.45, 1.45, 0xffffff, 0.12);
    u += 1.5;
    pen.number(n, u, 0, 1.3, INK, -1, 0.12);
    u += 0.75 * String(n).length;
  }
}
