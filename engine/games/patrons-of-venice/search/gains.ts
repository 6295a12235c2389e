/** Gains of a choice, in points, Ducats and goods, for hints and reviews. */

import { type Gain, type Gains, gainOf, type Line } from '../../../search/gains.ts';
import {
  BUSINESS,
  BUSINESSES,
  type BusinessId,
  GOODS,
  type Good,
  type RawGood,
  type Ship,
  VALUE_OF,
} from '../data.ts';
import type { PvEvent } from '../events.ts';
import { type CampoId, SITES, type SiteId } from '../map.ts';
import { proofSize } from '../phases/proof.ts';
import { incomeOf, points } from '../scoring.ts';
import * as S from '../state.ts';

/** `plan`: by a following answer. */
export type Told =
  | {
      readonly kind: 'business';
      readonly plan: boolean;
      readonly business: BusinessId;
      readonly site: SiteId;
      /** Further points, and Ducats for each good made there. */
      readonly n: number;
      readonly income: number;
    }
  | {
      readonly kind: 'statue';
      readonly plan: boolean;
      readonly campo: CampoId;
      readonly n: number;
    }
  /** Products of the player's own businesses: Favours, Ducats of the bank, cloth and canvas. */
  | {
      readonly kind: 'makes';
      readonly plan: boolean;
      readonly favours: number;
      readonly ducats: number;
      readonly cards: number;
    }
  /** Ducats for goods, or for a shipment. */
  | { readonly kind: 'sells'; readonly plan: boolean; readonly ducats: number }
  /** Goods that the hand then lacks for an own business; none = it has all. */
  | {
      readonly kind: 'inputs';
      readonly output: string;
      readonly lacks: readonly Good[];
    }
  /**
   * Goods that the hand then still needs to show for a first business of the kind; 0 = it may be
   * built.
   */
  | { readonly kind: 'proof'; readonly business: BusinessId; readonly n: number }
  /** A good on its way, and its use: the product of an own business, or a first one. */
  | {
      readonly kind: 'comes';
      readonly good: RawGood;
      readonly output: string;
      readonly lacks: readonly Good[];
    }
  | {
      readonly kind: 'comesFor';
      readonly good: RawGood;
      readonly business: BusinessId;
      readonly n: number;
    }
  /** A good that only has its price; `cost`: its cost. */
  | { readonly kind: 'value'; readonly good: Good; readonly n: number; readonly cost: number }
  | { readonly kind: 'uses'; readonly good: Good; readonly outputs: readonly string[] }
  /** Things kept with a pass. */
  | { readonly kind: 'saves'; readonly ducats: number }
  | { readonly kind: 'keeps'; readonly cards: number }
  | {
      readonly kind: 'reserves';
      readonly good: RawGood;
      readonly ship: Ship;
      readonly owner: number;
      readonly price: number;
    };

/** In points: a Ducat, a card, progress of a hand towards a luxury or a licence. */
const DUCAT = 0.15;
const CARD = 0.3;
const NEARER = 0.5;
const READY = 1;
const LITTLE = 0.05;

function found({ before, after, seat, events, own }: Line): readonly Gain[] {
  const told = events as readonly PvEvent[];
  const list: Gain[] = [];
  let [ducats, planned] = [0, false];
  for (const [nth, event] of told.entries()) {
    if (event.type === 'turnStarted') break;
    if (!('seat' in event) || event.seat !== seat) continue;
    const plan = nth >= own;
    if (event.type === 'businessSponsored') list.push(sponsored(before, after, seat, event, plan));
    if (event.type === 'statueRaised') {
      const n = points(after, seat) - points(before, seat);
      list.push(gainOf('sponsoring', n, { kind: 'statue', plan, campo: event.campo, n }));
    }
    if (event.type === 'sold' || event.type === 'unloaded') {
      ducats += event.ducats;
      planned ||= plan;
    }
    if (event.type === 'reserved') {
      const { good, ship, boardOwner: owner, price } = event;
      list.push(gainOf('ships', CARD, { kind: 'reserves', good, ship, owner, price }));
      list.push(...coming(after, seat, good));
    }
    if (event.type === 'shipmentPlaced')
      list.push(...coming(after, seat, event.good), priceFor(event.good, 0));
    if (event.type === 'bought') list.push(priceFor(event.good, event.price));
    if (event.type === 'unloaded' && event.to === 'hand') list.push(priceFor(event.good, 0));
  }
  const [first] = told;
  if (first?.type === 'passed' && before[S.DUCATS + S.at(seat)] > 0) {
    list.push(gainOf('money', LITTLE, { kind: 'saves', ducats: before[S.DUCATS + S.at(seat)] }));
  }
  const sellsNothing = first?.type === 'sold' && first.seat === seat && first.ducats === 0;
  if ((first?.type === 'productionEnded' || sellsNothing) && S.handCount(before, seat) > 0) {
    list.push(gainOf('goods', LITTLE, { kind: 'keeps', cards: S.handCount(before, seat) }));
  }
  if (ducats > 0) {
    list.push(gainOf('money', DUCAT * ducats, { kind: 'sells', plan: planned, ducats }));
  }
  return [...list, ...made(told, seat, own), ...hands(before, after, seat)];
}

