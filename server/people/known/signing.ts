/** Keys and signatures of people: Ed25519, raw and as base64url. */

import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';

/** The name of a key at this server: its SHA-256. */
export const idOf = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64url')).digest('base64url');

/** 128 random bits as text. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Whether `signature` is `key`'s over `text`; false for a key that is none. */
export function isSigned(key: string, text: string, signature: string): boolean {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
    const by = createPublicKey({ key: jwk, format: 'jwk' });
    return verify(null, Buffer.from(text), by, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
