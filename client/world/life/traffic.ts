/** The moving boats leave wakes: each wake gets the boat's position, as the shader draws it. */

import type { Instant } from '../clock.ts';
import type { Vessel } from '../plan.ts';
import { giveWake, takeWake, WAKES, type Wake } from '../wakes.ts';
import type { Cast, Traveller } from './cast.ts';
import { type Route, type Spot4, travel } from './routes.ts';

/** Half the width of a hull, and how far its middle is from the stern. */
const HULLS: Record<Vessel, readonly [number, number]> = {
  gondola: [0.75, 3],
  sandolo: [0.55, 1.8],
  barge: [1, 2.7],
  sail: [0.85, 2.5],
};
/** Wakes that are left to the boats of a game: its gondola and its merchants' own. */
const SPARE = 6;
/** No more than the water remembers. */
const MOST = WAKES - SPARE;

interface Swimmer {
  readonly who: Traveller;
  readonly wake: Wake;
}

let swimmers: readonly Swimmer[] = [];
let routes: readonly Route[] = [];
const at: Spot4 = { x: 0, y: 0, z: 0, heading: 0 };

/** Sets the boats from now on. */
export function sail(cast: Cast): void {
  moor();
  routes = cast.routes;
  swimmers = cast.boats.slice(0, MOST).flatMap((who): Swimmer[] => {
    const wake = takeWake(...HULLS[who.model as Vessel]);
    return wake ? [{ who, wake }] : [];
  });
}

/** Gives all wakes back. */
export function moor(): void {
  for (const { wake } of swimmers) giveWake(wake);
  swimmers = [];
}

/** Brings all boats to their positions at an instant; `still`: they are moored. */
export function swim(now: Instant, still = false): void {
  for (let k = 0; k < swimmers.length; k++) {
    const { who, wake } = swimmers[k];
    const route = routes[who.trip.route];
    travel(route, who.trip, now, at);
    wake.x = at.x;
    wake.z = at.z;
    wake.speed = still ? 0 : route.length / who.trip.takes;
  }
}
