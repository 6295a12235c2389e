/** Types of `supervise.mjs` for TypeScript. */

import type { SpawnOptions } from 'node:child_process';

export const EXIT_START: number;
export const EXIT_DISK: number;
export function supervise(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  pauses?: readonly number[],
): Promise<number>;
