/** Conditions for director and overlay of every game's matches: places, weights, sentences. */

import { expect, test } from 'vitest';
import type { Mark } from '../../client/table/director/direction.ts';
import {
  type Directed,
  momentsOf as momentsIn,
  type Scene,
} from '../../client/table/director/telling.ts';
import type { Moment } from '../../client/table/director/types.ts';
import { type Example, exampleOf, tellerOf } from '../../client/table/overlay/make.ts';
import type { Line, Told } from '../../client/table/overlay/part.ts';
import type { SeatedView } from '../../client/table/seat/position.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type {
  Game,
  JsonObject,
  SeatInfo,
  State,
  ViewBase,
  Viewer,
} from '../../engine/core/contract.ts';
import type { Step } from './steps.ts';

type Typed = { readonly type: string };
type Parts<E extends Typed, V extends ViewBase, S extends Scene<E, V>> = Omit<
  Directed<E, V, S>,
  'sight'
>;

/** A sentence of the lower third has two lines. */
const LONGEST = 190;
/** Least number of seconds for any shot. */
const LEAST = 0.8;
const SENTENCE = /^\S.*\.$/;

/** Every event a second after the other. */
export const marksOf = ({ events }: Pick<Step<unknown, unknown>, 'events'>): Mark[] =>
  events.map((event, k) => ({ at: k, until: k + 0.9, event }));

/** A game's data about a step, and its sentence during a wait. */
export function showOf<E extends Typed, V extends ViewBase, S extends Scene<E, V>>(
  parts: Parts<E, V, S>,
) {
  const { lines: linesOf, quiet: quietLine } = tellerOf(parts);
  const momentsOf = (step: Step<unknown, V>): Moment[] =>
    momentsIn(parts.voice, parts.camera, marksOf(step), step.before, step.after);
  return { linesOf, quietLine, momentsOf };
}

interface Whole<V> {
  readonly steps: readonly Step<unknown, V>[];
  readonly places: readonly string[];
  /** Texts that no sentence may contain: a hole, a raw word of the code, a key of the catalogue. */
  readonly wrong: RegExp;
}

/** A test of a game's moments. */
export function momentTest<E extends Typed, V extends ViewBase, S extends Scene<E, V>>(
  parts: Parts<E, V, S>,
  { steps, places, wrong }: Whole<V>,
  { ends = SENTENCE, also }: { ends?: RegExp; also?: (moment: Moment) => void } = {},
): void {
  const { momentsOf } = showOf(parts);

  test('stand at places there are, in the order of time, with a sentence or on purpose none', () => {
    let said = 0;
    for (const step of steps) {
      const list = momentsOf(step);
      for (const [k, moment] of list.entries()) {
        const { place, size, at, until, text, reason } = moment;
        if (place !== null) expect(places, reason).toContain(place);
        else expect(size).toBe('wide');
        expect(at).toBeGreaterThanOrEqual(list[k - 1]?.at ?? 0);
        expect(until - at).toBeGreaterThanOrEqual(LEAST - 1e-9);
        also?.(moment);
        if (text === null) continue;
        expect(text, reason).not.toMatch(wrong);
        expect(text).toMatch(ends);
        expect(text.length, text).toBeLessThan(LONGEST);
        said++;
      }
    }
    expect(said).toBeGreaterThan(100);
  });
}

interface AtStake<V> {
  readonly isOver: (view: V) => boolean;
  /** All reasons that occur in the matches. */
  readonly reasons: readonly string[];
  /** Whether there must be a stake; absent: before the end always. */
  readonly matters?: (view: V) => boolean;
  /** Whether a stake may have no sentence; absent: never. */
  readonly isSilent?: (reason: string, view: V) => boolean;
}

/** A test of a game's stakes. */
export function stakesTest<E extends Typed, V extends ViewBase, S extends Scene<E, V>>(
  parts: Parts<E, V, S>,
  { steps, places, wrong }: Whole<V>,
  { isOver, reasons, matters = () => true, isSilent = () => false }: AtStake<V>,
): void {
  const { quietLine } = showOf(parts);

  test('in every position something is at stake, at a place, by weight; after the end nothing', () => {
    const seen = new Set<string>();
    for (const { after } of steps) {
      const list = parts.stakes(after);
      if (isOver(after)) {
        expect(list).toEqual([]);
        expect(quietLine(after)).toBeNull();
        continue;
      }
      if (matters(after)) expect(list.length).toBeGreaterThan(0);
      expect(quietLine(after)?.text).toBe(list.find(({ text }) => text !== null)?.text);
      for (const [k, { place, text, importance, reason }] of list.entries()) {
        seen.add(reason);
        if (place !== null) expect(places).toContain(place);
        if (text === null) expect(isSilent(reason, after), reason).toBe(true);
        else expect(text, reason).not.toMatch(wrong);
        expect(text?.length ?? 0, text ?? '').toBeLessThan(LONGEST);
        expect(importance).toBeLessThanOrEqual(list[k - 1]?.importance ?? 3);
      }
    }
    expect([...seen].sort()).toEqual([...reasons].sort());
  });
}

/** A test that the same match is described alike for every viewer. */
export function secretTest<E extends Typed, V extends ViewBase, S extends Scene<E, V>>(
  parts: Parts<E, V, S>,
  playedAs: (viewer: Viewer) => readonly Step<unknown, V>[],
): void {
  const { linesOf } = showOf(parts);

  test('nothing that only a seat knows is told or at stake', () => {
    const open = playedAs('public');
    for (const seat of [0, 2]) {
      const own = playedAs(seat);
      expect(own.length).toBe(open.length);
      for (const [k, step] of open.entries()) {
        const seen = own[k] ?? expect.fail();
        expect(linesOf(seen)).toEqual(linesOf(step));
        expect(parts.stakes(seen.after)).toEqual(parts.stakes(step.after));
      }
    }
  });
}

/** A view with the names of its seats. */
type Seated = ViewBase<JsonObject & { readonly seats: readonly SeatInfo[] }>;

/**
 * A test of the example that the overlay's page shows.
 * @param stateOf a position that has this view
 */
export function exampleTest(
  game: Game,
  demo: Example<SeatedView>,
  linesOf: (told: Told) => readonly Line[],
  expected: readonly Line[],
  stateOf = (view: ViewBase): State => game.fromView(view, new SeededChance(1)),
): void {
  test('the example of the overlay is a match that could be', () => {
    const { moments, lines } = exampleOf(demo, linesOf);
    for (const moment of moments) {
      const view = moment.view as Seated;
      const state = stateOf(view);
      expect(game.invariants(state)).toEqual([]);
      const people = view.public.seats.map(({ name, color, bot }) => ({ name, color, bot }));
      expect(game.view(state, 'public', people).public).toEqual(view.public);
    }
    expect(moments.length).toBeGreaterThan(0);
    expect(lines).toEqual(expected);
  });
}
