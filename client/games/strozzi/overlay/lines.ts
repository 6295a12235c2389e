/** The director's sentences for the overlay's lower third. Pure. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import type { Line, Told } from '../../../table/overlay/part.ts';
import { Scene } from '../director/scene.ts';
import { sentence } from '../director/sentences.ts';
import { stakes } from '../director/stakes.ts';
import { seatName } from '../strings/names.ts';

/** The sentences of what one action did. */
export function linesOf({ events, before, after }: Told): Line[] {
  if (!before) return [];
  const now = after as View;
  const scene = new Scene(events as unknown as readonly StEvent[], before as View, now);
  const name = (seat: number): string => seatName(now, seat, null);
  return scene.events.flatMap((event) => {
    const text = sentence(event, scene, name);
    const seat = 'seat' in event ? event.seat : null;
    return text ? [{ text, seat }] : [];
  });
}

/** What is at stake in a position; null after the end. */
export function quietLine(view: ViewBase): Line | null {
  const stake = stakes(view as View).find(({ text }) => text !== null);
  return stake?.text ? { text: stake.text, seat: stake.seat } : null;
}
