/** The server's process: settings in, one address out, an orderly end. */

import { renameSync, rmSync, statSync } from 'node:fs';
import qrcode from 'qrcode';
import packageJson from '../package.json' with { type: 'json' };
import { App } from './app.ts';
import { readConfig, UserError } from './config.ts';
import { addresses } from './house.ts';
import { hushDecoder } from './http/strangers.ts';
import { backupFile, writePid } from './journal/backup-files.ts';
import { log, setLog } from './log.ts';
import { EXIT_START } from './supervise.mjs';

/** How long an orderly end may take before the process ends anyway. */
const CLOSE_LIMIT_MS = 5000;

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22) {
  quit(
    `Laguna needs Node 22 or newer; this is ${process.versions.node}. ` +
      'Start it with npm start, which brings its own, or install a newer Node.',
  );
}

// Logged and survived: every table stands for itself.
process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));

// The database holds the keys of running matches: it is its owner's alone.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  setLog(config.log);
  hushDecoder();
  const app = await App.start(config);
  writePid(config);
  process.on('SIGUSR2', () => void backUp(app));
  await announce(app);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(app, signal));
} catch (error) {
  if (error instanceof UserError) quit(error.message);
  throw error;
}

async function announce({ house }: App): Promise<void> {
  const { config, port } = house;
  log.info('server.opened', { port, version: packageJson.version, node: process.version });
  if (config.log.format === 'json') return;
  const all = addresses(config, port);
  const shared = all.filter((address) => !address.includes('//localhost'));
  const lines = ['', '  Laguna is open:', `  ${config.publicUrl || `http://localhost:${port}`}`];
  if (shared.length > 0 && !config.publicUrl) {
    lines.push('', '  For others on the local network:', ...shared.map((one) => `  ${one}`));
  }
  if (shared[0]) {
    const code = await qrcode.toString(shared[0], { type: 'terminal', small: true });
    lines.push(
      '',
      ...code
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
    );
  }
  const where = config.database ? `PostgreSQL on ${new URL(config.database).host}` : config.data;
  lines.push('', `  Tables and matches are kept in ${where}`, '');
  console.log(lines.join('\n'));
}

/** `npm run backup` asks for one by the signal. */
async function backUp({ house }: App): Promise<void> {
  const file = backupFile(house.config);
  try {
    if (!house.journal.backup) throw new Error('this journal is backed up by its own tools');
    // Complete or not there: whoever waits for the file finds a whole one.
    rmSync(`${file}.part`, { force: true });
    await house.journal.backup(`${file}.part`);
    renameSync(`${file}.part`, file);
    log.info('journal.backup', { bytes: statSync(file).size });
  } catch (error) {
    log.error('journal.backup', { problem: (error as Error).message });
  }
}

function end(app: App, signal: string): void {
  log.info('server.closing', { signal });
  if (app.house.config.log.format === 'text') {
    console.log(
      `${signal}: closing. Every accepted action is kept; matches go on at the next start.`,
    );
  }
  setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
  app.close().then(
    () => process.exit(0),
    (error) => {
      console.error('The end was not orderly:', error);
      process.exit(1);
    },
  );
}

function quit(message: string): never {
  console.error(`\n${message}\n`);
  // A supervisor must know that the next start would end like this one.
  process.exit(process.env.LAGUNA_SUPERVISED === '1' ? EXIT_START : 1);
}
