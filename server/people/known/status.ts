/** What the page `/me` is told of a person: its matches, and what the journal knows of them. */

import { matchMaker } from '../../colyseus.ts';
import type { House } from '../../house.ts';
import { DamagedRecordError, StorageError, type StoredMatch } from '../../journal/journal.ts';
import { log } from '../../log.ts';
import {
  type MeInvitation,
  type MeMatch,
  type MeStatus,
  SHOWN_MATCHES,
} from '../../protocol/me.ts';
import { isAwake } from '../../table/awake.ts';
import { storedTurn } from '../../table/day-book.ts';
import { Play } from '../../table/play.ts';
import { isAwaited } from './awaiting.ts';
import type { ClaimRow, Known } from './book.ts';
import { noteEnd } from './ends.ts';

/** Sleeping tables whose matches are played again to find out who decides. */
const REPLAYED = 8;

/** @param device the hash of the key that asks */
export async function statusOf(
  house: House,
  known: Known | null,
  device: string,
): Promise<MeStatus> {
  const { people, pushKey: push } = house;
  const here = { device, push, now: house.clock.now() };
  const nobody = { person: null, name: '', color: '', since: null, ...here, shown: true };
  const nothing = { devices: [], matches: [], figures: [], ratings: [], ignored: [] };
  const none = { ...nothing, invitations: [], events: [] };
  if (!known) return { ...nobody, ...none, total: 0 };
  await close(house, known.person);
  const [person, devices, claims, sums, ratings, shown] = [
    await people.person(known.person),
    await people.devices(known.person),
    await people.claims(known.person, SHOWN_MATCHES),
    await people.figures(known.person),
    await people.ratings.of(known.person),
    await people.ratings.isShown(known.person),
  ];
  const ignored = await people.ignoring.list(known.person);
  const events = await people.events.of(known.person);
  const matches: MeMatch[] = [];
  let replays = 0;
  for (const claim of claims) {
    if (isAwaited(claim.match)) {
      const waits = await awaitedMatch(house, claim);
      if (waits) matches.push(waits);
      continue;
    }
    const stored = await storedOf(house, claim.match);
    const running = stored ? !stored.finished : false;
    const awake = running && (await isAwake(claim.code));
    const turn = running ? await turnOf(house, claim, awake) : null;
    if (running && !awake && !turn) replays++;
    const mine = !running
      ? null
      : turn
        ? turn.deadline !== null
        : awake
          ? await askedOf(claim)
          : replays <= REPLAYED
            ? await replayed(house, stored as StoredMatch, claim.seat)
            : null;
    matches.push({
      ...claim,
      kept: Boolean(stored),
      names: stored?.seats.map(({ name }) => name) ?? [],
      mine,
      days: turn !== null,
      deadline: turn?.deadline ?? null,
    });
  }
  const { name = '', color = '', begun = null } = person ?? {};
  const rated = { ratings, shown };
  const who = { person: known.person, name, color, since: begun, ...here };
  const invitations = await openOf(house, known.person);
  return { ...who, devices, invitations, matches, ...sums, ...rated, ignored, events };
}

/** The tables that the person is asked to; those that have begun, or are no more, are forgotten. */
async function openOf({ people, journal }: House, person: string): Promise<MeInvitation[]> {
  const open: MeInvitation[] = [];
  for (const one of await people.invitations.of(person)) {
    const table = await journal.table(one.code);
    if (table?.matchId === null) open.push(one);
    else await people.invitations.drop(person, one.id);
  }
  return open;
}

/** A table whose match over days has not begun; null if there is none any more. */
async function awaitedMatch(house: House, claim: ClaimRow): Promise<MeMatch | null> {
  const body = (await house.journal.table(claim.code))?.body;
  const chairs = (body?.seats as { chairs?: { name: string; token: string }[] } | undefined)
    ?.chairs;
  if (!body?.days || !chairs?.[claim.seat]?.token) {
    await house.people.awaited.over(claim.code);
    return null;
  }
  const names = chairs.filter(({ token }) => token !== '').map(({ name }) => name);
  const begins = Number(body.begins ?? 0);
  const state = { kept: true, mine: false, days: true, deadline: null };
  return { ...claim, names, ...state, awaited: { begins } };
}

/** Writes down ends of matches that the process which played them could not. */
async function close(house: House, person: string): Promise<void> {
  for (const { match, ended } of await house.people.claims(person, SHOWN_MATCHES)) {
    if (ended !== null) return;
    if (isAwaited(match)) continue;
    await closeMatch(house, match);
  }
}

async function closeMatch(house: House, match: string): Promise<void> {
  const stored = await storedOf(house, match);
  if (stored === null) await house.people.lost(match);
  else if (stored?.result) await noteEnd(house, stored, stored.result);
}

/** Ends that a process which was killed could not write down: each counts, once. */
export async function closeAll(house: House): Promise<void> {
  for (const match of await house.people.unended()) {
    const stored = await storedOf(house, match);
    if (stored?.result) await noteEnd(house, stored, stored.result);
  }
}

/** @returns null if it is no longer kept, undefined if its record is damaged */
async function storedOf({ journal }: House, id: string): Promise<StoredMatch | null | undefined> {
  try {
    return await journal.match(id);
  } catch (error) {
    if (error instanceof DamagedRecordError) return undefined;
    throw error;
  }
}

/** Asks the table, in whichever process it is. */
async function askedOf({ code, match, seat }: ClaimRow): Promise<boolean | null> {
  try {
    return await matchMaker.remoteRoomCall(code, 'owes', [match, seat]);
  } catch {
    // It has just fallen asleep, or is on the way to another process.
    return null;
  }
}

/** The turn in a match over days, without playing it again; null in any other match. */
async function turnOf(
  { journal }: House,
  { code, match, seat }: ClaimRow,
  awake: boolean,
): Promise<{ readonly deadline: number | null } | null> {
  try {
    if (awake) return await matchMaker.remoteRoomCall(code, 'turnOf', [match, seat]);
    const table = await journal.table(code);
    return table?.matchId === match ? storedTurn(table.body, seat) : null;
  } catch (error) {
    if (error instanceof StorageError) throw error;
    // Damaged, or on the way to another process.
    return null;
  }
}

async function replayed(house: House, match: StoredMatch, seat: number): Promise<boolean | null> {
  const game = house.games[match.game];
  if (!game || game.version !== match.engine) return null;
  try {
    const play = new Play(
      game,
      match,
      () => match.seats,
      async () => undefined,
    );
    return (play.resume(await house.journal.entries(match.id)).deciders & (1 << seat)) !== 0;
  } catch (error) {
    log.warn('people.unread', { match: match.id }, error);
    return null;
  }
}
