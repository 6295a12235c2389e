/** Draws the frames of a film, each a file; goes on where it stopped. */

import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Line } from '../../../../client/table/director/types.ts';
import type { Level } from '../../../../client/world/quality.ts';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { Size } from '../../pictures/wish.ts';
import { spotAt, toldAt } from './camera.ts';
import { layCaption } from './caption.ts';
import type { FilmScene, Screenplay } from './screenplay.ts';

export interface Recording {
  readonly play: Screenplay;
  readonly size: Size;
  readonly quality: Level;
  /** Folder of the frames. */
  readonly folder: string;
}

const JPEG = 0.85;
/** Frames that are drawn, but not kept, before the first new one: foam and wakes remember. */
const WARM = 12;

/** File of a frame; what is there is whole. */
export const fileOf = (folder: string, frame: number): string =>
  join(folder, `${String(frame).padStart(6, '0')}.jpg`);

/** Number of the first frame that is not there yet. */
export function firstMissing({ folder, play }: Pick<Recording, 'folder' | 'play'>): number {
  let frame = 0;
  while (frame < play.frames && existsSync(fileOf(folder, frame))) frame++;
  return frame;
}

/**
 * Draws all frames that are not there. `told` hears of each one that has been drawn.
 * @throws Error where the stage refuses an action
 */
export async function record(
  page: Page,
  recording: Recording,
  told: (frame: number) => void,
): Promise<void> {
  const { play, size, quality, folder } = recording;
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize(size);
  await page.evaluate(
    async ({ size, quality }) => {
      await window.stage?.setQuality(quality);
      await window.stage?.size(size.width, size.height);
    },
    { size, quality },
  );
  const next = firstMissing(recording);
  for (const scene of play.scenes) {
    if (scene.firstFrame + scene.frames <= next) continue;
    await begin(page, play, scene, size);
    for (let k = 0; k < scene.frames; k++) {
      const frame = scene.firstFrame + k;
      const seen = frame >= next - WARM;
      const url = await pass(page, play, scene, k, size, seen);
      if (frame < next) continue;
      const file = fileOf(folder, frame);
      writeFileSync(`${file}.part`, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
      renameSync(`${file}.part`, file);
      told(frame);
    }
  }
}

/** The position with which a scene begins, from its first instant on. */
async function begin(page: Page, play: Screenplay, scene: FilmScene, size: Size): Promise<void> {
  const when = scene.before.map(({ seat, action }) => ({ seat, action }));
  const position: JsonObject = { ...play.start, when };
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
      position: JSON.stringify(position),
      light: scene.light,
      spot: spotAt(scene, 0, size.width / size.height),
    },
  );
}

/** The sentence whose picture lies ready on a page. */
const laid = new WeakMap<Page, Line>();

/** Lets the time of one frame pass; answers it as a data URL, or nothing where nobody sees it. */
async function pass(
  page: Page,
  { fps }: Screenplay,
  scene: FilmScene,
  k: number,
  size: Size,
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
      for (const { seat, action } of JSON.parse(due)) await stage.act(seat, action);
      stage.steer(spot);
      stage.advance(seconds, seen);
      // In the very task in which it is drawn: later there is nothing to read.
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
      due: JSON.stringify(due.map(({ beat: { seat, action } }) => ({ seat, action }))),
      spot: spotAt(scene, to, size.width / size.height),
      ...{ seconds: 1 / fps, seen, quality: JPEG, shown: told?.shown ?? 0 },
    },
  );
}
