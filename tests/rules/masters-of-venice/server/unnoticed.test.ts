/**
 * Secret actions cannot be counted: not by a newcomer to a long match, not in the operator's
 * figures, and not through refusals.
 */

import { afterEach, expect, test } from 'vitest';
import { SeededChance } from '../../../../engine/core/chance.ts';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { Journal } from '../../../../server/journal/journal.ts';
import type { HistoryMessage } from '../../../../server/protocol/messages.ts';
import { MOST_TOLD, Past } from '../../../../server/table/past.ts';
import type { Step } from '../../../../server/table/step.ts';
import { MOST_OF_SEAT } from '../../../../server/table/waiting.ts';
import {
  Guest,
  newFolder,
  seatedTable,
  startServer,
  sweep,
  type TestServer,
} from '../../../server/harness.ts';

const KEY = 'ab'.repeat(32);
/** Twice: the stance is the old one again, and play goes on as without. */
const STANCES = ['wait', 'placeStart'];

let server: TestServer | null = null;
let data = '';
afterEach(async () => {
  await server?.app.close();
  server = null;
  if (data) sweep(data);
});

async function open(journal: (journal: Journal) => Journal = (one) => one): Promise<void> {
  data ||= newFolder();
  server = await startServer({}, { newKey: () => KEY, journal }, data);
}

const setStance = (stance: string): JsonObject => ({ type: 'setStance', stance });
const owning = (guests: Guest[]) => guests.find((guest) => guest.deciding);

/**
 * Plays the same in every world, up to `seq`.
 * @param aside further actions before each one
 */
async function play(guests: Guest[], seq: number, aside: (seq: number) => Promise<void>) {
  const chance = new SeededChance('unnoticed');
  const now = () => guests[0].table.seq;
  while (now() < seq) {
    await aside(now());
    const guest = owning(guests)!;
    await guest.until(() => guest.canDecide);
    const reply = await guest.act(guest.choose(chance));
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    const told = (one: Guest) => one.table.seq >= reply.seq && one.private.seq >= reply.seq;
    await Promise.all(guests.map((one) => one.until(() => told(one))));
  }
}

/** The log at the start of a newcomer with `token`, or of a spectator. */
async function logOf(code: string, token?: string): Promise<HistoryMessage> {
  const guest = await Guest.join(server!.url, code, token ? { token } : { spectate: true });
  await guest.until(() => guest.histories.length > 0);
  return guest.histories[0];
}

/** The messages to each newcomer of a long match, before and after a restart. */
async function late(secret: boolean): Promise<{ others: HistoryMessage[]; own: HistoryMessage }> {
  await open();
  const [ana, ben] = (await seatedTable(server!.url, 2)) as [Guest, Guest];
  await play([ana, ben], 110, async (seq) => {
    if (!secret || seq % 3 !== 0) return;
    for (const stance of STANCES) expect(await ana.act(setStance(stance))).toMatchObject({ seq });
  });
  const { code, token } = ana;
  const others = [await logOf(code), await logOf(code, ben.token)];
  const own = await logOf(code, token);
  await server!.app.close();
  await open();
  others.push(await logOf(code), await logOf(code, ben.token));
  expect(await logOf(code, token)).toEqual(own);
  await server!.app.close();
  server = null;
  return { others, own };
}

test('a latecomer to a long match gets the same log, for any secret acts of others', async () => {
  const without = await late(false);
  const withSome = await late(true);
  for (const { steps } of without.others) expect(steps).toHaveLength(MOST_TOLD);
  expect(withSome.others).toEqual(without.others);
  // The actor finds it in the player's own log, which is as long as everybody's.
  const kinds = withSome.own.steps.flatMap(({ events }) => events.map(({ type }) => type));
  expect(withSome.own.steps).toHaveLength(MOST_TOLD);
  expect(kinds.filter((type) => type === 'stanceSet').length).toBeGreaterThan(20);
});

test('each log is the last that its viewer noticed, and a secret undo reaches into no other', () => {
  const past = new Past();
  const all: Step[] = [];
  const step = (seq: number, seat: number, more: Partial<Step> = {}): Step => {
    const made = { seq, seat, emitted: [], hidden: false, ...more };
    past.note(made);
    all.push(made);
    return made;
  };
  const open = Array.from({ length: 100 }, (_, k) => {
    for (let i = 0; i < 5; i++) step(k, 1, { hidden: true });
    return step(k + 1, 0);
  });
  expect(past.seenBy(-1)).toEqual(open.slice(-MOST_TOLD));
  expect(past.seenBy(0)).toEqual(past.seenBy(-1));
  expect(past.seenBy(1)).toEqual(all.slice(-MOST_TOLD));
  const last = step(100, 1, { hidden: true, withdrawnTo: 98 });
  expect(past.last).toBe(last);
  expect(past.seenBy(-1)).toEqual(open.slice(-MOST_TOLD));
  expect(past.seenBy(1).filter(({ withdrawn }) => withdrawn)).toHaveLength(5);
  // One that all notice reaches into all.
  step(101, 0, { withdrawnTo: 99 });
  expect(past.seenBy(-1).filter(({ withdrawn }) => withdrawn)).toEqual([
    { ...open.at(-1)!, withdrawn: true },
  ]);
});

