/** The owners of processor time and memory in frames, by the browser's own profilers. */

import type { CDPSession } from 'playwright-core';
import { round } from '../stats.ts';
import type { Owner, Place, Sources } from './build.ts';

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** Milliseconds of the main thread per frame, by owner of the code. */
export type Shares = { readonly [owner in Owner | 'webgl' | 'collector']: number };

export interface MainThread {
  /** Its processor time a frame, draw calls answered at once. */
  readonly cpuMs: number;
  /** By samples. `webgl`: inside the browser's own functions, most of them those of WebGL. */
  readonly shares: Shares;
  /** JavaScript alone: `cpuMs` without the share of the browser's own functions. */
  readonly scriptMs: number;
}

async function threadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
}

/** Profiles `draw`, which draws `frames` frames. */
export async function profileFrames(
  session: CDPSession,
  sources: Sources,
  frames: number,
  draw: () => Promise<unknown>,
): Promise<MainThread> {
  await session.send('Performance.enable');
  const before = await threadSeconds(session);
  await draw();
  const cpuMs = ((await threadSeconds(session)) - before) * 1000;
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  await draw();
  const { profile } = await session.send('Profiler.stop');
  const spent = { laguna: 0, three: 0, react: 0, other: 0, webgl: 0, collector: 0 };
  const owners = new Map<number, keyof typeof spent | null>();
  for (const { id, callFrame } of profile.nodes) owners.set(id, spender(sources, callFrame));
  profile.samples?.forEach((id, k) => {
    const owner = owners.get(id);
    if (owner) spent[owner] += (profile.timeDeltas?.[k] ?? 0) / 1000;
  });
  const all = Object.values(spent).reduce((sum, ms) => sum + ms, 0);
  const shares = Object.fromEntries(
    Object.entries(spent).map(([owner, ms]) => [owner, round(ms / frames, 3)]),
  ) as unknown as Shares;
  const script = all > 0 ? 1 - spent.webgl / all : 1;
  return { cpuMs: round(cpuMs / frames, 2), scriptMs: round((cpuMs / frames) * script, 2), shares };
}

function spender(sources: Sources, frame: CallFrame): keyof Shares | null {
  const { functionName: name, url } = frame;
  if (url) return sources.find(url, frame.lineNumber, frame.columnNumber)?.owner ?? null;
  if (name === '(garbage collector)') return 'collector';
  return name.startsWith('(') || name === '' ? null : 'webgl';
}

export interface Allocation {
  /** Bytes per frame, by owner of the allocating code. */
  readonly bytes: { readonly [owner in Owner]: number };
  /** The largest allocators, bytes per frame: in our sources, and in packages. */
  readonly own: readonly Taker[];
  readonly others: readonly Taker[];
}

interface Taker {
  readonly at: string;
  readonly bytes: number;
}

/** How many places are named. */
const MOST = 20;

/** Samples the heap allocations of `draw`, including those that are soon freed. */
export async function sampleHeap(
  session: CDPSession,
  sources: Sources,
  frames: number,
  draw: () => Promise<unknown>,
): Promise<Allocation> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await draw();
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const bytes = { laguna: 0, three: 0, react: 0, other: 0 };
  const places = new Map<string, number>();
  type Node = (typeof profile)['head'];
  // Allocations of the engine's own functions (Array.from, Map) count for their caller.
  const walk = (node: Node, caller: { place: Place; name: string } | null): void => {
    const { functionName: name, url, lineNumber, columnNumber } = node.callFrame;
    const found = url ? sources.find(url, lineNumber, columnNumber) : null;
    const here = found ? { place: found, name } : caller;
    if (here && node.selfSize > 0) {
      bytes[here.place.owner] += node.selfSize / frames;
      const label = `${here.place.at} ${here.name}`;
      places.set(label, (places.get(label) ?? 0) + node.selfSize / frames);
    }
    for (const child of node.children) walk(child, here);
  };
  walk(profile.head, null);
  const listed = [...places]
    .sort((a, b) => b[1] - a[1])
    .map(([at, size]) => ({ at, bytes: round(size) }));
  for (const owner of Object.keys(bytes) as Owner[]) bytes[owner] = round(bytes[owner]);
  const own = listed.filter(({ at }) => at.startsWith('client/')).slice(0, MOST);
  const others = listed.filter(({ at }) => !at.startsWith('client/')).slice(0, MOST);
  return { bytes, own, others };
}
