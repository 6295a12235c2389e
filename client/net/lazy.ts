/** The connection's code comes after the first picture: these load it when it is first needed. */

import type { CreateOptions, JoinOptions, TableState } from '../../server/protocol/messages.ts';

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

/** Takes the chair that this browser has at a table, also where another of its tabs holds it. */
export async function takeOwnChair(code: string, options: JoinOptions): Promise<void> {
  needed = true;
  return (await session()).takeOwnChair(code, options);
}

/** Leaves the table, if there ever was one. @returns when it is left */
export async function leaveTableSoon(): Promise<void> {
  if (needed) (await session()).leaveTable();
}

/** What somebody who watches sees of a table; null where there is no such table. */
export const glanceAt = async (code: string): Promise<TableState | null> =>
  (await import('./glance.ts')).glance(code);

/** Fetches the code ahead of its use. */
export function prepareSession(): void {
  void session();
}
