/**
 * The cryptography behind the engine's keyed stream, for server and browser alike: pages on a local
 * network have no `crypto.subtle`, so this is pure JavaScript.
 *
 * Why nobody can choose a draw (`engine/core/keyed-chance.ts` has the formulas):
 *
 * 1. The server draws the key K of a table's next match when the table opens, or when the match
 *    before begins; writes it down; and shows SHA-256(K) to all, as `nextKeyHash`.
 * 2. Each person's client, once it sits and has seen that hash, sends random bytes for this very
 *    hash (`contribute`). Only the first ones count. Bots contribute nothing.
 * 3. At the start the contributions are frozen, in the order of the seats, and shown to all
 *    (`contributions`). A player whose bytes are missing plays without them: nobody can hold up a
 *    match.
 * 4. All draws come from HMAC-SHA-256(K, contributions). The next match's K is drawn at the same
 *    time and its hash shown.
 * 5. After the end K is public (`key`), and the log can be verified (`engine/core/verify.ts`).
 *
 * The remaining risk: a server together with the person whose contribution comes last could try
 * bytes until the draws suit them, and a server knows the coming draws (it deals the cards).
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Hashes, hashOfKey as hashWith } from '../../engine/core/keyed-chance.ts';

/** Length of a match's key in bytes. */
export const KEY_BYTES = 32;

/** SHA-256 and HMAC-SHA-256. */
export const hashes: Hashes = {
  sha256: (message) => sha256(message),
  hmac: (key, message) => hmac(sha256, key, message),
};

/** The public hash before anybody contributes: SHA-256 of the key, both as hex. */
export const hashOfKey = (key: string): string => hashWith(key, hashes);
