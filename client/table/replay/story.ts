/** Base of the games' chapters and charts: the same walk through a recording. Pure. */

import { type Color, LOOKS } from '../../../engine/core/colors.ts';
import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import { seatNumber } from '../seats.ts';
import type { Chapter, Line } from './kit.ts';
import type { Recording } from './recording.ts';

/** An event that was not undone, and the position after it. */
export interface Standing<E> {
  readonly at: number;
  readonly event: E;
}

/** All events that were not taken back, the setting up first. */
export function standing<E>({ opening, steps }: Recording): Standing<E>[] {
  const kept = steps.filter(({ withdrawn, action }) => !withdrawn && action !== null);
  return [{ at: 0, events: opening }, ...kept].flatMap(({ at, events }) =>
    events.map(({ event }) => ({ at, event: event as E })),
  );
}

/** The kinds of chapters that divide the match, and the display of the others on its line. */
interface Kinds<Kind extends string> {
  readonly dividing: readonly Kind[];
  readonly small?: readonly Kind[];
  readonly great?: readonly Kind[];
}

/** Collects chapters by kind; `paths`: the sign of each kind, on a field of 24. */
export class Chapters<Kind extends string> {
  readonly list: Chapter[] = [];
  private readonly paths: { readonly [kind in Kind]: string };
  private readonly kinds: Kinds<Kind>;

  constructor(paths: { readonly [kind in Kind]: string }, kinds: Kinds<NoInfer<Kind>>) {
    this.paths = paths;
    this.kinds = kinds;
  }

  /**
   * A chapter at a position.
   * @param seat the seat that it is about; null: everybody
   */
  add(at: number, kind: Kind, title: string, seat: number | null): void {
    const { dividing, small = [], great = [] } = this.kinds;
    const weight = small.includes(kind) ? 'small' : great.includes(kind) ? 'great' : null;
    this.list.push({
      at,
      kind,
      title,
      seat,
      path: this.paths[kind],
      divides: dividing.includes(kind),
      ...(weight && { weight }),
    });
  }

  /** By position. */
  get sorted(): Chapter[] {
    return [...this.list].sort((a, b) => a.at - b.at);
  }
}

/** The seat that alone has the most; null while several share it. */
export function leaderOf(worth: readonly number[]): number | null {
  const best = Math.max(...worth);
  const seats = worth.flatMap((n, seat) => (n === best ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/**
 * Changes of the lead that lasted to the end of their part of the match, each at the position of
 * the change: within a part the lead may alternate.
 * @param leaders per position the sole leader, or null
 */
export function leadChanges(
  chapters: readonly Chapter[],
  leaders: readonly (number | null)[],
): { readonly at: number; readonly seat: number }[] {
  const changes: { at: number; seat: number }[] = [];
  const last = leaders.length - 1;
  const ends = [...chapters.filter((one) => one.divides && one.at > 0).map(({ at }) => at), last];
  let before = leaders[0] ?? null;
  let from = 0;
  for (const end of ends) {
    const now = leaders[end] ?? null;
    if (now !== null && now !== before) {
      let at = end;
      while (at - 1 > from && leaders[at - 1] === now) at--;
      changes.push({ at, seat: now });
      before = now;
    }
    from = end;
  }
  return changes;
}

/** Name of a seat of a recording. */
export const nameIn = ({ seats }: Recording, seat: number): string =>
  seats[seat]?.name || seatNumber(seat);

/** A line, or a row of bars, for each seat. */
export function seatLines(
  recording: Recording,
  values: (seat: number) => readonly number[],
): Line[] {
  return recording.seats.map(({ color }, seat) => ({
    id: String(seat),
    name: nameIn(recording, seat),
    color: LOOKS[color as Color].css,
    path: LOOKS[color as Color].shape,
    values: values(seat),
  }));
}

/** A public view in which each seat also has the data of its own hand. */
export function withHands<V extends ViewBase, Seat extends { readonly seat: number } & JsonObject>(
  base: ViewBase,
  hands: readonly (JsonObject | null)[],
  told: (seat: Seat, hand: JsonObject) => Partial<Seat>,
): V {
  const { seats } = base.public as { readonly seats: readonly Seat[] };
  const open = seats.map((seat) => {
    const hand = hands[seat.seat];
    return hand ? { ...seat, ...told(seat, hand) } : seat;
  });
  const view: ViewBase = { ...base, public: { ...base.public, seats: open } };
  return view as V;
}
