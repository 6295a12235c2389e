/**
 * Screen positions of the board's things, computed from the same plan, boxes and camera as in the
 * client, so that a test can point at them as a person does: without asking the page.
 */

import type { Page } from 'playwright-core';
import { Raycaster, Vector3 } from 'three';
import { CLEAR, EDGES, sheetRest } from '../../../client/table/board/insets.ts';
import type { PickBox } from '../../../client/table/board/pen.ts';
import { PickField, pickAt } from '../../../client/table/board/picking.ts';
import { type Target, targetKey } from '../../../client/table/seat/targets.ts';
import { FIELD_OF_VIEW, overviewFrame } from '../../../client/world/framing.ts';

/** The input of a framing. */
type Framed = Parameters<typeof overviewFrame>[0];

/**
 * A game's board: its framing, and all things that can be pointed at in a picture of this shape.
 */
export interface Sight {
  readonly scenery: Framed;
  readonly boxesOf: (aspect: number) => readonly PickBox[];
}

/** The free part of the canvas between the panels, in CSS pixels. */
export interface Free {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

function freeOf(page: Page, { framing }: Framed): Promise<Free> {
  const { clearLeft = CLEAR.left, sheetShare } = framing;
  const rest = sheetRest(page.viewportSize() ?? { width: 0, height: 0 }, sheetShare);
  return page.evaluate(
    ([edges, clear, rest]) => {
      const rects = (selector: string): DOMRect[] =>
        [...(document.querySelector('.hud')?.querySelectorAll(selector) ?? [])].map((e) =>
          e.getBoundingClientRect(),
        );
      const narrow = matchMedia('(max-width: 760px)').matches;
      const top = Math.max(0, ...rects(edges.top).map((r) => r.bottom));
      const bottom = narrow
        ? rest.bottom
        : Math.max(0, ...rects(edges.bottom).map((r) => innerHeight - r.top));
      const left = narrow ? 0 : clear.left * Math.max(0, ...rects(edges.left).map((r) => r.right));
      const right = narrow
        ? rest.right
        : clear.right * Math.max(0, ...rects(edges.right).map((r) => innerWidth - r.left));
      const width = Math.max(80, innerWidth - left - right);
      const height = Math.max(80, innerHeight - top - bottom);
      return { width, height, left, top };
    },
    [EDGES, { left: clearLeft, right: CLEAR.right }, rest] as const,
  );
}

/** The camera of the overview over the free part. */
class Eye {
  private readonly at = new Vector3();
  private readonly ahead = new Vector3();
  private readonly right = new Vector3();
  private readonly up = new Vector3();
  private readonly free: Free;

  constructor(free: Free, scenery: Framed) {
    this.free = free;
    const { x, y, z, yaw, pitch, distance } = overviewFrame(scenery, free.width / free.height);
    const flat = Math.cos(pitch) * distance;
    this.at.set(
      x + Math.sin(yaw) * flat,
      Math.max(2.2, y + Math.sin(pitch) * distance),
      z + Math.cos(yaw) * flat,
    );
    this.ahead.set(x, y, z).sub(this.at).normalize();
    this.right.crossVectors(this.ahead, new Vector3(0, 1, 0)).normalize();
    this.up.crossVectors(this.right, this.ahead);
  }

  /** Screen point of a point of the world. */
  project(point: Vector3): { x: number; y: number } {
    const ray = point.clone().sub(this.at);
    const depth = ray.dot(this.ahead) * Math.tan(FIELD_OF_VIEW / 2);
    const { width, height, left, top } = this.free;
    const u = ray.dot(this.right) / depth / (width / height);
    const v = ray.dot(this.up) / depth;
    return { x: left + ((u + 1) / 2) * width, y: top + ((1 - v) / 2) * height };
  }

  /** Direction of the ray that goes through a point of the screen. */
  towards(x: number, y: number): Vector3 {
    const { width, height, left, top } = this.free;
    const half = Math.tan(FIELD_OF_VIEW / 2);
    const u = (((x - left) / width) * 2 - 1) * half * (width / height);
    const v = (1 - ((y - top) / height) * 2) * half;
    return this.ahead
      .clone()
      .addScaledVector(this.right, u)
      .addScaledVector(this.up, v)
      .normalize();
  }

  get origin(): Vector3 {
    return this.at;
  }

