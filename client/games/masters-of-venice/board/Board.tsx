/** The board of Masters of Venice inside the city's canvas. */

import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { clock, stir } from '../../../city/clock.ts';
import { Gondola, type GondolaPose } from '../../../city/Gondola.tsx';
import { useQuality } from '../../../city/quality.ts';
import { loadFonts } from '../../../pieces/fonts.ts';
import { useTable } from '../../../store/table.ts';
import { affordances, useIntent } from '../intent.ts';
import { BoardRuntime } from './runtime.ts';
import { type Shown, shownOf } from './shown.ts';
import { boatSite, sitesFor } from './sites.ts';

/** A press that has moved further than this was meant for the camera. Pixels. */
const CLICK_SLACK = 6;

export function Board() {
  const size = useThree((state) => state.size);
  const level = useQuality((quality) => quality.level);
  const sites = sitesFor(size.width / Math.max(1, size.height));
  const runtime = useMemo(() => new BoardRuntime(level === 'low' ? 0.5 : 1), [level]);
  const shown = useRef<Shown | null>(null);
  const boat = useRef<GondolaPose>({ x: 0, z: 0, heading: 0, speed: 0 });

  useEffect(() => {
    runtime.arrange(sites);
    const draw = (): void => {
      const view = useTable.getState().view as View | null;
      if (!view) return;
      shown.current = shownOf(view);
      Object.assign(boat.current, boatSite(shown.current.gondola));
      runtime.affordances = affordances();
      runtime.still(shown.current);
      runtime.moving(shown.current);
      stir(0.3);
    };
    draw();
    let alive = true;
    void loadFonts().then(() => {
      if (!alive) return;
      runtime.refresh();
      draw();
    });
    const offTable = useTable.subscribe((now, before) => {
      if (now.view !== before.view) draw();
    });
    const offIntent = useIntent.subscribe((now) => {
      runtime.affordances = affordances();
      runtime.hovered = now.hovered;
      if (shown.current) runtime.moving(shown.current);
      stir(0.2, false);
    });
    return () => {
      alive = false;
      offTable();
      offIntent();
    };
  }, [runtime, sites]);

  useEffect(() => () => runtime.dispose(), [runtime]);
  useFrame(() => void clock.time);

  const { field } = runtime;
  const over = (event: ThreeEvent<PointerEvent>): void => {
    event.stopPropagation();
    if (field.met) useIntent.getState().hover(field.met.target);
  };
  const out = (): void => useIntent.getState().hover(null);
  const click = (event: ThreeEvent<MouseEvent>): void => {
    event.stopPropagation();
    if (field.met && event.delta <= CLICK_SLACK) useIntent.getState().pick(field.met.target);
  };
  const hand = { onPointerMove: over, onPointerOut: out, onClick: click };
  return (
    <>
      <primitive object={runtime.group} />
      <primitive object={field} {...hand} />
      <Gondola pose={boat} />
    </>
  );
}

export default Board;
