/** At sea: the galleys in their berths, and new shipments on their rafts. */

import { SHIPS, VALUE_OF } from '../../../../../engine/games/patrons-of-venice/data.ts';
import { inset } from '../../../../table/board/surface.ts';
import { BERTH } from '../../scenery/plan.ts';
import { GOOD_PAINT, INK, IVORY, WALNUT } from '../looks.ts';
import type { PatronsPen } from '../patrons-pen.ts';
import { indexOfGood, isGood, type Shown } from '../shown.ts';
import { berthOf, ground, raftSpot, type Sites } from '../sites.ts';
import { drawGalley, drawGood } from '../vessel.ts';

/** Galleys at rest; motions carry them while they sail on. */
export function composeGalleys(shown: Shown, pen: PatronsPen, sites: Sites): void {
  const { seats, underWay } = shown;
  for (const { seat, color, ships } of seats) {
    SHIPS.forEach((ship, k) => {
      const at = berthOf(seat, seats.length, k);
      const cargo = ships[k];
      if (!underWay) {
        const by = cargo?.reservedBy ?? null;
        const banner = by === null ? null : (seats[by]?.color ?? null);
        drawGalley(pen, at, color, cargo?.good ?? null, banner, sites.yaw);
      }
      if (!cargo) return;
      pen.on(ground(sites, at, 0.1));
      const target = { kind: 'galley', seat, ship } as const;
      pen.pick(target, 0, 0, 3, BERTH.long, BERTH.wide + 0.6, 6, 'ring');
    });
  }
}

/** Rafts for as many shipments as a Sail brings, and the shipments that still lie on them. */
export function composeRafts(shown: Shown, pen: PatronsPen, sites: Sites): void {
  const spots = Math.max(shown.seats.length, shown.raft.length);
  for (let k = 0; k < Math.min(5, spots); k++) {
    const at = raftSpot(sites, k);
    pen.on({ ...at, y: 0, scale: 1 }).put('raft', 0, 0, 0, 1, 1, 1, 0xffffff);
    const card = shown.raft[k];
    if (card === undefined) continue;
    if (isGood(card)) {
      at.z -= 0.5;
      drawGood(pen, at, card);
      at.z += 0.5;
    }
    const face = inset({ ...at, scale: 1 }, 0, -1.5, 0.7, 0.86);
    pen.on(face).box(0, 0, 3.5, 1.9, 0.24, WALNUT, -0.24);
    pen.card(0, 0, 3.2, 1.6, IVORY, 'plate', 0.02);
    if (!isGood(card)) {
      pen.ink('good:pirates', 0, 0, 1.5, 1.5, INK, 0.12);
      continue;
    }
    pen.ink(`good:${card}`, -0.72, 0, 1.4, 1.4, GOOD_PAINT[card], 0.12);
    pen.number(VALUE_OF[indexOfGood(card)], 0.8, 0, 1.5, INK, 0, 0.12);
    pen.on({ ...at, y: 0, scale: 1 });
    pen.pick({ kind: 'raft', good: card }, 0, 0, 1.6, 3.7, 4, 3.2, 'hull');
  }
}
