/** Faces of cards and tiles, wherever they lie or fly. */

import {
  type Character,
  FAVOR_IDS,
  FAVOR_MAX,
  FAVOR_PRICE,
  GUILD_ORDER_IDS,
  GUILD_ORDERS,
  RESOURCES,
  RUMOR_IDS,
  SHOPS,
} from '../../../../../engine/games/masters-of-venice/data.ts';
import { inset, type Surface } from '../../../../table/board/surface.ts';
import {
  CHARACTER_COLOR,
  IVORY,
  RESOURCE_ICON,
  RESOURCE_LOOK,
  STOCK_COLOR,
  STOCK_ICON,
  WOOD,
} from '../looks.ts';
import type { Pen } from '../pen.ts';

/** The face of a favor, `w` wide, middle at (u, v). */
export function favorCard(pen: Pen, favor: string, u: number, v: number, w: number, n = 0.06) {
  const k = Math.max(0, FAVOR_IDS.indexOf(favor as (typeof FAVOR_IDS)[number]));
  pen.card(u, v, w, w * 0.74, IVORY, 'card:favor', n);
  pen.number(FAVOR_PRICE[k], u - w * 0.2, v + w * 0.02, w * 0.36, 0x1f4f57, 0, n + 0.08);
  pen.ink('icon:slip', u + w * 0.26, v + w * 0.13, w * 0.24, w * 0.24, 0x8c2f2a, n + 0.08);
  pen.number(FAVOR_MAX[k], u + w * 0.26, v - w * 0.15, w * 0.24, 0x8c2f2a, 0, n + 0.08, '+');
}

/** A character's figurine at the origin of the pen's surface, and the plate with its name. */
export function figurine(pen: Pen, id: string, u = 0, v = 0, size = 1): void {
  const color = CHARACTER_COLOR[id as Character] ?? WOOD;
  pen.put('figure', u, v, 0, size, size, size, color, `plate:${id}`);
}

/** A figurine on its spot, with its plate leaning at its feet. */
export function standee(pen: Pen, ground: Surface, id: string, u: number, v: number, size = 1) {
  figurine(pen.on(ground), id, u, v, size);
  pen.on(inset(ground, u, v - 1.18 * size, 0.34 * size, 0.95));
  pen.box(0, 0, 2.28 * size, 0.86 * size, 0.12 * size, WOOD, -0.13 * size);
  pen.card(0, 0, 2.2 * size, 0.78 * size, IVORY, `plate:${id}`, 0);
}

/** The three goods of a guild order on a card of width `w` that is already there. */
export function orderGoods(pen: Pen, card: string, u: number, v: number, w: number, n: number) {
  const goods = GUILD_ORDERS[GUILD_ORDER_IDS.indexOf(card)];
  if (!goods) return;
  let k = 0;
  RESOURCES.forEach((resource, r) => {
    for (let i = 0; i < goods[r]; i++) {
      const at = v + w * (0.4 - k * 0.4);
      pen.ink('solid', u, at, w * 0.36, w * 0.36, RESOURCE_LOOK[resource].color, n);
      pen.ink(
        `icon:${RESOURCE_ICON[resource]}`,
        u,
        at,
        w * 0.3,
        w * 0.3,
        RESOURCE_LOOK[resource].figure,
        n + 0.02,
      );
      k++;
    }
  });
}

/** The sign of a rumor's shop on a tile of width `w`. */
export function rumorFace(pen: Pen, rumor: string, u: number, v: number, w: number, n: number) {
  const shop = SHOPS[Math.floor(RUMOR_IDS.indexOf(rumor as (typeof RUMOR_IDS)[number]) / 3)];
  if (shop) pen.ink(`icon:${STOCK_ICON[shop]}`, u, v, w * 0.6, w * 0.6, STOCK_COLOR[shop], n);
}