  /** The first thing that a ray towards this point meets. */
  meets(point: Vector3, boxes: readonly PickBox[]): PickBox | null {
    const direction = point.clone().sub(this.at).normalize();
    return pickAt(this.at, direction, boxes)?.box ?? null;
  }
}

/** Points within a box, its middle first, as parts of its half sizes. */
const SPOTS = [0, -0.6, 0.6, -0.85, 0.85, -0.3, 0.3];

function pointIn(box: PickBox, u: number, v: number): Vector3 {
  const [ca, sa] = [Math.cos(box.yaw), Math.sin(box.yaw)];
  const [cb, sb] = [Math.cos(box.tilt), Math.sin(box.tilt)];
  const [du, dv] = [u * box.hu, v * box.hv];
  return new Vector3(
    box.x + ca * du + sa * cb * dv,
    box.y - sb * dv,
    box.z - sa * du + ca * cb * dv,
  );
}

/**
 * Screen points at which a press would meet `key`, best first; empty if it is not visible.
 * @param key as in `data-target`
 */
export async function pointsIn(page: Page, sight: Sight, key: string) {
  return pointsWithin(await freeOf(page, sight.scenery), sight, key);
}

/** The same for a picture with this free part between the panels: without a page. */
export function pointsWithin(free: Free, sight: Sight, key: string) {
  const boxes = sight.boxesOf(free.width / free.height);
  const eye = new Eye(free, sight.scenery);
  const found: { x: number; y: number }[] = [];
  for (const box of boxes.filter((one) => targetKey(one.target) === key)) {
    for (const v of SPOTS)
      for (const u of SPOTS) {
        const point = pointIn(box, u, v);
        const met = eye.meets(point, boxes);
        if (met && targetKey(met.target) === key) found.push(eye.project(point));
      }
  }
  return found.filter(({ x, y }) => x > free.left && x < free.left + free.width && y > free.top);
}

/**
 * The result of the board's own pick field at a point of the screen; null: nothing of the board.
 */
export function metAt(free: Free, sight: Sight, { x, y }: { x: number; y: number }): Target | null {
  const eye = new Eye(free, sight.scenery);
  const field = new PickField();
  field.boxes = sight.boxesOf(free.width / free.height);
  field.raycast(new Raycaster(eye.origin, eye.towards(x, y)), []);
  return field.met?.target ?? null;
}

/** Points of a thing that are tried before it counts as hidden. */
const POINTS = 6;
/**
 * Longest time until the page reports that a thing is met, and that it is chosen, in milliseconds.
 */
const MET_MS = 1000;
const CHOSEN_MS = 15_000;

/** Points at a thing of the board until the page reports that it is met; null if it is hidden. */
async function pointAt(page: Page, sight: Sight, key: string) {
  const hovered = page.locator(`.hover[data-hovered="${key}"]`);
  for (const { x, y } of (await pointsIn(page, sight, key)).slice(0, POINTS)) {
    // Two steps: a pointer that is already there sends the page no event.
    await page.mouse.move(x - 2, y - 2);
    await page.mouse.move(x, y);
    const met = hovered.waitFor({ timeout: MET_MS });
    if (await met.then(() => true).catch(() => false)) return { x, y };
  }
  return null;
}

/**
 * Presses a thing of the board until the panel shows that it is chosen, or no longer if it was. The
 * picture may move under the hand, as when a panel has grown: then the hand points again, a few
 * times.
 * @param key as in `data-target`
 * @returns the point; null if it is hidden
 */
export async function pressAt(page: Page, sight: Sight, key: string) {
  const own = `.decision [data-target="${key}"]`;
  const chosen = '[aria-pressed="true"]';
  const was = (await page.locator(`${own}${chosen}`).count()) > 0;
  const before = page.locator(was ? `${own}${chosen}` : `${own}:not(${chosen})`);
  for (let tries = 0; tries < 3; tries++) {
    const at = await pointAt(page, sight, key);
    if (!at) return null;
    await page.mouse.click(at.x, at.y);
    // The thing is chosen, or no longer, or the whole decision is done.
    const met = before.first().waitFor({ state: 'detached', timeout: CHOSEN_MS });
    if (await met.then(() => true).catch(() => false)) return at;
  }
  return null;
}

/** Screen point of a point of the world, as the overview shows it. */
export async function pointOf(page: Page, { scenery }: Sight, point: Vector3) {
  return new Eye(await freeOf(page, scenery), scenery).project(point);
}

/** The free part of a picture has this shape: width / height. */
export async function aspectOf(page: Page, { scenery }: Sight): Promise<number> {
  const { width, height } = await freeOf(page, scenery);
  return width / height;
}
