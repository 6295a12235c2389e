/** Windows, portals, balconies: the Venetian parts of a wall. All in a façade's plane z = 0. */

import { type Carver, ROLE, type V2 } from './carver.ts';
import { GLASS, LEAF, RED, STONE, STONE_SHADE, WOOD, WOOD_DARK } from './palette.ts';

export type Opening = 'rect' | 'round' | 'ogee';

/** Outline of an opening from its lower left over the top to its lower right; base at y = 0. */
export function arch(kind: Opening, w: number, h: number, fine: boolean): V2[] {
  const r = w / 2;
  if (kind === 'rect')
    return [
      [-r, 0],
      [-r, h],
      [r, h],
      [r, 0],
    ];
  if (kind === 'round') {
    const n = fine ? 6 : 4;
    const spring = h - r;
    const top = Array.from({ length: n + 1 }, (_, k): V2 => {
      const a = Math.PI - (Math.PI * k) / n;
      return [Math.cos(a) * r, spring + Math.sin(a) * r];
    });
    return [[-r, 0], ...top, [r, 0]];
  }
  const spring = h - w * 1.12;
  const half: V2[] = fine
    ? [
        [-r, spring],
        [-r * 0.93, spring + w * 0.26],
        [-r * 0.66, spring + w * 0.52],
        [-r * 0.26, spring + w * 0.74],
        [-r * 0.08, spring + w * 0.92],
      ]
    : [
        [-r, spring],
        [-r * 0.75, spring + w * 0.46],
        [-r * 0.2, spring + w * 0.78],
      ];
  const mirrored = half.map(([x, y]): V2 => [-x, y]).reverse();
  return [[-r, 0], ...half, [0, h], ...mirrored, [r, 0]];
}

/** An open outline moved outward by `by`, mitred; the foot stays on the ground. */
export function widen(outline: readonly V2[], by: number): V2[] {
  const n = outline.length;
  return outline.map(([x, y], k): V2 => {
    const a = outline[Math.max(0, k - 1)];
    const b = outline[Math.min(n - 1, k + 1)];
    const p: V2 = [x, y];
    const e1 = unit(sub(k === 0 ? b : p, k === 0 ? p : a));
    const e2 = unit(sub(k === n - 1 ? p : b, k === n - 1 ? a : p));
    const m = unit([-(e1[1] + e2[1]), e1[0] + e2[0]]);
    const share = Math.max(0.5, m[0] * -e1[1] + m[1] * e1[0]);
    return [x + (m[0] * by) / share, y + (m[1] * by) / share];
  });
}

function sub(a: V2, b: V2): V2 {
  return [a[0] - b[0], a[1] - b[1]];
}

function unit([x, y]: V2): V2 {
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long];
}

export interface WindowStyle {
  readonly kind: Opening;
  readonly w: number;
  readonly h: number;
  /** Width of the white frame. */
  readonly frame?: number;
  readonly shutters?: boolean;
  readonly sill?: boolean;
  readonly flowers?: boolean;
  /** Over the lintel: a straight moulding or a small gable. */
  readonly hood?: 'cornice' | 'gable';
  /** Seen from afar or from the side: no depth. */
  readonly plain?: boolean;
}

/** A window with its lower edge's middle at x, y. */
export function window(c: Carver, x: number, y: number, style: WindowStyle): void {
  const { kind, w, h } = style;
  const frame = style.frame ?? 0.15;
  const plain = style.plain || !c.rich;
  const line = arch(kind, w, h, !plain);
  c.at(x, y, 0, 0, () => {
    const glow = c.random() < 0.62 ? 45 + Math.floor(c.random() * 56) : 0;
    c.paint(GLASS, glow || ROLE.fixed, 0.12);
    // Darker towards the lintel, as panes are.
    c.fade((_x, py) => (py > h * 0.5 ? 0.62 : 1), true);
    c.share = 0.6;
    c.plate(line, plain ? 0.06 : 0.03);
    c.share = 1;
    c.fade(null);
    if (!plain && w > 0.6 && w < 1.4 && kind !== 'ogee') muntins(c, w, h);
    const outer = widen(line, frame);
    c.paint(STONE, ROLE.fixed, 0.04);
    if (plain) {
      // A white slab behind the pane is cheaper than a frame around it.
      c.plate(outer, 0.03);
    } else {
      const deep = 0.17;
      c.skirt(outer, deep, line, deep, false);
      c.paint(STONE_SHADE);
      c.skirt(line, deep, line, 0.03, false);
      c.paint(STONE);
      c.skirt(outer, 0, outer, deep, false);
    }
    if (style.sill !== false && (c.rich || !style.plain)) {
      c.paint(STONE, ROLE.fixed, 0.03);
      const faces = plain ? 'ft' : 'flrt';
      c.box(0, -0.16, plain ? 0.08 : 0.14, w + frame * 2.6, 0.17, plain ? 0.14 : 0.28, faces);
    }
    if (style.hood && c.rich) hood(c, w, h, frame, style.hood);
    if (style.shutters && plain) flatShutters(c, w, h, frame);
    if (style.shutters && !plain) shutters(c, w, h, frame);
    if (style.flowers && !plain) flowers(c, w);
  });
}

