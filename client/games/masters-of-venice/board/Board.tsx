/** The board of Masters of Venice inside the city's canvas. */

import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { loadFonts } from '../../../pieces/fonts.ts';
import { glow, tide } from '../../../pieces/material.ts';
import { useSettings } from '../../../store/settings.ts';
import { targetKey } from '../../../table/seat/targets.ts';
import { claimPress, freeArea, useCamera } from '../../../world/camera.ts';
import { clock } from '../../../world/clock.ts';
import { Gondola, type GondolaPose } from '../../../world/Gondola.tsx';
import { lamps } from '../../../world/materials.ts';
import { useQuality } from '../../../world/quality.ts';
import { useIntent } from '../intent.ts';
import { BoardRuntime } from './runtime.ts';
import { Show } from './show.ts';
import { sitesFor } from './sites.ts';

/** A press that has moved further than this was meant for the camera. Pixels. */
const CLICK_SLACK = 6;

export function Board() {
  const size = useThree((state) => state.size);
  const level = useQuality((quality) => quality.level);
  // The camera stands by the shape of what the panels leave: what is written turns to it.
  const sites = useCamera(({ inset }) => {
    const { width, height } = freeArea(size, inset);
    return sitesFor(width / height);
  });
  const runtime = useMemo(() => new BoardRuntime(level === 'low' ? 0.5 : 1), [level]);
  const show = useRef<Show | null>(null);
  /** How bright the lamps were when the pieces were last told. */
  const dusk = useRef(-1);
  const boat = useRef<GondolaPose>({ x: 0, z: 0, heading: 0, speed: 0 });

  useEffect(() => {
    const running = new Show(runtime, sites);
    show.current = running;
    boat.current = running.boat;
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
  }, [runtime, sites]);
  useEffect(() => () => runtime.dispose(), [runtime]);

  useFrame(() => {
    show.current?.frame();
    runtime.pulse(clock);
    // By lantern light plates and pieces keep more of their own colour.
    if (dusk.current !== lamps.value) glow.value = 0.2 + 0.36 * lamps.value;
    dusk.current = lamps.value;
    if (!useSettings.getState().reducedMotion) tide.value[0] = clock.time;
  });

  const { field } = runtime;
  const over = (event: ThreeEvent<PointerEvent>): void => {
    event.stopPropagation();
    if (field.met) useIntent.getState().hover(field.met.target);
  };
  const out = (): void => useIntent.getState().hover(null);
  const click = (event: ThreeEvent<MouseEvent>): void => {
    event.stopPropagation();
    if (!field.met || event.delta > CLICK_SLACK) return;
    const state = runtime.affordances.get(targetKey(field.met.target))?.state;
    if (state === 'open' || state === 'chosen') claimPress();
    if ((event.nativeEvent as PointerEvent).pointerType === 'touch') {
      // A finger does not hover: what it has touched in vain says why.
      useIntent.getState().hover(state === 'blocked' ? field.met.target : null);
    }
    useIntent.getState().pick(field.met.target);
  };
  const hand = { onPointerMove: over, onPointerOut: out, onClick: click };
  return (
    <>
      <primitive object={runtime.group} />
      <primitive object={field} {...hand} />
      <Gondola pose={boat} scale={sites.upright ? 1.5 : 1} />
    </>
  );
}

export default Board;
