/**
 * Limits on the size of one piece of JSON from the network. Every message is measured here, level
 * by level and without recursion, before a schema, the engine or other recursive code walks it: no
 * depth, width or odd shape can cost stack.
 */

/** Levels of objects and lists below the outermost one; the games and pages need 4. */
export const MAX_DEPTH = 6;
/** Fields and elements in all. */
export const MAX_PARTS = 200;
/** Longest text, in UTF-16 units: a line of the chat may come with a surplus that is cut. */
export const MAX_TEXT = 1000;
/** Longest name of a field. */
const MAX_KEY = 64;

/** Names with a meaning to JavaScript itself; no message has such a field. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Why a value is no message: nested too deeply, too many fields, too long a text or field name, or
 * a value that JSON cannot express.
 */
export type Excess = 'depth' | 'width' | 'length' | 'kind';

/**
 * Checks that a value from the network is plain JSON within the bounds. A field may be `undefined`,
 * because the clients' library sends unset fields so.
 * @returns null if it is, or the excess; never throws, not even for cyclic values
 */
export function excessOf(value: unknown): Excess | null {
  let parts = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const one of level) {
      const excess = oneself(one);
      if (excess) return excess;
      if (typeof one !== 'object' || one === null) continue;
      if (depth >= MAX_DEPTH) return 'depth';
      const fields = Object.entries(one);
      parts += fields.length;
      if (parts > MAX_PARTS) return 'width';
      for (const [name, field] of fields) {
        if (name.length > MAX_KEY) return 'length';
        if (RESERVED.has(name)) return 'kind';
        next.push(field);
      }
    }
    level = next;
  }
  return null;
}

/** A value without its contents. */
function oneself(value: unknown): Excess | null {
  switch (typeof value) {
    case 'string':
      return value.length > MAX_TEXT ? 'length' : null;
    case 'number':
      // JSON has neither NaN nor infinities, and loses the sign of a zero.
      return Number.isFinite(value) && !Object.is(value, -0) ? null : 'kind';
    case 'boolean':
    case 'undefined':
      return null;
    case 'object': {
      if (value === null) return null;
      // The wire's format has classes of its own (dates, bytes, maps, errors); none of them is a
      // message.
      if (Array.isArray(value)) return value.length > MAX_PARTS ? 'width' : null;
      const kind: unknown = Object.getPrototypeOf(value);
      return kind === Object.prototype || kind === null ? null : 'kind';
    }
    default:
      return 'kind';
  }
}
