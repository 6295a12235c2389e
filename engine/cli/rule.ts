/** `npm run rule MV-203`: the rule's sentence, its lines of code and its tests. */

import { games } from './games.ts';
import { type Place, rulePlaces } from './rules/places.ts';

const wanted = process.argv.slice(2).map((id) => id.toUpperCase());
if (wanted.length === 0) {
  console.error('Which rule? For example: npm run rule MV-203');
  process.exit(2);
}

const known = Object.values(games).flatMap((game) => rulePlaces(game));
const print = (what: string, places: readonly Place[]): void => {
  console.log(`\n${what}${places.length === 0 ? ': none' : ''}`);
  for (const { file, line, text, code } of places)
    console.log(`  ${file}:${line}\n      ${text}${code ? `\n      ${code}` : ''}`);
};

/** Such as `MV-001 to MV-905`: the first and the last rule of each prefix. */
function ranges(): string {
  const prefixes = [...new Set(known.map(({ id }) => id.split('-')[0]))];
  return prefixes
    .map((prefix) => known.filter(({ id }) => id.startsWith(`${prefix}-`)))
    .map((rules) => `${rules[0]?.id} to ${rules.at(-1)?.id}`)
    .join(', ');
}

let unknown = 0;
for (const id of wanted) {
  const rule = known.find((entry) => entry.id === id);
  if (!rule) {
    console.error(`There is no rule ${id}. The rules are ${ranges()}.`);
    unknown++;
    continue;
  }
  console.log(`${rule.id}  (${rule.section})\n  ${rule.sentence}`);
  print('Code', rule.code);
  print('Tests', rule.tests);
  console.log('');
}
process.exit(unknown > 0 ? 1 : 0);
