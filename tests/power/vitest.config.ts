/** The tests as `npm test` runs them, one file after the other in the given order. */

import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import config from '../vitest.config.ts';

class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      process.argv.indexOf(relative(process.cwd(), moduleId));
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

export default { ...config, test: { ...config.test, sequence: { sequencer: AsNamed } } };
