/** Events as sentences of the log: parameters come from an event's fields, by their names. */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import { listed, type Params } from '../../i18n/index.ts';
import { type EventTable, type Name, rowNamed } from './rows.ts';
import type { FieldOf, Typed, ValueOf, Whose } from './typed.ts';

/**
 * The sentence form of fields; `seat`: they hold one, and give `name` and `you`; `seats`: they hold
 * several, and give `names`, their number (`n`) and `you`. Other numbers and words are used as they
 * are; other values are left to the row.
 */
export type Fields<E> = {
  readonly [F in FieldOf<E>]?: 'seat' | 'seats' | ((value: ValueOf<E, F>) => Params);
};

type Field = 'seat' | 'seats' | ((value: unknown) => Params) | undefined;

/** Several seats in a sentence: `you` is yes if only the reader is meant, and with for the reader among others. */
function several(seats: readonly number[], whose: Whose): Params {
  const all = seats.map(whose);
  const names = listed(all.map(({ name }) => name));
  const own = all.some(({ you }) => you === 'yes');
  return { names, n: all.length, you: own ? (all.length === 1 ? 'yes' : 'with') : 'no' };
}

/** The parameters that an event's fields give. */
function paramsOf<E extends Typed>(event: E, fields: Fields<E>, whose: Whose): Params {
  const params: { [name: string]: string | number } = {};
  for (const [field, value] of Object.entries<unknown>(event)) {
    const said = (fields as { readonly [field: string]: Field })[field];
    if (typeof said === 'function') Object.assign(params, said(value));
    else if (said === 'seats') Object.assign(params, several(value as readonly number[], whose));
    else if (said === 'seat' || field === 'seat') Object.assign(params, whose(value as number));
    else if (typeof value === 'number' || typeof value === 'string') params[field] = value;
  }
  return params;
}

/** A game's functions for its events' sentences. */
export interface Sayings<E extends Typed, V extends ViewBase, Key extends string> {
  readonly text: (key: Key, params: Params) => string;
  readonly fields: Fields<E>;
  /** A seat's name; `You` for the reader's own. */
  readonly seatName: (view: V, seat: number, you: number | null) => string;
}

/** The sentences of a game's events by its table; null if another event's covers it already. */
export function sentencesOf<E extends Typed, V extends ViewBase, S, Key extends string>(
  rows: EventTable<E, V, S, Key>,
  { text, fields, seatName }: Sayings<E, V, Key>,
): (event: GameEvent, base: ViewBase, you: number | null) => string | null {
  return (event, base, you) => {
    const line = rowNamed(rows, event.type)?.line ?? null;
    if (line === null) return null;
    const known = event as E;
    const view = base as V;
    const name: Name = (seat) => seatName(view, seat, you);
    const whose: Whose = (seat) => ({ name: name(seat), you: seat === you ? 'yes' : 'no' });
    const say = (key: Key, more: Params = {}): string =>
      text(key, { ...paramsOf(known, fields, whose), ...more });
    return typeof line === 'function' ? line(known, { say, name, view, you }) : say(line);
  };
}
