/** The actions of the caravan game, and its events. */

import { telling } from '../../../engine/kit/emit.ts';
import type { Good } from './data.ts';

export type Basket = { readonly [good in Good]?: number };
export type Offer = { readonly type: 'offer'; readonly give: Basket; readonly ask: number };
export type ById = { readonly type: 'withdraw' | 'accept'; readonly offer: string };
export interface Travel {
  readonly type: 'travel';
  readonly legs: readonly (readonly number[])[];
  readonly sell?: Basket;
}
export interface Turn {
  readonly type: 'turn';
  readonly die: number;
  readonly by: 'up' | 'down';
}
export type Action = Offer | ById | Travel | Turn | { readonly type: 'pass' };

export type CaravanEvent = { readonly type: string; readonly [field: string]: unknown };
export const { tell } = telling<CaravanEvent>();
export const OK = 0;
