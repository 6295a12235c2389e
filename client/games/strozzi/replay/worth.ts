/** The houses' worth at a moment of a match that is known whole. */

import type { Recording } from '../../../table/replay/recording.ts';
import { moneyIfEnded } from '../forecast.ts';

/** Per seat. */
export interface Worth {
  /** Ducats if the match had ended here; at its end, the paid ones. */
  readonly worth: readonly number[];
  /** Ducats paid so far. */
  readonly money: readonly number[];
}

/** @param at a position of the recording */
export function worthAt(recording: Recording, at: number): Worth {
  const state = recording.state(at);
  const standings = recording.game.standings(state);
  return { worth: moneyIfEnded(state), money: standings.map(({ score }) => score) };
}
