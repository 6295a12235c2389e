/**
 * Leads the eye: the camera turns to the subject of a sentence, its pieces glow, its panel scrolls
 * into view.
 */

import { useEffect } from 'react';
import { usePointed } from '../../table/board/pointed.ts';
import { useNarrow } from '../../table/narrow.ts';
import { TURN_TAB, useScreen } from '../../table/screen.ts';
import { useCamera } from '../../world/camera.ts';
import { partsOf } from './sight.ts';
import { stepOf, useLearn } from './store.ts';

/**
 * Acts once the panels are mounted and have settled: a page's first ones come late.
 * @returns cancels it
 */
function whenThere(act: () => void): () => void {
  let asked = 0;
  let seen = 0;
  const look = (): void => {
    if (document.querySelector('.hud, .ledger')) seen++;
    if (seen > FRAMES) act();
    else asked = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(asked);
}

/** Frames in which a new panel settles. */
const FRAMES = 2;

export function usePointing(): void {
  const step = useLearn(stepOf);
  const words = useLearn(({ subject }) => subject?.words ?? null);
  const phase = useLearn((learn) => learn.phase);
  const ledger = useScreen((screen) => screen.ledger);
  const narrow = useNarrow();
  useEffect(() => {
    if (!step || !words) return;
    const { at, task } = step;
    const told = phase === 'scene' ? at : undefined;
    usePointed.getState().point(told?.things ?? []);
    useCamera.getState().focus(told?.site ?? null);
    const tab = told?.parts?.map((name) => words.parts[name]?.tab).find(Boolean);
    // The sheet of a phone gives way to the board if the board is the subject.
    const board = told?.site !== undefined || (told?.things ?? []).length > 0;
    const sheet = board && !task && tab === undefined ? 'low' : 'half';
    return whenThere(() => {
      if (narrow) useScreen.getState().set({ tab: tab ?? TURN_TAB, sheet });
      const [first] = told ? partsOf(told, words).flat() : [];
      if (ledger || !task) first?.scrollIntoView({ block: 'nearest' });
    });
  }, [step, words, phase, ledger, narrow]);
  useEffect(
    () => () => {
      usePointed.getState().point([]);
      useCamera.getState().overview();
    },
    [],
  );
}
