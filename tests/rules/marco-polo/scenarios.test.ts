/** Cases as scenarios, which anybody can run: routes, refusals, and words of positions. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { runScenario } from '../../../engine/core/scenario.ts';
import { rule } from '../rule.ts';
import { game } from './table.ts';

const folder = join(import.meta.dirname, 'scenarios');
const read = (file: string): JsonObject =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;
const run: string[] = [];

/** Whether the scenario of this name holds. */
function holds(name: string): () => void {
  run.push(`${name}.json`);
  return () => expect(runScenario(game, read(`${name}.json`))).toEqual([]);
}

rule(['MP-114', 'MP-077'], 'Wilhelm back to Venezia', holds('wilhelm-back-to-venezia'));
rule(['MP-114', 'MP-072'], 'Wilhelm by Venezia', holds('wilhelm-cheaper-in-coins'));
rule(['MP-114', 'MP-085'], 'The first time counts', holds('end-entered-before'));
rule('AV-147', 'RU05 back to Venezia', holds('ru05-back-to-venezia'));
rule('MP-115', 'One leg for a figure', holds('two-legs-of-one-figure'));
rule('AV-181', 'Khan Arghun is of the New Characters', holds('new-characters-off'));
rule(['AV-088', 'MP-112'], 'Values are Raschid’s', holds('values-not-his'));
rule('AV-151', 'Fields of the kept card', holds('unused-target'));
rule('AV-108', 'Cards of Bellela as Khan Arghun', holds('bellela-as-arghun'));
rule('MP-133', 'Points at the end', holds('points-at-the-end'));
rule('MP-015', 'Who picks next', holds('draft-order'));
rule('MP-102', 'The next result of a die', holds('next-results'));
rule('MP-005', 'Colours of seats', holds('colour-of-dice'));

test('every scenario in the folder is run, and says what differs where it does not hold', () => {
  expect(readdirSync(folder).sort()).toEqual([...run].sort());
  for (const file of run) {
    const wrong = { ...read(file), decider: [9] };
    expect(runScenario(game, wrong), file).toHaveLength(1);
  }
});

const given = (more: JsonObject, when: JsonObject[] = [], then: JsonObject = {}): string[] =>
  runScenario(game, { given: more, when, then });

test('the order of a draft must be the one that follows', () => {
  const draft = { offered: ['berke', 'piedro', 'johannes'] };
  const said = (order: number[]): string[] =>
    given({ phase: 'SETUP.DRAFT', startSeat: 1, draft: { ...draft, order }, seats: [{}, {}] });
  expect(said([0, 1])).toEqual([]);
  expect(said([0])).toEqual([expect.stringContaining('draft.order must be 0,1')]);
});

test('chance brings what lies on top of each shuffle, then what the seed says', () => {
  const chance = {
    start: [2],
    startingContracts: ['S3'],
    characters: ['berke', 'matteo'],
    cityCards: ['CC05', 'CC01'],
    outposts: ['OB4'],
    cityBonuses: ['CB2'],
    companions: ['nun', 'scribe'],
  };
  const options = { companions: true, venice: true };
  const brings = (then: JsonObject): void =>
    expect(runScenario(game, { options, given: { players: 3, chance }, then })).toEqual([]);
  brings({ startSeat: 2, seats: [{}, {}, { contracts: ['S3'] }], draft: { order: [1, 0, 2] } });
  brings({ cityCards: { moscow: 'CC05', karakorum: 'CC01' }, outposts: { moscow: 'OB4' } });
  const state = game.setup(
    3,
    game.options(options, 3),
    game.chances?.(chance, { below: () => 0 }) as never,
  );
  const told = game.describe(state) as { draft: { offered: string[] }; companionRow: string[] };
  expect(told.draft.offered.slice(0, 2)).toEqual(['berke', 'matteo']);
  expect(told.companionRow.slice(0, 2)).toEqual(['nun', 'scribe']);
  const wrong: JsonObject[] = [
    { rolls: { 'blue-9': [1] } },
    { rolls: { 'blue-1': [7] } },
    { dice: [1] },
  ];
  for (const said of wrong) {
    expect(() => game.chances?.(said, { below: () => 0 })).toThrow('chance:');
  }
});

test('actions of the New Characters are malformed without them', () => {
  const turn = { phase: 'TURNS', round: 1, turn: { seat: 0 } };
  const dice = [
    { id: 'blue-1', value: 5 },
    { id: 'blue-2', value: 5 },
  ];
  const seats: JsonObject[] = [
    { character: 'berke', coins: 20, dice, figures: [{ figure: 1, node: 'venezia' }] },
    {},
  ];
  const place = { type: 'place', dice: ['blue-1'] };
  const legs = [{ figure: 1, path: ['alexandria', 'venezia'] }];
  const actions: JsonObject[] = [
    { type: 'keepGifts', q: 0, gifts: ['GF10'] },
    { type: 'chooseDieOrCoins', q: 0, take: 'coins' },
    { type: 'useGift', gift: 'GF10' },
    { type: 'useArghunCard', card: 'CC01' },
    { ...place, space: 'coins5', freeBy: 'GF13' },
    {
      type: 'place',
      space: 'travel',
      dice: ['blue-1', 'blue-2'],
      legs,
      gift: 'GF14',
      giftCity: 'alexandria',
    },
    { type: 'doMove', q: 0, legs, gift: 'GF14', giftCity: 'alexandria' },
  ];
  const when = actions.map((action) => ({ seat: 0, action, error: 'BAD_PARAM' }));
  expect(given({ ...turn, seats }, when)).toEqual([]);
});
