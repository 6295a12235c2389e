/** The contracts on their line, the companions in their drawer, the rounds and the black dice. */

import { ROW_BONUS } from '../../../../../engine/games/marco-polo/data/spaces.ts';
import { ROUNDS } from '../../../../../engine/games/marco-polo/data.ts';
import type { Surface } from '../../../../table/board/surface.ts';
import { DRAWER, drawerSpot, LINE, middleOf, SCROLL, scrollSpot, TOP } from '../../scenery/plan.ts';
import { cellOfCompanion, DIM, faceOf, GILT, INK, IVORY } from '../looks.ts';
import type { MarcoPoloPen } from '../marco-polo-pen.ts';
import type { Shown } from '../shown.ts';
import { ground, LEAN } from '../sites.ts';

/** Lean of a hanging scroll from the upright, up towards the viewer. */
const HANGS = 1.12;

/** The middle of the `k`th scroll's face. */
export function scrollOn(k: number): Surface {
  const { x, y, z } = scrollSpot(k);
  const half = SCROLL.h / 2;
  return {
    x,
    y: y - half * Math.sin(HANGS),
    z: z + half * Math.cos(HANGS),
    yaw: 0,
    tilt: HANGS,
    scale: 1,
  };
}

export function composeMarket(shown: Shown, pen: MarcoPoloPen): void {
  const { w, h } = SCROLL;
  shown.contractRow.forEach((contract, k) => {
    pen.on(scrollOn(k));
    if (contract !== null) {
      pen.put('rod', 0, h / 2, 0, w * 0.94, 7, 7, 0xffffff);
      pen.put('rod', 0, -h / 2, 0, w * 0.94, 7, 7, 0xffffff);
      pen.card(0, 0, w - 1, h - 0.4, 0xf1e2bd, faceOf('contract', contract), 0);
      pen.pick({ kind: 'offer', place: k + 1 }, 0, 0, 0, w - 0.4, h, 0.6, 'hull');
    }
    // Its number over the line, with its extra reward.
    const { x, y, z } = scrollSpot(k);
    pen.on({ x, y: y + 1.5, z: z + 0.6, yaw: 0, tilt: HANGS, scale: 1 });
    const bonus = ROW_BONUS[k] ?? 0;
    const wide = bonus > 0 ? 6.4 : 2;
    pen.put('card', 0, 0, 0, wide, 0.14, 1.9, IVORY, 'tag');
    pen.number(k + 1, -wide / 2 + 0.95, 0, 1.4, INK, 0, 0.12);
    if (bonus === 0) return;
    pen.number(bonus, -0.95, 0, 1.2, 0x2f7a3f, 0, 0.12, '+');
    pen.ink('sign:coin', 0.7, 0, 1.4, 1.4, 0xffffff, 0.12);
    pen.ink('sign:camel', 2.2, 0, 1.5, 1.5, 0xffffff, 0.12);
  });
  rounds(shown, pen);
  stacks(shown, pen);
  if (shown.companionsOn) drawer(shown, pen);
}

/** Five candles' discs behind the world, the round in gold; beside them the black dice. */
function rounds({ round, blackPool }: Shown, pen: MarcoPoloPen): void {
  for (let k = 1; k <= ROUNDS; k++) {
    pen.on({ x: LINE.x0 - 34 + k * 3.6, y: TOP + 2.8, z: LINE.z + 0.2, yaw: 0, tilt: 1, scale: 1 });
    pen.put(
      'disc',
      0,
      0,
      -0.2,
      1.55,
      0.24,
      1.55,
      k === round ? GILT : k < round ? 0x8a5f38 : 0xd8c8a4,
    );
    pen.number(k, 0, 0, 1.7, k === round ? INK : k < round ? 0xc9a878 : DIM, 0, 0.08);
  }
  for (let k = 0; k < blackPool; k++) {
    const at = { x: LINE.x0 - 10.6 + (k % 3) * 2, z: LINE.z + 0.4 - Math.floor(k / 3) * 1.9 };
    pen.on(ground(at, TOP + 0.1, 1.5)).put('die', 0, 0, 0, 1, 1, 1, 0x2c2826);
  }
}

/** Stacks of the contracts to come. */
function stacks({ contractStacks, specialPile }: Shown, pen: MarcoPoloPen): void {
  const pile = (u: number, count: number, color: number): void => {
    const high = Math.min(10, count);
    for (let k = 0; k < high; k++) {
      pen.on(ground({ x: DRAWER.x1 - 22 + u, z: -46.9 }, TOP + 0.06 + k * 0.14));
      pen.put('card', 0, 0, 0, 1.9, 0.13, 2.5, color, 'solid', (k % 3) * 0.06);
    }
    pen.on({ x: DRAWER.x1 - 22 + u, y: TOP + 2.8, z: -45.9, yaw: 0, tilt: LEAN, scale: 1 });
    pen.put('disc', 0, 0, 0, 0.8, 0.1, 0.8, IVORY);
    pen.number(count, 0, 0, 1, INK, 0, 0.12);
  };
  pile(0, contractStacks, 0xe9d7ac);
  pile(3.4, specialPile, 0xc9a45a);
}

/** The etchings in the drawer, and the stack. */
function drawer({ companionRow, companionStack }: Shown, pen: MarcoPoloPen): void {
  companionRow.forEach((companion, k) => {
    const { x, y, z } = drawerSpot(k);
    // High enough to keep its lower edge out of the drawer.
    pen.on({ x, y: y + 1.4, z: z + 0.2, yaw: 0, tilt: 0.42, scale: 1 });
    pen.put('slate', 0, 0, 0, 4.7, 1, 6.3, 0xffffff);
    pen.card(0, 0, 4.3, 6, IVORY, cellOfCompanion(companion), 0.18);
    pen.pick({ kind: 'companion', companion }, 0, 0, 0.1, 4.8, 6.4, 0.4, 'hull');
  });
  const { z } = middleOf(DRAWER);
  pen.on(ground({ x: DRAWER.x1 - 1.9, z: z + 5.6 }, TOP + 0.5));
  pen.pick({ kind: 'space', space: 'companions' }, 0, 0, 0.3, 3.2, 3.6, 0.6, 'frame');
  pen.put('recess', 0, 0, 0, 2.6, 1, 2.6, 0xffffff);
  pen.on({ x: DRAWER.x1 - 1.9, y: TOP + 1, z: z + 7.2, yaw: 0, tilt: LEAN, scale: 1 });
  pen.number(companionStack, 0, 0, 1.1, IVORY, 0, 0.1);
}
