/** The houses' painted banners: colour, pattern and emblem. */

import { COLORS, type Color, LOOKS } from '../../../engine/core/colors.ts';
import type { CellSpec, Painter } from '../../pieces/atlas.ts';
import { type Ctx, path } from './cells.ts';

/** The dark edge of white figures and signs, which sets them off from every house's colour. */
export const EDGE = 'rgba(20, 14, 8, .8)';

/** A silhouette in white with a dark edge. */
export function edged(ctx: Ctx, d: string, x: number, y: number, size: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 24, size / 24);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = EDGE;
  const shape = new Path2D(d);
  ctx.stroke(shape);
  ctx.fillStyle = '#fff';
  ctx.fill(shape, 'evenodd');
  ctx.restore();
}

/** A separate pattern for each house, for people who cannot distinguish the colours. */
const PATTERNS: { readonly [color in Color]: (ctx: Ctx, w: number, h: number) => void } = {
  red: (ctx, w, h) => {
    for (let y = -1; y < 5; y++)
      for (let x = -1; x < 4; x++) {
        ctx.beginPath();
        const [cx, cy, r] = [(x + (y % 2 ? 0.5 : 0)) * w * 0.4, y * h * 0.2 + h * 0.1, w * 0.1];
        ctx.moveTo(cx, cy - r);
        ctx.lineTo(cx + r, cy);
        ctx.lineTo(cx, cy + r);
        ctx.lineTo(cx - r, cy);
        ctx.fill();
      }
  },
  blue: (ctx, w, h) => {
    for (let k = 0; k < 4; k++) ctx.fillRect(0, h * (0.06 + k * 0.26), w, h * 0.11);
  },
  green: (ctx, w, h) => {
    for (let k = -1; k < 4; k++) {
      ctx.beginPath();
      ctx.moveTo(0, h * (0.3 + k * 0.3));
      ctx.lineTo(w / 2, h * (0.08 + k * 0.3));
      ctx.lineTo(w, h * (0.3 + k * 0.3));
      ctx.lineTo(w, h * (0.42 + k * 0.3));
      ctx.lineTo(w / 2, h * (0.2 + k * 0.3));
      ctx.lineTo(0, h * (0.42 + k * 0.3));
      ctx.fill();
    }
  },
  yellow: (ctx, w, h) => {
    for (let k = 0; k < 3; k++) ctx.fillRect(w * (0.09 + k * 0.34), 0, w * 0.15, h);
  },
  purple: (ctx, w, h) => {
    for (let y = 0; y < 4; y++)
      for (let x = y % 2; x < 4; x += 2) ctx.fillRect((x * w) / 4, (y * h) / 4, w / 4, h / 4);
  },
  black: (ctx, w, h) => {
    ctx.fillRect(w * 0.4, 0, w * 0.2, h);
    ctx.fillRect(0, h * 0.38, w, h * 0.16);
  },
};

/** A house's banner: its pattern, and its emblem on a white field. */
const standard =
  (color: Color): Painter =>
  (ctx, w, h) => {
    ctx.save();
    ctx.globalAlpha = color === 'yellow' ? 0.55 : 0.4;
    ctx.fillStyle = color === 'yellow' ? '#8a5a00' : '#fff';
    PATTERNS[color](ctx, w, h);
    ctx.restore();
    ctx.beginPath();
    ctx.arc(w / 2, h * 0.46, w * 0.37, 0, Math.PI * 2);
    ctx.fillStyle = '#fffaf0';
    ctx.fill();
    path(ctx, LOOKS[color].shape, w * 0.24, h * 0.46 - w * 0.26, w * 0.52, LOOKS[color].css);
  };

/** The banner of every colour: `standard:COLOUR`. */
export const standardCells = (): CellSpec[] =>
  COLORS.map((color) => ({
    name: `standard:${color}`,
    w: 84,
    h: 100,
    paint: standard(color),
  }));