/** Bars of the panes: a window without them is a hole. */
function muntins(c: Carver, w: number, h: number): void {
  c.paint(0x8f7a5c);
  c.box(0, 0, 0.05, 0.06, h * 0.96, 0.02, 'f');
  c.box(0, h * 0.56, 0.05, w, 0.06, 0.02, 'f');
}

function hood(c: Carver, w: number, h: number, frame: number, kind: 'cornice' | 'gable'): void {
  const [half, y] = [w / 2 + frame + 0.16, h + frame];
  c.paint(STONE).box(0, y, 0.15, half * 2, 0.13, 0.3, 'flrtb');
  if (kind !== 'gable') return;
  c.face([
    [-half, y + 0.13, 0.2],
    [half, y + 0.13, 0.2],
    [0, y + 0.52, 0.2],
  ]);
  c.paint(STONE_SHADE);
  for (const s of [-1, 1]) {
    const top: [number, number, number][] = [
      [s * half, y + 0.13, 0.28],
      [s * half, y + 0.13, 0],
      [0, y + 0.56, 0],
      [0, y + 0.56, 0.28],
    ];
    c.face(s > 0 ? top : top.reverse());
  }
}

function flatShutters(c: Carver, w: number, h: number, frame: number): void {
  for (const side of [-1, 1]) {
    c.paint(0xffffff, ROLE.accent, 0.1);
    c.box(side * (w / 2 + frame + w * 0.24), 0.02, 0.03, w * 0.46, h * 0.96, 0.06, 'ft');
  }
}

function shutters(c: Carver, w: number, h: number, frame: number): void {
  for (const side of [-1, 1]) {
    c.paint(0xffffff, ROLE.accent, 0.1);
    const wide = w * 0.46;
    c.at((side * (w / 2 + frame)) as number, 0, 0.1, side * -0.16, () => {
      const cx = (side * wide) / 2;
      c.box(cx, 0.02, 0.04, wide, h * 0.96, 0.08, 'flrt');
      c.paint(0xd8d8d8, ROLE.accent);
      c.box(cx, h * 0.45, 0.06, wide * 0.96, 0.07, 0.08, 'ft');
    });
  }
}

function flowers(c: Carver, w: number): void {
  c.paint(0x9a4f32).box(0, -0.1, 0.34, w * 0.95, 0.2, 0.22, 'flrt');
  for (let k = 0; k < 3; k++) {
    const x = (k - 1) * w * 0.3;
    c.paint(k === 1 ? RED : LEAF, ROLE.fixed, 0.2);
    c.box(x, 0.08, 0.36, w * 0.27, 0.2 + c.random() * 0.12, 0.24, 'flrt', 0.06);
  }
}

/** A portal on the ground. */
export function portal(
  c: Carver,
  x: number,
  kind: Opening,
  w: number,
  h: number,
  plain = false,
): void {
  const line = arch(kind, w, h, c.rich);
  const outer = widen(line, 0.26);
  c.at(x, 0, 0, 0, () => {
    c.paint(WOOD_DARK, ROLE.fixed, 0.1);
    c.plate(line, 0.03);
    if (plain) {
      c.paint(STONE).skirt(outer, 0.15, line, 0.15, false);
      return;
    }
    if (c.rich) {
      c.paint(WOOD, ROLE.fixed, 0.1);
      for (const side of [-1, 1])
        c.box(side * w * 0.25, 0.1, 0.05, w * 0.42, (h - w / 2) * 0.86, 0.08, 'flrt');
    }
    c.paint(STONE);
    c.skirt(outer, 0.22, line, 0.22, false);
    c.paint(STONE_SHADE);
    c.skirt(line, 0.22, line, 0.03, false);
    c.paint(STONE);
    c.skirt(outer, 0, outer, 0.22, false);
    c.box(0, -0.02, 0.2, w + 0.9, 0.16, 0.5, 'flrt', 0.04);
  });
}

