/** The house's levels of play: the same for every searchable game; a game may bring its own. */

import type { Chance } from '../core/chance.ts';
import type { Bot, BotFactory, Game, Json, State, ViewBase } from '../core/contract.ts';
import type { Searching, SearchRules } from './contract.ts';
import { FlatSearch } from './flat.ts';
import { LEVEL_NAMES, type LevelName } from './level-names.ts';

/** How a level decides. */
export type Level =
  /** The policy; one decision in `slips` is a random one among those worth a thought. */
  | { readonly by: 'policy'; readonly slips: number }
  /** The game's own scripted bot, its first. */
  | { readonly by: 'script' }
  /** Flat search with so many roll-outs a decision: they bound its time. */
  | { readonly by: 'search'; readonly rollouts: number };

export const LEVELS = {
  easy: { by: 'policy', slips: 6 },
  steady: { by: 'script' },
  sharp: { by: 'search', rollouts: 16 },
  master: { by: 'search', rollouts: 50 },
  doge: { by: 'search', rollouts: 400 },
} as const satisfies { readonly [name in LevelName]: Level };

/** The fields of every game's view that are read here. */
interface SeatView extends ViewBase {
  readonly public: { readonly seats: readonly Json[] };
  readonly you?: { readonly seat: number };
}

/** The input of a searched seat. */
interface Sight {
  /** A position that its view allows. */
  readonly root: State;
  readonly seats: number;
  readonly seat: number;
  readonly chance: Chance;
}

/** One search serves all bots of a game in a thread: it keeps nothing between two thoughts. */
function thinking(game: Game, searching: Searching): (level: Level, sight: Sight) => number {
  const rules: SearchRules = game;
  let search: FlatSearch | null = null;
  return (level, { root, seats, seat, chance }) => {
    search ??= new FlatSearch(rules, searching);
    if (level.by === 'search') {
      return search.decide(root, seats, seat, level.rollouts, chance).candidates[0].code;
    }
    const slips = level.by === 'policy' && chance.below(level.slips) === 0;
    return slips ? search.anyChoice(root, seat, chance) : search.policyChoice(root, seat, chance);
  };
}

/** A bot for each level. */
export type Levels = { readonly [name in LevelName]: BotFactory };

/** The levels as bots of `game`, by name. */
export function levelsOf(game: Game, searching: Searching): Levels {
  const think = thinking(game, searching);
  const botOf = (name: LevelName, level: Level): Bot => ({
    name,
    think(view, chance) {
      const { public: table, you } = view as SeatView;
      if (!you) throw new Error('A bot needs the view of a seat.');
      const root = game.fromView(view, chance);
      if ((game.deciders(root) & (1 << you.seat)) === 0) return null;
      const sight = { root, seats: table.seats.length, seat: you.seat, chance };
      return game.decode(root, you.seat, think(level, sight));
    },
  });
  const factory = (name: LevelName): BotFactory => {
    const level: Level = LEVELS[name];
    const [scripted] = Object.values(game.bots);
    return level.by === 'script' ? scripted : () => botOf(name, level);
  };
  return Object.fromEntries(LEVEL_NAMES.map((name) => [name, factory(name)])) as Levels;
}

/** The game with the house's levels among its bots, behind its own. */
export const withLevels = (game: Game, levels: Levels): Game => ({
  ...game,
  bots: { ...game.bots, ...levels },
});
