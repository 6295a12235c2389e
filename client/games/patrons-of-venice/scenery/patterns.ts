/** Patterns of the seven pavings, in units of the ground; each fills 0 … w, 0 … d. */

export type Pen = CanvasRenderingContext2D;
type Pattern = (pen: Pen, w: number, d: number) => void;

/** Istrian white, rose brick and verdigris serpentine, and the tones between them. */
export const STONES = {
  white: '#efe4cf',
  pale: '#e2cdb4',
  rose: '#d69a8a',
  deep: '#b96d62',
  blush: '#e6b8a6',
  green: '#7fae9d',
  dark: '#5b8e80',
  ochre: '#dcb67c',
  joint: '#7d5f55',
} as const;

function fill(pen: Pen, w: number, d: number, color: string): void {
  pen.fillStyle = color;
  pen.fillRect(0, 0, w, d);
}

function shape(pen: Pen, color: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = color;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

/** The Frari: rose bricks in herringbone between two white ways. */
const herringbone: Pattern = (pen, w, d) => {
  fill(pen, w, d, STONES.joint);
  const [long, short] = [1.24, 0.62];
  const tones = [STONES.rose, STONES.deep, STONES.blush, STONES.rose];
  for (let row = -4; row < d / short + 4; row++)
    for (let k = -4; k < w / long + 4; k++) {
      const [x, y] = [k * long * 2 + (row % 4) * short, row * short];
      const at = (row * 7 + k * 3 + 84) % tones.length;
      pen.fillStyle = tones[at];
      pen.fillRect(x + 0.03, y + 0.03, long - 0.06, short - 0.06);
      pen.fillStyle = tones[(at + 1) % tones.length];
      pen.fillRect(x + long + 0.03, y + 0.03, short - 0.06, long - 0.06);
    }
  pen.fillStyle = STONES.white;
  for (const x of [w * 0.2, w * 0.8]) pen.fillRect(x - 0.2, 0, 0.4, d);
};

/** San Polo: rings about the middle, in wedges of rose and white. */
const rosette: Pattern = (pen, w, d) => {
  fill(pen, w, d, STONES.blush);
  const [x, y] = [w / 2, d / 2];
  const far = Math.hypot(w, d) / 2;
  const rings = [far, 8, 6.4, 4.8, 3.2, 1.6];
  rings.forEach((radius, ring) => {
    const wedges = ring < 2 ? 32 : ring < 4 ? 16 : 8;
    for (let k = 0; k < wedges; k++) {
      const from = ((k + (ring % 2) / 2) / wedges) * Math.PI * 2;
      const odd = (k + ring) % 2 === 0;
      pen.fillStyle = odd ? (ring % 2 ? STONES.deep : STONES.rose) : STONES.pale;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.arc(x, y, radius, from, from + (Math.PI * 2) / wedges);
      pen.fill();
    }
    pen.strokeStyle = STONES.white;
    pen.lineWidth = 0.3;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.stroke();
  });
};

/** San Giacomo dell'Orio: a star of serpentine, as on a chart. */
const star: Pattern = (pen, w, d) => {
  fill(pen, w, d, STONES.pale);
  lattice(pen, w, d, 1.46, STONES.blush);
  const [x, y] = [w / 2, d / 2];
  pen.strokeStyle = STONES.green;
  pen.lineWidth = 0.5;
  pen.beginPath();
  pen.arc(x, y, 6.6, 0, Math.PI * 2);
  pen.stroke();
  const points = 16;
  for (const long of [false, true])
    for (let k = 0; k < points; k++) {
      if ((k % 2 === 0) !== long) continue;
      const a = (k / points) * Math.PI * 2;
      const far = !long ? 4.6 : k % 4 === 0 ? 8.4 : 6.2;
      const tip = [x + Math.sin(a) * far, y - Math.cos(a) * far] as const;
      for (const side of [-1, 1]) {
        const b = a + (side * Math.PI) / 8;
        const light = long ? STONES.green : STONES.rose;
        const shade = long ? STONES.dark : STONES.deep;
        shape(pen, side < 0 ? light : shade, [
          [x, y],
          [x + Math.sin(b) * far * 0.36, y - Math.cos(b) * far * 0.36],
          tip,
        ]);
      }
    }
};

/** White bands at 45 degrees, `cell` from one to the next. */
function lattice(pen: Pen, w: number, d: number, cell: number, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = 0.16;
  pen.beginPath();
  for (let s = -d; s < w + d; s += cell) {
    pen.moveTo(s, 0);
    pen.lineTo(s + d, d);
    pen.moveTo(s, 0);
    pen.lineTo(s - d, d);
  }
  pen.stroke();
}

/** Santa Margherita: squares with a diamond in each. */
const diamonds: Pattern = (pen, w, d) => {
  fill(pen, w, d, STONES.white);
  const [columns, rows] = [Math.round(w / 3.05), Math.round(d / 3.3)];
  const [u, v] = [w / columns, d / rows];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * u, row * v];
      const odd = (row + column) % 2 === 0;
      pen.fillStyle = odd ? STONES.rose : STONES.blush;
      pen.fillRect(x + 0.16, y + 0.16, u - 0.32, v - 0.32);
      shape(pen, STONES.white, [
        [x + u / 2, y + 0.3],
        [x + u - 0.3, y + v / 2],
        [x + u / 2, y + v - 0.3],
        [x + 0.3, y + v / 2],
      ]);
      shape(pen, odd ? STONES.dark : STONES.green, [
        [x + u / 2, y + 0.62],
        [x + u - 0.62, y + v / 2],
        [x + u / 2, y + v - 0.62],
        [x + 0.62, y + v / 2],
      ]);
    }
};