/** Lines of figures, except for those of the machine, which no program can keep constant. */
async function figures(): Promise<string[]> {
  const text = await (await fetch(`${server!.url}/metrics`)).text();
  return text.split('\n').filter((line) => !/^(process|nodejs|laguna_event_loop)_/.test(line));
}

test('no figure moves with what somebody does in secret, or is refused', async () => {
  await open();
  const [ana, ben] = (await seatedTable(server!.url, 2)) as [Guest, Guest];
  const before = await figures();
  for (const stance of STANCES)
    expect(await ana.act(setStance(stance))).toMatchObject({ ok: true });
  expect(await ana.act({ type: 'nonsense' })).toMatchObject({ error: 'refused' });
  expect(await ana.undo()).toMatchObject({ error: 'nothingToUndo' });
  expect(await ana.lobby({ op: 'conquer' })).toMatchObject({ error: 'malformed' });
  expect(await figures()).toEqual(before);
  // A public action is counted at once, ...
  expect(await ben.act({ type: 'submitBid', amount: 0 })).toMatchObject({ seq: 1 });
  const noticed = await figures();
  const count = (lines: string[], name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  for (const name of ['laguna_action_seconds_count', 'laguna_journal_append_seconds_count']) {
    expect(count(noticed, name) - count(before, name), name).toBe(1);
  }
  // ... but not its repetition; refusals count when the match is over.
  expect(await ben.act({ type: 'submitBid', amount: 5 })).toMatchObject({ seq: 1 });
  expect(await figures()).toEqual(noticed);
  await Promise.all([ana, ben].map((guest, k) => guest.play(`end ${k}`)));
  const after = await figures();
  for (const kind of ['refused', 'nothingToUndo', 'malformed']) {
    const name = `laguna_refusals_total{kind="${kind}"}`;
    expect(count(after, name) - count(before, name), name).toBeGreaterThanOrEqual(1);
  }
});

test('processor and memory are for programs on this machine alone', async () => {
  server = await startServer({ metrics: 'all' });
  const text = async (headers: { [name: string]: string }) =>
    (await fetch(`${server!.url}/metrics`, { headers })).text();
  expect(await text({})).toContain('process_cpu_seconds_total');
  const far = await text({ 'X-Forwarded-For': '198.51.100.7' });
  expect(far).toContain('laguna_action_seconds_count');
  expect(far).not.toMatch(/^(process|nodejs|laguna_event_loop)_/m);
});

test('requests that wait are measured seat by seat', async () => {
  let holding = false;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open((journal) => ({
    open: (t) => journal.open(t),
    claim: (c) => journal.claim(c),
    holds: (c) => journal.holds(c),
    saveTable: (c, t) => journal.saveTable(c, t),
    table: (c) => journal.table(c),
    startMatch: (c, m, t) => journal.startMatch(c, m, t),
    match: (id) => journal.match(id),
    entries: (id) => journal.entries(id),
    due: (...asked) => journal.due(...asked),
    counts: () => journal.counts(),
    append: async (...entry) => {
      if (holding) await held;
      return journal.append(...entry);
    },
    probe: () => journal.probe(),
    expiry: journal.expiry,
    close: () => journal.close(),
  }));
  const [ana, ben] = (await seatedTable(server!.url, 2)) as [Guest, Guest];
  holding = true;
  // More than the table accepts from one seat: the rest is refused while the others still wait.
  const replies = Array.from({ length: MOST_OF_SEAT * 5 }, (_, k) =>
    ana.act(setStance(STANCES[k % 2])),
  );
  expect(await replies.at(-1)).toEqual({ ok: false, error: 'tooFast' });
  const bid = ben.act({ type: 'submitBid', amount: 5 });
  const again = ana.act(setStance('wait'));
  expect(await again).toEqual({ ok: false, error: 'tooFast' });
  release();
  expect(await bid).toMatchObject({ ok: true, seq: 1 });
  const all = await Promise.all(replies);
  expect(all.filter(({ ok }) => ok)).toHaveLength(MOST_OF_SEAT);
});
