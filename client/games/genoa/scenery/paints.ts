/** Patterns of the town's floor, in units of the ground; each fills 0 … w, 0 … d. */

import { seeded } from '../../../world/clock.ts';

export type Pen = CanvasRenderingContext2D;
export type Paint = (pen: Pen, w: number, d: number) => void;

const TONE = {
  white: '#f3ede0',
  pale: '#e4dac8',
  joint: '#b9ab96',
  black: '#3b3e44',
  slate: '#8b949c',
  cobble: '#b98f70',
  warm: '#cfa888',
  lawn: '#8faa5c',
  lush: '#6f9448',
  gravel: '#e6d8bc',
  walnut: '#a57f58',
  walnutDark: '#99734d',
  brass: '#d9b05a',
  blue: '#74818d',
} as const;

function fill(pen: Pen, color: Pen['fillStyle'], x: number, y: number, w: number, d: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, w, d);
}

function round(pen: Pen, color: string, x: number, y: number, r: number): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}

/** Every stone differs a little; edges lie in slight shade. */
function wear(pen: Pen, w: number, d: number, seed: number): void {
  const random = seeded(seed);
  for (let k = 0; k < w * d * 1.6; k++) {
    const color = random() < 0.55 ? 'rgba(56,46,40,0.07)' : 'rgba(255,250,238,0.1)';
    fill(pen, color, random() * w, random() * d, 0.3 + random() * 0.6, 0.2 + random() * 0.4);
  }
  const light = pen.createRadialGradient(w / 2, d / 2, 1, w / 2, d / 2, Math.hypot(w, d) * 0.56);
  light.addColorStop(0, 'rgba(255,250,236,0.14)');
  light.addColorStop(1, 'rgba(62,50,44,0.17)');
  fill(pen, light, 0, 0, w, d);
}

/** Stones in rows, every second one shifted. */
function courses(pen: Pen, w: number, d: number, long: number, high: number, joint: string): void {
  pen.strokeStyle = joint;
  pen.lineWidth = 0.07;
  pen.beginPath();
  for (let row = 0; row * high < d; row++) {
    pen.moveTo(0, row * high);
    pen.lineTo(w, row * high);
    for (let k = -1; k * long < w; k++) {
      const x = (k + (row % 2) * 0.5) * long;
      pen.moveTo(x, row * high);
      pen.lineTo(x, (row + 1) * high);
    }
  }
  pen.stroke();
}

function inset(pen: Pen, w: number, d: number, at: number, wide: number, color: string): void {
  pen.lineJoin = 'miter';
  pen.strokeStyle = color;
  pen.lineWidth = wide;
  pen.strokeRect(at, at, w - at * 2, d - at * 2);
}

/** A wheel of black and white pebbles, as Genoa lays them: wedges in rings. */
function wheel(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  rings: number,
  wedges: number,
): void {
  for (let ring = 0; ring < rings; ring++) {
    const r = radius * (1 - ring / rings);
    for (let k = 0; k < wedges; k++) {
      const from = ((k + (ring % 2) * 0.5) / wedges) * Math.PI * 2;
      pen.fillStyle = (k + ring) % 2 ? TONE.white : TONE.black;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.arc(x, y, r, from, from + (Math.PI * 2) / wedges);
      pen.fill();
    }
    round(pen, TONE.white, x, y, (radius * (rings - ring - 0.28)) / rings);
  }
}

/** A square of street: light slabs in a white band, a disc of pebbles for the tower. */
export const street =
  (turn: number): Paint =>
  (pen, w, d) => {
    fill(pen, TONE.pale, 0, 0, w, d);
    courses(pen, w, d, turn % 2 ? 2.4 : 3, turn % 2 ? 1.15 : 1.53, TONE.joint);
    wear(pen, w, d, 11 + turn);
    inset(pen, w, d, 0.2, 0.4, TONE.white);
    inset(pen, w, d, 0.5, 0.12, TONE.black);
    inset(pen, w, d, 0.85, 0.34, TONE.white);
    const r = 2.15;
    round(pen, TONE.black, w / 2, d / 2, r + 0.14);
    round(pen, TONE.white, w / 2, d / 2, r);
    wheel(pen, w / 2, d / 2, r - 0.2, 2, 16);
    round(pen, TONE.pale, w / 2, d / 2, 1.15);
  };

/** The Market: rings of pebbles around the sundial, scrolls in the corners. */
export const square: Paint = (pen, w, d) => {
  fill(pen, TONE.white, 0, 0, w, d);
  const cell = 0.92;
  for (let row = 0; row * cell < d; row++)
    for (let k = 0; k * cell < w; k++)
      if ((row + k) % 2) fill(pen, TONE.slate, k * cell, row * cell, cell, cell);
  wear(pen, w, d, 31);
  round(pen, TONE.white, w / 2, d / 2, 9.1);
  wheel(pen, w / 2, d / 2, 8.8, 3, 32);
  for (const u of [2.6, w - 2.6])
    for (const v of [2.6, d - 2.6]) {
      round(pen, TONE.white, u, v, 1.7);
      wheel(pen, u, v, 1.5, 2, 12);
    }
  inset(pen, w, d, 0.3, 0.6, TONE.white);
  inset(pen, w, d, 0.7, 0.2, TONE.black);
};

