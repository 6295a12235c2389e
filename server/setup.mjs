/**
 * Preparations before anything runs: packages, the right Node, the built client. Plain JavaScript
 * without dependencies, because it runs under the system's Node on a fresh clone.
 */

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { supervise } from './supervise.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Folder for the locks of work that only one process may do at a time. */
const LOCKS = join(ROOT, '.cache');
/** Oldest Node that strips types and has node:sqlite without a flag. */
const NODE_MIN = [22, 18];

/**
 * Node's flags for the server. By default V8 gives young objects more and more room under load (48,
 * then 96 MB and more, and seldom less again); for matches with uniformly short-lived garbage that
 * room gains little. With a fixed size, a busy server takes 100 MB less and stays there. Old
 * objects may grow by 70 % before a collection: by default they double and more; at 30 % they are
 * collected twice as often, and actions wait for it.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--heap-growing-percent=70',
];

/** Ends the process with a paragraph for people: the event, its cause, its remedy. */
export function fail(what, why, todo) {
  console.error(`\n${what}\n${why}\n${todo}\n`);
  process.exit(1);
}

/** Runs a command in the repository with its output shown; ends the process if it fails. */
function must(command, args, what, todo, more = {}) {
  const env = { ...process.env, ...more };
  const done = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env });
  if (done.error) fail(what, `${command} could not be run: ${done.error.message}.`, todo);
  if (done.status !== 0)
    fail(what, `${command} ${args.join(' ')} ended with exit code ${done.status}.`, todo);
}

/**
 * Installs the packages of the lock file, unless they are installed already. Of several commands
 * that start at the same time one installs, and the others wait.
 */
export function ensureInstalled() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  const stamp = join(ROOT, 'node_modules', '.laguna-installed');
  const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (installed()) return;
  alone(LOCKS, 'installing', () => {
    if (installed()) return;
    console.log('Installing packages (once, about a minute) …');
    const version = spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout;
    const major = Number(version?.split('.')[0]);
    // npm 9 (Debian's own) cannot read overrides that rename a package: npx fetches a newer npm for
    // it.
    const [command, first] = major >= 10 ? ['npm', []] : ['npx', ['--yes', 'npm@10.9.4']];
    must(
      command,
      [...first, 'ci', '--no-fund', '--no-audit', '--loglevel=error'],
      'The packages could not be installed.',
      'Check that npm is installed and can reach the npm registry, then try again.',
    );
    writeFileSync(stamp, digest);
  });
}

/** Path of a Node that runs this project: the one from the packages, else a recent system's. */
export function nodeBinary() {
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
  const own = join(ROOT, 'node_modules', `node-linux-${arch}`, 'bin', 'node');
  if (process.platform === 'linux' && existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) {
    return process.execPath;
  }
  return fail(
    `Node ${process.versions.node} is too old for Laguna on this kind of machine.`,
    'On Linux (x64 and arm64) the packages bring the right Node with them. Here they do not.',
    `Install Node ${NODE_MIN.join('.')} or newer (https://nodejs.org) and start again.`,
  );
}

/** Digest of all source files of a client's build, and of `more` folders. */
export function buildDigest(more = []) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
      return;
    }
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0');
  };
  const all = ['client', 'engine', 'server/protocol', 'assets', 'package-lock.json', ...more];
  for (const name of all) visit(join(ROOT, name));
  return hash.digest('hex');
}

/**
 * Builds the client, unless the build of these sources exists.
 * @param config of another build, which then has a stamp of its own
 * @param more further folders whose files belong to it
 */
export function ensureBuilt(config = 'client/vite.config.ts', more = []) {
  const digest = buildDigest(more);
  const stamp = join(
    ROOT,
    'dist',
    ['built', ...more.map((name) => name.replace(/\W/g, '-'))].join('-'),
  );
  const built = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
  if (built()) return;
  alone(LOCKS, 'building', () => {
    if (built()) return;
    console.log('Building the client (about ten seconds) …');
    must(
      nodeBinary(),
      [
        join('node_modules', 'vite', 'bin', 'vite.js'),
        'build',
        '--config',
        config,
        '--logLevel',
        'error',
      ],
      'The client could not be built.',
      'The lines above say where. A fresh clone builds, so check your changes with `git status`.',
      // In the tests' mode the libraries would be their development versions.
      { NODE_ENV: 'production' },
    );
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  });
}

/** The Node binary and the spawn options for every script of the project. */
function runner(env) {
  const node = nodeBinary();
  const path = [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(':');
  return [node, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } }];
}

/** Runs a script with the right Node, again whenever it dies; answers an exit code. */
export function supervised(args) {
  const [node, options] = runner({ LAGUNA_SUPERVISED: '1' });
  return supervise(node, args, options);
}

/** Runs a script with the right Node until it ends; passes signals on; answers its exit code. */
export function run(args, env = {}) {
  return new Promise((resolve) => {
    const [node, options] = runner(env);
    const child = spawn(node, args, options);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
