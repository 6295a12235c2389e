/** The two boards as the rules walk on them: nodes by number, neighbours, prices (rules, 2.3, 2.4). */

import { MAP_NODES, PIEDRO_OASES, ROUTES } from './data/map-nodes.ts';
import { SLOTS } from './data/spaces.ts';
import { CONNECTIONS, ENTRY, PALAZZI } from './data/venice.ts';

/** All nodes, those of the main board first; a mask of nodes has bit k for the k-th. */
export const NODES: readonly string[] = [...MAP_NODES, ...PALAZZI].map(({ id }) => id);
export const MAP_IDS = MAP_NODES.map(({ id }) => id);
export const PALAZZO_IDS = PALAZZI.map(({ id }) => id);

/** Nodes of the main board. */
export const MAP_SIZE = MAP_NODES.length;
export const FIRST_PALAZZO = MAP_SIZE;
export const NO_NODE = -1;

const nodeOf = (id: string): number => NODES.indexOf(id);
export const VENEZIA = nodeOf('venezia');
export const BEIJING = nodeOf('beijing');
export const SUMATRA = nodeOf('sumatra');
/** AV-025 */
export const V1 = nodeOf(ENTRY);
export const V7 = nodeOf('v7');

const kinds: readonly string[] = [...MAP_NODES, ...PALAZZI].map(({ kind }) => kind);
const thatAre = (...wanted: readonly string[]): readonly boolean[] =>
  kinds.map((kind) => wanted.includes(kind));

/** [node] */
export const IS_OASIS = thatAre('oasis');
/** MP-076: nodes of the main board that take posts. [node] */
export const IS_CITY = thatAre('large', 'small', 'beijing');
/** AV-036: small cities and small palazzi, which have a city bonus. [node] */
export const IS_SMALL = thatAre('small', 'smallP');
/** Large cities (not Beijing), which have an outpost tile. [node] */
export const IS_LARGE_CITY = thatAre('large');
export const isPalazzo = (node: number): boolean => node >= FIRST_PALAZZO;

const maskOf = (is: readonly boolean[]): number =>
  is.reduce((mask, yes, node) => (yes ? mask | (1 << node) : mask), 0);
/** As masks of nodes. */
export const PALAZZI_MASK = maskOf(NODES.map((_, node) => isPalazzo(node)));

/** AV-170: Venezia and the three marked oases. */
export const PIEDRO_STARTS: readonly number[] = [VENEZIA, ...PIEDRO_OASES.map(nodeOf)];

/** The nodes of the main board that are joined to a node, in the order of the rules. [node] */
export const NEIGHBOURS: readonly (readonly number[])[] = MAP_IDS.map((id) =>
  ROUTES.flatMap(([a, b]) => (a === id ? [nodeOf(b)] : b === id ? [nodeOf(a)] : [])).sort(
    (a, b) => a - b,
  ),
);

/** Prices between two nodes, -1 where no route joins them. [from * MAP_SIZE + to] */
export const ROUTE_COINS = new Int8Array(MAP_SIZE * MAP_SIZE).fill(-1);
export const ROUTE_CAMELS = new Int8Array(MAP_SIZE * MAP_SIZE).fill(-1);
for (const [from, to, { coin = 0, camel = 0 }] of ROUTES) {
  const a = nodeOf(from);
  const b = nodeOf(to);
  for (const at of [a * MAP_SIZE + b, b * MAP_SIZE + a]) {
    ROUTE_COINS[at] = coin;
    ROUTE_CAMELS[at] = camel;
  }
}

/** A dotted connection, in one direction. `goods` = number of goods of any kind. */
export interface Connection {
  readonly from: number;
  readonly to: number;
  readonly coins: number;
  readonly camels: number;
  readonly goods: number;
}
/** Both directions of each (AV-026); then the entry at v1, which comes from nowhere. */
export const CONNECTED: readonly Connection[] = [
  ...CONNECTIONS.flatMap(([a, b, { coin = 0, camel = 0, goodAny = 0 }]) => {
    const price = { coins: coin, camels: camel, goods: goodAny };
    return [
      { from: nodeOf(a), to: nodeOf(b), ...price },
      { from: nodeOf(b), to: nodeOf(a), ...price },
    ];
  }),
  { from: NO_NODE, to: V1, coins: 0, camels: 0, goods: 0 },
];
/** Number of the connection from one palazzo (or nowhere) to another; -1 for none. */
export const connectionOf = (from: number, to: number): number =>
  CONNECTED.findIndex((one) => one.from === from && one.to === to);

/** The node of each slot of a city card. [slot] */
export const SLOT_NODE: readonly number[] = SLOTS.map((slot) =>
  NODES.findIndex((id) => slot === id || slot.replace(/\d$/, '') === id),
);
