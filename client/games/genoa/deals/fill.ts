/**
 * The things that a seat gives where an offer leaves it the choice; a gap with one possibility
 * fills itself.
 */

import {
  type CardId,
  COMMODITIES,
  KINDS,
  type Kind,
  TILES,
} from '../../../../engine/games/genoa/data.ts';
import type { Fill, OfferView, View } from '../../../../engine/games/genoa/types.ts';
import { faceOf, needsExtra, seatOf } from '../facts.ts';
import { termsOf } from '../strings/deal-lines.ts';
import { ownSide, type Thread } from './thread.ts';
import { answering, EMPTY, type Tray, trayOf } from './tray.ts';

/** A kind of thing of which the seat must give a number. */
export interface Gap {
  readonly sort: 'commodities' | 'tiles' | Kind;
  readonly n: number;
  /** The things that the seat could give, with their numbers. */
  readonly pool: readonly { readonly id: string; readonly n: number }[];
}

/** The gaps that an offer's addressee has still to fill; empty for an offer without gaps. */
export function gapsOf(view: View, offer: OfferView): readonly Gap[] {
  const seat = offer.taker;
  const basket = offer[ownSide(view.public, seat)];
  const named = view.you?.offers[offer.id]?.[ownSide(view.public, seat)] ?? [];
  const { commodities, tiles } = seatOf(view.public, seat);
  const { any = {} } = basket;
  const spare = needsExtra(view.public, seat, offer.target) && seat !== view.public.merchant;
  const left = <W extends string>(
    words: readonly W[],
    have: { readonly [word in W]?: number },
    gone: { readonly [word in W]?: number } | undefined,
    kept: (word: W) => number = () => 0,
  ) =>
    words
      .map((id) => ({ id, n: (have[id] ?? 0) - (gone?.[id] ?? 0) - kept(id) }))
      .filter(({ n }) => n > 0);
  const cards = KINDS.map((kind): Gap => {
    const hand = (view.you?.hand ?? []).filter(
      (id) => faceOf(id).kind === kind && !named.some((card) => card.id === id),
    );
    return { sort: kind, n: any.cards?.[kind] ?? 0, pool: hand.map((id) => ({ id, n: 1 })) };
  });
  const goods: Gap = {
    sort: 'commodities',
    n: any.commodities ?? 0,
    pool: left(COMMODITIES, commodities, basket.commodities),
  };
  const pieces: Gap = {
    sort: 'tiles',
    n: any.tiles ?? 0,
    pool: left(TILES, tiles, basket.tiles, (tile) => (spare && tile === 'extraAction' ? 1 : 0)),
  };
  return [goods, pieces, ...cards].filter(({ n }) => n > 0);
}

/** The choice for each gap: the number of each thing. */
export type Chosen = { readonly [sort: string]: { readonly [id: string]: number } };

const total = (chosen: { readonly [id: string]: number } = {}): number =>
  Object.values(chosen).reduce((sum, n) => sum + n, 0);

const inAll = ({ pool }: Gap): number => pool.reduce((sum, one) => sum + one.n, 0);

/** Whether the seat has too little to fill a gap. */
export const isLacking = (gap: Gap): boolean => inAll(gap) < gap.n;

/** The only way to fill a gap; null where there is a choice. */
function only(gap: Gap): { readonly [id: string]: number } | null {
  const { n, pool } = gap;
  if (inAll(gap) === n) return Object.fromEntries(pool.map((one) => [one.id, one.n]));
  const [single] = pool;
  return single && pool.length === 1 && single.n >= n ? { [single.id]: n } : null;
}

/** The chosen things, and those of gaps that fill themselves. */
const filled = (gaps: readonly Gap[], chosen: Chosen): Chosen =>
  Object.fromEntries(gaps.map((gap) => [gap.sort, only(gap) ?? chosen[gap.sort] ?? {}]));

/** Gaps that need a choice. */
export const openGaps = (gaps: readonly Gap[]): readonly Gap[] =>
  gaps.filter((gap) => only(gap) === null);

