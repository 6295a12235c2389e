/**
 * The icons that browsers and phones request by name, drawn from `favicon.svg`: `favicon.ico` with
 * three sizes, and the one for a phone's home screen, whose corners the phone rounds itself.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** Edges in pixels of the pictures in `favicon.ico`. */
export const ICO_SIZES = [16, 32, 48] as const;
/** Edge in pixels of `apple-touch-icon.png`. */
export const TOUCH_SIZE = 180;
/** Edges in pixels of the icons of the installed page; of the largest there is one to be cut. */
export const APP_SIZES = [192, 512] as const;
/** Edge in pixels of the sign beside a notice. */
export const BADGE_SIZE = 96;

/** Bytes of the header of an icon file, and of the entry of each of its pictures. */
const HEADER = 6;
const ENTRY = 16;

/** An icon file of square PNG pictures. */
export function ico(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  // An icon, not a cursor.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [k, { size, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * k;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    // One plane of 32 bits.
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The drawing on ground up to the edges, small enough that a circle cuts nothing of it. */
const maskable = (drawing: string): string =>
  drawing
    .replace(/ rx="\d+"/, '')
    .replace('</title>', '</title><rect width="64" height="64" fill="#14323a"/>')
    .replace(/(<path[\s\S]*)<\/svg>/, '<g transform="translate(9.6 9.6) scale(.7)">$1</g></svg>');

/** The drawing's lines alone, white: systems colour the sign themselves. */
const sign = (drawing: string): string =>
  drawing.replace(/<rect[^>]*>/, '').replace(/(fill|stroke)="#\w+"/g, '$1="#fff"');

/** Draws them all and writes them beside the drawing. @param folder of `favicon.svg` */
export async function takeIcons(browser: Browser, folder: string): Promise<void> {
  const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  const page = await browser.newPage();
  const drawn = async (svg: string, size: number): Promise<Buffer> => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
    );
    return page.screenshot({ omitBackground: true });
  };
  const pictures = [];
  for (const size of ICO_SIZES) pictures.push({ size, png: await drawn(drawing, size) });
  const files = {
    'favicon.ico': ico(pictures),
    'apple-touch-icon.png': await drawn(drawing.replace(/ rx="\d+"/, ''), TOUCH_SIZE),
    'icon-192.png': await drawn(drawing, APP_SIZES[0]),
    'icon-512.png': await drawn(drawing, APP_SIZES[1]),
    'icon-maskable-512.png': await drawn(maskable(drawing), APP_SIZES[1]),
    'badge-96.png': await drawn(sign(drawing), BADGE_SIZE),
  };
  for (const [name, file] of Object.entries(files)) {
    writeFileSync(join(folder, name), file);
    console.log(`${join(folder, name)} ${(file.length / 1024).toFixed(1)} kB`);
  }
  await page.close();
}
