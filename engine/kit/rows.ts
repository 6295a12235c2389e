/**
 * An action is one row: its type, its fields, the rules that grant and refuse it, and its `check`
 * and `apply`. Rows are beside the place or card that they belong to; schema check, codes, help and
 * the reasons of refusals derive from them.
 *
 * A code holds the row's number in bits 25 … 29 and the fields below, the last one lowest. One row
 * of a game may be *wide*: bit 30 is its mark, and its fields have 30 bits. Each row says its own
 * `code`; the order of a game's list of rows means nothing.
 */

import type { Chance } from '../core/chance.ts';
import {
  type ActionBase,
  type Command,
  type Json,
  MALFORMED,
  type State,
} from '../core/contract.ts';
import type { EventSink } from '../core/events.ts';
import { type CodedField, cleanFields, fieldsOf, type OpenField } from './fields.ts';

interface RowBase {
  readonly type: string;
  /**
   * Its code without parameters: `codeWith` of its number, 0 to 31, or `wideCode(0)` for the wide
   * row. No two rows of a game have the same, and a row keeps it.
   */
  readonly code: number;
  /** The rule that grants it, and those that refuse it if they differ, by error code. */
  readonly rule: string;
  readonly refusals?: { readonly [error: string]: string };
  /** The rule behind a broken schema, if it is one of the game's own. */
  readonly schemaRule?: string;
}

/** An action whose fields fit a code. */
export interface CodedRow extends RowBase {
  /** In the order of the canonical action. */
  readonly fields: { readonly [name: string]: CodedField };
  /** The fields from the highest bits to the lowest, if their order differs. */
  readonly order?: readonly string[];
  /** The rules' conditions beyond those for all actions: 0, or the error's number. */
  check(s: State, seat: number, code: number): number;
  apply(s: State, seat: number, code: number, chance: Chance, sink: EventSink | null): void;
}

/** An action that stays an object, except for those that the game lists in a state. */
export interface OpenRow<A extends ActionBase = ActionBase> extends RowBase {
  readonly open: { readonly [name: string]: OpenField };
  /** Codes of the listed actions: they are valid only in this state. */
  readonly listed?: Listed<A>;
  check(s: State, seat: number, command: Command<A>): number;
  apply(s: State, seat: number, command: Command<A>, chance: Chance, sink: EventSink | null): void;
}

interface Listed<A extends ActionBase> {
  /** 25 bits for `action` (30 of a wide row); -1 if it cannot be listed. */
  pack(s: State, seat: number, action: A): number;
  unpack(s: State, seat: number, parameters: number): A;
}

export type Row = CodedRow | OpenRow;

const TYPE_SHIFT = 25;
const BODY = 2 ** TYPE_SHIFT - 1;
const WIDE = 2 ** 30;
const NO_CODE = 2 ** 31;
/** Values of the bits 25 … 30. */
const HEADS = 64;

/** The parameters of a code, without its type. */
export const body = (code: number): number => code & BODY;
/** The parameters of a wide row's code, and the code of such parameters. */
export const wideBody = (code: number): number => code & (WIDE - 1);
export const wideCode = (parameters: number): number => WIDE | parameters;
/** The code of row number `row` with these parameters. */
export const codeWith = (row: number, parameters: number): number =>
  (row << TYPE_SHIFT) | parameters;

interface Place {
  readonly name: string;
  readonly field: CodedField;
  readonly shift: number;
}

const isWide = (row: Row): boolean => row.code >= WIDE;
const maskOf = (bits: number): number => 2 ** bits - 1;

/** The place of each field of a row. */
function placesOf(row: CodedRow): Place[] {
  const { type, fields, order } = row;
  const places: Place[] = [];
  let shift = 0;
  for (const name of [...(order ?? Object.keys(fields))].reverse()) {
    const field = fields[name];
    if (!field) throw new Error(`${type} has no field "${name}"`);
    places.unshift({ name, field, shift });
    shift += field.bits;
  }
  if (shift > (isWide(row) ? 30 : TYPE_SHIFT)) throw new Error(`${type} has ${shift} bits`);
  return places;
}

