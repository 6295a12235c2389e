/** Why an action is refused, in one sentence. */

import type { Refusal } from '../../../../engine/core/contract.ts';
import type { ErrorCode } from '../../../../engine/games/marco-polo/errors.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import type { Amounts } from '../faces/things.ts';
import { t } from './index.ts';
import { amountName } from './names.ts';

/** The place of a refusal's reader: a seat's view. */
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

/** A price from the rules: they call goods of any kind `good`. */
export const owed = ({ good, ...rest }: Amounts): Amounts =>
  good ? { ...rest, goodAny: good } : rest;

/** Figures of a refusal, as far as it has them. */
interface Figures {
  readonly own?: Own;
  readonly due?: Amounts;
  readonly dice?: number;
  readonly value?: number;
  readonly least?: number;
  readonly steps?: number;
  readonly most?: number;
}

/** Errors whose sentences have figures. */
type Counted =
  | 'CANNOT_PAY'
  | 'CANNOT_PAY_OCCUPANCY'
  | 'WRONG_DICE_COUNT'
  | 'DIE_TOO_LOW'
  | 'BAD_STEP_COUNT'
  | 'TOO_MANY_TIMES';

/** The reason, in one sentence. */
export function shortReason(_reading: Reading, { code, params }: Refusal): string {
  const { own = {}, due = {}, dice, value, least, steps, most } = params as Figures;
  switch (code) {
    case 'CANNOT_PAY':
      return t('why.CANNOT_PAY', { own: amountName(amountsOf(own)) });
    case 'CANNOT_PAY_OCCUPANCY': {
      const coins = amountName({ coin: own.coins ?? 0 });
      return t('why.CANNOT_PAY_OCCUPANCY', { coins, due: amountName(owed(due)) });
    }
    case 'WRONG_DICE_COUNT':
      return t('why.WRONG_DICE_COUNT', { n: dice ?? 0 });
    case 'DIE_TOO_LOW':
      return t('why.DIE_TOO_LOW', { value: value ?? 0, least: least ?? 0 });
    case 'BAD_STEP_COUNT':
      return t('why.BAD_STEP_COUNT', { steps: steps ?? 0, most: most ?? 0 });
    case 'TOO_MANY_TIMES':
      return t('why.TOO_MANY_TIMES', { most: most ?? 0 });
    default:
      return t(`why.${code as Exclude<ErrorCode, Counted>}`);
  }
}
