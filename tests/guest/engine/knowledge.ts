/** Knowledge in the caravan game: views, secrets, positions. */

import type { Chance } from '../../../engine/core/chance.ts';
import type {
  JsonObject,
  SeatInfo,
  State,
  ViewBase,
  Viewer,
} from '../../../engine/core/contract.ts';
import type { JsonFields } from '../../../engine/core/json.ts';
import * as shape from '../../../engine/core/shape.ts';
import { counts, members } from '../../../engine/kit/names.ts';
import { makePosition } from '../../../engine/kit/position.ts';
import type { Reader } from '../../../engine/kit/reader.ts';
import { type Changed, Unseen } from '../../../engine/kit/unseen.ts';
import { deciders } from './actions.ts';
import * as D from './data.ts';
import { offerView } from './offers.ts';
import * as S from './state.ts';

export interface View extends ViewBase {
  readonly version: 'cv-view/1';
  readonly public: JsonObject;
  readonly you?: { readonly seat: number; readonly coins: number; readonly goal: number };
}

export const secrets: readonly string[] = ['goalDeck', 'seats.goal', 'seats.coins'];

const { int, text, flag, list, map, nullable, record, scalar } = shape;
export const publicShape = record({
  options: map(scalar),
  round: int,
  phase: text,
  leader: int,
  caravan: int,
  dice: list(int),
  visits: map(int),
  offers: list(record({ offer: text, seat: int, give: map(int), ask: int })),
  offersMade: int,
  offerCount: int,
  passed: list(int),
  tries: list(int),
  decider: list(int),
  seats: list(
    record({
      seat: int,
      name: text,
      color: text,
      bot: flag,
      coins: nullable(int),
      goods: map(int),
      goal: nullable(int),
    }),
  ),
  goalDeck: int,
  result: nullable(record({ winners: list(int), scores: list(int) })),
});

/** CV-1009: the value of a goal. */
function bonus(s: State, seat: number): number {
  const visits = Math.min(3, s[S.VISITS + s[S.GOAL + S.at(seat)]]);
  return visits === 0 || s[S.OPT_BONUS] < 0 ? 0 : s[S.OPT_BONUS + visits - 1];
}

/** CV-1010. */
export function standings(s: State) {
  const scores = Array.from({ length: s[S.SEATS] }, (_, p) => {
    return s[S.COINS + S.at(p)] + (s[S.OVER] === 1 ? bonus(s, p) : 0);
  });
  const most = Math.max(...scores);
  return scores.map((score, seat) => ({ seat, score, winner: s[S.OVER] === 1 && score === most }));
}

/** The public part of a position. */
function table(s: State): JsonObject {
  const seats = Array.from({ length: s[S.SEATS] }, (_, p) => p);
  const rows = standings(s);
  const winners = rows.filter(({ winner }) => winner).map(({ seat }) => seat);
  const visits: JsonFields = {};
  for (let i = 0; i < D.OASES; i++) if (s[S.VISITS + i] !== 0) visits[i] = s[S.VISITS + i];
  return {
    options: S.readOptions(s) as unknown as JsonObject,
    round: s[S.ROUND],
    phase: s[S.OVER] === 1 ? 'over' : 'trade',
    leader: S.leaderOf(s),
    caravan: s[S.CARAVAN],
    dice: Array.from(s.subarray(S.DIE, S.DIE + D.DICE)),
    visits,
    offers: Array.from({ length: s[S.OFFERS] }, (_, i) => offerView(s, i)),
    offersMade: s[S.MADE],
    offerCount: s[S.OFFER_COUNT],
    passed: seats.filter((p) => s[S.PASSED + S.at(p)] === 1),
    tries: seats.map((p) => s[S.TRIES + S.at(p)]),
    decider: members(deciders(s)),
    goalDeck: s[S.DECK_SIZE],
    result: s[S.OVER] === 1 ? { winners, scores: rows.map(({ score }) => score) } : null,
  };
}

