/** The trader: it beats chance, sells by deals, haggles within bounds, is honest and quick. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { choose } from '../../../engine/games/genoa/bot/choose.ts';
import { Economy } from '../../../engine/games/genoa/economy.ts';
import * as S from '../../../engine/games/genoa/state.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { seatInfos } from '../../battery/play.ts';
import { several } from '../../scope.ts';
import { play, type Will } from './play.ts';
import { A, B, C, D, game, on, Table } from './table.ts';

function atRandom(seed: string): Will {
  const chance = new SeededChance(seed);
  const codes = new Int32Array(game.maxLegal);
  return (s, seat) => codes[chance.below(game.legal(s, seat, codes))];
}

test.each([
  [2, several(3, 8)],
  [3, several(3, 8)],
  [4, several(6, 20)],
  [5, several(3, 8)],
])('one trader among %i at a table who otherwise choose at random wins', (seats, games) => {
  const random = atRandom('dice');
  let won = 0;
  for (let k = 0; k < games; k++) {
    const end = play(seats, `among ${k}`, (seat) => (seat === k % seats ? choose : random));
    if (game.standings(end)[k % seats].winner) won++;
  }
  expect(won / games).toBeGreaterThanOrEqual(0.9);
});

describe.each([2, 3, 4, 5])('among %i traders', (seats) => {
  const games = several(4, 5);
  const meter = new Economy();
  for (let k = 0; k < games; k++) {
    meter.sample(play(seats, `own ${k}`, () => choose, meter) as never);
  }
  const economy = meter.report(games) as { [name: string]: number };
  const income = economy.income as unknown as { [source: string]: number };

  test('most of the actions that are used are sold by deals', () => {
    // With two a deal helps the other as much as it costs: there are fewer.
    expect(economy.soldShare).toBeGreaterThan(seats === 2 ? 0.2 : 0.5);
    expect(economy.given).toBeGreaterThan(5);
    expect(economy.taken).toBeGreaterThan(seats === 2 ? 1 : 5);
    expect(economy.unused).toBeLessThan(0.35 * economy.actions);
  });

  test('money comes from orders, messages, markers, contracts and from one another', () => {
    for (const source of ['deals', 'largeOrders', 'smallOrders', 'messages', 'owners']) {
      expect(income[source], source).toBeGreaterThan(seats === 2 ? 5 : 20);
    }
    expect(income.markers).toBeGreaterThan(5);
    expect(income.contracts).toBeGreaterThan(20);
    // The sums by source are equal to the seats' total.
    const { deals: _transferred, ...earned } = income;
    const sum = Object.values(earned).reduce((all, one) => all + one, 130);
    expect(Math.abs(sum - economy.total)).toBeLessThan(1);
  });
});

test.each([2, 4, 5])(
  'with %i it decides the same whatever lies in hands that it cannot see',
  (seats) => {
    const chance = new SeededChance('honest');
    const changed = new Set<string>();
    let compared = 0;
    play(
      seats,
      'honest',
      () => choose,
      null,
      (s, seat, command) => {
        const twin = s.slice();
        game.determinize(twin, seat, chance, (field) => changed.add(field));
        // The trader does not look into purses either.
        for (let p = 0; p < seats; p++) if (p !== seat) twin[S.DUCATS + S.at(p)] += 500;
        const before = s.slice();
        expect(choose(twin, seat)).toEqual(command);
        expect(s).toEqual(before);
        return ++compared > several(200, 600);
      },
    );
    expect([...changed]).toEqual(expect.arrayContaining(['deck', 'seats.hand']));
  },
);

test('from a view alone it decides as from the position itself, and may say so in any seat', () => {
  const bot = game.bots.trader?.();
  const infos = seatInfos(4).map((info) => ({ ...info, bot: true }));
  const chance = new SeededChance('view');
  let asked = 0;
  play(
    4,
    'view',
    () => choose,
    null,
    (s, seat, command) => {
      if (asked++ % 7 > 0) return false;
      const thought = bot?.think(game.view(s, seat, infos), chance);
      const meant = command === null ? null : game.decode(s, seat, command);
      expect(thought).toEqual(meant);
      for (let other = 0; other < 4; other++) {
        const word = bot?.think(game.view(s, other, infos), chance);
        if (word) expect(game.explain(s, other, word), JSON.stringify(word)).toBeNull();
      }
      return asked > several(400, 1000);
    },
  );
});

test('nobody is flooded: three offers and three rounds a space, two proposals to anybody', () => {
  const said = { offer: 0, propose: 0, revise: 0 };
  play(
    5,
    'flood',
    () => choose,
    null,
    (s, seat, command) => {
      if (command === null) return false;
      const { type } = game.decode(s, seat, command);
      if (type in said) said[type as keyof typeof said]++;
      const { tries, triesTo, offers, turn } = (game.view(s, 'public', seatInfos(5)) as View)
        .public;
      expect(Math.max(...tries), `turn ${turn}`).toBeLessThanOrEqual(3);
      expect(Math.max(...triesTo)).toBeLessThanOrEqual(2);
      for (const { version } of offers) expect(version).toBeLessThanOrEqual(3);
      return false;
    },
  );
  for (const [type, times] of Object.entries(said)) expect(times, type).toBeGreaterThan(0);
});

test('it thinks for less than 50 ms about any question', () => {
  const bot = game.bots.trader?.();
  const chance = new SeededChance('clock');
  const infos = seatInfos(5);
  const times: number[] = [];
  play(
    5,
    'clock',
    () => choose,
    null,
    (s, seat) => {
      const view = game.view(s, seat, infos);
      // Time of this thread alone, without the machine's other work.
      const began = process.threadCpuUsage();
      bot?.think(view, chance);
      const { user, system } = process.threadCpuUsage(began);
      return times.push((user + system) / 1000) > several(300, 600);
    },
  );
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(50);
});

/** The choice of the trader at `seat` in a position. */
function does(given: JsonObject, seat: number): unknown {
  const { state } = Table.of(given);
  const command = choose(state, seat);
  return command === null ? null : game.decode(state, seat, command);
}
const standing = (maker: number, taker: number, target: string, ducats: number, id = 'O1') => ({
  id,
  version: 1,
  seq: 1,
  maker,
  taker,
  target,
  give: { ducats },
  ask: {},
  deferred: null,
  useExtra: false,
  replyTo: null,
  status: 'standing',
});
const order = { hand: ['LO-01'], commodities: { copper: 1, linen: 1, saffron: 1 } };

