/**
 * The state of the picture: the view, flattened to lists that motions change one by one while they
 * play. After the last motion it is made from the view again.
 */

import { type CardId, COMMODITIES, KINDS, TILES } from '../../../../engine/games/genoa/data.ts';
import { BUILDINGS, type BuildingId, type SpaceId } from '../../../../engine/games/genoa/map.ts';
import type {
  OfferView,
  Phase,
  PublicView,
  ResultRow,
  View,
} from '../../../../engine/games/genoa/types.ts';
import { faceOf } from '../facts.ts';

export interface ShownSeat {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  /** null = a closed chest. */
  ducats: number | null;
  personal: number;
  general: number;
  /** By commodity, tile and kind of card, in the rules' orders. */
  goods: number[];
  tiles: number[];
  cards: number[];
  /** Actions taken and Extra action tiles spent in this turn. */
  taken: number;
  extra: number;
  /** Buildings of the open contracts: at the end, those of all seats. */
  contracts: BuildingId[];
  /** The sum of the final count; null before it. */
  total: number | null;
}

export interface ShownPile {
  down: number;
  up: number;
}

export interface Shown {
  readonly me: number | null;
  /** The viewer's own cards. */
  hand: CardId[];
  phase: Phase;
  merchant: number;
  deciders: number[];
  passed: number[];
  acquiring: number | null;
  roundsLeft: number;
  dice: { blue: number; red: number } | null;
  /** Visited spaces in their order: the tower stands on the last. */
  path: SpaceId[];
  /** Drums on each space. */
  discs: { [space in SpaceId]?: number };
  status: { [building in BuildingId]?: 'open' | 'taken' | 'unused' };
  /** The seat that acts in the building under the tower. */
  actor: number | null;
  /** A large order whose reward is not chosen yet. */
  due: CardId | null;
  offers: OfferView[];
  /** By building; null = nobody. */
  owners: (number | null)[];
  goods: number[];
  tiles: number[];
  /** By kind. */
  piles: ShownPile[];
  seats: ShownSeat[];
  /** Whether motions carry the tower, and whether they throw the dice. */
  hopping: boolean;
  rolling: boolean;
  winners: number[];
  /** The result of the last count; null before it. */
  result: readonly ResultRow[] | null;
}

const counts = <W extends string>(from: { readonly [w in W]?: number }, all: readonly W[]) =>
  all.map((w) => from[w] ?? 0);

const contractsOf = (hand: readonly CardId[]): BuildingId[] =>
  hand.flatMap((card) => (card.startsWith('CT') ? [...faceOf(card).buildings] : []));

function seatsOf({ seats, state, result }: PublicView, { you }: View): ShownSeat[] {
  return seats.map((s) => ({
    seat: s.seat,
    name: s.name,
    color: s.color,
    ducats: you?.seat === s.seat ? you.ducats : s.ducats,
    personal: s.personal,
    general: s.general,
    taken: s.taken,
    extra: s.extra,
    goods: counts(s.commodities, COMMODITIES),
    tiles: counts(s.tiles, TILES),
    cards: counts(s.handCount, KINDS),
    contracts: state === 'OVER' ? contractsOf(s.hand) : [],
    total: result?.table.find(({ seat }) => seat === s.seat)?.total ?? null,
  }));
}

/** An offer for its tray: cards show their backs. */
export function closed(offer: OfferView): OfferView {
  const back = ({ cards, ...basket }: OfferView['give']): OfferView['give'] => ({
    ...basket,
    ...(cards && { cards: cards.map((card) => ({ ...card, id: null })) }),
  });
  return { ...offer, give: back(offer.give), ask: back(offer.ask) };
}

/** The picture of a view, for that view's viewer. */
export function shownOf(view: View): Shown {
  const p = view.public;
  const { you } = view;
  return {
    me: you?.seat ?? null,
    hand: [...(you?.hand ?? [])],
    phase: p.state,
    merchant: p.merchant,
    deciders: [...p.decider],
    passed: [...p.passed],
    acquiring: p.acquiring,
    roundsLeft: p.roundsLeft,
    dice: p.dice && { ...p.dice },
    path: [...p.path],
    discs: { ...p.discs },
    status: { ...p.status },
    actor: p.window?.actor ?? null,
    due: p.pending?.kind === 'rewardTile' ? (you?.commit ?? null) : null,
    offers: p.offers.map(closed),
    owners: BUILDINGS.map((id) => p.owners[id] ?? null),
    goods: counts(p.supply.commodities, COMMODITIES),
    tiles: counts(p.supply.tiles, TILES),
    piles: KINDS.map((kind) => ({
      down: p.piles[kind].faceDown,
      up: p.piles[kind].faceUp.length,
    })),
    seats: seatsOf(p, view),
    hopping: false,
    rolling: false,
    winners: [...(p.result?.winners ?? [])],
    result: p.result?.table ?? null,
  };
}

/** The tower's space; null before it is placed. */
export const towerOf = ({ path }: Shown): SpaceId | null => path[path.length - 1] ?? null;

/** The house that leads the turn. @throws Error where the picture has no such house */
export function merchantOf({ seats, merchant }: Shown): ShownSeat {
  const found = seats[merchant];
  if (!found) throw new Error(`no seat ${merchant}`);
  return found;
}

/** The worth of a basket by the clock's estimate (section 5.7.7): the best tray hangs first. */
function worth(basket: OfferView['give']): number {
  const { ducats = 0, commodities = {}, tiles = {}, markers = 0, cards = [], any } = basket;
  const sum = (map: { readonly [w in string]?: number }): number =>
    Object.values(map).reduce<number>((n, k) => n + (k ?? 0), 0);
  const kinds: { readonly [kind in string]?: number } = any?.cards ?? {};
  return (
    ducats +
    10 * (sum(commodities) + markers + (any?.commodities ?? 0)) +
    15 * (sum(tiles) + (any?.tiles ?? 0)) +
    cards.reduce((n, { kind }) => n + (kind === 'LO' ? 20 : 15), 0) +
    15 * sum(kinds) +
    5 * (kinds.LO ?? 0)
  );
}
/** The worth of an offer to the merchant. */
export function worthOf({ give, ask, deferred }: OfferView): number {
  const { ducats = 0, commodities = [], tile, markers = 0, cards = 0 } = deferred ?? {};
  const later = ducats + 10 * (commodities.length + markers) + 15 * (cards + (tile ? 1 : 0));
  return worth(give) + later - worth(ask);
}
/** The offers for a space: those of players by their worth to the merchant, then his proposals. */
export function offersFor({ offers, merchant }: Shown, space: SpaceId): OfferView[] {
  const own = (offer: OfferView): number => (offer.maker === merchant ? 1 : 0);
  return offers
    .filter(({ target }) => target === space)
    .sort((a, b) => own(a) - own(b) || worthOf(b) - worthOf(a));
}
