/** One text, and its bytes, for each JSON value: the input of hashes. */

const encoder = new TextEncoder();

/** JSON without spaces, the names of every object in the order of their code units. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`);
  return `{${fields.join(',')}}`;
}

/** UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
