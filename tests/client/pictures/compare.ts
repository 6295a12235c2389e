/** Whether two pictures are the same to a person: pure arithmetic on their pixels. */

/** Decoded pixels, four bytes each: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Difference {
  /** Share of all pixels that differ, 0 … 1. */
  readonly share: number;
  /** Share of differing pixels in the worst tile, 0 … 1: small things that are gone. */
  readonly worst: number;
  /** Middle of the worst tile, in pixels. */
  readonly at: { readonly x: number; readonly y: number };
  readonly same: boolean;
  /** The new picture in pale grey, differences in red; null if the sizes differ. */
  readonly picture: Pixels | null;
}

/** Limits of equality. Machines round waves and edges differently; nothing else may change. */
export const TOLERANCE = {
  /** Least difference of a pixel's red, green or blue that counts. */
  channel: 28,
  /** Share of all pixels that may differ. */
  share: 0.012,
  /** Edge of the tiles in which small things are looked for, in pixels. */
  tile: 12,
  /** Share of a tile's pixels that may differ. */
  worst: 0.4,
} as const;

/** Compares a picture with its expected one. Pictures of different sizes are never the same. */
export function compare(
  reference: Pixels,
  taken: Pixels,
  tolerance: { readonly [K in keyof typeof TOLERANCE]: number } = TOLERANCE,
): Difference {
  const { width, height } = taken;
  const nowhere = { x: 0, y: 0 };
  if (reference.width !== width || reference.height !== height) {
    return { share: 1, worst: 1, at: nowhere, same: false, picture: null };
  }
  const { tile } = tolerance;
  const columns = Math.ceil(width / tile);
  const tiles = new Uint32Array(columns * Math.ceil(height / tile));
  const data = new Uint8Array(taken.data.length);
  let differing = 0;
  for (let p = 0; p < width * height; p++) {
    const apart = Math.max(
      gap(reference, taken, p * 4),
      gap(reference, taken, p * 4 + 1),
      gap(reference, taken, p * 4 + 2),
    );
    const differs = apart > tolerance.channel;
    if (differs) {
      differing++;
      const at = Math.floor(p / width / tile) * columns + Math.floor((p % width) / tile);
      tiles[at] = (tiles[at] ?? 0) + 1;
    }
    mark(data, p * 4, taken.data, differs);
  }
  let [worst, at] = [0, nowhere];
  for (const [k, count] of tiles.entries()) {
    // Tiles at the edge are cut off, but count as whole ones: a sliver is not a thing.
    if (count / tile ** 2 <= worst) continue;
    worst = count / tile ** 2;
    at = { x: ((k % columns) + 0.5) * tile, y: (Math.floor(k / columns) + 0.5) * tile };
  }
  const share = differing / (width * height);
  const same = share <= tolerance.share && worst <= tolerance.worst;
  return { share, worst, at, same, picture: { width, height, data } };
}

/** Whether an equal picture is more than half of the way to being different. */
export const drifts = ({ share, worst }: Difference, tolerance = TOLERANCE): boolean =>
  share > tolerance.share / 2 || worst > tolerance.worst / 2;

function gap(one: Pixels, other: Pixels, at: number): number {
  return Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
}

function mark(into: Uint8Array, at: number, from: Uint8Array, differs: boolean): void {
  const [r = 0, g = 0, b = 0] = from.subarray(at, at + 3);
  const pale = 200 + Math.round((r * 2 + g * 5 + b) / 8 / 5);
  into.set(differs ? [220, 0, 40, 255] : [pale, pale, pale, 255], at);
}

/** The sentence for people about the difference. */
export function sentence({ share, worst, at }: Difference): string {
  const percent = (part: number): string => `${(part * 100).toFixed(2)} %`;
  return `${percent(share)} of the pixels differ, ${percent(worst)} of those around ${at.x}, ${at.y}`;
}
