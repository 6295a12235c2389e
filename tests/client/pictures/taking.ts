/** Takes pictures of the stage, each from its first instant on. */

import type { Page } from 'playwright-core';
import type { Level } from '../../../client/world/quality.ts';
import { launch, type RunningServer, type Visitor, visit } from '../browser/harness.ts';
import type { Pixels } from './compare.ts';
import type { Wish } from './wish.ts';

/** Quality of the WebP files: kept pictures are small, and new ones lose as much. */
const QUALITY = 0.86;

/**
 * A browser process with the stage open and ready, with the place of a game or the first one's.
 * @param quality of the canvas, which keeps the edges of the level that it begins at
 */
export async function openStage(
  server: RunningServer,
  game = '',
  quality: Level = 'medium',
): Promise<Visitor> {
  const url = `${server.url}/stage?quality=${quality}${game && `&game=${game}`}`;
  const visitor = await visit(await launch(), url, { width: 1366, height: 768 });
  await visitor.page.waitForFunction(() => typeof window.stage?.show === 'function');
  await visitor.page.evaluate(() => window.stage?.ready);
  return visitor;
}

/** Ends the browser of a visitor. */
export async function closeStage({ context }: Visitor): Promise<void> {
  await context.browser()?.close();
}

/**
 * Draws a wish, and stops the canvas at that instant. The camera has arrived before the position is
 * shown: no picture depends on the one before it.
 */
export async function pose(page: Page, wish: Wish): Promise<void> {
  await page.setViewportSize(wish.size);
  await page.evaluate(
    async ({ scenario, ...wish }) => {
      const { stage } = window;
      if (!stage) throw new Error('There is no stage');
      await stage.setQuality(wish.quality);
      await stage.setLight(wish.light);
      await stage.size(wish.size.width, wish.size.height);
      const position = JSON.parse(scenario);
      stage.focus(wish.focus);
      stage.advance(3, false);
      stage.rewind();
      if (wish.seat !== null) await stage.sit(position, wish.seat);
      else if (wish.at === null) await stage.show(position, wish.viewer);
      else await stage.enact(position, wish.viewer);
      // The mirror in the water uses the picture of a moment ago: it gets one frame of its own.
      if (wish.at === null) stage.advance(0.1);
      stage.advance(wish.at ?? 2);
    },
    { ...wish, scenario: JSON.stringify(wish.scenario) },
  );
}

/** The canvas as a file, `type` an image's MIME type; read in the instant in which it is drawn. */
export async function photograph(page: Page, type: string, quality: number): Promise<Buffer> {
  const url = await page.evaluate(
    ({ type, quality }) => {
      // The picture of an earlier task is gone: draw this instant once more.
      window.stage?.advance(0);
      return (document.querySelector('canvas') as HTMLCanvasElement).toDataURL(type, quality);
    },
    { type, quality },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** A picture in the kept form: WebP. */
export async function take(page: Page, wish: Wish): Promise<Buffer> {
  await pose(page, wish);
  return photograph(page, 'image/webp', QUALITY);
}

/** A WebP shrunk to `width` pixels. */
export async function shrink(page: Page, file: Buffer, width: number): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ base64, width, quality }) => {
      const blob = await (await fetch(`data:image/webp;base64,${base64}`)).blob();
      const whole = await createImageBitmap(blob);
      const height = Math.round((width * whole.height) / whole.width);
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No second canvas');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(whole, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    { base64: file.toString('base64'), width, quality: QUALITY },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** The pixels of a WebP, by the browser's own decoder. */
export async function decode(page: Page, file: Buffer): Promise<Pixels> {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/webp;base64,${base64}`)).blob();
    const picture = await createImageBitmap(blob);
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    if (!pen) throw new Error('No second canvas');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    let text = '';
    for (let k = 0; k < data.length; k += 0x8000) {
      text += String.fromCharCode(...data.subarray(k, k + 0x8000));
    }
    return { width, height, pixels: btoa(text) };
  }, file.toString('base64'));
  return { width, height, data: new Uint8Array(Buffer.from(pixels, 'base64')) };
}

/** A renderer's held resources of the graphics card. */
export type Held = Record<'textures' | 'geometries' | 'programs', number>;

/** Loses the graphics context, and waits until it can be used again. */
export function loseContext(page: Page): Promise<{ readonly drawn: Held; readonly left: Held }> {
  return page.evaluate(async () => {
    const counted = (): Held => {
      const { textures = 0, geometries = 0, programs = 0 } = window.stage?.stats() ?? {};
      return { textures, geometries, programs };
    };
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const told = (name: string): Promise<unknown> =>
      new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const lost = told('webglcontextlost');
    const drawn = counted();
    loss?.loseContext();
    await lost;
    const left = counted();
    const restored = told('webglcontextrestored');
    setTimeout(() => loss?.restoreContext(), 50);
    await restored;
    return { drawn, left };
  });
}
