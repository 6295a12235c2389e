/** The missing part of a price, in words. */

import type { JsonObject, Refusal } from '../../../../engine/core/contract.ts';
import {
  ADJUST_COST,
  BLACK_DIE_COST,
  REROLL_COST,
  RU01_COST,
} from '../../../../engine/games/marco-polo/data.ts';
import type { PlaceAction } from '../../../../engine/games/marco-polo/types.ts';
import type { Amounts as Owed } from '../faces/things.ts';
import { type Coinage, has, lacking, PURSE, seatOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { billOf } from '../routes.ts';
import { joiningCost, pipsOf, spotById, spotIdOf } from '../spots.ts';
import { amounts } from './lines.ts';
import { owed, shortReason } from './reasons.ts';
import { refusalLine } from './refusing.ts';
import { t } from './turn.ts';

type Amounts = { readonly [what in Coinage]?: number };

/** The remedy where a price cannot be paid: its missing part; empty for any other reason. */
function missingLine(position: Position, { code, params }: Refusal): string {
  if (code !== 'CANNOT_PAY' || !params.asked) return '';
  // The rules name the missing part, except of costs that can be paid in parts: they are computed
  // here.
  const told = (params.missing ?? {}) as Owed;
  const missing = amounts(
    Object.keys(told).length > 0 ? owed(told) : missingFor(position, params.asked as JsonObject),
  );
  return missing ? t('help.missing', { what: missing }) : '';
}

/**
 * The missing part of a refused action's price. The fields identify the action, since its type is
 * not among them.
 */
function missingFor(position: Position, asked: object): Amounts {
  const { view, seat } = position;
  const own = seatOf(view, seat);
  if ('contract' in asked) return lacking(own, String(asked.contract));
  if ('legs' in asked) return missingOnTheWay(position, asked as PlaceAction);
  if ('card' in asked && asked.card === 'RU01') return short(position, { coin: RU01_COST });
  if ('by' in asked) return short(position, { camel: ADJUST_COST });
  if ('die' in asked) return short(position, { camel: REROLL_COST });
  // Taking a black die is the one action with a cost and without fields.
  return Object.keys(asked).length === 0 ? short(position, { camel: BLACK_DIE_COST }) : {};
}

const short = ({ view, seat }: Position, due: Amounts): Amounts =>
  Object.fromEntries(
    PURSE.flatMap((what) => {
      const n = (due[what] ?? 0) - has(seatOf(view, seat), what);
      return n > 0 ? [[what, n]] : [];
    }),
  );

function missingOnTheWay(position: Position, asked: PlaceAction): Amounts {
  const isTravel = asked.space === 'travel';
  const { coins, camels } = billOf(position, { ...asked, legs: asked.legs ?? [] }, 6, isTravel);
  const joining = isTravel ? joiningOf(position, asked) : 0;
  return short(position, { coin: coins + joining, camel: camels });
}

/** Coins for joining the dice on the space of an action. */
export function joiningOf(position: Position, action: PlaceAction): number {
  const spot = spotById(position, spotIdOf(action));
  const value = pipsOf(position, action);
  return spot && value !== null && !action.freeBy ? joiningCost(position, spot, value) : 0;
}

/** The reason, with the missing part of a price where that is the reason. */
export function reasonLine(position: Position, why: Refusal): string {
  return [shortReason(position, why), missingLine(position, why)].filter(Boolean).join(' ');
}

/** Reasons without another action as remedy: the payment, or a limit of the turn. */
const PLAIN: readonly string[] = [
  'CANNOT_PAY',
  'MAIN_ACTION_DONE',
  'BLACK_DIE_LIMIT',
  'NO_BLACK_DIE',
];

/** The same on the decision panel, with a remedy that the panel itself does not show. */
export function whyLine(position: Position, why: Refusal): string {
  if (why.code === 'BAD_PARAM') return t('why.open');
  return PLAIN.includes(why.code) ? reasonLine(position, why) : refusalLine(position, why);
}
