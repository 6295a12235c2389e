/** Sound of the page: loads the sounds after the first gesture, and only if they are wanted. */

import { useEffect, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import type { ClientGame } from '../table/game.ts';
import { useScreen } from '../table/screen.ts';
import { useGame } from '../table/use-game.ts';
import { view as eye } from '../world/camera.ts';
import { lightOf } from '../world/scenery.ts';

const GESTURES = ['pointerdown', 'keydown'] as const;
/** Seconds between two updates of the listener's position. */
const PACE = 1.2;

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
    void listen(game).then(
      (end) => {
        if (gone) end();
        else stop = end;
      },
      // Without its sounds the table is silent, but works.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [met, silent, game]);
  return null;
}

/** Listens to table and town until the returned function is called. */
async function listen(game: ClientGame): Promise<() => void> {
  const [{ ears }, mixer, hearing, { BEDS }] = await Promise.all([
    import('../sound/listen.ts'),
    import('../sound/mixer.ts'),
    import('../sound/hearing.ts'),
    import('../sound/beds.ts'),
  ]);
  const { scenery } = game;
  const { ambience } = scenery;
  const ear = () => {
    const { log, view, seat, refusals } = useTable.getState();
    return { log, refusals, owes: view !== null && seat !== null && game.owes(view, seat) };
  };
  const hear = ears(
    ear(),
    (event) => game.sounds(event, useTable.getState().seat),
    () => {
      const { muted, volume, speed, reducedMotion } = useSettings.getState();
      return { muted, volume, speed: reducedMotion ? 'instant' : speed };
    },
    ({ cue, site }, delay) => {
      const place = hearing.placeOf(scenery, site);
      mixer.play(cue, { delay, pan: place ? hearing.panOf(place, eye) : 0 });
    },
  );
  const leave = useTable.subscribe((now, before) => {
    if (now.log !== before.log || now.view !== before.view || now.refusals !== before.refusals) {
      hear(ear());
    }
  });
  const attend = (): void => {
    const light = lightOf(scenery.course, useTable.getState().view, useScreen.getState().dayFrom);
    mixer.setBeds(hearing.bedLevels(light, eye, ambience));
    const call = hearing.nextCall(light, PACE, [Math.random(), Math.random()], ambience.calls);
    if (call && !document.hidden) mixer.play(call, { pan: Math.random() * 1.2 - 0.6 });
  };
  attend();
  mixer.prepare();
  const timer = setInterval(attend, PACE * 1000);
  return () => {
    clearInterval(timer);
    leave();
    const silence = Object.fromEntries(BEDS.map((bed) => [bed, 0]));
    mixer.setBeds(silence as ReturnType<typeof hearing.bedLevels>);
  };
}
