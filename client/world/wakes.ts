/**
 * Wakes of everything on the water: a boat takes one and writes its pose into it each frame; the
 * trail remembers its past positions. One fixed store, nothing is allocated while boats move.
 */

import type { Instant } from './clock.ts';

export interface Wake {
  x: number;
  z: number;
  /** Units per second; the foam grows with it. */
  speed: number;
  /** Half the width of the hull. */
  beam: number;
  /** Distance from the pose to the stern, against the way. */
  stern: number;
}

/** Boats that can leave a wake at once, and remembered places of each. */
export const WAKES = 20;
export const MARKS = 22;
/** Seconds until water has forgotten. */
export const LASTING = 6;
/** Distance between two remembered places; a longer jump is another journey. */
const APART = 0.75;
const JUMP = 8;
/** Speed at which a wake is as strong as it gets. */
const FULL = 3;

interface Trail extends Wake {
  taken: boolean;
  /** Ring of the last places: x, z, second, strength. */
  readonly marks: Float32Array;
  head: number;
  count: number;
}

const trails: readonly Trail[] = Array.from({ length: WAKES }, () => ({
  x: 0,
  z: 0,
  speed: 0,
  beam: 0.7,
  stern: 2,
  taken: false,
  marks: new Float32Array(MARKS * 4),
  head: 0,
  count: 0,
}));

/** A wake for a boat, or null when all are in use: then the boat has none. */
export function takeWake(beam: number, stern: number): Wake | null {
  const free = trails.find(({ taken }) => !taken);
  if (!free) return null;
  Object.assign(free, { taken: true, speed: 0, count: 0, beam, stern });
  return free;
}

/** Gives a wake back when its boat goes. */
export function giveWake(wake: Wake): void {
  const trail = trails.find((one) => one === wake);
  if (trail) Object.assign(trail, { taken: false, count: 0 });
}

/** Records the positions of the boats at `time`; a clock that was set back forgets. */
export function markWakes({ time }: Instant): void {
  for (const trail of trails) {
    if (!trail.taken) continue;
    const { marks } = trail;
    const last = trail.head * 4;
    const dx = trail.x - marks[last];
    const dz = trail.z - marks[last + 1];
    const gone = Math.sqrt(dx * dx + dz * dz);
    if (trail.count > 0 && (time < marks[last + 2] || gone > JUMP)) trail.count = 0;
    if (trail.speed < 0.05 || (trail.count > 0 && gone < APART)) continue;
    trail.head = (trail.head + 1) % MARKS;
    trail.count = Math.min(MARKS, trail.count + 1);
    const at = trail.head * 4;
    marks[at] = trail.x;
    marks[at + 1] = trail.z;
    marks[at + 2] = time;
    // A boat that only drifts leaves a line as well, visible from the overview.
    marks[at + 3] = Math.min(1, 0.35 + 0.65 * Math.sqrt(trail.speed / FULL));
  }
}

/**
 * Writes the ribbons: two corners per mark and one pair at the boat. `places` x, z per corner;
 * `looks` side -1 or 1, age 0 … 1, strength per corner. Answers whether anything is visible.
 */
export function writeWakes({ time }: Instant, places: Float32Array, looks: Float32Array): boolean {
  let seen = false;
  let corner = 0;
  for (const trail of trails) {
    const { marks, beam } = trail;
    let aheadX = trail.x;
    let aheadZ = trail.z;
    for (let k = 0; k < MARKS; k++) {
      const has = trail.taken && k < trail.count;
      // Unused marks collapse into the last used one.
      const kept = Math.min(k, Math.max(0, trail.count - 1));
      const at = ((trail.head - kept + MARKS) % MARKS) * 4;
      const x = marks[at];
      const z = marks[at + 1];
      const age = has ? Math.min(1, (time - marks[at + 2]) / LASTING) : 1;
      const wx = aheadX - x;
      const wz = aheadZ - z;
      // Not Math.hypot, which allocates memory for its arguments: this runs for every mark and
      // frame.
      const long = Math.sqrt(wx * wx + wz * wz) || 1;
      const half = beam * 0.6 + age * 3.1;
      for (const side of SIDES) {
        places[corner * 2] = x - (wz / long) * half * side - (wx / long) * trail.stern * 0.5;
        places[corner * 2 + 1] = z + (wx / long) * half * side - (wz / long) * trail.stern * 0.5;
        looks[corner * 3] = side;
        looks[corner * 3 + 1] = age;
        looks[corner * 3 + 2] = has ? marks[at + 3] : 0;
        corner++;
      }
      seen ||= has && age < 1;
      aheadX = x;
      aheadZ = z;
    }
  }
  return seen;
}

const SIDES = [-1, 1] as const;
