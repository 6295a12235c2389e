/** The camera's spots for the places of the game: landmarks, and pieces from close by. Pure. */

import {
  RESOURCES,
  type Resource,
  SHOPS,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { Surface } from '../../../table/board/surface.ts';
import { sightsOf } from '../../../table/director/sighting.ts';
import type { Spot } from '../../../world/framing.ts';
import { SCENERY } from '../board/scenery.ts';
import { boatSite, type Sites, sitesFor } from '../board/sites.ts';
import { shopOf } from '../facts.ts';

/** Distance and pitch of a look at a surface that leans or lies. */
const SLAB = { medium: 40, close: 30, pitch: 0.74 } as const;
const YARD = { medium: 38, close: 27, pitch: 0.95 } as const;
/** From high enough to look over the roof of the guild. */
const OFFICE = { medium: 44, close: 34, pitch: 0.9 } as const;
const QUAY = { medium: 40, close: 30, pitch: 0.6 } as const;
const ROW = { medium: 34, close: 25, pitch: 0.62 } as const;
/** From high enough to look over the church. */
const WATER = { medium: 44, close: 32, pitch: 0.92 } as const;
const MARKET = { medium: 35, close: 28, pitch: 0.7 } as const;
/** Distance from which all five shops are seen. */
const SHOPS_FROM = { medium: 104, close: 90 } as const;
/** The pitch at which an upright picture looks down. */
const UPRIGHT = 1.1;

/** Frame of a place of the direction, `null` being the whole city. Unknown places are seen whole. */
export const sight = sightsOf(SCENERY, (place, size, aspect) =>
  spotOf(place, size, sitesFor(aspect)),
);

/** Places that are no landmarks: `shops`, `order`, `row`, `bag`, `ladder:RESOURCE`, `yard:SEAT`, `space:N`. */
function spotOf(place: string, size: 'medium' | 'close', sites: Sites): Spot | null {
  const [kind = '', name = ''] = place.split(':');
  switch (kind) {
    case 'shops':
      return { x: 0, y: 4, z: -28, yaw: sites.order.yaw, pitch: 0.62, distance: SHOPS_FROM[size] };
    case 'officeNorth':
    case 'officeSouth':
      return on(sites.offices[kind], OFFICE, size, 0.5);
    case 'stockMarket':
      return on(sites.market, MARKET, size, 0.5);
    case 'order':
      return on(sites.order, QUAY, size, 3.2);
    case 'row':
      return on(sites.row, ROW, size, 1);
    case 'bag':
      return on(sites.bag, QUAY, size, 0.5);
    case 'ladder': {
      const surface = ladder(
        sites,
        RESOURCES.find((resource) => resource === name),
      );
      return surface ? on(surface, SLAB, size, 0) : null;
    }
    case 'yard': {
      const surface = sites.yards[Number(name)];
      return surface ? on(surface, YARD, size, 0.5) : null;
    }
    case 'space': {
      const { x, z } = boatSite(Number(name));
      const { yaw } = sites.order;
      return { x, y: 1.5, z, yaw, pitch: WATER.pitch, distance: WATER[size] };
    }
    default:
      return null;
  }
}

/** The slab with the price of a resource. */
function ladder(sites: Sites, resource: Resource | undefined): Surface | undefined {
  if (!resource) return undefined;
  const shop = shopOf(resource);
  return shop ? sites.slabs[SHOPS.indexOf(shop)] : sites.lumber;
}

function on(
  { x, y, z, yaw }: Surface,
  how: { readonly medium: number; readonly close: number; readonly pitch: number },
  size: 'medium' | 'close',
  over: number,
): Spot {
  // In upright pictures houses stand between the camera and its target.
  const pitch = yaw === 0 ? how.pitch : Math.max(how.pitch, UPRIGHT);
  return { x, y: y + over, z, yaw, pitch, distance: how[size] };
}
