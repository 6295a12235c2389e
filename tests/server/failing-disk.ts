/**
 * A server whose disk fails once: if there is a file `fail` in its data folder, the next commit is
 * written, and the disk reports that it could not force it.
 */

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const flag = join(process.env.LAGUNA_DATA ?? '', 'fail');
const { fdatasync } = fs;

fs.fdatasync = ((fd: number, done: (error: Error | null) => void) => {
  if (!fs.existsSync(flag)) return fdatasync(fd, done);
  fs.rmSync(flag);
  done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
}) as typeof fdatasync;
syncBuiltinESMExports();
await import('../../server/main.ts');
