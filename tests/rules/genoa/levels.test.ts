/** The house's levels at this table: they beat the trader, haggle within bounds and are quick. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { Game, JsonObject } from '../../../engine/core/contract.ts';
import { choose } from '../../../engine/games/genoa/bot/choose.ts';
import { DOGE, levels } from '../../../engine/games/genoa/bot/levels.ts';
import { AMONG_BOTS } from '../../../engine/games/genoa/bot/selling.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { LEVEL_NAMES, type LevelName } from '../../../engine/search/level-names.ts';
import { seatInfos } from '../../battery/play.ts';
import { several } from '../../scope.ts';
import { play, type Will } from './play.ts';
import { A, B, game, on, Table } from './table.ts';

const doge: Will = (s, seat) => choose(s, seat, AMONG_BOTS, DOGE);

/** A level as it plays over the wire, by the bytes of its view. */
function sitting(level: LevelName, seats: number, see: (spent: number) => void = () => {}): Will {
  const bot = levels[level]();
  const infos = seatInfos(seats).map((info) => ({ ...info, bot: true }));
  const chance = new SeededChance(level);
  return (s, seat) => {
    const view = game.view(s, seat, infos);
    // Time of this thread alone, without the machine's other work.
    const began = process.threadCpuUsage();
    const action = bot.think(view, chance);
    const { user, system } = process.threadCpuUsage(began);
    see((user + system) / 1000);
    if (action === null) return null;
    const command = accepted(game, s, seat, action);
    expect(command, JSON.stringify(action)).not.toBeNull();
    return command;
  };
}

test('the doge beats three traders', () => {
  let won = 0;
  let lead = 0;
  const matches = several(2, 5);
  for (let k = 0; k < matches; k++) {
    const end = play(4, `doge ${k}`, (seat) => (seat === k % 4 ? doge : choose));
    const standings = game.standings(end);
    if (standings[k % 4].winner) won++;
    const sum = standings.reduce((all, { score }) => all + score, 0);
    lead += (standings[k % 4].score * 4 - sum) / 3 / matches;
  }
  expect(won).toBeGreaterThanOrEqual(several(2, 4));
  expect(lead).toBeGreaterThan(100);
});

describe.each(LEVEL_NAMES)('%s', (level) => {
  test('answers what the rules accept, floods nobody and thinks for less than 100 ms', () => {
    const times: number[] = [];
    const will = sitting(level, 5, (spent) => times.push(spent));
    play(
      5,
      `bounds ${level}`,
      () => will,
      null,
      (s) => {
        const { tries, triesTo, offers } = (game.view(s, 'public', seatInfos(5)) as View).public;
        expect(Math.max(...tries)).toBeLessThanOrEqual(3);
        expect(Math.max(...triesTo)).toBeLessThanOrEqual(2);
        for (const { version } of offers) expect(version).toBeLessThanOrEqual(3);
        return times.length > several(250, 700);
      },
    );
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(100);
  });
});

test('the mildest level slips, and otherwise plays as the steady one', () => {
  let [same, other] = [0, 0];
  const infos = seatInfos(4).map((info) => ({ ...info, bot: true }));
  const bot = levels.easy();
  const chance = new SeededChance('slips');
  play(
    4,
    'slips',
    () => choose,
    null,
    (s, seat, command) => {
      const action = bot.think(game.view(s, seat, infos), chance);
      const meant = command === null ? null : game.decode(s, seat, command);
      if (JSON.stringify(action) === JSON.stringify(meant)) same++;
      else other++;
      return same + other > 400;
    },
  );
  expect(other).toBeGreaterThan(25);
  expect(other).toBeLessThan(0.25 * same);
});

/** The choice of a seat in a position, with the style of the doge and of a trader. */
function both(given: JsonObject, seat: number): unknown[] {
  const { state } = Table.of(given);
  return [doge, choose].map((will) => {
    const command = will(state, seat);
    return command === null ? null : (game as Game).decode(state, seat, command);
  });
}

test('the doge knows what contracts and markers come to, and trades for more than goods', () => {
  const [bid, plain] = both(on(4, ['villaColini']), B) as { give?: { ducats: number } }[];
  expect(bid).toMatchObject({ type: 'offer', target: 'villaColini' });
  expect(bid.give?.ducats ?? 0).toBeGreaterThan(plain.give?.ducats ?? 0);
  const window = { actor: A, building: 'inn', mainDone: true };
  const given = { taken: 1, tiles: { trade11: 1 }, commodities: { ale: 3 } };
  const [swap, usual] = both(on(4, ['inn'], { [A]: given }, { state: 'ACTION', window }), A);
  expect(swap).toMatchObject({ type: 'playTile', tile: 'trade11', get: { marker: true } });
  expect(JSON.stringify(usual)).not.toContain('marker');
});

test('the doge speaks unasked, as the trader does', () => {
  const order = { hand: ['LO-01'], commodities: { copper: 1, linen: 1, saffron: 1 } };
  const window = { actor: A, building: 'tavern', mainDone: false };
  const { state } = Table.of(
    on(4, ['tavern'], { [A]: { taken: 1 }, [B]: order }, { state: 'ACTION', window }),
  );
  expect((game.deciders(state) >> B) & 1).toBe(0);
  const view = game.view(state, B, seatInfos(4));
  const word = levels.doge().think(view, new SeededChance('word'));
  expect(word).toMatchObject({ type: 'offer' });
});
