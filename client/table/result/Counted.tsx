/** A figure that counts up to its value; at once if motion is reduced. */

import { useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../store/settings.ts';

/** Duration in milliseconds at ×1. */
const LASTS = 900;

/**
 * The displayed figure between two figures, at `part` (0 … 1) of the way; always an integer, slower
 * towards the end.
 */
export function between(from: number, to: number, part: number): number {
  const way = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
  return Math.round(from + (to - from) * way);
}

/**
 * @param text the figure as it is written
 * @param whole shows the final value at once: the person has asked for the whole scoring
 */
export function Counted(props: {
  readonly n: number;
  readonly text: (n: number) => string;
  readonly whole: boolean;
}) {
  const { n, text, whole } = props;
  const speed = useSettings((settings) => settings.speed);
  const still = useSettings((settings) => settings.reducedMotion) || speed === 'instant' || whole;
  const figure = useRef<HTMLSpanElement>(null);
  const last = useRef(0);
  // The page has the final value from the beginning; only the picture counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is written does not change
  useLayoutEffect(() => {
    const { current: node } = figure;
    const from = last.current;
    last.current = n;
    if (!node || still || from === n) return;
    const lasts = speed === 2 ? LASTS / 2 : LASTS;
    const began = performance.now();
    let frame = 0;
    const step = (): void => {
      const part = (performance.now() - began) / lasts;
      node.textContent = text(part < 1 ? between(from, n, part) : n);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      node.textContent = text(n);
    };
  }, [n, still]);
  return <span ref={figure}>{text(n)}</span>;
}
