/**
 * `npm run scenario -- FILE|FOLDER…`: runs scenarios against the engine, prints each difference as
 * `path: expected … got …`, and exits 0 only if all hold.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Json } from '../core/contract.ts';
import { isObject } from '../core/json.ts';
import { runScenario } from '../core/scenario.ts';
import { gameById } from './games.ts';

const named = process.argv.slice(2).filter((argument) => argument !== '--');
if (named.length === 0) {
  console.error('Which scenarios? For example: npm run scenario -- my-scenario.json');
  process.exit(2);
}

/** The file itself, or every .json file of a folder and its subfolders, in order of names. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesOf(inside);
      return entry.name.endsWith('.json') ? [inside] : [];
    });
}

/** Differences of one scenario; any error in it counts as one. */
function differencesOf(scenario: Json): string[] {
  if (!isObject(scenario)) return ['scenario: expected an object'];
  try {
    return runScenario(gameById(String(scenario.game)), scenario);
  } catch (error) {
    return [(error as Error).message];
  }
}

let run = 0;
let failed = 0;

function runFile(file: string): void {
  let scenarios: Json[] = [];
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as Json;
    scenarios = Array.isArray(json) ? json : [json];
  } catch (error) {
    run++;
    failed++;
    console.log(`FAIL ${file}\n  ${(error as Error).message}`);
  }
  for (const scenario of scenarios) {
    const differences = differencesOf(scenario);
    run++;
    const title = isObject(scenario) && scenario.title ? ` · ${String(scenario.title)}` : '';
    console.log(`${differences.length === 0 ? 'ok  ' : 'FAIL'} ${file}${title}`);
    for (const line of differences) console.log(`  ${line}`);
    if (differences.length > 0) failed++;
  }
}

for (const path of named) {
  // Paths are relative to the folder in which the command was given.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  try {
    for (const found of filesOf(file)) runFile(found);
  } catch (error) {
    run++;
    failed++;
    console.log(`FAIL ${path}\n  ${(error as Error).message}`);
  }
}
console.log(`${run - failed} hold, ${failed} do not`);
process.exit(failed === 0 && run > 0 ? 0 : 1);
