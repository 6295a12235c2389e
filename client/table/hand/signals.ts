/**
 * How the phone calls its person when a decision is due: it vibrates, and again when its time is
 * almost over; it sounds if allowed, and keeps its screen on if the browser permits. Everything is
 * optional; the page shows it in any case.
 */

import { useEffect } from 'react';
import { useSettings } from '../../store/settings.ts';
import { type TableStore, useTable } from '../../store/table.ts';
import type { GameBasics } from '../game.ts';
import { timeLeft } from '../panels/time-left.ts';
import { keepScreenOn } from '../screen-on.ts';
import { useGameBasics } from '../use-game.ts';

/** Milliseconds of trembling and rest. */
const TREMBLE = [90, 70, 160];

/** A short one: the time for the decision is almost over. */
const HURRY = [60];
/** Time before its end, in milliseconds. */
const LAST = 5000;

type Owes = GameBasics['owes'];

/** Whether the match waits for this phone's seat, according to its game. */
export function isDue(now: Pick<TableStore, 'view' | 'seat' | 'table'>, owes: Owes): boolean {
  const { view, seat, table } = now;
  return seat !== null && view !== null && table?.stage === 'playing' && owes(view, seat);
}

/** Whether the phone must call: a decision has become due, or belongs to a later round. */
export function calls(before: TableStore, now: TableStore, owes: Owes): boolean {
  if (before.view === now.view || !isDue(now, owes)) return false;
  return !isDue(before, owes) || before.table?.matchId !== now.table?.matchId;
}

/**
 * Milliseconds until the phone hurries its person; null if no clock runs for the seat, or the
 * moment is over.
 * @param at the server's clock, epoch milliseconds
 */
export function hurriesIn(now: Pick<TableStore, 'seat' | 'table'>, at: number): number | null {
  const { seat, table } = now;
  const left = table && seat !== null ? timeLeft(table, seat, at) : null;
  const wait = left?.runs ? left.own + left.bank - LAST : -1;
  return wait < 0 ? null : wait;
}

let touched = false;

function tremble(pattern: number[]): void {
  const { vibrate } = navigator as { vibrate?: (pattern: number[]) => boolean };
  // Before the first touch browsers refuse, and complain.
  if (touched) vibrate?.call(navigator, pattern);
}

/** Trembles shortly before the end of each decision's time. */
function hurry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (now: TableStore): void => {
    clearTimeout(timer);
    const ms = hurriesIn(now, Date.now() + now.clockShift);
    if (ms !== null) timer = setTimeout(() => tremble(HURRY), ms);
  };
  const leave = useTable.subscribe((now, before) => {
    if (now.table !== before.table) wait(now);
  });
  wait(useTable.getState());
  return () => {
    leave();
    clearTimeout(timer);
  };
}

async function sound(): Promise<void> {
  const { muted, volume } = useSettings.getState();
  if (!touched || muted || volume <= 0) return;
  (await import('../../sound/mixer.ts')).play('decision');
}

/** Starts the sound machine, silently: it may only start in the wake of a gesture. */
async function wakeSound(): Promise<void> {
  const [{ setBeds }, { BEDS }] = await Promise.all([
    import('../../sound/mixer.ts'),
    import('../../sound/beds.ts'),
  ]);
  setBeds(Object.fromEntries(BEDS.map((bed) => [bed, 0])) as Parameters<typeof setBeds>[0]);
}

/** Calls while the page is open. */
export function useSignals(): void {
  const owes = useGameBasics()?.owes;
  useEffect(() => {
    const touch = (): void => {
      touched = true;
      if (!useSettings.getState().muted) void wakeSound().catch(() => undefined);
    };
    addEventListener('pointerdown', touch, { once: true });
    const leave = useTable.subscribe((now, before) => {
      if (!owes || !calls(before, now, owes)) return;
      tremble(TREMBLE);
      void sound().catch(() => undefined);
    });
    const calm = hurry();
    const on = keepScreenOn(() => useTable.getState().table?.stage === 'playing');
    const look = useTable.subscribe(on.look);
    return () => {
      removeEventListener('pointerdown', touch);
      leave();
      calm();
      look();
      on.stop();
    };
  }, [owes]);
}
