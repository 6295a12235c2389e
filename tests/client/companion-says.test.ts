/**
 * The companion's sentences along matches of bots: one for every group, from the seat's own view.
 */

import { describe, expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ViewBase } from '../../engine/core/contract.ts';
import { games, searchings } from '../../engine/registry.ts';
import { stakeIn } from '../../engine/search/stake.ts';
import { seatInfos } from '../battery/play.ts';
import { SEED, several } from '../scope.ts';

/** Longest sentence that is read beside a decision, in letters. */
const LONGEST = 190;
/** Groups without a sentence: they are the same for every choice. */
const SILENT: readonly string[] = ['base', 'rivals'];
/** One decision in so many is examined. */
const RARE = 7;

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe.each(Object.keys(searchings))('%s', (id) => {
  const game = games[id];
  const searching = { ...searchings[id], mostRollouts: 4 };

  async function wordsOf() {
    const client = await tables[id]();
    await client.words();
    const { matterOf } = (await client.adviceWords?.()) ?? {};
    if (!matterOf) throw new Error('The companion has no words');
    return matterOf;
  }

  /** Views of seats that owe a decision, along a match of the game's own bot. */
  function* asked(number: number): Generator<ViewBase> {
    const { min, max } = game.seats;
    const seats = seatInfos(min + (number % (max - min + 1)));
    const chance = new SeededChance(`companion ${SEED} ${number}`);
    const will = new SeededChance(`companion asks ${SEED} ${number}`);
    const [bot] = Object.values(game.bots);
    const bots = seats.map(() => bot());
    const state = game.setup(seats.length, game.options({}, seats.length), chance);
    while (game.deciders(state) !== 0) {
      const due = seats.flatMap((_, seat) =>
        game.deciders(state) & (1 << seat)
          ? [{ seat, view: plain(game.view(state, seat, seats)) as ViewBase }]
          : [],
      );
      for (const { view } of due) if (will.below(RARE) === 0) yield view;
      const thought = due
        .map(({ seat, view }) => ({ seat, action: bots[seat].think(view, chance) }))
        .find(({ action }) => action !== null);
      if (!thought?.action) throw new Error(`No bot of ${id} has an answer`);
      const { seat, action } = thought;
      game.apply(state, seat, game.encode(state, seat, action), chance, null);
    }
  }

  test('has a sentence for each group of its evaluation, in any position', async () => {
    const matterOf = await wordsOf();
    const groups = [...new Set(searching.features.map(({ group }) => group))].filter(
      (group) => !SILENT.includes(group),
    );
    const told = new Set<string>();
    let views = 0;
    for (const view of asked(0)) {
      views++;
      for (const group of groups) {
        const text = matterOf(view, { group, of: 'own' })?.text;
        if (text === undefined) continue;
        told.add(group);
        expect(text, group).not.toMatch(/[{}]|undefined|NaN|null/);
        expect(text.length, text).toBeLessThan(LONGEST);
        expect(text, text).toMatch(/[.!]$/);
      }
    }
    expect(views).toBeGreaterThan(3);
    for (const group of groups) expect(told.has(group), group).toBe(true);
  });

  test('most decisions have something that matters', async () => {
    const matterOf = await wordsOf();
    let [all, said] = [0, 0];
    for (const view of asked(2)) {
      if (all >= several(12, 80)) break;
      const stake = stakeIn(game, searching, view);
      if (!stake) continue;
      all++;
      if (stake.group === '' || matterOf(view, stake)) said++;
    }
    expect(said).toBeGreaterThan(0.8 * all);
  });
});
