/** A file of the client's build, which may be rebuilt under a running server. */

import { readFileSync, statSync } from 'node:fs';

export class BuiltFile<T> {
  private readonly file: string;
  private readonly parse: (text: string) => T;
  private readAt = -1;
  private known: T | null = null;

  constructor(file: string, parse: (text: string) => T) {
    this.file = file;
    this.parse = parse;
  }

  /** null while there is no such file. */
  get(): T | null {
    try {
      const { mtimeMs } = statSync(this.file);
      if (mtimeMs !== this.readAt) {
        this.known = this.parse(readFileSync(this.file, 'utf8'));
        this.readAt = mtimeMs;
      }
    } catch {
      this.known = null;
      this.readAt = -1;
    }
    return this.known;
  }
}
