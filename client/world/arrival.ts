/** Progress of the city towards the first picture: real steps and bytes, nothing invented. */

import { create } from 'zustand';

export interface Arrival {
  /** The code that draws the city is loaded. */
  readonly code: boolean;
  /** Bytes of the models, the loaded ones and all of them (0: not known yet). */
  readonly bytes: number;
  readonly of: number;
  /** Everything is built in memory. */
  readonly built: boolean;
  /** The first picture is on the screen. */
  readonly seen: boolean;
}

export const useArrival = create<Arrival>()(() => ({
  code: false,
  bytes: 0,
  of: 0,
  built: false,
  seen: false,
}));

/** Receives the number of loaded bytes of the models; `of` is 0 if the server does not say. */
export function hearBytes(bytes: number, of: number): void {
  const { seen } = useArrival.getState();
  if (!seen) useArrival.setState({ bytes, of });
}

/** Approximate bytes of the models, if the server does not say. */
const GUESS = 1_400_000;

/** The way so far, 0 … 1: code, models, building and the first picture each have their part. */
export function shareOf({ code, bytes, of, built, seen }: Arrival): number {
  if (seen) return 1;
  if (built) return 0.9;
  const models = Math.min(1, bytes / Math.max(bytes, of || GUESS, 1));
  return (code ? 0.2 : 0.05) + 0.6 * models;
}
