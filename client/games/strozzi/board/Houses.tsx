/** The palazzi of the houses, as many as there are seats. */

import { useMemo } from 'react';
import type { Placement } from '../../../world/assemble.ts';
import { Town } from '../../../world/Town.tsx';
import { tint } from '../../../world/tint.ts';
import { useKit } from '../../../world/useKit.ts';
import { crowns } from '../../../world/venice/crown.ts';
import { palazzo, QUAY } from '../scenery/landmarks.ts';

/** One for each seat; their scale, and the distance of each behind the middle of its yard. */
const LOOKS = [
  { model: 'gothic-a', wall: tint(0xe08a62), accent: tint(0x2f5f78) },
  { model: 'round-e', wall: tint(0xf0d69c), accent: tint(0x8a3b34) },
  { model: 'gothic-d', wall: tint(0xf0c8b4), accent: tint(0x3f6b52) },
  { model: 'round-d', wall: tint(0xd06a4a), accent: tint(0x4d7a5a) },
  { model: 'gothic-c', wall: tint(0xe8b860), accent: tint(0x50708a) },
  { model: 'round-c', wall: tint(0xd9e0cc), accent: tint(0x7a4a34) },
] as const;
const SCALE = 0.7;
const BACK = 3.7;

/** Three houses leave room between them: a well in the shade, and crates at the ends of the shore. */
const GARDENS: readonly Placement[] = [-17, 17, -52, 52].flatMap((x, k) => {
  const at = (model: string, z: number, aside: number, scale = 1): Placement => ({
    model,
    x: x + aside,
    y: QUAY,
    z,
    turn: k + z,
    scale,
  });
  return k < 2
    ? [at('tree', 27.5, 0.6, 0.95), at('well', 33.5, 0), at('tree', 39.5, -0.6, 1.05)]
    : [at('tree', 29, 0, 1.1), at('crates', 34.5, 1), at('tree', 40, 0.8, 0.9)];
});

function housesOf(seats: number, upright: boolean): Placement[] {
  const walls = Array.from({ length: seats }, (_, seat): Placement => {
    const { x, z } = palazzo(seat, seats);
    const look = LOOKS[seat % LOOKS.length];
    const [side, back] = [4.7, BACK];
    return upright
      ? { ...look, x: x + back + 2.4, y: QUAY, z: z + side + 2, turn: -Math.PI / 2, scale: SCALE }
      : { ...look, x: x + side, y: QUAY, z: z - back, turn: 0, scale: SCALE };
  });
  return [...walls, ...crowns(walls), ...(seats === 3 ? GARDENS : [])];
}

export function Houses({ seats, upright }: { seats: number; upright: boolean }) {
  const kit = useKit();
  const placements = useMemo(() => housesOf(seats, upright), [seats, upright]);
  return kit ? <Town kit={kit} placements={placements} /> : null;
}
