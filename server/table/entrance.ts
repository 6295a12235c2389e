/**
 * Decides in which role a connection enters a table: by a token, as its big screen, on a free
 * chair, as a caster, or as a spectator. Before a connection sees a hand, it is recorded as its
 * witness (`witnesses.ts`).
 */

import { type Client, ServerError } from '../colyseus.ts';
import { OTHER_HAND } from '../protocol/messages.ts';
import { SEAT_GONE, WITHDRAWN } from '../protocol/people.ts';
import type { JoinMessage } from '../protocol/schemas.ts';
import type { Casting } from '../watch/casting.ts';
import { type Connection, connectionOf, newConnection, refuse, whoIs } from './connection.ts';
import { type Sender, take } from './lobby.ts';
import { newToken } from './seats.ts';
import type { Table } from './table.ts';
import { ALL_HANDS } from './witnesses.ts';

const OTHER_HAND_WORDS =
  'This browser has another seat at this table, or has seen another hand in this match.';
const WITHDRAWN_WORDS = 'The host has just withdrawn this table from the list of open tables.';
const SEAT_GONE_WORDS = 'Somebody else has just taken the last seat at this table.';
const TOO_MANY_BROWSERS =
  'Too many browsers have joined this match, so no new ones can. Use one that was here before.';

/** The part of a room that newcomers enter. */
interface Hall {
  readonly table: Table;
  readonly casting: Casting;
  /** Whether the allowed number of spectators is reached. */
  readonly crowded: boolean;
}

/**
 * Admits a connection in the role that it claims, as far as it can prove it.
 * @throws ServerError with a sentence for a refused client
 */
export async function enter(hall: Hall, client: Client, options: JoinMessage): Promise<void> {
  const { table } = hall;
  const { seats, publicity, play, code } = table;
  const { token, caster } = options;
  client.userData = newConnection(code, options);
  if (options.met) table.company.meet(client.sessionId, options.met);
  if (caster !== undefined) return enterAsCaster(hall, client, caster);
  const own = token === undefined ? -1 : seats.byToken(token);
  const seated = own >= 0 || seats.byBrowser(whoIs(client).browser) >= 0;
  if (own >= 0) await enterSeat(table, client, own);
  else if (publicity.isScreen(token)) return;
  else if (options.open) await enterOpen(table, client);
  else if (options.screen && publicity.awaitsScreen) {
    await table.change(async () => putScreen(table, client)).catch(refuse);
  } else if (mayTake(hall, client, options) && !play && !seated && seats.firstFree >= 0) {
    await table.change(async () => seatClient(table, client, seats.firstFree)).catch(refuse);
  } else if (hall.crowded) {
    throw new ServerError(503, 'There’s no room left for spectators. Try again in a minute.');
  }
}

/** Whether a newcomer gets a free chair unasked. */
const mayTake = ({ table }: Hall, client: Client, { spectate, screen }: JoinMessage): boolean =>
  !spectate && !screen && !table.avoids(client.sessionId);

/**
 * Admits a broken connection again: meanwhile the match may have begun, or the seat may have been
 * opened in another browser.
 * @throws ServerError if this browser knows another hand by now
 */
export async function enterAgain(table: Table, client: Client): Promise<void> {
  const { token } = connectionOf(client);
  const seat = token === undefined ? -1 : table.seats.byToken(token);
  if (seat >= 0) await enterSeat(table, client, seat);
}

/**
 * Admits the owner of `seat`, by a token.
 * @throws ServerError if this browser knows another hand
 */
async function enterSeat(table: Table, client: Client, seat: number): Promise<void> {
  const { seats, stage } = table;
  const who = whoIs(client);
  const playing = stage === 'playing';
  const { witnesses } = seats;
  const there = seats.byBrowser(who.browser);
  const barred = playing ? witnesses.barsOwner(who, seat) : there >= 0 && there !== seat;
  if (barred) throw new ServerError(OTHER_HAND, OTHER_HAND_WORDS);
  if (who.browser === '' || (there === seat && (!playing || witnesses.knows(who)))) return;
  // People who shared a browser under an earlier version, which did not check that.
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

/**
 * Gives a visitor who comes by the list of open tables a chair.
 * @throws ServerError if there is none any more: nobody who wants to play ends up watching
 */
async function enterOpen(table: Table, client: Client): Promise<void> {
  const { publicity, stage } = table;
  if (!publicity.everybody) throw new ServerError(WITHDRAWN, WITHDRAWN_WORDS);
  if (stage === 'finished') throw new ServerError(SEAT_GONE, SEAT_GONE_WORDS);
  const sender: Sender = {
    seat: -1,
    screen: false,
    who: whoIs(client),
    avoided: table.avoids(client.sessionId),
    sit: (seat) => seatClient(table, client, seat),
    takeBack: () => undefined,
  };
  const error = await table.change(async () => take(table, sender)).catch(refuse);
  if (error === 'otherHand' || error === 'oneSeat') {
    throw new ServerError(OTHER_HAND, OTHER_HAND_WORDS);
  }
  if (error === 'crowded') throw new ServerError(503, TOO_MANY_BROWSERS);
  if (error) throw new ServerError(SEAT_GONE, SEAT_GONE_WORDS);
}

/** @throws ServerError if the link is no longer valid, or the browser has a hand of its own */
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

/** Makes the connection the big screen for which the table was opened. */
function putScreen(table: Table, client: Client): null {
  const token = newToken();
  client.userData = { ...connectionOf(client), token } satisfies Connection;
  table.publicity = table.publicity.withScreen(token);
  return null;
}

/** Seats the connection with a fresh token; during a match in place of a bot. */
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
