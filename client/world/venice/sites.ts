/** What stands where besides the houses: landmarks, their yards, bridges, ornaments. */

import type { Placement, Tint } from '../assemble.ts';
import { seeded } from '../clock.ts';
import type { CityPlan, Landmark, Ornament, Point } from '../plan.ts';
import { ACCENTS } from './town.ts';

function tint(hex: number): Tint {
  return [((hex >> 16) & 255) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];
}

/** Wall and awnings of each trade. */
const TRADES: Record<NonNullable<Landmark['trade']>, { wall: Tint; accent: Tint }> = {
  anvil: { wall: tint(0xb9583f), accent: tint(0x8a3b34) },
  gem: { wall: tint(0xe3a898), accent: tint(0x2f7f5a) },
  wheat: { wall: tint(0xf0dca6), accent: tint(0xc9952f) },
  mortar: { wall: tint(0xe2a04c), accent: tint(0xc9562a) },
  cloth: { wall: tint(0xa9c0b4), accent: tint(0x6d3f8a) },
};

/** Palazzi of the seats in the order of the plan. */
const PALAZZI = [
  { model: 'gothic-a', wall: tint(0xd98a62) },
  { model: 'round-e', wall: tint(0xe9cf98) },
  { model: 'gothic-d', wall: tint(0xecc4b0) },
  { model: 'round-d', wall: tint(0xc9694a) },
  { model: 'gothic-c', wall: tint(0xe0b060) },
] as const;

const MODELS: Record<Exclude<Landmark['kind'], 'shop' | 'palazzo'>, string> = {
  church: 'church',
  market: 'market',
  hall: 'hall',
  loggia: 'loggia',
  office: 'office',
  dock: 'dock',
};

const WALLS: Partial<Record<Landmark['kind'], Tint>> = {
  hall: tint(0xe8c890),
  loggia: tint(0xefdcb2),
  office: tint(0xd9a066),
};

export function sites(plan: CityPlan): Placement[] {
  const out: Placement[] = [];
  let seat = 0;
  for (const mark of plan.landmarks) {
    const spot = { x: mark.x, y: plan.quay, z: mark.z, turn: mark.turn };
    if (mark.kind === 'shop') {
      const trade = mark.trade ?? 'anvil';
      out.push({ model: `shop-${trade}`, ...spot, ...TRADES[trade] });
      continue;
    }
    if (mark.kind === 'palazzo') {
      const look = PALAZZI[seat++ % PALAZZI.length] as (typeof PALAZZI)[number];
      const accent = ACCENTS[seat % ACCENTS.length] as Tint;
      out.push({ ...look, ...spot, accent });
      continue;
    }
    const wall = WALLS[mark.kind];
    out.push({ model: MODELS[mark.kind], ...spot, ...(wall ? { wall } : {}) });
  }
  for (const b of plan.bridges) {
    const model = b.grand ? 'bridge-grand' : b.span > 6 ? 'bridge-wide' : 'bridge-small';
    const awnings = tint(0xb5302a);
    out.push({ model, x: b.x, y: plan.quay, z: b.z, turn: b.turn, accent: awnings });
  }
  out.push(...ornaments(plan));
  return out;
}

/** Where light falls on the ground at night: lamps, and the doors of landmarks. */
export function lampSpots(plan: CityPlan): Point[] {
  const lamps = plan.ornaments.filter((o) => o.kind === 'lamp');
  const doors = plan.landmarks
    .filter((mark) => mark.kind !== 'dock')
    .flatMap((mark) => {
      const ahead = mark.kind === 'church' ? 9 : 5.5;
      const spot = (side: number): Point => ({
        x: mark.x + Math.sin(mark.turn) * ahead + Math.cos(mark.turn) * side,
        z: mark.z + Math.cos(mark.turn) * ahead - Math.sin(mark.turn) * side,
      });
      return [spot(-3.4), spot(3.4)];
    });
  return [...lamps, ...doors];
}

const AFLOAT: ReadonlySet<Ornament['kind']> = new Set([
  ...(['ship', 'boat', 'bricola', 'pole', 'islet', 'far-town', 'sandbank'] as const),
]);
/** What stands on an island seen from afar, or on the shores of the board: not to be left out. */
const SCENERY: ReadonlySet<Ornament['kind']> = new Set(['jetty', 'steps', 'bollard', 'laundry']);
const ROCKS: Partial<Record<Ornament['kind'], number>> = { boat: 0.45, ship: 0.7 };
const STRIPES: readonly Tint[] = [0x2f5f9a, 0xb5302a, 0x2f7f5a, 0x5a3f8a].map(tint);
const HULLS: readonly Tint[] = [0x2f6a78, 0x8a3b34, 0x3f6b52, 0xc9952f].map(tint);

function ornaments(plan: CityPlan): Placement[] {
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
      accent: colors[pick] as Tint,
      rocks: ROCKS[kind] ?? 0,
      decorates: SCENERY.has(kind),
    };
  });
}
