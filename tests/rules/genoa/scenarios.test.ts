/** Cases as scenarios, which anybody can run: secrecy of cards, lists, the order of the checks. */

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

rule(['GE-543', 'GE-549'], 'Shown to all: of the maker’s own cards only', holds('shown-to-all'));
rule(['GE-543', 'GE-549'], 'The same by the table’s default', holds('shown-by-default'));
rule(['GE-543', 'GE-549'], 'What was seen may be asked for by name', holds('asked-by-name'));
rule('GE-542', 'Listed means filled exactly', holds('filled-too-little'));
rule(
  'GE-528',
  'A closed offer answers another sender as a standing one',
  holds('sender-before-closed'),
);
rule('GE-504', 'Only the merchant proposes, to any seat', holds('no-such-seat'));
rule('GE-309', 'The fourth move is settled as any other', holds('fourth-move'));
rule('GE-303', 'Moves used follow from the path', holds('moves-used'));
rule('GE-518', 'A suggestion for a far space is not listed', holds('far-offer'));
rule(['GE-541', 'GE-550'], 'Only an order is committed', holds('committed-message'));

test('every scenario in the folder is run, and says what differs where it does not hold', () => {
  expect(readdirSync(folder).sort()).toEqual([...run].sort());
  for (const file of run) {
    const wrong = { ...read(file), decider: [9] };
    expect(runScenario(game, wrong), file).toHaveLength(1);
  }
});
