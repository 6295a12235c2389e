/** Introduces this browser's key to a table, to the queue or to the list of open tables. */

import {
  type CompanyReply,
  type CompanyRequest,
  type Introduction,
  introductionText,
  type Target,
} from '../../server/protocol/company.ts';
import { ownKey } from './own-key.ts';

/** Nobody waits longer for a nonce, in milliseconds: everything goes on without. */
const LIMIT_MS = 3000;

/**
 * What proves the key there.
 * @param make a key if there is none
 * @returns null where there is no key, or the server gives no nonce
 */
export async function introduction(target: Target, make = false): Promise<Introduction | null> {
  const own = await ownKey(make);
  if (typeof own === 'string') return null;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), LIMIT_MS);
  try {
    const response = await fetch('/me/nonce', { method: 'POST', signal: late.signal });
    const { nonce } = (await response.json()) as { readonly nonce?: string };
    if (typeof nonce !== 'string') return null;
    const { key } = own;
    return { key, nonce, signature: await own.sign(introductionText(key, nonce, target)) };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** The connection to a table. */
interface Asked {
  readonly roomId: string;
  request(name: string, body: unknown, options?: { timeout: number }): Promise<unknown>;
}

/** Sends a request about the company; a key is made and introduced if it takes one. */
export async function askCompany(room: Asked, request: CompanyRequest): Promise<CompanyReply> {
  const ask = async (body: CompanyRequest): Promise<CompanyReply> =>
    (await room.request('company', body, { timeout: 8000 })) as CompanyReply;
  try {
    const first = await ask(request);
    if (first.ok || first.error !== 'keyless') return first;
    const here = await introduction(room.roomId, true);
    if (!here) return first;
    const met = await ask({ op: 'here', ...here });
    return met.ok ? await ask(request) : met;
  } catch {
    return { ok: false, error: 'storage' };
  }
}
