/** Sentences for pages that must not go down over one of them. */

import type { GameBasics } from './game.ts';

type Sentence = GameBasics['sentence'];

/** The same sentences; one that cannot be told is left out, and the console hears why. */
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
