/** A viewer's knowledge of a position (section 7 and appendix A). */

import type { SeatInfo, Viewer } from '../../core/contract.ts';
import { counts, idsIn, members, named, orNull } from '../../kit/names.ts';
import { deciders } from './actions.ts';
import { CARD_IDS } from './cards.ts';
import { type CardId, COMMODITIES, KINDS, type Kind, TILES } from './data.ts';
import { downAt, upAt } from './effects/cards.ts';
import { BUILDINGS, MARKET, SPACES } from './map.ts';
import * as R from './offers/record.ts';
import { cardsFor, deferredView, offerView } from './offers/words.ts';
import { namedOptions } from './options.ts';
import { resultTable, winners } from './scoring.ts';
import * as S from './state.ts';
import type * as T from './types.ts';
import { VIEW_VERSION } from './view-shape.ts';

export { publicShape } from './view-shape.ts';

export const PHASES = ['START', 'CLAIM', 'ACTION', 'MOVE', 'ACQUIRE', 'OVER'] as const;
export const STATUSES = ['open', 'taken', 'unused'] as const;
export const QUESTIONS = ['handOver', 'rewardTile'] as const;

/** The knowledge of `viewer` about `s`; `seats` are the table's names, one per seat. */
export function view(s: S.State, viewer: Viewer, seats: readonly SeatInfo[]): T.View {
  const everybody = { version: VIEW_VERSION, seq: s[S.SEQ], public: publicView(s, seats) } as const;
  return viewer === 'public' ? everybody : { ...everybody, you: own(s, viewer) };
}

function publicView(s: S.State, seats: readonly SeatInfo[]): T.PublicView {
  const space = S.tower(s);
  return {
    options: namedOptions(s),
    turn: s[S.TURN],
    roundsLeft: s[S.ROUNDS_LEFT],
    firstPlayer: s[S.FIRST],
    merchant: s[S.MERCHANT],
    state: PHASES[s[S.PHASE]],
    decider: members(deciders(s)),
    dice: s[S.BLUE] === 0 ? null : { blue: s[S.BLUE], red: s[S.RED] },
    tower: space < 0 ? null : SPACES[space],
    path: idsIn(s, S.PATH_SIZE, S.PATH, SPACES),
    movesUsed: S.movesUsed(s),
    discs: counts(s, S.DISC, SPACES) as T.PublicView['discs'],
    status: statuses(s),
    window: windowView(s),
    pending: pendingView(s),
    acquiring: orNull(s[S.ACQUIRING]),
    offers: Array.from({ length: s[S.OFFERS] }, (_, slot) => offerView(s, S.offerAt(slot))),
    made: s[S.MADE],
    passed: members(s[S.PASSED]),
    tries: bySeat(s, S.TRIES),
    triesTo: bySeat(s, S.TRIES_TO),
    owners: owners(s),
    supply: {
      commodities: counts(s, S.SUPPLY, COMMODITIES),
      tiles: counts(s, S.TILE_SUPPLY, TILES),
    },
    piles: piles(s),
    seats: seats.slice(0, s[S.SEATS]).map((info, p) => seatView(s, p, info)),
    result: s[S.PHASE] === S.OVER ? { winners: winners(s), table: resultTable(s) } : null,
  };
}

const bySeat = (s: S.State, field: number): number[] =>
  Array.from({ length: s[S.SEATS] }, (_, p) => s[field + S.at(p)]);

function statuses(s: S.State): T.PublicView['status'] {
  const found: { [building: string]: (typeof STATUSES)[number] } = {};
  BUILDINGS.forEach((id, i) => {
    const status = s[S.STATUS + i];
    if (status !== S.NOT_VISITED) found[id] = STATUSES[status - 1];
  });
  return found;
}

function windowView(s: S.State): T.PublicView['window'] {
  if (s[S.PHASE] !== S.ACTION) return null;
  return {
    actor: s[S.ACTOR],
    building: BUILDINGS[S.tower(s)],
    mainDone: s[S.MAIN_DONE] === 1,
    smallDone: s[S.SMALL_DONE] === 1,
    largeDone: s[S.LARGE_DONE] === 1,
    deferred: deferredView(s, S.OWED),
    tiled: named(s[S.TILED], BUILDINGS),
  };
}