test('a seat that can deliver bids high; if the merchant cannot act, the least', () => {
  const bid = (more: JsonObject): number => {
    const action = does(on(4, ['villaColini'], { [A]: more, [B]: order }), B);
    expect(action).toMatchObject({ type: 'offer', target: 'villaColini' });
    return (action as { give: { ducats: number } }).give.ducats;
  };
  expect(bid({})).toBeGreaterThanOrEqual(15);
  expect(bid({ taken: 1 })).toBe(5);
  // Nothing to deliver, and a nearly useless pile: the bid is low.
  const plain = does(on(4, ['villaColini']), B);
  expect(JSON.stringify(plain)).not.toContain('15');
});

test('it speaks unasked: above a rival’s bid, and for a space that the tower may come to', () => {
  const rivals = [standing(B, A, 'villaColini', 10), standing(C, A, 'villaColini', 15, 'O2')];
  const claim = on(4, ['villaColini'], { [B]: order }, { offers: rivals, made: 2, passed: [D] });
  expect(does(claim, B)).toMatchObject({ type: 'revise', offerId: 'O1', give: { ducats: 20 } });
  // C has nothing to win by going on.
  const even = { ...claim, offers: [rivals[0], standing(C, A, 'villaColini', 60, 'O2')] };
  expect(does(even, C)).toBeNull();
  const window = { actor: A, building: 'tavern', mainDone: false };
  const busy = on(
    4,
    ['tavern'],
    { [A]: { taken: 1 }, [B]: order },
    {
      state: 'ACTION',
      window,
      roundsLeft: 1,
    },
  );
  expect(does(busy, B)).toMatchObject({ type: 'offer', target: 'villaColini' });
  expect(does(busy, C)).toBeNull();
});

test('a merchant lets the others speak, takes what is best and never less than it costs him', () => {
  const offers = [standing(B, A, 'inn', 5), standing(C, A, 'inn', 20, 'O2')];
  const inn = on(4, ['s24', 'inn'], { [A]: { taken: 1 } }, { offers, made: 2 });
  expect(does({ ...inn, offers: [], made: 0 }, A)).toMatchObject({ type: 'propose' });
  // D has still to answer: nobody is asked twice, so he waits.
  const waiting = { ...inn, triesTo: [0, 1, 1, 0] };
  expect(does(waiting, A)).toBeNull();
  expect(does({ ...waiting, passed: [D] }, A)).toMatchObject({ type: 'accept', offerId: 'O2' });
});

