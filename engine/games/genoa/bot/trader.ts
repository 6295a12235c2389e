/** The trader: it decides from figures, and as a merchant it lets the others speak first. */

import type { Chance } from '../../../core/chance.ts';
import type { ActionBase, Bot, BotFactory, ViewBase } from '../../../core/contract.ts';
import { codec } from '../actions.ts';
import { fromView } from '../from-view.ts';
import type { View } from '../types.ts';
import { choose } from './choose.ts';
import { patience } from './patience.ts';
import { randomBot } from './random.ts';
import { type Style, TRADER } from './style.ts';

/**
 * Bots that trade in a style.
 * @param slips one decision in so many is random; 0 = none
 */
export const trading =
  (name: string, style: Style, slips = 0): BotFactory =>
  () =>
    traderOf(name, style, slips);

export const createTrader = trading('trader', TRADER);

function traderOf(name: string, style: Style, slips: number): Bot {
  const random = randomBot();
  return {
    name,
    think(view: ViewBase, chance: Chance, waited = 0): ActionBase | null {
      const seen = view as View;
      if (!seen.you) throw new Error('A bot needs the view of a seat.');
      const { seat } = seen.you;
      const state = fromView(seen, chance);
      const times = patience(state);
      const isPatient = times === 0 || waited < times;
      const bots = botsOf(seen);
      const awaited = isPatient ? ~0 : bots;
      const company = { awaited, persons: ~bots, isFresh: waited === 0 };
      const command = choose(state, seat, company, style);
      if (command === null) return null;
      const slip = slips > 0 && chance.below(slips) === 0 ? random.think(view, chance) : null;
      return slip ?? codec.decode(state, seat, command);
    },
  };
}

/** Seats that bots play, as a bit mask: they always answer. */
const botsOf = ({ public: { seats } }: View): number =>
  seats.reduce((mask, { seat, bot }) => (bot ? mask | (1 << seat) : mask), 0);
