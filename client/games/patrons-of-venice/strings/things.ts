/** The notes of the things in the panels: each thing and its meaning now. */

import {
  BUSINESSES,
  type Good,
  type LeadAction,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { SeatView, Stall, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital, series } from '../../../i18n/index.ts';
import { type Noted, noted } from '../../../table/noted.ts';
import { ownSeat } from '../../../table/seat/position.ts';
import { businessOf, goodValue, priceAt } from '../facts.ts';
import { t } from './index.ts';
import { businessName, goodName, seatName, stallName } from './names.ts';

/** The ducats of a seat; null: a closed chest. */
export function ducatsNote(view: View, { seat, name }: SeatView, n: number | null): Noted {
  const you = ownSeat(view);
  if (n === null) return noted(t('note.ducatsHidden', { name }));
  const told = { n, you: seat === you ? 'yes' : 'no', name: seatName(view, seat, you) };
  return noted(t('note.ducats', told), 'PV-091');
}

/** PV-040, PV-086: which businesses take a good. */
function wanted(good: Good, what: string): string {
  const makers = BUSINESSES.filter((id) => businessOf(id).inputs.includes(good)).map(businessName);
  return t('note.wants', { what, makers: series(makers) || 'none' });
}

/** A card: its worth, and the businesses that take it. */
export function cardNote(good: Good): Noted {
  const value = t('note.value', { good: capital(goodName(good)), n: goodValue(good) });
  return noted(wanted(good, value), 'PV-047');
}

/** A card that is for sale. */
export function saleNote(from: Stall, good: Good): Noted {
  const told = { good: capital(goodName(good)), stall: stallName(from), n: priceAt(from, good) };
  return noted(wanted(good, t('note.price', told)), from === 'wharf' ? 'PV-050' : 'PV-051');
}

/** The rule of each of the five actions. */
const SEAL_RULES: { readonly [action in LeadAction]: string } = {
  reserve: 'PV-025',
  sail: 'PV-038',
  trade: 'PV-046',
  sponsor: 'PV-054',
  produce: 'PV-065',
};
/** One of the five actions. */
export const sealNote = (action: LeadAction): Noted =>
  noted(t(`note.seal.${action}`), SEAL_RULES[action]);
