/** The position of a place's point in its overview. */

import { FIELD_OF_VIEW, overviewFrame } from '../../client/world/framing.ts';
import type { Scenery } from '../../client/world/scenery.ts';

/** Right and up in a picture of `aspect`: -1 … 1 both ways inside it. */
export function inPicture(
  scenery: Scenery,
  aspect: number,
  x: number,
  y: number,
  z: number,
): [number, number] {
  const { yaw, pitch, distance, ...centre } = overviewFrame(scenery, aspect);
  const [dx, dy, dz] = [x - centre.x, y - centre.y, z - centre.z];
  const right = dx * Math.cos(yaw) - dz * Math.sin(yaw);
  const away = dx * Math.sin(yaw) + dz * Math.cos(yaw);
  const up = dy * Math.cos(pitch) - away * Math.sin(pitch);
  const depth = distance - (away * Math.cos(pitch) + dy * Math.sin(pitch));
  const half = Math.tan(FIELD_OF_VIEW / 2) * depth;
  return [right / half / aspect, up / half];
}
