/** Changes one thing in a JSON value, in any place; a verification must notice it. */

import { canonical } from '../../engine/core/canonical.ts';
import type { Chance } from '../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../engine/core/contract.ts';
import type { JsonFields } from '../../engine/core/json.ts';

/** A copy of `given` with one random change, and its place. */
export function tampered(given: JsonObject, chance: Chance): { json: JsonObject; where: string } {
  for (;;) {
    const json = structuredClone(given);
    // Most of a log is entries: every second change is made elsewhere.
    const parts = Object.keys(json).filter((name) => name !== 'entries');
    const part = chance.below(2) === 0 ? 'entries' : parts[chance.below(parts.length)];
    const where = change(json, part, chance, part);
    if (canonical(json) !== canonical(given)) return { json, where };
  }
}

/** Changes `holder[name]` or something within it. */
function change(holder: object, name: string, chance: Chance, path: string): string {
  const slot = holder as JsonFields;
  const value = slot[name];
  if (typeof value === 'object' && value !== null && chance.below(6) > 0) {
    const names = Object.keys(value);
    const inner = names[chance.below(names.length)];
    if (inner !== undefined) return change(value, inner, chance, `${path}.${inner}`);
  }
  if (Array.isArray(value)) return `${path}: ${reshape(value as Json[], chance)}`;
  if (chance.below(8) === 0 && !Array.isArray(holder)) {
    delete slot[name];
    return `${path}: removed`;
  }
  slot[name] = other(value, chance);
  return `${path}: changed`;
}

/** Removes, repeats or exchanges an element. */
function reshape(list: Json[], chance: Chance): string {
  const at = chance.below(Math.max(1, list.length));
  switch (chance.below(3)) {
    case 0:
      list.splice(at, 1);
      return 'removed';
    case 1:
      list.splice(at, 0, structuredClone(list[chance.below(list.length)] ?? null));
      return 'added';
    default: {
      const to = chance.below(Math.max(1, list.length));
      const one = list[at] ?? null;
      list[at] = list[to] ?? null;
      list[to] = one;
      return 'reordered';
    }
  }
}

function other(value: Json, chance: Chance): Json {
  if (typeof value === 'number') return value + (chance.below(2) === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || value === '') return chance.below(2) === 0 ? 'x' : { x: 1 };
  const at = chance.below(value.length);
  const digit = value[at] === '0' ? '1' : '0';
  return value.slice(0, at) + digit + value.slice(at + 1);
}
