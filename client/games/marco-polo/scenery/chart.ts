/** The chart painted on the carved world: seas, lands, deserts, mountains, a rose of the winds. */

import { CanvasTexture, SRGBColorSpace } from 'three';
import { seeded } from '../../../world/clock.ts';
import { CONTINENT, DESERTS, GREENS, ISLANDS, LAKES, RIDGES } from './coast.ts';

type Pen = CanvasRenderingContext2D;
type Line = readonly (readonly [number, number])[];

/** Pixels of the chart at full size. */
const WIDE = 2048;
const HIGH = 1184;
/** One hundredth of the map, as wide and as high as it is on the table. */
const U = WIDE / 100;
const V = HIGH / 100;

function trace(pen: Pen, line: Line, closed = true): void {
  // The line rounds its corners, like a chisel.
  const at = (k: number): readonly [number, number] => {
    const [x = 0, y = 0] = line[(k + line.length) % line.length] ?? [];
    return [x * U, y * V];
  };
  const between = (k: number): readonly [number, number] => {
    const [a, b] = [at(k), at(k + 1)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  pen.moveTo(...(closed ? between(-1) : at(0)));
  for (let k = closed ? 0 : 1; k < line.length - (closed ? 0 : 1); k++)
    pen.quadraticCurveTo(...at(k), ...between(k));
  if (closed) pen.closePath();
  else pen.lineTo(...at(line.length - 1));
}

function coasts(pen: Pen): void {
  pen.beginPath();
  for (const line of [CONTINENT, ...ISLANDS]) trace(pen, line);
}

function blob(pen: Pen, x: number, y: number, rx: number, ry: number, color: string, k: number) {
  pen.save();
  pen.translate(x * U, y * V);
  pen.scale(rx * U, ry * V);
  const wash = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  wash.addColorStop(0, color);
  wash.addColorStop(1, color.replace(/[\d.]+\)$/, '0)'));
  pen.globalAlpha = k;
  pen.fillStyle = wash;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

function sea(pen: Pen): void {
  const deep = pen.createLinearGradient(0, 0, WIDE * 0.2, HIGH);
  deep.addColorStop(0, '#2a6a7e');
  deep.addColorStop(0.5, '#1f5872');
  deep.addColorStop(1, '#174660');
  pen.fillStyle = deep;
  pen.fillRect(0, 0, WIDE, HIGH);
  // Rhumb lines from the rose.
  pen.strokeStyle = 'rgba(236, 208, 140, .3)';
  pen.lineWidth = 1.6;
  for (const [x, y] of [
    [43, 78],
    [90, 76],
    [64, 96],
  ] as const)
    for (let k = 0; k < 16; k++) {
      const a = (k / 16) * Math.PI * 2;
      pen.beginPath();
      pen.moveTo(x * U, y * V);
      pen.lineTo(x * U + Math.cos(a) * WIDE, y * V + Math.sin(a) * WIDE);
      pen.stroke();
    }
  // Shallows: paler towards the shore, and the engraver's lines along it.
  pen.lineJoin = 'round';
  for (const [width, color] of [
    [74, 'rgba(92, 170, 170, .16)'],
    [50, 'rgba(110, 188, 180, .22)'],
    [30, 'rgba(142, 208, 192, .3)'],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    coasts(pen);
    pen.stroke();
  }
  for (const at of [9, 17, 26]) {
    pen.strokeStyle = `rgba(240, 232, 200, ${0.62 - at * 0.016})`;
    pen.lineWidth = at * 2 + 2;
    coasts(pen);
    pen.stroke();
    pen.strokeStyle = `rgba(74, 148, 156, 1)`;
    pen.lineWidth = at * 2 - 2;
    pen.globalAlpha = 0.85;
    coasts(pen);
    pen.stroke();
    pen.globalAlpha = 1;
  }
}

function lands(pen: Pen): void {
  const random = seeded(71);
  pen.save();
  coasts(pen);
  pen.clip();
  const base = pen.createLinearGradient(0, 0, WIDE, HIGH);
  base.addColorStop(0, '#dcbd80');
  base.addColorStop(0.5, '#dfbe7d');
  base.addColorStop(1, '#d0aa6a');
  pen.fillStyle = base;
  pen.fillRect(0, 0, WIDE, HIGH);
  for (const { x, y, rx, ry } of GREENS)
    blob(pen, x, y, rx * 1.25, ry * 1.25, 'rgba(96, 118, 58, 1)', 0.95);
  blob(pen, 44, 22, 26, 11, 'rgba(150, 146, 74, 1)', 0.9);
  blob(pen, 63, 45, 14, 8, 'rgba(186, 146, 90, 1)', 0.7);
  blob(pen, 24, 30, 16, 10, 'rgba(170, 150, 82, 1)', 0.7);
  for (const { x, y, rx, ry } of DESERTS)
    blob(pen, x, y, rx * 1.25, ry * 1.25, 'rgba(240, 206, 138, 1)', 0.95);
  // Grain of the wood under the paint, and its wear.
  for (let k = 0; k < 5200; k++) {
    const y = random() * HIGH;
    pen.fillStyle = random() < 0.5 ? 'rgba(84, 50, 20, .035)' : 'rgba(255, 238, 196, .05)';
    pen.fillRect(random() * WIDE, y, 20 + random() * 90, 1 + random() * 2);
  }
  dunes(pen);
  mountains(pen, random);
  // A darker edge within the coast.
  for (const [width, color] of [
    [26, 'rgba(120, 76, 34, .25)'],
    [12, 'rgba(96, 58, 26, .4)'],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    coasts(pen);
    pen.stroke();
  }
  pen.restore();
  pen.strokeStyle = '#5a3718';
  pen.lineWidth = 4.5;
  coasts(pen);
  pen.stroke();
}

function dunes(pen: Pen): void {
  pen.lineWidth = 2.4;
  for (const { x, y, rx, ry } of DESERTS)
    for (let row = -ry; row < ry; row += 1.15) {
      const half = rx * Math.sqrt(Math.max(0, 1 - (row / ry) ** 2));
      for (const [off, style] of [
        [0, 'rgba(158, 104, 46, .26)'],
        [0.22, 'rgba(255, 240, 200, .34)'],
      ] as const) {
        pen.strokeStyle = style;
        pen.beginPath();
        for (let u = -half; u <= half; u += 0.35) {
          const wave = 0.34 * Math.abs(Math.sin(u * 1.25 + row * 1.7));
          const at = [(x + u) * U, (y + row + off - wave) * V] as const;
          if (u === -half) pen.moveTo(...at);
          else pen.lineTo(...at);
        }
        pen.stroke();
      }
    }
}

/** Umber slopes, a lit flank, snow on the crests of the highest. */
function mountains(pen: Pen, random: () => number): void {
  for (const { crest, wide, high } of RIDGES) {
    for (let k = 1; k < crest.length; k++) {
      const [[ax, ay], [bx, by]] = [crest[k - 1], crest[k]] as [[number, number], [number, number]];
      const count = Math.ceil(Math.hypot(bx - ax, by - ay) * 1.4);
      for (let i = 0; i <= count; i++) {
        const [x, y] = [ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count];
        blob(pen, x, y, wide * 1.1, wide * 1.8, 'rgba(138, 96, 54, 1)', 0.3);
        blob(pen, x + 0.2, y + 0.9, wide * 0.6, wide * 1, 'rgba(104, 68, 38, 1)', 0.26);
      }
    }
    if (high < 1.6) continue;
    for (let k = 1; k < crest.length; k++) {
      const [[ax, ay], [bx, by]] = [crest[k - 1], crest[k]] as [[number, number], [number, number]];
      const count = Math.ceil(Math.hypot(bx - ax, by - ay) * 2);
      for (let i = 0; i <= count; i++) {
        const [x, y] = [ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count];
        const r = (0.32 + high * 0.14) * (0.7 + random() * 0.6);
        blob(pen, x + random() * 0.4, y - 0.1, r, r * 1.5, 'rgba(250, 244, 228, 1)', 0.8);
      }
    }
  }
}

function lakes(pen: Pen): void {
  pen.beginPath();
  for (const line of LAKES) trace(pen, line);
  pen.fillStyle = '#357f90';
  pen.fill();
  pen.lineWidth = 10;
  pen.strokeStyle = 'rgba(142, 208, 192, .5)';
  pen.stroke();
  pen.lineWidth = 4;
  pen.strokeStyle = '#5a3718';
  pen.stroke();
}

/** The rose of the winds, gilt, with sixteen points. */
function rose(pen: Pen, x: number, y: number, r: number): void {
  pen.save();
  pen.translate(x * U, y * V);
  pen.lineWidth = 4;
  pen.strokeStyle = '#e8c46a';
  for (const ring of [0.62, 0.7, 1.02]) {
    pen.beginPath();
    pen.arc(0, 0, r * ring, 0, Math.PI * 2);
    pen.stroke();
  }
  for (const [count, long, wide, turn] of [
    [8, 0.66, 0.09, Math.PI / 8],
    [4, 0.9, 0.13, Math.PI / 4],
    [4, 1.22, 0.17, 0],
  ] as const)
    for (let k = 0; k < count; k++) {
      pen.save();
      pen.rotate(turn + (k / count) * Math.PI * 2);
      for (const [side, color] of [
        [1, '#f6e3ad'],
        [-1, '#a5322a'],
      ] as const) {
        pen.fillStyle = color;
        pen.beginPath();
        pen.moveTo(0, -r * long);
        pen.lineTo(side * r * wide, -r * 0.16);
        pen.lineTo(0, 0);
        pen.fill();
      }
      pen.restore();
    }
  pen.fillStyle = '#e8c46a';
  pen.beginPath();
  pen.arc(0, 0, r * 0.12, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** A junk or a dhow under sail, as charts have them on the open sea. */
function ship(pen: Pen, x: number, y: number, size: number, lateen: boolean): void {
  pen.save();
  pen.translate(x * U, y * V);
  pen.scale(size, size);
  pen.fillStyle = '#5a3518';
  pen.beginPath();
  pen.moveTo(-34, 0);
  pen.quadraticCurveTo(0, 26, 36, -8);
  pen.lineTo(28, 14);
  pen.quadraticCurveTo(0, 26, -26, 14);
  pen.fill();
  pen.fillStyle = '#f3e2b8';
  pen.strokeStyle = '#8a4a26';
  pen.lineWidth = 2;
  for (const [u, h, w] of lateen
    ? ([[0, 58, 26]] as const)
    : ([
        [-14, 44, 14],
        [10, 58, 17],
      ] as const)) {
    pen.beginPath();
    pen.moveTo(u, -h);
    pen.quadraticCurveTo(u + w * 1.5, -h * 0.6, u + w, -4);
    pen.lineTo(u - (lateen ? 18 : w * 0.7), -4);
    pen.closePath();
    pen.fill();
    pen.stroke();
    if (lateen) continue;
    for (const part of [0.3, 0.55, 0.8]) {
      pen.beginPath();
      pen.moveTo(u - w * 0.5, -h * part);
      pen.lineTo(u + w * 1.1, -h * part);
      pen.stroke();
    }
  }
  pen.strokeStyle = 'rgba(244, 236, 206, .7)';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(-48, 22);
  pen.quadraticCurveTo(-20, 32, 0, 24);
  pen.quadraticCurveTo(20, 18, 48, 26);
  pen.stroke();
  pen.restore();
}

/** The chart as a texture; `scale` shrinks it for small machines. */
export function chartTexture(scale: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(WIDE * scale);
  canvas.height = Math.round(HIGH * scale);
  const pen = canvas.getContext('2d') as Pen;
  pen.scale(scale, scale);
  sea(pen);
  lands(pen);
  lakes(pen);
  rose(pen, 42.6, 77, 96);
  ship(pen, 64.6, 78, 1.25, true);
  ship(pen, 97, 76, 1, false);
  ship(pen, 44, 94, 1.1, true);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
