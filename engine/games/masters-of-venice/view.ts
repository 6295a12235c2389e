/** A viewer's knowledge of a position (appendix A.2) and of an event (section 7). */

import type { SeatInfo, Viewer } from '../../core/contract.ts';
import {
  CHARACTERS,
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  isBidRound,
  LOCATIONS,
  LUMBER,
  RESOURCES,
  RUMOR_IDS,
  SHOP_RESOURCE,
  STOCKS,
} from './data.ts';
import { deciders, upcoming } from './flow/scheduler.ts';
import * as N from './names.ts';
import { readOptions } from './options.ts';
import { resultTable, winners } from './scoring.ts';
import * as S from './state.ts';
import type * as T from './types.ts';
import { VIEW_VERSION } from './view-shape.ts';

export { eventFor } from '../../kit/emit.ts';
export { publicShape } from './view-shape.ts';

/** The knowledge of `viewer` about `s`; `seats` are the table's names, one per seat. */
export function view(s: S.State, viewer: Viewer, seats: readonly SeatInfo[]): T.View {
  const everybody = { version: VIEW_VERSION, seq: s[S.SEQ], public: publicView(s, seats) } as const;
  return viewer === 'public' ? everybody : { ...everybody, you: own(s, viewer) };
}

function publicView(s: S.State, seats: readonly SeatInfo[]): T.PublicView {
  // Ranks are fields of the seats.
  const { youthRanks: _, ...options } = readOptions(s);
  const finished = s[S.PHASE] === S.PHASE_FINISHED;
  return {
    options,
    round: s[S.ROUND],
    roundKind: isBidRound(s[S.ROUND]) ? 'bid' : 'commerce',
    phase: N.PHASES[s[S.PHASE]],
    gondolaSpace: s[S.ROUND], // MV-201
    canalRumors: occupiedSpaces(s),
    seats: seats.slice(0, s[S.SEATS]).map((info, p) => seatView(s, p, info)),
    turnOrder: turnOrder(s),
    shops: shopViews(s),
    lumberPrice: s[S.PRICE + LUMBER],
    supply: N.counts(s, S.SUPPLY, STOCKS),
    docks: [0, 1, 2, 3].map((d) => N.counts(s, S.DOCK + d * 6, RESOURCES)),
    offices: {
      officeNorth: N.idOrNull(RESOURCES, s[S.OFFICE]),
      officeSouth: N.idOrNull(RESOURCES, s[S.OFFICE + 1]),
    },
    bag: N.counts(s, S.BAG, RESOURCES),
    guildDeck: s[S.DECK_SIZE],
    church: { plaza: N.idsIn(s, S.PLAZA_SIZE, S.PLAZA, FAVOR_IDS), stack: s[S.STACK_SIZE] },
    characterRow: N.named(~heldCharacters(s), CHARACTERS),
    marker: markerView(s),
    draft: draftView(s),
    mainDone: N.members(s[S.MAIN_DONE]),
    activation: activationView(s),
    queue: queueView(s),
    turn: turnView(s),
    pending: pendingView(s),
    decider: N.members(deciders(s)),
    discardedRumors: N.idsIn(s, S.DISCARD_SIZE, S.DISCARD, RUMOR_IDS),
    result: finished ? { winners: winners(s), table: resultTable(s) } : null,
  };
}

function seatView(s: S.State, p: number, info: SeatInfo): T.SeatView {
  const o = S.at(p);
  const place = s[S.PAWN + o];
  // MV-802: cash may be hidden, until all of it is shown at the end.
  const open = s[S.OPT_MONEY_OPEN] === 1 || s[S.PHASE] === S.PHASE_FINISHED;
  return {
    seat: p,
    name: info.name,
    color: info.color,
    bot: info.bot,
    youthRank: s[S.YOUTH + o],
    vp: s[S.VP + o],
    cash: open ? s[S.CASH + o] : null,
    shares: N.counts(s, S.SHARES + o, STOCKS), // MV-801
    cubes: N.counts(s, S.CUBES + o, RESOURCES), // MV-801
    characters: N.named(s[S.CHARACTER + o], CHARACTERS),
    guildHeld: s[S.HAND_SIZE + o],
    delivered: N.idsIn(s, S.DELIVERED_SIZE + o, S.DELIVERED + o, GUILD_ORDER_IDS),
    rumorsHeld: s[S.RUMORS_SIZE + o],
    favors: N.idsIn(s, S.FAVORS_SIZE + o, S.FAVORS + o, FAVOR_IDS),
    pawn:
      place < 0
        ? null
        : { location: LOCATIONS[place], spot: N.spotName(place, s[S.PAWN_SPOT + o]) },
    committed: hasCommitted(s, p),
    bid: s[S.PHASE] === S.PHASE_BID ? null : N.orNull(s[S.BID + o]),
  };
}

/** MV-203, MV-302: it is public that a seat has bid or chosen, but not its choice. */
function hasCommitted(s: S.State, p: number): boolean {
  if (s[S.PHASE] === S.PHASE_BID) return s[S.BID + S.at(p)] >= 0;
  return s[S.PHASE] === S.PHASE_DESTINATION && s[S.DESTINATION + S.at(p)] >= 0;
}

