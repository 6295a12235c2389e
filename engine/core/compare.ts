/**
 * Compares a scenario's expectation with the actual state: partial for objects, index by index for
 * lists of records, whole and in order for lists of ids. Differences read `path: expected … got …`.
 */

import { isList, isObject, type Json, type JsonFields, type JsonObject } from './json.ts';
import type { Shape } from './shape.ts';

/** Lists that are sets: their order has no meaning. */
const SETS = ['decider'];

/** One line about a difference. */
export function difference(path: string, expected: unknown, got: unknown): string {
  return `${path}: expected ${write(expected)} got ${write(got)}`;
}

const write = (x: unknown): string =>
  x === undefined ? 'nothing' : typeof x === 'string' ? x : JSON.stringify(x);

/**
 * Differences between a partial expectation and `actual`, appended to `out`. `shape`, if given,
 * distinguishes sparse maps of counts from records.
 */
export function compare(
  path: string,
  expected: Json,
  actual: Json | undefined,
  out: string[] = [],
  shape?: Shape,
): string[] {
  if (expected === null) {
    if (actual !== null && actual !== undefined) out.push(difference(path, expected, actual));
  } else if (isList(expected)) {
    compareList(path, expected, actual, out, shape);
  } else if (isObject(expected)) {
    compareObject(path, expected, actual, out, shape);
  } else if (typeof expected === 'number' && isList(actual)) {
    // A number expected of a pile is the number of its cards.
    if (actual.length !== expected) out.push(difference(path, expected, actual.length));
  } else if (expected !== actual) {
    out.push(difference(path, expected, actual));
  }
  return out;
}

function compareObject(
  path: string,
  expected: JsonObject,
  actual: Json | undefined,
  out: string[],
  shape: Shape | undefined,
): void {
  const here = bySeat(actual);
  if (!isObject(here)) {
    out.push(difference(path, expected, actual));
    return;
  }
  const keys = Object.keys(expected);
  // An expected empty map means that the map is empty.
  if (keys.length === 0 && Object.values(here).some((value) => value !== 0)) {
    out.push(difference(path, expected, actual));
  }
  const inner = within(shape, keys[0] ?? '');
  const counts = shape && bare(shape).kind === 'map' && inner?.kind === 'int';
  for (const key of keys) {
    // In a sparse map of counts, absent is 0.
    const value = here[key] === undefined && counts ? 0 : here[key];
    compare(join(path, key), expected[key], value, out, within(shape, key));
  }
}

const bare = (shape: Shape): Shape =>
  shape.kind === 'nullable' || shape.kind === 'optional' ? bare(shape.of) : shape;

/** The shape of the value at `key`. */
export function within(shape: Shape | undefined, key: string): Shape | undefined {
  if (!shape) return undefined;
  const whole = bare(shape);
  if (whole.kind === 'record') return whole.fields[key];
  return whole.kind === 'list' || whole.kind === 'map' ? whole.of : undefined;
}

/**
 * Turns a list of records that name their seats into an object by seat; returns other values
 * unchanged.
 */
function bySeat(actual: Json | undefined): Json | undefined {
  if (!isList(actual)) return actual;
  const map: JsonFields = {};
  for (const item of actual) {
    if (!isObject(item) || typeof item.seat !== 'number') return actual;
    map[item.seat] = item;
  }
  return map;
}

/** An empty record in a list expects nothing; an empty map expects that nothing is in it. */
const isUnasked = (item: Json, shape: Shape | undefined): boolean =>
  isObject(item) &&
  Object.keys(item).length === 0 &&
  shape !== undefined &&
  bare(shape).kind === 'record';

function compareList(
  path: string,
  expected: readonly Json[],
  actual: Json | undefined,
  out: string[],
  shape: Shape | undefined,
): void {
  // The numbers of a map by number (such as the canal's spaces), if only they are expected.
  const list = isObject(actual) ? Object.keys(actual).map(Number) : actual;
  if (!isList(list)) {
    out.push(difference(path, expected, actual));
  } else if (expected.some(isObject)) {
    expected.forEach((item, i) => {
      const inner = within(shape, String(i));
      if (!isUnasked(item, inner)) compare(join(path, String(i)), item, list[i], out, inner);
    });
  } else {
    const isSet = SETS.includes(path.slice(path.lastIndexOf('.') + 1));
    const normal = (items: readonly Json[]) => JSON.stringify(isSet ? [...items].sort() : items);
    if (normal(expected) !== normal(list)) out.push(difference(path, expected, list));
  }
}

export const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** The value at a dotted path; undefined if there is none. */
export function valueAt(root: Json | undefined, path: string): Json | undefined {
  let here: Json | undefined = root;
  for (const key of path.split('.')) {
    if (isList(here)) here = here[Number(key)];
    else if (isObject(here)) here = here[key];
    else return undefined;
  }
  return here;
}

/** `base` overwritten with `over`; lists of records of one length are merged by index. */
export function merge(base: Json | undefined, over: Json | undefined): Json {
  if (over === undefined) return base ?? null;
  if (isObject(base) && isObject(over)) {
    const merged: JsonFields = { ...base };
    for (const [key, value] of Object.entries(over)) merged[key] = merge(base[key], value);
    return merged;
  }
  const records = isList(base) && isList(over) && base.length === over.length;
  if (records && over.every(isObject)) return over.map((item, i) => merge(base[i], item));
  return over;
}
