/**
 * Anchors for life: places and ways that follow from the plan and from its placements. Data for the
 * code that adds people, birds, smoke, washing and boats; pure, the same every time.
 */

import { eavesOf, type House, roofRise } from '../../../assets/city/house-plan.ts';
import type { Placement } from '../assemble.ts';
import { offset } from '../land.ts';
import type { Anchors, Line, Perch, Way } from '../life/anchors.ts';
import type { Point, TownPlan } from '../plan.ts';
import { corners, inside } from '../site.ts';
import { onHouse } from './crown.ts';
import { footprints, MOULDS } from './town.ts';

/** Height of a chimney's mouth over its origin, at scale 1. */
const MOUTH: Record<string, number> = {
  'chimney-bell': 2.3,
  'chimney-house': 2.2,
  'chimney-twin': 1.9,
};
/** Distance of people from the water, and from walls. */
const QUAYSIDE = 1.9;
const ELBOW = 0.6;
/** Widest lane over which a line is hung, and the shortest worth it. */
const WIDEST = 6;
const NARROWEST = 1.4;

/** Everything of `placements` (houses, landmarks and their rooftops) and of the plan. */
export function anchors(plan: TownPlan, placements: readonly Placement[]): Anchors {
  const houses = placements.flatMap((at) => {
    const mould = MOULDS.get(at.model);
    return mould ? [{ at, mould }] : [];
  });
  return {
    chimneys: placements.flatMap(({ model, x, y, z, scale = 1 }) => {
      const mouth = MOUTH[model];
      return mouth === undefined ? [] : [{ x, y: y + mouth * scale, z }];
    }),
    perches: houses.flatMap(({ at, mould }) => ridgeOf(at, mould)),
    lines: washing(houses),
    walks: walks(plan, placements),
  };
}

/** Both ends and the middle of a house's ridge. */
function ridgeOf(at: Placement, h: House): Perch[] {
  const d = h.d + (h.jetty ?? 0);
  const top = eavesOf(h) + roofRise(h.w, d, h.roof) + 0.2;
  const reach = Math.max(0, Math.abs(h.w - d) / 2);
  return [-1, 0, 1].map((s) => {
    const [x, z] = h.w >= d ? [s * reach, 0] : [0, s * reach];
    const p = onHouse(at, x, top, z);
    return { x: p.x, y: p.y, z: p.z };
  });
}

/** Lines between façades and walls that face each other, one for a pair of houses. */
function washing(houses: readonly { at: Placement; mould: House }[]): Line[] {
  const lines: Line[] = [];
  for (let a = 0; a < houses.length; a++)
    for (let b = a + 1; b < houses.length; b++) {
      const one = houses[a];
      const two = houses[b];
      if (!one || !two) continue;
      const high = Math.min(eavesOf(one.mould), eavesOf(two.mould)) - 0.8;
      const way = { x: two.at.x - one.at.x, z: two.at.z - one.at.z };
      const far = Math.hypot(way.x, way.z);
      const free = far - depthTowards(one, way, far) - depthTowards(two, way, far);
      if (high < 3 || free < NARROWEST || free > WIDEST) continue;
      const at = (t: number): Perch => ({
        x: one.at.x + way.x * t,
        y: one.at.y + high,
        z: one.at.z + way.z * t,
      });
      const start = depthTowards(one, way, far) / far;
      lines.push({ from: at(start), to: at(start + free / far) });
    }
  return lines;
}

/** From a house's middle to its wall in the direction of `way`. */
function depthTowards({ at, mould }: { at: Placement; mould: House }, way: Point, far: number) {
  const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)];
  const u = Math.abs((way.x * c - way.z * s) / far);
  const v = Math.abs((way.x * s + way.z * c) / far);
  const scale = at.scale ?? 1;
  return Math.min(
    u > 1e-6 ? (mould.w / 2) * (scale / u) : 1e9,
    v > 1e-6 ? (mould.d / 2) * (scale / v) : 1e9,
  );
}

function walks(plan: TownPlan, placements: readonly Placement[]): Way[] {
  const walls = footprints(placements).map((f) =>
    corners({ ...f, halfX: f.halfX + ELBOW, halfZ: f.halfZ + ELBOW }),
  );
  const free = ({ x, z }: Point): boolean => walls.every((outline) => !inside(outline, x, z));
  const out: Way[] = [];
  const y = plan.quay;
  for (const outline of plan.land) {
    // Towards the land, for either direction of the outline.
    const inner = offset(outline, QUAYSIDE);
    const first = inner[0];
    const ring = first && inside(outline, first.x, first.z) ? inner : offset(outline, -QUAYSIDE);
    let run: Perch[] = [];
    for (const { x, z } of ring) {
      if (free({ x, z })) run.push({ x, y, z });
      else {
        if (run.length > 2) out.push({ points: run, loop: false });
        run = [];
      }
    }
    if (run.length > 2) out.push({ points: run, loop: run.length === ring.length });
  }
  for (const b of plan.bridges) {
    const half = b.span / 2 + (b.grand ? 3.9 : b.span > 6 ? 2.5 : 1.3);
    const rise = b.grand ? 2.56 : b.span > 6 ? 2.38 : 1.28;
    const steps = 9;
    out.push({
      loop: false,
      points: Array.from({ length: steps }, (_, k): Perch => {
        const t = (k / (steps - 1)) * 2 - 1;
        return {
          x: b.x + Math.cos(b.turn) * half * t,
          y:
            y +
            rise * (b.grand ? Math.min(1, (1 - Math.abs(t)) * 1.18) : Math.cos((t * Math.PI) / 2)),
          z: b.z - Math.sin(b.turn) * half * t,
        };
      }),
    });
  }
  return out;
}
