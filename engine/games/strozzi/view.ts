/** A viewer's knowledge of a position (appendix A.2). */

import type { SeatInfo, Viewer } from '../../core/contract.ts';
import { FLAGS, FLORENCE, SHIP_IDS, TILE_IDS } from './data.ts';
import { namedOptions } from './options.ts';
import { resultTable, winner } from './scoring.ts';
import * as S from './state.ts';
import type * as T from './types.ts';
import { VIEW_VERSION } from './view-shape.ts';

export { publicShape } from './view-shape.ts';

export const PHASE_NAMES = ['claim', 'place', 'promo', 'gameOver'] as const;

/** The knowledge of `viewer` about `s`; `seats` are the table's names, one per seat. */
export function view(s: S.State, viewer: Viewer, seats: readonly SeatInfo[]): T.View {
  const everybody = { version: VIEW_VERSION, seq: s[S.SEQ], public: publicView(s, seats) } as const;
  if (viewer === 'public') return everybody;
  return { ...everybody, you: own(s, viewer) };
}

/** The private knowledge of `seat`. */
export function own(s: S.State, seat: number): NonNullable<T.View['you']> {
  return { seat, money: s[S.MONEY + S.at(seat)] };
}

function publicView(s: S.State, seats: readonly SeatInfo[]): T.PublicView {
  return {
    options: namedOptions(s),
    round: s[S.ROUND],
    phase: PHASE_NAMES[s[S.PHASE]],
    decider: s[S.DECIDER] < 0 ? [] : [s[S.DECIDER]],
    startPlayer: s[S.START_PLAYER],
    drawer: s[S.DRAWER],
    seats: seats.slice(0, s[S.SEATS]).map((info, p) => seatView(s, p, info)),
    tracks: {
      venice: track(s, 0),
      rome: track(s, 1),
      naples: track(s, 2),
      florence: track(s, FLORENCE),
    },
    ports: { venice: harbour(s, 0), rome: harbour(s, 1), naples: harbour(s, 2) },
    shipDeck: s[S.DECK_SIZE],
    removedCards: s[S.REMOVED_SIZE],
    unclaimedCards: named(s, S.UNCLAIMED_SIZE, S.UNCLAIMED, SHIP_IDS),
    promoStack: s[S.STACK_SIZE],
    promoDisplay: named(s, S.DISPLAY_SIZE, S.DISPLAY, TILE_IDS),
    current: current(s),
    result: s[S.PHASE] === S.PHASE_OVER ? { winners: [winner(s)], table: resultTable(s) } : null,
  };
}

function seatView(s: S.State, p: number, info: SeatInfo): T.SeatView {
  // ST-010; at the end everybody's money is shown (section 7).
  const isOpen = s[S.OPT_OPEN_MONEY] === 1 || s[S.PHASE] === S.PHASE_OVER;
  return {
    seat: p,
    name: info.name,
    color: info.color,
    bot: info.bot,
    money: isOpen ? s[S.MONEY + S.at(p)] : null,
    flagsUnused: FLAGS.filter((_, flag) => S.hasFlag(s, p, flag)),
    tiles: named(s, S.TILES_SIZE + S.at(p), S.OWN_TILES + S.at(p), TILE_IDS),
  };
}

/** The ids of a list whose length is at `size`. */
export function named(s: S.State, size: number, start: number, ids: readonly string[]): string[] {
  return Array.from(s.subarray(start, start + s[size]), (index) => ids[index]);
}

/** Seats by space, from left to right. */
function track(s: S.State, city: number): number[][] {
  const spaces: number[][] = Array.from({ length: s[S.OPT_TRACK_TOP] + 1 }, () => []);
  for (let rank = 0; rank < s[S.SEATS]; rank++) {
    const p = s[S.RANK + city * 6 + rank];
    spaces[S.space(s, city, p)].push(p);
  }
  return spaces;
}

/** Ships in a port, the fastest first. */
function harbour(s: S.State, port: number): T.ShipInPort[] {
  const ship = (berth: number): T.ShipInPort => ({
    card: SHIP_IDS[s[S.PORT_SHIP + berth]],
    effectiveValue: S.speed(s[S.PORT_SHIP + berth], s[S.PORT_FLAG + berth]),
    owner: s[S.PORT_OWNER + berth],
    flag: FLAGS[s[S.PORT_FLAG + berth]],
  });
  return Array.from({ length: s[S.PORT_SIZE + port] }, (_, i) => ship(port * 6 + i));
}

function current(s: S.State): T.PublicView['current'] {
  if (s[S.CURRENT] < 0) return null;
  const seat = s[S.CLAIM_SEAT];
  const claim = seat < 0 ? null : { seat, flag: FLAGS[s[S.CLAIM_FLAG]] };
  return { card: SHIP_IDS[s[S.CURRENT]], claim };
}
