/** The city's population: boats, passers-by, people who stand together, birds. Pure, seeded. */

import { seeded } from '../clock.ts';
import type { Point, TownPlan, Vessel } from '../plan.ts';
import type { Level } from '../quality.ts';
import { type Tint, tint } from '../tint.ts';
import type { Perch } from './anchors.ts';
import type { Ground } from './ground.ts';
import { type Route, routeOf, type Trip } from './routes.ts';

export type Figure = 'man' | 'woman' | 'noble' | 'porter' | 'lady' | 'child';
export type Bird = 'gull' | 'pigeon';

interface Looks {
  readonly scale: number;
  /** Cloak or hull, and the colour under it. */
  readonly cloth: Tint;
  readonly lining: Tint;
  /** 0 … 1, so that neighbours are out of step. */
  readonly seed: number;
}
/** A person under way on a route. */
export interface Traveller extends Looks {
  readonly model: Figure | Vessel | 'gull';
  readonly trip: Trip;
}
/** A person who stands about and gathers at events. */
export interface Idler extends Looks {
  readonly model: Figure;
  readonly x: number;
  readonly z: number;
  readonly heading: number;
}
export interface Pigeon extends Looks, Perch {
  readonly model: 'pigeon';
  readonly heading: number;
}
export interface Cast {
  readonly routes: readonly Route[];
  readonly boats: readonly Traveller[];
  readonly walkers: readonly Traveller[];
  readonly gulls: readonly Traveller[];
  readonly idlers: readonly Idler[];
  readonly pigeons: readonly Pigeon[];
}

/** How many of each a machine bears. Idlers: of those whom the plan lets meet. */
const CROWDS = {
  low: { boats: 1, walkers: 13, ways: 13, idlers: 26, gulls: 3, pigeons: 6 },
  medium: { boats: 4, walkers: 64, ways: 30, idlers: 78, gulls: 10, pigeons: 26 },
  more: { boats: 4, walkers: 90, ways: 34, idlers: 78, gulls: 14, pigeons: 34 },
} as const;
export const countsFor = (level: Level) =>
  level === 'low' || level === 'medium' ? CROWDS[level] : CROWDS.more;
/** Number of idlers that the shader can distinguish. */
export const MOST_IDLERS = 78;

/** Units per second. */
const WALK = 1.15;
const SPEED: Record<Vessel, number> = { gondola: 1.9, sandolo: 1.5, barge: 1.25, sail: 2.3 };
/** Longest way on foot, and the shortest worth walking. */
const FARTHEST = 90;
const NEAREST = 12;

/** Calm cloths, a few bright ones among them; none is as bright as a merchant's colour. */
const CLOTHS = [
  0x7a3b34, 0x8a6a3a, 0x3f5a66, 0x8c4a3a, 0x5a5a44, 0x6a4a66, 0xa8843f, 0x3c3a40, 0x9a3f3a,
  0x4a6650, 0x2f4a6a, 0xb07a4a,
].map(tint);
const LININGS = [0xe9dcc0, 0xd8c49a, 0xc8b8a0, 0xefe6d2, 0xb89a78].map(tint);
const HULLS = [0x2f6a78, 0x8a3b34, 0x3f6b52, 0xa8762f, 0x5a4a6a].map(tint);
const FIGURES: readonly Figure[] = [
  'man',
  'woman',
  'man',
  'noble',
  'porter',
  'lady',
  'woman',
  'child',
];

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)];

function looks(random: () => number, model: string): Looks {
  return {
    scale: (model === 'child' ? 0.86 : 1.14) + random() * 0.16,
    cloth: pick(CLOTHS, random),
    lining: pick(LININGS, random),
    seed: random(),
  };
}

export function castOf(plan: TownPlan, ground: Ground, level: Level): Cast {
  const routes: Route[] = [];
  const counts = countsFor(level);
  return {
    routes,
    boats: boats(plan, routes, counts.boats),
    walkers: walkers(plan, ground, routes, counts),
    gulls: gulls(plan, routes, counts.gulls),
    idlers: idlers(plan, ground, counts.idlers),
    pigeons: pigeons(plan, ground, counts.pigeons),
  };
}

