/** A state that the viewer of a view considers possible: clients and bots reason on it. */

import type { Chance } from '../../core/chance.ts';
import type { Json, JsonObject } from '../../core/contract.ts';
import { CARD, CARD_IDS, kindOf } from './cards.ts';
import { type CardId, COMMODITIES, KINDS, type Kind, MESSAGE, START_DUCATS } from './data.ts';
import { BUILDINGS } from './map.ts';
import { readPosition } from './position/read.ts';
import { determinize, redrawPiles } from './secrets.ts';
import type { State } from './state.ts';
import type { BasketView, NamedCard, OfferView, ShownCard, View, You } from './types.ts';

/**
 * A state that would give the same viewer the same view; unknown facts are drawn from `chance`.
 * Uncounted ducats are those of the start (section 7).
 */
export function fromView(view: View, chance: Chance): State {
  const state = readPosition(new Possible(view, view.you ? [view.you] : []).described());
  determinize(state, view.you ? view.you.seat : 'public', chance);
  return state;
}

/** The same from all hands: only the piles are unknown. */
export function fromHands(view: View, hands: readonly JsonObject[], chance: Chance): State {
  const state = readPosition(new Possible(view, hands as readonly You[]).described());
  redrawPiles(state, chance);
  return state;
}

type Known = { [card: string]: number[] };

/** Completes a position around the knowledge of some seats. */
class Possible {
  private readonly view: View;
  private readonly known: readonly You[];
  /** Faces that no known hand or pile contains, by kind. */
  private readonly unseen: { readonly [kind in Kind]: CardId[] };
  private readonly hands: CardId[][];
  private readonly knowers: Known = {};

  constructor(view: View, known: readonly You[]) {
    this.view = view;
    this.known = known;
    this.hands = view.public.seats.map(({ seat, hand }) => [
      ...(this.of(seat)?.hand ?? new Set([...hand, ...this.seen(seat)])),
    ]);
    const placed = new Set<CardId>(this.hands.flat());
    for (const kind of KINDS) {
      for (const card of view.public.piles[kind].faceUp) placed.add(card);
    }
    const rest = (kind: Kind): CardId[] =>
      CARD_IDS.filter((id, card) => KINDS[kindOf(card)] === kind && !placed.has(id));
    this.unseen = { LO: rest('LO'), SO: rest('SO'), MS: rest('MS'), CT: rest('CT') };
  }

  private of(seat: number): You | undefined {
    return this.known.find((you) => you.seat === seat);
  }

  /** Cards that some seat here knows in the hand of `seat`. */
  private seen(seat: number): CardId[] {
    return this.known.flatMap(({ known }) => known.find((one) => one.seat === seat)?.cards ?? []);
  }

  described(): JsonObject {
    const { decider: _decider, result: _result, movesUsed: _moves, ...table } = this.view.public;
    this.noteKnowers();
    // Cards with a condition are placed first; cards without one take the rest.
    const window = this.window();
    const commits = table.offers.map((offer) => this.commitOf(offer));
    const pending = this.pending();
    const offers = table.offers.map((offer, i) => this.offer(offer, commits[i] ?? null));
    this.fillHands();
    const seats = table.seats.map(({ name: _name, color: _color, bot: _bot, ...seat }) => ({
      ...seat,
      hand: this.hands[seat.seat],
      ducats: this.of(seat.seat)?.ducats ?? seat.ducats ?? this.guessed(seat.seat),
    }));
    const described = {
      ...table,
      offers,
      window,
      pending,
      seats,
      seq: this.view.seq,
      known: this.knowers,
      said: table.offers.reduce((most, { version }) => most + version - 1, table.made),
    };
    return described;
  }

  /** Records which seats know which card, as far as these seats can tell. */
  private noteKnowers(): void {
    const all = this.view.public.seats.map(({ seat }) => seat);
    for (const { seat, hand } of this.view.public.seats) {
      for (const card of hand) this.knowers[card] = all.filter((p) => p !== seat);
    }
    for (const { seat, known } of this.known) {
      for (const { cards } of known) {
        for (const card of cards) this.knowers[card] = [...(this.knowers[card] ?? []), seat];
      }
    }
  }

  /** Never less than the most expensive standing offer. */
  private guessed(seat: number): number {
    const standing = this.view.public.offers.filter(({ maker }) => maker === seat);
    const { merchant } = this.view.public;
    const dearest = standing.map(({ give, ask }) => (seat === merchant ? ask : give).ducats ?? 0);
    return Math.max(START_DUCATS, ...dearest);
  }

