/** Matches as a director receives them, and the rules of good broadcast that every cut keeps. */

import { expect, test } from 'vitest';
import type { Direction, Mark } from '../../client/table/director/direction.ts';
import { Editor } from '../../client/table/director/editor.ts';
import { poseAt } from '../../client/table/director/pose.ts';
import {
  ESTABLISHES,
  glides,
  holds,
  ORBITS,
  type Sight,
  STAYS,
} from '../../client/table/director/rules.ts';
import type { Cut, Moment, Shot, Take } from '../../client/table/director/types.ts';
import type { GameEvent, ViewBase, Viewer } from '../../engine/core/contract.ts';

export interface Directed {
  readonly takes: readonly Take[];
  /** The start of each of them. */
  readonly begins: readonly number[];
  readonly cut: Cut;
  readonly ends: number;
}

/** Seconds of thinking, in turn; the last ones are long. */
const THINKS = [0.4, 1.5, 0, 3, 0.7, 12, 0.2, 45];

/** An action in the form for the staging. */
export interface Told<V extends ViewBase> {
  readonly events: readonly GameEvent[];
  readonly before: V | null;
  readonly after: V;
}

type Staged<V extends ViewBase> = (take: Told<V> & { readonly before: V }) => {
  readonly marks: readonly Mark[];
  readonly lasts: number;
};

/**
 * Directs the actions of a match. The next take arrives when the one before has been staged and its
 * seat has thought. `looks`: how often the cut is examined meanwhile.
 */
export const directing =
  <V extends ViewBase>(direction: Direction, staged: Staged<V>) =>
  (match: readonly Told<V>[], looks = 0, thinks: readonly number[] = THINKS): Directed => {
    const editor = new Editor(direction.sight);
    const takes: Take[] = [];
    const begins: number[] = [];
    let now = 2;
    for (const [k, { events, before, after }] of match.entries()) {
      if (!before) continue;
      const { marks, lasts } = staged({ events, before, after });
      const take: Take = {
        arrives: now,
        lasts,
        pace: 1,
        waiting: 0,
        moments: direction.moments(marks, before, after),
        stakes: direction.stakes(after),
      };
      takes.push(take);
      const begin = editor.take(take);
      begins.push(begin);
      const next = begin + lasts + (thinks[k % thinks.length] ?? 0);
      for (let look = 1; look <= looks; look++) editor.until(now + ((next - now) * look) / looks);
      now = next;
    }
    return { takes, begins, cut: editor.until(now + 60), ends: now };
  };

/** Moments of all takes with their instants. */
export const happenings = ({ takes, begins }: Directed): { at: number; moment: Moment }[] =>
  takes.flatMap(({ moments, pace }, k) =>
    moments.map((moment) => ({ at: (begins[k] ?? 0) + moment.at / pace, moment })),
  );

const ASPECT = 16 / 9;

/** The present shot. */
export const shotAt = ({ cut }: Directed, at: number): Shot => {
  const shot = cut.shots.findLast((each) => each.at <= at);
  if (!shot) throw new Error(`No shot at ${at}`);
  return shot;
};

