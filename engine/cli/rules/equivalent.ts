/** Changes that break no rule: they are skipped, each with its reason. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Home, ROOT } from './places.ts';

export interface Equivalent {
  /** End of the file's path. */
  readonly file: string;
  /** The line before and after the change, without indentation. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

/**
 * The equivalent mutants of a game, from `equivalent.json` beside its rule tests; none if there is
 * no such file.
 */
export function equivalents({ tests }: Home): readonly Equivalent[] {
  const file = join(ROOT, tests, 'equivalent.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Equivalent[]) : [];
}
