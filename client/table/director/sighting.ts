/** The director's camera for the sites of a scenery and for spots between them. */

import { type Frame, focusFrame, overviewFrame, type Spot } from '../../world/framing.ts';
import type { Scenery } from '../../world/scenery.ts';
import type { Sight } from './rules.ts';

/** Sites from close by: nearer by this share. */
const CLOSER = 0.72;
/** Share of the distance by which the camera looks before its subject. */
const LOWER = 0.045;

/**
 * The sights of a game; unknown places are seen whole.
 * @param spotOf places that are no sites of the scenery
 */
export function sightsOf(
  scenery: Scenery,
  spotOf: (place: string, size: 'medium' | 'close', aspect: number) => Spot | null = () => null,
): Sight {
  return (place, size, aspect) => {
    if (place === null || size === 'wide') return overviewFrame(scenery, aspect);
    const spot = spotOf(place, size, aspect);
    const frame = focusFrame(scenery, spot ?? place, aspect);
    if (!frame) return overviewFrame(scenery, aspect);
    if (spot) return raised(frame);
    return raised(size === 'close' ? { ...frame, distance: frame.distance * CLOSER } : frame);
  };
}

/** The subject is a little above the middle: below is the lower third. */
function raised(frame: Frame): Frame {
  const by = LOWER * frame.distance;
  return {
    ...frame,
    x: frame.x + Math.sin(frame.yaw) * by,
    z: frame.z + Math.cos(frame.yaw) * by,
  };
}
