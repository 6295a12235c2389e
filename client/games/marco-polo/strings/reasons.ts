/** Why an action is refused, in one sentence. */

import type { Refusal } from '../../../../engine/core/contract.ts';
import type { ErrorCode } from '../../../../engine/games/marco-polo/errors.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import type { Amounts } from '../faces/things.ts';
import { t } from './index.ts';
import { amountName } from './names.ts';

/** Where a refusal is read: a view of a seat. */
export interface Reading {
  readonly view: View;
  readonly seat: number;
}

interface Own {
  readonly coins?: number;
  readonly camels?: number;
  readonly pepper?: number;
  readonly silk?: number;
  readonly gold?: number;
}
const amountsOf = ({ coins, camels, ...goods }: Own): Amounts => ({
  coin: coins ?? 0,
  camel: camels ?? 0,
  ...goods,
});

/** Why, in one sentence. */
export function shortReason(_reading: Reading, { code, params }: Refusal): string {
  const own = (params.own ?? {}) as Own;
  if (code === 'CANNOT_PAY') return t('why.CANNOT_PAY', { own: amountName(amountsOf(own)) });
  if (code === 'CANNOT_PAY_OCCUPANCY') {
    return t('why.CANNOT_PAY_OCCUPANCY', { coins: amountName({ coin: own.coins ?? 0 }) });
  }
  return t(`why.${code as Exclude<ErrorCode, 'CANNOT_PAY' | 'CANNOT_PAY_OCCUPANCY'>}`);
}
