/** Writes a timeline: motions, and the moments at which the shown picture changes. */

import {
  COIN_FORMS,
  coinCounts,
  coinSpot,
  coinStream,
  DENOMINATIONS,
} from '../../../pieces/coins.ts';
import type { Spot } from '../../../pieces/cubes.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import type { Mark } from '../../../table/director/direction.ts';
import type { Shown, ShownSeat } from '../board/shown.ts';
import { COINS_FROM, chestMouth, type Sites, YARD_COINS_V } from '../board/sites.ts';
import { TOUCH } from './flight.ts';
import type { Hint } from './hints.ts';
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
  /** Where a camera that follows the action may look. Sorted by their start. */
  readonly hints: readonly Hint[];
  /** When each event is to be seen, in their order. */
  readonly marks: readonly Mark[];
  /** Seconds. */
  readonly lasts: number;
}

const LIFT: Pose = newPose();
/** Coins that stream for one sum: enough to look like money, few enough to be followed. */
const MOST_COINS = 8;

export class Script {
  /** The picture as it will be when everything so far has happened. */
  readonly shown: Shown;
  readonly sites: Sites;
  /** When the next event may begin. */
  now = 0;
  /** Where the current deal happens: coins go there and come from there. */
  spot: Surface;
  readonly motions: Motion[] = [];
  readonly patches: Patch[] = [];
  readonly hints: Hint[] = [];
  readonly marks: Mark[] = [];

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

  /** Throws a piece; `take` happens at its start, `give` when it has come to rest. */
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
      bounce?: number;
      take?: (shown: Shown) => void;
      give?: (shown: Shown) => void;
    } = {},
  ): void {
    const { after = 0, lasts = 0.8, turns = 0, tumble = 0, bounce = 0, take, give } = how;
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
      bounce,
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

  /** The bag opens until `seconds` from now; one that is open stays so. */
  pour(seconds: number): void {
    const last = this.motions.findIndex(
      (m) => m.kind === 'pour' && m.at + m.lasts > this.now - 0.3,
    );
    const before = this.motions[last];
    const at = before ? before.at : this.now;
    const pour: Motion = { kind: 'pour', at, lasts: this.now + seconds - at };
    if (before) this.motions[last] = pour;
    else this.add(pour);
  }

  /** A closed chest opens between `from` and `to` seconds from now; one that is open stays so. */
  private chest(seat: number, from: number, to: number): void {
    const start = this.now + Math.max(0, from - 0.15);
    const last = this.motions.findIndex(
      (m) => m.kind === 'chest' && m.seat === seat && m.at + m.lasts > start - 0.3,
    );
    const before = this.motions[last];
    const at = before ? before.at : start;
    const end = Math.max(this.now + to + 0.25, before ? before.at + before.lasts : 0);
    const open: Motion = { kind: 'chest', at, lasts: end - at, seat };
    if (before) this.motions[last] = open;
    else this.add(open);
  }

  /** Sparks or scraps of paper that burst `n` above a surface. */
  burst(
    surface: Surface,
    look: 'sparks' | 'confetti',
    colors: readonly [number, number],
    how: { u?: number; v?: number; n?: number; size?: number; after?: number; lasts?: number } = {},
  ): void {
    const { u = 0, v = 0, n = 7, size = 6, after = 0, lasts = 1.6 } = how;
    const pose = place(surface, u, v, n, newPose());
    const ground = look === 'sparks' ? surface.y : pose.y;
    pose.size = size;
    const [at, seed] = [this.now + after, this.motions.length];
    this.add({ kind: 'burst', at, lasts, look, pose, ground, colors, seed });
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

  /** Ducats between a seat (positive: to it) and the spot of the deal, coin by coin. */
  coins(seat: number, amount: number, after = 0): void {
    const away = place(this.spot, 0, 0, 1, { ...LIFT });
    const stream = coinStream(Math.abs(amount), MOST_COINS);
    let rest = Math.abs(amount);
    if (this.seat(seat).cash === null) this.chest(seat, after, after + stream.length * 0.07 + 0.85);
    stream.forEach((denomination, k) => {
      // The last of a few large coins stands for whatever small change is left.
      const value = k === stream.length - 1 ? rest : DENOMINATIONS[denomination]!;
      rest -= value;
      const pay = (by: number) => (shown: Shown) => {
        const s = shown.seats[seat];
        if (s && s.cash !== null) s.cash += by;
      };
      const home = this.pileTop(seat, denomination, amount > 0 ? value : 0);
      const aside = { ...away, size: home.size };
      const [from, to] = amount > 0 ? [aside, home] : [home, aside];
      this.fly({ what: 'coin', denomination }, from, to, {
        after: after + k * 0.07,
        lasts: 0.85,
        tumble: 2,
        bounce: amount > 0 ? 0.9 : 0,
        ...(amount > 0 ? { give: pay(value) } : { take: pay(-value) }),
      });
    });
    this.note(this.sites.yards[seat]!, Math.abs(amount), amount > 0 ? 0x2f7a3a : 0xa3262a, {
      sign: amount > 0 ? '+' : '−',
      after: after + (amount > 0 ? 0.85 * TOUCH : 0),
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

  /** Sorts everything; `rest` seconds of quiet at the end. */
  finish(): Timeline {
    const end = (m: { at: number; lasts?: number }): number => m.at + (m.lasts ?? 0);
    const lasts = Math.max(this.now, 0, ...this.motions.map(end), ...this.patches.map(end));
    const byStart = (a: { at: number }, b: { at: number }): number => a.at - b.at;
    return {
      motions: [...this.motions].sort(byStart),
      patches: [...this.patches].sort(byStart),
      hints: [...this.hints].sort(byStart),
      marks: this.marks,
      lasts,
    };
  }
}

/** Removes the first `value` from a list; if it is not there, the last entry. */
export function drop<T>(list: T[], value: T): void {
  const k = list.indexOf(value);
  list.splice(k < 0 ? list.length - 1 : k, 1);
}
