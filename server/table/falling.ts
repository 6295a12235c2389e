/**
 * Tables that are just falling asleep in this process: what is under way there still goes to the
 * journal, and nobody reads them from it before.
 */

const falling = new Map<string, Promise<void>>();

/** @param work the rest that the table still has to do, if there is one at all */
export function fallsAsleep(code: string, work = Promise.resolve()): Promise<void> {
  const done = work.finally(() => {
    if (falling.get(code) === done) falling.delete(code);
  });
  falling.set(code, done);
  return done;
}

export const isFallingAsleep = (code: string): boolean => falling.has(code);
