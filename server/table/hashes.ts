/**
 * The engine's hash functions by Node's own cryptography: the same bytes as `protocol/chance.ts`,
 * which browsers share, in a fraction of the time.
 */

import { createHmac, hash } from 'node:crypto';
import type { Hashes } from '../../engine/core/keyed-chance.ts';

/** SHA-256 and HMAC-SHA-256. */
export const hashes: Hashes = {
  sha256: (message) => hash('sha256', message, 'buffer'),
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
};
