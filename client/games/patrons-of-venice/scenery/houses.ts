/** The quarter's houses in its own colours: rose walls, verdigris shutters. Pure. */

import type { Placement } from '../../../world/assemble.ts';
import { seeded } from '../../../world/clock.ts';
import type { TownPlan } from '../../../world/plan.ts';
import { type Tint, tint } from '../../../world/tint.ts';
import { sites } from '../../../world/venice/sites.ts';
import { town } from '../../../world/venice/town.ts';
import { QUAY, quayOf } from './plan.ts';

const ROSE: readonly Tint[] = [
  0xe59a90, 0xd9776c, 0xf0b8a8, 0xc9645c, 0xeecabb, 0xe8a89a, 0xf3ded0, 0xdb8878, 0xcf6e66,
  0xf0c4b0,
].map(tint);
const VERDIGRIS: readonly Tint[] = [0x4f8f80, 0x3f7f74, 0x6aa596, 0x2f6b62].map(tint);

/** Palazzi of the five houses, one of a kind. */
const PALAZZI = ['gothic-e', 'round-a', 'gothic-f', 'round-f', 'round-d'] as const;

/** Rows behind these are only for the eye. */
const BACKDROP = { z: -63, x: 84 } as const;

/** Ornaments that a small machine leaves out. */
const EXTRAS: ReadonlySet<string> = new Set(['san-giorgio', 'far-town', 'sandbank', 'crates']);

/** Everything of the kit that stands on `plan`, with the palazzi of `seats` houses. */
export function houses(plan: TownPlan, seats: number): Placement[] {
  const random = seeded(59);
  const pick = (from: readonly Tint[]): Tint => from[Math.floor(random() * from.length)];
  const rows = town(plan).map(
    (house): Placement => ({
      ...house,
      wall: pick(ROSE),
      accent: pick(VERDIGRIS),
      decorates: house.z < BACKDROP.z || Math.abs(house.x) > BACKDROP.x,
    }),
  );
  const palazzi = Array.from({ length: seats }, (_, seat): Placement => {
    const { palazzo } = quayOf(seat, seats);
    return {
      model: PALAZZI[seat],
      ...palazzo,
      y: QUAY,
      scale: 0.95,
      wall: ROSE[(seat * 3) % ROSE.length],
      accent: VERDIGRIS[seat % VERDIGRIS.length],
    };
  });
  const clear = rows.filter(({ x, z }) =>
    palazzi.every((p) => Math.abs(p.x - x) > 9 || Math.abs(p.z - z) > 9),
  );
  const about = sites(plan).map((site, k) => {
    const extra = EXTRAS.has(site.model) || (site.model === 'tree' && k % 2 === 0);
    return extra ? { ...site, decorates: true } : site;
  });
  return [...clear, ...palazzi, ...about];
}
