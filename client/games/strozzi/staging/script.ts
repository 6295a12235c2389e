/** Writes the timelines of this game: the kit's script, which also knows its flags, money and ways. */

import type { City, Flag } from '../../../../engine/games/strozzi/data.ts';
import { inset, newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import { TOUCH } from '../../../table/staging/flight.ts';
import { COIN_FLIES } from '../../../table/staging/script.ts';
import { SeatScript } from '../../../table/staging/seat-script.ts';
import type { Shown, ShownSeat } from '../board/shown.ts';
import { bearer, LAMP, MONEY, NICHE_V, NICHES, PURSE, type Sites, yard } from '../board/sites.ts';
import { POLE_FLAG, poleTop } from '../board/still/yards.ts';
import type { Own, Thing } from './motion.ts';

const FLAG_INDEX: { readonly [f in Flag]: number } = { ware: 0, plusOne: 1, pirate: 2 };
/** Colour of gains. */
export const GAIN = 0x2f7a3a;

export class Script extends SeatScript<ShownSeat, Shown, Sites, Thing, Own> {
  /** The house of a seat. */
  yard(seat: number): Surface {
    return yard(this.sites, seat, this.shown.seats.length);
  }
  /** The pole of a house's flag of this kind, at its size there. */
  pole(seat: number, flag: Flag): Pose {
    const at = poleTop(this.yard(seat), FLAG_INDEX[flag]);
    at.size *= POLE_FLAG;
    return at;
  }
  lamp(seat: number): Pose {
    return place(this.yard(seat), LAMP.u, LAMP.v, 5.3, newPose());
  }
  /** The place of a category's work of art in its niche. */
  niche(seat: number, category: number): Pose {
    const at = place(this.yard(seat), NICHES[category] ?? 0, NICHE_V - 0.25, 0.5, newPose());
    at.size *= 0.8;
    return at;
  }

  /** The lantern goes on from `from` to the seat that is asked now. */
  pollGoesOn(from: number): void {
    const { phase, deciders } = this.shown;
    const to = deciders[0];
    if (phase !== 'claim' || to === undefined || to === from) return;
    this.fly({ what: 'lantern' }, this.lamp(from), this.lamp(to), { lasts: 0.6, arc: 3 });
  }

  /** Ducats from a place to a house, coin by coin. */
  coins(seat: number, amount: number, from: Surface, after = 0): void {
    if (amount <= 0) return;
    const deal = {
      ground: this.yard(seat),
      spot: PURSE,
      away: place(from, 0, 0, 1.4, newPose()),
      money: () => this.seat(seat).money,
    };
    const pay = (value: number) => (shown: Shown) => {
      const s = shown.seats[seat];
      if (s && s.money !== null) s.money += value;
    };
    this.coinsBetween(amount, deal, (denomination) => ({ what: 'coin', denomination }), pay, after);
    const over = inset(this.yard(seat), MONEY.u + 2.5, MONEY.v, 1.6);
    this.note(over, amount, GAIN, { sign: '+', after: after + COIN_FLIES * TOUCH, size: 2.3 });
  }

  /** The place of a seat's bearer; null if he is under way. */
  standing(city: City, seat: number): Pose | null {
    const spaces = this.shown.tracks[city];
    for (let space = 0; space < spaces.length; space++) {
      const index = spaces[space]?.indexOf(seat) ?? -1;
      if (index >= 0) return bearer(this.sites, city, space, index, this.shown.top);
    }
    return null;
  }
}
