/** Canonical actions (appendix A.1) to codes and back; the schema of the wire is enforced here. */

import { MALFORMED } from '../../core/contract.ts';
import * as k from './codes.ts';
import {
  CHARACTERS,
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  LOCATIONS,
  RESOURCES,
  RUMOR_IDS,
  SHOPS,
  STOCKS,
} from './data.ts';
import type { State } from './state.ts';
import type { Action, DockNumber } from './types.ts';

const TARGETS = ['own', 'shared', null] as const;
const STANCES = ['always', 'placeStart', 'wait'] as const;
const DIRECTIONS = ['up', 'down'] as const;
const MAJORITY_DIRECTIONS = ['lowerPrice', 'raisePrice'] as const;
const PEGS = ['share', 'resource', 'orders'] as const;
const FLAGS = [false, true] as const;
const DOCK_KEYS = ['1', '2', '3', '4'] as const;
const STEALS: readonly (string | null)[] = [...RESOURCES, null];

/** Broken schema. Thrown and caught in this file only. */
const refused: unique symbol = Symbol('broken schema');
type Fields = Map<string, unknown>;

/** The own data properties of an object; getters, symbols and arrays are refused. */
function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused;
  const fields: Fields = new Map();
  for (const key of Reflect.ownKeys(value)) {
    const property = Reflect.getOwnPropertyDescriptor(value, key);
    if (typeof key !== 'string' || !property || !('value' in property)) throw refused;
    fields.set(key, property.value);
    if (fields.size > 16) throw refused;
  }
  return fields;
}

/** Index of a value in a list of allowed ones. */
function oneOf(list: readonly unknown[], value: unknown): number {
  const index = list.indexOf(value);
  if (index < 0) throw refused;
  return index;
}

function integer(value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw refused;
  if (value < min || value > max) throw refused;
  return value;
}

/** A sparse map of counts as fields of `bits` bits, saturating. */
function counts(names: readonly string[], most: number, bits: number, value: unknown): number {
  let packed = 0;
  for (const [name, count] of fieldsOf(value)) {
    const n = Math.min(integer(count, 0, most), (1 << bits) - 1);
    packed |= n << (oneOf(names, name) * bits);
  }
  return packed;
}

/** MV-205: bids are multiples of 5. */
function bid(value: unknown): number {
  const amount = integer(value, 0, Number.MAX_VALUE);
  if (amount % 5 !== 0) throw refused;
  return amount;
}

function placement(value: unknown): number {
  let packed = 0xfff; // four times NONE
  for (const [key, resource] of fieldsOf(value)) {
    const shift = oneOf(DOCK_KEYS, key) * 3;
    packed = (packed & ~(7 << shift)) | (oneOf(RESOURCES, resource) << shift);
  }
  return packed;
}

type Read = (f: Fields) => number;
const cubes = (value: unknown): number => counts(RESOURCES, 15, 3, value);
const lots = (value: unknown): number => counts(STOCKS, 10, 3, value);
const shop = (f: Fields): number => oneOf(SHOPS, f.get('shop'));
const card = (value: unknown): number => oneOf(GUILD_ORDER_IDS, value);
const favor = (f: Fields): number => oneOf(FAVOR_IDS, f.get('favor'));

