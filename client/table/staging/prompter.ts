/** Asks the director, if there is one, for the start of a take. */

import { cue } from '../director/cue.ts';
import type { Prompter } from './player.ts';

export const prompt: Prompter = ({ before, after }, timeline, pace, waiting) => {
  if (timeline && before) {
    const { marks, lasts } = timeline;
    return cue.current?.ask({ marks, lasts, before, after, waiting, pace }) ?? 0;
  }
  cue.current?.position(after);
  return 0;
};
