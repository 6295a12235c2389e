/** One thread of a campaign. */

import { parentPort, workerData } from 'node:worker_threads';
import { type Outcome, playShare, type Share, type Word } from './drive.ts';

const tell = (done: boolean, { tally, played, failure }: Outcome): void => {
  const { sums, peaks } = tally;
  parentPort?.postMessage({ done, outcome: { tally: { sums, peaks }, played, failure } } as Word);
};

tell(true, await playShare(workerData as Share, (so) => tell(false, so)));
