/** One text, and its bytes, for each JSON value: the input of hashes. */

const encoder = new TextEncoder();

/** JSON without spaces, the names of every object in the order of their code units. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  const fields = value as { readonly [name: string]: unknown };
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    if (fields[name] === undefined) continue;
    text += `${text && ','}${JSON.stringify(name)}:${canonical(fields[name])}`;
  }
  return `{${text}}`;
}

/** UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
