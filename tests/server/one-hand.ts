/** Helpers for the tests that nobody sees two hands. */

import { expect } from 'vitest';
import type { JsonObject } from '../../engine/core/contract.ts';
import { Guest } from './harness.ts';

export const OK = { ok: true };
export const vote = (seat: number): JsonObject => ({ op: 'vote', seat, remove: true });
export const open = (seat: number): JsonObject => ({ op: 'open', seat, open: true });
export const sit = (seat: number): JsonObject => ({ op: 'sit', seat });
/** The id of somebody's browser. */
export const idOf = (name: string): string => `browser-of-${name}`.padEnd(24, '-');
export const done = (...guests: readonly Guest[]) =>
  Promise.all(guests.map((guest) => guest.leave()));
/** A person's notices, in order. */
export const notices = (guest: Guest): string[] =>
  guest.talk.flatMap((line) =>
    'notice' in line ? [`${line.notice} ${line.name}${line.by ? ` by ${line.by}` : ''}`] : [],
  );

/** Joins the table of `ana`, in a browser of its own. */
export const joinAt = (url: string, ana: Guest, name: string, more: JsonObject = {}) =>
  Guest.join(url, ana.code, { name, browser: idOf(name), ...more });

/** People at a running match, each in a browser of their own. */
export async function people(names: readonly string[], url: string): Promise<Guest[]> {
  const [first = '', ...others] = names;
  const seats = names.length;
  const host = await Guest.create(url, { seats, name: first, browser: idOf(first) });
  const all = [host];
  for (const name of others) all.push(await joinAt(url, host, name));
  expect(await host.lobby({ op: 'start' })).toMatchObject(OK);
  await Promise.all(all.map((guest) => guest.until(() => guest.private.you !== null)));
  return all;
}

/** The guest of a match comes again as a spectator, to take `seat`. */
export async function refused(guest: Guest, seat: number, error: string): Promise<void> {
  expect(await guest.lobby(sit(seat))).toMatchObject({ ok: false, error });
  expect(guest.seat).toBe(-1);
  expect(guest.private.you).toBeNull();
}
