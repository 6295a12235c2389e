/** The ears of the page: loads the sounds after the first gesture, and only where they are wanted. */

import { useEffect, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useGame } from './game.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;

export function Sound() {
  const game = useGame();
  const silent = useSettings((settings) => settings.muted || settings.volume <= 0);
  const [met, setMet] = useState(false);
  useEffect(() => {
    if (met) return;
    const meet = (): void => setMet(true);
    for (const gesture of GESTURES) addEventListener(gesture, meet, { once: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, meet);
    };
  }, [met]);
  useEffect(() => {
    if (!met || silent || !game) return;
    let stop: (() => void) | null = null;
    let gone = false;
    const ear = () => {
      const { log, view, seat } = useTable.getState();
      return { log, owes: view !== null && seat !== null && game.owes(view, seat) };
    };
    void Promise.all([import('../sound/listen.ts'), import('../sound/synth.ts')]).then(
      ([{ ears }, { play }]) => {
        if (gone) return;
        const hear = ears(ear(), game.cue, useSettings.getState, play);
        stop = useTable.subscribe((now, before) => {
          if (now.log !== before.log || now.view !== before.view) hear(ear());
        });
      },
      // Without its sounds the table is quiet, and no worse for it.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [met, silent, game]);
  return null;
}
