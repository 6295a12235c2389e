/**
 * Frame rate of the city while nothing but water, birds and boats moves. Pieces and camera always
 * have every frame (`stir`). Pure.
 */

import type { Calm } from '../store/settings.ts';

/** Input of an automatic choice. */
export interface Machine {
  /** The person, or the system, wants less motion. */
  readonly reduced: boolean;
  /** A phone, or a laptop away from its plug. */
  readonly saves: boolean;
  /** Others look at this picture: a caster's, a stand's. */
  readonly shows: boolean;
}

/** Frames a second. */
const SMOOTH = 60;
export const USUAL = 30;
const FEW = 20;

/** Frames a second at rest; 0: only changes are drawn. */
export function restRate(calm: Calm, { reduced, saves, shows }: Machine): number {
  if (shows || calm === 'smooth') return SMOOTH;
  if (calm === 'still') return 0;
  if (calm === 'calm') return FEW;
  if (reduced) return 0;
  return saves ? FEW : USUAL;
}

/** If only changes are drawn, the picture is redrawn after this many seconds in any case. */
const HEARTBEAT = 1;
/** At rest a frame may take this share of the time until the next: the rest is for the page. */
const SHARE = 1 / 3;
/** Tolerance in seconds: a frame of the screen comes a little early or late. */
const LEEWAY = 1 / 500;

/**
 * Seconds from one frame to the next while nothing moves.
 * @param rate requested frames a second; 0: none
 * @param cost seconds that drawing one takes on this machine
 */
export function restInterval(rate: number, cost: number): number {
  if (rate === 0) return HEARTBEAT;
  if (rate >= SMOOTH) return 0;
  return Math.min(HEARTBEAT, Math.max(1 / rate - LEEWAY, cost / SHARE));
}
