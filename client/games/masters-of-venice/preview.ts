/**
 * The effect of an action, as far as this seat can know it beforehand: carried out by the engine on
 * a scratch copy, without the unknown results of the bag, a deck or another's hand.
 */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { Resource, Shop } from '../../../engine/games/masters-of-venice/data.ts';
import { deciding as game } from '../../../engine/games/masters-of-venice/deciding.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Action, ActionType } from '../../../engine/games/masters-of-venice/types.ts';
import { carriedOut } from '../../table/seat/preview.ts';
import { type Position, refusedAs } from './position.ts';

/** A peg that would move. `through` lies beyond 100 where a split or the Doge steps in. */
export interface PegMove {
  readonly track: 'resource' | 'share' | 'orders';
  readonly id: Resource | Shop;
  readonly from: number;
  readonly to: number;
  readonly through: number;
}

export interface Gain {
  readonly seat: number;
  readonly cash: number;
  readonly vp: number;
}

export interface Consequence {
  /** Change of one's own ducats, dividends included. */
  readonly cash: number;
  /** The part of `cash` that comes as dividends. */
  readonly dividends: number;
  readonly vp: number;
  readonly pegs: readonly PegMove[];
  readonly splits: readonly Shop[];
  readonly controls: readonly Resource[];
  /** The gains of others: dividends and points of a split. */
  readonly others: readonly Gain[];
  /** Shops whose majority would change hands. */
  readonly majorities: readonly { readonly shop: Shop; readonly to: number | null }[];
  /** Chance or other people's choices follow: more will happen than this lists. */
  readonly open: boolean;
}

const NOTHING: Consequence = {
  cash: 0,
  dividends: 0,
  vp: 0,
  pegs: [],
  splits: [],
  controls: [],
  others: [],
  majorities: [],
  open: false,
};

/** Actions whose whole effect the seat can know. The others reveal, draw, or hand the turn on. */
const KNOWN: ReadonlySet<ActionType> = new Set([
  'adjustOrders',
  'useDock',
  'useMajority',
  'sellAtShop',
  'buyShares',
  'sellShares',
  'deliverOrder',
  'buyFavor',
  'placeCubes',
  'mercatoBuy',
  'mercatoSell',
  'mercatoSwap',
  'playFavor',
  'playRumor',
]);

/** The effect of `action`; null if it is not legal now. */
export function consequence(position: Position, action: Action): Consequence | null {
  if (refusedAs(position, action) !== null) return null;
  if (action.type === 'submitBid') return { ...NOTHING, cash: -action.amount, open: true };
  if (action.type === 'useOffice') return officeUse(position);
  if (!KNOWN.has(action.type)) return { ...NOTHING, open: true };
  return summary(position, carriedOut(game, position, action, isTables) as MvEvent[]);
}

/**
 * The last adjustment of a draft ends the round: the events after it are the table's, not the
 * action's.
 */
const isTables = ({ type }: GameEvent): boolean =>
  type === 'gondolaMoved' || type === 'roundStarted';

function summary(position: Position, events: readonly MvEvent[]): Consequence {
  const { seat } = position;
  const gains = position.view.public.seats.map(() => ({ cash: 0, vp: 0 }));
  const pegs: PegMove[] = [];
  const splits: Shop[] = [];
  const controls: Resource[] = [];
  const majorities: { shop: Shop; to: number | null }[] = [];
  let dividends = 0;
  for (const event of events) {
    switch (event.type) {
      case 'paid': {
        const gain = gains[event.seat];
        if (gain) gain.cash += event.amount;
        const shared = event.reason === 'dividend' || event.reason === 'taxCollector';
        if (shared && event.seat === seat) dividends += event.amount;
        break;
      }
      case 'vpGained': {
        const gain = gains[event.seat];
        if (gain) gain.vp += event.vp;
        break;
      }
      case 'pegMoved':
        pegs.push(event);
        break;
      case 'ordersMoved':
        pegs.push({
          track: 'orders',
          id: event.shop,
          from: event.from,
          to: event.to,
          through: event.to,
        });
        break;
      case 'stockSplit':
        splits.push(event.shop);
        break;
      case 'priceControl':
        controls.push(event.resource);
        break;
      case 'majorityChanged':
        majorities.push({ shop: event.shop, to: event.to });
        break;
    }
  }
  const own = gains[seat] ?? { cash: 0, vp: 0 };
  const others = gains
    .map((gain, k) => ({ seat: k, ...gain }))
    .filter((gain) => gain.seat !== seat && (gain.cash !== 0 || gain.vp !== 0));
  return {
    ...own,
    dividends,
    pegs: joined(pegs),
    splits,
    controls,
    others,
    majorities,
    open: false,
  };
}

/** Several moves of one peg within an action, as one. */
function joined(pegs: readonly PegMove[]): PegMove[] {
  const byPeg = new Map<string, PegMove>();
  for (const peg of pegs) {
    const key = `${peg.track}:${peg.id}`;
    const before = byPeg.get(key);
    byPeg.set(key, {
      track: peg.track,
      id: peg.id,
      from: before?.from ?? peg.from,
      to: peg.to,
      through: Math.max(before?.through ?? 0, peg.through),
    });
  }
  return [...byPeg.values()];
}

/** The dividend of an office is known beforehand; the draw from the bag is not (MV-534). */
function officeUse(position: Position): Consequence {
  const { turn, seats } = position.view.public;
  const office = turn?.location;
  if (office !== 'officeNorth' && office !== 'officeSouth') return { ...NOTHING, open: true };
  const anyShare = seats.some((seat) => (seat.shares[office] ?? 0) > 0);
  const gains = seats.map((seat) => {
    const virtual = anyShare && seat.characters.includes('taxCollector') ? 1 : 0;
    return { seat: seat.seat, cash: 10 * ((seat.shares[office] ?? 0) + virtual), vp: 0 };
  });
  const own = gains[position.seat]?.cash ?? 0;
  return {
    ...NOTHING,
    cash: own,
    dividends: own,
    others: gains.filter((gain) => gain.seat !== position.seat && gain.cash > 0),
    open: true,
  };
}
