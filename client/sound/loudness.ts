/** How loud samples are to an ear: the weighting of ITU-R BS.1770, over short moments. Pure. */

/** Two filters in a row, as the recommendation has them for 48 kHz, moved to `rate`. */
function weighting(rate: number): readonly (readonly number[])[] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1681.9745) / rate);
    const [high, q] = [10 ** (3.99984 / 20), 0.7071752];
    const mid = high ** 0.4996667;
    const norm = 1 + k / q + k * k;
    return [
      (high + (mid * k) / q + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (mid * k) / q + k * k) / norm,
      (2 * (k * k - 1)) / norm,
      (1 - k / q + k * k) / norm,
    ];
  })();
  const cut = (() => {
    const k = Math.tan((Math.PI * 38.13547) / rate);
    const q = 0.500327;
    const norm = 1 + k / q + k * k;
    return [1, -2, 1, (2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm];
  })();
  return [shelf, cut];
}

/** The samples as the ear weighs them. */
function weighed(samples: Float32Array, rate: number): Float32Array {
  let out = samples;
  for (const [b0 = 0, b1 = 0, b2 = 0, a1 = 0, a2 = 0] of weighting(rate)) {
    const next = new Float32Array(out.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let k = 0; k < out.length; k++) {
      const x = out[k];
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      next[k] = y;
    }
    out = next;
  }
  return out;
}

/**
 * Loudness of the loudest `window` seconds, in dB below full scale (LUFS if the window is 0.4);
 * -Infinity for silence. A sound shorter than the window counts as if silence followed.
 */
export function loudest(samples: Float32Array, rate: number, window = 0.4): number {
  const ear = weighed(samples, rate);
  const size = Math.max(1, Math.round(window * rate));
  let sum = 0;
  let most = 0;
  for (let k = 0; k < ear.length; k++) {
    sum += ear[k] ** 2;
    if (k >= size) sum -= ear[k - size] ** 2;
    if (sum > most) most = sum;
  }
  return -0.691 + 10 * Math.log10(most / size);
}

/** The largest distance from zero. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}
