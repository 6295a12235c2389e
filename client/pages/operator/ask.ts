/** Requests of the operator. The token is sent in a header and kept in this page's memory alone. */

import type { DeskAsk, DeskRefusal, DeskStatus } from '../../../server/protocol/desk.ts';
import type {
  EventDeskAsk,
  EventDeskRefusal,
  EventDeskStatus,
} from '../../../server/protocol/events.ts';
import type { OperatorAsk, OperatorStatus } from '../../../server/protocol/showcase.ts';
import { type OperatorText, t } from './strings.ts';

const LIMIT_MS = 6000;
const TOLD: ReadonlySet<number> = new Set([401, 403, 404, 409, 422, 429]);

/** Why a request was not carried out, as a sentence. */
export class AskError extends Error {
  /** HTTP status; 0 if the server did not answer. */
  readonly status: number;
  constructor(status: number) {
    super(t(TOLD.has(status) ? (`op.${status}` as OperatorText) : 'op.away'));
    this.status = status;
  }
}

/** @throws AskError */
export async function askServer(token: string, body: OperatorAsk): Promise<OperatorStatus> {
  const answer = await post('/operator/ask', token, body);
  if (!answer.ok) throw new AskError(answer.status);
  return (await answer.json()) as OperatorStatus;
}

/**
 * A request about people.
 * @returns the desk, or why nothing was changed
 * @throws AskError
 */
export async function askDesk(token: string, body: DeskAsk): Promise<DeskStatus | DeskRefusal> {
  const answer = await post('/operator/people', token, body);
  if (answer.status === 409) return ((await answer.json()) as { error: DeskRefusal }).error;
  if (!answer.ok) throw new AskError(answer.status);
  return (await answer.json()) as DeskStatus;
}

/**
 * A request about events.
 * @returns the desk, or why nothing was changed
 * @throws AskError
 */
export async function askEvents(
  token: string,
  body: EventDeskAsk,
): Promise<EventDeskStatus | EventDeskRefusal> {
  const answer = await post('/operator/events', token, body);
  if (answer.status === 409 || answer.status === 503) {
    return ((await answer.json()) as { error: EventDeskRefusal }).error;
  }
  if (!answer.ok) throw new AskError(answer.status);
  return (await answer.json()) as EventDeskStatus;
}

/** @throws AskError if the server does not answer */
async function post(path: string, token: string, body: object): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      cache: 'no-store',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch {
    // Also a token that no header can carry: it is wrong in any case.
    throw new AskError(/^[\x21-\x7e]+$/.test(token) ? 0 : 401);
  }
}
