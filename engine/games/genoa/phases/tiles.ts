/** Special tiles inside a window, and the Extra action (rules, section 5.5). */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import {
  fieldsOf,
  maybe,
  type OpenField,
  open,
  REFUSED,
  record,
  word,
} from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { CARD_IDS } from '../cards.ts';
import { PLAY_EXTRA_ACTION, PLAY_TILE } from '../codes.ts';
import {
  BUILDING_ACTION,
  CARDS,
  COMMODITIES,
  COMMODITY_CHOICE,
  EXTRA_ACTION,
  KINDS,
  TILES,
  TRADE,
} from '../data.ts';
import { drawCard, playCard } from '../effects/cards.ts';
import { tell } from '../effects/emit.ts';
import { deliverMessages } from '../effects/messages.ts';
import {
  kindsOfTiles,
  payOrder,
  returnTile,
  spendExtra,
  takeReward,
  takeTile,
  takeYield,
} from '../effects/window.ts';
import { E, OK } from '../errors.ts';
import { buildingField, cardField, tileField } from '../fields.ts';
import { conclude } from '../flow.ts';
import { BUILDINGS } from '../map.ts';
import { during, type GeCodedRow, type GeOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { Get, Give, OpenAction, PlayTileAction } from '../types.ts';
import {
  checkMain,
  legalMain,
  MODES,
  modeIn,
  orderIn,
  packMain,
  TO_DELIVER,
  tileIn,
} from './main.ts';

/** The played tile, above its use; an inconsistent play has no number. */
const WHICH_SHIFT = 20;
const PLAYED = [COMMODITY_CHOICE, TRADE, BUILDING_ACTION] as const;
const NAMES = PLAYED.map((tile) => TILES[tile]);
const NO_NUMBER = -1;

/**
 * The given item of a trade: commodities, tiles, a marker, cards; the received item: the same,
 * piles last.
 */
const TILE_FROM = COMMODITIES.length;
const MARKER = TILE_FROM + TILES.length;
const CARD_FROM = MARKER + 1;
const PILE_FROM = MARKER + 1;
const GET_BITS = 5;
const MAIN_BITS = 11;

const thing = (kinds: { readonly [name: string]: OpenField }): OpenField => ({
  kind: 'record',
  optional: false,
  clean: (value) => {
    const clean = record(kinds).clean(value);
    if (fieldsOf(value).size !== 1) throw REFUSED;
    return clean;
  },
});
const isTrue: OpenField = {
  kind: 'flag',
  optional: false,
  clean: (value) => {
    if (value !== true) throw REFUSED;
    return true;
  },
};
const SHARED = {
  commodity: maybe(open(word(COMMODITIES))),
  tile: maybe(open(tileField)),
  marker: maybe(isTrue),
};

/** The number of a well-formed play; `NO_NUMBER` where parts are missing or superfluous. */
function pack(action: PlayTileAction): number {
  const which = NAMES.indexOf(action.tile);
  const { commodity, give, get, building, mode, order, tileChoice } = action;
  const isMain = building !== undefined;
  const isOther = mode ?? order ?? tileChoice;
  const has = [commodity !== undefined, give !== undefined || get !== undefined, isMain];
  if (has.some((is, i) => is !== (i === which)) || (isOther !== undefined && !isMain))
    return NO_NUMBER;
  const base = which << WHICH_SHIFT;
  if (commodity) return base + COMMODITIES.indexOf(commodity);
  if (building) {
    const words = packMain(
      mode ? MODES.indexOf(mode) + 1 : 0,
      order ? CARD_IDS.indexOf(order) : -1,
      tileChoice ? TILES.indexOf(tileChoice) : -1,
    );
    return base + (BUILDINGS.indexOf(building) << MAIN_BITS) + words;
  }
  return give && get ? base + (giveNumber(give) << GET_BITS) + getNumber(get) : NO_NUMBER;
}

function giveNumber({ commodity, tile, card }: Give): number {
  if (commodity) return COMMODITIES.indexOf(commodity);
  if (tile) return TILE_FROM + TILES.indexOf(tile);
  return card ? CARD_FROM + CARD_IDS.indexOf(card) : MARKER;
}

function getNumber({ commodity, tile, pile }: Get): number {
  if (commodity) return COMMODITIES.indexOf(commodity);
  if (tile) return TILE_FROM + TILES.indexOf(tile);
  return pile ? PILE_FROM + KINDS.indexOf(pile) : MARKER;
}

function giveOf(number: number): Give {
  if (number < TILE_FROM) return { commodity: COMMODITIES[number] };
  if (number < MARKER) return { tile: TILES[number - TILE_FROM] };
  return number === MARKER ? { marker: true } : { card: CARD_IDS[number - CARD_FROM] };
}

function getOf(number: number): Get {
  if (number < TILE_FROM) return { commodity: COMMODITIES[number] };
  if (number < MARKER) return { tile: TILES[number - TILE_FROM] };
  return number === MARKER ? { marker: true } : { pile: KINDS[number - PILE_FROM] };
}

function unpack(number: number): PlayTileAction {
  const which = number >> WHICH_SHIFT;
  const rest = number & (2 ** WHICH_SHIFT - 1);
  const base = { type: 'playTile', tile: NAMES[which] } as PlayTileAction;
  if (which === 0) return { ...base, commodity: COMMODITIES[rest] };
  if (which === 1) {
    return { ...base, give: giveOf(rest >> GET_BITS), get: getOf(rest & (2 ** GET_BITS - 1)) };
  }
  const mode = modeIn(rest);
  const order = orderIn(rest);
  const tile = tileIn(rest);
  return {
    ...base,
    building: BUILDINGS[rest >> MAIN_BITS],
    ...(mode > 0 && { mode: MODES[mode - 1] }),
    ...(order >= 0 && { order: CARD_IDS[order] }),
    ...(tile >= 0 && { tileChoice: TILES[tile] }),
  };
}

const numberOf = (command: number | OpenAction): number =>
  typeof command === 'number' ? body(command) : pack(command as PlayTileAction);

/** GE-908, GE-909, GE-911: only in an own window, before or after its main effect. */
export const tileRow: GeOpenRow = {
  type: 'playTile',
  code: PLAY_TILE,
  states: ~0,
  rule: 'GE-908',
  whilePending: true,
  refusals: { E_NOT_OWNED: 'GE-902', E_SUPPLY_EMPTY: 'GE-907', E_BAD_CHOICE: 'GE-917' },
  open: {
    tile: open(word(NAMES)),
    commodity: maybe(open(word(COMMODITIES))),
    give: maybe(thing({ ...SHARED, card: maybe(open(cardField)) })),
    get: maybe(thing({ ...SHARED, pile: maybe(open(word(KINDS))) })),
    building: maybe(open(buildingField)),
    mode: maybe(open(word(MODES))),
    order: maybe(open(cardField)),
    tileChoice: maybe(open(tileField)),
  },
  listed: {
    pack: (_s, _p, action) => pack(action as PlayTileAction),
    unpack: (_s, _p, number) => unpack(number),
  },
  check: (s, p, command) => {
    const number = numberOf(command);
    if (number === NO_NUMBER) return E.E_PARAM;
    if (s[S.PHASE] !== S.ACTION || s[S.ACTOR] !== p) return E.E_TILE_TIMING;
    if (s[S.PENDING] !== S.NOTHING_PENDING) return E.E_WRONG_PHASE;
    const which = number >> WHICH_SHIFT;
    if (s[S.TILE + S.at(p) + PLAYED[which]] === 0) return E.E_NOT_OWNED;
    const rest = number & (2 ** WHICH_SHIFT - 1);
    if (which === 0) return s[S.SUPPLY + rest] > 0 ? OK : E.E_SUPPLY_EMPTY;
    if (which === 1) return checkTrade(s, p, rest >> GET_BITS, rest & (2 ** GET_BITS - 1));
    const building = rest >> MAIN_BITS;
    if (s[S.OWNER + building] !== p) return E.E_NOT_OWNER; // GE-912
    return checkMain(s, p, building, rest & (2 ** MAIN_BITS - 1), BUILDING_ACTION);
  },
  apply: (s, p, command, chance, sink) => {
    const number = numberOf(command);
    const which = number >> WHICH_SHIFT;
    const rest = number & (2 ** WHICH_SHIFT - 1);
    returnTile(s, p, PLAYED[which]);
    if (which === 0) takeCommodity(s, p, rest, sink);
    else if (which === 1) {
      trade(s, p, rest >> GET_BITS, rest & (2 ** GET_BITS - 1), chance, sink);
    } else {
      actAt(s, p, rest >> MAIN_BITS, rest & (2 ** MAIN_BITS - 1), chance, sink);
    }
    deliverMessages(s, chance, sink);
    conclude(s, sink);
  },
};

/** GE-907 */
function takeCommodity(s: S.State, p: number, good: number, sink: EventSink | null): void {
  s[S.SUPPLY + good]--;
  s[S.GOODS + S.at(p) + good]++;
  if (sink) tell(sink, { type: 'commodityTaken', seat: p, commodity: COMMODITIES[good] });
}

/** Whether a number means the same kind of thing on both sides; cards and piles never do. */
const isLike = (give: number, get: number): boolean => give === get && give < CARD_FROM;

/** GE-910, GE-917 */
function checkTrade(s: S.State, p: number, give: number, get: number): number {
  if (!ownsFor(s, p, give)) return E.E_NOT_OWNED;
  if (!isInSupply(s, p, get)) return E.E_SUPPLY_EMPTY;
  return isLike(give, get) ? E.E_BAD_CHOICE : OK;
}

/** A tile other than the played one. */
function ownsFor(s: S.State, p: number, give: number): boolean {
  const block = S.at(p);
  if (give < TILE_FROM) return s[S.GOODS + block + give] > 0;
  if (give < MARKER) {
    const tile = give - TILE_FROM;
    return s[S.TILE + block + tile] > (tile === TRADE ? 1 : 0);
  }
  return give === MARKER ? s[S.PERSONAL + block] > 0 : s[S.HOLDER + give - CARD_FROM] === p;
}

/** Before the swap. */
function isInSupply(s: S.State, p: number, get: number): boolean {
  if (get < TILE_FROM) return s[S.SUPPLY + get] > 0;
  if (get < MARKER) return s[S.TILE_SUPPLY + get - TILE_FROM] > 0;
  if (get === MARKER) return s[S.GENERAL + S.at(p)] > 0;
  return S.pileCount(s, get - PILE_FROM) > 0;
}

function trade(
  s: S.State,
  p: number,
  give: number,
  get: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  if (sink) {
    const { pile: _pile, ...got } = getOf(get);
    tell(sink, { type: 'traded', seat: p, gave: giveOf(give), got });
  }
  if (give < TILE_FROM) {
    s[S.GOODS + S.at(p) + give]--;
    s[S.SUPPLY + give]++;
  } else if (give < MARKER) {
    returnTile(s, p, give - TILE_FROM);
  } else if (give === MARKER) {
    s[S.PERSONAL + S.at(p)]--;
    s[S.GENERAL + S.at(p)]++;
  } else {
    playCard(s, p, give - CARD_FROM, chance, sink);
  }
  if (get < TILE_FROM) {
    s[S.SUPPLY + get]--;
    s[S.GOODS + S.at(p) + get]++;
  } else if (get < MARKER) {
    takeTile(s, p, get - TILE_FROM);
  } else if (get === MARKER) {
    s[S.GENERAL + S.at(p)]--;
    s[S.PERSONAL + S.at(p)]++;
  } else {
    drawCard(s, p, get - PILE_FROM, chance, sink);
  }
}

/** GE-912 … GE-916, GE-919: the player's own building's effect, without the tower. */
function actAt(
  s: S.State,
  p: number,
  building: number,
  words: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.TILED] |= 1 << building;
  if (sink) tell(sink, { type: 'buildingActionUsed', seat: p, building: BUILDINGS[building] });
  if (modeIn(words) === TO_DELIVER) {
    const tile = kindsOfTiles(s) === 0 ? -1 : tileIn(words);
    payOrder(s, p, orderIn(words), building, sink);
    takeReward(s, p, orderIn(words), tile, chance, sink);
    return;
  }
  takeYield(s, p, building, chance, sink);
  s[S.PENDING_SIZE] = 0;
  s[S.PENDING_CARD] = 0;
  s[S.PENDING_CARD + 1] = 0;
}

