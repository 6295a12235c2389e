/** Where the person wishes it, the overview leans towards what others do. */

import { useEffect } from 'react';
import { useCamera } from '../city/camera.ts';
import type { ClientGame } from '../games/registry.ts';
import { useSettings } from '../store/settings.ts';
import { type LogEntry, useTable } from '../store/table.ts';
import { useGame } from './game.ts';

/** How long the camera leans towards a place, and how soon it turns to the next, in seconds. */
const STAYS = 5;
const RESTS = 1.6;

export function Follow() {
  const game = useGame();
  const follow = useSettings((settings) => settings.follow);
  useEffect(() => {
    if (!game || !follow) return;
    let back: ReturnType<typeof setTimeout> | undefined;
    let turned = 0;
    const stop = useTable.subscribe((now, before) => {
      if (now.log === before.log) return;
      const { view, seat } = now;
      // Who has to decide keeps the whole board.
      if (view && seat !== null && game.owes(view, seat)) {
        useCamera.getState().suggest(null);
        return;
      }
      const site = lastSite(game, now.log, before.log.at(-1)?.id ?? 0);
      if (!site || performance.now() - turned < RESTS * 1000) return;
      turned = performance.now();
      useCamera.getState().suggest(site);
      clearTimeout(back);
      back = setTimeout(() => useCamera.getState().suggest(null), STAYS * 1000);
    });
    return () => {
      stop();
      clearTimeout(back);
      useCamera.getState().suggest(null);
    };
  }, [game, follow]);
  return null;
}

/** Where the last of the new events happened that happened somewhere. */
function lastSite(game: ClientGame, log: readonly LogEntry[], heard: number): string | null {
  const fresh = log.filter(({ id }) => id > heard);
  for (const { event } of fresh.reverse()) {
    const site = game.site(event);
    if (site) return site;
  }
  return null;
}
