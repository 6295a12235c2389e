/** The shores of the carved world, in the map's measures (0 … 100), as a chart of 1300 draws them. */

type Line = readonly (readonly [x: number, y: number])[];

/** A line from its corners. */
const line = (corners: string): Line =>
  corners.split(',').map((corner) => {
    const [x = 0, y = 0] = corner.trim().split(' ').map(Number);
    return [x, y];
  });

/**
 * Europe, Asia and Africa in one, clockwise from the far left corner; the frame cuts the land off.
 */
export const CONTINENT =
  line(`-4 -4, 104 -4, 104 4, 99 8, 98 14, 100 19, 99 25, 96 28, 98 31, 101 33, 97 37,
94.5 41, 96 46, 96.5 52, 95 58, 95.5 64, 92 68.5, 87 68, 83.5 65.5, 82 69,
84.5 74, 83.5 78, 80 76.5, 77.5 72, 75.5 74, 76 79, 74.5 80, 72.5 74, 71.5 67,
69 64.5, 64.5 66.5, 62 71, 59 76, 57.6 84, 55.5 89.5, 52.4 88, 50 80, 48.4 72,
45.6 68, 47 64.5, 49.5 62, 46 60.5, 41.5 60, 38.6 59, 35.4 58.2, 32.5 54.6,
30.6 54, 32 58, 34.4 62, 38.2 63, 40.4 67, 38.6 74, 35.4 82, 30.4 91.5,
25.6 92, 23.6 84, 21.4 75, 18.4 66, 16.4 63, 16.8 68, 19.4 78, 21 88, 23 96,
23 104, -4 104, -4 51, 2 52.5, 7 51, 12 51.6, 16.4 51, 18 47.6, 18.6 43.6,
15 42.6, 12.2 40.4, 12.8 36.6, 15 34.4, 12.4 33.4, 11 36, 10.4 40.4, 9 43,
7.6 40, 7.8 36.4, 6.6 33.4, 4.4 33, 4.6 36.4, 6.2 40.6, 4.8 43, 2.4 38.4,
0.4 35, -4 35.6`);

/** Sumatra and Ceylon. */
export const ISLANDS: readonly Line[] = [
  line(`68.5 81, 71.6 81.4, 75 80.6, 80 79.6, 88 79.4, 95.6 82, 97.4 88, 93 93,
85 95.4, 77 95, 71.4 91, 68.4 86`),
  [
    [58.6, 89.4],
    [60.6, 89],
    [61.4, 92.4],
    [59.6, 94.4],
    [58, 92.4],
  ],
];

/** The Black Sea and the Caspian, which are carved out. */
export const LAKES: readonly Line[] = [
  line(`14.4 28, 17 26, 20.6 27, 23 29, 21 31, 17 31.4, 14.6 30.4`),
  line(`28.4 23.4, 30.6 23.6, 31.2 26.6, 30 29.6, 28.6 30, 27.6 26.6`),
];

/** A range of mountains: its crest, half its width and its height over the land, units. */
export interface Ridge {
  readonly crest: Line;
  readonly wide: number;
  readonly high: number;
}

const ridge = (wide: number, high: number, ...crest: Line): Ridge => ({ crest, wide, high });

export const RIDGES: readonly Ridge[] = [
  ridge(2.8, 3.2, [-1, 26], [2.4, 24.4], [6, 24.6], [9, 26.6]),
  ridge(1.6, 1.4, [9.4, 29], [10.4, 33]),
  ridge(1.9, 1.7, [22, 33.6], [26.4, 32.6]),
  ridge(2.2, 1.9, [38.4, 2], [39, 9], [38, 18], [39, 24]),
  ridge(2.1, 1.8, [26.4, 41], [29, 46], [34, 49.4]),
  ridge(2.4, 2.8, [43.4, 46.4], [48, 45.4], [51.4, 43.6]),
  ridge(3.4, 5.2, [52, 48.4], [56.6, 48.8], [61.4, 51], [66.4, 51.6], [70.6, 48.6]),
  ridge(2.6, 2.8, [60.6, 45.6], [65.4, 45.2], [69, 44.2]),
  ridge(2.2, 2.8, [46.4, 27.6], [51, 29.4], [56, 29], [60, 30.4]),
  ridge(2.2, 2.2, [51, 19.6], [55.4, 21.4], [59, 20]),
  ridge(1.9, 1.6, [82, 33.6], [85.4, 36], [87.4, 39.6]),
  ridge(2, 1.8, [82, 54], [86.4, 56.4], [88, 53]),
  ridge(1.5, 1.3, [51, 73], [52.4, 80], [53, 84]),
  ridge(1.8, 2, [83, 91.4], [88, 89.4], [92, 87.4]),
  ridge(1.6, 1.5, [26, 71], [25.4, 78]),
  ridge(1.6, 1.5, [3, 60], [6, 66], [6.4, 73]),
];

/** Deserts, where dunes lie in rows: middle and radii. */
export const DESERTS = [
  { x: 68, y: 25, rx: 9, ry: 6.5 },
  { x: 52, y: 35.4, rx: 5.4, ry: 3 },
  { x: 30, y: 68, rx: 7, ry: 8 },
  { x: 6, y: 78, rx: 8, ry: 14 },
  { x: 38, y: 44, rx: 6, ry: 4 },
] as const;

/** Woods and wet coasts, with greener land. */
export const GREENS = [
  { x: 20, y: 6, rx: 26, ry: 8 },
  { x: 60, y: 2, rx: 36, ry: 7 },
  { x: 88, y: 48, rx: 12, ry: 16 },
  { x: 76, y: 66, rx: 12, ry: 12 },
  { x: 54, y: 78, rx: 8, ry: 14 },
  { x: 84, y: 87, rx: 16, ry: 8 },
  { x: 5, y: 28, rx: 10, ry: 8 },
] as const;
