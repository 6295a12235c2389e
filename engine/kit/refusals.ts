/** Builds the reason of a refusal from the action's row. */

import type { ActionBase, Command, Json, Refusal, Remedy, State } from '../core/contract.ts';
import type { Codec, Row } from './rows.ts';

/** A game's refusals beyond its rows. */
export interface Refusals<R extends Row> {
  readonly errors: readonly string[];
  /** The error of a broken schema, and the rule that demands actions in the game's words. */
  readonly schema: { readonly error: string; readonly rule: string };
  readonly codec: Codec<R>;
  readonly encode: (s: State, seat: number, action: unknown) => Command;
  readonly check: (s: State, seat: number, command: Command) => number;
  /** The rule that refuses, if the row does not name it; the row's own rule if null. */
  readonly ruleOf?: (
    s: State,
    row: R,
    command: Command,
    error: string,
    seat: number,
  ) => string | null;
  /** Figures and names for the sentence. */
  readonly params: (
    s: State,
    seat: number,
    command: Command,
    error: string,
  ) => {
    readonly [name: string]: Json;
  };
  /** @param brief the alternatives are not needed */
  readonly remedy: (
    s: State,
    seat: number,
    command: Command,
    error: string,
    brief: boolean,
  ) => Remedy;
  /** A valid action in place of a malformed one. */
  readonly instead: (s: State, seat: number, action: unknown) => ActionBase | null;
}

/** Longest type name that a refusal repeats. */
const MOST_NAME = 40;

/** `explain` of the contract. */
export function explaining<R extends Row>(
  game: Refusals<R>,
): (s: State, seat: number, action: unknown, brief?: boolean) => Refusal | null {
  const { errors, schema, codec } = game;
  const malformed = (s: State, seat: number, action: unknown, brief: boolean): Refusal => {
    const row = codec.rowNamed(action);
    const instead = brief ? null : game.instead(s, seat, action);
    return {
      code: schema.error,
      rule: row?.schemaRule ?? schema.rule,
      params: typeNamed(action),
      remedy: {
        kind: 'wellFormed',
        ...(instead && { action: instead }),
      },
    };
  };
  return (s, seat, action, brief = false) => {
    const command = game.encode(s, seat, action);
    const number = game.check(s, seat, command);
    if (number === 0) return null;
    const error = errors[number - 1];
    const row = codec.rowOf(command);
    if (error === schema.error || !row) return malformed(s, seat, action, brief);
    return {
      code: error,
      rule: game.ruleOf?.(s, row, command, error, seat) ?? row.refusals?.[error] ?? row.rule,
      params: game.params(s, seat, command, error),
      remedy: game.remedy(s, seat, command, error, brief),
    };
  };
}

/** The type that a malformed action claims to have. */
function typeNamed(action: unknown): { readonly [name: string]: Json } {
  let type: unknown;
  try {
    type = Object(action).type;
  } catch {
    type = undefined; // an object that cannot be read
  }
  return typeof type === 'string' ? { type: type.slice(0, MOST_NAME) } : {};
}
