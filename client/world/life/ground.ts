/**
 * Walkable ground: paved, dry, clear of walls and of a game's own areas; bridges carry people over
 * water. Pure; built once from the plan and the map of the site.
 */

import type { Bridge, Point, TownPlan } from '../plan.ts';
import { inside, SHORE_FAR, SITE_REACH, SITE_SIZE } from '../site.ts';
import type { Perch } from './anchors.ts';

/** Cells along one edge of the map. */
const CELLS = 512;
/** Distance of people from the water and from walls, units. */
const DRY = 1.05;
const ELBOW = 0.62;
/** How open to the sky the map shows a spot that far from a wall (see `siteMap`), of 255. */
const OPEN = 255 * (1 - Math.exp(-ELBOW / 0.9) / 2);
/** Distance from a game's own areas, and the offsets at which it is checked. */
const ROOM = 0.4;
const BESIDE = [
  [0, 0],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Half width of the way over a bridge; over a great one ways lead along both parapets. */
const LANE = 0.62;
const PARAPET = 0.48;
/** Half the flat crown of a great bridge. */
const CROWN = 1.25;
/** Lamps, columns and posts are walked around. */
const POST = 0.75;
const POSTS: ReadonlySet<string> = new Set(['lamp', 'column', 'cypress', 'crane', 'laundry']);

export interface Ground {
  /** Whether a person can stand at a spot. */
  free(x: number, z: number): boolean;
  /** Whether a person can walk straight from one spot to another. */
  clear(from: Point, to: Point): boolean;
  /** Position of a foot at a spot: on the quay, or on the steps of a bridge. */
  step(x: number, z: number): Perch;
  /** The corners of a way on foot, at most `far` units long; null if there is none. */
  walk(from: Point, to: Point, far: number): Point[] | null;
}

/**
 * Half the length of the way over a bridge, from the point where it leaves the quay, and its rise.
 */
function shapeOf(b: Bridge): { half: number; rise: number } {
  const wide = b.span > 6;
  return {
    half: b.span / 2 + (b.grand ? 3.9 : wide ? 2.5 : 1.3),
    rise: b.grand ? 2.5 : wide ? 2.38 : 1.28,
  };
}

/** Position of a spot on a bridge: along its way -1 … 1, and its distance from the middle line. */
function onBridge(b: Bridge, x: number, z: number): { along: number; beside: number } {
  const [c, s] = [Math.cos(b.turn), Math.sin(b.turn)];
  const [dx, dz] = [x - b.x, z - b.z];
  return { along: (dx * c - dz * s) / shapeOf(b).half, beside: dx * s + dz * c };
}

/** `site`: the bytes of `siteMap`. */
export function groundOf(plan: TownPlan, site: Uint8Array): Ground {
  const grid = gridOf(plan.reach ?? SITE_REACH);
  const { reach, cell } = grid;
  const cells = new Uint8Array(CELLS * CELLS);
  const steps = new Uint16Array(cells.length);
  const texel = (2 * reach) / SITE_SIZE;
  const reserved = (plan.reserved ?? []).map((outline) => ({ outline, ...boxOf(outline) }));
  const posts = plan.ornaments.filter(({ kind }) => POSTS.has(kind));
  for (let row = 0; row < CELLS; row++)
    for (let col = 0; col < CELLS; col++) {
      const x = middle(grid, col);
      const z = middle(grid, row);
      const at = Math.floor((z + reach) / texel) * SITE_SIZE;
      const k = (at + Math.floor((x + reach) / texel)) * 4;
      const inland = (site[k + 2] / 255) * SHORE_FAR;
      if (inland < DRY || site[k + 1] < OPEN) continue;
      const taken = reserved.some(
        (r) =>
          x > r.x0 - ELBOW &&
          x < r.x1 + ELBOW &&
          z > r.z0 - ELBOW &&
          z < r.z1 + ELBOW &&
          BESIDE.some(([u, v]) => inside(r.outline, x + u * ROOM, z + v * ROOM)),
      );
      if (!taken && posts.every((p) => Math.hypot(p.x - x, p.z - z) > POST))
        cells[row * CELLS + col] = 1;
    }
  for (const b of plan.bridges) openBridge(cells, grid, b);

  const cellAt = (x: number, z: number): number => {
    const [col, row] = [lineAt(grid, x), lineAt(grid, z)];
    return col < 0 || row < 0 || col >= CELLS || row >= CELLS ? -1 : row * CELLS + col;
  };
  const free = (x: number, z: number): boolean => cells[cellAt(x, z)] === 1;
  const clear = (from: Point, to: Point): boolean => isClear(cells, grid, from, to);
  return {
    free,
    clear,
    step(x, z) {
      for (const b of plan.bridges) {
        const { along, beside } = onBridge(b, x, z);
        if (Math.abs(beside) > b.width / 2 + 0.3 || Math.abs(along) >= 1) continue;
        const { half, rise } = shapeOf(b);
        const t = Math.abs(along);
        if (!b.grand) return { x, y: plan.quay + rise * Math.cos((t * Math.PI) / 2), z };
        const shift = Math.sign(beside) * (b.width / 2 - PARAPET) - beside;
        const up = rise * (1 - Math.max(0, (t * half - CROWN) / (half - CROWN)));
        return {
          x: x + Math.sin(b.turn) * shift,
          y: plan.quay + up,
          z: z + Math.cos(b.turn) * shift,
        };
      }
      return { x, y: plan.quay, z };
    },
    walk(from, to, far) {
      const trail = flood(cells, steps, cellAt(from.x, from.z), cellAt(to.x, to.z), far / cell);
      if (!trail) return null;
      const spots = trail.map((k) => ({
        x: middle(grid, k % CELLS),
        z: middle(grid, Math.floor(k / CELLS)),
      }));
      return pulled([from, ...spots, to], clear);
    },
  };
}

/** The map's measures: its extent from the middle, and the edge of a cell. */
interface Grid {
  readonly reach: number;
  readonly cell: number;
}

const gridOf = (reach: number): Grid => ({ reach, cell: (2 * reach) / CELLS });
/** The column of the map at an x, and the row at a z. */
const lineAt = ({ reach, cell }: Grid, x: number): number => Math.floor((x + reach) / cell);
/** The middle of a column or a row. */
const middle = ({ reach, cell }: Grid, line: number): number => (line + 0.5) * cell - reach;

/** Crossings so near to one another, as parts of the way, go through a corner. */
const CORNER = 1e-6;

/**
 * Whether all cells are free that the line from one spot to the other touches; at a corner those on
 * both sides. Goes from crossing to crossing (Amanatides and Woo 1987), so that no cell is missed.
 */
function isClear(cells: Uint8Array, grid: Grid, from: Point, to: Point): boolean {
  const { reach, cell } = grid;
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const [right, down] = [Math.sign(dx), Math.sign(dz)];
  let [col, row] = [lineAt(grid, from.x), lineAt(grid, from.z)];
  const crossing = (line: number, start: number, d: number): number =>
    d === 0 ? Number.POSITIVE_INFINITY : ((line + (d > 0 ? 1 : 0)) * cell - reach - start) / d;
  let [atX, atZ] = [crossing(col, from.x, dx), crossing(row, from.z, dz)];
  const open = (c: number, r: number): boolean =>
    c >= 0 && r >= 0 && c < CELLS && r < CELLS && cells[r * CELLS + c] === 1;
  while (open(col, row)) {
    if (Math.min(atX, atZ) > 1) return true;
    const corner = Math.abs(atX - atZ) < CORNER;
    if (corner && !(open(col + right, row) && open(col, row + down))) return false;
    const [byX, byZ] = [corner || atX < atZ, corner || atZ < atX];
    if (byX) {
      col += right;
      atX += cell / Math.abs(dx);
    }
    if (byZ) {
      row += down;
      atZ += cell / Math.abs(dz);
    }
  }
  return false;
}

function boxOf(outline: readonly Point[]) {
  const xs = outline.map((p) => p.x);
  const zs = outline.map((p) => p.z);
  return {
    x0: Math.min(...xs),
    x1: Math.max(...xs),
    z0: Math.min(...zs),
    z1: Math.max(...zs),
  };
}

/** The ways over a bridge, and half a step more at both ends. */
function openBridge(cells: Uint8Array, grid: Grid, b: Bridge): void {
  const { half } = shapeOf(b);
  const edge = b.width / 2 - PARAPET;
  const lanes = b.grand ? [-edge, edge] : [-LANE, -LANE / 2, 0, LANE / 2, LANE];
  for (let u = -half - 0.5; u <= half + 0.5; u += 0.2)
    for (const v of lanes) {
      const x = b.x + Math.cos(b.turn) * u + Math.sin(b.turn) * v;
      const z = b.z - Math.sin(b.turn) * u + Math.cos(b.turn) * v;
      cells[lineAt(grid, z) * CELLS + lineAt(grid, x)] = 1;
    }
}

/** Cells from one to the other, found by flooding; null if water or walls separate them. */
function flood(
  cells: Uint8Array,
  steps: Uint16Array,
  from: number,
  to: number,
  far: number,
): number[] | null {
  if (cells[from] !== 1 || cells[to] !== 1) return null;
  steps.fill(0);
  let edge = [to];
  steps[to] = 1;
  for (let count = 2; edge.length > 0 && steps[from] === 0 && count < far; count++) {
    const next: number[] = [];
    for (const k of edge)
      for (const d of [-1, 1, -CELLS, CELLS]) {
        const n = k + d;
        if (cells[n] !== 1 || steps[n] !== 0) continue;
        steps[n] = count;
        next.push(n);
      }
    edge = next;
  }
  if (steps[from] === 0) return null;
  const trail: number[] = [];
  for (let k = from; k !== to; ) {
    const here = steps[k];
    const step = [CELLS, 1, -CELLS, -1].find((d) => steps[k + d] === here - 1);
    if (step === undefined) return null;
    k += step;
    trail.push(k);
  }
  return trail;
}

/** The same trail with as few corners as possible. */
function pulled(trail: readonly Point[], clear: (a: Point, b: Point) => boolean): Point[] {
  const out: Point[] = [trail[0]];
  let k = 0;
  while (k < trail.length - 1) {
    let reach = Math.min(trail.length - 1, k + 48);
    while (reach > k + 1 && !clear(trail[k], trail[reach])) reach--;
    out.push(trail[reach]);
    k = reach;
  }
  return out;
}