/** Per type: its keys besides `type` (a `?` marks one that may be missing), and its reader. */
const READERS: { readonly [type: string]: readonly [keys: string, read: Read] } = {
  submitBid: ['amount', (f) => k.packBid(bid(f.get('amount')))],
  // MV-213: the Gondolieri cannot be chosen, index 0 is not on offer.
  chooseCharacter: [
    'character',
    (f) => k.packCharacter(1 + oneOf(CHARACTERS.slice(1), f.get('character'))),
  ],
  adjustOrders: [
    'shop direction',
    (f) => k.packAdjust(shop(f), oneOf(DIRECTIONS, f.get('direction'))),
  ],
  submitDestination: ['location', (f) => k.packDestination(oneOf(LOCATIONS, f.get('location')))],
  queueInterrupt: ['target', (f) => k.packQueue(oneOf(TARGETS, f.get('target')))],
  setStance: ['stance', (f) => k.packStance(oneOf(STANCES, f.get('stance')))],
  useInterrupt: ['target', (f) => k.packInterrupt(oneOf(TARGETS.slice(0, 2), f.get('target')))],
  declineInterrupt: ['', () => k.DECLINE],
  useDock: [
    'dock buy steal',
    (f) => {
      const steal = oneOf(STEALS, f.get('steal'));
      const buy = counts(RESOURCES, 15, 4, f.get('buy'));
      return k.packDock(integer(f.get('dock'), 1, 4) - 1, buy, steal === 6 ? k.NONE : steal);
    },
  ],
  useMajority: [
    'shop direction',
    (f) => k.packMajority(shop(f), oneOf(MAJORITY_DIRECTIONS, f.get('direction'))),
  ],
  sellAtShop: ['shop count', (f) => k.packSell(shop(f), integer(f.get('count'), 1, 15))],
  buyShares: ['lots', (f) => k.packBuyShares(lots(f.get('lots')))],
  sellShares: ['lots', (f) => k.packSellShares(lots(f.get('lots')))],
  drawOrder: ['useGuildMaster', (f) => k.packDrawOrder(oneOf(FLAGS, f.get('useGuildMaster')) > 0)],
  guildKeep: [
    'keep returnHeld',
    (f) => {
      const back = f.get('returnHeld');
      return k.packKeep(card(f.get('keep')), back === null ? k.NO_CARD : card(back));
    },
  ],
  deliverOrder: [
    'card takeVp',
    (f) => k.packDeliver(card(f.get('card')), integer(f.get('takeVp'), 0, 6)),
  ],
  buyFavor: ['favor', (f) => k.packBuyFavor(favor(f))],
  useOffice: [
    'declineFree?',
    (f) => k.packOffice(f.has('declineFree') && oneOf([true], f.get('declineFree')) === 0),
  ],
  placeCubes: ['placement', (f) => k.packPlace(placement(f.get('placement')))],
  mercatoBuy: ['cubes', (f) => k.packMercatoBuy(cubes(f.get('cubes')))],
  mercatoSell: ['cubes', (f) => k.packMercatoSell(cubes(f.get('cubes')))],
  mercatoSwap: [
    'give take',
    (f) => k.packSwap(oneOf(RESOURCES, f.get('give')), oneOf(RESOURCES, f.get('take'))),
  ],
  playFavor: [
    'favor shop amount',
    (f) => k.packFavor(favor(f), shop(f), integer(f.get('amount'), 1, 4)),
  ],
  playRumor: [
    'rumor peg direction',
    (f) =>
      k.packRumor(
        oneOf(RUMOR_IDS, f.get('rumor')),
        oneOf(PEGS, f.get('peg')),
        oneOf(DIRECTIONS, f.get('direction')),
      ),
  ],
  endTurn: ['', () => k.END_TURN],
};
const ACTION_TYPES = new Set(Object.keys(READERS));

/** A canonical action as a code; `MALFORMED` if `action` breaks the schema. Never throws. */
export function codeOf(action: unknown): number {
  try {
    const fields = fieldsOf(action);
    const type = fields.get('type');
    if (typeof type !== 'string' || !ACTION_TYPES.has(type)) return MALFORMED;
    const [keys, read] = READERS[type];
    let known = 1;
    for (const key of keys === '' ? [] : keys.split(' ')) {
      const name = key.replace('?', '');
      if (fields.has(name)) known++;
      else if (name === key) return MALFORMED;
    }
    return known === fields.size ? read(fields) : MALFORMED;
  } catch {
    // A broken schema, or an object (a proxy, say) that will not even be read.
    return MALFORMED;
  }
}

function sparse(names: readonly string[], bits: number, packed: number): { [id: string]: number } {
  const map: { [id: string]: number } = {};
  for (let i = 0; i < names.length; i++) {
    const count = (packed >> (i * bits)) & ((1 << bits) - 1);
    if (count > 0) map[names[i]] = count;
  }
  return map;
}

