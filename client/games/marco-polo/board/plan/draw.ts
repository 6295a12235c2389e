/** Draws a journey before it is confirmed: the lit way, its signs, its posts, the bill. */

import { GILT, INK, IVORY, paintOf } from '../looks.ts';
import type { MarcoPoloPen } from '../marco-polo-pen.ts';
import type { Shown } from '../shown.ts';
import { nodeOn, postAt, type Sites } from '../sites.ts';
import { drawPlannedPost, signWidth } from '../vessel.ts';
import { type Laid, layPlan, type Sign } from './lay.ts';
import type { Plan } from './plan.ts';

/** The core of the lit way, and the red of figures that cannot be paid. */
const LIT = 0xfff1b8;
const SHORT = 0xb3201c;
const HIGH = 1.35;
/** Width of a figure at height `HIGH`. */
const FIGURE = 0.81;

/** The number of posts in a city: the next one stands beside them. */
function standing({ seats, beijing }: Shown, node: string): number {
  if (node === 'beijing') return Math.max(0, beijing.indexOf(null));
  let n = 0;
  for (let k = 0; k < seats.length; k++) {
    const { posts } = seats[k];
    for (let i = 0; i < posts.length; i++) if (posts[i] === node) n++;
  }
  return n;
}

/** Draws plans: positions are computed once for each plan. */
export class PlanDrawing {
  private readonly larger: number;
  private plan: Plan | null = null;
  private laid: Laid | null = null;

  constructor(sites: Sites) {
    this.larger = sites.upright ? 1.6 : 1;
  }

  draw(plan: Plan, shown: Shown, pen: MarcoPoloPen): void {
    if (plan !== this.plan || !this.laid) {
      this.plan = plan;
      this.laid = layPlan(plan, this.larger);
    }
    const { lit, signs, bill } = this.laid;
    const paint = paintOf(plan.color);
    for (const { face, long } of lit) {
      pen.on(face).put('bar', 0, 0, 0.02, 0.62, 0.3, long * 1.04, LIT);
      pen.put('bar', 0, 0, -0.12, 1.36, 0.24, long * 1.04, paint);
      pen.light('halo', 0, 0, 4.6, 0x5a4414, 0.12);
    }
    for (const sign of signs) stretch(pen, sign, paint);
    for (const node of plan.posts) {
      pen.on(nodeOn(node)).light('ring', 0, 0, 9, 0xc89a40, 0.3);
      drawPlannedPost(pen, postAt(node, standing(shown, node)), plan.color);
    }
    pen.on(bill);
    total(pen, plan, paint);
  }
}

/** The number of a step on a disc of the seat's colour, and the cost of its route. */
function stretch(pen: MarcoPoloPen, { face, n, coins, camels }: Sign, paint: number): void {
  pen.on(face);
  const wide = signWidth(camels) + signWidth(coins);
  let u = -wide / 2;
  if (wide > 0) pen.put('card', 0.75, 0, 0, wide + 1.7, 0.14, 2, IVORY, 'tag');
  pen.put('disc', u, 0, 0, 1.12, 0.3, 1.12, IVORY);
  pen.put('disc', u, 0, 0.06, 0.98, 0.3, 0.98, paint);
  pen.number(n, u, 0, HIGH, paint === paintOf('yellow') ? INK : IVORY, 0, 0.4);
  u += 1.25;
  u += amount(pen, u, 'sign:camel', camels, INK);
  amount(pen, u, 'sign:coin', coins, INK);
}

/**
 * A sign with its figure from `u` on.
 * @returns the width of both
 */
function amount(pen: MarcoPoloPen, u: number, sign: string, n: number, color: number): number {
  if (n === 0) return 0;
  pen.ink(sign, u + 0.7, 0, 1.4, 1.4, 0xffffff, 0.16);
  pen.number(n, u + 1.45, 0, HIGH, color, -1, 0.16);
  return signWidth(n);
}

/**
 * The bill: steps out of the possible ones, coins and camels in all; red figures cannot be paid.
 */
function total(pen: MarcoPoloPen, plan: Plan, paint: number): void {
  const { steps, most, coins, camels, purse } = plan;
  const digits = steps > 9 || most > 9 ? 4 : 3;
  const going = 1.6 + digits * FIGURE;
  const wide = going + 0.5 + signWidth(coins) + signWidth(camels);
  pen.put('box', 0, 0, -0.1, wide + 1.5, 0.2, 2.9, paint);
  pen.put('card', 0, 0, 0.06, wide + 0.9, 0.16, 2.3, IVORY, 'tag');
  pen.put('bar', 0, -1.5, 0.1, wide + 1.5, 0.12, 0.14, GILT);
  let u = -wide / 2 + 0.15;
  pen.ink('sign:move', u + 0.7, 0, 1.5, 1.5, 0xffffff, 0.22);
  pen.number(steps, u + 1.5, 0, HIGH, INK, -1, 0.22);
  pen.ink('glyph:/', u + 1.5 + FIGURE * (digits - 1.5), 0, FIGURE, HIGH, INK, 0.22);
  pen.number(most, u + 1.5 + FIGURE * (digits - 1), 0, HIGH, INK, -1, 0.22);
  u += going + 0.35;
  u += amount(pen, u, 'sign:camel', camels, camels > purse.camels ? SHORT : INK);
  amount(pen, u, 'sign:coin', coins, coins > purse.coins ? SHORT : INK);
}
