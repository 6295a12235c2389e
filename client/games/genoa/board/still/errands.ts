/** The viewer's own orders, messages and contracts as pins on their buildings, in his colour only. */

import { type CardId, COMMODITIES } from '../../../../../engine/games/genoa/data.ts';
import { BUILDINGS, type BuildingId } from '../../../../../engine/games/genoa/map.ts';
import { inset } from '../../../../table/board/surface.ts';
import { faceOf } from '../../facts.ts';
import { houseRect, QUAY, ROOF } from '../../scenery/plan.ts';
import { PIN } from '../forms/things.ts';
import type { GenoaPen } from '../genoa-pen.ts';
import { GOOD_CELL, GOOD_PAINT, IVORY } from '../looks.ts';
import type { Shown, ShownSeat } from '../shown.ts';
import { at, ground } from '../sites.ts';
import { drawPin } from '../vessel.ts';

/** Distance between two pins, and the size of pins. */
const PITCH = 2.5;
const SIZE = 1.05;

export function composeErrands(shown: Shown, pen: GenoaPen): void {
  const own = shown.seats[shown.me ?? -1];
  if (!own) return;
  const at = new Map<BuildingId, CardId[]>();
  for (const card of shown.hand)
    for (const building of faceOf(card).buildings) {
      at.set(building, [...(at.get(building) ?? []), card]);
    }
  for (const building of BUILDINGS)
    at.get(building)?.forEach((card, k, all) => {
      errand(shown, pen, own, building, card, k - (all.length - 1) / 2);
    });
}

/**
 * Whether a card is ready: the seat has the goods of its order, or its message's other building is
 * visited.
 */
function isReady({ path }: Shown, own: ShownSeat, card: CardId, building: BuildingId): boolean {
  const { kind, goods, buildings } = faceOf(card);
  if (kind === 'MS') return buildings.some((other) => other !== building && path.includes(other));
  if (kind === 'CT') return false;
  return goods.every((good) => (own.goods[COMMODITIES.indexOf(good)] ?? 0) > 0);
}

function errand(
  shown: Shown,
  pen: GenoaPen,
  own: ShownSeat,
  building: BuildingId,
  card: CardId,
  aside: number,
): void {
  const { x0, x1, z0, z1 } = houseRect(building);
  const foot = { x: (x0 + x1) / 2 + aside * PITCH - 0.8, z: (z0 + z1) / 2 + 0.6 };
  const y = QUAY + ROOF[building] - 1;
  const { kind, goods } = faceOf(card);
  drawPin(pen, at(foot, y, SIZE), own.color, kind);
  const head = inset(ground(foot, y, SIZE), 0, 0, PIN.head, PIN.lean);
  // The goods that it asks for hang under its head.
  goods.forEach((good, k) => {
    const u = (k - (goods.length - 1) / 2) * 0.95;
    pen.on(head).box(u, -1.35, 0.92, 0.92, 0.14, IVORY, 0.06);
    pen.ink(GOOD_CELL[good], u, -1.35, 0.8, 0.8, GOOD_PAINT[good], 0.22);
  });
  if (!isReady(shown, own, card, building)) return;
  pen.on(head).put('disc', 0.85, 0.8, 0.16, 0.55, 0.14, 0.55, 0x2f8a4a);
  pen.ink('icon:check', 0.85, 0.8, 0.8, 0.8, 0xffffff, 0.33);
}
