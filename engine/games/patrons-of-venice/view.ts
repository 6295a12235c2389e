/** A viewer's knowledge of a position (appendix A.2). */

import type { SeatInfo, Viewer } from '../../core/contract.ts';
import { counts, idOrNull, idsIn, orNull } from '../../kit/names.ts';
import {
  BUSINESSES,
  CANVAS,
  CARDS,
  CLOTH,
  GOODS,
  LEAD_ACTIONS,
  LEFT,
  MIDDLE,
  RAW_GOODS,
  RIGHT,
} from './data.ts';
import { CAMPI, SITES } from './map.ts';
import { namedOptions } from './options.ts';
import { points, resultTable, winners } from './scoring.ts';
import * as S from './state.ts';
import type * as T from './types.ts';
import { VIEW_VERSION } from './view-shape.ts';

export { publicShape } from './view-shape.ts';

export const PHASE_NAMES = [
  ...(['chooseAction', 'reserve', 'sailUnload', 'sailPlace', 'tradeSell'] as const),
  ...(['tradeBuy', 'sponsor', 'produce', 'gameOver'] as const),
] as const;

/** The knowledge of `viewer` about `s`; `seats` are the table's names, one per seat. */
export function view(s: S.State, viewer: Viewer, seats: readonly SeatInfo[]): T.View {
  const everybody = { version: VIEW_VERSION, seq: s[S.SEQ], public: publicView(s, seats) } as const;
  if (viewer === 'public') return everybody;
  return { ...everybody, you: own(s, viewer) };
}

/** The private knowledge of `seat`. */
export function own(s: S.State, seat: number): NonNullable<T.View['you']> {
  return { seat, ducats: s[S.DUCATS + S.at(seat)], hand: hand(s, seat) };
}

function publicView(s: S.State, seats: readonly SeatInfo[]): T.PublicView {
  return {
    options: namedOptions(s),
    turn: s[S.TURN],
    lead: s[S.LEAD],
    phase: PHASE_NAMES[s[S.PHASE]],
    action: idOrNull(LEAD_ACTIONS, s[S.ACTION]),
    decider: s[S.DECIDER] < 0 ? [] : [s[S.DECIDER]],
    seats: seats.slice(0, s[S.SEATS]).map((info, p) => seatView(s, p, info)),
    market: counts(s, S.MARKET, GOODS),
    wharf: counts(s, S.WHARF, GOODS),
    drawDeck: s[S.DECK_SIZE],
    discard: counts(s, S.DISCARD, CARDS),
    clothPile: s[S.PILE],
    canvasPile: s[S.PILE + CANVAS - CLOTH],
    favourPile: s[S.FAVOUR_PILE],
    tilesLeft: tilesLeft(s),
    statuesLeft: s[S.STATUES_LEFT],
    sites: sites(s),
    statues: statues(s),
    ...moment(s),
    result: s[S.PHASE] === S.PHASE_OVER ? { winners: winners(s), table: resultTable(s) } : null,
  };
}

/** The fields of the running phase. */
function moment(s: S.State): Pick<T.PublicView, 'sail' | 'buy' | 'production'> {
  const phase = s[S.PHASE];
  const isSail = phase === S.PHASE_UNLOAD || phase === S.PHASE_PLACE;
  return {
    sail: isSail
      ? { newShipments: idsIn(s, S.NEW_SIZE, S.NEW, RAW_GOODS), board: orNull(s[S.BOARD]) }
      : null,
    buy: phase === S.PHASE_BUY ? { passes: s[S.PASSES] } : null,
    production:
      phase === S.PHASE_PRODUCE
        ? {
            used: idsIn(s, S.USED_SIZE, S.USED, SITES),
            made: counts(s, S.MADE, GOODS.slice(CLOTH)),
          }
        : null,
  };
}

const hand = (s: S.State, p: number): T.Goods => counts(s, S.HAND + S.at(p), GOODS);

function seatView(s: S.State, p: number, info: SeatInfo): T.SeatView {
  // At the end everything is shown (section 7).
  const isOver = s[S.PHASE] === S.PHASE_OVER;
  const block = S.at(p);
  return {
    seat: p,
    name: info.name,
    color: info.color,
    bot: info.bot,
    ducats: isOver || s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + block] : null,
    handCount: S.handCount(s, p),
    hand: isOver || s[S.OPT_OPEN_HANDS] === 1 ? hand(s, p) : null, // PV-015
    cubesLeft: s[S.CUBES + block],
    favours: s[S.FAVOURS_WON + block],
    points: points(s, p),
    ships: { left: ship(s, p, LEFT), middle: ship(s, p, MIDDLE), right: ship(s, p, RIGHT) },
  };
}

function ship(s: S.State, p: number, which: number): T.Shipment | null {
  const good = s[S.SHIP + S.at(p) + which];
  if (good < 0) return null;
  return { good: RAW_GOODS[good], reservedBy: orNull(s[S.CUBE_ON + S.at(p) + which]) };
}

function tilesLeft(s: S.State): T.PublicView['tilesLeft'] {
  const left = BUSINESSES.map((business, i) => [business, s[S.TILES + i]]);
  return Object.fromEntries(left) as T.PublicView['tilesLeft'];
}

function sites(s: S.State): T.PublicView['sites'] {
  const occupied: T.PublicView['sites'] = {};
  const into = occupied as { [site: string]: unknown };
  SITES.forEach((id, site) => {
    const business = s[S.SITE_BUSINESS + site];
    if (business < 0) return;
    into[id] = { business: BUSINESSES[business], owner: s[S.SITE_OWNER + site] };
  });
  return occupied;
}

/** PV-020; in the order of building. */
function statues(s: S.State): T.PublicView['statues'] {
  const order = (campo: number): number => s[S.STATUE + campo];
  const standing = CAMPI.map((_, campo) => campo).filter((campo) => order(campo) > 0);
  return standing.sort((a, b) => order(a) - order(b)).map((campo) => CAMPI[campo]);
}
