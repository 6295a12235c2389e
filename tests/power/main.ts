/**
 * What the cut of the tests costs: plants faults one at a time in a copy of the tree and asks the tests
 * whose imports reach the change, those of `npm test` first, then all. See CONTRIBUTING.md.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from './fault.ts';
import type { Project } from './reach.ts';
import { lineOf, report, table } from './report.ts';
import { tryOne, type Verdict } from './trial.ts';
import { Workshop } from './workshop.ts';

const PARTS: readonly Project[] = ['engine', 'server', 'client', 'browser'];

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    game: { type: 'string' },
    only: { type: 'string' },
    sample: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    parts: { type: 'string', default: PARTS.join(',') },
    most: { type: 'string', default: '1000' },
    resume: { type: 'string' },
    list: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const chosen = faults({ ...values, sample: Number(values.sample) });
const parts = PARTS.filter((part) => values.parts.split(',').includes(part));
const most = Number(values.most);
if (chosen.length === 0 || parts.length === 0 || !(most > 0)) {
  console.error(
    'There is nothing to plant: no fault, or no part of the tests, fits these options.\n' +
      '--area is engine, server, kit, frame or rules; --game an id; --only the name of a fault, as\n' +
      '--list shows it; --parts some of engine,server,client,browser; --most a number of test files.',
  );
  process.exit(1);
}
if (values.list) {
  for (const { name, area, file, notice } of chosen)
    console.log(`${area}: ${name} (${file}): ${notice}`);
  process.exit(0);
}

const path = values.resume ?? 'test-results/power.json';
const before: Verdict[] =
  values.resume && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
const verdicts = [...before];
mkdirSync(dirname(path), { recursive: true });
const workshop = new Workshop();
process.on('exit', () => workshop.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
workshop.prove();
for (const fault of chosen) {
  if (before.some(({ name }) => name === fault.name)) continue;
  const verdict = tryOne(workshop, fault, { parts, most });
  verdicts.push(verdict);
  // After each: a night may be shorter than the list.
  writeFileSync(path, JSON.stringify(verdicts, null, 1));
  if (!values.json) console.log(lineOf(verdict, verdicts.length, chosen.length));
}
console.log(
  values.json ? JSON.stringify({ table: table(verdicts), verdicts }) : `\n${report(verdicts)}`,
);
