/** Events by their kinds, and the seats in their sentences. */

/** Anything with a kind in `type`. */
export type Typed = { readonly type: string };

/** The events of a kind, out of all events of a game; several kinds may share an event type. */
export type Of<E extends Typed, T extends E['type']> = E extends { readonly type: infer Kinds }
  ? T extends Kinds
    ? E
    : never
  : never;

/** The names of fields that any event of a game has. */
export type FieldOf<E> = E extends unknown ? Exclude<keyof E, 'type'> & string : never;

/** The type of a field, over all events that have it. */
export type ValueOf<E, Name extends string> = E extends { readonly [K in Name]: infer Value }
  ? Value
  : never;

/** A seat in a sentence: `name`, and `you` is yes if the reader sits there. */
export type Whose = (seat: number) => { readonly name: string; readonly you: 'yes' | 'no' };
