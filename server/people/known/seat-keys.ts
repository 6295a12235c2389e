/**
 * The proof "this seat is mine" at one table: a challenge that is bound to table, match, seat and
 * moment, and the key's signature over it. A connection has one challenge at a time, and answers it
 * once.
 */

import type { Clock } from '../../clock.ts';
import {
  type KeyRefusal,
  type KeyReply,
  NONCE_MS,
  type SeatChallenge,
  seatText,
} from '../../protocol/me.ts';
import { keyRequest } from '../../protocol/me-schemas.ts';
import { Rate } from '../../table/rate.ts';
import { awaitedAt } from './awaiting.ts';
import type { PeopleBook } from './book.ts';
import { isSigned, newNonce } from './signing.ts';

/** Requests of a connection in a row, and the pause that earns one more, in milliseconds. */
const IN_A_ROW = 8;
const REFILL_MS = 5000;

/** What the table says of a connection now. */
export interface SeatNow {
  readonly code: string;
  readonly game: string;
  /** '' without one on the table. */
  readonly match: string;
  readonly seat: number;
  readonly seq: number;
  /** Its match over days has not begun, and may do so while the person is not there. */
  readonly awaits: boolean;
}

/** The person of a connection has proved the key on this seat; match '' before a match. */
export type OnProved = (session: string, person: string, match: string, seat: number) => void;

const no = (error: KeyRefusal): KeyReply => ({ ok: false, error });

export class SeatKeys {
  private readonly book: PeopleBook;
  private readonly clock: Clock;
  private readonly rate: Rate<string>;
  private readonly open = new Map<string, SeatChallenge>();
  private readonly onProved: OnProved;

  constructor(book: PeopleBook, clock: Clock, onProved: OnProved = () => undefined) {
    this.book = book;
    this.clock = clock;
    this.onProved = onProved;
    this.rate = new Rate(IN_A_ROW, REFILL_MS, clock.now);
  }

  /** Answers a connection's request. @param now is read again after each wait */
  async answer(session: string, message: unknown, now: () => SeatNow): Promise<KeyReply> {
    const request = keyRequest.safeParse(message);
    if (!request.success) return no('malformed');
    if (!this.rate.take(session)) return no('tooFast');
    const { code, match, seat, seq, game, awaits } = now();
    if (seat < 0) return no('notSeated');
    const { data } = request;
    if (data.op === 'challenge') {
      const until = this.clock.now() + NONCE_MS;
      const challenge = { code, match, seat, seq, nonce: newNonce(), until };
      this.open.set(session, challenge);
      return { ok: true, challenge };
    }
    const challenge = this.open.get(session);
    if (challenge?.nonce !== data.nonce) return no('replayed');
    this.open.delete(session);
    const at = this.clock.now();
    if (at > challenge.until || challenge.match !== match || challenge.seat !== seat) {
      return no('late');
    }
    const { key, device, signature } = data;
    const text = seatText(challenge, key);
    if (!isSigned(key, text, signature)) return no('forged');
    // Before a match nothing is written down: the table only learns whose rating to show. Before one
    // over days the seat is, as nobody waits for it there.
    const of = match === '' && awaits ? awaitedAt(code) : match;
    const claimed = { match: of, seat, code, game, at, key, device, text, signature };
    const error = of === '' ? null : await this.book.claim(claimed);
    if (error) return no(error);
    const known = await this.book.known(key);
    if (known?.struck) return no('struck');
    if (known) this.onProved(session, known.person, match, seat);
    return { ok: true, proved: true };
  }

  /** The connection is over. */
  forget(session: string): void {
    this.open.delete(session);
    this.rate.forget(session);
  }
}
