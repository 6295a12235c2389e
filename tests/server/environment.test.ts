/** Colyseus' entry must not change a process's environment, nor print. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a `.env` in the folder overwrites no setting, and nothing is said of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-env-'));
  writeFileSync(join(folder, '.env'), 'LAGUNA_PORT=9\nLAGUNA_PLANTED=yes\n');
  const module = new URL('../../server/colyseus.ts', import.meta.url).href;
  const code = `
    const before = JSON.stringify(process.env);
    const { Server } = await import(${JSON.stringify(module)});
    if (typeof Server !== 'function') process.exit(3);
    if (JSON.stringify(process.env) !== before) process.exit(4);
    console.info('heard');`;
  const run = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, LAGUNA_PORT: '4000' } },
  );
  rmSync(folder, { recursive: true });
  expect([run.status, run.stdout, run.stderr]).toEqual([0, 'heard\n', '']);
});
