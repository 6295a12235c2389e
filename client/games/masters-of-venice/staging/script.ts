/** Writes the timelines of this game: the kit's script, which also knows its money, bag and chests. */

import { newPose, place, type Surface } from '../../../table/board/surface.ts';
import { TOUCH } from '../../../table/staging/flight.ts';
import { COIN_FLIES, COIN_STEP, coinsIn } from '../../../table/staging/script.ts';
import { SeatScript } from '../../../table/staging/seat-script.ts';
import type { Shown, ShownSeat } from '../board/shown.ts';
import { PURSE, type Sites } from '../board/sites.ts';
import type { Own, Thing } from './motion.ts';

export class Script extends SeatScript<ShownSeat, Shown, Sites, Thing, Own> {
  /** The spot of the current deal: coins go there and come from there. */
  spot: Surface;

  constructor(shown: Shown, sites: Sites) {
    super(shown, sites);
    this.spot = sites.order;
  }

  /** The bag opens until `seconds` from now; an open bag stays open. */
  pour(seconds: number): void {
    this.keepOpen({ kind: 'pour' }, this.now, this.now + seconds, () => true);
  }

  /** A closed chest opens between `from` and `to` seconds from now; an open one stays open. */
  private chest(seat: number, from: number, to: number): void {
    const start = this.now + Math.max(0, from - 0.15);
    const isOwn = (motion: Own): boolean => motion.kind === 'chest' && motion.seat === seat;
    this.keepOpen({ kind: 'chest', seat }, start, this.now + to + 0.25, isOwn);
  }

  /** Ducats between a seat (positive: to it) and the spot of the deal, coin by coin. */
  coins(seat: number, amount: number, after = 0): void {
    const [sum, gains] = [Math.abs(amount), amount > 0];
    const deal = {
      ground: this.sites.yards[seat],
      spot: PURSE,
      money: () => this.seat(seat).cash,
      away: place(this.spot, 0, 0, 1, newPose()),
    };
    const pay = (by: number) => (shown: Shown) => {
      const s = shown.seats[seat];
      if (s && s.cash !== null) s.cash += by;
    };
    if (this.seat(seat).cash === null) {
      this.chest(seat, after, after + coinsIn(sum) * COIN_STEP + COIN_FLIES);
    }
    this.coinsBetween(amount, deal, (denomination) => ({ what: 'coin', denomination }), pay, after);
    this.note(this.sites.yards[seat], sum, gains ? 0x2f7a3a : 0xa3262a, {
      sign: gains ? '+' : '−',
      after: after + (gains ? COIN_FLIES * TOUCH : 0),
      size: 2.2,
    });
  }
}