function pendingView(s: S.State): T.PublicView['pending'] {
  if (s[S.PENDING] === S.NOTHING_PENDING) return null;
  return {
    seat: s[S.ACTOR],
    kind: QUESTIONS[s[S.PENDING] - 1],
    cards: s[S.PENDING] === S.HAND_OVER ? s[S.PENDING_SIZE] : 0,
  };
}

function owners(s: S.State): T.PublicView['owners'] {
  const found: { [building: string]: number } = {};
  for (let i = 0; i < MARKET; i++) if (s[S.OWNER + i] >= 0) found[BUILDINGS[i]] = s[S.OWNER + i];
  return found;
}

/** Face-up cards in the order of play. */
function piles(s: S.State): T.PublicView['piles'] {
  const found = KINDS.map((kind, i) => {
    const faceUp = Array.from({ length: s[S.UP_SIZE + i] }, (_, k) => CARD_IDS[s[upAt(i) + k]]);
    return [kind, { faceDown: s[S.DOWN_SIZE + i], faceUp }];
  });
  return Object.fromEntries(found) as T.PublicView['piles'];
}

function seatView(s: S.State, p: number, info: SeatInfo): T.SeatView {
  const isOver = s[S.PHASE] === S.OVER;
  const block = S.at(p);
  const everybody = (1 << s[S.SEATS]) - 1;
  return {
    seat: p,
    name: info.name,
    color: info.color,
    bot: info.bot,
    ducats: isOver || s[S.OPT_OPEN_MONEY] === 1 ? s[S.DUCATS + block] : null, // GE-016
    personal: s[S.PERSONAL + block],
    general: s[S.GENERAL + block],
    placed: S.placed(s, p),
    commodities: counts(s, S.GOODS + block, COMMODITIES),
    tiles: counts(s, S.TILE + block, TILES),
    handCount: Object.fromEntries(KINDS.map((kind, i) => [kind, s[S.HAND + block + i]])) as {
      [kind in Kind]: number;
    },
    // GE-013; at the end everything is shown.
    hand: cardsOf(s, p, (card) => isOver || (s[S.KNOWN + card] & everybody) === everybody),
    taken: s[S.TAKEN_ACTIONS + block],
    extra: s[S.EXTRA + block],
  };
}

/** Cards in the hand of `p` for which `holds` is true, by kind, then id. */
const cardsOf = (s: S.State, p: number, holds: (card: number) => boolean): CardId[] =>
  CARD_IDS.filter((_, card) => s[S.HOLDER + card] === p && holds(card));

/** The private knowledge of `viewer`. */
export function own(s: S.State, viewer: number): T.You {
  const everybody = (1 << s[S.SEATS]) - 1;
  const others = Array.from({ length: s[S.SEATS] }, (_, p) => p).filter((p) => p !== viewer);
  const isOwn = s[S.ACTOR] === viewer;
  const commit = s[S.OWED + R.D_COMMIT];
  return {
    seat: viewer,
    ducats: s[S.DUCATS + S.at(viewer)],
    hand: cardsOf(s, viewer, () => true),
    known: others
      .map((seat) => ({
        seat,
        cards: cardsOf(s, seat, (card) => {
          const isOpen = s[S.PHASE] === S.OVER || (s[S.KNOWN + card] & everybody) === everybody;
          return !isOpen && S.knows(s, viewer, card);
        }),
      }))
      .filter(({ cards }) => cards.length > 0),
    offers: Object.fromEntries(
      Array.from({ length: s[S.OFFERS] }, (_, slot) => {
        return [`O${s[S.offerAt(slot) + R.NUMBER]}`, cardsFor(s, slot, viewer)] as const;
      }).filter(
        ([, seen]) => seen && seen.give.length + seen.ask.length + (seen.commit ? 1 : 0) > 0,
      ),
    ) as T.You['offers'],
    pending:
      isOwn && s[S.PENDING] === S.HAND_OVER
        ? Array.from({ length: s[S.PENDING_SIZE] }, (_, i) => CARD_IDS[s[S.PENDING_CARD + i]])
        : null,
    commit: isOwn && commit >= 0 ? CARD_IDS[commit] : null,
  };
}

/** A pile from its top down. */
export const deckOf = (s: S.State, kind: number): CardId[] =>
  Array.from({ length: s[S.DOWN_SIZE + kind] }, (_, i) => CARD_IDS[s[downAt(kind) + i]]).reverse();
