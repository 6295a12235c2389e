/** Whether plain values are equal: by their shape, which is quick, or by what they are. */

import type { Shape } from '../../engine/core/shape.ts';

export type RecordShape = Extract<Shape, { kind: 'record' }>;
export type Fields = Record<string, unknown>;

export const isUnset = (value: unknown): boolean => value === undefined || value === null;

/**
 * Whether two plain values are equal. The same object counts as different, because it may have been
 * changed in place; only a frozen map does not.
 */
export type Same = (a: unknown, b: unknown) => boolean;

const sames = new WeakMap<Shape, Same>();

/**
 * Compares values of a shape. All tables are compared after each action, so it asks only for what
 * the shape has, and is made once.
 */
export function sameOf(shape: Shape): Same {
  let same = sames.get(shape);
  if (!same) {
    same = newSame(shape);
    sames.set(shape, same);
  }
  return same;
}

function newSame(shape: Shape): Same {
  switch (shape.kind) {
    case 'scalar':
      return isSame;
    case 'nullable':
    case 'optional': {
      const same = sameOf(shape.of);
      return (a, b) => (isUnset(a) || isUnset(b) ? isUnset(a) && isUnset(b) : same(a, b));
    }
    case 'list':
      return sameLists(sameOf(shape.of));
    case 'map':
      return sameMaps(sameOf(shape.of));
    case 'record':
      return sameRecords(shape);
    default:
      return (a, b) => a === b;
  }
}

const sameLists =
  (same: Same): Same =>
  (a, b) => {
    const [one, other] = [a as unknown[], b as unknown[]];
    if (one === other || one.length !== other.length) return false;
    for (let k = 0; k < one.length; k++) if (!same(one[k], other[k])) return false;
    return true;
  };

const sameMaps =
  (same: Same): Same =>
  (a, b) => {
    // What is frozen has not been changed.
    if (a === b) return Object.isFrozen(a);
    const [one, other] = [a as Fields, b as Fields];
    const keys = Object.keys(one);
    if (keys.length !== Object.keys(other).length) return false;
    for (const key of keys)
      if (!Object.hasOwn(other, key) || !same(one[key], other[key])) return false;
    return true;
  };

function sameRecords(shape: RecordShape): Same {
  const fields = fieldsOf(shape);
  return (a, b) => {
    if (a === b) return false;
    const [one, other] = [a as Fields, b as Fields];
    for (const { key, same } of fields) if (!same(one[key], other[key])) return false;
    return true;
  };
}

/** A field of a record. */
interface Field {
  readonly key: string;
  readonly shape: Shape;
  readonly same: Same;
}

const fieldLists = new WeakMap<RecordShape, readonly Field[]>();

/** The fields of a record, each with its comparison. */
export function fieldsOf(shape: RecordShape): readonly Field[] {
  let list = fieldLists.get(shape);
  if (!list) {
    list = Object.entries(shape.fields).map(([key, of]) => ({
      key,
      shape: of,
      same: sameOf(of),
    }));
    fieldLists.set(shape, list);
  }
  return list;
}

/** The same for values of any shape. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (a === b) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, k) => isSame(item, b[k]));
  }
  const [one, other] = [a as Fields, b as Fields];
  let fields = 0;
  for (const key in one) {
    if (!isSame(one[key], other[key])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}
