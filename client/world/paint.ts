/** Textures painted by code: paving, the surface of the water. Seeded, tileable, small. */

import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  SRGBColorSpace,
} from 'three';
import { seeded } from './clock.ts';
import { SITE_SIZE } from './site.ts';

/** World units that one tile of paving covers. */
export const PAVING_TILE = 12;

/** Courses of trachyte slabs, each a little different, with dark joints. */
export function pavingTexture(): CanvasTexture {
  const size = 512;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const random = seeded(7);
  pen.fillStyle = '#8f7d60';
  pen.fillRect(0, 0, size, size);
  const courses = 12;
  const high = size / courses;
  for (let row = 0; row < courses; row++) {
    const slabs = 5 + Math.floor(random() * 3);
    const offset = random() * size;
    const widths = Array.from({ length: slabs }, () => 0.7 + random() * 0.6);
    const total = widths.reduce((a, b) => a + b, 0);
    let x = offset;
    for (const part of widths) {
      const wide = (part / total) * size;
      const light = 66 + random() * 9;
      const hue = 34 + random() * 9;
      const fill = `hsl(${hue} ${24 + random() * 9}% ${light}%)`;
      for (const shift of [0, -size])
        slab(pen, x + shift, row * high, wide, high, fill, light, hue);
      x += wide;
      if (x > size) x -= size;
    }
  }
  for (let k = 0; k < 900; k++) {
    pen.fillStyle = random() < 0.5 ? 'rgba(60,50,35,0.05)' : 'rgba(255,250,235,0.06)';
    pen.fillRect(random() * size, random() * size, 1 + random() * 5, 1 + random() * 4);
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

function slab(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  light: number,
  hue: number,
): void {
  pen.fillStyle = fill;
  pen.fillRect(x + 1.2, y + 1.2, w - 2.4, h - 2.4);
  pen.fillStyle = `hsl(${hue} 24% ${light + 6}% / 0.7)`;
  pen.fillRect(x + 1.2, y + 1.2, w - 2.4, 2);
  pen.fillStyle = `hsl(${hue} 20% ${light - 14}% / 0.5)`;
  pen.fillRect(x + 1.2, y + h - 3.6, w - 2.4, 2.2);
}

/**
 * The water's skin: r, g = slope of small waves, b = a second, finer pattern for foam and glints.
 * Sums of sines with whole periods: it tiles.
 */
export function rippleTexture(): DataTexture {
  const n = 256;
  const random = seeded(23);
  const waves = Array.from({ length: 26 }, (_, k) => {
    const reach = 1 + Math.floor(k / 2.6);
    const u = Math.round((random() * 2 - 1) * reach * 1.4);
    const v = Math.round((random() * 2 - 1) * reach * 1.4) || 1;
    const phase = random() * Math.PI * 2;
    const height = 1 / (1 + k * 0.22);
    // One period: u and v are whole numbers, so a wave has no more than n heights and slopes.
    const at = (j: number): number => (j / n) * Math.PI * 2 + phase;
    const slopes = Float64Array.from({ length: n }, (_, j) => Math.cos(at(j)) * height);
    const heights = Float64Array.from({ length: n }, (_, j) => Math.sin(at(j)) * height);
    return { u, v, slopes, heights };
  });
  const bytes = new Uint8Array(n * n * 4);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      let [du, dv, h] = [0, 0, 0];
      for (const { u, v, slopes, heights } of waves) {
        const j = (u * x + v * y) & (n - 1);
        du += slopes[j] * u;
        dv += slopes[j] * v;
        h += heights[j];
      }
      const k = (y * n + x) * 4;
      bytes[k] = byte(0.5 + du * 0.018);
      bytes[k + 1] = byte(0.5 + dv * 0.018);
      bytes[k + 2] = byte(0.5 + h * 0.16);
      bytes[k + 3] = 255;
    }
  const texture = new DataTexture(bytes, n, n, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** The site's map as a texture. */
export function siteTexture(bytes: Uint8Array): DataTexture {
  const texture = new DataTexture(
    bytes as Uint8Array<ArrayBuffer>,
    SITE_SIZE,
    SITE_SIZE,
    RGBAFormat,
  );
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

function byte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value * 255)));
}
