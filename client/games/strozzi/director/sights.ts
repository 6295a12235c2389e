/** Where the camera stands for the places of the game. Pure. */

import type { PublicView } from '../../../../engine/games/strozzi/types.ts';
import type { ShotSize } from '../../../table/director/types.ts';
import { type Frame, focusFrame, overviewFrame } from '../../../world/framing.ts';
import { SCENERY } from '../scenery/index.ts';

/** Close shots are nearer by this share. */
const CLOSER = 0.74;
/** Share of the distance by which the camera looks before its subject: below is the lower third. */
const LOWER = 0.045;

/** The scenery's name of a place of the direction: where a house lies depends on how many there are. */
export function siteFor(place: string | null, { seats }: PublicView): string | null {
  if (place?.startsWith('palazzo')) return `${place}of${seats.length}`;
  return place === 'florence' ? 'florenceWay' : place;
}

/** Frame of a place, `null` being the whole gulf. Unknown places are seen whole. */
export function sight(place: string | null, size: ShotSize, aspect: number): Frame {
  const frame = place === null || size === 'wide' ? null : focusFrame(SCENERY, place, aspect);
  if (!frame) return overviewFrame(SCENERY, aspect);
  const distance = size === 'close' ? frame.distance * CLOSER : frame.distance;
  const by = LOWER * distance;
  return {
    ...{ ...frame, distance },
    ...{ x: frame.x + Math.sin(frame.yaw) * by, z: frame.z + Math.cos(frame.yaw) * by },
  };
}
