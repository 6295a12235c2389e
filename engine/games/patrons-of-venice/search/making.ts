/**
 * Goods that a seat could make of its hand now, and missing inputs of its businesses: after
 * `survey` and `lookAt`.
 */

import { BUSINESS, CANVASER, CLOTH, DRAPER, GOODS, VALUE_OF } from '../data.ts';
import { SITES } from '../map.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { incomes, own, ownSites } from './hand.ts';

/** Result of `make`. */
export const made = {
  /** Favours of a Produce action now, and all its Ducats. */
  favours: 0,
  income: 0,
  /** Luxuries that lack one card, and two. */
  lackOne: 0,
  lackTwo: 0,
  /** Workshops with their inputs, beyond the luxuries' needs. */
  workshops: 0,
  /** Sale value of the unused cards. */
  spare: 0,
};
/** Luxuries that lack just this good. [good] */
export const lacking = new Int32Array(GOODS.length);

/** Cards that no recipe has taken yet; workshops that have not worked yet. Scratch. */
const left = new Int32Array(GOODS.length);
const idle = new Int32Array(2);
/** Cards that a luxury has taken for each of its inputs. Scratch. */
const taken = new Int32Array(3);
/** Luxuries that are still to be looked at. Scratch. */
const open = new Uint8Array(SITES.length);
/** Marks an input in `taken` without a card. */
const NOTHING = -1;
/** The good that the luxury looked at last lacks. */
let lackedGood = NOTHING;

/** Distributes the cards of `p`: first to complete luxuries, then to those that lack few. */
export function make(s: State, p: number): void {
  const hand = S.HAND + S.at(p);
  for (let good = 0; good < GOODS.length; good++) {
    left[good] = s[hand + good];
    lacking[good] = 0;
  }
  idle.fill(0);
  for (let i = own.luxuries; i < own.count; i++) idle[s[S.SITE_BUSINESS + ownSites[i]]]++;
  for (let kind = 0; kind < 2; kind++) idle[kind] = Math.min(idle[kind], s[S.PILE + kind]);
  made.favours = 0;
  made.income = 0;
  for (let i = 0; i < own.luxuries; i++) open[i] = 1;
  made.favours = serve(s, 0);
  made.lackOne = serve(s, 1);
  made.lackTwo = serve(s, 2);
  finishWorkshops(s);
  made.spare = 0;
  for (let good = 0; good < GOODS.length; good++) made.spare += left[good] * VALUE_OF[good];
}

/** Luxuries that lack so many cards take theirs; returns their number. */
function serve(s: State, lacks: number): number {
  let count = 0;
  for (let i = 0; i < own.luxuries; i++) {
    if (open[i] === 0) continue;
    const { inputs } = BUSINESS[s[S.SITE_BUSINESS + ownSites[i]]];
    if (take(inputs) > lacks) {
      giveBack(inputs);
      continue;
    }
    open[i] = 0;
    count++;
    if (lacks === 0) made.income += incomes[i];
    if (lacks === 1) lacking[lackedGood]++;
  }
  return count;
}

/** Takes the available cards of a recipe; returns the number of missing ones. */
function take(inputs: readonly number[]): number {
  let lacks = 0;
  for (let i = 0; i < inputs.length; i++) {
    const good = inputs[i];
    taken[i] = NOTHING;
    if (left[good] > 0) taken[i] = good;
    else if (good >= CLOTH) {
      const workshop = good === CLOTH ? DRAPER : CANVASER;
      const raw = BUSINESS[workshop].inputs[0];
      if (idle[workshop] > 0 && left[raw] > 0) {
        idle[workshop]--;
        taken[i] = raw;
      }
    }
    if (taken[i] >= 0) left[taken[i]]--;
    else {
      lacks++;
      lackedGood = good;
    }
  }
  return lacks;
}

function giveBack(inputs: readonly number[]): void {
  for (let i = 0; i < inputs.length; i++) {
    if (taken[i] < 0) continue;
    left[taken[i]]++;
    if (taken[i] !== inputs[i]) idle[inputs[i] - CLOTH]++;
  }
}

/** Idle workshops take the remaining raw cards. */
function finishWorkshops(s: State): void {
  made.workshops = 0;
  for (let i = own.luxuries; i < own.count; i++) {
    const kind = s[S.SITE_BUSINESS + ownSites[i]];
    const raw = BUSINESS[kind].inputs[0];
    if (idle[kind] === 0 || left[raw] === 0) continue;
    idle[kind]--;
    left[raw]--;
    made.workshops++;
    made.income += incomes[i];
  }
}
