/** Sentences for pages that must survive a failing sentence. */

import type { GameBasics } from './game.ts';

type Sentence = GameBasics['sentence'];

/** The same sentences; a failing one is left out, and the console reports it. */
export const safely =
  (sentence: Sentence): Sentence =>
  (event, view, seat) => {
    try {
      return sentence(event, view, seat);
    } catch (error) {
      console.error(`No sentence for ${event.type}:`, error);
      return null;
    }
  };
