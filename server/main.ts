/** The server's process: settings in, one address out, an orderly end. */

import qrcode from 'qrcode';
import packageJson from '../package.json' with { type: 'json' };
import { App } from './app.ts';
import { readConfig, UserError } from './config.ts';
import { addresses } from './house.ts';
import { callsOf, escaped } from './http/escapes.ts';
import { hushDecoder, kindOf } from './http/strangers.ts';
import { writePid } from './journal/backup-files.ts';
import { Backups } from './journal/backups.ts';
import { FullDiskError } from './journal/folder.ts';
import { log, say, setLog } from './log.ts';
import { EXIT_DISK, EXIT_START } from './supervise.mjs';

/** How long an orderly end may take before the process ends anyway. */
const CLOSE_LIMIT_MS = 5000;

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22) {
  quit(
    `Laguna needs Node 22 or newer; this is ${process.versions.node}. ` +
      'Start it with npm start, which brings its own, or install a newer Node.',
  );
}

process.on('unhandledRejection', brokenPromise);

// The database holds the keys of running matches: only its owner may read it.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  setLog(config.log);
  hushDecoder();
  const app = await App.start(config);
  writePid(config);
  const backups = new Backups(config, app.house.journal);
  process.on('SIGUSR2', () => void backups.look());
  watchOver();
  await announce(app);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(app, signal));
  void app.broken.then(breakOff);
} catch (error) {
  if (error instanceof FullDiskError) quit(error.message, EXIT_DISK);
  if (error instanceof UserError) quit(error.message);
  throw error;
}

/**
 * A rejected promise without a handler has stopped only its own work: every table answers its
 * commands in their line, one by one, and undoes there the ones that it refuses.
 */
function brokenPromise(reason: unknown): void {
  escaped('promise', reason);
}

/**
 * An error that comes as far as this has left unknown code half done: nothing in memory can be
 * trusted. Every accepted action is on disk, and a supervisor starts the process again.
 */
function ended(error: unknown): void {
  log.error('server.failed', { problem: kindOf(error), at: callsOf(error) });
  process.exit(1);
}

/** Packages have added listeners by now, which would print data that a stranger has sent. */
function watchOver(): void {
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', brokenPromise);
  process.removeAllListeners('uncaughtException').on('uncaughtException', ended);
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
  say(lines.join('\n'));
}

function end(app: App, signal: string): void {
  log.info('server.closing', { signal });
  if (app.house.config.log.format === 'text') {
    say(
      `${signal}: closing. Every accepted action is saved, and matches continue at the next start.`,
    );
  }
  // The timer keeps the process alive: otherwise an end that waits for nothing would pass for an
  // orderly one.
  setTimeout(() => {
    // Accepted commands are on disk; the supervisor of the process must know all the same.
    log.flush();
    log.error('server.cut', { seconds: CLOSE_LIMIT_MS / 1000 });
    say(
      `Closing took more than ${CLOSE_LIMIT_MS / 1000} seconds and was cut short. Every accepted ` +
        'action is saved, and the database will be checked at the next start.',
      'error',
    );
    process.exit(1);
  }, CLOSE_LIMIT_MS);
  app.close().then(
    () => {
      log.flush();
      process.exit(0);
    },
    (error) => {
      log.flush();
      log.error('server.disorderly', {}, error);
      process.exit(1);
    },
  );
}

/** Nothing is closed: that would write data that perhaps contradicts the disk. */
function breakOff(error: Error): never {
  log.error('server.broken', { problem: error.message });
  say(
    `${error.message}. So this process is stopping without answering requests that are waiting. Clients ` +
      'retry by themselves. The next start checks what was saved, and everything that was ' +
      'acknowledged is there. Start it again (npm start -- --supervise does so by itself). If this ' +
      'happens again, the disk is failing: see "Backup and damage" in server/README.md.',
    'error',
  );
  process.exit(EXIT_DISK);
}

/**
 * @param code for a supervisor, which must know whether the next start would fail in the same way
 */
function quit(message: string, code = EXIT_START): never {
  say(`\n${message}\n`, 'error');
  process.exit(process.env.LAGUNA_SUPERVISED === '1' ? code : 1);
}
