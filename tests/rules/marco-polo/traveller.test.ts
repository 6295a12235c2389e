/** The traveller: it beats chance, its points come from all sources, it is honest and quick. */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { EventSink } from '../../../engine/core/events.ts';
import { choose } from '../../../engine/games/marco-polo/bot/choose.ts';
import { bots } from '../../../engine/games/marco-polo/bot/index.ts';
import { Economy } from '../../../engine/games/marco-polo/economy.ts';
import type * as S from '../../../engine/games/marco-polo/state.ts';
import { seatInfos, seatsIn } from '../../battery/play.ts';
import { game } from './table.ts';

const codes = new Int32Array(game.maxLegal);

/** Plays a match; `travels` tells the traveller seats, the others choose at random. */
function play(
  seats: number,
  seed: string,
  travels: (seat: number) => boolean,
  meter: Economy | null = null,
  see: (s: S.State, seat: number, code: number) => void = () => {},
): S.State {
  const chance = new SeededChance(seed);
  const sink: EventSink | null = meter;
  const s = game.setup(seats, game.options({}, seats), chance, sink ?? undefined);
  while (!game.isFinished(s)) {
    const [seat] = seatsIn(game.deciders(s));
    const code = travels(seat) ? choose(s, seat) : codes[chance.below(game.legal(s, seat, codes))];
    see(s, seat, code);
    game.apply(s, seat, code, chance, sink);
    meter?.sample(s);
  }
  return s;
}

test.each([2, 3, 4, 5])('one traveller among %i at a table who choose at random wins', (seats) => {
  const matches = 6;
  let won = 0;
  for (let k = 0; k < matches; k++) {
    const end = play(seats, `among ${k}`, (seat) => seat === k % seats);
    if (game.standings(end)[k % seats].winner) won++;
  }
  expect(won).toBe(matches);
});

test('its choices are legal, and its points come from everywhere', () => {
  const meter = new Economy();
  const matches = 12;
  for (let k = 0; k < matches; k++) {
    play(
      4,
      `everywhere ${k}`,
      () => true,
      meter,
      (s, seat, code) => {
        expect(game.check(s, seat, code)).toBe(0);
      },
    );
  }
  const report = meter.report(matches) as unknown as {
    readonly points: { readonly [source: string]: number };
    readonly done: { readonly [what: string]: number };
  };
  for (const source of ['contracts', 'cityCards', 'markers', 'beijing', 'goals', 'venice']) {
    expect(report.points[source], source).toBeGreaterThan(1);
  }
  for (const [what, n] of Object.entries(report.done)) {
    if (what !== 'relocations') expect(n, what).toBeGreaterThan(0);
  }
});

test('figures of the economy add up to the final scores', () => {
  const meter = new Economy();
  const end = play(3, 'sum', () => true, meter);
  const { points } = meter.report(1) as unknown as {
    readonly points: { readonly [source: string]: number };
  };
  const sum = Object.values(points).reduce((all, vp) => all + vp, 0);
  const scores = game.standings(end).reduce((all, { score }) => all + score, 0);
  expect(sum).toBeCloseTo(scores / 3, 0);
});

test('it answers a view as it answers the position, for any hidden facts', () => {
  const bot = bots.traveller();
  let looked = 0;
  play(
    4,
    'honest',
    () => true,
    null,
    (s, seat, code) => {
      if (looked++ % 9 > 0) return;
      const view = JSON.parse(JSON.stringify(game.view(s, seat, seatInfos(4))));
      const said = bot.think(view, new SeededChance(looked));
      expect(said).toEqual(game.decode(s, seat, code));
    },
  );
  expect(looked).toBeGreaterThan(100);
});

test('a decision takes less than 100 ms', () => {
  const bot = bots.traveller();
  const slow: number[] = [];
  play(
    5,
    'quick',
    () => true,
    null,
    (s, seat) => {
      const view = game.view(s, seat, seatInfos(5));
      const before = process.cpuUsage();
      bot.think(view, new SeededChance(1));
      const { user, system } = process.cpuUsage(before);
      slow.push((user + system) / 1000);
    },
  );
  slow.sort((a, b) => a - b);
  // Warming up and collecting garbage are the machine's affair.
  expect(slow[Math.floor(slow.length * 0.99)]).toBeLessThan(100);
});
