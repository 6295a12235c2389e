/** The painted share of a page. */

import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';

/** Share of a picture's unpainted pixels, from a PNG with eight bits and alpha. */
export function clear(png: Buffer): number {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect([...png.subarray(24, 26)], 'eight bits, with alpha').toEqual([8, 6]);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * 4;
  let before = Buffer.alloc(stride);
  let empty = 0;
  for (let y = 0; y < height; y++) {
    const kind = rows[y * (stride + 1)] ?? 0;
    const row = Buffer.from(rows.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let x = 0; x < stride; x++) {
      const [left, up] = [x < 4 ? 0 : (row[x - 4] ?? 0), before[x] ?? 0];
      const corner = x < 4 ? 0 : (before[x - 4] ?? 0);
      row[x] = ((row[x] ?? 0) + filtered(kind, left, up, corner)) & 255;
    }
    for (let x = 3; x < stride; x += 4) if (row[x] === 0) empty++;
    before = row;
  }
  return empty / (width * height);
}

/** The value that a PNG's filter adds to a byte. */
function filtered(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