/** The canonical action of a code: sparse maps without zeros. */
export function actionOf(code: number): Action {
  const b = k.body(code);
  if (k.isDock(code)) {
    const steal = k.stealOf(code);
    return {
      type: 'useDock',
      dock: (k.dockOf(code) + 1) as DockNumber,
      buy: sparse(RESOURCES, 4, k.dockCounts(code)),
      steal: steal === k.NONE ? null : RESOURCES[steal],
    };
  }
  switch (k.typeOf(code)) {
    case k.T_BID:
      return { type: 'submitBid', amount: k.bidOf(code) };
    case k.T_CHARACTER:
      return { type: 'chooseCharacter', character: CHARACTERS.slice(1)[b - 1] as 'thief' };
    case k.T_ADJUST:
      return { type: 'adjustOrders', shop: SHOPS[b >> 1], direction: DIRECTIONS[b & 1] };
    case k.T_DESTINATION:
      return { type: 'submitDestination', location: LOCATIONS[b] };
    case k.T_QUEUE:
      return { type: 'queueInterrupt', target: TARGETS[b] };
    case k.T_STANCE:
      return { type: 'setStance', stance: STANCES[b] };
    case k.T_INTERRUPT:
      return { type: 'useInterrupt', target: b === 0 ? 'own' : 'shared' };
    case k.T_DECLINE:
      return { type: 'declineInterrupt' };
    case k.T_MAJORITY:
      return { type: 'useMajority', shop: SHOPS[b >> 1], direction: MAJORITY_DIRECTIONS[b & 1] };
    case k.T_SELL:
      return { type: 'sellAtShop', shop: SHOPS[b >> 4], count: b & 15 };
    case k.T_BUY_SHARES:
      return { type: 'buyShares', lots: sparse(STOCKS, 3, b) };
    case k.T_SELL_SHARES:
      return { type: 'sellShares', lots: sparse(STOCKS, 3, b) };
    case k.T_DRAW_ORDER:
      return { type: 'drawOrder', useGuildMaster: b === 1 };
    case k.T_KEEP: {
      const back = k.returnOf(b);
      const returnHeld = back === k.NO_CARD ? null : GUILD_ORDER_IDS[back];
      return { type: 'guildKeep', keep: GUILD_ORDER_IDS[k.keepOf(b)], returnHeld };
    }
    case k.T_DELIVER:
      return { type: 'deliverOrder', card: GUILD_ORDER_IDS[k.cardOf(b)], takeVp: k.takeVpOf(b) };
    default:
      return decodeRest(k.typeOf(code), b);
  }
}

function decodeRest(type: number, b: number): Action {
  switch (type) {
    case k.T_BUY_FAVOR:
      return { type: 'buyFavor', favor: FAVOR_IDS[b] };
    case k.T_OFFICE:
      return b === 1 ? { type: 'useOffice', declineFree: true } : { type: 'useOffice' };
    case k.T_PLACE: {
      const placed: { [dock: string]: (typeof RESOURCES)[number] } = {};
      for (let d = 0; d < 4; d++) {
        if (k.three(b, d) !== k.NONE) placed[d + 1] = RESOURCES[k.three(b, d)];
      }
      return { type: 'placeCubes', placement: placed };
    }
    case k.T_MERCATO_BUY:
      return { type: 'mercatoBuy', cubes: sparse(RESOURCES, 3, b) };
    case k.T_MERCATO_SELL:
      return { type: 'mercatoSell', cubes: sparse(RESOURCES, 3, b) };
    case k.T_MERCATO_SWAP:
      return { type: 'mercatoSwap', give: RESOURCES[b >> 3], take: RESOURCES[b & 7] };
    case k.T_FAVOR:
      return {
        type: 'playFavor',
        favor: FAVOR_IDS[b >> 6],
        shop: SHOPS[(b >> 3) & 7],
        amount: b & 7,
      };
    case k.T_RUMOR:
      return {
        type: 'playRumor',
        rumor: RUMOR_IDS[b >> 3],
        peg: PEGS[(b >> 1) & 3],
        direction: DIRECTIONS[b & 1],
      };
    default:
      return { type: 'endTurn' };
  }
}

/** The contract's form: codes of this game mean the same in every state. */
export const encode = (_s: State, _seat: number, action: unknown): number => codeOf(action);
export const decode = (_s: State, _seat: number, code: number): Action => actionOf(code);
