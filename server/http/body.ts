/**
 * Bodies of requests: read up to a bound, taken as JSON, and measured before any other code walks
 * them.
 */

import type { IncomingMessage } from 'node:http';
import { type Excess, excessOf } from '../protocol/bounds.ts';

/** A refusal with its HTTP status and a sentence. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const SENTENCES: { readonly [excess in Excess]: string } = {
  depth: 'The request is nested too deeply.',
  width: 'The request has too many fields.',
  length: 'A text or a field name in the request is too long.',
  kind: 'The request contains something that this server doesn’t accept.',
};

/**
 * The body as JSON; `{}` if there is none.
 * @param most bytes
 * @throws HttpError if it is too large, too deep or too wide, broken off, or no JSON
 */
export async function readJson(req: IncomingMessage, most: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  let body: unknown = {};
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new HttpError(413, 'The request is too large.');
      chunks.push(chunk);
    }
    if (size > 0) body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The request isn’t JSON, or was cut off.');
  }
  const excess = excessOf(body);
  if (excess) throw new HttpError(400, SENTENCES[excess]);
  return body;
}
