/**
 * Who at a table is known by a key: whom each of them mutes and blocks. Kept as long as the table
 * is awake, and told to nobody but the one whose list it is.
 */

import type { Met } from '../people/known/met.ts';
import type { CompanyMessage, Whom } from '../protocol/company.ts';
import type { Seats } from './seats.ts';
import type { Talk } from './talk.ts';

/** Somebody of whom another person at the table speaks. */
export interface Other {
  readonly mark: string;
  readonly name: string;
  readonly seat: number;
}

const NONE: readonly string[] = [];

export class Company {
  private readonly seats: Seats;
  /** By connection. */
  private readonly met = new Map<string, Met>();
  /** By the hash of a seat's token: of people who are away as well. */
  private readonly owners = new Map<string, Met>();
  /** What each connection was told last. */
  private readonly told = new Map<string, string>();

  constructor(seats: Seats) {
    this.seats = seats;
  }

  /** The connection has proved a key. */
  meet(session: string, met: Met): void {
    this.met.set(session, met);
  }

  /** The person behind a connection, null if none is known. */
  of(session: string): Met | null {
    return this.met.get(session) ?? this.owners.get(this.tokenOf(session)) ?? null;
  }

  private tokenOf(session: string): string {
    return this.seats.chairs.find((chair) => chair.session === session)?.token ?? '';
  }

  /** Remembers whose the seats are, before a connection ends or after seats have changed. */
  note(): void {
    const tokens = new Set(this.seats.chairs.map(({ token }) => token));
    for (const token of this.owners.keys()) if (!tokens.has(token)) this.owners.delete(token);
    for (const { token, session } of this.seats.chairs) {
      const met = session === null ? undefined : this.met.get(session);
      if (met && token !== '') this.owners.set(token, met);
    }
  }

  forget(session: string): void {
    this.note();
    this.met.delete(session);
    this.told.delete(session);
  }

  /** The mark of a seat's person, '' if it is not known. */
  markAt(seat: number): string {
    const { session = null, token = '' } = this.seats.chairs[seat] ?? {};
    const here = session === null ? undefined : this.met.get(session);
    return (here ?? this.owners.get(token))?.mark ?? '';
  }

  /** The marks of all who sit here. */
  get marks(): readonly string[] {
    return this.seats.chairs.map((_, seat) => this.markAt(seat)).filter((mark) => mark !== '');
  }

  /** The marks that the connection does not hear. */
  mutes(session: string): readonly string[] {
    return this.met.size === 0 ? NONE : (this.of(session)?.mutes ?? NONE);
  }

  /** Whether the person blocks somebody who sits here, or is blocked by somebody. */
  avoids(session: string): boolean {
    const avoids = this.of(session)?.avoids ?? NONE;
    const own = this.of(session)?.mark;
    return avoids.length > 0 && this.marks.some((mark) => mark !== own && avoids.includes(mark));
  }

  /** Who is meant; null if nobody is there whom the table knows by a key. */
  find(whom: Whom, talk: Talk): Other | null {
    if ('line' in whom) {
      const line = talk.lines.find(({ n }) => n === whom.line);
      const mark = talk.speakerOf(whom.line);
      return line && mark !== '' ? { mark, name: line.name, seat: line.seat } : null;
    }
    const mark = this.markAt(whom.seat);
    const { name = '' } = this.seats.chairs[whom.seat] ?? {};
    return mark === '' ? null : { mark, name, seat: whom.seat };
  }

  /** The connections whose lists a change concerns. */
  concerned(person: string, mark: string): readonly (readonly [string, Met])[] {
    return [...this.met].filter(([, met]) => met.person === person || met.mark === mark);
  }

  /** What the connection is to be told, null if it has been told or there is nothing. */
  news(session: string): CompanyMessage | null {
    const met = this.of(session);
    if (!met) return null;
    let [muted, blocked] = [0, 0];
    if (met.mutes.length > 0) {
      for (let seat = 0; seat < this.seats.count; seat++) {
        const mark = this.markAt(seat);
        if (!met.mutes.includes(mark)) continue;
        if (met.blocks.includes(mark)) blocked |= 1 << seat;
        else muted |= 1 << seat;
      }
    }
    const text = `${muted} ${blocked}`;
    if (text === (this.told.get(session) ?? '0 0')) return null;
    this.told.set(session, text);
    return { muted, blocked };
  }
}