test('to a person who answers a proposal with less it comes down a step, then takes that or not', () => {
  const goods = { commodities: { copper: 1, linen: 1, saffron: 1 } };
  const table = Table.of(on(4, ['s52', 'guildHall'], { [B]: goods }, { passed: [C, D] }));
  const says = (persons: number) => {
    const command = choose(table.state, A, { awaited: ~0, persons, isFresh: false });
    return command === null ? null : game.decode(table.state, A, command);
  };
  expect(says(1 << B)).toMatchObject({ type: 'propose', player: B, give: { ducats: 20 } });
  table.propose(A, B, 'guildHall', { ducats: 20 });
  expect(says(1 << B)).toBeNull();
  table.offer(B, 'guildHall', { ducats: 5 });
  // A bot has still to decline.
  expect(says(0)).toBeNull();
  expect(says(1 << B)).toEqual({ type: 'revise', offerId: 'O1', give: { ducats: 15 } });
  table.do(A, { type: 'revise', offerId: 'O1', give: { ducats: 15 } });
  table.do(B, { type: 'revise', offerId: 'O2', give: { ducats: 15 } });
  expect(says(1 << B)).toMatchObject({ type: 'accept', offerId: 'O2', version: 2 });
});

test('what a person could have taken from the street before is asked for less, and not a third time', () => {
  const goods = { commodities: { copper: 1, linen: 1, saffron: 1 } };
  const asks = (path: string[], persons: number, again = false) => {
    const table = Table.of(on(4, path, { [B]: goods }, { passed: [C, D] }));
    if (again) {
      table.propose(A, B, 'guildHall', { ducats: 15 });
      table.do(B, { type: 'decline', offerId: 'O1' });
    }
    const command = choose(table.state, A, { awaited: ~0, persons, isFresh: false });
    return command === null ? null : game.decode(table.state, A, command);
  };
  const asked = (ducats: number) => ({ type: 'propose', player: B, give: { ducats } });
  expect(asks(['s52'], 1 << B)).toMatchObject(asked(20));
  expect(asks(['s42', 's52'], 1 << B)).toMatchObject(asked(15));
  expect(asks(['s42', 's52'], 1 << B, true)).not.toMatchObject({ type: 'propose' });
  // Bots have no limit of patience.
  expect(asks(['s42', 's52'], 0)).toMatchObject(asked(20));
});

test('people who have just been asked are asked first, before anything is proposed to a bot', () => {
  const { state } = Table.of(on(4, ['s52', 'guildHall']));
  const asks = (persons: number, isFresh: boolean) => {
    const command = choose(state, A, { awaited: ~0, persons, isFresh });
    return command === null ? null : game.decode(state, A, command);
  };
  expect(asks(1 << D, false)).toMatchObject({ type: 'propose', player: B });
  expect(asks(1 << D, true)).toMatchObject({ type: 'propose', player: D });
});

test('in its window it delivers what it can, with a tile for what is missing', () => {
  const window = { actor: B, building: 'villaColini', mainDone: false };
  const state = { state: 'ACTION', window };
  const at = (more: JsonObject) =>
    does(on(4, ['villaColini'], { [B]: { taken: 1, ...more } }, state), B);
  expect(at(order)).toMatchObject({ type: 'performMain', mode: 'deliver', order: 'LO-01' });
  const short = { hand: ['LO-01'], commodities: { copper: 1, linen: 1 } };
  expect(at({ ...short, tiles: { commodityChoice: 1 } })).toEqual({
    type: 'playTile',
    tile: 'commodityChoice',
    commodity: 'saffron',
  });
  expect(at(short)).toEqual({ type: 'performMain', mode: 'contract' });
});

test('it places its markers where two buildings are free', () => {
  const street = on(
    4,
    ['s74'],
    { [A]: { personal: 2, general: 5 } },
    { state: 'ACQUIRE', acquiring: A },
  );
  expect(does(street, A)).toMatchObject({ type: 'acquire', street: 's74', ops: { length: 2 } });
});
