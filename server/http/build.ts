/** The build of the client that this server has: pages of another build cannot read its tables. */

import { join } from 'node:path';
import { BuiltFile } from './built.ts';

const NAMED = /<meta name="laguna-build" content="([\w-]{1,64})"/;

export class Build {
  private readonly file: BuiltFile<string>;

  /** @param root folder of the built client */
  constructor(root: string) {
    this.file = new BuiltFile(join(root, 'index.html'), (html) => NAMED.exec(html)?.[1] ?? '');
  }

  /**
   * The name in the build's pages, also after a new build under a running server; '' if there is
   * none.
   */
  get name(): string {
    return this.file.get() ?? '';
  }
}
