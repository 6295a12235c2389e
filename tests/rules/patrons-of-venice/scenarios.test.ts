/** Worked examples as scenarios, which anybody can run. */

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

rule(
  ['PV-007', 'PV-008', 'PV-009', 'PV-010', 'PV-011', 'PV-012', 'PV-013'],
  'V02 Set-up for three',
  holds('v02-set-up'),
);
rule('PV-015', 'V23 What is seen after it', holds('v23-views'));
rule(['PV-033', 'PV-034', 'PV-035', 'PV-038'], 'V05 Pirates!', holds('v05-pirates'));
rule(
  ['PV-049', 'PV-050', 'PV-051', 'PV-052', 'PV-053'],
  'V08 The buy step, begun in its middle',
  holds('v08-buy-step'),
);
rule(
  ['PV-077', 'PV-078', 'PV-079', 'PV-080', 'PV-082', 'PV-083'],
  'V16 A gondola',
  holds('v16-gondola'),
);
rule(['PV-093', 'PV-094'], 'V21 A guest', holds('v21-guest'));
rule(['PV-057', 'PV-058'], 'V25 What is shown', holds('v25-proof'));

test('every scenario in the folder is run, and says what differs where it does not hold', () => {
  expect(readdirSync(folder).sort()).toEqual([...run].sort());
  for (const file of run) {
    const wrong = { ...read(file), decider: [9] };
    expect(runScenario(game, wrong), file).toHaveLength(1);
  }
});
