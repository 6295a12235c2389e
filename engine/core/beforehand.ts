/**
 * Answers that a seat gives before it is asked: each game names those of its questions that can be
 * answered so. Where a match goes on over days, they keep a short question from costing a day.
 */

import type { Beforehand, BeforehandValue, Command, Game, State } from './contract.ts';

/** An answer that somebody has given in advance. */
export interface GivenAnswer {
  /** Id of a `Beforehand` of the game. */
  readonly id: string;
  readonly value?: string | number | undefined;
}

/**
 * What `given` has chosen, as `answer` takes it. Pure.
 * @returns null if the game has no such answer, or no such choice
 */
export function chosenIn(
  game: Pick<Game, 'beforehand'>,
  { id, value }: GivenAnswer,
): { readonly kind: Beforehand; readonly value: number } | null {
  const kind = game.beforehand?.find((one) => one.id === id);
  if (!kind) return null;
  const chosen = placeOf(kind.value, value);
  return chosen === null ? null : { kind, value: chosen };
}

function placeOf(
  choice: BeforehandValue | undefined,
  value: string | number | undefined,
): number | null {
  if (!choice) return value === undefined ? 0 : null;
  if ('words' in choice) {
    const place = typeof value === 'string' ? choice.words.indexOf(value) : -1;
    return place < 0 ? null : place;
  }
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  const { least, most, step } = choice;
  return value >= least && value <= most && (value - least) % step === 0 ? value : null;
}

/**
 * The command with which one of these answers the present question of `seat`; null if none does.
 * The game's order decides between two that would. Pure.
 */
export function answerBeforehand(
  game: Pick<Game, 'beforehand' | 'check' | 'deciders'>,
  state: State,
  seat: number,
  given: readonly GivenAnswer[],
): Command | null {
  if (given.length === 0 || ((game.deciders(state) >> seat) & 1) === 0) return null;
  for (const kind of game.beforehand ?? []) {
    const own = given.find(({ id }) => id === kind.id);
    const chosen = own && chosenIn(game, own);
    const command = chosen ? kind.answer(state, seat, chosen.value) : null;
    if (command !== null && game.check(state, seat, command) === 0) return command;
  }
  return null;
}
