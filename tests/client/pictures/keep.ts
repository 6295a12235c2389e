/** Kept pictures, and comparisons of new ones with them. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PICTURES } from '../browser/harness.ts';
import { compare, type Difference, sentence } from './compare.ts';
import { encodePng } from './png.ts';
import { decode } from './taking.ts';

const FOLDER = new URL('references/', import.meta.url).pathname;
/** The command for a person who prefers the new pictures. */
export const ACCEPT = 'npm run pictures -- --accept';

/** The file of the kept picture of that name. */
export const keptAt = (name: string): string => join(FOLDER, `${name}.webp`);

/** Keeps a picture from now on. */
export function keep(name: string, file: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(keptAt(name), file);
}

/** Compares a new picture with the kept one of that name; null if none is kept. */
export async function differenceTo(
  page: Page,
  name: string,
  file: Buffer,
): Promise<Difference | null> {
  if (!existsSync(keptAt(name))) return null;
  return compare(await decode(page, readFileSync(keptAt(name))), await decode(page, file));
}

/**
 * Writes the new picture and its difference for human eyes. Returns the sentence with the finding,
 * the files and the remedy.
 */
export function complain(name: string, file: Buffer, difference: Difference | null): string {
  mkdirSync(PICTURES, { recursive: true });
  const [fresh, apart] = ['new.webp', 'difference.png'].map((ending) =>
    join(PICTURES, `${name}.${ending}`),
  ) as [string, string];
  writeFileSync(fresh, file);
  const todo = `If it is right so: ${ACCEPT} --only ${name}`;
  if (!difference) return `No picture "${name}" is kept. The new one: ${fresh}. ${todo}`;
  if (difference.picture) writeFileSync(apart, encodePng(difference.picture));
  return [
    `The picture "${name}" has changed: ${sentence(difference)}.`,
    `Kept: ${keptAt(name)}`,
    `New: ${fresh}`,
    ...(difference.picture ? [`What differs, in red: ${apart}`] : []),
    todo,
  ].join('\n');
}