function boats(plan: TownPlan, routes: Route[], each: number): Traveller[] {
  const random = seeded(53);
  return (plan.waterways ?? []).flatMap(({ points, fleet }): Traveller[] => {
    const route = routes.length;
    const way = routeOf(
      points.map(({ x, z }) => ({ x, y: 0, z })),
      true,
      3,
    );
    routes.push(way);
    const sailing = fleet.slice(0, each);
    // All boats on one way have the same speed: nobody is run down.
    const speed = Math.min(...fleet.map((vessel) => SPEED[vessel]));
    const takes = way.length / speed;
    return sailing.map((model, k) => ({
      ...looks(random, model),
      model,
      scale: 1,
      cloth: pick(HULLS, random),
      trip: { route, takes, stays: 0, began: ((k + random() * 0.25) / fleet.length) * takes },
    }));
  });
}

/** Spots where ways begin and end: people's meeting places, bridges' feet, corners of squares. */
function goals(plan: TownPlan, ground: Ground): Point[] {
  const spots: Point[] = [...(plan.gatherings ?? [])];
  for (const b of plan.bridges)
    for (const s of [-1, 1]) {
      const u = s * (b.span / 2 + (b.grand ? 5.4 : b.span > 6 ? 4 : 2.6));
      spots.push({ x: b.x + Math.cos(b.turn) * u, z: b.z - Math.sin(b.turn) * u });
    }
  for (const mark of plan.buildings)
    for (const side of [-4, 4])
      for (const ahead of [5, 7.5])
        spots.push({
          x: mark.x + Math.sin(mark.turn) * ahead + Math.cos(mark.turn) * side,
          z: mark.z + Math.cos(mark.turn) * ahead - Math.sin(mark.turn) * side,
        });
  return spots.filter(({ x, z }) => ground.free(x, z));
}

function walkers(
  plan: TownPlan,
  ground: Ground,
  routes: Route[],
  counts: { walkers: number; ways: number },
): Traveller[] {
  const random = seeded(71);
  const spots = goals(plan, ground);
  // If nobody may meet, nobody walks.
  if (spots.length === 0) return [];
  const found: number[] = [];
  for (let tries = 0; found.length < counts.ways && tries < counts.ways * 6; tries++) {
    const from = pick(spots, random);
    const to = pick(spots, random);
    const straight = Math.hypot(to.x - from.x, to.z - from.z);
    if (straight < NEAREST || straight > FARTHEST * 0.7) continue;
    const corners = ground.walk(from, to, FARTHEST * 1.35);
    if (!corners) continue;
    found.push(routes.length);
    routes.push(onFoot(ground, corners));
  }
  if (found.length === 0) return [];
  return Array.from({ length: counts.walkers }, (_, k) => {
    const route = found[k % found.length];
    const model = pick(FIGURES, random);
    const takes = routes[route].length / (WALK * (0.85 + random() * 0.4));
    const stays = 4 + random() * 7;
    return {
      ...looks(random, model),
      model,
      trip: { route, takes, stays, began: random() * 4 * takes },
    };
  });
}

/** A way on foot with the height of every step; corners rounded if there is room for it. */
function onFoot(ground: Ground, corners: readonly Point[]): Route {
  const steps: Perch[] = [];
  for (let k = 0; k + 1 < corners.length; k++) {
    const [a, b] = [corners[k], corners[k + 1]];
    const n = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.z - a.z) / 0.7));
    for (let s = 0; s < n; s++)
      steps.push(ground.step(a.x + ((b.x - a.x) * s) / n, a.z + ((b.z - a.z) * s) / n));
  }
  const last = corners.at(-1) as Point;
  steps.push(ground.step(last.x, last.z));
  return routeOf(steps, false, 1);
}

