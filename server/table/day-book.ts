/** What a chair remembers in a match over days, and what follows from it. Stored with the table. */

import type { JsonObject } from '../../engine/core/contract.ts';
import { DAY_PACES, dayPace, type GivenBeforehand, type Night } from '../protocol/days.ts';
import { outOfNight, overlap, type Span, timeUp } from './nights.ts';

/** A decision that the person of a chair owes. */
export type Owed = {
  readonly match: string;
  /** Numbers of the decision and of the game's turn when it began. */
  readonly decision: number;
  readonly turn: number;
  /** Epoch milliseconds of the server. */
  readonly since: number;
  /** The person's night at that time: a change counts from the next decision on. */
  readonly night: Night | null;
  /** Absences that are over, and paid from the reserve. */
  readonly off: readonly Span[];
};

/** An announced absence; epoch milliseconds. */
export type Away = {
  readonly from: number;
  readonly until: number;
};

export type DayBook = {
  readonly owed: Owed | null;
  /** Absent: the person has said nothing; null: every hour counts. */
  readonly night?: Night | null;
  readonly away?: Away | null;
  /** Turns in a row that the rules have decided. */
  readonly missed?: number;
  /** Would begin a match of the queue now. */
  readonly ready?: boolean;
  /** Answers that the person has given beforehand: a secret of the chair. */
  readonly given?: readonly GivenBeforehand[];
};

export interface Ends {
  /** When the own time ends, epoch milliseconds. */
  readonly own: number;
  /** When the reserve ends, too. */
  readonly out: number;
  /** The reserve at the end of the own time, in milliseconds. */
  readonly reserve: number;
  /** The part of the absence that the reserve pays. */
  readonly away: Span;
}

/** The last answer for each decision: it is asked at every change of the table. */
const answers = new WeakMap<Owed, { readonly asked: readonly unknown[]; readonly ends: Ends }>();

/**
 * When the time for a decision is out. Pure.
 * @param allowed own time, in milliseconds
 * @param reserve what is left of it when the decision began, in milliseconds
 */
export function ends(owed: Owed, allowed: number, reserve: number, away: Away | null): Ends {
  const asked = [allowed, reserve, away?.from, away?.until];
  const last = answers.get(owed);
  if (last?.asked.every((one, k) => one === asked[k])) return last.ends;
  const now = endsOf(owed, allowed, reserve, away);
  answers.set(owed, { asked, ends: now });
  return now;
}

function endsOf(owed: Owed, allowed: number, reserve: number, away: Away | null): Ends {
  const { since, night, off } = owed;
  const plain = timeUp(since, allowed, night, off);
  const from = Math.max(since, away?.from ?? 0);
  const until = away ? Math.min(away.until, from + reserve) : 0;
  // Whoever goes when the own time is out lives on the reserve already.
  const span: Span = until > from && from < plain ? [from, until] : [from, from];
  const left = reserve - (span[1] - span[0]);
  const own = span[1] > span[0] ? timeUp(since, allowed, night, [...off, span]) : plain;
  return { own, out: outOfNight(own + left, night), reserve: left, away: span };
}

/** What a decision taken at `now` costs of the reserve, in milliseconds. Pure. */
export function spentBy(
  owed: Owed,
  allowed: number,
  reserve: number,
  away: Away | null,
  now: number,
): number {
  const { own, away: span } = ends(owed, allowed, reserve, away);
  return overlap(span, owed.since, now) + Math.max(0, now - own);
}

/**
 * The turn of `seat` in a table's stored record; null if it has no match over days. Pure.
 * @param body of the table's record
 */
export function storedTurn(
  body: JsonObject,
  seat: number,
): { readonly deadline: number | null } | null {
  const days = dayPace(String(body.days ?? ''));
  if (!days || typeof body.due !== 'number') return null;
  const { chairs } = body.seats as { chairs: { bank?: number; days?: DayBook }[] };
  const { bank = 0, days: book } = chairs[seat] ?? {};
  if (!book?.owed) return { deadline: null };
  return { deadline: ends(book.owed, DAY_PACES[days] * 1000, bank, book.away ?? null).own };
}

/** Reads a chair's book; tables of earlier versions have none. */
export function readBook(json: unknown): DayBook | null {
  return (json as DayBook | null | undefined) ?? null;
}
