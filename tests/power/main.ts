/**
 * The power of the reduced tests: plants faults one at a time in a copy of the tree and runs the
 * tests whose imports reach the change, those of `npm test` first, then all. See CONTRIBUTING.md.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../server/setup.mjs';
import { ensureBrowser } from '../browser.mjs';
import { PROJECTS } from '../reach.ts';
import { faults } from './fault.ts';
import { lineOf, report, table } from './report.ts';
import { goOn, ROUNDS, type Round, untried, type Verdict } from './trial.ts';
import { Workshop } from './workshop.ts';

const { values } = parseArgs({
  options: {
    area: { type: 'string' },
    game: { type: 'string' },
    only: { type: 'string' },
    sample: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    parts: { type: 'string', default: PROJECTS.join(',') },
    rounds: { type: 'string', default: String(ROUNDS.length) },
    anew: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const chosen = faults({ ...values, sample: Number(values.sample) });
const parts = PROJECTS.filter((part) => values.parts.split(',').includes(part));
const rounds = ROUNDS.slice(0, Number(values.rounds));
if (chosen.length === 0 || parts.length === 0 || rounds.length === 0) {
  console.error(
    'There is nothing to plant: no fault, or no part of the tests, fits these options.\n' +
      '--area is engine, server, kit, frame or rules; --game an id; --only the name of a fault, as\n' +
      `--list shows it; --parts some of ${PROJECTS.join(',')}; --rounds 1 to ${ROUNDS.length}.`,
  );
  process.exit(1);
}
if (values.list) {
  for (const { name, area, file, notice } of chosen)
    console.log(`${area}: ${name} (${file}): ${notice}`);
  process.exit(0);
}

const path = join(ROOT, 'test-results', 'power.json');
/** The verdict of every fault so far, including earlier runs. */
const known = new Map<string, Verdict>();
if (existsSync(path)) {
  const kept: readonly Verdict[] = JSON.parse(readFileSync(path, 'utf8'));
  for (const one of kept) known.set(one.name, one);
}
// A request for a single fault means that the fault or its test has changed.
const again = values.anew || values.only !== undefined;
if (again && !values.report) for (const { name } of chosen) known.delete(name);

function keep(verdict: Verdict): void {
  known.set(verdict.name, verdict);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify([...known.values()], null, 1));
}

/** One round over the undecided faults. */
async function ask(workshop: Workshop, round: Round): Promise<void> {
  for (const fault of chosen) {
    const before = known.get(fault.name) ?? untried(fault);
    if (before.noticed !== 'open' || (values.open && before.asked.length === 0)) continue;
    const verdict = await goOn(workshop, fault, before, { ...round, parts, keep });
    keep(verdict);
    const settled = verdict.noticed !== 'open' || verdict.asked.length > before.asked.length;
    if (!values.json && settled) console.log(lineOf(verdict));
  }
}

if (!values.report) {
  if (parts.includes('browser')) process.env.LAGUNA_CHROMIUM = ensureBrowser();
  const workshop = new Workshop();
  process.on('exit', () => {
    workshop.stop();
    workshop.remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  await workshop.prove();
  for (const [nth, round] of rounds.entries()) {
    const { budget } = round;
    const much = budget < Number.POSITIVE_INFINITY ? `${budget / 1000} seconds of` : 'all';
    const which = round.scope === 'day' ? 'npm test' : 'npm run test:all';
    if (!values.json) console.log(`Round ${nth + 1}: ${which}, ${much} tests a fault`);
    await ask(workshop, round);
  }
}
const verdicts = chosen.flatMap(({ name }) => known.get(name) ?? []);
console.log(
  values.json ? JSON.stringify({ table: table(verdicts), verdicts }) : `\n${report(verdicts)}`,
);