  private offer(offer: OfferView, commit: CardId | null): JsonObject {
    const seen = this.known.map(({ offers }) => offers[offer.id]);
    const { merchant } = this.view.public;
    const player = offer.maker === merchant ? offer.taker : offer.maker;
    const faces = (side: 'give' | 'ask'): NamedCard[] =>
      seen.reduce<readonly NamedCard[]>((most, one) => {
        return one && one[side].length > most.length ? one[side] : most;
      }, []) as NamedCard[];
    const { deferred } = offer;
    return {
      ...offer,
      give: this.basket(offer.give, faces('give'), player),
      ask: this.basket(offer.ask, faces('ask'), merchant),
      deferred: deferred && {
        ...deferred,
        ...(commit && { commit }),
      },
    };
  }

  private basket(basket: BasketView, faces: readonly NamedCard[], giver: number): Json {
    if (!basket.cards) return basket;
    const left = [...faces];
    const named = new Set<CardId>();
    const cards = basket.cards.map((card) => {
      const i = left.findIndex(({ id, show }) => isFace(card, id, show));
      const [face] = i < 0 ? [] : left.splice(i, 1);
      const id = card.id ?? face?.id ?? this.some(card.kind, giver, named);
      named.add(id);
      return { id, show: card.show };
    });
    return { ...basket, cards };
  }

  /**
   * A card of a kind in a hand that is not named yet: one of the hand's own if the hand is full.
   */
  private some(kind: Kind, seat: number, named: ReadonlySet<CardId>): CardId {
    const held = this.hands[seat]?.filter((id) => id.startsWith(kind)) ?? [];
    const isFull = held.length >= (this.view.public.seats[seat]?.handCount[kind] ?? 0);
    const free = isFull ? held.find((id) => !named.has(id)) : undefined;
    return free ?? this.take(kind, seat);
  }

  /** GE-810: a message whose buildings are both visited is in no hand. */
  private readonly mayLie = (card: number): boolean => {
    const { kind, buildings } = CARD[card];
    const { path } = this.view.public;
    return kind !== MESSAGE || !buildings.every((building) => path.includes(BUILDINGS[building]));
  };

  /** Puts some card of a kind that nobody has seen elsewhere into a hand. */
  private take(kind: Kind, seat: number, fits = this.mayLie): CardId {
    const cards = this.unseen[kind];
    const i = Math.max(
      0,
      cards.findIndex((id) => fits(CARD_IDS.indexOf(id))),
    );
    const [card] = cards.splice(i, 1);
    if (card) this.hands[seat]?.push(card);
    return card as CardId;
  }

  /** The committed order of an offer: as its maker says, else a possible one. */
  private commitOf({ id, maker, target, deferred, give, ask }: OfferView): CardId | null {
    if (!deferred?.commit) return null;
    const own = this.known.find(({ offers }) => offers[id]?.commit)?.offers[id]?.commit;
    if (own) return own;
    const held = this.view.public.seats[maker]?.commodities ?? {};
    const building = BUILDINGS.indexOf(target as (typeof BUILDINGS)[number]);
    const fits = (card: number): boolean => {
      const { buildings, goods } = CARD[card];
      return buildings[0] === building && goods.every((good) => isLeft(good, held, give, ask));
    };
    const lying = this.hands[maker]?.find(
      (one) => one.startsWith(deferred.commit ?? '') && fits(CARD_IDS.indexOf(one)),
    );
    return lying ?? this.take(deferred.commit, maker, fits);
  }

  private window(): Json {
    const { window } = this.view.public;
    if (!window?.deferred?.commit) return window;
    const own = this.of(window.actor)?.commit;
    const building = BUILDINGS.indexOf(window.building);
    const commit =
      own ??
      this.take(window.deferred.commit, window.actor, (card) => {
        return CARD[card]?.buildings[0] === building;
      });
    return { ...window, deferred: { ...window.deferred, commit } };
  }

  private pending(): Json {
    const { pending, window } = this.view.public;
    if (!pending || !window) return null;
    const own = this.of(pending.seat)?.pending;
    const kind = window.building === 'cityHall' ? 'SO' : 'MS';
    const cards = own ?? Array.from({ length: pending.cards }, () => this.take(kind, pending.seat));
    return { ...pending, cards: [...cards] };
  }

  /** Fills the hands with unseen cards. */
  private fillHands(): void {
    for (const { seat, handCount } of this.view.public.seats) {
      KINDS.forEach((kind, i) => {
        const have =
          this.hands[seat]?.filter((id) => kindOf(CARD_IDS.indexOf(id)) === i).length ?? 0;
        for (let missing = handCount[kind] - have; missing > 0; missing--) this.take(kind, seat);
      });
    }
  }
}

const isFace = (card: ShownCard, id: CardId, show: string): boolean =>
  card.id === null ? card.show === show && id.startsWith(card.kind) : card.id === id;

function isLeft(
  good: number,
  held: { readonly [commodity: string]: number | undefined },
  give: BasketView,
  ask: BasketView,
): boolean {
  const name = COMMODITIES[good];
  const given = give.commodities?.[name] ?? 0;
  const asked = ask.commodities?.[name] ?? 0;
  return (held[name] ?? 0) - given + asked > 0;
}
