/** The bevelled box, the base of most pieces. */

import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A box of 1 × 1 × 1 around the origin with bevelled edges; each face shows the whole cell. */
export function bevelBox(bevel = 0.1, w = 1, h = 1, d = 1): BufferGeometry {
  const half = [w / 2, h / 2, d / 2];
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  // A corner of the bevelled box: its signs and the axis on which it protrudes.
  const corner = (s: number[], axis: number): number[] =>
    s.map((sign, k) => sign * (half[k] - (k === axis ? 0 : bevel)));
  const face = (points: number[][], normal: number[], uv: number[][]): void => {
    for (const i of points.length === 3 ? [0, 1, 2] : [0, 1, 2, 0, 2, 3]) {
      positions.push(...points[i]);
      normals.push(...normal);
      uvs.push(...uv[i]);
    }
  };
  const wind = (points: number[][], normal: number[], uv: number[][]): void => {
    const [a, b, c] = points as [number[], number[], number[]];
    const e = b.map((v, k) => v - a[k]);
    const f = c.map((v, k) => v - a[k]);
    const cross = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]];
    const out = cross.reduce((sum, v, k) => sum + v * normal[k], 0) > 0;
    face(out ? points : [...points].reverse(), normal, out ? uv : [...uv].reverse());
  };
  const unit = (v: number[]): number[] => {
    const l = Math.hypot(...v);
    return v.map((k) => k / l);
  };
  const map = (p: number[], axis: number, sign: number): number[] => {
    const q = p.map((v, k) => v / (2 * half[k]) + 0.5) as [number, number, number];
    if (axis === 0) return [sign > 0 ? 1 - q[2] : q[2], q[1]];
    if (axis === 1) return [q[0], 1 - q[2]];
    return [sign > 0 ? q[0] : 1 - q[0], q[1]];
  };
  for (let axis = 0; axis < 3; axis++) {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3] as [number, number];
    for (const sign of [1, -1]) {
      const points = [
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
      ].map(([p, q]) => {
        const s = [0, 0, 0];
        s[axis] = sign;
        s[b] = p!;
        s[c] = q!;
        return corner(s, axis);
      });
      const normal = [0, 0, 0];
      normal[axis] = sign;
      wind(
        points,
        normal,
        points.map((p) => map(p, axis, sign)),
      );
    }
    // The four edges that run along `axis`.
    for (const p of [1, -1]) {
      for (const q of [1, -1]) {
        const at = (run: number, out: number): number[] => {
          const s = [0, 0, 0];
          s[axis] = run;
          s[b] = p;
          s[c] = q;
          return corner(s, out);
        };
        const points = [at(1, b), at(-1, b), at(-1, c), at(1, c)];
        const normal = [0, 0, 0];
        normal[b] = p;
        normal[c] = q;
        wind(points, unit(normal), [
          [0, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ]);
      }
    }
  }
  for (const x of [1, -1]) {
    for (const y of [1, -1]) {
      for (const z of [1, -1]) {
        const points = [0, 1, 2].map((axis) => corner([x, y, z], axis));
        wind(points, unit([x, y, z]), [
          [0, 0],
          [0, 0],
          [0, 0],
        ]);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  return geometry;
}