function sponsored(
  before: S.State,
  after: S.State,
  seat: number,
  { business, site }: Extract<PvEvent, { type: 'businessSponsored' }>,
  plan: boolean,
): Gain {
  const n = points(after, seat) - points(before, seat);
  const place = SITES.indexOf(site);
  const income = incomeOf(after, place, BUSINESSES.indexOf(business));
  const told = { kind: 'business', plan, business, site, n, income } as const;
  return gainOf('sponsoring', n + DUCAT * income, told, { takes: place });
}

function made(events: readonly PvEvent[], seat: number, own: number): readonly Gain[] {
  let [favours, ducats, cards, plan] = [0, 0, 0, false];
  for (const [nth, event] of events.entries()) {
    if (event.type === 'turnStarted') break;
    if (event.type !== 'produced') continue;
    if (event.owner === seat) ducats += event.income;
    if (event.seat !== seat) continue;
    plan ||= nth >= own;
    if (event.favour) favours++;
    if (isGood(event.output)) cards++;
  }
  if (favours + ducats + cards === 0) return [];
  const worth = favours + DUCAT * ducats + CARD * cards;
  const told = { kind: 'makes', plan, favours, ducats, cards } as const;
  return [gainOf(favours > 0 ? 'points' : 'production', worth, told)];
}

const GOOD_IDS: readonly string[] = GOODS;
const isGood = (output: string): boolean => GOOD_IDS.includes(output);

/** Aims that a grown hand has approached: the nearest of each kind. */
function hands(before: S.State, after: S.State, seat: number): readonly Gain[] {
  let inputs: Gain | null = null;
  let proof: Gain | null = null;
  for (const [type, { inputs: needs, output }] of BUSINESS.entries()) {
    const lacks = missing(after, seat, needs);
    const nearer = missing(before, seat, needs).length - lacks.length;
    if (nearer <= 0) continue;
    if (S.owns(after, seat, type)) {
      const worth = lacks.length === 0 ? READY : NEARER / lacks.length;
      if (inputs && inputs.worth >= worth) continue;
      const goods = lacks.map((good) => GOODS[good]);
      inputs = gainOf('goods', worth, { kind: 'inputs', output, lacks: goods });
    } else if (after[S.TILES + type] > 0) {
      const n = Math.max(0, proofSize(type) - (needs.length - lacks.length));
      const worth = (n === 0 ? READY : NEARER / n) / 2;
      if (proof && proof.worth >= worth) continue;
      proof = gainOf('sponsoring', worth, { kind: 'proof', business: BUSINESSES[type], n });
    }
  }
  return [inputs, proof].filter((gain) => gain !== null);
}

/** The use of a good on its way. */
function coming(s: S.State, seat: number, good: RawGood): readonly Gain[] {
  const copy = s.slice();
  copy[S.HAND + GOODS.indexOf(good) + S.at(seat)]++;
  return hands(s, copy, seat).map(({ group, worth, kind, told }) => ({
    kind: kind === 'inputs' ? 'comes' : 'comesFor',
    group: group === 'goods' ? 'ships' : group,
    of: 'own' as const,
    worth: worth / 2,
    told: { good, ...told },
  }));
}

/** The value of a good that completes nothing: its price, or else its product. */
function priceFor(good: Good, cost: number): Gain {
  const index = GOODS.indexOf(good);
  const n = VALUE_OF[index];
  const outputs = BUSINESS.filter(({ inputs }) => inputs.includes(index)).map(
    ({ output }) => output,
  );
  if (n <= cost && outputs.length > 0) {
    return gainOf('goods', LITTLE, { kind: 'uses', good, outputs });
  }
  const worth = Math.max(LITTLE, (DUCAT * (n - cost)) / 2);
  return gainOf('goods', worth, { kind: 'value', good, n, cost });
}

const missing = (s: S.State, seat: number, needs: readonly number[]): readonly number[] =>
  needs.filter((good) => s[S.HAND + good + S.at(seat)] === 0);

export const gains: Gains = {
  found,
  figures: [
    { name: 'points', group: 'points', worth: 1, least: 0.6, others: true },
    { name: 'ducats', group: 'money', worth: DUCAT, least: 1.5 },
    { name: 'cards', group: 'goods', worth: CARD, least: 1 },
    { name: 'businesses', group: 'businesses', worth: 0.8, least: 0.6 },
  ],
  count: (s, seat, out) => {
    out[0] = points(s, seat);
    out[1] = s[S.DUCATS + S.at(seat)];
    out[2] = S.handCount(s, seat);
    out[3] = 0;
    for (let site = 0; site < SITES.length; site++) {
      if (s[S.SITE_OWNER + site] === seat) out[3]++;
    }
  },
  holder: (s, site) => s[S.SITE_OWNER + site],
};
