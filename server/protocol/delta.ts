/**
 * The difference between two JSON values, and how to apply it. A caster gets hundreds of positions
 * in a row that differ little. Shared with the client; imports nothing.
 *
 * A delta is `[value]` (all of it is another), or an object of deltas by name: of an object's
 * fields (`null` = the field is gone), or of a list's places where only few of them changed.
 */

import type { Json, JsonFields, JsonObject } from '../../engine/core/json.ts';

/** null: nothing has changed. */
export type Delta = readonly [Json] | { readonly [name: string]: Delta | null } | null;

const isObject = (x: Json): x is JsonObject =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** The difference between `before` and `after`; null if they are equal. */
export function delta(before: Json, after: Json): Delta {
  if (before === after) return null;
  const lists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!lists && !(isObject(before) && isObject(after))) return [after];
  const [from, to] = [before, after] as [JsonObject, JsonObject];
  const changed: { [name: string]: Delta | null } = {};
  for (const [name, value] of Object.entries(to)) {
    if (!Object.hasOwn(from, name)) changed[name] = [value];
    else {
      const part = delta(from[name], value);
      if (part) changed[name] = part;
    }
  }
  for (const name of Object.keys(from)) if (!Object.hasOwn(to, name)) changed[name] = null;
  return Object.keys(changed).length > 0 ? changed : null;
}

/** `before` with the delta applied; shares its unchanged parts with `before`. */
export function applied(before: Json, by: Delta): Json {
  if (by === null) return before;
  if (Array.isArray(by)) return by[0];
  const parts = Object.entries(by as { readonly [name: string]: Delta | null });
  if (Array.isArray(before)) {
    const list = [...before];
    for (const [at, part] of parts) list[Number(at)] = applied(list[Number(at)], part);
    return list;
  }
  const object: JsonFields = { ...(before as JsonObject) };
  for (const [name, part] of parts) {
    if (part === null) delete object[name];
    else object[name] = applied((object[name] ?? null) as Json, part);
  }
  return object;
}
