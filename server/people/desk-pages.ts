/** The operator's desk: what is reported, who is barred. Each request has the operator's token. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { z } from 'zod';
import { matchMaker } from '../colyseus.ts';
import type { House } from '../house.ts';
import { HttpError, readJson } from '../http/body.ts';
import { senderOf } from '../http/limits.ts';
import { send } from '../http/matchmake.ts';
import {
  type DeskAsk,
  type DeskRefusal,
  type DeskStatus,
  MAX_BAR_HOURS,
  MAX_WHY,
} from '../protocol/desk.ts';
import { plainLine } from '../protocol/names.ts';

const MAX_BYTES = 2048;
const HOUR_MS = 3_600_000;

const id = z.string().regex(/^[\w-]{16}$/);
const hours = z.number().positive().max(MAX_BAR_HOURS);
const why = z
  .string()
  .max(4 * MAX_WHY)
  .transform((given) => plainLine(given, MAX_WHY))
  .pipe(z.string().min(1));

const deskAsk = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('show') }),
  z.strictObject({ op: z.literal('close'), id }),
  z.strictObject({ op: z.literal('remove'), id }),
  z.strictObject({
    op: z.literal('bar'),
    id,
    kind: z.enum(['key', 'address']),
    scope: z.enum(['talk', 'all']),
    hours,
    why,
  }),
  z.strictObject({
    op: z.literal('barAddress'),
    address: z.string().refine((given) => isIP(given) > 0),
    hours,
    why,
  }),
  z.strictObject({ op: z.literal('lift'), id }),
]);

/** Answers a request whose token was checked. */
export async function answerDesk(
  house: House,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let body: unknown;
  try {
    body = await readJson(req, MAX_BYTES);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return send(res, error.status, { error: error.message });
  }
  const asked = deskAsk.safeParse(body);
  if (!asked.success) return send(res, 400, { error: 'The request is malformed.' });
  const refusal = await carryOut(house, asked.data as DeskAsk);
  if (refusal) return send(res, 409, { error: refusal });
  const { reports, bars } = house.people;
  const shown = (await reports.list()).map(({ person, about, ...report }) => report);
  send(res, 200, { reports: shown, bars: bars.list(house.clock.now()) } satisfies DeskStatus);
}

async function carryOut(house: House, ask: DeskAsk): Promise<DeskRefusal | null> {
  const { reports, bars } = house.people;
  const since = house.clock.now();
  if (ask.op === 'show') return null;
  if (ask.op === 'lift') return (await bars.lift(ask.id)) ? null : 'gone';
  if (ask.op === 'close') return (await reports.close(ask.id)) ? null : 'gone';
  if (ask.op === 'barAddress') {
    const what = senderOf(ask.address);
    const until = since + ask.hours * HOUR_MS;
    await bars.add({ kind: 'address', what, scope: 'all', name: '', why: ask.why, since, until });
    return null;
  }
  const report = await reports.get(ask.id);
  if (!report) return 'gone';
  const { about, seat, name, code } = report;
  if (ask.op === 'remove') {
    return (await atTable<boolean>(code, 'removePerson', [about, seat, name])) ? null : 'absent';
  }
  const { kind, scope, why: reason } = ask;
  const until = since + ask.hours * HOUR_MS;
  if (kind === 'key' && about === '') return 'keyless';
  const what =
    kind === 'key' ? about : await atTable<string>(code, 'addressOfPerson', [about, seat, name]);
  if (!what) return 'absent';
  await bars.add({ kind, what, scope, name, why: reason, since, until });
  return null;
}

/** Asks the table, in whichever process it is; null if it sleeps. */
async function atTable<T>(code: string, method: string, args: unknown[]): Promise<T | null> {
  try {
    return await matchMaker.remoteRoomCall<never>(code, method as never, args as never);
  } catch {
    return null;
  }
}