/** Encodes and decodes a game's actions for its contract. */
export interface Codec<R extends Row> {
  readonly rows: readonly R[];
  /** The rows by the bits 25 … 30 of their codes; undefined where no row is. */
  readonly byHead: readonly R[];
  /** The row of a command; undefined for invalid codes. */
  rowOf(command: Command): R | undefined;
  /** The row of an action's type, even if the rest of it is wrong; undefined for none. */
  rowNamed(action: unknown): R | undefined;
  /** Whether some action encodes to it. */
  isWellFormed(command: Command): boolean;
  /** As `Game.encode` and `Game.decode`. */
  encode(s: State, seat: number, action: unknown): Command;
  decode(s: State, seat: number, command: Command): ActionBase;
}

/** The rows by the highest bits of their codes; the wide one has all of bit 30. */
function headsOf<R extends Row>(rows: readonly R[]): R[] {
  const byHead = Array.from<R>({ length: HEADS });
  for (const row of rows) {
    const head = row.code >>> TYPE_SHIFT;
    if (byHead[head]) throw new Error(`${row.type} has the code of ${byHead[head].type}`);
    byHead.fill(row, head, isWide(row) ? HEADS : head + 1);
  }
  return byHead;
}

/** @throws Error if two rows have the same code or type, or a row's fields need too many bits */
export function codecOf<R extends Row>(rows: readonly R[]): Codec<R> {
  const byType = new Map(rows.map((row) => [row.type, row]));
  if (byType.size !== rows.length) throw new Error('Two rows have the same type.');
  const byHead = headsOf(rows);
  const placesBy = new Map<Row, Place[]>(
    rows.map((row) => [row, 'fields' in row ? placesOf(row) : []]),
  );
  const places = byHead.map((row) => placesBy.get(row) ?? []);
  const isCode = (code: number): boolean => Number.isInteger(code) && code >= 0 && code < NO_CODE;

  const rowOf = (command: Command): R | undefined => {
    if (typeof command !== 'number') return byType.get(command.type);
    return isCode(command) ? byHead[command >>> TYPE_SHIFT] : undefined;
  };

  const isWellFormed = (command: Command): boolean => {
    const row = rowOf(command);
    if (!row) return false;
    if (typeof command !== 'number') return 'open' in row;
    if ('open' in row) return row.listed !== undefined;
    let used = row.code;
    for (const { field, shift } of places[command >>> TYPE_SHIFT]) {
      const packed = (command >>> shift) & maskOf(field.bits);
      if (!field.fits(packed)) return false;
      used += packed * 2 ** shift;
    }
    return used === command;
  };

  /** @throws REFUSED, and any error that an unreadable object throws */
  const read = (action: unknown): Command => {
    const given = fieldsOf(action);
    const type = given.get('type');
    const row = typeof type === 'string' ? byType.get(type) : undefined;
    if (!row) return MALFORMED;
    if ('open' in row) return { type: row.type, ...cleanFields(row.open, given, 1) };
    let { code } = row;
    let fields = 1;
    for (const { name, field, shift } of places[code >>> TYPE_SHIFT]) {
      if (given.has(name)) {
        fields++;
        code += field.read(given.get(name)) * 2 ** shift;
      } else if (!field.optional) return MALFORMED;
    }
    return fields === given.size ? code : MALFORMED;
  };

  return {
    rows,
    byHead,
    rowOf,
    isWellFormed,
    rowNamed: (action) => {
      try {
        const type = fieldsOf(action).get('type');
        return typeof type === 'string' ? byType.get(type) : undefined;
      } catch {
        return undefined;
      }
    },
    encode: (s, seat, action) => {
      let command: Command;
      try {
        command = read(action);
      } catch {
        return MALFORMED;
      }
      const row = typeof command === 'number' ? undefined : byType.get(command.type);
      if (typeof command === 'number' || !row || !('open' in row)) return command;
      const packed = row.listed?.pack(s, seat, command) ?? -1;
      return packed < 0 ? command : row.code | packed;
    },
    decode: (s, seat, command) => {
      if (typeof command !== 'number') return structuredClone(command);
      const head = command >>> TYPE_SHIFT;
      const row: Row = byHead[head];
      if ('open' in row) {
        const parameters = isWide(row) ? wideBody(command) : body(command);
        return row.listed?.unpack(s, seat, parameters) ?? { type: row.type };
      }
      const action: { type: string; [name: string]: Json } = { type: row.type };
      for (const name of Object.keys(row.fields)) {
        const place = places[head].find((one) => one.name === name);
        if (!place) continue;
        const packed = (command >>> place.shift) & maskOf(place.field.bits);
        if (packed === 0 && place.field.optional) continue;
        action[name] = place.field.write(packed) as Json;
      }
      return action;
    },
  };
}
