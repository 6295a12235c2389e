/**
 * Who somebody is: a key pair of each browser, whose public key proves seats and requests. The
 * texts that are signed, the messages about them, and what the page `/me` is told. Without
 * packages: the client uses it, too.
 */

import type { Ignored } from './company.ts';
import type { EntrantStatus } from './events.ts';
import type { MeRating } from './ratings.ts';

/** How long a nonce may be answered, in milliseconds. */
export const NONCE_MS = 60_000;
/** How long a code for a further device is valid, in milliseconds. */
export const CODE_MS = 300_000;
/** Characters of such a code. */
export const CODE_LENGTH = 10;
/** Longest name of a device, in code points. */
export const MAX_DEVICE = 40;
/** Devices of a person, struck-off ones too. */
export const MAX_DEVICES = 20;
/** Matches that the page is told of; the figures and the export count all. */
export const SHOWN_MATCHES = 60;

/** Why something signed is refused; the client's catalogue has the texts. */
export type KeyRefusal =
  | 'malformed'
  | 'forged' // the signature is not this key's over this text
  | 'replayed' // the nonce was used before, or was never given
  | 'late' // its time is over, or seat or match have changed since
  | 'struck' // this device was struck off the person
  | 'otherSeat' // the person has another seat of this match
  | 'full' // too many keys, devices or blocked people
  | 'wrongCode' // the code for a further device is unknown, used or too old
  | 'unknown' // there is nothing of that name, or no longer
  | 'notSeated'
  | 'name' // this name cannot be used here
  | 'tooFast'
  | 'storage'; // nothing could be written, and nothing was done

/** Room message `key`, first: asks for something to sign. Second: the proof. */
export type KeyRequest =
  | { readonly op: 'challenge' }
  | {
      readonly op: 'prove';
      readonly nonce: string;
      readonly key: string;
      readonly device: string;
      readonly signature: string;
    };

/** The occasion that a seat's proof is bound to; `match` is '' in the lobby. */
export interface SeatChallenge {
  readonly code: string;
  readonly match: string;
  readonly seat: number;
  /** The position, as everybody sees it. */
  readonly seq: number;
  readonly nonce: string;
  /** When it ends, in epoch milliseconds of the server. */
  readonly until: number;
}

export type KeyReply =
  | { readonly ok: true; readonly challenge: SeatChallenge }
  | { readonly ok: true; readonly proved: true }
  | { readonly ok: false; readonly error: KeyRefusal };

/** The text that proves "this seat was mine". Pure. */
export const seatText = (
  { code, match, seat, seq, nonce, until }: SeatChallenge,
  key: string,
): string => ['laguna seat 1', code, match, seat, seq, until, nonce, key].join('\n');

/** The text that proves a request about oneself. Pure. */
export const requestText = (key: string, nonce: string, body: string): string =>
  ['laguna me 1', key, nonce, body].join('\n');

/** The body of a signed request, as JSON text. */
export type MeAsk =
  | { readonly op: 'show' }
  | { readonly op: 'export' }
  | {
      readonly op: 'name';
      readonly name: string;
      readonly color: string;
      readonly device: string;
    }
  /** A code for a further device. */
  | { readonly op: 'code'; readonly device: string }
  /** This device joins the person of the code, with all that it has. */
  | { readonly op: 'join'; readonly code: string; readonly device: string }
  | { readonly op: 'rename'; readonly id: string; readonly device: string }
  | { readonly op: 'strike'; readonly id: string }
  /** Whether others are shown the person's ratings. */
  | { readonly op: 'ratings'; readonly shown: boolean }
  /** This device is told when it is the person's turn. */
  | ({ readonly op: 'notify'; readonly device: string } & PushAddress)
  /** A device of the person is told nothing any more. */
  | { readonly op: 'quiet'; readonly id: string }
  /** Asks those who have played this match with the person to a table that has not begun. */
  | { readonly op: 'invite'; readonly match: string; readonly code: string }
  /** Does not want to come to a table. */
  | { readonly op: 'decline'; readonly id: string }
  /** Neither mutes nor blocks somebody any more. */
  | { readonly op: 'unignore'; readonly id: string }
  | { readonly op: 'erase' };

