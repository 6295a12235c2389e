/** Faces on the pieces of the board: painters for the cells of its atlas. */

import type { CellSpec, Painter } from '../../../pieces/atlas.ts';
import { FIGURES, TITLES } from '../../../pieces/fonts.ts';
import type { Face, Mark } from './sketch.ts';

/** Fills a cell with a face, as large as fits. */
export const painterOf =
  (face: Face): Painter =>
  (ctx, w, h) => {
    const scale = Math.min(w / face.w, h / face.h);
    ctx.translate((w - face.w * scale) / 2, (h - face.h * scale) / 2);
    ctx.scale(scale, scale);
    for (const mark of face.marks) draw(ctx, mark);
  };

/** A cell of the face's own proportions. */
export const cellOf = (name: string, face: Face, pixels: number): CellSpec => ({
  name,
  w: Math.round(face.w * pixels),
  h: Math.round(face.h * pixels),
  paint: painterOf(face),
});

function draw(ctx: CanvasRenderingContext2D, mark: Mark): void {
  if ('text' in mark) {
    const titles = mark.face === 'titles';
    ctx.font = titles
      ? `700 ${mark.size}px "${TITLES}", serif`
      : `800 ${mark.size}px "${FIGURES}", sans-serif`;
    ctx.textAlign = mark.align === 'middle' ? 'center' : mark.align;
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = mark.fill;
    ctx.fillText(mark.text, mark.x, mark.y + mark.size * BASE, mark.most);
    return;
  }
  const { d, fill, x, y, scale, width } = mark;
  if (fill === 'none') return;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  const path = new Path2D(d);
  if (width === undefined) {
    ctx.fillStyle = fill;
    ctx.fill(path, 'evenodd');
  } else {
    ctx.strokeStyle = fill;
    ctx.lineWidth = width;
    ctx.lineCap = ctx.lineJoin = 'round';
    ctx.stroke(path);
  }
  ctx.restore();
}

/** Distance of a line of letters below its middle line, as a share of its size. */
export const BASE = 0.33;
