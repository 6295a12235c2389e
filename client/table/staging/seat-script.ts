/** The script of a game in which every seat has a house: its person, its colour, the winners. */

import { SEAT_COLORS } from '../../pieces/paths.ts';
import type { Surface } from '../board/surface.ts';
import { Script } from './script.ts';

/** The colours of fireworks, from the middle outwards, for one rocket after the other. */
const FIREWORKS: readonly (readonly [number, number])[] = [
  [0xff5a4a, 0xffd75a],
  [0x5ab0ff, 0xffffff],
  [0x7ae07a, 0xffe9a0],
  [0xd08aff, 0xffd0f0],
];
const GOLD = 0xffd75a;
const ROCKETS = 9;
/** One of this many rockets rises over the winner. */
const AT_HOME = 4;
/** Seconds between two rockets, and after which the place is still again. */
const APART = 0.4;
const LASTS = 3.6;

/** The least data of a seat in such a game's picture. */
interface Seated {
  readonly color: string;
}

export class SeatScript<
  S extends Seated,
  Shown extends { readonly seats: readonly S[] },
  Sites,
  Thing,
  Own extends { readonly kind: string } = never,
> extends Script<Shown, Sites, Thing, Own> {
  /** Number of seats. */
  get seats(): number {
    return this.shown.seats.length;
  }

  /**
   * The picture of a seat.
   * @throws Error if nobody sits there
   */
  seat(seat: number): S {
    const found = this.shown.seats[seat];
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  /** The colour of a seat. */
  paint(seat: number): number {
    return SEAT_COLORS[this.seat(seat).color] ?? 0xffffff;
  }

  /** The colours of the rocket with this number. */
  rocket(k: number): readonly [number, number] {
    return FIREWORKS[k % FIREWORKS.length] ?? [GOLD, GOLD];
  }

  /**
   * Paper and light over the winners' houses, and fireworks.
   * @param home the house of a seat
   * @param over place of the rocket with this number, if not over the first winner
   * @param size of the light over a house, world units
   */
  triumph(
    winners: readonly number[],
    home: (seat: number) => Surface,
    over: (k: number) => Surface,
    size: number,
  ): void {
    for (const winner of winners) {
      const house = home(winner);
      const colors = [this.paint(winner), GOLD] as const;
      this.burst(house, 'confetti', colors, { n: 6, size: 8, lasts: 2.4 });
      this.burst(house, 'confetti', colors, { n: 8, size: 8, after: 1.1, lasts: 2.4 });
      this.glow(house, size, 0xffd070, 3, 'halo');
      this.cheer(house, 1);
    }
    for (let k = 0; k < ROCKETS; k++) {
      const below = k % AT_HOME === 0 ? home(winners[0] ?? 0) : over(k);
      this.burst({ ...below, y: 0.5 }, 'sparks', this.rocket(k), {
        n: 20 + (k % 3) * 4,
        size: 11,
        after: 0.2 + k * APART,
        lasts: 2.6,
      });
    }
    this.now += LASTS;
  }
}