/** Where a browser's push service takes messages for it, and the keys to encrypt them with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `POST /me/ask`. */
export interface SignedAsk {
  readonly key: string;
  readonly nonce: string;
  readonly body: string;
  readonly signature: string;
}

export interface MeDevice {
  /** The hash of its public key. */
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly added: number;
  readonly used: number;
  /** It was struck off then; null for one that may act. */
  readonly struck: number | null;
  /** It is told when it is the person's turn. */
  readonly notices: boolean;
}

/** A match of the person. */
export interface MeMatch {
  readonly match: string;
  readonly code: string;
  readonly game: string;
  readonly seat: number;
  /** When the seat was proved, epoch milliseconds. */
  readonly at: number;
  /** Null while it runs, and of one whose end was never seen. */
  readonly ended: number | null;
  readonly place: number | null;
  readonly score: number | null;
  readonly won: boolean;
  /** Whether the server still has its log. */
  readonly kept: boolean;
  /** Those at the table when it began; empty if it is no longer kept. */
  readonly names: readonly string[];
  /** Whether it waits for this person; null if the table sleeps, or the match is over. */
  readonly mine: boolean | null;
  /** A match over days: it goes on while nobody is there. */
  readonly days: boolean;
  /** Others who have proved a seat of it, and can be asked again. */
  readonly others: number;
  /** When this person's own time for it ends, epoch milliseconds of the server; null: no clock. */
  readonly deadline: number | null;
  /** It is over days and has not begun; `begins`: when bots take the free chairs, 0 = never. */
  readonly awaited?: { readonly begins: number };
}

/** Somebody whom the person has played with asks to a table. */
export interface MeInvitation {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly game: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface MeFigures {
  readonly game: string;
  readonly played: number;
  readonly won: number;
}

/** An event that the person has entered. */
export interface MeEvent {
  readonly code: string;
  /** Its name. */
  readonly event: string;
  readonly game: string;
  /** The person's name there. */
  readonly name: string;
  readonly status: EntrantStatus;
  /** When the person has entered, epoch milliseconds. */
  readonly entered: number;
  readonly closed: boolean;
}

export interface MeStatus {
  /** The hash of the person's first key; null if the server keeps nothing of this key. */
  readonly person: string | null;
  readonly name: string;
  readonly color: string;
  /** Since when the server knows the person, epoch milliseconds. */
  readonly since: number | null;
  /** The device that asks. */
  readonly device: string;
  /** The key to subscribe with; null where this server sends no notices. */
  readonly push: string | null;
  readonly devices: readonly MeDevice[];
  /** Tables that the person is asked to and whose match has not begun, the latest first. */
  readonly invitations: readonly MeInvitation[];
  readonly matches: readonly MeMatch[];
  /** How many there are in all. */
  readonly total: number;
  readonly figures: readonly MeFigures[];
  readonly ratings: readonly MeRating[];
  /** Others are shown the ratings. */
  readonly shown: boolean;
  /** Whom the person mutes or blocks, the latest first. */
  readonly ignored: readonly Ignored[];
  /** The events that the person has entered, the latest first. */
  readonly events: readonly MeEvent[];
  /** The server's clock, epoch milliseconds: deadlines are given in it. */
  readonly now: number;
}

/** All that the server keeps of a person. */
export interface MeExport {
  readonly person: string | null;
  readonly tables: { readonly [name: string]: readonly { readonly [name: string]: unknown }[] };
}

/**
 * A message by Web Push, which the service worker turns into a notice in its language: a decision
 * is due at a table, or is no more; or somebody asks to a table. Nothing else is in it.
 */
export interface PushNotice {
  readonly kind: 'turn' | 'settled' | 'invited';
  readonly table: string;
  /** Id of the game. */
  readonly game: string;
}

export type MeReply =
  | { readonly ok: true; readonly status: MeStatus }
  | { readonly ok: true; readonly code: string; readonly until: number }
  /** How many others the match had: not who of them blocks the person. */
  | { readonly ok: true; readonly invited: number }
  | { readonly ok: true; readonly kept: MeExport }
  | { readonly ok: true; readonly erased: true }
  | { readonly ok: false; readonly error: KeyRefusal };
