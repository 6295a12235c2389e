/** Runs the show on the board: batches from the store become motions, motions become pieces. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { useSettings } from '../../../store/settings.ts';
import { useTable } from '../../../store/table.ts';
import { staging, useTempo } from '../../../store/tempo.ts';
import { cue } from '../../../table/director/cue.ts';
import { clock, stir } from '../../../world/clock.ts';
import type { GondolaPose } from '../../../world/Gondola.tsx';
import { cheer, gather } from '../../../world/life/crowd.ts';
import { affordances, useIntent } from '../intent.ts';
import { drawMotions } from '../staging/draw.ts';
import { hop, type Motion, openness, running, valueAt, wayOf } from '../staging/motion.ts';
import { Player, type Prompter } from '../staging/player.ts';
import { Ferries } from './ferries.ts';
import { Lean } from './lean.ts';
import type { Pen } from './pen.ts';
import type { BoardRuntime } from './runtime.ts';
import type { Shown } from './shown.ts';
import { boatSite, pawnSite, type Sites } from './sites.ts';

const NONE: readonly Motion[] = [];
/** Asks the director, if there is one, when a take is to begin. */
const prompt: Prompter = ({ before, after }, timeline, pace, waiting) => {
  if (timeline && before) {
    const { marks, lasts } = timeline;
    return cue.current?.ask({ marks, lasts, before, after, waiting, pace }) ?? 0;
  }
  cue.current?.position(after);
  return 0;
};

/** Way of the gondola between two spaces, world units. */
const PITCH = 8;

export class Show {
  readonly player = new Player();
  readonly boat: GondolaPose = { x: 0, z: 0, heading: 0, speed: 0 };
  private readonly lean = new Lean();
  private readonly ferries = new Ferries();
  private readonly runtime: BoardRuntime;
  private sites: Sites;
  private stale = true;
  private wasPlaying = false;
  private readonly stops: (() => void)[] = [];

  constructor(runtime: BoardRuntime, sites: Sites) {
    this.runtime = runtime;
    this.sites = sites;
    this.arrange(sites);
  }

  /** Listens to the table and to what the person points at, until `stop`. */
  start(): void {
    this.collect();
    this.stops.push(
      useTable.subscribe((now, before) => {
        if (now.batches !== before.batches || now.view !== before.view) this.collect();
      }),
      useIntent.subscribe((now, before) => {
        if (
          now.hovered !== before.hovered ||
          now.drafts !== before.drafts ||
          now.active !== before.active
        )
          this.mark();
      }),
    );
  }

  stop(): void {
    for (const stop of this.stops.splice(0)) stop();
    staging.busy = false;
    this.ferries.moor();
  }

  /** Other places for everything: what is under way ends. */
  arrange(sites: Sites): void {
    if (sites !== this.sites) this.player.finish();
    this.sites = sites;
    this.runtime.arrange(sites);
    this.redraw();
  }

  redraw(): void {
    this.stale = true;
    stir(0.3);
  }

  /** Takes what the store holds; a view without a batch is simply shown. */
  private collect(): void {
    // Taking a batch tells this very listener: it must not take the next one first.
    if (this.collecting) return;
    this.collecting = true;
    for (let batch = useTable.getState().takeBatch(); batch; ) {
      const { events, before, after, seq } = batch;
      const again = before !== null && seq <= this.seen && events.some((e) => e.type !== 'undone');
      this.seen = before === null || !again ? seq : this.seen;
      this.player.add({ events, before: before as View | null, after: after as View, again });
      batch = useTable.getState().takeBatch();
    }
    this.collecting = false;
    if (this.player.pending > 0) staging.busy = true;
    const view = useTable.getState().view as View | null;
    if (view && !this.player.playing && this.player.pending === 0 && view !== this.last) {
      this.player.jump(view);
      cue.current?.position(view);
      this.last = view;
      this.stale = true;
    }
    this.mark();
    stir(0.3);
  }
  private last: View | null = null;
  private collecting = false;
  /** The last accepted action that was shown. */
  private seen = -1;

  private mark(): void {
    this.runtime.affordances = affordances();
    this.runtime.hovered = useIntent.getState().hovered;
    this.marked = true;
    stir(0.2, false);
  }
  private marked = true;

  /** One frame. */
  frame(): void {
    const { player, runtime } = this;
    if (player.playing || player.pending > 0) {
      const { speed, reducedMotion } = useSettings.getState();
      const rate = useTempo.getState().rate ?? speed;
      player.prompter = cue.current ? prompt : null;
      if (player.advance(clock.delta, rate, reducedMotion, this.sites)) this.stale = true;
    }
    staging.busy = player.playing || player.pending > 0;
    this.lean.frame(player, clock);
    const { shown } = player;
    if (!shown) return;
    const playing = player.playing || player.pending > 0;
    if (!this.stale && !this.marked && !playing && !this.wasPlaying) return;
    if (this.stale) {
      runtime.still(shown);
      this.draw(shown);
    }
    this.follow();
    runtime.moving(shown, this.flying);
    if (playing) stir(0.25);
    else if (this.wasPlaying) stir(0.1);
    this.wasPlaying = playing;
    this.stale = false;
    this.marked = false;
  }

  /** The town's people come to see whoever acts. */
  private draw(shown: Shown): void {
    const pawn = shown.seats.find(({ seat }) => seat === shown.turn)?.pawn;
    gather(pawn && shown.turn !== null ? pawnSite(this.sites, shown.turn, pawn) : null);
  }
  private cheered: Motion | null = null;

  /** Pegs, pawns and the gondola that a motion carries, and where people rejoice. */
  private follow(): void {
    const { player, runtime, boat } = this;
    runtime.pegs.fill(Number.NaN);
    runtime.lifts.fill(0);
    runtime.away.fill(false);
    runtime.bagOpen = 0;
    runtime.chests.fill(0);
    let space = player.shown?.gondola ?? 1;
    boat.speed = 0;
    this.ferries.rest();
    const motions = player.timeline?.motions ?? NONE;
    for (const motion of motions) {
      if (!running(motion, player.time)) continue;
      if (motion.kind === 'peg') {
        runtime.pegs[motion.peg] = valueAt(motion, player.time);
        runtime.lifts[motion.peg] = hop(motion, player.time);
      } else if (motion.kind === 'walk') {
        runtime.away[motion.seat] = true;
        this.ferries.row(motion, player.time);
      } else if (motion.kind === 'row') {
        space = valueAt(motion, player.time);
        boat.speed = PITCH * Math.abs(motion.to - motion.from) * wayOf(motion, player.time);
      } else if (motion.kind === 'pour') {
        runtime.bagOpen = Math.max(runtime.bagOpen, openness(motion, player.time));
      } else if (motion.kind === 'chest') {
        const open = openness(motion, player.time);
        runtime.chests[motion.seat] = Math.max(runtime.chests[motion.seat] ?? 0, open);
      } else if (motion.kind === 'cheer' && motion !== this.cheered) {
        this.cheered = motion;
        cheer(motion, motion.strength);
      }
    }
    const at = boatSite(space);
    boat.x = at.x;
    boat.z = at.z;
    boat.heading = at.heading;
  }

  private readonly flying = (pen: Pen): void => {
    const { timeline, time, shown } = this.player;
    if (timeline && shown) drawMotions(timeline.motions, time, shown, pen);
  };
}
