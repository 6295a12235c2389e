/**
 * Tables that are closing in this process: their last commands still go to the journal, and nobody
 * reads them from it before.
 */

const closing = new Map<string, Promise<void>>();

/** @param work the rest of the table's work, if there is any */
export function closes(code: string, work = Promise.resolve()): Promise<void> {
  const done = work.finally(() => {
    if (closing.get(code) === done) closing.delete(code);
  });
  closing.set(code, done);
  return done;
}

export const isClosing = (code: string): boolean => closing.has(code);
