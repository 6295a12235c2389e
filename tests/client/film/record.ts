/** Draws the frames of a film, each a file; continues after a stop. */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Sight } from '../../../client/table/director/rules.ts';
import type { Line } from '../../../client/table/director/types.ts';
import type { Level } from '../../../client/world/quality.ts';
import type { Size } from '../pictures/wish.ts';
import { spotAt, toldAt } from './camera.ts';
import { layCaption } from './caption.ts';
import type { Play } from './playing.ts';
import type { FilmScene, Screenplay } from './screenplay.ts';

export interface Recording {
  readonly play: Play;
  readonly film: Screenplay;
  /** The places of the game's camera. */
  readonly sight: Sight;
  readonly size: Size;
  readonly quality: Level;
  /** Folder of the frames. */
  readonly folder: string;
}

const JPEG = 0.85;
/**
 * Frames that are drawn, but not kept, before the first new one, because foam and wakes depend on
 * earlier frames.
 */
const WARM = 12;

/** File of a frame; an existing file is complete. */
export const fileOf = (folder: string, frame: number): string =>
  join(folder, `${String(frame).padStart(6, '0')}.jpg`);

/** Number of the first missing frame. */
export function firstMissing({ folder, film }: Pick<Recording, 'folder' | 'film'>): number {
  let frame = 0;
  while (frame < film.frames && existsSync(fileOf(folder, frame))) frame++;
  return frame;
}

/**
 * Draws all missing frames. `told` is called for each drawn one.
 *
 * @throws Error if the stage refuses an action
 */
export async function record(
  page: Page,
  recording: Recording,
  told: (frame: number) => void,
): Promise<void> {
  const { film, folder } = recording;
  mkdirSync(folder, { recursive: true });
  await prepare(page, recording);
  const next = firstMissing(recording);
  for (const scene of film.scenes) {
    if (scene.firstFrame + scene.frames <= next) continue;
    await begin(page, recording, scene);
    for (let k = 0; k < scene.frames; k++) {
      const frame = scene.firstFrame + k;
      const seen = frame >= next - WARM;
      const url = await pass(page, recording, scene, k, seen);
      if (frame < next) continue;
      const file = fileOf(folder, frame);
      writeFileSync(`${file}.part`, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
      renameSync(`${file}.part`, file);
      told(frame);
    }
  }
}

/** The stage as large and as good as the film is to be: by its shape pieces have their places. */
export async function prepare(
  page: Page,
  { size, quality }: Pick<Recording, 'size' | 'quality'>,
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    async ({ size, quality }) => {
      await window.stage?.setQuality(quality);
      await window.stage?.size(size.width, size.height);
    },
    { size, quality },
  );
}

/** The stage's scenario of a match, up to a number of its actions. */
export const scenarioOf = ({ start, steps }: Play, done: number): string =>
  JSON.stringify({
    ...start,
    when: steps.slice(0, done).map(({ seat, action }) => ({ seat, action })),
  });

/** The position with which a scene begins, from its first instant on. */
async function begin(page: Page, recording: Recording, scene: FilmScene): Promise<void> {
  const { play, sight, size } = recording;
  await page.evaluate(
    async ({ position, light, spot }) => {
      const { stage } = window;
      if (!stage) throw new Error('There is no stage');
      await stage.setLight(light);
      stage.steer(spot);
      await stage.open(JSON.parse(position));
      stage.advance(3, false);
      stage.rewind();
      stage.advance(0.5);
    },
    {
      position: scenarioOf(play, scene.done),
      light: scene.light,
      spot: spotAt(scene, 0, sight, size.width / size.height),
    },
  );
}

/** The sentence whose picture is ready on a page. */
const laid = new WeakMap<Page, Line>();

/** Advances by the time of one frame; returns it as a data URL, or nothing if it is not visible. */
async function pass(
  page: Page,
  { film: { fps }, sight, size }: Recording,
  scene: FilmScene,
  k: number,
  seen: boolean,
): Promise<string> {
  const [from, to] = [k / fps, (k + 1) / fps];
  const due = scene.cues.filter(({ at }) => at >= from && at < to);
  const told = seen ? toldAt(scene, to) : null;
  if (told && laid.get(page) !== told.line) {
    laid.set(page, told.line);
    await layCaption(page, told.line);
  }
  return page.evaluate(
    async ({ due, spot, seconds, seen, quality, shown }) => {
      const { stage } = window;
      if (!stage) throw new Error('There is no stage');
      for (const { seat, action, light } of JSON.parse(due)) {
        await stage.act(seat, action);
        // The sun goes on with the match.
        await stage.setLight(light.after, false);
      }
      stage.steer(spot);
      stage.advance(seconds, seen);
      // In the same task in which it is drawn: later there is nothing to read.
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      if (!seen) return '';
      const caption = document.getElementById('caption') as HTMLImageElement | null;
      if (!caption || shown <= 0) return canvas.toDataURL('image/jpeg', quality);
      const sheet = new OffscreenCanvas(canvas.width, canvas.height);
      const pen = sheet.getContext('2d');
      if (!pen) throw new Error('No second canvas');
      pen.drawImage(canvas, 0, 0);
      pen.globalAlpha = shown;
      pen.drawImage(caption, -24 * (1 - shown) ** 2, 0, canvas.width, canvas.height);
      const file = new FileReader();
      const blob = await sheet.convertToBlob({ type: 'image/jpeg', quality });
      return new Promise<string>((resolve) => {
        file.onload = () => resolve(String(file.result));
        file.readAsDataURL(blob);
      });
    },
    {
      due: JSON.stringify(
        due.map(({ beat: { seat, action, light } }) => ({ seat, action, light })),
      ),
      spot: spotAt(scene, to, sight, size.width / size.height),
      seconds: 1 / fps,
      seen,
      quality: JPEG,
      shown: told?.shown ?? 0,
    },
  );
}
