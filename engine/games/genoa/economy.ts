/** The economy in simulations: deals, income by source, used and sold actions, length of turns. */

import type { EconomyMeter, JsonObject, State } from '../../core/contract.ts';
import type { Emitted } from '../../core/events.ts';
import { LARGE_PAY } from './data.ts';
import type { GeEvent } from './events.ts';
import { isBuilding, SPACES } from './map.ts';
import { resultTable } from './scoring.ts';
import { MERCHANT, OVER, PHASE, SEATS, SEQ, TURN } from './state.ts';
import type { OfferView } from './types.ts';

/** Events that are counted. */
const COUNTS = [
  ...(['turns', 'commands', 'offers', 'proposals', 'revisions', 'wildcards', 'passes'] as const),
  ...(['deals', 'given', 'taken', 'promises', 'commits'] as const),
  ...(['actions', 'sold', 'unused'] as const),
  ...(['largeOrders', 'smallOrders', 'messages', 'acquired'] as const),
] as const;
/** Ducats by source. */
const SOURCES = [
  ...(['deals', 'largeOrders', 'smallOrders', 'messages', 'owners'] as const),
  ...(['markers', 'contracts'] as const),
] as const;
type Count = (typeof COUNTS)[number];
type Source = (typeof SOURCES)[number];

/** Events that are counted as they are. */
const ONCE: { readonly [type in GeEvent['type']]?: Count } = {
  offerRevised: 'revisions',
  passed: 'passes',
  acquired: 'acquired',
  actionTaken: 'actions',
  actionUnused: 'unused',
};

export class Economy implements EconomyMeter {
  private readonly counts = new Map<Count, number>();
  private readonly ducats = new Map<Source | 'total', number>();
  private seats = 1;
  /** Of the current turn. */
  private merchant = 0;

  emit({ event }: Emitted): void {
    const told = event as GeEvent;
    if (told.type === 'turnStarted') this.merchant = told.merchant;
    else if (told.type === 'offerMade') this.offer(told.offer);
    else if (told.type === 'dealStruck') this.deal(told.offer);
    else if (told.type === 'orderDelivered') {
      const source = told.ducats === LARGE_PAY ? 'largeOrders' : 'smallOrders';
      this.count(source);
      this.earn(source, told.ducats);
    } else if (told.type === 'messageDelivered') {
      this.count('messages');
      this.earn('messages', told.ducats);
    } else if (told.type === 'ownerPaid') this.earn('owners', told.ducats);
    else if (told.type === 'handed' && told.to === this.merchant) this.earn('deals', told.ducats);
    const once = ONCE[told.type];
    if (once) this.count(once);
  }

  private offer({ maker, give, ask }: OfferView): void {
    this.count(maker === this.merchant ? 'proposals' : 'offers');
    if (give.any || ask.any) this.count('wildcards');
  }

  private deal(offer: OfferView): void {
    this.count('deals');
    this.count(offer.maker === this.merchant ? 'taken' : 'given');
    if (isBuilding(SPACES.indexOf(offer.target))) this.count('sold');
    if (offer.deferred) this.count('promises');
    if (offer.deferred?.commit) this.count('commits');
  }

  /** Counts the result of a finished match. */
  sample(s: State): void {
    this.merchant = s[MERCHANT];
    if (s[PHASE] !== OVER) return;
    this.seats = s[SEATS];
    this.count('turns', s[TURN]);
    this.count('commands', s[SEQ]);
    for (const { markers, contracts, total } of resultTable(s)) {
      this.earn('markers', markers);
      this.earn('contracts', contracts);
      this.earn('total', total);
    }
  }

  private count(name: Count, times = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + times);
  }

  private earn(source: Source | 'total', ducats: number): void {
    this.ducats.set(source, (this.ducats.get(source) ?? 0) + ducats);
  }

  /**
   * Means per match. Deals are `given` if a player's offer was accepted, `taken` if the merchant's
   * proposal was; `soldShare` is the share of used actions that were sold. Money is that of one
   * seat: deals only move it between seats.
   */
  report(matches: number): JsonObject {
    const all = Math.max(1, matches);
    const rounded = (amount: number, by: number): number => Math.round((amount / by) * 100) / 100;
    const of = (name: Count): number => this.counts.get(name) ?? 0;
    const money = (source: Source | 'total'): number =>
      rounded(this.ducats.get(source) ?? 0, all * this.seats);
    return {
      ...Object.fromEntries(COUNTS.map((name) => [name, rounded(of(name), all)])),
      soldShare: rounded(of('sold'), Math.max(1, of('actions'))),
      income: Object.fromEntries(SOURCES.map((source) => [source, money(source)])),
      total: money('total'),
    };
  }
}
