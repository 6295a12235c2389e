/** Signed requests about oneself, for the page `/me`. */

import {
  type KeyRefusal,
  type MeAsk,
  type MeReply,
  requestText,
} from '../../server/protocol/me.ts';
import { allowKey, forgetKey, type NoKey, ownKey } from './own-key.ts';

export type MeAnswer =
  | Extract<MeReply, { ok: true }>
  | { readonly ok: false; readonly error: KeyRefusal | NoKey | 'offline' };

async function post(path: string, body: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  // Too many requests from this address are answered before anybody looks at them.
  if (response.status === 429) return { ok: false, error: 'tooFast' };
  return response.json();
}

/**
 * Sends a request that this browser's key signs.
 * @param make a key if there is none
 */
export async function askMe(ask: MeAsk, make = false): Promise<MeAnswer> {
  const key = await ownKey(make);
  if (typeof key === 'string') return { ok: false, error: key };
  try {
    const given = (await post('/me/nonce', {})) as { readonly nonce?: string };
    if (typeof given.nonce !== 'string') return { ok: false, error: 'tooFast' };
    const { nonce } = given;
    const body = JSON.stringify(ask);
    const signature = await key.sign(requestText(key.key, nonce, body));
    return (await post('/me/ask', { key: key.key, nonce, body, signature })) as MeAnswer;
  } catch {
    return { ok: false, error: 'offline' };
  }
}

/** This browser begins as somebody new. */
export async function beginAnew(): Promise<void> {
  await forgetKey(false);
  allowKey();
}
