/**
 * The cryptography behind the engine's keyed stream, for server and browser alike: pages on a local
 * network have no `crypto.subtle`, so this is pure JavaScript.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type KeyedBlock, keyFromHex, keyToHex } from '../../engine/core/keyed-chance.ts';

/** Length of a match's key in bytes. */
export const KEY_BYTES = 32;

/** HMAC-SHA-256 of the counter, as eight bytes, the highest first. */
export const keyedBlock: KeyedBlock = (key, counter) => {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(counter));
  return hmac(sha256, key, message);
};

/** What is shown before the first draw: SHA-256 of the key, both as hex. */
export function hashOfKey(key: string): string {
  return keyToHex(sha256(keyFromHex(key)));
}
