/**
 * Whole matches of every number of seats and every set of modules, by uniform choice, with the
 * invariants after every action. `node tests/rules/marco-polo/campaign.ts --matches 5000 --first 0`
 * prints a line for each set; `--seats 4` plays at tables of four only.
 */

import { parseArgs } from 'node:util';
import { SeededChance } from '../../../engine/core/chance.ts';
import { MAX_SEATS, MIN_SEATS } from '../../../engine/games/marco-polo/data.ts';
import { seatsIn } from '../../battery/play.ts';
import { game } from './table.ts';

/** The modules of the rules, section 1.3. */
const MODULES = ['venice', 'companions', 'newCharacters'] as const;
type Modules = { readonly [module in (typeof MODULES)[number]]: boolean };

/** Every set of modules that so many may play with. */
export function setsFor(seats: number): readonly Modules[] {
  const all = Array.from({ length: 1 << MODULES.length }, (_, bits) => ({
    venice: (bits & 1) > 0,
    companions: (bits & 2) > 0,
    newCharacters: (bits & 4) > 0,
  }));
  // AV-003: five need the City of Venice.
  return all.filter(({ venice }) => venice || seats < MAX_SEATS);
}

const codes = new Int32Array(game.maxLegal);

/**
 * Plays one match to its end; every other one with the beginners' set-up.
 * @returns how many actions it had, and the longest list of legal ones
 * @throws Error naming the invariants that an action breaks
 */
export function playOne(seats: number, modules: Modules, number: number) {
  const name = `${seats} ${Object.values(modules)} ${number}`;
  const chance = new SeededChance(`match ${name}`);
  const will = new SeededChance(`will ${name}`);
  const given = { ...modules, setup: number % 2 === 0 ? 'expert' : 'beginner' };
  const state = game.setup(seats, game.options(given, seats), chance);
  const met = { actions: 0, longestList: 0 };
  for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
    const asked = seatsIn(mask);
    const seat = asked[will.below(asked.length)] ?? 0;
    const count = game.legal(state, seat, codes);
    if (count === 0) throw new Error(`match ${name}: seat ${seat} has nothing to choose from`);
    met.longestList = Math.max(met.longestList, count);
    game.apply(state, seat, codes[will.below(count)] ?? 0, chance, null);
    met.actions++;
    const broken = game.invariants(state);
    if (broken.length > 0) throw new Error(`match ${name}: ${broken.join(', ')}`);
  }
  if (!game.isFinished(state)) throw new Error(`match ${name}: nobody is to decide`);
  return met;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seats: { type: 'string' },
      matches: { type: 'string', default: '100' },
      first: { type: 'string', default: '0' },
    },
  });
  const [matches, first] = [Number(values.matches), Number(values.first)];
  for (let seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
    if (values.seats !== undefined && Number(values.seats) !== seats) continue;
    for (const modules of setsFor(seats)) {
      const sums = { actions: 0, longestList: 0 };
      for (let k = 0; k < matches; k++) {
        const { actions, longestList } = playOne(seats, modules, first + k);
        sums.actions += actions;
        sums.longestList = Math.max(sums.longestList, longestList);
      }
      const on = MODULES.filter((module) => modules[module]);
      console.log(JSON.stringify({ seats, modules: on, matches, ...sums }));
    }
  }
}
