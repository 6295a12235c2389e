/** The icons that browsers and phones ask for by name. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APP_SIZES, BADGE_SIZE, ICO_SIZES, ico, TOUCH_SIZE } from './pictures/icons.ts';

const CLIENT = join(import.meta.dirname, '../../client');
const file = (name: string): Buffer => readFileSync(join(CLIENT, 'public', name));
/** Width and height of a PNG. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
const isPng = (bytes: Buffer): boolean => bytes.toString('latin1', 1, 4) === 'PNG';

/** The pictures of an icon file. */
const picturesOf = (icon: Buffer): Buffer[] =>
  Array.from({ length: icon.readUInt16LE(4) }, (_, k) => {
    const at = icon.readUInt32LE(6 + 16 * k + 12);
    return icon.subarray(at, at + icon.readUInt32LE(6 + 16 * k + 8));
  });

test('an icon file holds its pictures, one behind the other', () => {
  const parts = [
    { size: 16, png: Buffer.from('first') },
    { size: 256, png: Buffer.from('second one') },
  ];
  const made = ico(parts);
  expect(picturesOf(made).map(String)).toEqual(['first', 'second one']);
  expect([made[6], made[22]]).toEqual([16, 0]);
});

test('both lie beside the drawing that they are made of, and pages name them', () => {
  const pictures = picturesOf(file('favicon.ico'));
  expect(pictures.every(isPng)).toBe(true);
  expect(pictures.map(sizeOf)).toEqual(ICO_SIZES.map((size) => [size, size]));
  expect(sizeOf(file('apple-touch-icon.png'))).toEqual([TOUCH_SIZE, TOUCH_SIZE]);
  for (const page of ['index.html', 'hand.html']) {
    const html = readFileSync(join(CLIENT, page), 'utf8');
    expect(html).toContain('href="/favicon.ico"');
    expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
    expect(html).toContain('rel="manifest" href="/manifest.webmanifest"');
  }
});

test('the installed page has icons of each kind, of the size that its manifest says', () => {
  const manifest = JSON.parse(file('manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', id: '/' });
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  const kinds = pictures.map(({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) =>
    [sizes, purpose].join(' '),
  );
  const [small, large] = APP_SIZES.map((size) => `${size}x${size}`);
  expect(kinds).toEqual([`${small} any`, `${large} any`, `${large} maskable`]);
  for (const { src, sizes } of pictures) {
    expect(sizeOf(file(src)).join('x'), src).toBe(sizes);
  }
  expect(sizeOf(file('badge-96.png'))).toEqual([BADGE_SIZE, BADGE_SIZE]);
});
