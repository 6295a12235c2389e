/**
 * A random id of this browser, the same at every table: with it the server ensures that nobody
 * holds two hands of a match. It goes to the server alone, which passes it to nobody.
 */

import { uuid } from './timing.ts';

const NAME = 'laguna.browser';
const SHAPE = /^[\w-]{16,64}$/;

let own: string | null = null;

/** The id; without storage it lasts as long as the page. */
export function browserId(): string {
  own ??= kept() ?? uuid();
  try {
    localStorage.setItem(NAME, own);
  } catch {
    // See above.
  }
  return own;
}

function kept(): string | null {
  try {
    const id = localStorage.getItem(NAME);
    return id && SHAPE.test(id) ? id : null;
  } catch {
    return null;
  }
}
