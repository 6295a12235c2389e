/** Writes a timeline: motions, and the moments at which the shown picture changes. */

import { coinStream, DENOMINATIONS } from '../../pieces/coins.ts';
import { coinPlace, coinSize, type PurseSpot } from '../board/purse.ts';
import { newPose, type Pose, place, type Surface } from '../board/surface.ts';
import type { Mark } from '../director/direction.ts';
import type { Hint } from './hints.ts';
import type { Common, MotionOf, Timed } from './motion.ts';

/** A change of the shown picture at a moment. */
export interface Patch<Shown> {
  readonly at: number;
  readonly apply: (shown: Shown) => void;
}

export interface Timeline<Shown, Motion extends Timed = Timed> {
  /** Sorted by their start. */
  readonly motions: readonly Motion[];
  /** Sorted by their moment. */
  readonly patches: readonly Patch<Shown>[];
  /** Targets for a camera that follows the action. Sorted by their start. */
  readonly hints: readonly Hint[];
  /** When each event is to be seen, in their order. */
  readonly marks: readonly Mark[];
  /** Seconds. */
  readonly lasts: number;
}

/** How something is thrown; seconds, heights in world units, whole turns. */
export interface Throw<Shown> {
  readonly after?: number;
  readonly lasts?: number;
  readonly arc?: number;
  readonly turns?: number;
  readonly tumble?: number;
  readonly bounce?: number;
  /** The picture changes at the start of the motion, and once the piece is at rest. */
  readonly take?: (shown: Shown) => void;
  readonly give?: (shown: Shown) => void;
}

/** A purse, and the place with which it deals. */
export interface Deal {
  readonly ground: Surface;
  readonly spot: PurseSpot;
  /** Money in the purse after all events so far; null = hidden. */
  readonly money: () => number | null;
  readonly away: Pose;
}

/** Coins that stream for one sum: enough to look like money, few enough to be followed. */
const MOST_COINS = 8;
/** Seconds from one coin of a stream to the next. */
export const COIN_STEP = 0.07;
/** Seconds that a coin is in the air. */
export const COIN_FLIES = 0.85;

/** Of how many coins the stream for a sum consists. */
export const coinsIn = (amount: number): number => coinStream(amount, MOST_COINS).length;

/**
 * A game's script extends it by the verbs of its own pieces. `Own`: motions that only this game
 * has.
 */
export class Script<Shown, Sites, Thing, Own extends { readonly kind: string } = never> {
  /** The picture after all events so far. */
  readonly shown: Shown;
  readonly sites: Sites;
  /** When the next event may begin. */
  now = 0;
  readonly motions: MotionOf<Thing, Own>[] = [];
  readonly patches: Patch<Shown>[] = [];
  readonly hints: Hint[] = [];
  readonly marks: Mark[] = [];

  constructor(shown: Shown, sites: Sites) {
    this.shown = shown;
    this.sites = sites;
  }

  /** The picture changes `after` seconds from now. */
  change(apply: (shown: Shown) => void, after = 0): void {
    apply(this.shown);
    this.patches.push({ at: this.now + after, apply });
  }

  add(motion: Timed & (Common<Thing> | Own)): void {
    this.motions.push(motion);
  }

  /** Throws a piece; `take` is applied at its start, `give` when it is at rest. */
  fly(thing: Thing, from: Pose, to: Pose, how: Throw<Shown> = {}): void {
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

  /**
   * A sum coin by coin from one place to another; `pay` changes the picture by each coin's value,
   * when it lands (`lands`) or when it leaves.
   * @param coin kind of the flying coin of a denomination (index)
   */
  stream(
    amount: number,
    coin: (denomination: number) => Thing,
    from: (denomination: number, value: number) => Pose,
    to: (denomination: number, value: number) => Pose,
    pay: (value: number) => (shown: Shown) => void,
    { after = 0, lands = true }: { readonly after?: number; readonly lands?: boolean } = {},
  ): void {
    const stream = coinStream(amount, MOST_COINS);
    let rest = amount;
    stream.forEach((denomination, k) => {
      // The last of a few large coins represents the remaining small change.
      const value = k === stream.length - 1 ? rest : (DENOMINATIONS[denomination] ?? 0);
      rest -= value;
      this.fly(coin(denomination), from(denomination, value), to(denomination, value), {
        after: after + k * COIN_STEP,
        lasts: COIN_FLIES,
        tumble: 2,
        bounce: lands ? 0.9 : 0,
        ...(lands ? { give: pay(value) } : { take: pay(value) }),
      });
    });
  }

  /**
   * Money between a purse and a place: a gain comes from `away`, a payment goes there. `pay`
   * changes the picture by each coin's value, when it lands or when it leaves.
   */
  coinsBetween(
    amount: number,
    { ground, spot, money, away }: Deal,
    coin: (denomination: number) => Thing,
    pay: (value: number) => (shown: Shown) => void,
    after = 0,
  ): void {
    const gains = amount > 0;
    const home = (denomination: number, value: number): Pose => {
      const pile = money();
      return coinPlace(ground, spot, pile === null || !gains ? pile : pile + value, denomination);
    };
    const aside = (denomination: number): Pose => ({
      ...away,
      size: coinSize(ground, spot, denomination),
    });
    const [from, to] = gains ? [aside, home] : [home, aside];
    const change = (value: number) => pay(gains ? value : -value);
    this.stream(Math.abs(amount), coin, from, to, change, { after, lands: gains });
  }

  /** A light of `size` over the middle of a surface. */
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
    how: {
      sign?: string;
      icon?: string;
      wide?: number;
      size?: number;
      after?: number;
      lasts?: number;
    } = {},
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
      wide: how.wide ?? 1,
      color,
    });
  }

  /**
   * A piece that opens and closes again stays open if it is still open: the last motion that `same`
   * matches is prolonged, if it ended less than 0.3 s before `from`. Seconds of the timeline.
   */
  keepOpen(motion: Own, from: number, until: number, same: (motion: Own) => boolean): void {
    const last = this.motions.findIndex(
      (m) => m.kind === motion.kind && same(m as Timed & Own) && m.at + m.lasts > from - 0.3,
    );
    const before = this.motions[last];
    const at = before ? before.at : from;
    const ends = before ? Math.max(until, before.at + before.lasts) : until;
    const open = { ...motion, at, lasts: ends - at };
    if (before) this.motions[last] = open;
    else this.add(open);
  }

  /** Sorts everything. */
  finish(): Timeline<Shown, MotionOf<Thing, Own>> {
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

/** Removes the first `value` from a list; if it is absent, the last entry. */
export function drop<T>(list: T[], value: T): void {
  const k = list.indexOf(value);
  list.splice(k < 0 ? list.length - 1 : k, 1);
}
