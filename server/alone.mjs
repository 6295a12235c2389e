/**
 * Lets one process at a time install or build: two at once would spoil each other's files. Plain
 * JavaScript without dependencies, because it runs before anything is installed.
 */

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often a waiting process looks, in milliseconds. */
const LOOK_MS = 250;
/** Longest that a process waits for another, in milliseconds. */
const WAIT_MS = 20 * 60_000;

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Whether a process of this number runs, of this user or of another. */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that a lock file names; null if there is no such file. */
function holder(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Runs `work` while no other process of the same `folder` runs work of this `name`; waits for it
 * otherwise, and says so once. The lock of a process that has died is taken over.
 *
 * @param folder the folder of the lock; made if missing
 *
 * @returns what `work` answers
 *
 * @throws Error if another process still holds the lock after 20 minutes
 */
export function alone(folder, name, work) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, `${name}.lock`);
  // The lock is written under another name and then linked, so that nobody sees it without its
  // process.
  const own = join(folder, `${name}.${process.pid}`);
  writeFileSync(own, String(process.pid));
  try {
    take(lock, own, name);
  } finally {
    rmSync(own, { force: true });
  }
  // An exit in the middle (`process.exit` after a failed command) must leave no lock behind.
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/** Links `own` to `lock` once nobody else holds it. */
function take(lock, own, name) {
  const until = Date.now() + WAIT_MS;
  for (let told = false; ; ) {
    try {
      linkSync(own, lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = holder(lock);
    if (pid === null) continue;
    if (!runs(pid)) {
      // Renamed before it is removed: of two processes that find it dead, only one succeeds.
      const dead = `${own}.dead`;
      try {
        renameSync(lock, dead);
        rmSync(dead, { force: true });
      } catch {
        // Another process was first.
      }
      continue;
    }
    if (Date.now() > until) {
      throw new Error(
        `Process ${pid} has been ${name} for 20 minutes. End it, or remove ${lock}, and try again.`,
      );
    }
    if (!told) console.log(`Another command (process ${pid}) is ${name}; waiting for it …`);
    told = true;
    sleep(LOOK_MS);
  }
}
