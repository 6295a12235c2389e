/** Positions of everything besides the rows of houses: buildings, bridges, ornaments. */

import type { Placement } from '../assemble.ts';
import { seeded } from '../clock.ts';
import type { Ornament, Point, TownPlan } from '../plan.ts';
import { type Tint, tint } from '../tint.ts';

export function sites(plan: TownPlan): Placement[] {
  const out = plan.buildings.map(
    ({ lamps, watched, ...look }): Placement => ({ ...look, y: plan.quay }),
  );
  for (const b of plan.bridges) {
    const model = b.grand ? 'bridge-grand' : b.span > 6 ? 'bridge-wide' : 'bridge-small';
    const awnings = tint(0xb5302a);
    out.push({ model, x: b.x, y: plan.quay, z: b.z, turn: b.turn, accent: awnings });
  }
  out.push(...ornaments(plan));
  return out;
}

/** Sources of light on the ground at night: lamps, and the doors of buildings. */
export function lampSpots(plan: TownPlan): Point[] {
  const lamps = plan.ornaments.filter((o) => o.kind === 'lamp');
  const doors = plan.buildings.flatMap(({ x, z, turn, lamps: ahead }): Point[] => {
    if (ahead === undefined) return [];
    const spot = (side: number): Point => ({
      x: x + Math.sin(turn) * ahead + Math.cos(turn) * side,
      z: z + Math.cos(turn) * ahead - Math.sin(turn) * side,
    });
    return [spot(-3.4), spot(3.4)];
  });
  return [...lamps, ...doors];
}

const AFLOAT: ReadonlySet<Ornament['kind']> = new Set([
  ...(['ship', 'boat', 'bricola', 'pole', 'islet', 'far-town', 'sandbank'] as const),
]);
/** Ornaments on a distant island, or on the shores of the board: never left out. */
const SCENERY: ReadonlySet<Ornament['kind']> = new Set(['jetty', 'steps', 'bollard', 'laundry']);
const ROCKS: Partial<Record<Ornament['kind'], number>> = { boat: 0.45, ship: 0.7 };
const STRIPES: readonly Tint[] = [0x2f5f9a, 0xb5302a, 0x2f7f5a, 0x5a3f8a].map(tint);
const HULLS: readonly Tint[] = [0x2f6a78, 0x8a3b34, 0x3f6b52, 0xc9952f].map(tint);

function ornaments(plan: TownPlan): Placement[] {
  const random = seeded(17);
  return plan.ornaments.map(({ kind, x, z, turn }): Placement => {
    const pick = Math.floor(random() * 4);
    const colors = kind === 'pole' ? STRIPES : HULLS;
    const free = kind === 'tree' || kind === 'crates' ? random() * 6 : 0;
    return {
      model: kind,
      x,
      y: AFLOAT.has(kind) ? 0 : plan.quay,
      z,
      turn: turn ?? free,
      scale: kind === 'tree' ? 0.8 + random() * 0.35 : 1,
      accent: colors[pick],
      rocks: ROCKS[kind] ?? 0,
      decorates: SCENERY.has(kind),
    };
  });
}
