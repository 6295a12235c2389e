/**
 * The overlay of a game, built from its parts, its director's sentences and an example for the
 * preview, if there is no table yet.
 *
 *     export const overlay = makeOverlay({ parts: { turn, score, lower }, voice, stakes, demo });
 */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import { saidOf } from '../director/staking.ts';
import { type Directed, linesOf, type Scene } from '../director/telling.ts';
import type { SeatedView } from '../seat/position.ts';
import type { Line, Now, OverlayGame, ShownTable, Told } from './part.ts';

/** An example: a sequence of public views, and the events between the last two. */
export interface Example<V extends SeatedView> {
  /** Of the game's views. */
  readonly version: string;
  readonly positions: readonly [V['public'], V['public'], ...V['public'][]];
  /** The last events, in the director's form; or their sentences. */
  readonly last: readonly GameEvent[] | { readonly lines: readonly Line[] };
  /** The seat whose clock runs, and its time in seconds. */
  readonly clock: { readonly seat: number; readonly seconds: number };
}

/**
 * Sentences for the lower third: about the events of one action, and about the stakes of a
 * position.
 */
export function tellerOf<
  E extends { readonly type: string },
  V extends ViewBase,
  S extends Scene<E, V>,
>({ voice, stakes }: Pick<Directed<E, V, S>, 'voice' | 'stakes'>) {
  return {
    lines: (told: Told): Line[] => linesOf(voice, told),
    /** null after the end. */
    quiet: (view: ViewBase): Line | null => saidOf(stakes(view as V)),
  };
}

const noClock = (): number => 0;

/** Content of the preview. */
export function exampleOf<V extends SeatedView>(
  { version, positions, last, clock }: Example<V>,
  lines: (told: Told) => readonly Line[],
): ReturnType<OverlayGame['demo']> {
  const table: ShownTable = {
    stage: 'playing',
    pause: 'none',
    bank: 0,
    matchId: '',
    code: '',
    timers: [{ deadline: clock.seconds * 1000, seats: 1 << clock.seat, grace: false, more: 0 }],
    seats: positions[0].seats.map(({ seat, name, color }) => ({
      seat,
      name,
      color,
      bank: 0,
      taken: true,
      bot: '',
    })),
  };
  const views = positions.map((open) => ({ version, seq: 0, public: open }) as V);
  const happened = 'lines' in last ? [] : last.map((event) => ({ event, withdrawn: false }));
  const moments = views.map((view, k): Now => {
    const log = k === views.length - 1 ? happened : [];
    return { table, view, line: null, log, clock: noClock };
  });
  if ('lines' in last) return { moments, lines: last.lines };
  const [before, after] = views.slice(-2);
  return { moments, lines: before && after ? lines({ events: last, before, after }) : [] };
}

export function makeOverlay<
  E extends { readonly type: string },
  V extends SeatedView,
  S extends Scene<E, V>,
>(
  game: Pick<OverlayGame, 'parts'> &
    Pick<Directed<E, V, S>, 'voice' | 'stakes'> & { readonly demo: Example<V> },
): OverlayGame {
  const teller = tellerOf(game);
  return { parts: game.parts, ...teller, demo: () => exampleOf(game.demo, teller.lines) };
}
