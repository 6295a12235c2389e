/**
 * The spots of the director's camera: the sites of the scenery, and the way of an incoming ship.
 */

import { sightsOf } from '../../../table/director/sighting.ts';
import { type Spot, UPRIGHT } from '../../../world/framing.ts';
import { SCENERY } from '../scenery/index.ts';

/**
 * From the headland to the anchorage: the ship is in the picture even if the camera comes late. At
 * a quick pace it has left the headland before anybody could look there.
 */
const approach = (aspect: number): Spot => {
  const upright = aspect < UPRIGHT;
  return {
    x: 40,
    z: 14,
    pitch: upright ? 0.95 : 0.66,
    distance: !upright && aspect < 1.6 ? 112 : 84,
    yaw: upright ? (SCENERY.framing.uprightYaw ?? 0) : 0,
  };
};

export const sight = sightsOf(SCENERY, (place, _size, aspect) =>
  place === 'approach' ? approach(aspect) : null,
);
