/** Writes the timelines of this game: the kit's script, which also knows its money, bag and chests. */

import { COIN_FORMS, coinCounts, coinSpot } from '../../../pieces/coins.ts';
import type { Spot } from '../../../pieces/cubes.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import { TOUCH } from '../../../table/staging/flight.ts';
import {
  Script as BoardScript,
  COIN_FLIES,
  COIN_STEP,
  coinsIn,
} from '../../../table/staging/script.ts';
import type { Shown, ShownSeat } from '../board/shown.ts';
import { COINS_FROM, chestMouth, type Sites, YARD_COINS_V } from '../board/sites.ts';
import type { Own, Thing } from './motion.ts';

const LIFT: Pose = newPose();

export class Script extends BoardScript<Shown, Sites, Thing, Own> {
  /** Where the current deal happens: coins go there and come from there. */
  spot: Surface;

  constructor(shown: Shown, sites: Sites) {
    super(shown, sites);
    this.spot = sites.order;
  }

  seat(seat: number): ShownSeat {
    return this.shown.seats[seat]!;
  }
  color(seat: number): number {
    return SEAT_COLORS[this.seat(seat).color] ?? 0xffffff;
  }

  /** The bag opens until `seconds` from now; one that is open stays so. */
  pour(seconds: number): void {
    this.keepOpen({ kind: 'pour' }, this.now, this.now + seconds, () => true);
  }

  /** A closed chest opens between `from` and `to` seconds from now; one that is open stays so. */
  private chest(seat: number, from: number, to: number): void {
    const start = this.now + Math.max(0, from - 0.15);
    const isOwn = (motion: Own): boolean => motion.kind === 'chest' && motion.seat === seat;
    this.keepOpen({ kind: 'chest', seat }, start, this.now + to + 0.25, isOwn);
  }

  /** Ducats between a seat (positive: to it) and the spot of the deal, coin by coin. */
  coins(seat: number, amount: number, after = 0): void {
    const [sum, gains] = [Math.abs(amount), amount > 0];
    const away = place(this.spot, 0, 0, 1, { ...LIFT });
    const home = (denomination: number, value: number): Pose =>
      this.pileTop(seat, denomination, gains ? value : 0);
    const aside = (denomination: number, value: number): Pose => ({
      ...away,
      size: home(denomination, value).size,
    });
    const pay = (value: number) => (shown: Shown) => {
      const s = shown.seats[seat];
      if (s && s.cash !== null) s.cash += gains ? value : -value;
    };
    const coin = (denomination: number): Thing => ({ what: 'coin', denomination });
    const [from, to] = gains ? [aside, home] : [home, aside];
    if (this.seat(seat).cash === null) {
      this.chest(seat, after, after + coinsIn(sum) * COIN_STEP + COIN_FLIES);
    }
    this.stream(sum, coin, from, to, pay, { after, lands: gains });
    this.note(this.sites.yards[seat]!, sum, gains ? 0x2f7a3a : 0xa3262a, {
      sign: gains ? '+' : '−',
      after: after + (gains ? COIN_FLIES * TOUCH : 0),
      size: 2.2,
    });
  }

  /** Where a coin of a denomination lies on a seat's pile once `more` ducats have joined it. */
  private pileTop(seat: number, denomination: number, more: number): Pose {
    const { cash } = this.seat(seat);
    const size = COIN_FORMS[denomination]!.radius;
    if (cash === null) return { ...chestMouth(this.sites, seat), size };
    const counts = coinCounts(cash + more);
    const top = Math.max(0, counts[denomination]! - 1);
    const spot: Spot = coinSpot(counts, denomination, top, { u: 0, v: 0, n: 0, spin: 0 });
    const yard = this.sites.yards[seat]!;
    const pose = place(yard, COINS_FROM + spot.u, YARD_COINS_V + spot.v, spot.n, newPose());
    pose.size = size * yard.scale;
    return pose;
  }
}
