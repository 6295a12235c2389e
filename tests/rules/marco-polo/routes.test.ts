/**
 * Rules, section 5.8, 3: for every possible way of a figure the list has one with the same effect
 * at no higher cost, for figures that place posts in passing and for all others.
 */

import { describe, expect } from 'vitest';
import type { JsonObject, State } from '../../../engine/core/contract.ts';
import { MAP_IDS, MAP_SIZE } from '../../../engine/games/marco-polo/map.ts';
import { found, isGifted, list, select } from '../../../engine/games/marco-polo/movement/list.ts';
import { landings, Movement } from '../../../engine/games/marco-polo/movement/movement.ts';
import { stepsOf } from '../../../engine/games/marco-polo/movement/routes.ts';
import * as S from '../../../engine/games/marco-polo/state.ts';
import { rule } from '../rule.ts';
import { A, game } from './table.ts';

interface Way {
  readonly path: readonly number[];
  readonly coins: number;
  readonly camels: number;
}

/** Every way of at most `most` steps. */
function waysFrom(start: number, most: number, jumping: boolean): Way[] {
  const steps = stepsOf(jumping);
  const ways: Way[] = [];
  const extend = (from: number, way: Way): void => {
    for (const to of steps.from(from)) {
      const coins = way.coins + steps.coins(from, to);
      const camels = way.camels + steps.camels(from, to);
      const longer = { path: [...way.path, to], coins, camels };
      ways.push(longer);
      if (longer.path.length < most) extend(to, longer);
    }
  };
  extend(start, { path: [], coins: 0, camels: 0 });
  return ways;
}

const landed = new Int32Array(8);
/** The effect of a movement: its end, the places of posts in their order, the paid cities. */
function effectOf(s: State, m: Movement): string {
  const ends = Array.from({ length: m.legs }, (_, leg) => `${m.figure[leg]}:${m.end(leg)}`);
  const posts = landed.subarray(0, landings(s, A, m, landed));
  return `${ends.join()} ${posts.join()} ${m.passing}`;
}

type Cost = readonly [steps: number, coins: number, camels: number];
const isNoMore = (a: Cost, b: Cost): boolean => a.every((cost, i) => cost <= b[i]);

/** The costs of all listed movements, by effect. */
function listedCosts(s: State, most: number): Map<string, Cost[]> {
  list(s, A, most, true);
  const costs = new Map<string, Cost[]>();
  const m = new Movement();
  for (let i = 0; i < found.count; i++) {
    if (isGifted(i)) continue;
    select(s, A, found.number[i], m);
    const effect = effectOf(s, m);
    const cost: Cost = [found.steps[i], found.coins[i], found.camels[i]];
    costs.set(effect, [...(costs.get(effect) ?? []), cost]);
  }
  return costs;
}

const at = (start: number, seat: JsonObject): State => {
  const figures = [{ figure: 1, node: MAP_IDS[start] }];
  const own = { coins: 99, camels: 90, figures, dice: [], ...seat };
  return game.position({ seats: [own, { character: 'berke', dice: [] }] });
};

/** Ways whose effect no listed movement has at no higher cost, of one figure from each node. */
function missing(seat: JsonObject, most: number, jumping = false): string[] {
  const lost: string[] = [];
  const m = new Movement();
  for (let start = 0; start < MAP_SIZE; start++) {
    const s = at(start, seat);
    const costs = listedCosts(s, most);
    for (const { path, coins, camels } of waysFrom(start, most, jumping)) {
      const passed = [...new Set(path.slice(0, -1))].filter((node) => node !== path.at(-1));
      const open = passed.filter((node) => isOpen(s, path, node));
      const pays = seat.rusticiano !== undefined;
      for (let subset = 0; subset < (pays ? 2 ** open.length : 1); subset++) {
        m.clear().add(0, path);
        for (const [i, node] of open.entries()) if ((subset >> i) & 1) m.passing |= 1 << node;
        const cost: Cost = [path.length, coins, camels];
        if (costs.get(effectOf(s, m))?.some((other) => isNoMore(other, cost))) continue;
        lost.push([MAP_IDS[start], ...path.map((node) => MAP_IDS[node])].join(' '));
      }
    }
  }
  return lost;
}

/** Whether RU05 may pay for a post there: a city without one, in which the way does not end. */
function isOpen(s: State, path: readonly number[], node: number): boolean {
  const m = new Movement().add(0, path);
  m.passing = 1 << node;
  return (
    landings(s, A, m, landed) > 0 && landed.subarray(0, 2).includes(node) && !S.hasPost(s, A, node)
  );
}

const POSTS = [[], ['alexandria', 'ormuz', 'beijing']];

describe.each(POSTS.map((posts) => ({ posts })))('with posts in $posts', ({ posts }) => {
  rule(['MP-114', 'MP-077', 'MP-085'], 'Wilhelm’s ways are all listed', () => {
    expect(missing({ character: 'wilhelm', posts }, 6)).toEqual([]);
  });

  rule('AV-147', 'RU05: any cities that are paid for', () => {
    expect(missing({ character: 'rusticiano', rusticiano: ['RU05'], posts }, 5)).toEqual([]);
  });

  rule(['MP-072', 'MP-073'], 'Routes of anybody', () => {
    expect(missing({ character: 'berke', posts }, 6)).toEqual([]);
  });

  rule('MP-113', 'Johannes between oases', () => {
    expect(missing({ character: 'johannes', posts }, 3, true)).toEqual([]);
  });
});

rule('MP-115', 'The Polos’ two figures, a leg for each at most', () => {
  const ways = (start: number): (Way | null)[] => [null, ...waysFrom(start, 3, false)];
  const m = new Movement();
  for (const [here, there] of [
    [0, 0],
    [0, 5],
    [8, 0],
  ]) {
    const s = at(here, { character: 'polos' });
    s[S.FIGURE + S.at(A) + 1] = there;
    const costs = listedCosts(s, 6);
    for (const first of ways(here)) {
      for (const second of ways(there)) {
        m.clear();
        if (first) m.add(0, first.path);
        if (second) m.add(1, second.path);
        if (m.legs === 0 || isIdle(s, here, first) || isIdle(s, there, second)) continue;
        const cost: Cost = [
          m.steps,
          (first?.coins ?? 0) + (second?.coins ?? 0),
          (first?.camels ?? 0) + (second?.camels ?? 0),
        ];
        const others = costs.get(effectOf(s, m)) ?? [];
        expect(others.some((other) => isNoMore(other, cost))).toBe(true);
      }
    }
  }
});

/** A leg that ends where it began is listed alone, or where it places a post. */
const isIdle = (s: State, from: number, way: Way | null): boolean => {
  if (way?.path.at(-1) !== from) return false;
  return landings(s, A, new Movement().add(0, way.path), landed) === 0;
};
