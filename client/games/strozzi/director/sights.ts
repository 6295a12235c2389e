/** Where the director's camera stands for the places of the gulf. Pure. */

import type { ShotSize } from '../../../table/director/types.ts';
import { type Frame, focusFrame, overviewFrame } from '../../../world/framing.ts';
import { SCENERY } from '../scenery/index.ts';

/** A close look is nearer by this share. */
const CLOSER = 0.7;
/** Share of the distance by which the camera looks before its subject: below is the lower third. */
const LOWER = 0.045;

/** Frame of a site of the scenery, `null` being the whole gulf. Unknown places are seen whole. */
export function sight(place: string | null, size: ShotSize, aspect: number): Frame {
  const whole = overviewFrame(SCENERY, aspect);
  if (place === null || size === 'wide') return whole;
  const frame = focusFrame(SCENERY, place, aspect);
  if (!frame) return whole;
  const distance = size === 'close' ? frame.distance * CLOSER : frame.distance;
  const by = LOWER * distance;
  return {
    ...{ ...frame, distance },
    ...{ x: frame.x + Math.sin(frame.yaw) * by, z: frame.z + Math.cos(frame.yaw) * by },
  };
}