/** @param matches by name @param longest letters of a sentence */
export function broadcast(
  matches: readonly (readonly [string, Directed])[],
  sight: Sight,
  longest: number,
): void {
  test.each(matches)('%s: shots follow one another without a gap', (_, { cut }) => {
    expect(cut.shots.length).toBeGreaterThan(40);
    for (const [k, shot] of cut.shots.entries()) {
      const next = cut.shots[k + 1];
      expect(shot.until).toBe(next ? next.at : Number.POSITIVE_INFINITY);
      expect(shot.passage > 0).toBe(shot.move !== 'cut');
    }
  });

  test.each(matches)('%s: every shot stands, and none for ever', (_, { cut, takes }) => {
    const longest = Math.max(...takes.map(({ lasts }) => lasts));
    for (const { at, until, passage, size } of cut.shots.slice(0, -1)) {
      const stands = size === 'wide' ? ESTABLISHES : STAYS;
      expect(until - at - passage).toBeGreaterThan(stands - 1e-6);
      expect(until - at).toBeLessThan(2 * ORBITS + longest);
    }
  });

  test.each(matches)('%s: the camera rests wherever it cuts, before and after', (_, { cut }) => {
    const step = 1 / 50;
    const speed = (shots: readonly Shot[], at: number): number => {
      const a = poseAt({ shots }, at, sight, ASPECT);
      const b = poseAt({ shots }, at + step, sight, ASPECT);
      if (!a || !b) throw new Error('No camera');
      const way = Math.hypot(b.x - a.x, b.z - a.z, b.distance - a.distance);
      return way / step + (60 * Math.abs(b.yaw - a.yaw)) / step;
    };
    for (const [k, shot] of cut.shots.entries()) {
      if (k === 0 || shot.move !== 'cut') continue;
      const around = cut.shots.slice(Math.max(0, k - 3), k + 1);
      expect(speed(around, shot.at - 2 * step)).toBeLessThan(2.5);
      expect(speed(around, shot.at + step)).toBeLessThan(5);
      expect(cut.shots[k - 1]?.move).not.toBe('orbit');
    }
  });

  test.each(matches)('%s: between two shots the camera flies, and does not jump', (_, { cut }) => {
    for (const [k, shot] of cut.shots.entries()) {
      const before = cut.shots[k - 1];
      if (!before) continue;
      if (shot.move === 'cut') {
        expect(glides(sight, before, shot)).toBe(false);
        continue;
      }
      const around = cut.shots.slice(Math.max(0, k - 3), k + 1);
      const a = poseAt({ shots: around }, shot.at - 1e-4, sight, ASPECT);
      const b = poseAt({ shots: around }, shot.at + 1e-4, sight, ASPECT);
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.z ?? 0) - (b?.z ?? 0))).toBeLessThan(0.05);
      expect(Math.abs((a?.distance ?? 0) - (b?.distance ?? 0))).toBeLessThan(0.05);
    }
  });

  test.each(matches)(
    '%s: what nobody should miss is in the picture when it happens',
    (_, match) => {
      const great = happenings(match).filter(({ moment }) => moment.importance === 3);
      expect(great.length).toBeGreaterThan(15);
      for (const { at, moment } of great) {
        const shot = shotAt(match, at);
        // The camera has arrived.
        expect(at).toBeGreaterThanOrEqual(shot.at + shot.passage - 1e-6);
        if (shot.size === 'wide') continue;
        expect(moment.place).not.toBeNull();
        if (moment.place) expect(holds(sight, shot, moment.place)).toBe(true);
      }
    },
  );

  test.each(matches)('%s: a take waits seldom and not for long', (_, { takes, begins }) => {
    const waits = begins.map((begin, k) => begin - (takes[k]?.arrives ?? 0));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...waits)).toBeLessThan(9);
    expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeLessThan(1);
  });

  test.each(matches)('%s: one sentence at a time, long enough to be read', (_, { cut }) => {
    for (const [k, line] of cut.lines.entries()) {
      expect(line.text).toMatch(/^\w.*[.?]$/);
      expect(line.text).not.toMatch(/[{}|]|undefined|NaN/);
      expect(line.text.length).toBeLessThan(longest);
      const next = cut.lines[k + 1];
      expect(line.until).toBeGreaterThan(line.at);
      if (!next) continue;
      expect(next.at).toBeGreaterThanOrEqual(line.until);
      // A cut that ends early gives way to an event.
      if (line.until - line.at < 1.5) expect(next.importance).toBeGreaterThan(1);
    }
  });
}

/** A test that the director looks only at places of the scenery. */
export function placesTest(
  matches: readonly (readonly [string, Directed])[],
  known: readonly string[],
): void {
  test.each(matches)('%s: every place of the direction is one of the scenery', (_, { takes }) => {
    const named = takes.flatMap(({ moments, stakes }) =>
      [...moments, ...stakes].flatMap(({ place }) => place ?? []),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((place) => !known.includes(place))).toEqual([]);
  });
}

/** A test that the same match is cut alike for every viewer. */
export function secretCutTest(cutAs: (viewer: Viewer) => Cut): void {
  test('nothing that only a seat knows changes the cut', () => {
    const seen = cutAs('public');
    expect(seen.shots.length).toBeGreaterThan(10);
    for (const seat of [0, 2]) expect(cutAs(seat)).toEqual(seen);
  });
}
