/**
 * Where a game's bots stand on the scale of ratings, from matches among all of them: the strengths
 * of the Plackett–Luce model that fit the order of the places best, as points of that scale.
 */

import { writeFileSync } from 'node:fs';
import type { Game } from '../../core/contract.ts';
import { BETA, BOT_SIGMA, MU, type Scale } from '../../core/scale.ts';
import type { Placed } from './mixed.ts';

/** The bot that stands in the middle of the scale. */
const MIDDLE = 'steady';
/** Rounds of the fit; it converges long before. */
const ROUNDS = 500;

/** The bots of a game that differ: of several names for the same one, the last. */
export function kinds({ bots }: Game): string[] {
  const names = Object.keys(bots);
  return names.filter((name, k) => !names.slice(k + 1).some((other) => bots[other] === bots[name]));
}

/**
 * The logarithms of the strengths, with 0 for the middle bot. Each bot also has one drawn match
 * against the middle one, so that who always won or lost has a place. Pure.
 */
function fitted(
  bots: readonly string[],
  matches: readonly (readonly Placed[])[],
): ReadonlyMap<string, number> {
  let strength = new Map(bots.map((bot) => [bot, 1]));
  const of = (bot: string): number => strength.get(bot) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    const wins = new Map(bots.map((bot) => [bot, 0.5]));
    const weights = new Map(bots.map((bot) => [bot, 1 / (of(bot) + 1)]));
    const add = (to: Map<string, number>, bot: string, x: number): unknown =>
      to.set(bot, (to.get(bot) ?? 0) + x);
    for (const match of matches) {
      const last = Math.max(...match.map(({ place }) => place));
      for (const { bot, place } of match) {
        if (place === last) continue;
        const rest = match.filter((one) => one.place >= place);
        const sum = rest.reduce((total, one) => total + of(one.bot), 0);
        add(wins, bot, 1);
        for (const one of rest) add(weights, one.bot, 1 / sum);
      }
    }
    const next = bots.map((bot) => [bot, (wins.get(bot) ?? 0) / (weights.get(bot) ?? 1)] as const);
    const middle = next.find(([bot]) => bot === MIDDLE)?.[1] ?? 1;
    strength = new Map(next.map(([bot, x]) => [bot, x / middle]));
  }
  return new Map(bots.map((bot) => [bot, Math.log(of(bot))]));
}

/** The game's file: every name of a bot and its points, and how they were measured. */
export function scaleOf(
  game: Game,
  seats: number,
  seed: string,
  matches: readonly (readonly Placed[])[],
): Scale {
  const strengths = fitted(kinds(game), matches);
  const unit = Math.sqrt(seats * (BETA ** 2 + BOT_SIGMA ** 2));
  const points = (name: string): number => {
    const same = kinds(game).find((kind) => game.bots[kind] === game.bots[name]) ?? MIDDLE;
    return Number((MU + unit * (strengths.get(same) ?? 0)).toFixed(2));
  };
  const bots = Object.fromEntries(Object.keys(game.bots).map((name) => [name, points(name)]));
  return { version: game.version, matches: matches.length, seats, seed, bots };
}

/** Writes the scale into the game's room. */
export function writeScale(game: string, scale: Scale): void {
  const file = new URL(`../../games/${game}/bot/scale.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(scale, null, 2)}\n`);
}
