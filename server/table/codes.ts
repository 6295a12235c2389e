/** Table codes: six random characters that are hard to confuse. */

import { randomInt } from 'node:crypto';

/** Without 0 O, 1 I L, 5 S, 8 B, 2 Z, U V. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 6;

export function newCode(): string {
  let code = '';
  for (let i = 0; i < LENGTH; i++) code += ALPHABET[randomInt(ALPHABET.length)];
  return code;
}

/** The code as it is stored, or null if it cannot be one. */
export function readCode(given: string): string | null {
  const code = given.toUpperCase().replace(/[\s-]/g, '');
  if (code.length !== LENGTH) return null;
  return [...code].every((char) => ALPHABET.includes(char)) ? code : null;
}
