/** The server of a stand whose seconds are short: eight hours pass in thirty minutes. */

import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { App } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';

const client = process.env.LAGUNA_TEST_CLIENT;
const app = await App.start(readConfig(process.env), {
  clockSecond: Number(process.argv[2]),
  ...(client && { client }),
});

const tell = (what: object): void => void writeSync(3, `${JSON.stringify(what)}\n`);
const questions = createInterface({ input: process.stdin });
questions.on('line', () => {
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  tell({ bytes: heapUsed + external });
});
// Its life is its parent's.
questions.on('close', () => process.exit(0));
tell({ port: app.house.port });
