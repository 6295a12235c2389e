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
import { setBoardThings, useAsking } from '../asking/store.ts';
import { targetKey } from '../seat/targets.ts';
import type { BoardGame, BoardTypes, PenIn } from './board-game.ts';
import { lookAtPointed } from './pointed.ts';
import { BoardRuntime } from './runtime.ts';
import { Show } from './show.ts';

/** A press that has moved further than this was meant for the camera. Pixels. */
const CLICK_SLACK = 6;

/**
 * How long a finger stays on a thing to get its note, and how long the note stays after it.
 * Milliseconds.
 */
const PRESS_MS = 450;
const STAY_MS = 5000;

/** The board of a game: pieces, pointing and the show, as children of the canvas. */
export function makeBoard<K extends BoardTypes>(game: BoardGame<K>): ComponentType {
  const { drafts, Beside } = game;

  return function Board() {
    const size = useThree((state) => state.size);
    const level = useQuality((quality) => quality.level);
    // The camera's place depends on the free part between the panels: labels turn to it.
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
    /** Brightness of the lamps at the last update of the pieces. */
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
    // Things that can be selected by key.
    useEffect(() => {
      const targetOf = (key: string | null) =>
        field.boxes.find(({ target }) => targetKey(target) === key)?.target ?? null;
      setBoardThings({
        keys: () => field.boxes.map(({ target }) => targetKey(target)),
        point: (key) => drafts.useDrafts.getState().hover(targetOf(key)),
      });
      return () => setBoardThings(null);
    }, [field]);
    const long = useLongPress((target: K['target'] | null) => {
      drafts.useDrafts.getState().hover(target);
      useAsking.getState().ask({ target: target && targetKey(target) });
    });
    const over = (event: ThreeEvent<PointerEvent>): void => {
      event.stopPropagation();
      if (field.met && !long.asked()) drafts.useDrafts.getState().hover(field.met.target);
    };
    const out = (): void => {
      if (!long.asked()) drafts.useDrafts.getState().hover(null);
    };
    const down = ({ nativeEvent }: ThreeEvent<PointerEvent>): void => {
      if (field.under) long.begin(nativeEvent, field.under.target);
    };
    const click = (event: ThreeEvent<MouseEvent>): void => {
      event.stopPropagation();
      // A long press shows the note and presses nothing.
      if (long.asked() || !field.met || event.delta > CLICK_SLACK) return;
      const { target } = field.met;
      const state = runtime.affordances.get(targetKey(target))?.state;
      if (state === 'open' || state === 'chosen') claimPress();
      if ((event.nativeEvent as PointerEvent).pointerType === 'touch') {
        // A finger does not hover: a touched blocked thing shows its reason.
        drafts.useDrafts.getState().hover(state === 'blocked' ? target : null);
      }
      drafts.useDrafts.getState().pick(target);
    };
    const hand = { onPointerDown: down, onPointerMove: over, onPointerOut: out, onClick: click };
    return (
      <>
        <primitive object={runtime.group} />
        <primitive object={field} {...hand} />
        {Beside && <Beside pieces={pieces} sites={sites} />}
      </>
    );
  };
}

/** A finger that stays on a thing gets its note; any other press afterwards removes it. */
function useLongPress<T>(ask: (target: T | null) => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const asked = useRef(false);
  const since = useRef(0);
  const answer = useRef(ask);
  answer.current = ask;
  useEffect(() => {
    let stays: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      if (held.current) clearTimeout(held.current.timer);
      held.current = null;
    };
    const end = (): void => {
      clearTimeout(stays);
      if (asked.current) answer.current(null);
      asked.current = false;
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const from = held.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > 2 * CLICK_SLACK) leave();
    };
    const lift = ({ timeStamp }: PointerEvent): void => {
      leave();
      if (!asked.current) return;
      // On a busy page the timer ends before the page hears of a finger that left long ago.
      if (timeStamp - since.current < PRESS_MS) end();
      else stays = setTimeout(end, STAY_MS);
    };
    const listeners = [
      ['pointerdown', end],
      ['pointermove', move],
      ['pointerup', lift],
      ['pointercancel', lift],
    ] as const;
    for (const [type, listener] of listeners) {
      addEventListener(type, listener as EventListener, true);
    }
    return () => {
      leave();
      end();
      for (const [type, listener] of listeners) {
        removeEventListener(type, listener as EventListener, true);
      }
    };
  }, []);
  return {
    asked: () => asked.current,
    begin({ pointerType, clientX, clientY, timeStamp }: PointerEvent, target: T): void {
      if (pointerType !== 'touch') return;
      since.current = timeStamp;
      const timer = setTimeout(() => {
        asked.current = true;
        held.current = null;
        answer.current(target);
      }, PRESS_MS);
      held.current = { timer, x: clientX, y: clientY };
    },
  };
}
