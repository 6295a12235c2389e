/** Work that one process does at a time: two commands in a fresh clone install once. */

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alone } from '../../server/alone.mjs';
import { newFolder, sweep } from './harness.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => sweep(folder));

/** A process that works slowly between two lines of a shared file. */
const SCRIPT = `
import { appendFileSync } from 'node:fs';
import { alone } from '${new URL('../../server/alone.mjs', import.meta.url).pathname}';
const [folder, name] = process.argv.slice(2);
alone(folder, 'working', () => {
  appendFileSync(folder + '/diary', 'begin ' + name + '\\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
  appendFileSync(folder + '/diary', 'end ' + name + '\\n');
  if (name === 'exits') process.exit(0);
});
`;

/** Runs the script under a name; returns its output. */
function worker(name: string): Promise<string> {
  const child = spawn(process.execPath, [join(folder, 'script.mjs'), folder, name]);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once('close', () => resolve(output)));
}

test('four processes work one after another, also after one that exits in the middle', async () => {
  writeFileSync(join(folder, 'script.mjs'), SCRIPT);
  const outputs = await Promise.all(['exits', 'b', 'c', 'd'].map(worker));
  const diary = readFileSync(join(folder, 'diary'), 'utf8').trim().split('\n');
  expect(diary).toHaveLength(8);
  for (let k = 0; k < diary.length; k += 2) {
    expect(diary[k + 1]).toBe(diary[k].replace('begin', 'end'));
  }
  expect(outputs.filter((one) => one.includes('waiting for it')).length).toBeGreaterThan(0);
  expect(existsSync(join(folder, 'working.lock'))).toBe(false);
});

test('the lock of a process that has died is taken over', () => {
  // No process has this number: it is greater than any of Linux.
  writeFileSync(join(folder, 'working.lock'), '99999999');
  expect(alone(folder, 'working', () => 'done')).toBe('done');
});

test('failing work leaves no lock behind', () => {
  const failing = () => {
    throw new Error('no network');
  };
  expect(() => alone(folder, 'working', failing)).toThrow('no network');
  expect(existsSync(join(folder, 'working.lock'))).toBe(false);
});