/** Santo Stefano: long ways side by side, rose and verdigris, parted by white bands. */
const ways: Pattern = (pen, w, d) => {
  fill(pen, w, d, STONES.white);
  const lanes = 5;
  const high = d / lanes;
  for (let lane = 0; lane < lanes; lane++) {
    const tones = lane % 2 ? [STONES.rose, STONES.blush] : [STONES.green, '#93bcae'];
    const wide = lane % 2 ? 2.3 : 3.45;
    for (let k = -1; k < w / wide + 1; k++) {
      pen.fillStyle = tones[(k + 1) % 2];
      const x = k * wide + (lane % 2) * 0.8;
      pen.fillRect(x + 0.05, lane * high + 0.2, wide - 0.1, high - 0.4);
    }
  }
};

/** San Bartolomeo: a chessboard set on its corner. */
const chess: Pattern = (pen, w, d) => {
  fill(pen, w, d, STONES.pale);
  const cell = 1.38;
  for (let row = -2; row < d / cell + 2; row++)
    for (let column = -2; column < w / cell + 2; column++) {
      const x = column * cell * 2 + (row % 2 ? cell : 0);
      const y = row * cell;
      const color = (row + column) % 3 === 0 ? STONES.ochre : STONES.deep;
      shape(pen, color, [
        [x, y - cell + 0.05],
        [x + cell - 0.05, y],
        [x, y + cell - 0.05],
        [x - cell + 0.05, y],
      ]);
    }
};

/** Santa Maria Formosa: scales, row over row, as of a fish. */
const scales: Pattern = (pen, w, d) => {
  fill(pen, w, d, STONES.green);
  const r = 1.34;
  const rows = Math.ceil(d / r) + 2;
  for (let row = 0; row < rows; row++)
    for (let k = -1; k < w / (2 * r) + 1; k++) {
      const x = k * 2 * r + (row % 2 ? r : 0) + r / 2;
      const y = row * r - r;
      const tone = (row + k * 2 + 8) % 3;
      for (const [part, color] of [
        [1, STONES.white],
        [0.9, [STONES.green, STONES.dark, '#93bcae'][tone]],
        [0.5, STONES.white],
        [0.42, STONES.rose],
      ] as const) {
        pen.fillStyle = color;
        pen.beginPath();
        pen.arc(x, y, r * part, 0, Math.PI);
        pen.fill();
      }
    }
};

/** In the order of the campi. */
export const PATTERNS: readonly Pattern[] = [
  herringbone,
  rosette,
  star,
  diamonds,
  ways,
  chess,
  scales,
];
