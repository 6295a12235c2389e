/**
 * Who comes to a table as whom: by a token, as its big screen, on a free chair, as a caster, or to
 * watch. Whoever is shown a hand is written down as its witness before (`witnesses.ts`).
 */

import { type Client, ServerError } from '../colyseus.ts';
import { OTHER_HAND } from '../protocol/messages.ts';
import type { JoinMessage } from '../protocol/schemas.ts';
import type { Casting } from '../watch/casting.ts';
import { type Connection, connectionOf, newConnection, refuse, whoIs } from './connection.ts';
import { newToken } from './seats.ts';
import type { Table } from './table.ts';
import { ALL_HANDS } from './witnesses.ts';

const OTHER_HAND_WORDS =
  'This browser has another seat at this table, or has seen another hand in this match.';
const TOO_MANY_BROWSERS =
  'Too many browsers have joined this match, so no new ones can. Use one that was here before.';

/** The part of a room that somebody comes into. */
interface Hall {
  readonly table: Table;
  readonly casting: Casting;
  /** Whether as many people watch as may. */
  readonly crowded: boolean;
}

/**
 * Lets somebody in as whom they say they are, as far as that is true.
 * @throws ServerError with a sentence for whoever cannot be let in
 */
export async function enter(hall: Hall, client: Client, options: JoinMessage): Promise<void> {
  const { table } = hall;
  const { seats, publicity, play, code } = table;
  const { token, caster } = options;
  client.userData = newConnection(code, options);
  if (caster !== undefined) return enterAsCaster(hall, client, caster);
  const own = token === undefined ? -1 : seats.byToken(token);
  const seated = own >= 0 || seats.byBrowser(whoIs(client).browser) >= 0;
  if (own >= 0) await enterSeat(table, client, own);
  else if (publicity.isScreen(token)) return;
  else if (options.screen && publicity.awaitsScreen) {
    await table.change(async () => putScreen(table, client)).catch(refuse);
  } else if (!options.spectate && !options.screen && !play && !seated && seats.firstFree >= 0) {
    await table.change(async () => seatClient(table, client, seats.firstFree)).catch(refuse);
  } else if (hall.crowded) {
    throw new ServerError(503, 'There’s no room left for spectators. Try again in a minute.');
  }
}

/**
 * Lets somebody in again whose connection broke: meanwhile the match may have begun, or the seat may
 * have been open in another browser.
 * @throws ServerError if this browser knows another hand by now
 */
export async function enterAgain(table: Table, client: Client): Promise<void> {
  const { token } = connectionOf(client);
  const seat = token === undefined ? -1 : table.seats.byToken(token);
  if (seat >= 0) await enterSeat(table, client, seat);
}

/** The owner of `seat`, by a token. @throws ServerError if this browser knows another hand */
async function enterSeat(table: Table, client: Client, seat: number): Promise<void> {
  const { seats, stage } = table;
  const who = whoIs(client);
  const playing = stage === 'playing';
  const { witnesses } = seats;
  const there = seats.byBrowser(who.browser);
  const barred = playing ? witnesses.barsOwner(who, seat) : there >= 0 && there !== seat;
  if (barred) throw new ServerError(OTHER_HAND, OTHER_HAND_WORDS);
  if (who.browser === '' || (there === seat && (!playing || witnesses.knows(who)))) return;
  // People who shared a browser when that was not asked for yet.
  if (playing && witnesses.bars(who, seat)) return;
  if (playing && !witnesses.knows(who) && witnesses.full) {
    throw new ServerError(503, TOO_MANY_BROWSERS);
  }
  await table
    .change(async () => {
      seats.bind(seat, who);
      return null;
    })
    .catch(refuse);
}

/** @throws ServerError for a link that is valid no more, or a browser that has a hand of its own */
async function enterAsCaster(hall: Hall, client: Client, token: string): Promise<void> {
  const { table, casting } = hall;
  const { seats, publicity, stage } = table;
  const who = whoIs(client);
  casting.check(token);
  if (stage === 'playing' && publicity.showsHands) {
    const { witnesses } = seats;
    if (witnesses.bars(who, ALL_HANDS)) throw new ServerError(OTHER_HAND, OTHER_HAND_WORDS);
    if (!witnesses.knows(who) && who.browser !== '') {
      if (witnesses.full) throw new ServerError(503, TOO_MANY_BROWSERS);
      await table
        .change(async () => {
          seats.see({ ...who, token: '' }, ALL_HANDS);
          return null;
        })
        .catch(refuse);
    }
  }
  client.userData = { caster: true, browser: who.browser } satisfies Connection;
  casting.admit(client, token);
}

/** The connection is the big screen for which the table was opened. */
function putScreen(table: Table, client: Client): null {
  const token = newToken();
  client.userData = { ...connectionOf(client), token } satisfies Connection;
  table.publicity = table.publicity.withScreen(token);
  return null;
}

/** Seats the connection with a fresh token; during a match in the place of a bot. */
export function seatClient({ seats, play }: Table, client: Client, seat: number): null {
  const token = newToken();
  const { name, color } = connectionOf(client);
  client.userData = { ...connectionOf(client), token } satisfies Connection;
  const { browser } = whoIs(client);
  const comer = { session: client.sessionId, token, name, color, browser };
  if (play) seats.takeOver(seat, comer);
  else seats.sit(seat, comer);
  return null;
}
