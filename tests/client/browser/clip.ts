/** A clip recorded in a replay, from its dialog to the file. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';

/** Longest until a short clip is played, recorded and handed over. */
const FILM_MS = 120_000;
/** The first bytes of every Matroska file, and so of every WebM. */
const MATROSKA = '1a45dfa3';

/** The ending for a film's first bytes: some browsers make no MP4. */
export const endingOf = ({ bytes }: Pick<Film, 'bytes'>): string =>
  bytes.subarray(0, 4).toString('hex') === MATROSKA
    ? 'webm'
    : bytes.subarray(4, 8).toString() === 'ftyp'
      ? 'mp4'
      : 'none';

export interface Film {
  /** The browser's name for the file. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The bytes of a page's download, also from a remote browser. */
export async function bytesOf(file: Download): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-file-'));
  try {
    await file.saveAs(join(folder, 'file'));
    return readFileSync(join(folder, 'file'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Records from the replay's position to decision `to` and waits for the file.
 * @param dialog examines the open dialog before it is sent
 * @param running examines the page while it records
 */
export async function recordClip(
  page: Page,
  to: number,
  dialog: () => Promise<unknown> = async () => undefined,
  running: () => Promise<unknown> = async () => undefined,
): Promise<Film> {
  await page.getByRole('button', { name: 'Record a clip' }).click();
  await page.getByLabel('To decision').fill(String(to));
  await dialog();
  const saving = page.waitForEvent('download', { timeout: FILM_MS });
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await running();
  const film = await saving;
  return { name: film.suggestedFilename(), bytes: await bytesOf(film) };
}

/** Width, height and length in seconds of a film, as a player has them. */
export async function shapeOf(page: Page, film: Film): Promise<[number, number, number]> {
  // A page of its own: the house's pages play no film of another address.
  const player = await page.context().newPage();
  try {
    return await player.evaluate(
      async (source) => {
        const film = document.createElement('video');
        film.src = source;
        await new Promise((resolve, reject) => {
          film.onloadedmetadata = resolve;
          film.onerror = () => reject(new Error('This is no film.'));
        });
        return [film.videoWidth, film.videoHeight, film.duration] as [number, number, number];
      },
      `data:video/${endingOf(film)};base64,${film.bytes.toString('base64')}`,
    );
  } finally {
    await player.close();
  }
}
