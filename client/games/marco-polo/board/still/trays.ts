/** The action trays: their yields, their dice, the cost of joining; Venice's row. */

import {
  BAZAAR_CAMEL,
  BAZAAR_ROWS,
  CAMELS_OF_KHAN,
  COINS_OF_BAG,
  COINS_OF_FIVE,
  DICE_OF,
  HAS_OCCUPANCY_COST,
  KHAN_PLACES,
  ROW_BONUS,
  SPACES,
  STEP_COST,
} from '../../../../../engine/games/marco-polo/data/spaces.ts';
import { GAINS } from '../../../../../engine/games/marco-polo/data/vocabulary.ts';
import { inset, type Surface } from '../../../../table/board/surface.ts';
import {
  middleOf,
  ROW,
  sizeOf,
  TRAY_FLOOR,
  TRAYS,
  type TrayId,
  trayArea,
} from '../../scenery/plan.ts';
import { INK, IVORY } from '../looks.ts';
import type { MarcoPoloPen } from '../marco-polo-pen.ts';
import { occupied, type Shown } from '../shown.ts';
import { DIE, ground, LEAN, placedAt } from '../sites.ts';
import { drawDie } from '../vessel.ts';

const HEAD: { readonly [tray in TrayId]: string } = {
  coins5: 'sign:coin',
  bazaarCamel: 'sign:camel',
  bazaarPepper: 'sign:pepper',
  bazaarSilk: 'sign:silk',
  bazaarGold: 'sign:gold',
  khan: 'sign:khan',
  contracts: 'sign:contract',
  travel: 'sign:travel',
  moneyBag: 'sign:moneyBag',
};
const signOf = (what: string): string => (what === 'good' ? 'sign:good' : `sign:${what}`);

export function composeTrays(shown: Shown, pen: MarcoPoloPen): void {
  for (const id of TRAYS) {
    const area = trayArea(id);
    const [w, d] = sizeOf(area);
    const foot = ground(middleOf(area), TRAY_FLOOR);
    pen.on(foot).pick({ kind: 'space', space: id }, 0, 0, 0.3, w - 0.5, d - 0.5, 0.8, 'frame', 1.3);
    const back = inset(foot, 0, d / 2 - 1.6, 0.9, LEAN);
    pen.on(back).put('disc', 0, 0, -0.1, 1.5, 0.16, 1.5, IVORY);
    pen.ink(HEAD[id], 0, 0, 2.3, 2.3, 0xffffff, 0.1);
    need(pen, back, id, w);
    gives(pen, foot, id, [w, d]);
    dice(shown, pen, id);
  }
  if (shown.venice) venice(shown, pen);
  for (const space of SPACES)
    if (!TRAYS.some((id) => id === space) && space !== 'venice') dice(shown, pen, space);
}

/** The number of dice of a tray, as small dice beside the sign. */
function need(pen: MarcoPoloPen, back: Surface, id: TrayId, w: number): void {
  const count = DICE_OF[SPACES.indexOf(id)] ?? 1;
  pen.on(back);
  for (let k = 0; k < count; k++)
    pen.ink('sign:die', -w / 2 + 1.2, 0.55 - k * 0.85, 0.8, 0.8, 0xffffff, 0.05);
}

