/**
 * Refusals in random matches, with their sentences: each has to name the very thing that is
 * missing. A game's test derives the missing thing from the view alone.
 */

import { expect } from 'vitest';
import type {
  ActionBase,
  Game,
  JsonObject,
  Refusal,
  ViewBase,
} from '../../engine/core/contract.ts';
import { Pool, playRandom } from '../battery/play.ts';
import type { Samples } from '../battery/samples.ts';
import { SEED } from '../scope.ts';

/** How a game's client reads a view, and words a refusal. */
export interface Wording<P> {
  readonly positionOf: (view: never) => P | null;
  readonly refusedAs: (position: P, action: never) => string | null;
  readonly refusal: (position: P, action: never) => Refusal | null;
  readonly refusalLine: (position: P, why: Refusal) => string;
}

export interface Refused<P, V, A> {
  readonly position: P;
  readonly view: V;
  readonly seat: number;
  readonly action: A;
  readonly why: Refusal;
  readonly text: string;
}

/** One moment in so many is examined, with so many proposals. */
const EVERY = 3;
const PROPOSALS = 60;
/** Of a code that was met so often, or came up so often in all, no more sentences are read. */
const ENOUGH = 12;
const MOST = 60;

/**
 * Walks through two matches of each number of seats, one of them the same on every day; `tell`
 * returns the words that each refusal must contain: null if none.
 * @returns how many refusals of each code were examined
 */
export function walkLacks<P, V extends ViewBase, A extends ActionBase>(
  game: Game,
  samples: Samples,
  { positionOf, refusedAs, refusal, refusalLine }: Wording<P>,
  tell: (refused: Refused<P, V, A>) => readonly (string | number)[] | null,
): Map<string, number> {
  const met = new Map<string, number>();
  const looked = new Map<string, number>();
  const { min, max } = game.seats;
  const matches = Array.from({ length: max - min + 1 }, (_, k) => k);
  // The matches of every day come first: the required cases occur in them on any day.
  const all = ['', SEED].flatMap((seed) => matches.map((number) => ({ seed, number })));
  for (const { seed, number } of all) {
    const pool = new Pool(samples, `lacks ${seed} ${number}`);
    let moments = 0;
    playRandom({ game, samples, number, asideEvery: 0, seed }, (moment) => {
      const { state, seat, chosen, seats } = moment;
      if (seat < 0) return;
      pool.add(game.decode(state, seat, chosen));
      if (moments++ % EVERY > 0) return;
      const looker = moments % (2 * EVERY) < EVERY ? seat : (seat + 1) % seats.length;
      const view = game.view(state, looker, seats);
      const position = positionOf(view as never);
      if (!position) throw new Error('A seat has a position.');
      for (let k = 0; k < PROPOSALS; k++) {
        const action = structuredClone(pool.pick());
        const code = refusedAs(position, action as never);
        if (code === null || (met.get(code) ?? 0) >= ENOUGH) continue;
        looked.set(code, (looked.get(code) ?? 0) + 1);
        if ((looked.get(code) ?? 0) > MOST) continue;
        const why = refusal(position, action as never);
        if (!why) continue;
        const text = refusalLine(position, why);
        const about = `${JSON.stringify(action)}: ${why.code}: ${text}`;
        const refused = { position, view, seat: looker, action, why, text };
        const words = tell(refused as unknown as Refused<P, V, A>);
        if (!words) continue;
        met.set(why.code, (met.get(why.code) ?? 0) + 1);
        for (const word of words) expect(names(text, word), `“${word}” in ${about}`).toBe(true);
      }
    });
  }
  return met;
}

/** Whether a text contains a word, or a number. */
function names(text: string, word: string | number): boolean {
  if (typeof word === 'string') return text.toLowerCase().includes(word.toLowerCase());
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return new RegExp(`(?<!\\d)${word}(?!\\d)`).test(plain);
}

/** The part of `asked` that exceeds `held`, by name. */
export function shortOf(asked: JsonObject, held: JsonObject): [name: string, lacking: number][] {
  return Object.entries(asked).flatMap(([name, n]) => {
    const lacking = Number(n) - Number(held[name] ?? 0);
    return lacking > 0 ? [[name, lacking] as [string, number]] : [];
  });
}
