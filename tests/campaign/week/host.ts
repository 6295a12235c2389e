/**
 * The server of a compressed week, as a process of its own that can be killed: its clock is moved by
 * its parent, and stands still otherwise. Questions come over the standard input, answers go out on
 * file descriptor 3.
 */

import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { App } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import type { Journal } from '../../../server/journal/journal.ts';
import { setLog } from '../../../server/log.ts';
import { metrics } from '../../../server/metrics.ts';
import { FakeClock } from '../../server/fake-clock.ts';

export type Question = { readonly id: number } & (
  | { readonly ask: 'to'; readonly at: number }
  | { readonly ask: 'stored'; readonly code: string; readonly from: number }
  | { readonly ask: 'arm'; readonly at: Instant }
);

/**
 * Where the process dies by itself: an action is on disk and nothing else is; the table after it is,
 * too; before a notice, or its end, is written down.
 */
export type Instant = 'appended' | 'saved' | 'due' | 'settled';

/** While notices wait, and close to the moment that is asked for, in milliseconds. */
const STEP_MS = 5000;
/** So far ahead the outbox is looked at. */
const AHEAD_MS = 60_000;
/** Time passes in such steps while something under way waits for it. */
const NUDGE_MS = 250;
const MOST_LOOKS = 3000;

const config = readConfig(process.env);
setLog(config.log);
const clock = new FakeClock(Number(process.argv[2]));
let armed: Instant | null = null;
/** As a power cut does, if this is the instant. */
const die = (at: Instant): void => {
  if (armed === at) process.kill(process.pid, 'SIGKILL');
};

/** The same journal, which may end the process after a write. */
function fragile(journal: Journal): Journal {
  const dying = Object.create(journal) as Journal;
  dying.append = async (...all) => {
    await journal.append(...all);
    die('appended');
  };
  dying.saveTable = async (...all) => {
    await journal.saveTable(...all);
    die('saved');
  };
  return dying;
}

const app = await App.start(config, { clock, journal: fragile });
const { house } = app;
const { notices } = house.people;
const { due, settled } = notices;
notices.due = (...all) => {
  die('due');
  return due.apply(notices, all);
};
notices.settled = (...all) => {
  die('settled');
  return settled.apply(notices, all);
};

/** What the server keeps to itself, and a test has to wait for. */
interface Inside {
  readonly push: {
    readonly looking: unknown;
    readonly sending: ReadonlyMap<string, unknown>;
    readonly last: Promise<unknown>;
  };
  readonly waker: { readonly running: unknown };
}
const inside = app as unknown as Inside;

/** Whether anything is under way, besides what waits for the clock. */
async function isBusy(): Promise<boolean> {
  const { push, waker } = inside;
  const { last } = push;
  const tables = [...metrics.tables] as unknown as {
    readonly isBusy: boolean;
    readonly queue: { run(work: () => Promise<void>): Promise<void> };
  }[];
  const idle = Promise.all(tables.map(({ queue }) => queue.run(async () => undefined)));
  const done = await Promise.race([Promise.all([idle, last]).then(() => true), sleep(5, false)]);
  return (
    !done ||
    push.last !== last ||
    Boolean(push.looking) ||
    push.sending.size > 0 ||
    Boolean(waker.running) ||
    !house.turns.isIdle ||
    tables.some((table) => table.isBusy)
  );
}

/** Waits until everything is done that the present moment brings. */
async function settle(): Promise<void> {
  let quiet = 0;
  for (let k = 0; quiet < 2; k++) {
    if (k === MOST_LOOKS) throw new Error('The server does not come to rest.');
    await sleep(1);
    quiet = (await isBusy()) ? 0 : quiet + 1;
    if (k % 20 === 19) clock.pass(NUDGE_MS);
  }
}

async function to(at: number): Promise<number> {
  await settle();
  while (clock.now() < at) {
    const now = clock.now();
    const isWaiting = (await house.people.notices.ready(now + AHEAD_MS, 1)).length > 0;
    const left = at - now;
    const step = isWaiting || left <= STEP_MS ? STEP_MS : left - STEP_MS;
    clock.pass(Math.min(left, step));
    await settle();
  }
  return clock.now();
}

async function stored(code: string, from: number): Promise<object> {
  const { journal } = house;
  const table = await journal.table(code);
  if (!table) throw new Error(`There is no table ${code}.`);
  const match = table.matchId ? await journal.match(table.matchId) : null;
  const entries = match ? await journal.entries(match.id) : [];
  return { body: table.body, match, entries: entries.slice(from), now: clock.now() };
}

const tell = (what: object): void => void writeSync(3, `${JSON.stringify(what)}\n`);

const questions = createInterface({ input: process.stdin });
questions.on('line', async (line) => {
  const question = JSON.parse(line) as Question;
  try {
    const { id } = question;
    if (question.ask === 'to') tell({ id, answer: await to(question.at) });
    else if (question.ask === 'arm') {
      armed = question.at;
      tell({ id, answer: null });
    } else tell({ id, answer: await stored(question.code, question.from) });
  } catch (error) {
    tell({ id: question.id, failed: String(error) });
  }
});
// Its life is its parent's.
questions.on('close', () => process.exit(0));
tell({ port: house.port });
