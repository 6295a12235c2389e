/** Words that the scenes of the lesson share. */

import type { JsonObject } from '../../../core/contract.ts';
import type { Open } from '../../../learn/lesson.ts';
import type { BusinessId, LeadAction, RawGood } from '../data.ts';

/** A business of a seat. */
export const built = (owner: number, business: BusinessId): JsonObject => ({ owner, business });

/** The three galleys of a seat, the outer one first. */
export const fleet = (left: RawGood, middle: RawGood, right: RawGood): JsonObject => ({
  left: { good: left },
  middle: { good: middle },
  right: { good: right },
});

/** The lead chooses this for everyone. */
export const choose = (action: LeadAction): JsonObject => ({ type: 'chooseAction', action });
export const mayChoose = (action: LeadAction, rule = 'PV-023'): Open => ({
  like: choose(action),
  rule,
});

export const produce = (site: string): JsonObject => ({ type: 'produce', site });
export const END_PRODUCE: JsonObject = { type: 'endProduce' };
export const PASS: JsonObject = { type: 'pass' };

export const KEEP: JsonObject = { type: 'unload', choice: 'keep' };
export const SELL: JsonObject = { type: 'unload', choice: 'sell' };

/** Open actions of a producing seat. */
export const MAY_PRODUCE: readonly Open[] = [
  { like: { type: 'produce' }, rule: 'PV-067' },
  { like: END_PRODUCE, rule: 'PV-065' },
];
