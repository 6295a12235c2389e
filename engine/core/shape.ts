/**
 * The shape of a public view, declared by each game in the engine: the server builds its typed,
 * synchronized schema from it and the client reads the schema back into a view with it.
 */
export type Shape =
  | { readonly kind: 'int' }
  | { readonly kind: 'text' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'nullable'; readonly of: Shape }
  /** A field of a record that may be missing (a `nullable` field is null instead). */
  | { readonly kind: 'optional'; readonly of: Shape }
  | { readonly kind: 'list'; readonly of: Shape }
  /** A sparse map from text to a shape; absent keys have no value. */
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: Shape } }
  /** Any JSON value: a table option may be a word, seconds, yes or no, a list, or nothing. */
  | { readonly kind: 'scalar' };

export const int: Shape = { kind: 'int' };
export const text: Shape = { kind: 'text' };
export const flag: Shape = { kind: 'flag' };
export const scalar: Shape = { kind: 'scalar' };
export const nullable = (of: Shape): Shape => ({ kind: 'nullable', of });
export const optional = (of: Shape): Shape => ({ kind: 'optional', of });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
export const map = (of: Shape): Shape => ({ kind: 'map', of });
export const record = (fields: { readonly [name: string]: Shape }): Shape => ({
  kind: 'record',
  fields,
});
