/** The files of the repository and their imports of one another. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** Every file of the working tree that belongs to the repository, from its root. */
export const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const source = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

export interface Import {
  /** A path from the root, or the name of a package. */
  readonly target: string;
  readonly typeOnly: boolean;
  /** Loaded on demand: `import('…')`. */
  readonly later: boolean;
}

/** All modules that a file names, including types and dynamic imports. */
export function imports(file: string): Import[] {
  const found: Import[] = [];
  const pattern =
    /(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'|import\s+'([^']+)'/g;
  for (const match of read(file).matchAll(pattern)) {
    const name = match[2] ?? match[3] ?? match[4] ?? '';
    const target = name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : name;
    found.push({ target, typeOnly: match[1] !== undefined, later: match[3] !== undefined });
  }
  return found;
}

/** Lists `file -> import` for every import of `from` that `allowed` refuses. */
export function strays(
  from: RegExp,
  allowed: (target: string, typeOnly: boolean, file: string) => boolean,
): string[] {
  return source
    .filter((file) => from.test(file))
    .flatMap((file) =>
      imports(file)
        .filter(({ target, typeOnly }) => !allowed(target, typeOnly, file))
        .map(({ target }) => `${file} -> ${target}`),
    );
}

/** Groups of files with import cycles, by any kind of import; none is best. */
export function circles(among: RegExp): string[][] {
  const leads = new Map<string, string[]>();
  for (const file of source.filter((one) => among.test(one))) {
    leads.set(
      file,
      imports(file).map(({ target }) => target),
    );
  }
  // Tarjan's strongly connected components.
  const number = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(file: string): number {
    const own = number.size;
    let low = own;
    number.set(file, own);
    stack.push(file);
    for (const next of leads.get(file) ?? []) {
      if (!leads.has(next)) continue;
      if (!number.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, number.get(next) ?? low);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || leads.get(file)?.includes(file)) found.push(group.sort());
    }
    return low;
  }
  for (const file of leads.keys()) if (!number.has(file)) visit(file);
  return found;
}
