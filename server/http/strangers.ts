/**
 * What is logged of connections that send broken things. Colyseus reports each with its stack, and
 * the decoder even with the message; here it is the kind of error alone, and seldom: what strangers
 * send may neither fill a disk nor put a token or a secret action into a log.
 */

/** Lines within one span. */
const LINES = 5;
const SPAN_MS = 10_000;
const MAX_LENGTH = 80;

const NOTHING = (): void => undefined;

/** The kind of an error without what was sent: up to a quotation, bracket, figure or end of line. */
export function kindOf(about: unknown): string {
  return (/^[^\n{[('"`\d]*/.exec(String(about))?.[0] ?? '').slice(0, MAX_LENGTH).trim();
}

/** A logger as Colyseus takes one. @param write a line @param now milliseconds */
export function strangersLogger(
  write: (line: string) => void = (line) => console.warn(line),
  now: () => number = Date.now,
): Record<'debug' | 'info' | 'trace' | 'warn' | 'error', (...about: unknown[]) => void> {
  let since = Number.NEGATIVE_INFINITY;
  let lines = 0;
  let untold = 0;
  const tell = (about: unknown): void => {
    if (now() - since >= SPAN_MS) {
      if (untold > 0) write(`Connections: ${untold} more of the kind.`);
      since = now();
      lines = 0;
      untold = 0;
    }
    if (lines++ < LINES) write(`Connection: ${kindOf(about)}`);
    else untold++;
  };
  return { debug: NOTHING, info: NOTHING, trace: NOTHING, warn: tell, error: tell };
}

/** How the decoder of Colyseus begins its line about a byte of a message's name that is no text. */
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
