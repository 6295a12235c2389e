/** The main board (rules, section 2.3): nodes with their places for drawing, routes with their prices. */

interface MapNode {
  readonly id: string;
  readonly name?: string;
  readonly kind: 'start' | 'large' | 'small' | 'oasis' | 'beijing';
  /** City cards that lie here. */
  readonly cards?: number;
  /** 0 to 100, origin at the top left. */
  readonly x: number;
  readonly y: number;
}

/** Printed price of a connection: all that is named is paid. */
export interface Price {
  readonly camel?: number;
  readonly coin?: number;
  readonly goodAny?: number;
}

export const MAP_NODES = [
  { id: 'venezia', kind: 'start', x: 6, y: 30 },
  { id: 'moscow', kind: 'large', cards: 1, x: 30, y: 10 },
  { id: 'karakorum', kind: 'large', cards: 1, x: 60, y: 12 },
  { id: 'samarcanda', kind: 'large', cards: 1, x: 36, y: 34 },
  { id: 'lanzhou', name: 'Lan-Zhou', kind: 'large', cards: 1, x: 70, y: 38 },
  { id: 'alexandria', kind: 'large', cards: 1, x: 10, y: 56 },
  { id: 'karachi', kind: 'large', cards: 1, x: 52, y: 56 },
  { id: 'sumatra', kind: 'large', cards: 3, x: 76, y: 86 },
  { id: 'beijing', kind: 'beijing', x: 93, y: 22 },
  { id: 'anxi', kind: 'small', x: 46, y: 14 },
  { id: 'kashgar', kind: 'small', x: 56, y: 40 },
  { id: 'xian', kind: 'small', x: 80, y: 46 },
  { id: 'ormuz', kind: 'small', x: 38, y: 54 },
  { id: 'adana', kind: 'small', x: 28, y: 86 },
  { id: 'kochi', kind: 'small', x: 54, y: 82 },
  { id: 'o1', kind: 'oasis', x: 18, y: 18 },
  { id: 'o2', kind: 'oasis', x: 72, y: 14 },
  { id: 'o3', kind: 'oasis', x: 82, y: 12 },
  { id: 'o4', kind: 'oasis', x: 78, y: 28 },
  { id: 'o5', kind: 'oasis', x: 20, y: 36 },
  { id: 'o6', kind: 'oasis', x: 46, y: 36 },
  { id: 'o7', kind: 'oasis', x: 24, y: 52 },
  { id: 'o8', kind: 'oasis', x: 66, y: 58 },
  { id: 'o9', kind: 'oasis', x: 14, y: 76 },
  { id: 'o10', kind: 'oasis', x: 90, y: 62 },
] as const satisfies readonly MapNode[];

/** MP-073: both ways, at the same price. */
export const ROUTES: readonly (readonly [from: string, to: string, price: Price])[] = [
  ['venezia', 'o1', {}],
  ['venezia', 'o5', { camel: 3 }],
  ['venezia', 'alexandria', {}],
  ['o1', 'moscow', {}],
  ['moscow', 'anxi', { camel: 3 }],
  ['anxi', 'karakorum', { camel: 2 }],
  ['karakorum', 'o2', {}],
  ['o2', 'o3', { coin: 5 }],
  ['o2', 'o4', {}],
  ['o3', 'beijing', {}],
  ['o4', 'beijing', { camel: 3 }],
  ['o4', 'lanzhou', {}],
  ['beijing', 'xian', {}],
  ['beijing', 'o10', {}],
  ['o5', 'samarcanda', {}],
  ['o5', 'o7', {}],
  ['samarcanda', 'o6', { camel: 2 }],
  ['o6', 'kashgar', { camel: 4 }],
  ['kashgar', 'lanzhou', { camel: 2 }],
  ['alexandria', 'o7', { coin: 7 }],
  ['alexandria', 'o9', {}],
  ['o7', 'ormuz', { camel: 3 }],
  ['ormuz', 'karachi', { camel: 3 }],
  ['karachi', 'o8', {}],
  ['xian', 'o8', {}],
  ['o8', 'kochi', { camel: 4 }],
  ['kochi', 'sumatra', { coin: 10 }],
  ['o10', 'sumatra', { camel: 4 }],
  ['o9', 'adana', { camel: 2 }],
  ['adana', 'kochi', { coin: 15 }],
];

/** MP-081, MP-130, AV-163: what the places of Beijing are worth. */
export const BEIJING_SLOTS: readonly number[] = [10, 7, 4, 1, 0];

/** AV-170: where Piedro may start instead of Venezia. */
export const PIEDRO_OASES: readonly string[] = ['o2', 'o6', 'o8'];
