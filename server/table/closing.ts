/**
 * Tables that are just closing in this process: what is under way there still goes to the
 * journal, and nobody reads them from it before.
 */

const closing = new Map<string, Promise<void>>();

/** @param work the rest that the table still has to do, if there is one at all */
export function closes(code: string, work = Promise.resolve()): Promise<void> {
  const done = work.finally(() => {
    if (closing.get(code) === done) closing.delete(code);
  });
  closing.set(code, done);
  return done;
}

export const isClosing = (code: string): boolean => closing.has(code);
