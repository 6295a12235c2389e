/**
 * Events of a stand or a club: who this browser is in one, and the requests about it. The token
 * that proves it stays in this browser.
 */

import type {
  EventAsk,
  EventChair,
  EventReply,
  EventView,
  RunningEvents,
} from '../../server/protocol/events.ts';
import { keepSeatToken } from './seat-token.ts';

const LIMIT_MS = 8000;
const TOKEN = 'laguna.event.';
const AT = 'laguna.event-at.';
const OPENED = 'laguna.event-opened';

function read(name: string, storage: Storage = localStorage): string | null {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null, storage: Storage = localStorage): void {
  try {
    if (value === null) storage.removeItem(name);
    else storage.setItem(name, value);
  } catch {
    // Without storage a person is known as long as the page is open.
  }
}

const kept = new Map<string, string>();

/** The token of this browser's person in an event; null for somebody who has not entered. */
export const eventToken = (code: string): string | null =>
  kept.get(code) ?? read(`${TOKEN}${code}`);

export function keepEventToken(code: string, token: string): void {
  kept.set(code, token);
  write(`${TOKEN}${code}`, token);
}

/** Nobody is known by it any more. */
export function dropEventToken(code: string): void {
  kept.delete(code);
  write(`${TOKEN}${code}`, null);
}

/** The event to which this browser's seat at a table belongs; null for any other table. */
export const eventAt = (table: string): string | null => read(`${AT}${table}`);

/** Makes the chair this browser's own. @returns whether this tab has not opened its table yet */
export function takeEventChair(event: string, { code, seat, token }: EventChair): boolean {
  keepSeatToken(code, token, seat);
  write(`${AT}${code}`, event);
  let before: string | null = null;
  try {
    before = read(OPENED, sessionStorage);
    write(OPENED, code, sessionStorage);
  } catch {
    // Then the table is opened again after a way back.
  }
  return before !== code;
}

/** @returns `offline` if no server answers */
export async function askEvent(code: string, body: EventAsk): Promise<EventReply | 'offline'> {
  try {
    const answer = await fetch(`/event/${code}/ask`, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return (await answer.json()) as EventReply;
  } catch {
    return 'offline';
  }
}

/** @returns null if there is no such event, `offline` if no server answers */
export async function fetchEvent(code: string): Promise<EventView | null | 'offline'> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`/event/${code}/state`, { cache: 'no-store', signal });
    if (answer.status === 404) return null;
    return answer.ok ? ((await answer.json()) as EventView) : 'offline';
  } catch {
    return 'offline';
  }
}

/** The events that anybody may enter now; none if no server answers. */
export async function runningEvents(): Promise<RunningEvents['events']> {
  try {
    const answer = await fetch('/events', { signal: AbortSignal.timeout(LIMIT_MS) });
    return answer.ok ? ((await answer.json()) as RunningEvents).events : [];
  } catch {
    return [];
  }
}