/** Courts: cobbles for the trades, chequered marble around the Market. */
export const court =
  (noble: boolean): Paint =>
  (pen, w, d) => {
    fill(pen, noble ? TONE.white : TONE.warm, 0, 0, w, d);
    if (noble) {
      const cell = 1.2;
      for (let row = 0; row * cell < d; row++)
        for (let k = 0; k * cell < w; k++)
          if ((row + k) % 2) fill(pen, '#c3c6c8', k * cell, row * cell, cell, cell);
    } else courses(pen, w, d, 0.85, 0.5, 'rgba(110,72,52,0.5)');
    wear(pen, w, d, noble ? 43 : 47);
  };

/** A Villa's ground: lawn behind, gravel ways in its own pattern, a court at the near end. */
export const garden =
  (kind: number): Paint =>
  (pen, w, d) => {
    fill(pen, kind % 2 ? TONE.lawn : TONE.lush, 0, 0, w, d);
    const random = seeded(61 + kind);
    for (let k = 0; k < w * d * 2; k++)
      fill(pen, 'rgba(52,84,32,0.14)', random() * w, random() * d, 0.2, 0.5);
    const [from, to] = kind < 2 ? [8.6, d - 9.4] : [11.2, d - 6.8];
    const [x, y] = [w / 2, (from + to) / 2];
    fill(pen, TONE.gravel, x - 0.9, from - 1, 1.8, to - from + 2);
    if (kind === 0 || kind === 2) fill(pen, TONE.gravel, 1.2, y - 0.7, w - 2.4, 1.4);
    if (kind === 1 || kind === 3) {
      round(pen, TONE.gravel, x, y, 3.6);
      round(pen, TONE.lawn, x, y, 2.4);
    }
    fill(pen, TONE.gravel, x - 0.9, from - 1, 1.8, to - from + 2);
    pen.save();
    pen.translate(0, to);
    fill(pen, TONE.warm, 0, 0, w, d - to);
    courses(pen, w, d - to, 0.85, 0.5, 'rgba(122,102,80,0.45)');
    wheel(pen, w / 2, 3.2, 1.9, 3, 12);
    pen.restore();
    wear(pen, w, d, 67 + kind);
  };

/** A compartment of storage, planked with walnut. */
export const bin: Paint = (pen, w, d) => {
  fill(pen, TONE.walnut, 0, 0, w, d);
  for (let k = 0; k * 1.05 < d; k++) {
    if (k % 2) fill(pen, TONE.walnutDark, 0, k * 1.05, w, 1.05);
    fill(pen, 'rgba(50,30,16,0.5)', 0, k * 1.05, w, 0.06);
  }
  wear(pen, w, d, 71);
  inset(pen, w, d, 0.35, 0.12, TONE.brass);
};

/** The dice's shell: a fan of ribs in rose and cream over the planks; its rim is `r` about (x, y). */
export const scallop: Paint = (pen, w, d) => {
  bin(pen, w, d);
  const [x, y, r] = [w / 2, d * 0.5, 3.6];
  const ribs = 17;
  for (let k = 0; k < ribs; k++) {
    const [from, to] = [k, k + 1].map((at) => (at / ribs - 0.5) * Math.PI * 1.4 - Math.PI / 2);
    pen.fillStyle = k % 2 ? '#eeb9a2' : '#fdf1e6';
    pen.beginPath();
    pen.moveTo(x, y + r * 0.9);
    pen.arc(x, y, r, from ?? 0, to ?? 0);
    pen.fill();
  }
  const deep = pen.createRadialGradient(x, y, 0.4, x, y, r);
  deep.addColorStop(0, 'rgba(140,64,52,0.3)');
  deep.addColorStop(1, 'rgba(255,250,240,0)');
  pen.fillStyle = deep;
  pen.beginPath();
  pen.arc(x, y, r, -Math.PI * 1.2, Math.PI * 0.2);
  pen.fill();
};

/** A terrace: slate in a border of black and white pebbles. */
export const terrace: Paint = (pen, w, d) => {
  fill(pen, TONE.blue, 0, 0, w, d);
  courses(pen, w, d, 2.3, 1.16, 'rgba(30,36,44,0.6)');
  wear(pen, w, d, 79);
  inset(pen, w, d, 0.75, 0.5, TONE.white);
  for (const [long, across] of [
    [w, true],
    [d, false],
  ] as const)
    for (let k = 0; (k + 1) * 0.9 < long - 0.9; k += 2) {
      const at = 0.9 + k * 0.9;
      if (across) for (const y of [0.5, d - 1]) fill(pen, TONE.black, at, y, 0.9, 0.5);
      else for (const x of [0.5, w - 1]) fill(pen, TONE.black, x, at, 0.5, 0.9);
    }
};
