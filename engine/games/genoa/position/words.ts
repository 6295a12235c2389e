/** Checks parts of offers in a description against the fields of actions. */

import type { Json } from '../../../core/contract.ts';
import type { Reader } from '../../../kit/reader.ts';
import { basketField, deferredField } from '../fields.ts';
import type { Basket, Deferred } from '../types.ts';

/** @throws PositionError if it is no basket */
export function cleanBasket(given: Reader, name: string): Basket {
  try {
    return (basketField.clean(given.raw(name) ?? {}) ?? {}) as Basket;
  } catch {
    return given.fail(name, 'must be a basket');
  }
}

/** @throws PositionError if it is no deferred part */
export function cleanDeferred(given: Reader, value: Json | undefined): Deferred {
  try {
    return (deferredField.clean(value ?? {}) ?? {}) as Deferred;
  } catch {
    return given.fail('deferred', 'must be a deferred part');
  }
}
