/** Which build of the client this server has: pages of another one cannot read its tables. */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NAMED = /<meta name="laguna-build" content="([\w-]{1,64})"/;

export class Build {
  private readonly file: string;
  private readAt = -1;
  private known = '';

  /** @param root folder of the built client */
  constructor(root: string) {
    this.file = join(root, 'index.html');
  }

  /** As its pages name it, also after a new build under a running server; '' where they do not. */
  get name(): string {
    try {
      const { mtimeMs } = statSync(this.file);
      if (mtimeMs !== this.readAt) {
        this.known = NAMED.exec(readFileSync(this.file, 'utf8'))?.[1] ?? '';
        this.readAt = mtimeMs;
      }
    } catch {
      // In development, or while it is being built.
      this.known = '';
      this.readAt = -1;
    }
    return this.known;
  }
}
