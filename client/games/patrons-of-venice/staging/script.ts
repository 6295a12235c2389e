/** Writes the timelines of this game: the kit's script, which also knows its houses, money and goods. */

import {
  type Good,
  isTradeOnly,
  type RawGood,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import { COIN_FLIES, type Throw } from '../../../table/staging/script.ts';
import { SeatScript } from '../../../table/staging/seat-script.ts';
import { indexOfGood, type Shown, type ShownSeat } from '../board/shown.ts';
import { moleOf, purseOf, type Sites, storeOf } from '../board/sites.ts';
import { COIN } from '../board/still/quays.ts';
import type { Own, Thing } from './motion.ts';
import { doorOf } from './spots.ts';

/**
 * Seconds that a chest stays open after its coins. Its figure stays as long: the staging must not
 * be shorter for a viewer who sees the ducats.
 */
const CLOSES = 0.15;
/** Colours of gains and of payments. */
export const GAIN = 0x2f7a3a;
const LOSS = 0xa3262a;
/** Points are written in gold ink. */
export const POINTS = 0x8a5a00;

export class Script extends SeatScript<ShownSeat, Shown, Sites, Thing, Own> {
  mole(seat: number): Surface {
    return moleOf(this.sites, seat, this.seats);
  }
  store(seat: number): Pose {
    return storeOf(this.sites, seat, this.seats);
  }
  door(seat: number): Pose {
    return doorOf(this.sites, seat, this.seats);
  }

  /** Figures look at the camera, wherever that stands. */
  override note(
    ...[surface, ...figure]: Parameters<SeatScript<ShownSeat, Shown, Sites, Thing, Own>['note']>
  ) {
    super.note(this.facing(surface), ...figure);
  }
  /** A surface turned to the camera: a piece beside another on it is beside it in the picture. */
  facing(surface: Surface): Surface {
    return { ...surface, yaw: this.sites.yaw };
  }

  /** Ducats between a house (positive: to it) and a place, coin by coin. */
  coins(seat: number, amount: number, away: Surface, after = 0): void {
    if (amount === 0) return;
    const { ducats } = this.seat(seat);
    const ground = this.mole(seat);
    const deal = {
      ground,
      spot: purseOf(this.sites),
      away: place(away, 0, 0, 1, newPose()),
      money: () => {
        const { ducats: now } = this.seat(seat);
        return now === null ? null : now * COIN;
      },
    };
    const pay = (by: number) => (shown: Shown) => {
      const s = shown.seats[seat];
      if (s && s.ducats !== null) s.ducats += by / COIN;
    };
    const coin = (denomination: number): Thing => ({ what: 'coin', denomination });
    this.coinsBetween(amount * COIN, deal, coin, pay, after);
    if (ducats === null) this.chest(seat, after, after + COIN_FLIES);
    const gains = amount > 0;
    this.note(ground, Math.abs(amount), gains ? GAIN : LOSS, {
      sign: gains ? '+' : '−',
      size: 3,
      after: after + (gains ? COIN_FLIES * 0.5 : 0),
      lasts: gains ? 0.85 : COIN_FLIES + CLOSES,
    });
  }

  /** A closed chest opens between `from` and `to` seconds from now; an open one stays open. */
  private chest(seat: number, from: number, to: number): void {
    const start = this.now + Math.max(0, from - 0.15);
    const isOwn = (motion: Own): boolean => motion.kind === 'chest' && motion.seat === seat;
    this.keepOpen({ kind: 'chest', seat }, start, this.now + to + CLOSES, isOwn);
  }

  /** A good on its way; `take` and `give` change the picture as it leaves and as it has arrived. */
  good(good: Good, from: Pose, to: Pose, how: Throw<Shown> = {}): void {
    this.fly({ what: 'good', good }, from, to, { lasts: 0.8, bounce: 0.3, ...how });
  }

  /** Points of a house as they grow, with a figure over its mole. */
  gain(seat: number, points: number, after = 0): void {
    this.change((shown) => {
      const s = shown.seats[seat];
      if (s) s.points += points;
    }, after);
    const how = { sign: '+', icon: 'icon:star', after, size: 3.4, lasts: 1.3 };
    this.note(lifted(this.mole(seat), 2.6), points, POINTS, how);
  }
}

/** A surface `by` above another one. */
export const lifted = (surface: Surface, by: number): Surface => ({
  ...surface,
  y: surface.y + by,
});

/** `by` more of a good in a house's hand. */
export const held =
  (seat: number, good: Good, by: number) =>
  (shown: Shown): void => {
    const s = shown.seats[seat];
    if (!s) return;
    s.handCount += by;
    if (s.hand) s.hand[indexOfGood(good)] += by;
  };

/** PV-040: the destination of goods that the bank has bought. */
export const soldTo = (good: Good): 'market' | 'discard' =>
  isTradeOnly(indexOfGood(good)) ? 'discard' : 'market';

/** Moves one card of a good that the bank has bought to its destination. */
export const sold =
  (good: Good) =>
  (shown: Shown): void => {
    if (soldTo(good) === 'discard') shown.discard++;
    else shown.market[indexOfGood(good)]++;
  };

/** One more card of a good at the wharf. */
export const stranded =
  (good: RawGood) =>
  (shown: Shown): void => {
    shown.wharf[indexOfGood(good)]++;
  };