export const isFilled = (gaps: readonly Gap[], chosen: Chosen): boolean =>
  gaps.every((gap) => total(filled(gaps, chosen)[gap.sort]) === gap.n);

/** Adds one of a thing to a gap; in a full gap it replaces the oldest choice. */
export function added(gap: Gap, chosen: Chosen, id: string): Chosen {
  const now = chosen[gap.sort] ?? {};
  const most = gap.pool.find((one) => one.id === id)?.n ?? 0;
  if ((now[id] ?? 0) >= most || gap.n === 1) {
    const { [id]: had = 0, ...rest } = now;
    return { ...chosen, [gap.sort]: had > 0 ? rest : { [id]: 1 } };
  }
  const [first] = Object.keys(now);
  const full = total(now) >= gap.n;
  const lighter = full && first ? { ...now, [first]: (now[first] ?? 1) - 1 } : now;
  return { ...chosen, [gap.sort]: { ...lighter, [id]: (lighter[id] ?? 0) + 1 } };
}

/** The fill that the acceptance sends. */
export function fillOf(gaps: readonly Gap[], chosen: Chosen): Fill {
  const done = filled(gaps, chosen);
  const named = (sort: string) =>
    Object.fromEntries(Object.entries(done[sort] ?? {}).filter(([, n]) => n > 0));
  const cards = KINDS.flatMap((kind) => Object.keys(named(kind)) as CardId[]);
  const commodities = named('commodities');
  const tiles = named('tiles');
  return {
    ...(Object.keys(commodities).length > 0 && { commodities }),
    ...(Object.keys(tiles).length > 0 && { tiles }),
    ...(cards.length > 0 && { cards }),
  };
}

type Counts = { readonly [id: string]: number | undefined };

const plus = (a: Counts = {}, b: Counts = {}): Counts => {
  const sum = Object.entries(b).map(([id, n = 0]) => [id, (a[id] ?? 0) + n]);
  return { ...a, ...Object.fromEntries(sum) };
};

/** The terms of an offer with the chosen and self-filled things in place of the gaps. */
export function filledTerms(view: View, offer: OfferView, chosen: Chosen = {}): Tray {
  const tray = termsOf(view, offer);
  const side = ownSide(view.public, offer.taker);
  const basket = tray[side];
  if (offer.taker !== view.you?.seat || !basket.any) return tray;
  const gaps = gapsOf(view, offer);
  const { commodities, tiles, cards = [] } = fillOf(gaps, chosen);
  const done = filled(gaps, chosen);
  const left = Object.fromEntries(gaps.map(({ sort, n }) => [sort, n - total(done[sort])]));
  const whole = {
    ...basket,
    commodities: plus(basket.commodities, commodities),
    tiles: plus(basket.tiles, tiles),
    cards: [...(basket.cards ?? []), ...cards.map((id) => ({ id, show: 'taker' as const }))],
    any: { ...left, cards: left },
  };
  return { ...tray, [side]: whole };
}

/**
 * The tray that a change starts from: the player's own offer, else the answer to the other one, else
 * nothing.
 */
export function baseOf(view: View, { mine, theirs }: Thread): Tray {
  if (mine) return trayOf(view, mine);
  return theirs ? answerTo(view, theirs) : EMPTY;
}

/** The tray that answers an offer: gaps with one possibility are filled in. */
function answerTo(view: View, offer: OfferView): Tray {
  const tray = answering(view, offer);
  const side = ownSide(view.public, offer.taker);
  const { commodities, tiles, cards = [] } = fillOf(gapsOf(view, offer), {});
  const own = tray[side];
  const named = {
    ...own,
    ...(commodities && { commodities: plus(own.commodities, commodities) }),
    ...(tiles && { tiles: plus(own.tiles, tiles) }),
    ...(cards.length > 0 && {
      cards: [...(own.cards ?? []), ...cards.map((id) => ({ id, show: 'taker' as const }))],
    }),
  };
  return { ...tray, [side]: named };
}
