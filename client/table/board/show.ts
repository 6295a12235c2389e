/** Runs the show on a board: batches from the store become motions, motions become pieces. */

import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { tellStaging, useTempo } from '../../store/tempo.ts';
import { clock, settle, stir } from '../../world/clock.ts';
import { cheer } from '../../world/life/crowd.ts';
import { touches } from '../captions/captions.ts';
import { stagingControl } from '../captions/control.ts';
import { cue } from '../director/cue.ts';
import { isCovered, useScreen } from '../screen.ts';
import { type Cheer, running } from '../staging/motion.ts';
import { Player, type Rate } from '../staging/player.ts';
import { prompt } from '../staging/prompter.ts';
import { gameAtHand } from '../use-game.ts';
import type { BoardGame, BoardTypes, MotionIn, PenIn, Pieces } from './board-game.ts';
import { Lean } from './lean.ts';
import { usePointed } from './pointed.ts';
import type { BoardRuntime } from './runtime.ts';

const NONE: readonly never[] = [];

/** Panels follow the board no further behind the table than this, in milliseconds. */
const MOST_BEHIND = 6000;

/**
 * The picture holds for so long when another's turn has gained or cost the player something, in
 * milliseconds.
 */
const HOLDS = 1100;
/** With more waiting batches than this the picture goes on. */
const CROWD = 4;

/** Whether nobody can see the page; false without a window. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

/** The pieces on the graphics card, as far as a show sets them. */
type Runtime<K extends BoardTypes> = Pick<
  BoardRuntime<K['target'], PenIn<K>, K['form']>,
  'affordances' | 'hovered' | 'pointed' | 'arrange' | 'letter' | 'still' | 'moving'
>;

/** The parts of a game that a show needs. */
type Staged<K extends BoardTypes> = Pick<BoardGame<K>, 'staging' | 'drafts' | 'owes'>;

export class Show<K extends BoardTypes> {
  readonly player: Player<K['view'], K['shown'], K['sites'], MotionIn<K>>;
  private readonly game: Staged<K>;
  private readonly runtime: Runtime<K>;
  private readonly pieces: Pieces<K>;
  private readonly sites: K['sites'];
  private readonly lean: Lean;
  private stale = true;
  private marked = true;
  private wasPlaying = false;
  private collecting = false;
  private last: K['view'] | null = null;
  /** The last accepted action that was shown. */
  private seen = -1;
  private cheered: MotionIn<K> | null = null;
  /** Positions after another's action that changed the player's holdings. */
  private readonly touching = new WeakSet<K['view']>();
  private landed: K['view'] | null = null;
  /** The end of the hold, by the page's clock. */
  private heldUntil = 0;
  private readonly stops: (() => void)[] = [];
  /** Checks while no frame comes: in a hidden tab, or while one takes seconds. */
  private watch: ReturnType<typeof setTimeout> | null = null;

  constructor(game: Staged<K>, runtime: Runtime<K>, pieces: Pieces<K>, sites: K['sites']) {
    this.game = game;
    this.runtime = runtime;
    this.pieces = pieces;
    this.sites = sites;
    this.player = new Player(game.staging);
    this.lean = new Lean(game.owes);
    runtime.arrange(sites.upright);
    this.redraw();
  }

  /** Listens to the table and to the person's pointing, until `stop`. */
  start(): void {
    this.collect();
    const control = { next: () => this.leave(false), skip: () => this.leave(true) };
    stagingControl.current = control;
    this.stops.push(
      () => {
        if (stagingControl.current === control) stagingControl.current = null;
      },
      useScreen.subscribe((now, before) => {
        if (isCovered(now) && !isCovered(before)) this.collect();
      }),
      useTable.subscribe((now, before) => {
        if (now.batches !== before.batches || now.view !== before.view) this.collect();
      }),
      this.game.drafts.useDrafts.subscribe((now, before) => {
        const { hovered, drafts, active } = before;
        const same = now.hovered === hovered && now.drafts === drafts && now.active === active;
        if (!same) this.mark();
      }),
      usePointed.subscribe((now, before) => {
        if (now.keys !== before.keys) this.mark();
      }),
    );
  }

  stop(): void {
    for (const stop of this.stops.splice(0)) stop();
    if (this.watch) clearTimeout(this.watch);
    this.watch = null;
    tellStaging(false, null);
    this.pieces.stop?.();
  }

  redraw(): void {
    this.stale = true;
    stir(0.3);
  }

