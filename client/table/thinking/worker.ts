/** The thinker: a thread of its own. Several questions take turns, and each can be cancelled. */

import { searchedGames } from '../../../engine/registry-searching.ts';
import { answering } from './answers.ts';
import type { Asked, Told } from './messages.ts';

/** Longest stretch of work without a look at the other questions, in milliseconds. */
const SLICE_MS = 20;

const port = self as {
  postMessage(told: Told): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Asked>) => void): void;
};
const forgotten = new Set<number>();

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function answer({ id, ...question }: Exclude<Asked, { forget: number }>): Promise<void> {
  try {
    const mind = await searchedGames[question.game]?.();
    if (!mind) throw new Error(`Nothing searches ${question.game}.`);
    const work = answering(mind, question);
    for (;;) {
      if (forgotten.delete(id)) return;
      const start = performance.now();
      let step = work.next();
      while (!step.done && performance.now() - start < SLICE_MS) step = work.next();
      if (step.done) {
        port.postMessage({ id, answer: step.value });
        return;
      }
      port.postMessage({ id, progress: step.value });
      await breath();
    }
  } catch {
    port.postMessage({ id, failed: true });
  }
}

port.addEventListener('message', ({ data }) => {
  if ('forget' in data) forgotten.add(data.forget);
  else void answer(data);
});
