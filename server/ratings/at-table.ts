/**
 * The ratings of the people at one table: who has proved a key there, what the others may see of
 * it, and what a finished match has done. Kept in memory alone: each connection proves its key.
 */

import type { RatingMessage, Verdict } from '../protocol/ratings.ts';
import type { RatingBook } from './book.ts';

interface Known {
  readonly person: string;
  /** The hash of the seat's token. */
  readonly token: string;
}

export class TableRatings {
  private readonly book: RatingBook;
  private readonly game: string;
  /** By connection. */
  private readonly known = new Map<string, Known>();
  /** What others are shown, by person. */
  private readonly shown = new Map<string, number>();
  private ended: { readonly match: string; readonly verdict: Verdict } | null = null;

  constructor(book: RatingBook, game: string) {
    this.book = book;
    this.game = game;
  }

  /** The rating of the person on a chair, 0 if there is none to be shown. */
  of(token: string): number {
    if (token === '') return 0;
    const known = [...this.known.values()].find((one) => one.token === token);
    return (known && this.shown.get(known.person)) ?? 0;
  }

  /** What a finished match has done; '' while that is not known. */
  verdictOf(match: string): Verdict {
    return this.ended?.match === match ? this.ended.verdict : '';
  }

  /** The person of a connection has proved the key, on the chair of this token. */
  async know(session: string, token: string, person: string): Promise<void> {
    this.known.set(session, { person, token });
    await this.look([person]);
  }

  /** The connection is over. */
  forget(session: string): void {
    const { person } = this.known.get(session) ?? {};
    this.known.delete(session);
    if (person && !this.has(person)) this.shown.delete(person);
  }

  has(person: string): boolean {
    return [...this.known.values()].some((one) => one.person === person);
  }

  /** Reads the ratings of these people anew, of everybody by default. */
  async look(people = [...this.known.values()].map(({ person }) => person)): Promise<void> {
    for (const person of new Set(people)) {
      this.shown.set(person, await this.book.shownTo(person, this.game));
    }
  }

  /** A match is over: reads what has become of the ratings. */
  async end(match: string, verdict: Verdict): Promise<void> {
    this.ended = { match, verdict };
    await this.look();
  }

  /** What the match has done to the rating of a connection's person; null if nothing. */
  async messageTo(session: string, match: string): Promise<RatingMessage | null> {
    const { person } = this.known.get(session) ?? {};
    const change = person ? await this.book.change(match, person) : null;
    if (!person || !change) return null;
    return { match, ...change, shown: await this.book.isShown(person) };
  }

  /** Connections whose people have proved a key. */
  get sessions(): readonly string[] {
    return [...this.known.keys()];
  }
}
