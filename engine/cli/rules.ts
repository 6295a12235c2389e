/**
 * `npm run rules`: every rule with its places in the code and its tests; `-- --json` as data. `npm
 * run rules -- --mutate 40 --seed 1 [--json]` breaks rules in the code one at a time, in a copy,
 * and reports which of their tests failed and what survived. `npm run rules -- --each 3 --seed 1
 * [--only MV-203,MV-204] [--json]` breaks the code of every rule, up to three times each, until a
 * test that claims the rule fails. Exits 1 if a rule has no line in the code or no test, or if a
 * mutant survived; with `--each` if a rule's tests miss every change.
 */

import { parseArgs } from 'node:util';
import { gameById, games } from './games.ts';
import { each } from './rules/each.ts';
import { mutate } from './rules/mutate.ts';
import { rulePlaces } from './rules/places.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: Object.keys(games)[0] ?? '' },
    each: { type: 'string' },
    json: { type: 'boolean', default: false },
    mutate: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const game = gameById(values.game);
if (values.mutate !== undefined) {
  const count = Number(values.mutate);
  if (!Number.isInteger(count) || count < 1) {
    console.error('How many places should be broken? For example: npm run rules -- --mutate 40');
    process.exit(2);
  }
  const report = mutate(game, count, values.seed, values.only, values.json ? null : console.log);
  if (values.json) console.log(JSON.stringify(report));
  process.exit(report.survived > 0 ? 1 : 0);
}

if (values.each !== undefined) {
  const tries = Number(values.each);
  if (!Number.isInteger(tries) || tries < 1) {
    console.error(
      'How many times should each rule be broken? For example: npm run rules -- --each 3',
    );
    process.exit(2);
  }
  const report = each(game, tries, values.seed, values.only, values.json ? null : console.log);
  if (values.json) console.log(JSON.stringify(report));
  process.exit(report.open.length > 0 ? 1 : 0);
}

const rules = rulePlaces(game);
const uncited = rules.filter((rule) => rule.code.length === 0).map((rule) => rule.id);
const untested = rules.filter((rule) => rule.tests.length === 0).map((rule) => rule.id);
if (values.json) {
  console.log(JSON.stringify({ game: game.id, rules, uncited, untested }));
} else {
  let section = '';
  for (const rule of rules) {
    if (rule.section !== section) console.log(`\n${rule.section}`);
    section = rule.section;
    const places = `${rule.code.length} in code, ${rule.tests.length} tests`;
    console.log(`  ${rule.id}  ${places.padEnd(22)}  ${rule.sentence}`);
  }
  console.log(`\n${rules.length} rules. Not in the code: ${uncited.join(' ') || 'none'}.`);
  console.log(`Not covered by a test: ${untested.join(' ') || 'none'}.`);
}
process.exit(uncited.length + untested.length > 0 ? 1 : 0);
