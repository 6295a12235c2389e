/** Processor time of all processes started here: other work on the machine changes it little. */

import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc in a second. */
const TICKS = 100;

/** Processor seconds of this process and its descendants; NaN without /proc. */
export function processorSeconds(): number {
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const name of list()) {
    const stat = read(`/proc/${name}/stat`);
    if (!stat) continue;
    // The second field is a name in brackets, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const parent = Number(fields[1]);
    ticks.set(Number(name), Number(fields[11]) + Number(fields[12]));
    const siblings = children.get(parent);
    if (siblings) siblings.push(Number(name));
    else children.set(parent, [Number(name)]);
  }
  const worked = (id: number): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + worked(child), ticks.get(id) ?? 0);
  return ticks.size > 0 ? worked(process.pid) / TICKS : Number.NaN;
}

/** Milliseconds of processor time for each of `frames` frames; two are drawn before. */
export async function processorMs(
  frames: number,
  draw: (frames: number) => Promise<unknown>,
): Promise<number> {
  await draw(2);
  const before = processorSeconds();
  await draw(frames);
  return ((processorSeconds() - before) * 1000) / frames;
}

function list(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The contents of a file; empty if its process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
