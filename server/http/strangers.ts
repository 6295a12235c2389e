/**
 * Logs connections that send broken data. Colyseus reports each with its stack, and the decoder
 * even with the message; this log has only the kind of error, because a stranger's data must not
 * put a token or a secret action into a log. The log itself bounds how often it is told.
 */

import { log } from '../log.ts';

const MAX_LENGTH = 80;

const NOTHING = (): void => undefined;

/**
 * The kind of an error without the client's data: up to a quotation, bracket, figure or end of
 * line.
 */
export function kindOf(about: unknown): string {
  return (/^[^\n{[('"`\d]*/.exec(String(about))?.[0] ?? '').slice(0, MAX_LENGTH).trim();
}

/**
 * A logger as Colyseus takes one.
 * @param tell called with the kind of each error
 */
export function strangersLogger(
  tell = (kind: string): void => log.warn('connection.broken', { kind }),
): Record<'debug' | 'info' | 'trace' | 'warn' | 'error', (...about: unknown[]) => void> {
  const broken = (about: unknown): void => tell(kindOf(about));
  return { debug: NOTHING, info: NOTHING, trace: NOTHING, warn: broken, error: broken };
}

/**
 * The beginning of the line that Colyseus' decoder prints about an invalid byte in a message's
 * name.
 */
const DECODER = 'decode.utf8Read()';

/**
 * The decoder writes to the console for every such byte, and strangers choose how many there are:
 * from now on its lines go to `tell`.
 */
export function hushDecoder(tell: (about: unknown) => void = strangersLogger().error): void {
  const error = console.error;
  console.error = (...about: unknown[]): void => {
    if (typeof about[0] === 'string' && about[0].startsWith(DECODER))
      tell('bytes that are no text');
    else error(...about);
  };
}
