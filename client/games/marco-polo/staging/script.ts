/** The writer of this game's timelines: the kit's script with seats, goods and dice. */

import type { Amounts, Shown as DieShown } from '../../../../engine/games/marco-polo/events.ts';
import { newPose, type Pose, type Surface } from '../../../table/board/surface.ts';
import { SeatScript } from '../../../table/staging/seat-script.ts';
import type { Shown, ShownDie, ShownSeat } from '../board/shown.ts';
import { bowlDie, homeOf, type Sites, STORES, type Store, storeAt } from '../board/sites.ts';
import type { Own, Thing } from './motion.ts';

/** Colours of gains and payments. */
export const GAIN = 0x2f7a3a;
const LOSS = 0xa3262a;
/** Seconds of a thing in the air, and between two things of a stream. */
const FLIES = 0.75;
const APART = 0.09;
/** The most things that fly for one amount. */
const MOST = 5;

const AMOUNT_OF: { readonly [store in Store]: keyof Amounts } = {
  coins: 'coin',
  camels: 'camel',
  pepper: 'pepper',
  silk: 'silk',
  gold: 'gold',
};
const SIGN: { readonly [store in Store]: string } = {
  coins: 'sign:coin',
  camels: 'sign:camel',
  pepper: 'sign:pepper',
  silk: 'sign:silk',
  gold: 'sign:gold',
};

const kindOfDie = (id: string): ShownDie['kind'] => {
  const [kind] = id.split('-');
  return kind === 'black' || kind === 'white' || kind === 'token' || kind === 'neutral'
    ? kind
    : 'color';
};
export const dieOf = ({ id, value }: DieShown): ShownDie => ({ id, kind: kindOfDie(id), value });

export class Script extends SeatScript<ShownSeat, Shown, Sites, Thing, Own> {
  home(seat: number): Surface {
    return homeOf(seat, this.seats);
  }
  /** The picture of a seat changes `after` seconds from now. */
  own(seat: number, change: (seat: ShownSeat, shown: Shown) => void, after = 0): void {
    this.change((shown) => {
      const s = shown.seats[seat];
      if (s) change(s, shown);
    }, after);
  }

  /** Coins, camels and goods between a seat and a place; a gain comes from there. */
  amounts(seat: number, amounts: Amounts, gains: boolean, away: Pose): void {
    let after = 0;
    for (const store of STORES) {
      const n = amounts[AMOUNT_OF[store]] ?? 0;
      if (n === 0) continue;
      this.stores(seat, store, n, gains, away, after);
      after += 0.18;
    }
    const points = amounts.vp ?? 0;
    if (points !== 0) this.points(seat, gains ? points : -points, after);
    if (after > 0 || points !== 0) this.now += FLIES * 0.6 + after;
  }

  private stores(
    seat: number,
    store: Store,
    n: number,
    gains: boolean,
    away: Pose,
    after: number,
  ): void {
    const home = storeAt(seat, this.seats, store);
    const seen = Math.min(MOST, n);
    for (let k = 0; k < seen; k++) {
      // The last one stands for all the rest.
      const worth = k === seen - 1 ? n - seen + 1 : 1;
      const pay = (shown: Shown): void => {
        const s = shown.seats[seat];
        if (s) s[store] = Math.max(0, s[store] + (gains ? worth : -worth));
      };
      this.fly({ what: 'store', store }, gains ? away : home, gains ? home : away, {
        after: after + k * APART,
        lasts: FLIES,
        tumble: store === 'coins' ? 2 : 0,
        ...(gains ? { give: pay } : { take: pay }),
      });
    }
    this.note({ ...this.home(seat), x: home.x, z: home.z }, n, gains ? GAIN : LOSS, {
      sign: gains ? '+' : '−',
      icon: SIGN[store],
      size: 2.4,
      after: after + (gains ? FLIES * 0.5 : 0),
    });
  }

  /** Points go up or down at the seat's plate. */
  points(seat: number, by: number, after = 0): void {
    this.own(
      seat,
      (s) => {
        s.vp += by;
      },
      after + 0.2,
    );
    this.note(this.home(seat), Math.abs(by), by > 0 ? 0x8a5a10 : LOSS, {
      sign: by > 0 ? '+' : '−',
      icon: 'sign:vp',
      size: 3.2,
      after,
    });
  }

  /** The pose of a seat's die in its bowl. */
  dieAt(seat: number, id: string): Pose {
    const k = this.seat(seat).dice.findIndex((die) => die.id === id);
    return bowlDie(seat, this.seats, Math.max(0, k));
  }
}

/** A pose over a surface's middle. */
export const over = ({ x, y, z }: Surface, up = 0, size = 1): Pose => ({
  ...newPose(),
  x,
  y: y + up,
  z,
  size,
});
export const lifted = (surface: Surface, by: number): Surface => ({
  ...surface,
  y: surface.y + by,
});
