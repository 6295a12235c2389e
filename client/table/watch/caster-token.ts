/**
 * The key of a caster's link. The host's browser draws it; the server gets its hash alone, and the
 * link carries it behind the `#`, which browsers send to nobody.
 */

import { keyToHex } from '../../../engine/core/keyed-chance.ts';

const BYTES = 16;
const name = (code: string): string => `laguna.caster.${code}`;
const SHAPE = /^[\w-]{22}$/;

export type CasterToken = string;

interface NewCaster {
  /** The hash for the server. */
  readonly hash: string;
  /** Remembers the key in this browser, so that the host can copy the link again. */
  keep(): CasterToken;
}

/** A fresh key for a link to the table `code`. */
export async function newCaster(code: string): Promise<NewCaster> {
  // Hashing is loaded with the connection's code: the first picture does not wait for it.
  const { hashes } = await import('../../../server/protocol/chance.ts');
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return {
    hash: keyToHex(hashes.sha256(new TextEncoder().encode(token))),
    keep() {
      try {
        localStorage.setItem(name(code), token);
      } catch {
        // Without storage the link is shown as long as the page is open.
      }
      return token;
    },
  };
}

/** The key that this browser made for the table, null if none. */
export function keptCaster(code: string): CasterToken | null {
  try {
    const token = localStorage.getItem(name(code));
    return token && SHAPE.test(token) ? token : null;
  } catch {
    return null;
  }
}

export function forgetCaster(code: string): void {
  try {
    localStorage.removeItem(name(code));
  } catch {
    // In that case no key is stored.
  }
}

export const casterLink = (base: string, code: string, token: CasterToken): string =>
  `${base}/caster/${code}#${token}`;

/** The key in an address, null if it holds none. */
export function tokenIn(hash: string): CasterToken | null {
  const token = hash.replace(/^#/, '');
  return SHAPE.test(token) ? token : null;
}