  /** Takes the store's batches; a view without a batch is simply shown. */
  private collect(): void {
    // Taking a batch notifies this very listener: it must not take the next one first.
    if (this.collecting) return;
    this.collecting = true;
    for (let batch = useTable.getState().takeBatch(); batch; ) {
      const { events, before, after, seq, seat } = batch;
      const again = before !== null && seq <= this.seen && events.some((e) => e.type !== 'undone');
      this.seen = before === null || !again ? seq : this.seen;
      const own = useTable.getState().seat;
      if (!again && touches(gameAtHand() ?? {}, { seat, before, after }, own)) {
        this.touching.add(after as K['view']);
      }
      this.player.add({
        events,
        again,
        before: before as K['view'] | null,
        after: after as K['view'],
        came: performance.now(),
      });
      batch = useTable.getState().takeBatch();
    }
    this.collecting = false;
    // Nobody sees the board: events are shown as done, without staging.
    if (isCovered(useScreen.getState())) {
      this.player.finish();
      this.tell();
    }
    if (this.player.pending > 0) this.tell();
    const view = useTable.getState().view as K['view'] | null;
    if (view && !this.player.playing && this.player.pending === 0 && view !== this.last) {
      this.player.jump(view);
      cue.current?.position(view);
      this.last = view;
      this.stale = true;
    }
    this.mark();
    stir(0.3);
  }

  /** Tells the others about the staging: whether it runs, and the panels' view meanwhile. */
  private tell(): void {
    const { player } = this;
    const { speed, reducedMotion } = useSettings.getState();
    const isStill = (useTempo.getState().rate ?? speed) === 'instant' || reducedMotion;
    const isBusy = player.playing || player.pending > 0;
    const waits = isBusy && !isStill && !isHidden();
    const behind = waits ? player.behind(performance.now() - MOST_BEHIND) : null;
    tellStaging(isBusy, player.landed, behind, player.leads);
    if (behind === null || this.watch) return;
    this.watch = setTimeout(() => {
      this.watch = null;
      this.tell();
    }, MOST_BEHIND / 4);
  }

  /**
   * Ends the staging: all of it, or only the present action.
   * @returns whether there was any
   */
  private leave(all: boolean): boolean {
    const { player } = this;
    if (!player.playing && player.pending === 0) return false;
    this.heldUntil = 0;
    if (all) player.finish();
    else player.next();
    this.landed = player.landed;
    this.tell();
    this.redraw();
    return true;
  }

  /** Holds the picture after it has reached a position that deserves it. */
  private hold(rate: Rate, reduced: boolean): void {
    const { landed, pending } = this.player;
    if (landed === this.landed) return;
    this.landed = landed;
    if (!landed || rate === 'instant' || reduced || cue.current || pending > CROWD) return;
    if (this.touching.has(landed)) this.heldUntil = performance.now() + HOLDS / rate;
  }

  private mark(): void {
    this.runtime.affordances = this.game.drafts.affordances();
    this.runtime.hovered = this.game.drafts.useDrafts.getState().hovered;
    this.runtime.pointed = usePointed.getState().keys;
    this.marked = true;
    stir(0.2, false);
  }

  /** One frame. */
  frame(): void {
    const { player, runtime } = this;
    if (player.playing || player.pending > 0) {
      const { speed, reducedMotion } = useSettings.getState();
      const rate = useTempo.getState().rate ?? speed;
      player.prompter = cue.current ? prompt : null;
      const isHeld = rate !== 'instant' && performance.now() < this.heldUntil;
      if (isHeld) stir(0.1, false);
      else if (player.advance(clock.delta, rate, reducedMotion, this.sites)) this.stale = true;
      this.hold(rate, reducedMotion);
    }
    this.tell();
    this.lean.frame(player, clock);
    const { shown } = player;
    if (!shown) return;
    const playing = player.playing || player.pending > 0;
    if (!this.stale && !this.marked && !playing && !this.wasPlaying) return;
    if (this.stale) {
      runtime.letter(shown.seats);
      runtime.still(this.still);
    }
    this.follow(shown);
    runtime.moving(this.moving, this.flying);
    if (playing) stir(0.25);
    else if (this.wasPlaying || this.stale) settle();
    this.wasPlaying = playing;
    this.stale = false;
    this.marked = false;
  }

  /** The carried pieces of motions, and the places of celebrating people. */
  private follow(shown: K['shown']): void {
    const { timeline, time } = this.player;
    const motions = timeline?.motions ?? NONE;
    this.pieces.follow?.(motions, time, shown);
    for (const motion of motions) {
      if (motion.kind !== 'cheer' || motion === this.cheered || !running(motion, time)) continue;
      this.cheered = motion;
      const { x, z, strength } = motion as Cheer;
      cheer({ x, z }, strength);
    }
  }

  private readonly still = (pen: PenIn<K>): void => {
    const { shown } = this.player;
    if (shown) this.pieces.still(shown, pen);
  };

  private readonly moving = (pen: PenIn<K>): void => {
    const { shown } = this.player;
    if (shown) this.pieces.moving(shown, pen);
  };

  private readonly flying = (pen: PenIn<K>): void => {
    const { timeline, time, shown } = this.player;
    if (timeline && shown) this.pieces.flying(timeline.motions, time, shown, pen);
  };
}
