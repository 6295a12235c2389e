/** Asks the thinker of this page, which starts with the first question. */

import type { Asked, Kind, Progress, Question, Questions, Told } from './messages.ts';

interface Waiting {
  readonly settle: (answer: unknown) => void;
  readonly fail: () => void;
  readonly progress: ((progress: Progress) => void) | undefined;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let count = 0;

function thinker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  // After any error the next question gets a new worker.
  worker.addEventListener('error', () => {
    worker = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { fail } of all) fail();
  });
  return worker;
}

function hear(told: Told): void {
  const one = waiting.get(told.id);
  if (!one) return;
  if ('progress' in told) {
    one.progress?.(told.progress);
    return;
  }
  waiting.delete(told.id);
  if ('answer' in told) one.settle(told.answer);
  else one.fail();
}

/** The thinker could not answer, or the question was cancelled. */
class NoAnswer extends Error {}

/**
 * @param signal forgets the question
 * @throws NoAnswer
 */
export function think<K extends Kind>(
  question: Question<K>,
  signal?: AbortSignal,
  progress?: (progress: Progress) => void,
): Promise<Questions[K]['answer']> {
  return new Promise((resolve, reject) => {
    const id = ++count;
    const fail = (): void => reject(new NoAnswer(question.kind));
    if (signal?.aborted) {
      fail();
      return;
    }
    const settle = (answer: unknown): void => resolve(answer as Questions[K]['answer']);
    waiting.set(id, { settle, fail, progress });
    signal?.addEventListener('abort', () => {
      if (!waiting.delete(id)) return;
      worker?.postMessage({ forget: id } satisfies Asked);
      fail();
    });
    try {
      thinker().postMessage({ id, ...question } as Asked);
    } catch {
      waiting.delete(id);
      fail();
    }
  });
}