/** Open arches of a ground floor, dark within, on short columns. */
export function portico(c: Carver, wide: number, h: number, n: number): void {
  const pitch = wide / n;
  const w = pitch - 0.34;
  for (let k = 0; k < n; k++) {
    const line = arch('round', w, h, c.rich);
    c.at((k - (n - 1) / 2) * pitch, 0, 0, 0, () => {
      c.fade((_x, y) => 0.55 + 0.5 * (1 - y / h), true);
      c.paint(0x3d2c22).plate(line, 0.03);
      c.fade(null);
      const outer = widen(line, 0.15);
      c.paint(STONE).skirt(outer, 0.2, line, 0.2, false);
      c.paint(STONE_SHADE).skirt(line, 0.2, line, 0.03, false);
      if (c.rich) c.paint(STONE).skirt(outer, 0, outer, 0.2, false);
    });
  }
  c.paint(STONE_SHADE);
  for (let k = 0; k <= n; k++)
    c.box((k - n / 2) * pitch, h - w / 2 - 0.14, 0.14, 0.44, 0.2, 0.34, 'flrtb');
}

/** A round window with a white ring; with lobes it is a quatrefoil. */
export function oculus(c: Carver, x: number, y: number, r: number): void {
  const n = c.rich ? 8 : 6;
  const ring = (radius: number): V2[] =>
    Array.from({ length: n }, (_, k): V2 => {
      const a = (-2 * Math.PI * k) / n + Math.PI / n;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
    });
  c.paint(GLASS, 60);
  c.plate(ring(r * 0.72), 0.04);
  c.paint(STONE);
  c.skirt(ring(r * 1.16), 0.13, ring(r * 0.68), 0.13);
  if (!c.rich) return;
  c.skirt(ring(r * 1.16), 0, ring(r * 1.16), 0.13);
  for (let k = 0; k < 4; k++) {
    const a = (Math.PI / 2) * k + Math.PI / 4;
    c.paint(STONE_SHADE);
    c.box(
      x + Math.cos(a) * r * 0.52,
      y + Math.sin(a) * r * 0.52 - 0.05,
      0.07,
      0.12,
      0.12,
      0.08,
      'f',
    );
  }
}

/** A row of arches between columns, as on the first floor of a palazzo. */
export function arcade(
  c: Carver,
  x: number,
  y: number,
  n: number,
  style: { kind: Opening; w: number; h: number; foils?: boolean },
): void {
  const pitch = style.w + 0.2;
  const x0 = x - ((n - 1) * pitch) / 2;
  const wide = n * pitch + 0.3;
  c.paint(STONE_SHADE).fade(null);
  const head = style.foils ? style.h + style.w * 0.62 : style.h + 0.24;
  // Behind the panes, which would be hidden otherwise.
  c.box(x, y - 0.05, -0.01, wide, head, 0.06, 'flrt');
  for (let k = 0; k < n; k++) {
    window(c, x0 + k * pitch, y, {
      kind: style.kind,
      w: style.w,
      h: style.h,
      frame: 0.1,
      sill: false,
    });
    if (style.foils && k + 1 < n)
      oculus(c, x0 + (k + 0.5) * pitch, y + style.h + style.w * 0.04, style.w * 0.3);
  }
  if (!c.rich) return;
  for (let k = 0; k <= n; k++) {
    const cx = x0 + (k - 0.5) * pitch;
    c.paint(STONE);
    c.box(cx, y, 0.17, 0.16, style.h * 0.55, 0.16, 'flr');
    c.box(cx, y + style.h * 0.55, 0.17, 0.26, 0.16, 0.24, 'flrtb');
  }
  c.paint(STONE);
  c.box(x, y + head - 0.1, 0.1, wide + 0.16, 0.16, 0.26, 'flrt');
}