/** Free spots before watched buildings, for spectators of the events there. */
function lookouts(plan: TownPlan, ground: Ground): Point[] {
  return plan.buildings.flatMap(({ watched, x, z, turn }): Point[] => {
    if (!watched) return [];
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    for (let ahead = 8; ahead < 19; ahead += 0.6)
      for (const side of [0, -1.5, 1.5, -3, 3, -4.5, 4.5, -6, 6]) {
        const at = { x: x + s * ahead + c * side, z: z + c * ahead - s * side };
        const round = [-0.7, 0, 0.7];
        if (round.every((u) => round.every((v) => ground.free(at.x + u, at.z + v)))) return [at];
      }
    return [];
  });
}

function idlers(plan: TownPlan, ground: Ground, most: number): Idler[] {
  const random = seeded(29);
  const groups = [
    ...lookouts(plan, ground).map((at) => ({ ...at, people: 2 })),
    ...(plan.gatherings ?? []),
  ];
  const all = groups.flatMap(({ x, z, people }): (Idler & { rank: number })[] => {
    // One more than the plan asks for: somebody always listens.
    const n = people + 1;
    return Array.from({ length: n }, (_, k) => {
      const a = (k / n) * Math.PI * 2 + random() * 0.9;
      const r = 0.62 + random() * 0.3;
      const model = pick(FIGURES, random);
      return {
        ...looks(random, model),
        model,
        x: x + Math.cos(a) * r,
        z: z + Math.sin(a) * r,
        rank: Math.max(0, k - 1),
        // They look at one another.
        heading: Math.PI - a + (random() - 0.5) * 0.8,
      };
    }).filter((who) => ground.free(who.x, who.z));
  });
  return [...all].sort((a, b) => a.rank - b.rank).slice(0, Math.min(most, MOST_IDLERS));
}

/** Gulls circle, each in one of the plan's rings. */
function gulls(plan: TownPlan, routes: Route[], count: number): Traveller[] {
  const random = seeded(37);
  const middles = plan.gulls ?? [];
  if (middles.length === 0) return [];
  const rings = middles.slice(0, Math.max(2, Math.ceil(count / 3))).map((at, k) => {
    const [rx, rz] = [13 + random() * 9, 8 + random() * 5];
    const y = 13 + k * 2.5;
    const points = Array.from({ length: 12 }, (_, s): Perch => {
      const a = (s / 12) * Math.PI * 2 * (k % 2 ? -1 : 1);
      const wobble = 1 + 0.14 * Math.sin(a * 3 + k);
      return {
        x: at.x + Math.cos(a) * rx * wobble,
        y: y + 2.4 * Math.sin(a * 2 + k),
        z: at.z + Math.sin(a) * rz * wobble,
      };
    });
    routes.push(routeOf(points, true, 3));
    return routes.length - 1;
  });
  return Array.from({ length: count }, (_, k) => {
    const route = rings[k % rings.length];
    const takes = routes[route].length / 6.2;
    const trip = { route, takes, stays: 0, began: random() * takes };
    return { ...looks(random, 'gull'), model: 'gull' as const, scale: 1 + random() * 0.3, trip };
  });
}

/** Pigeons pick about on the squares. */
function pigeons(plan: TownPlan, ground: Ground, count: number): Pigeon[] {
  const random = seeded(43);
  const squares = plan.campi ?? [];
  const out: Pigeon[] = [];
  for (let tries = 0; squares.length > 0 && out.length < count && tries < count * 40; tries++) {
    const { x, z, w, d } = squares[tries % squares.length];
    // About a few crumbs, not spread evenly; round the patterned field as well as on it.
    const [u, v] = [random() + random() - 1, random() + random() - 1];
    const at = { x: x + u * w * 0.9, z: z + v * (d * 0.9 + 2) };
    if (!ground.free(at.x, at.z)) continue;
    out.push({
      ...looks(random, 'pigeon'),
      model: 'pigeon',
      ...ground.step(at.x, at.z),
      heading: random() * Math.PI * 2,
    });
  }
  return out;
}