function shopViews(s: S.State): T.PublicView['shops'] {
  const shop = (i: number): T.ShopView => ({
    resourcePrice: s[S.PRICE + SHOP_RESOURCE[i]],
    sharePrice: s[S.SHARE + i],
    orders: s[S.ORDERS + i],
    majority: N.orNull(s[S.MAJORITY + i]),
  });
  return {
    blacksmith: shop(0),
    jeweler: shop(1),
    miller: shop(2),
    spiceShop: shop(3),
    tailor: shop(4),
  };
}

/** Canal spaces that still hold a rumor; nobody knows which (Q38). */
function occupiedSpaces(s: S.State): number[] {
  const spaces: number[] = [];
  for (let space = 1; space <= 16; space++) if (s[S.CANAL + space] >= 0) spaces.push(space);
  return spaces;
}

function turnOrder(s: S.State): number[] {
  const order: number[] = [];
  for (let rank = 0; rank < s[S.SEATS]; rank++) {
    if (s[S.TURN_ORDER + rank] >= 0) order.push(s[S.TURN_ORDER + rank]);
  }
  return order;
}

function heldCharacters(s: S.State): number {
  let mask = 0;
  for (let p = 0; p < s[S.SEATS]; p++) mask |= s[S.CHARACTER + S.at(p)];
  return mask;
}

function markerView(s: S.State): T.PublicView['marker'] {
  if (s[S.MARKER_HOLDER] < 0) return null;
  return { holder: s[S.MARKER_HOLDER], used: s[S.MARKER_USED] === 1 };
}

function draftView(s: S.State): T.PublicView['draft'] {
  if (s[S.PHASE] !== S.PHASE_DRAFT) return null;
  return { seat: s[S.DRAFT_SEAT], step: N.STEPS[s[S.DRAFT_STEP]] };
}

function activationView(s: S.State): T.ActivationView | null {
  if (s[S.ACT_PLACE] < 0) return null;
  return {
    location: LOCATIONS[s[S.ACT_PLACE]],
    activatedBefore: N.named(s[S.ACTIVATED], LOCATIONS),
    sharedDone: N.members(s[S.ACT_SHARED_DONE]),
    lastPawn: N.orNull(s[S.ACT_LAST_PAWN]),
    isFresh: s[S.ACT_FRESH] === 1,
  };
}

/** The running turn first, then the turns still to come at the active place. */
function queueView(s: S.State): T.PublicView['queue'] {
  const active = s[S.ACT_PLACE] < 0 ? null : LOCATIONS[s[S.ACT_PLACE]];
  const running = s[S.PHASE] === S.PHASE_TURN ? 1 : 0;
  return upcoming(s)
    .filter((turn, i) => i < running || turn.place === active)
    .map(({ seat, kind }) => ({ seat, kind }));
}

function turnView(s: S.State): T.TurnView | null {
  if (s[S.PHASE] !== S.PHASE_TURN) return null;
  // Stocks at the market, resources at the Mercato: a turn deals in one of them.
  const goods = LOCATIONS[s[S.TURN_PLACE]] === 'stockMarket' ? STOCKS : RESOURCES;
  return {
    seat: s[S.TURN_SEAT],
    location: LOCATIONS[s[S.TURN_PLACE]],
    kind: N.KINDS[s[S.TURN_KIND]],
    byMarker: s[S.TURN_BY_MARKER] === 1,
    used: N.usedNames(s[S.TURN_USED]),
    bought: N.named<string>(s[S.TURN_BOUGHT], goods),
    sold: N.named<string>(s[S.TURN_SOLD], goods),
  };
}

function pendingView(s: S.State): T.PendingView | null {
  const kind = N.PENDINGS[s[S.PENDING]];
  if (kind === null) return null;
  if (kind === 'guildKeep') return { kind, seat: s[S.TURN_SEAT] };
  return { kind, seat: s[S.TURN_SEAT], drawn: N.drawn(s, S.PENDING_CUBES, 4, RESOURCES) };
}

/** The private knowledge of seat `p`. */
export function own(s: S.State, p: number): T.YouView {
  const o = S.at(p);
  const choosing = s[S.PHASE] === S.PHASE_DESTINATION;
  const drew = s[S.PENDING] === S.PENDING_GUILD_KEEP && s[S.TURN_SEAT] === p;
  const queued = s[S.MARKER_HOLDER] === p ? s[S.QUEUE_TARGET] : S.TARGET_NONE;
  return {
    seat: p,
    cash: s[S.CASH + o],
    guildOrders: N.idsIn(s, S.HAND_SIZE + o, S.HAND + o, GUILD_ORDER_IDS),
    rumors: N.idsIn(s, S.RUMORS_SIZE + o, S.RUMORS + o, RUMOR_IDS),
    bid: s[S.PHASE] === S.PHASE_BID ? N.orNull(s[S.BID + o]) : null,
    destination: choosing ? N.idOrNull(LOCATIONS, s[S.DESTINATION + o]) : null,
    guildDrawn: drew ? N.drawn(s, S.PENDING_CARDS, 2, GUILD_ORDER_IDS) : [],
    stance: N.STANCES[s[S.STANCE + o]],
    queuedInterrupt: N.idOrNull(N.TARGETS, queued),
  };
}
