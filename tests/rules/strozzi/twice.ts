/** Plays a match with the engine and with the second reading side by side. */

import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { type Emitted, EventList } from '../../../engine/core/events.ts';
import { TILE_IDS } from '../../../engine/games/strozzi/data.ts';
import { SecondReading } from './second-reading.ts';
import type { TableRules, Told } from './second-words.ts';
import { game } from './table.ts';

/** Every well-formed action but the tiles. */
const ACTIONS: readonly JsonObject[] = [
  { type: 'pass' },
  ...['ware', 'plusOne', 'pirate'].map((flag) => ({ type: 'claim', flag })),
  ...['venice', 'rome', 'naples'].map((port) => ({ type: 'place', port })),
];
/** Words of `describe` that are no part of the rules' position. */
const BESIDE = ['options', 'seq', 'drawsTaken'];

/** Differences of two positions, a line each. */
export function differences(engine: JsonObject, again: JsonObject): string[] {
  const names = Object.keys(engine).filter((name) => !BESIDE.includes(name));
  return names.flatMap((name) => {
    const [one, other] = [JSON.stringify(engine[name]), JSON.stringify(again[name])];
    return one === other ? [] : [`${name}: ${one}, ${other}`];
  });
}

/** Events that only one reading has, a line each. */
function untold(engine: readonly Emitted[], again: readonly JsonObject[]): string[] {
  const told = engine.map(({ event }) => JSON.stringify(event, inOrder));
  const other = again.map((event) => JSON.stringify(event, inOrder));
  const longer = told.length > other.length ? told : other;
  return longer.flatMap((_, i) => (told[i] === other[i] ? [] : [`${told[i]}, ${other[i]}`]));
}

/** For JSON with the fields of every object in one order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const OPTIONS: readonly JsonObject[] = [
  {},
  { unclaimed: 'passLeft', openMoney: true },
  { topBonus: null, trackTop: 8, startPlayer: 2 },
  { topBonus: [0, 25, 40], trackTop: 12, unclaimed: 'passLeft' },
  { trackTop: 9, startPlayer: 0 },
];

export interface Played {
  readonly actions: number;
  readonly refused: number;
}

/**
 * One random match, number `number` with this many players. The choices prefer passing in some
 * matches and claiming in others, so that rounds end both ways.
 * @param probe tries in every position each existing action, by a seat drawn for it
 * @param see is shown every position of the engine
 * @throws Error that names the first difference
 */
export function playTwice(
  players: number,
  number: number,
  probe = true,
  see: (state: Int32Array) => void = () => {},
): Played {
  const chance = new SeededChance(`twice ${players} ${number}`);
  const will = new SeededChance(`will ${players} ${number}`);
  const options = game.options(OPTIONS[number % OPTIONS.length] ?? {}, players);
  const log = new EventList();
  const state = game.setup(players, options, chance, log);
  const told = (): Told => game.describe(state) as unknown as Told;
  const again = new SecondReading(players, options as unknown as TableRules, told());
  const codes = new Int32Array(game.maxLegal);
  let refused = 0;
  for (let actions = 0; ; actions++) {
    if (again.shuffling) again.told(told());
    const wrong = differences(game.describe(state), again.position());
    wrong.push(...untold(log.items.splice(0), again.events()));
    const where = `${players} players, match ${number}, action ${actions}`;
    if (wrong.length > 0) throw new Error(`${where}\n${wrong.join('\n')}`);
    see(state);
    if (probe) {
      refused += probeAll(state, again, players, will, where);
      // Nothing is beyond the ends of piles, at any moment.
      const read = game.position(game.describe(state));
      if (read.some((cell, i) => cell !== state[i])) throw new Error(`${where}: not read back`);
    }
    const seat = Math.log2(game.deciders(state));
    if (game.isFinished(state)) return { actions, refused };
    const count = game.legal(state, seat, codes);
    const passes = will.below(2 + (number % 7)) > 0;
    const code = codes[passes ? 0 : will.below(count)] ?? 0;
    again.act(seat, game.decode(state, seat, code) as unknown as JsonObject);
    game.apply(state, seat, code, chance, log);
  }
}

/** Whether both readings accept and refuse the same, for the same reason. */
function probeAll(
  state: Int32Array,
  again: SecondReading,
  players: number,
  will: SeededChance,
  where: string,
): number {
  const tile = { type: 'takeTile', tile: TILE_IDS[will.below(TILE_IDS.length)] ?? '' };
  let refused = 0;
  for (const action of [...ACTIONS, tile]) {
    const decider = Math.log2(game.deciders(state));
    const seat = will.below(4) > 0 && decider >= 0 ? decider : will.below(players);
    const engine = game.explain(state, seat, action)?.code ?? null;
    const code = again.refusal(seat, action);
    if (engine !== code) {
      throw new Error(`${where}: ${JSON.stringify(action)} of ${seat}: ${engine}, ${code}`);
    }
    if ((accepted(game, state, seat, action) === null) !== (code !== null)) {
      throw new Error(`${where}: ${JSON.stringify(action)} is ${code} and yet taken, or not`);
    }
    if (code !== null) refused++;
  }
  return refused;
}
