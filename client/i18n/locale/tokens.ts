/**
 * Texts of several languages in one build. While a page is bundled and minified, a token stands for each
 * text. At the end, the tokens in a file become English texts, and those in a copy of the file the texts of
 * another language. So each file has the texts of one language.
 */

import { createHash } from 'node:crypto';
import type { Compiled } from '../message.ts';

/** A token with its quotes, which the minifier may change. */
const TOKEN = /(["'`])@@laguna-text:([\da-f]{16})@@\1/g;
const LEFT = '@@laguna-text:';
const NAME = /^[A-Za-z_]\w*$/;

/** The code of a value, as short as possible. */
export function literal(value: Compiled | readonly string[]): string {
  if (typeof value === 'string') {
    const quoted = JSON.stringify(value);
    if (value.includes('\r')) return quoted;
    const raw = `\`${value.replace(/[\\`]|\$\{/g, '\\$&')}\``;
    return raw.length < quoted.length ? raw : quoted;
  }
  const parts = value.map((part) => {
    if (typeof part === 'string') return literal(part);
    const [name, by, arms] = part;
    const options = Object.entries(arms).map(
      ([arm, text]) => `${NAME.test(arm) ? arm : JSON.stringify(arm)}:${literal(text)}`,
    );
    return `[${literal(name)},${literal(by)},{${options.join()}}]`;
  });
  return `[${parts.join()}]`;
}

/** The code of a value in each language; English replaces a missing language. */
export interface Spoken {
  readonly en: string;
  readonly [language: string]: string | undefined;
}

export class Tokens {
  private readonly known = new Map<string, Spoken>();

  /** The token for these values, with quotes. It changes if one of the values does. */
  of(spoken: Spoken): string {
    const id = createHash('sha256').update(JSON.stringify(spoken)).digest('hex').slice(0, 16);
    this.known.set(id, spoken);
    return `"${LEFT}${id}@@"`;
  }

  /** Whether a script has a token. */
  isIn(code: string): boolean {
    return code.includes(LEFT);
  }

  /**
   * A script in one language.
   * @throws Error if a token has been made part of another string
   */
  put(code: string, language: string): string {
    const put = code.replace(TOKEN, (token, _quote, id: string) => {
      const spoken = this.known.get(id);
      return spoken?.[language] ?? spoken?.en ?? token;
    });
    const left = put.indexOf(LEFT);
    if (left < 0) return put;
    const around = put.slice(Math.max(0, left - 40), left + 60);
    throw new Error(`A text has been put together while the page was built: ${around}`);
  }
}
