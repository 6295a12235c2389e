/** The bot that every game has: it chooses uniformly among the listed actions that its view allows. */

import type { ActionBase, Bot, BotFactory, Game, State, ViewBase } from '../core/contract.ts';

/** The part of a game's rules that it uses. */
interface Listing<V extends ViewBase>
  extends Pick<Game<ActionBase, V>, 'maxLegal' | 'legal' | 'fromView'> {
  decode(state: State, seat: number, code: number): ActionBase;
}

/** @returns makes a bot that throws an Error if its seat owes no decision */
export function randomOf<V extends ViewBase>(game: Listing<V>): BotFactory {
  return (): Bot => {
    const listed = new Int32Array(game.maxLegal);
    return {
      name: 'random',
      think(view, chance) {
        const seat = (view.you as { readonly seat: number } | undefined)?.seat;
        if (seat === undefined) throw new Error('A bot needs the view of a seat.');
        const state = game.fromView(view as V, chance);
        const count = game.legal(state, seat, listed);
        if (count === 0) throw new Error('This seat owes no decision.');
        return game.decode(state, seat, listed[chance.below(count)]);
      },
    };
  };
}
