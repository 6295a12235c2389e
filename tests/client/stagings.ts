/** Conditions for the staging of every game: events lead from view to view, at any pace. */

import { expect, test } from 'vitest';
import { newPose, type Pose } from '../../client/table/board/surface.ts';
import { Player, type Staging, type Take } from '../../client/table/staging/player.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ViewBase } from '../../engine/core/contract.ts';

interface AnyMotion {
  readonly kind: string;
  readonly at: number;
  readonly lasts: number;
  /** Of a note: the cell of its sign. */
  readonly icon?: string | null;
}

interface Staged<View extends ViewBase, Shown, Sites, Motion extends AnyMotion> {
  readonly staging: Staging<View, Shown, Sites, Motion>;
  readonly takes: readonly Take<View>[];
  /** The arrangements of the board; the first one is a wide picture's. */
  readonly sites: readonly [Sites, ...Sites[]];
  readonly handlers: object;
  /** Events that may be missing from the takes. */
  readonly rare?: readonly string[];
  /**
   * The result of the events alone; the view settles the rest.
   * @param known the picture after the events: unknown parts are not compared
   */
  readonly settled: (shown: Shown, known: Shown) => unknown;
  readonly pose: (motion: Motion, time: number, out: Pose) => Pose;
  /** Conditions for the end of a motion. */
  readonly ends?: (motion: Motion, end: Pose) => void;
  /** Parts that are visible at once, while the last effects still settle. */
  readonly atOnce: readonly (keyof Shown)[];
  /** Names of the cells of the board's atlas. */
  readonly painted: readonly string[];
  /** Cells that a motion shows besides the sign of a note. */
  readonly cellsOf?: (motion: Motion) => readonly string[];
}

/** Steps of half a second after which everything must have ended. */
const MANY = 90;

/** Tests of a game's staging. */
export function stagingTests<View extends ViewBase, Shown, Sites, Motion extends AnyMotion>(
  game: Staged<View, Shown, Sites, Motion>,
): void {
  const { staging, takes, settled, pose, atOnce } = game;
  const { shownOf } = staging;
  const [wide] = game.sites;
  const known = takes.flatMap(({ events, before, after }) =>
    before ? [{ events, before, after }] : [],
  );

  /** The picture before a take, with its immediately visible parts. */
  function from({ before, after }: { before: View; after: View }): Shown {
    const shown = shownOf(before);
    staging.begin?.(shown, after);
    return shown;
  }
  function playing(take: Take<View>): Player<View, Shown, Sites, Motion> {
    const player = new Player(staging);
    player.add(take);
    return player;
  }
  function isOver(player: Player<View, Shown, Sites, Motion>, { after }: Take<View>): void {
    expect(player.playing).toBe(false);
    expect(player.shown).toEqual(shownOf(after));
  }

  test('the matches bring every event of play that is not rare', () => {
    const seen = new Set(takes.flatMap(({ events }) => events.map(({ type }) => type)));
    const missing = Object.keys(game.handlers).filter((type) => !seen.has(type));
    expect(missing.filter((type) => !game.rare?.includes(type))).toEqual([]);
  });

  test('events alone lead from each picture to the next one', () => {
    for (const { events, before, after } of known) {
      const shown = shownOf(before);
      for (const patch of staging.stage(events, shown, wide, {}).patches) patch.apply(shown);
      const next = shownOf(after);
      expect(settled(shown, shown), JSON.stringify(events)).toEqual(settled(next, shown));
    }
  });

  test('staging leaves the picture it starts from alone', () => {
    for (const { events, before } of known.slice(0, 300)) {
      const shown = shownOf(before);
      staging.stage(events, shown, wide, {});
      expect(shown).toEqual(shownOf(before));
    }
  });

  test('every motion has a finite pose at every moment, within its timeline', () => {
    const out = newPose();
    for (const sites of game.sites)
      for (const { events, before } of known) {
        const { motions, lasts } = staging.stage(events, shownOf(before), sites, {});
        for (const motion of motions) {
          expect(motion.at).toBeGreaterThanOrEqual(0);
          expect(motion.at + motion.lasts).toBeLessThanOrEqual(lasts + 1e-9);
          for (const k of [0, 0.3, 0.7, 1]) {
            pose(motion, motion.at + k * motion.lasts, out);
            expect(Object.values(out).every(Number.isFinite), motion.kind).toBe(true);
          }
          game.ends?.(motion, out);
        }
      }
  });

  test('after any prefix of any staging, skipping shows the view, and so does going on', () => {
    const chance = new SeededChance('prefixes');
    for (const take of takes) {
      const player = playing(take);
      for (let k = 0; k < 1 + chance.below(3); k++) {
        player.advance(chance.below(300) / 100, 1, false, wide);
      }
      const way = chance.below(3);
      if (way === 0) player.finish();
      else if (way === 1) player.jump(take.after);
      else player.advance(0.001, 'instant', false, wide);
      isOver(player, take);
    }
  });

  test('at any speed a staging ends on its view, and never later than it says', () => {
    for (const take of known) {
      for (const rate of [1, 2]) {
        const player = playing(take);
        player.advance(0, rate, false, wide);
        const { lasts } = staging.stage(take.events, from(take), wide, {});
        player.advance(lasts / rate + 0.001, rate, false, wide);
        isOver(player, take);
      }
    }
  });

  test('reduced motion moves nothing, is brief, and ends on the view as well', () => {
    for (const take of known) {
      const { motions } = staging.stage(take.events, from(take), wide, { reduced: true });
      expect(motions.every(({ kind }) => kind === 'note' || kind === 'glow')).toBe(true);
      const player = playing(take);
      for (let k = 0; k < MANY && (k === 0 || player.playing); k++)
        player.advance(0.5, 2, true, wide);
      isOver(player, take);
    }
  });

  test('the next asked seat is visible at once, while the last effects still settle', () => {
    let settling = 0;
    for (const take of known) {
      const player = playing(take);
      player.advance(0, 1, false, wide);
      const after = shownOf(take.after);
      for (const key of atOnce) expect(player.shown?.[key], String(key)).toEqual(after[key]);
      if (player.playing) settling++;
    }
    expect(settling).toBeGreaterThan(100);
  });

  test('every sign of a staging is painted on the board', () => {
    const used = new Set<string>();
    for (const { events, before } of known)
      for (const motion of staging.stage(events, shownOf(before), wide, {}).motions) {
        if (motion.kind === 'note' && motion.icon) used.add(motion.icon);
        for (const cell of game.cellsOf?.(motion) ?? []) used.add(cell);
      }
    expect(used.size).toBeGreaterThan(3);
    expect([...used].filter((name) => !game.painted.includes(name))).toEqual([]);
  });
}
