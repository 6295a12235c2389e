/**
 * The connection's code is loaded after the first picture: these functions load it when it is first
 * needed.
 */

import type { CreateOptions, JoinOptions, TableState } from '../../server/protocol/messages.ts';
import type { Wish } from '../store/waiting.ts';

const session = () => import('./session.ts');
let needed = false;

export async function createTable(options: CreateOptions): Promise<string> {
  needed = true;
  return (await session()).createTable(options);
}

export async function joinTable(code: string, options: JoinOptions): Promise<void> {
  needed = true;
  return (await session()).joinTable(code, options);
}

/** Takes the chair that this browser has at a table, even if another of its tabs holds it. */
export async function takeOwnChair(code: string, options: JoinOptions): Promise<void> {
  needed = true;
  return (await session()).takeOwnChair(code, options);
}

/**
 * Leaves the table, if there ever was one.
 * @returns when it is left
 */
export async function leaveTableSoon(): Promise<void> {
  if (needed) (await session()).leaveTable();
}

/** A spectator's state of a table; null if there is no such table. */
export const glanceAt = async (code: string): Promise<TableState | null> =>
  (await import('./glance.ts')).glance(code);

/** Fetches the code ahead of its use. */
export function prepareSession(): void {
  void session();
}

const queue = () => import('./queue.ts');

/** Begins to wait for a match with others. @param elsewhere the person plays bots meanwhile */
export const waitForPeople = async (wish: Wish, elsewhere = false): Promise<void> =>
  (await queue()).waitForPeople(wish, elsewhere);

/** Gives the place in the queue up. */
export const stopWaiting = async (): Promise<void> => (await queue()).stopWaiting();

/** Ready to begin now, or only when somebody comes. */
export const playElsewhere = async (elsewhere: boolean): Promise<void> =>
  (await queue()).playElsewhere(elsewhere);
