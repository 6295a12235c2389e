/**
 * Where something worth seeing happens, and when: data for a camera that follows the action. The
 * staging itself never moves the camera.
 */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { siteOf } from '../event-sites.ts';

export interface Hint {
  /** Seconds from the start of the timeline, and how long the moment lasts. */
  readonly at: number;
  readonly seconds: number;
  /** A landmark of the plan; null = the whole board. */
  readonly place: string | null;
  /** 1 = worth a glance, 2 = a moment, 3 = nobody should miss it. */
  readonly importance: 1 | 2 | 3;
}

/** What is absent is over before a camera could be there. */
const IMPORTANCE: { readonly [T in MvEvent['type']]?: Hint['importance'] } = {
  bidsRevealed: 2,
  destinationsRevealed: 2,
  cubeDrawn: 1,
  cubesBought: 1,
  cubeStolen: 2,
  sold: 2,
  orderDelivered: 2,
  stockSplit: 3,
  priceControl: 3,
  majorityChanged: 2,
  interrupted: 2,
  gondolaMoved: 2,
  finalScored: 3,
};

/** Shortest look that is worth turning for. */
const LOOK = 1.2;

/** The hint of an event that takes from `at` to `until`, or null. */
export function hintOf(event: MvEvent, at: number, until: number): Hint | null {
  const importance = IMPORTANCE[event.type];
  if (!importance) return null;
  return { at, seconds: Math.max(LOOK, until - at), place: placeOf(event), importance };
}

function placeOf(event: MvEvent): string | null {
  if (event.type === 'cubeDrawn') return event.to === 'dock' ? `dock${event.at ?? 2}` : 'dock2';
  if (event.type !== 'finalScored') return siteOf(event);
  const [winner] = event.winners;
  // Several winners are seen from afar.
  return winner !== undefined && event.winners.length === 1 ? `palazzo${winner}` : null;
}
