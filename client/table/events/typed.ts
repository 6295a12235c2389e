/** Events by their kinds. */

/** Anything of which `type` says the kind. */
export type Typed = { readonly type: string };

/** The events of a kind, out of all events of a game; an event may have several kinds that tell the same. */
export type Of<E extends Typed, T extends E['type']> = E extends { readonly type: infer Kinds }
  ? T extends Kinds
    ? E
    : never
  : never;

/** The names of fields that any event of a game has. */
export type FieldOf<E> = E extends unknown ? Exclude<keyof E, 'type'> & string : never;

/** What a field holds, over all events that have it. */
export type ValueOf<E, Name extends string> = E extends { readonly [K in Name]: infer Value }
  ? Value
  : never;
