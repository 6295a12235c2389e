/**
 * The actions that a panel has composed before anybody has touched it, at every decision of whole
 * matches.
 */

import { expect } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import { isFinal } from '../../client/table/decision/finality.ts';
import type { DraftOf } from '../../client/table/seat/draft.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ActionBase, Game, JsonObject } from '../../engine/core/contract.ts';
import { gameById } from '../battery/games.ts';
import { seatInfos } from '../battery/play.ts';
import { SEED, several } from '../scope.ts';

/** The contents of a game's drafts. */
interface Store {
  getState(): { readonly drafts: { readonly [key: string]: DraftOf<ActionBase> } };
}

/** Decisions after which a match without an own end has been seen enough. */
const MOST = 500;

/**
 * Plays matches of the day, every second one by the game's own bot, and examines the initial drafts
 * of the seat that decides: none may hold an action that is final once it is sent.
 * @param options of each match
 * @param also further conditions at each decision
 */
export function nothingFinalBeforehand(
  id: string,
  store: Store,
  options: readonly JsonObject[] = [{}],
  also: () => void = () => {},
): void {
  const game: Game = gameById(id);
  for (let number = 0; number < several(4, 20); number++) {
    const { min, max } = game.seats;
    const seats = seatInfos(min + (number % (max - min + 1)));
    const chance = new SeededChance(`beforehand ${SEED} ${number}`);
    const pick = new SeededChance(`picks ${SEED} ${number}`);
    const [makeBot] = Object.values(game.bots);
    const bots = seats.map(() => makeBot());
    const codes = new Int32Array(game.maxLegal);
    const chosen = game.options(options[number % options.length], seats.length);
    const state = game.setup(seats.length, chosen, chance);
    for (let step = 0; game.deciders(state) !== 0 && step < MOST; step++) {
      const seat = 31 - Math.clz32(game.deciders(state));
      const view = game.view(state, seat, seats);
      useTable.setState({ game: id, seat, table: null });
      useTable.getState().show(view);
      for (const { action } of Object.values(store.getState().drafts)) {
        if (action === null) continue;
        const said = `${id}, match ${number}, decision ${step}: ${JSON.stringify(action)}`;
        expect(isFinal(game, { state, seat }, action), said).toBe(false);
      }
      also();
      const thought = number % 2 ? bots[seat].think(view, chance) : null;
      const code = thought
        ? game.encode(state, seat, thought)
        : (codes[pick.below(game.legal(state, seat, codes))] ?? 0);
      game.apply(state, seat, code, chance, null);
    }
  }
}