export function view(s: State, viewer: Viewer, infos: readonly SeatInfo[]): View {
  const over = s[S.OVER] === 1;
  const seats = infos.slice(0, s[S.SEATS]).map(({ name, color, bot }, seat) => ({
    seat,
    name,
    color,
    bot,
    coins: over || s[S.OPT_OPEN] === 1 ? s[S.COINS + S.at(seat)] : null,
    goods: counts(s, S.STOCK + S.at(seat), D.GOODS),
    goal: over ? s[S.GOAL + S.at(seat)] : null,
  }));
  const base = { version: 'cv-view/1', seq: s[S.SEQ], public: { ...table(s), seats } } as const;
  if (viewer === 'public') return base;
  const you = { seat: viewer, coins: s[S.COINS + S.at(viewer)], goal: s[S.GOAL + S.at(viewer)] };
  return { ...base, you };
}

export function determinize(
  s: State,
  viewer: Viewer,
  chance: Chance,
  changed: Changed = () => {},
): void {
  const unseen = new Unseen();
  unseen.add('goalDeck', S.DECK, s[S.DECK_SIZE]);
  for (let p = 0; p < s[S.SEATS]; p++) {
    if (p === viewer || s[S.OVER] === 1) continue;
    unseen.one('seats.goal', S.GOAL + S.at(p));
    if (s[S.OPT_OPEN] === 1) continue;
    const coins = D.PRICE_STEP * chance.below(40);
    if (coins !== s[S.COINS + S.at(p)]) changed('seats.coins');
    s[S.COINS + S.at(p)] = coins;
  }
  unseen.redraw(s, chance, changed, D.OASES);
}

export function describe(s: State): JsonObject {
  const seats = Array.from({ length: s[S.SEATS] }, (_, p) => ({
    coins: s[S.COINS + S.at(p)],
    goods: counts(s, S.STOCK + S.at(p), D.GOODS),
    goal: s[S.GOAL + S.at(p)],
  }));
  const goalDeck = Array.from(s.subarray(S.DECK, S.DECK + s[S.DECK_SIZE]));
  return { ...table(s), seq: s[S.SEQ], drawsTaken: s[S.DRAWS], seats, goalDeck };
}

const FIELDS = [
  'options',
  'seq',
  'drawsTaken',
  'round',
  'phase',
  'leader',
  'caravan',
  'dice',
  'visits',
  'offers',
  'offersMade',
  'offerCount',
  'passed',
  'tries',
  'decider',
  'seats',
  'goalDeck',
  'result',
  'players',
];
const SEAT_FIELDS = ['seat', 'name', 'color', 'bot', 'coins', 'goods', 'goal'];

/** See `engine/kit/position.ts`. */
export const position = makePosition({
  fields: FIELDS,
  seatFields: SEAT_FIELDS,
  options: S.options,
  invariants,
  seats: { min: 2, max: D.MAX_SEATS },
  at: { seq: S.SEQ, draws: S.DRAWS },
  blank(seats, options) {
    const s = new Int32Array(S.STATE_LENGTH);
    s[S.SEATS] = seats;
    S.writeOptions(s, options);
    return s;
  },
  read(s, given, seats) {
    s[S.ROUND] = given.int('round', 1);
    s[S.OVER] = given.raw('phase') === 'over' ? 1 : 0;
    s[S.CARAVAN] = given.int('caravan', 0);
    const dice = given.has('dice') ? given.ints('dice') : [1, 2, 3, 4, 5];
    for (let die = 0; die < D.DICE; die++) s[S.DIE + die] = dice[die] ?? 0;
    const oases = Array.from({ length: D.OASES }, (_, i) => String(i));
    given.counts('visits', oases, s, S.VISITS);
    for (const seat of given.ints('passed')) s[S.PASSED + S.at(seat)] = 1;
    given.ints('tries').forEach((tries, seat) => {
      s[S.TRIES + S.at(seat)] = tries;
    });
    readSeats(s, given, seats);
    readOffers(s, given);
  },
});

