/**
 * Where a process spends its time: samples of its main thread, counted for the nearest caller that
 * stands for a concept. Functions of the engine, of packages and of Node count for what called them.
 */

import { type Profiler, Session } from 'node:inspector/promises';
import { round } from '../stats.ts';

/** Microseconds from sample to sample. */
const INTERVAL = 200;
/** Functions that are named. */
const MOST = 40;

/** Where a function is: a part of its file's address, and its name; the first that fits counts. */
const CONCEPTS: readonly (readonly [concept: string, file: RegExp, name?: RegExp])[] = [
  ['rules', /table\/play\.ts/, /^(carryOut|takeBack|delayed|foregone|standIn|end)$/],
  ['rules: asked or free', /table\/(changes|foregone|decisions)\.ts/],
  ['rules: hidden or not', /table\/hidden\.ts/],
  ['views', /table\/play\.ts/, /^(view|own|undoable|undoTo)$/],
  ['views', /table\/own-news\.ts/],
  ['views', /table\/outbox\.ts/, /^privateMessage$/],
  ['events', /table\/(shared-events|past)\.ts|protocol\/terse\.ts/],
  ['events', /table\/outbox\.ts/, /^eventsMessage$/],
  ['state: compared', /table\/(projection|state)\.ts/],
  ['state: plain', /table\/outbox\.ts/],
  ['state: encoded', /table\/serializer\.ts|@colyseus\/schema/],
  ['journal', /server\/journal/],
  ['lists of tables', /server\/watch|people\/open/],
  ['bots and clocks', /table\/(clocks|day-clocks|bots|beforehand|limits|turn-|gathering)/],
  ['people', /table\/(participants|voting|company|seats)/],
  ['figures', /table\/figures\.ts|server\/metrics/],
  ['order of requests', /server\/(turns|lines)\.ts|table\/command-queue/],
  ['requests', /table\/(requests|answers|waiting)\.ts|protocol\/(bounds|schemas)/],
  ['sockets', /table\/cork\.ts|node_modules\/ws\/|ws-transport|Transport\.mjs|node:(net|_?stream)/],
  ['sockets', /node:internal\/(stream|streams)/],
  ['room', /@colyseus\/core|msgpackr|table\/room\.ts/],
  ['the rest', /table\/(play|table)\.ts/],
  ['timers', /node:internal\/timers/],
  ['profiler', /node:inspector/],
];

/** Microseconds of processor time, most first. */
export interface Profile {
  readonly concepts: { readonly [concept: string]: number };
  /** The functions that took most by themselves. */
  readonly functions: { readonly [place: string]: number };
}

/** The time of the process's other threads: the disk's, the collector's, the compiler's. */
const OTHER_THREADS = 'other threads';

let session: Session | null = null;
let before = { thread: 0, all: 0 };

/** Processor time so far, in microseconds. */
function spentNow(): { readonly thread: number; readonly all: number } {
  const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
  return { thread: thread.user + thread.system, all: all.user + all.system };
}

/** Starts to take samples of this process. */
export async function startProfile(): Promise<void> {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  before = spentNow();
}

/** Stops, and counts the samples. @throws Error if none are being taken */
export async function stopProfile(): Promise<Profile> {
  if (!session) throw new Error('No profile has been started.');
  const now = spentNow();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  session = null;
  const thread = now.thread - before.thread;
  return counted(profile, thread, now.all - before.all - thread);
}

/** The concept of one function by itself; null if it counts for its caller. */
function conceptOf({ functionName: name, url }: Profiler.ProfileNode['callFrame']): string | null {
  if (name === '(garbage collector)') return 'garbage collection';
  if (name === '(program)') return 'outside JavaScript';
  if (name === '(idle)') return 'idle';
  const found = CONCEPTS.find(([, file, of]) => file.test(url) && (of?.test(name) ?? true));
  return found?.[0] ?? null;
}

/**
 * A sample says how long, also while other processes had the core: `thread`, the processor time of
 * the sampled thread in microseconds, is divided by the samples' shares.
 */
function counted(profile: Profiler.Profile, thread: number, others: number): Profile {
  const concepts = new Map<number, string>();
  const places = new Map<number, string>();
  // Parents come before their children.
  for (const { id, callFrame, children } of profile.nodes) {
    const concept = conceptOf(callFrame) ?? concepts.get(id) ?? 'Node';
    concepts.set(id, concept);
    for (const child of children ?? []) concepts.set(child, concept);
    const file = callFrame.url.replace(/^.*\/(node_modules|engine|server|tests)\//, '$1/');
    places.set(
      id,
      `${callFrame.functionName || '(anonymous)'} ${file}:${callFrame.lineNumber + 1}`,
    );
  }
  const spent = { concepts: new Map<string, number>(), places: new Map<string, number>() };
  profile.samples?.forEach((id, k) => {
    const concept = concepts.get(id) ?? '';
    if (concept === 'idle' || concept === 'profiler') return;
    const time = profile.timeDeltas?.[k] ?? 0;
    add(spent.concepts, concept, time);
    add(spent.places, places.get(id) ?? '', time);
  });
  const part = thread / [...spent.concepts.values()].reduce((sum, time) => sum + time, 0);
  const scaled = (sums: [string, number][]) => sums.map(([name, time]) => [name, time * part]);
  return {
    concepts: Object.fromEntries([...scaled(sorted(spent.concepts)), [OTHER_THREADS, others]]),
    functions: Object.fromEntries(scaled(sorted(spent.places).slice(0, MOST))),
  };
}

/** The part of one of `actions`. */
export function perAction({ concepts, functions }: Profile, actions: number): Profile {
  const part = (sums: Profile['concepts']): Profile['concepts'] =>
    Object.fromEntries(
      Object.entries(sums).map(([name, time]) => [name, round(time / actions, 1)] as const),
    );
  return { concepts: part(concepts), functions: part(functions) };
}

function add(sums: Map<string, number>, name: string, time: number): void {
  sums.set(name, (sums.get(name) ?? 0) + time);
}

const sorted = (sums: Map<string, number>): [string, number][] =>
  [...sums].sort(([, a], [, b]) => b - a);
