/** The board of Venice (rules, section 2.4, AV-010): palazzi, what they are worth, and how they are joined. */

import type { Price } from './map-nodes.ts';

interface Palazzo {
  readonly id: string;
  readonly name: string;
  readonly kind: 'largeP' | 'smallP' | 'lastP';
  /** AV-035: at the end of the game. */
  readonly vp: number;
  /** 0 to 100, origin at the top left. */
  readonly x: number;
  readonly y: number;
}

export const PALAZZI = [
  { id: 'v1', name: 'Palazzo Contarini', kind: 'largeP', vp: 0, x: 20, y: 80 },
  { id: 'v2', name: 'Palazzo Morosini', kind: 'smallP', vp: 0, x: 15, y: 50 },
  { id: 'v3', name: 'Palazzo Falier', kind: 'smallP', vp: 0, x: 50, y: 75 },
  { id: 'v4', name: 'Palazzo Dandolo', kind: 'largeP', vp: 2, x: 40, y: 45 },
  { id: 'v5', name: 'Palazzo Querini', kind: 'smallP', vp: 0, x: 80, y: 65 },
  { id: 'v6', name: 'Palazzo Giustinian', kind: 'largeP', vp: 4, x: 70, y: 35 },
  { id: 'v7', name: 'Palazzo Ducale', kind: 'lastP', vp: 8, x: 45, y: 12 },
] as const satisfies readonly Palazzo[];

/** AV-025: where the first post in Venice goes. */
export const ENTRY = 'v1';

/** AV-010 */
export const CONNECTIONS: readonly (readonly [from: string, to: string, price: Price])[] = [
  ['v1', 'v2', {}],
  ['v1', 'v3', {}],
  ['v2', 'v4', { camel: 2 }],
  ['v3', 'v4', { coin: 4 }],
  ['v3', 'v5', {}],
  ['v4', 'v6', { camel: 3 }],
  ['v5', 'v6', { coin: 5 }],
  ['v6', 'v7', { goodAny: 3 }],
];

/** AV-020: places of its row. */
export const ROW_PLACES = 5;
