/**
 * How a phone gets its seat: by its token if it has one, else it watches the table first and sits
 * down when its person says so.
 */

import type { RequestError, TableState } from '../../../server/protocol/messages.ts';
import type { TalkLine } from '../../../server/protocol/talk.ts';
import { freeToken } from '../../net/seat-token.ts';
import { joinTable, takeOwnChair } from '../../net/session.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { t } from '../../table/hand/strings.ts';

/** The table's code in an address such as `/hand/ABCDE`; null if there is none. */
export function codeIn(path: string): string | null {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] !== 'hand' || parts.length !== 2 || !parts[1]) return null;
  try {
    const code = decodeURIComponent(parts[1]).replace(/[^a-z0-9]/gi, '');
    return code === '' ? null : code.toUpperCase();
  } catch {
    return null;
  }
}

/** The address asks for a chair at once: `/hand/ABCDE?take`, as a stand's code has it. */
export const takesAtOnce = (search: string): boolean => new URLSearchParams(search).has('take');

/** The table's offer to a person who has no seat there. */
export type Offer = 'chair' | 'full' | 'bot' | 'running' | 'over';

export function offerOf(table: Pick<TableState, 'stage' | 'seats'>): Offer {
  const { stage, seats } = table;
  if (stage === 'lobby') {
    if (seats.some((one) => !one.taken && !one.bot)) return 'chair';
    return seats.some((one) => one.bot) ? 'bot' : 'full';
  }
  if (seats.some((one) => one.bot && one.open)) return 'bot';
  if (stage === 'finished') return 'over';
  return seats.every((one) => one.taken) ? 'full' : 'running';
}

/** The table's last notice about a chair that a bot has now, as the text for its former person. */
const REASONS = {
  idle: 'removedIdle',
  freed: 'removedFreed',
  removed: 'removedVote',
  over: 'removedOver',
  ended: 'removedEnded',
} as const;

/** Why a bot has the chair of this person: the one reason that the table has named. */
export function whyRemoved(
  talk: readonly TalkLine[],
  had: number | null,
): (typeof REASONS)[keyof typeof REASONS] | 'removedSomehow' {
  const last = talk.findLast(
    (line) => line.seat === had && 'notice' in line && line.notice in REASONS,
  );
  const notice = last && 'notice' in last ? (last.notice as keyof typeof REASONS) : null;
  return notice ? REASONS[notice] : 'removedSomehow';
}

/** The first colour that nobody at the table has; the wished one if it is free. */
export function freeColor(
  colors: readonly string[],
  seats: readonly { readonly taken: boolean; readonly bot: string; readonly color: string }[],
  wish: string,
): string {
  const used = new Set(seats.filter((one) => one.taken || one.bot).map((one) => one.color));
  return used.has(wish) ? (colors.find((color) => !used.has(color)) ?? wish) : wish;
}

/** A name that nobody at the table has. */
export function freeName(
  names: readonly string[],
  seats: readonly { readonly name: string }[],
  dice: number,
): string {
  const used = new Set(seats.map((one) => one.name));
  const free = names.filter((name) => !used.has(name));
  return free[Math.floor(dice * free.length)] ?? names[0] ?? '';
}

/** Name and colour as the server accepts them. */
export function identity(): { name: string; color: string } {
  const { name, color } = useSettings.getState();
  return { name: name.trim() || t('defaultName'), color };
}

/** Opens the table: in the player's own seat, or as a spectator. */
export async function arrive(code: string): Promise<void> {
  const back = (await freeToken(code)) !== undefined;
  await joinTable(code, back ? identity() : { spectate: true });
}

/** Waits until the table has announced whether this phone has a seat; at most a few seconds. */
function told(): Promise<void> {
  const known = (): boolean => {
    const { table, connection, problem } = useTable.getState();
    return problem !== null || (table !== null && connection === 'open');
  };
  if (known()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, 6000);
    const stop = useTable.subscribe(() => known() && end());
  });
}

/**
 * Sits down: on the chair that this browser has here, on the first free chair of the lobby, or in
 * the place of a bot whose chair is open. Joins anew for it, under the person's name.
 * @returns null, or the reason why there is no seat now
 */
export async function sitDown(code: string): Promise<RequestError | null> {
  await takeOwnChair(code, identity());
  await told();
  const { seat, table, lobby } = useTable.getState();
  if (seat !== null) return null;
  const offer = table ? offerOf(table) : 'full';
  // The server gives a free chair to everybody but a browser that has one.
  if (offer === 'chair') return 'oneSeat';
  if (offer !== 'bot') return 'seatTaken';
  const reply = await lobby({ op: 'take' });
  return reply.ok ? null : reply.error;
}

/**
 * Asks the seated persons for a chair, under the person's name, or withdraws the request.
 * @returns null, or why not
 */
export async function askForChair(code: string, ask: boolean): Promise<RequestError | null> {
  if (ask) {
    await joinTable(code, identity());
    await told();
  }
  const reply = await useTable.getState().lobby({ op: 'ask', ask });
  return reply.ok ? null : reply.error;
}

/**
 * Back on the chair that the others have given to a bot.
 * @returns null, or why not
 */
export async function takeBack(): Promise<RequestError | null> {
  const reply = await useTable.getState().lobby({ op: 'return' });
  return reply.ok ? null : reply.error;
}
