/** Writes a timeline: motions, and the moments at which the shown picture changes. */

import { COIN_FORMS, coinStream } from '../../../pieces/coins.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import type { Shown, ShownSeat } from '../board/shown.ts';
import { type Sites, yardCoins } from '../board/sites.ts';
import { newPose, type Pose, place, type Surface } from '../board/surface.ts';
import type { Motion, Thing } from './motion.ts';

/** A change of the shown picture at a moment. */
export interface Patch {
  readonly at: number;
  readonly apply: (shown: Shown) => void;
}

export interface Timeline {
  /** Sorted by their start. */
  readonly motions: readonly Motion[];
  /** Sorted by their moment. */
  readonly patches: readonly Patch[];
  /** Seconds. */
  readonly lasts: number;
}

const LIFT: Pose = newPose();

export class Script {
  /** The picture as it will be when everything so far has happened. */
  readonly shown: Shown;
  readonly sites: Sites;
  /** When the next event may begin. */
  now = 0;
  /** Where the current deal happens: coins go there and come from there. */
  spot: Surface;
  /** Peg whose flourish may follow, and when it arrives. */
  readonly motions: Motion[] = [];
  readonly patches: Patch[] = [];

  constructor(shown: Shown, sites: Sites) {
    this.shown = shown;
    this.sites = sites;
    this.spot = sites.order;
  }

  seat(seat: number): ShownSeat {
    return this.shown.seats[seat]!;
  }
  color(seat: number): number {
    return SEAT_COLORS[this.seat(seat).color] ?? 0xffffff;
  }

  /** The picture changes `after` seconds from now. */
  change(apply: (shown: Shown) => void, after = 0): void {
    apply(this.shown);
    this.patches.push({ at: this.now + after, apply });
  }

  add(motion: Motion): void {
    this.motions.push(motion);
  }

  /** Throws a piece; `take` happens at its start, `give` when it lands. */
  fly(
    thing: Thing,
    from: Pose,
    to: Pose,
    how: {
      after?: number;
      lasts?: number;
      arc?: number;
      turns?: number;
      tumble?: number;
      take?: (shown: Shown) => void;
      give?: (shown: Shown) => void;
    } = {},
  ): void {
    const { after = 0, lasts = 0.8, turns = 0, tumble = 0, take, give } = how;
    const far = Math.hypot(to.x - from.x, to.z - from.z);
    const arc = how.arc ?? 3 + Math.min(9, far * 0.16);
    if (take) this.change(take, after);
    this.add({
      kind: 'fly',
      at: this.now + after,
      lasts,
      thing,
      from: { ...from },
      to: { ...to },
      arc,
      turns,
      tumble,
    });
    if (give) this.change(give, after + lasts);
  }

  glow(
    surface: Surface,
    size: number,
    color: number,
    lasts = 0.9,
    cell: 'halo' | 'ring' = 'ring',
    after = 0,
  ): void {
    const pose = place(surface, 0, 0, 0.25, newPose());
    pose.size = size;
    this.add({ kind: 'glow', at: this.now + after, lasts, cell, pose, color, growth: 0.5 });
  }

  /** The town's people near a surface rejoice. */
  cheer({ x, z }: Surface, strength: number, after = 0): void {
    this.add({ kind: 'cheer', at: this.now + after, lasts: 0.5, x, z, strength });
  }

  /** A rising figure; `value` null shows the icon alone. */
  note(
    surface: Surface,
    value: number | null,
    color: number,
    how: { sign?: string; icon?: string; size?: number; after?: number; lasts?: number } = {},
  ): void {
    const pose = place(surface, 0, 0, 2.2, newPose());
    pose.size = how.size ?? 2.6;
    pose.tilt = 0.75;
    this.add({
      kind: 'note',
      at: this.now + (how.after ?? 0),
      lasts: how.lasts ?? 1.5,
      pose,
      rise: 3.2,
      value,
      sign: how.sign ?? '',
      icon: how.icon ?? '',
      color,
    });
  }

  /** Ducats between a seat (positive: to it) and the spot of the deal. */
  coins(seat: number, amount: number, after = 0): void {
    const home = yardCoins(this.sites, seat);
    const away = place(this.spot, 0, 0, 1, { ...LIFT });
    const stream = coinStream(Math.abs(amount), 7);
    const [from, to] = amount > 0 ? [away, home] : [home, away];
    const pay = (shown: Shown): void => {
      const s = shown.seats[seat];
      if (s && s.cash !== null) s.cash += amount;
    };
    if (amount < 0) this.change(pay, after);
    stream.forEach((denomination, k) => {
      const size = COIN_FORMS[denomination]!.radius * 1.25;
      const [a, b] = [
        { ...from, size, tilt: 0 },
        { ...to, size, tilt: 0, x: to.x + (k % 3) * 0.7 - 0.7, z: to.z + (k % 2) * 0.6 },
      ];
      this.fly({ what: 'coin', denomination }, a, b, {
        after: after + k * 0.06,
        lasts: 0.75,
        tumble: 2,
      });
    });
    if (amount > 0) this.change(pay, after + stream.length * 0.06 + 0.5);
    this.note(this.sites.yards[seat]!, Math.abs(amount), amount > 0 ? 0x2f7a3a : 0xa3262a, {
      sign: amount > 0 ? '+' : '−',
      after: after + (amount > 0 ? 0.4 : 0),
      size: 2.2,
    });
  }

  /** Sorts everything; `rest` seconds of quiet at the end. */
  finish(): Timeline {
    const end = (m: { at: number; lasts?: number }): number => m.at + (m.lasts ?? 0);
    const lasts = Math.max(this.now, 0, ...this.motions.map(end), ...this.patches.map(end));
    const byStart = (a: { at: number }, b: { at: number }): number => a.at - b.at;
    return {
      motions: [...this.motions].sort(byStart),
      patches: [...this.patches].sort(byStart),
      lasts,
    };
  }
}

/** Removes the first `value` from a list; if it is not there, the last entry. */
export function drop<T>(list: T[], value: T): void {
  const k = list.indexOf(value);
  list.splice(k < 0 ? list.length - 1 : k, 1);
}