function readSeats(s: State, given: Reader, seats: readonly Reader[]): void {
  const free = new Set(D.GOALS);
  for (const goal of given.isList('goalDeck') ? given.ints('goalDeck') : []) free.delete(goal);
  for (const seat of seats) if (seat.tells('goal')) free.delete(seat.int('goal', 0));
  const rest = [...free];
  seats.forEach((seat, p) => {
    s[S.COINS + S.at(p)] = seat.tells('coins') ? seat.int('coins', 0) : D.START_COINS;
    if (seat.has('goods')) seat.counts('goods', D.GOODS, s, S.STOCK + S.at(p));
    else s.set(D.START_GOODS, S.STOCK + S.at(p));
    s[S.GOAL + S.at(p)] = seat.tells('goal') ? seat.int('goal', 0) : (rest.shift() ?? 0);
  });
  const deck = given.isList('goalDeck') ? given.ints('goalDeck') : rest;
  s[S.DECK_SIZE] = deck.length;
  s.set(deck, S.DECK);
}

function readOffers(s: State, given: Reader): void {
  for (const [i, one] of given.list('offers').entries()) {
    const offer = given.nested(`offers.${i}`, one as JsonObject);
    const at = S.offerAt(i);
    s[at] = Number(String(offer.raw('offer')).slice(1));
    s[at + 1] = offer.int('seat', 0);
    s[at + 2] = offer.int('ask', 0);
    offer.counts('give', D.GOODS, s, at + 3);
    s[S.OFFERS] = i + 1;
  }
  const last = s[S.OFFERS] > 0 ? s[S.offerAt(s[S.OFFERS] - 1)] : 0;
  s[S.OFFER_COUNT] = given.int('offerCount', last);
  s[S.MADE] = given.int('offersMade', s[S.OFFERS]);
}

export function invariants(s: State): string[] {
  const broken: string[] = [];
  const goals = Array.from(s.subarray(S.DECK, S.DECK + s[S.DECK_SIZE]));
  for (let p = 0; p < s[S.SEATS]; p++) {
    goals.push(s[S.GOAL + S.at(p)]);
    if (s[S.COINS + S.at(p)] < 0) broken.push('coins');
    for (let g = 0; g < D.GOODS.length; g++) if (s[S.STOCK + S.at(p) + g] < 0) broken.push('goods');
  }
  if (goals.sort((a, b) => a - b).join() !== D.GOALS.join()) broken.push('goals');
  const dice = s.subarray(S.DIE, S.DIE + D.DICE);
  if (dice.some((pips) => pips < 1 || pips > 6)) broken.push('dice');
  if (s[S.CARAVAN] < 0 || s[S.CARAVAN] >= D.OASES) broken.push('caravan');
  if (s[S.ROUND] < 1 || s[S.ROUND] > s[S.OPT_ROUNDS]) broken.push('round');
  for (let i = 0; i < s[S.OFFERS]; i++) {
    if (s[S.offerAt(i) + 1] >= s[S.SEATS] || s[S.offerAt(i) + 1] === S.leaderOf(s)) {
      broken.push('offers');
    }
  }
  return broken;
}

/** From all hands: only the order of the undealt goals is drawn. */
export function fromHands(view: View, hands: readonly JsonObject[], chance: Chance): State {
  const { goalDeck: _, ...open } = view.public;
  const seats = (view.public.seats as JsonObject[]).map((seat, p) => ({ ...seat, ...hands[p] }));
  const s = position({ ...open, seq: view.seq, seats } as JsonObject);
  const unseen = new Unseen();
  unseen.add('goalDeck', S.DECK, s[S.DECK_SIZE]);
  unseen.redraw(s, chance, () => {}, D.OASES);
  return s;
}

export function fromView({ public: seen, you, seq }: View, chance: Chance): State {
  const { goalDeck: _, ...open } = seen;
  const seats = (seen.seats as JsonObject[]).map((seat, p) => {
    return you?.seat === p ? { ...seat, coins: you.coins, goal: you.goal } : seat;
  });
  const s = position({ ...open, seq, seats } as JsonObject);
  determinize(s, you ? you.seat : 'public', chance);
  return s;
}