/** The yield of a tray, in rows from the back to the front. */
function gives(
  pen: MarcoPoloPen,
  foot: Surface,
  id: TrayId,
  [w, d]: readonly [number, number],
): void {
  const top = d / 2 - 4;
  const isTable = id.startsWith('bazaar') || id === 'travel' || id === 'contracts';
  // Paper under signs and figures, since brown ones are hard to see on the wood.
  pen
    .on(foot)
    .ink('solid', 0, top - (isTable ? 3.05 : 1.2), w - 1.3, isTable ? 7.7 : 2.9, 0xf3e4c0, 0.02);
  const line = (
    row: number,
    parts: readonly (readonly [sign: string, n: number])[],
    value = 0,
  ): void => {
    const v = top - row * 1.22;
    pen.on(foot);
    if (value > 0) {
      pen.ink('solid', -3.6, v, 1.1, 1.1, 0x7a2a24, 0.05);
      pen.number(value, -3.6, v, 1.15, IVORY, 0, 0.08);
    }
    // Two figures need room between them and the value before them.
    const first = parts.some(([, n]) => n >= 10) ? -1.25 : -1.95;
    let u = value > 0 ? first : -((parts.length - 1) * 3.5) / 2 - 0.4;
    for (const [sign, n] of parts) {
      const size = isTable ? 1 : 1.7;
      pen.number(n, u, v, size * 1.25, INK, 1, 0.05);
      pen.ink(sign, u + 0.66 * size, v, 1.28 * size, 1.28 * size, 0xffffff, 0.05);
      u += 2.25 * (isTable ? 1 : 1.5);
    }
  };
  const bazaar = SPACES.indexOf(id) - BAZAAR_CAMEL;
  const rows = id.startsWith('bazaar') ? BAZAAR_ROWS[bazaar] : undefined;
  if (rows) {
    rows.forEach((gain, k) => {
      line(
        k,
        GAINS.flatMap((what, n) => (gain[n] ? [[signOf(what), gain[n]] as const] : [])),
        k + 1,
      );
    });
    return;
  }
  switch (id) {
    case 'coins5':
      line(1, [['sign:coin', COINS_OF_FIVE]]);
      return;
    case 'moneyBag':
      line(1, [['sign:coin', COINS_OF_BAG]]);
      return;
    case 'khan':
      line(1, [
        ['sign:camel', CAMELS_OF_KHAN],
        ['sign:good', 1],
      ]);
      return;
    case 'travel':
      STEP_COST.forEach((cost, steps) => {
        if (steps > 0)
          line(
            steps - 1,
            [
              ['sign:coin', cost],
              ['sign:move', steps],
            ],
            steps,
          );
      });
      return;
    case 'contracts':
      ROW_BONUS.forEach((bonus, k) => {
        line(
          k,
          bonus > 0
            ? [
                ['sign:contract', 1],
                ['sign:coin', bonus],
                ['sign:camel', bonus],
              ]
            : [['sign:contract', 1]],
          k + 1,
        );
      });
  }
}

function dice(shown: Shown, pen: MarcoPoloPen, space: string): void {
  const placed = shown.spaces[space] ?? [];
  if (space === 'khan') for (let k = placed.length; k < KHAN_PLACES; k++) place(pen, space, k);
  placed.forEach(({ seat, dice: all }, k) => {
    const color = seat === null ? '' : (shown.seats[seat]?.color ?? '');
    const owner = { seat: seat ?? 0, seats: shown.seats.length };
    all.forEach((die, i) => {
      drawDie(pen, placedAt(space, k, i, all.length, owner), die, color, true);
    });
  });
  if (!occupied(shown, space) || !HAS_OCCUPANCY_COST[SPACES.indexOf(space)]) return;
  // A padlock of coins: joining costs coins.
  const at = placedAt(space, 0, 0, 1);
  pen.on({ x: at.x, y: TRAY_FLOOR + 0.6, z: at.z + 1.7, yaw: 0, tilt: LEAN, scale: 1 });
  pen.put('card', 0, 0, 0, 2.6, 0.1, 1.1, 0x6a1f1c, 'solid');
  pen.ink('sign:coin', 0.6, 0, 1, 1, 0xffffff, 0.1);
  pen.ink('sign:die', -0.55, 0, 0.9, 0.9, 0xffffff, 0.1);
}

function place(pen: MarcoPoloPen, space: string, k: number): void {
  const { x, y, z } = placedAt(space, k, 0, 1);
  pen.on(ground({ x, z }, y)).put('recess', 0, 0, -0.05, DIE + 0.5, 1, DIE + 0.4, 0xffffff);
}

function venice(shown: Shown, pen: MarcoPoloPen): void {
  const [w, d] = sizeOf(ROW);
  pen.on(ground(middleOf(ROW), placedAt('venice', 0, 0, 1).y));
  pen.pick({ kind: 'space', space: 'venice' }, 0, 0, 0.3, w, d, 0.8, 'frame', 1.3);
  dice(shown, pen, 'venice');
}
