/** The frame of every game's board inside the world's canvas. */

import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { loadFonts } from '../../pieces/fonts.ts';
import { glow, tide } from '../../pieces/material.ts';
import { useSettings } from '../../store/settings.ts';
import { claimPress, freeArea, useCamera } from '../../world/camera.ts';
import { clock } from '../../world/clock.ts';
import { lamps } from '../../world/materials.ts';
import { useQuality } from '../../world/quality.ts';
import { targetKey } from '../seat/targets.ts';
import type { BoardGame, BoardTypes, PenIn } from './board-game.ts';
import { lookAtPointed } from './pointed.ts';
import { BoardRuntime } from './runtime.ts';
import { Show } from './show.ts';

/** A press that has moved further than this was meant for the camera. Pixels. */
const CLICK_SLACK = 6;

/** The board of a game: pieces, pointing and the show, as children of the canvas. */
export function makeBoard<K extends BoardTypes>(game: BoardGame<K>): ComponentType {
  const { drafts, Beside } = game;

  return function Board() {
    const size = useThree((state) => state.size);
    const level = useQuality((quality) => quality.level);
    // The camera stands by the shape of what the panels leave: what is written turns to it.
    const sites = useCamera(({ inset }) => {
      const { width, height } = freeArea(size, inset);
      return game.sitesFor(width / height);
    });
    const runtime = useMemo(
      () =>
        new BoardRuntime<K['target'], PenIn<K>, K['form']>(
          game.sheet,
          game.pen,
          level === 'low' ? 0.5 : 1,
        ),
      [level],
    );
    // biome-ignore lint/correctness/useExhaustiveDependencies: other pieces on another runtime
    const pieces = useMemo(() => game.pieces(sites), [sites, runtime]);
    const show = useRef<Show<K> | null>(null);
    /** How bright the lamps were when the pieces were last told. */
    const dusk = useRef(-1);

    useEffect(() => {
      const running = new Show(game, runtime, pieces, sites);
      show.current = running;
      running.start();
      let alive = true;
      void loadFonts().then(() => {
        if (!alive) return;
        runtime.refresh();
        running.redraw();
      });
      return () => {
        alive = false;
        running.stop();
        show.current = null;
      };
    }, [runtime, pieces, sites]);
    useEffect(() => () => runtime.dispose(), [runtime]);

    useFrame(({ camera, size: whole }) => {
      show.current?.frame();
      lookAtPointed(runtime.field.boxes, camera, whole);
      runtime.pulse(clock);
      // By lantern light plates and pieces keep more of their own colour.
      if (dusk.current !== lamps.value) glow.value = 0.2 + 0.36 * lamps.value;
      dusk.current = lamps.value;
      if (!useSettings.getState().reducedMotion) tide.value[0] = clock.time;
    });

    const { field } = runtime;
    const over = (event: ThreeEvent<PointerEvent>): void => {
      event.stopPropagation();
      if (field.met) drafts.useDrafts.getState().hover(field.met.target);
    };
    const out = (): void => drafts.useDrafts.getState().hover(null);
    const click = (event: ThreeEvent<MouseEvent>): void => {
      event.stopPropagation();
      if (!field.met || event.delta > CLICK_SLACK) return;
      const { target } = field.met;
      const state = runtime.affordances.get(targetKey(target))?.state;
      if (state === 'open' || state === 'chosen') claimPress();
      if ((event.nativeEvent as PointerEvent).pointerType === 'touch') {
        // A finger does not hover: what it has touched in vain says why.
        drafts.useDrafts.getState().hover(state === 'blocked' ? target : null);
      }
      drafts.useDrafts.getState().pick(target);
    };
    const hand = { onPointerMove: over, onPointerOut: out, onClick: click };
    return (
      <>
        <primitive object={runtime.group} />
        <primitive object={field} {...hand} />
        {Beside && <Beside pieces={pieces} sites={sites} />}
      </>
    );
  };
}
