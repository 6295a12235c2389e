/** For every registered game: the properties of every position of random matches, in one pass. */

import { beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { ALL, several } from '../scope.ts';
import { games, tables } from './games.ts';
import { GivenBeforehand } from './observers/beforehand.ts';
import { Discreet, Ended, Named, Owed } from './observers/clocks.ts';
import { Carried, Invariants, Listed, Refusals, StandIns, Written } from './observers/rules.ts';
import { FromHands, FromViews, OnlyAnswers, Shaped, TIMES, Twins } from './observers/secrets.ts';
import { matchesOf, type Observer, observe } from './pass.ts';

test('every registered game has its samples', () => {
  expect(tables.map(({ game }) => game.id).sort()).toEqual(Object.keys(games).sort());
});

describe.each(tables)('$samples.game', (table) => {
  const { game, samples } = table;
  const { share = 1 } = samples;
  const matches = matchesOf(samples);

  const refusals = new Refusals(table);
  const twins = new Twins(table);
  const named = new Named(table);
  const only = new OnlyAnswers(table);
  const beforehand = new GivenBeforehand(table);
  const timed: [string, Observer][] = [
    ['everybody who owes a decision has one timer, that the options know', new Owed(table)],
    ['one timer has one name: it never comes back, and nobody joins it', named],
    ['nobody who may not know a secret can read it off the timers', new Discreet(table)],
    ['stand-ins end every decision in a few answers', new Ended(table)],
  ];
  const handed: [string, Observer][] = [
    ['a state from all hands has every view and every choice', new FromHands(table)],
  ];
  const answered: [string, Observer][] = [
    ['only who has no choice is answered for, and nobody learns from it', only],
  ];
  const given: [string, Observer][] = [
    ['what is given beforehand is a legal answer, from what its seat knows', beforehand],
  ];
  const observed: [string, Observer][] = [
    ['invariants hold after every action', new Invariants(table)],
    ['what is listed is accepted, once each, and reads the same as JSON', new Listed(table)],
    ['what is not listed is refused, with its reason, and changes nothing', refusals],
    ['the stand-in for an absent seat is always legal', new StandIns(table)],
    ['events tell nothing but JSON, each is for somebody; draws are counted', new Carried(table)],
    ['every position can be written down and read back, byte for byte', new Written(table)],
    ['twins are byte-equal to whoever cannot know what differs', twins],
    ['a view is enough to know what is legal and why not', new FromViews(table)],
    ['the public view has the shape that the game declares', new Shaped(table)],
    ...(game.timers ? timed : []),
    ...(game.fromHands ? handed : []),
    ...(game.onlyAnswer ? answered : []),
    ...(game.beforehand ? given : []),
  ];

  let actions = 0;
  beforeAll(
    () => {
      const all = observed.map(([, observer]) => observer);
      actions = observe(table, all);
    },
    several(300_000, 1_200_000),
  );

  test(`${matches} random matches of the day were played`, () => {
    expect(actions).toBeGreaterThan(8 * matches);
  });

  test.each(observed)('%s', (_, { complaints }) => {
    expect(complaints).toEqual([]);
  });

  test('codes of refusal, secrets, timers and only answers were met', () => {
    // By day there are few matches, and rare cases may not occur in them.
    const codes = game.errors.length / several(3, 2);
    expect(refusals.refused.size).toBeGreaterThan(codes);
    const { differed, eventsCompared, actionsCompared } = twins.compared.findings;
    for (const name of game.secrets) {
      expect(differed.get(name), name).toBeGreaterThanOrEqual(TIMES * share);
      if (ALL) expect(eventsCompared.get(name), name).toBeGreaterThan(20);
    }
    if (game.secrets.length > 0) {
      expect(Math.max(...eventsCompared.values())).toBeGreaterThan(20);
    }
    for (const [type, count] of actionsCompared) {
      expect(count, type).toBeGreaterThan(several(0, 50));
    }
    if (game.timers) expect(named.ended).toBeGreaterThan(5 * matches);
    // A game in which every command ends its decision never sees a timer twice.
    if (game.timers && samples.asides.length > 0) expect(named.within).toBeGreaterThan(matches);
    if (game.onlyAnswer) {
      expect(only.given).toBeGreaterThan(matches);
      expect(only.asked).toBeGreaterThan(matches);
      expect(only.alone).toBeGreaterThan(matches / 4);
    }
  });

  test('what can be given beforehand names rules of the game, and has answered', () => {
    const kinds = game.beforehand ?? [];
    const known = new Set(game.rules.map(({ id }) => id));
    expect(kinds.filter(({ rule }) => !known.has(rule))).toEqual([]);
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
    // Rare questions may not come on a day.
    expect(beforehand.answered.size).toBeGreaterThanOrEqual(kinds.length / several(2, 1));
  });

  test('if everybody is absent, stand-ins bring a match to its end', () => {
    const chance = new SeededChance('absent');
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const options = samples.perSeat(samples.optionSets[0], seats);
      const state = game.setup(seats, game.options(options, seats), chance);
      let actions = 0;
      for (; !game.isFinished(state) && actions < 10_000; actions++) {
        const seat = 31 - Math.clz32(game.deciders(state));
        game.apply(state, seat, game.standIn(state, seat), chance, null);
      }
      expect(game.isFinished(state)).toBe(true);
      expect(game.deciders(state)).toBe(0);
      expect(game.standings(state).some(({ winner }) => winner)).toBe(true);
    }
  });
});
