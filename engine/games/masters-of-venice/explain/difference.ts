/** Differences of two positions in the words of scenarios, and applying a change to a position. */

import {
  isList,
  isObject,
  type Json,
  type JsonFields,
  type JsonObject,
} from '../../../core/json.ts';
import { describe } from '../describe.ts';
import { PHASE, PHASE_BID, type State } from '../state.ts';

/** Follows from the rest, or is filled by the position builder. */
const DERIVED = [
  'bag',
  'supply',
  'guildDeck',
  'deck',
  'church',
  'stack',
  'characterRow',
  'queue',
  'decider',
  'order',
  'result',
  'roundKind',
  'gondolaSpace',
  'acted',
];
/** Known to nobody: never in a remedy, but the base of one keeps them. */
const HIDDEN = ['canalRumors', 'removedRumors'];
const SEAT_DERIVED = ['seat', 'guildHeld', 'rumorsHeld', 'committed', 'knownReturned'];
/** Known to the seat alone, or (cash) perhaps so. */
const SEAT_PRIVATE = ['guildOrders', 'rumors', 'destination', 'stance', 'guildDrawn', 'cash'];

function omit(object: JsonObject, keys: readonly string[]): JsonFields {
  const rest: JsonFields = {};
  for (const key in object) if (!keys.includes(key)) rest[key] = object[key];
  return rest;
}

/** Whether two leaves (anything but two objects) are equal; lists are compared as a whole. */
function alike(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

const asObject = (list: Json): JsonFields =>
  Object.fromEntries((list as readonly Json[]).entries());

/** The change from `from` to `to`; undefined if there is none. Removed counts are 0. */
function changed(from: Json | undefined, to: Json | undefined): Json | undefined {
  if (!isObject(from) || !isObject(to)) {
    if (alike(from, to)) return undefined;
    return to ?? (typeof from === 'number' ? 0 : null);
  }
  const change: JsonFields = {};
  let parts = 0;
  for (const key in { ...from, ...to }) {
    const part = changed(from[key], to[key]);
    if (part === undefined) continue;
    change[key] = part;
    parts++;
  }
  return parts > 0 ? change : undefined;
}

/** The part of a position that `viewer` may know, seats by number. */
function visible(s: State, viewer: number, bidsHidden: boolean): JsonObject {
  const told = omit(describe(s), [...DERIVED, ...HIDDEN]);
  const seats = asObject(told.seats);
  for (const [p, seat] of Object.entries(seats)) {
    const own = Number(p) === viewer;
    const hidden = own ? [] : bidsHidden ? [...SEAT_PRIVATE, 'bid'] : SEAT_PRIVATE;
    seats[p] = omit(seat as JsonObject, [...SEAT_DERIVED, 'queuedInterrupt', ...hidden]);
  }
  return { ...told, seats };
}

/** The last described position: a table asks about many actions in the same one. */
let lastTold: { readonly state: State; readonly viewer: number; readonly told: JsonObject } | null =
  null;

function tellOnce(s: State, viewer: number): JsonObject {
  const last = lastTold;
  if (last && last.viewer === viewer && last.state.every((x, i) => x === s[i])) return last.told;
  const told = visible(s, viewer, s[PHASE] === PHASE_BID);
  lastTold = { state: s.slice(), viewer, told };
  return told;
}

/** The part of a change between two positions that `viewer` may know, in scenarios' words. */
export function difference(from: State, to: State, viewer: number): JsonObject {
  const after = visible(to, viewer, from[PHASE] === PHASE_BID);
  return (changed(tellOnce(from, viewer), after) ?? {}) as JsonObject;
}

/** `base` with `change` applied: objects merge, all other values are replaced. */
function merge(base: Json | undefined, change: Json): Json {
  if (!isObject(base) || !isObject(change)) return change;
  const merged: JsonFields = { ...base };
  for (const [key, value] of Object.entries(change)) merged[key] = merge(base[key], value);
  return merged;
}

/** Places of cards and tiles, by seat and on the table. */
const SEAT_LISTS = ['guildOrders', 'delivered', 'guildDrawn', 'favors', 'rumors'];
const TABLE_LISTS = ['plaza', 'discardedRumors', 'removedRumors'];

const without = (list: Json | undefined, ids: ReadonlySet<Json>): Json =>
  isList(list) ? list.filter((id) => !ids.has(id)) : (list ?? null);

/** Removes every card and tile that `given` names from its former place. */
function unclaim(base: JsonFields, given: JsonObject): void {
  const claimed = new Set<Json>();
  const seats = isObject(given.seats) ? given.seats : {};
  const claim = (list: Json | undefined): void => {
    if (isList(list)) for (const id of list) claimed.add(id);
  };
  for (const list of TABLE_LISTS) claim(given[list]);
  for (const seat of Object.values(seats)) {
    for (const list of SEAT_LISTS) claim((seat as JsonObject)[list]);
  }
  for (const list of TABLE_LISTS) base[list] = without(base[list], claimed);
  for (const seat of Object.values(base.seats as JsonObject)) {
    for (const list of SEAT_LISTS) {
      const held = seat as JsonFields;
      if (list in held) held[list] = without(held[list], claimed);
    }
  }
  const canal = Object.entries(base.canalRumors as JsonObject).filter(([, id]) => !claimed.has(id));
  fillRemoved(base, canal);
  base.canalRumors = Object.fromEntries(canal);
}

/** Three rumors are out of the game: another replaces a claimed one. */
function fillRemoved(base: JsonObject, canal: [string, Json][]): void {
  const removed = base.removedRumors as Json[];
  const played = base.discardedRumors as Json[];
  while (removed.length < 3) {
    const next = canal.pop()?.[1] ?? played.pop();
    if (next === undefined) return;
    removed.push(next);
  }
}

/** Fields of each seat that another phase or question makes pointless. */
function forget(seat: JsonObject, given: JsonObject): JsonObject {
  const gone = [...SEAT_DERIVED, 'queuedInterrupt'];
  if ('pending' in given) gone.push('guildDrawn');
  if ('phase' in given) gone.push('destination', 'track', 'owed');
  if (given.phase === 'bid') gone.push('bid');
  return omit(seat, gone);
}

/** The description of `s` with `given` applied, ready for the position builder. */
export function changedDescription(s: State, given: JsonObject): JsonObject {
  const base = omit(structuredClone(describe(s)), DERIVED);
  const seats = asObject(base.seats);
  for (const [p, seat] of Object.entries(seats)) {
    seats[p] = forget(seat as JsonObject, given);
  }
  base.seats = seats;
  unclaim(base, given);
  return merge(base, given) as JsonObject;
}