/** GE-904, GE-918: opens no building; in anybody's turn, from the placing of the tower to the end of movement. */
export const extraRow: GeCodedRow = {
  type: 'playExtraAction',
  code: PLAY_EXTRA_ACTION,
  states: during(S.CLAIM, S.ACTION, S.MOVE),
  fields: {},
  rule: 'GE-904',
  refusals: { E_NOT_OWNED: 'GE-904' },
  check: (s, p) => (s[S.TILE + S.at(p) + EXTRA_ACTION] > 0 ? OK : E.E_NOT_OWNED),
  apply: (s, p, _code, _chance, sink) => {
    spendExtra(s, p, sink);
    conclude(s, sink);
  },
};

/** Tiles that the actor can play, before or after the main effect. */
export function legalTiles(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  const block = S.at(p);
  if (s[S.TILE + block + COMMODITY_CHOICE] > 0) {
    for (let good = 0; good < COMMODITIES.length; good++) {
      if (s[S.SUPPLY + good] > 0) out[n++] = PLAY_TILE + good;
    }
  }
  if (s[S.TILE + block + TRADE] > 0) n = legalTrades(s, p, out, n);
  if (s[S.TILE + block + BUILDING_ACTION] === 0) return n;
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (s[S.OWNER + building] !== p) continue;
    const base = PLAY_TILE + (2 << WHICH_SHIFT) + (building << MAIN_BITS);
    n = legalMain(s, p, building, BUILDING_ACTION, base, out, n);
  }
  return n;
}

function legalTrades(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  for (let give = 0; give < CARD_FROM + CARDS; give++) {
    if (!ownsFor(s, p, give)) continue;
    for (let get = 0; get < PILE_FROM + KINDS.length; get++) {
      if (isLike(give, get) || !isInSupply(s, p, get)) continue;
      out[n++] = PLAY_TILE + (1 << WHICH_SHIFT) + (give << GET_BITS) + get;
    }
  }
  return n;
}
