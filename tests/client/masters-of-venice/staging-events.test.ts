/** Every event has its motion and its sound, or a stated reason to have none. */

import { expect, test } from 'vitest';
import { SCENERY } from '../../../client/games/masters-of-venice/board/scenery.ts';
import { type Shown, shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import { soundsOf } from '../../../client/games/masters-of-venice/events/index.ts';
import { HANDLERS, stage } from '../../../client/games/masters-of-venice/staging.ts';
import type { Hint } from '../../../client/table/staging/hints.ts';
import type { GameEvent } from '../../../engine/core/contract.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { match, SCENES, sites } from './staging-matches.ts';

type Type = MvEvent['type'];
const TYPES = Object.keys(HANDLERS) as Type[];

/** Why an event makes no sound of its own. */
const SILENT: { readonly [T in Type]?: string } = {
  charactersReturned: 'the bells of the new round sound over it',
  adjustSkipped: 'nothing has changed',
  vpGained: 'the split or the delivery before it sounds',
  placeActivated: 'the merchants’ steps before it sound',
  turnStarted: 'whoever has to decide hears the cue for that',
  turnEnded: 'the next turn follows at once',
  windowOpened: 'who has a marker is nobody else’s business to hear',
  windowDeclined: 'who declines does so in silence',
  interruptLapsed: 'nothing has happened',
  stanceSet: 'a preference is nothing that happens on the board',
};

/** Why an event has only a light or a sign at its place. */
const STILL: { readonly [T in Type]?: string } = {
  roundStarted: 'the gondola has moved before it; the light of the day changes',
  committed: 'what was chosen is secret: only that it was',
  adjustSkipped: 'nothing moves',
  ordersMoved: 'pegMoved carries the slips; this says who did it',
  placeActivated: 'a place lights up',
  turnStarted: 'a seat lights up and the crowd comes',
  turnEnded: 'a seat darkens',
  windowOpened: 'an oar’s sign rises over the seat',
  windowDeclined: 'a seat darkens',
  interrupted: 'the turn that follows moves the merchant',
  interruptQueued: 'an oar’s sign rises over the seat',
  interruptLapsed: 'a seat darkens',
  stanceSet: 'a preference: a short light',
  majorityUsed: 'pegMoved follows; the sign says whose right it was',
  dividendPaid: 'every shareholder’s coins fly with the payments that follow',
  handsRevealed: 'the cards turn where they lie',
};

/** One of each that random matches lack. */
const RARE: readonly GameEvent[] = [
  { type: 'interruptQueued', seat: 0, target: null },
  { type: 'interruptLapsed', seat: 0, reason: 'round' },
  { type: 'stanceSet', seat: 0, stance: 'ask' },
];

const TAKES = [
  ...match(5, 2, 4, 'open'),
  ...match(4, 4, 1, 'hidden', true),
  ...match(3, 5, 2, 'open', true),
  ...SCENES,
];

/** Each type's events with the picture before them. */
const MET = new Map<string, { event: GameEvent; shown: Shown }[]>();
for (const { events, before } of TAKES) {
  if (!before) continue;
  const shown = shownOf(before);
  for (const event of events) {
    const met = MET.get(event.type) ?? [];
    if (met.length < 12) met.push({ event, shown: structuredClone(shown) });
    MET.set(event.type, met);
    for (const patch of stage([event], shown, sites).patches) patch.apply(shown);
  }
}
for (const event of RARE) {
  MET.set(event.type, [{ event, shown: shownOf(TAKES[9]?.before as View) }]);
}

const MOVES = new Set(['fly', 'peg', 'walk', 'row', 'dial', 'stamp', 'burst', 'pour']);

test.each(TYPES)('%s: seen and heard, or not for a reason', (type) => {
  const met = MET.get(type) ?? [];
  expect(met.length, 'no such event in these matches').toBeGreaterThan(0);
  let [moves, lights, sounds] = [0, 0, 0];
  for (const { event, shown } of met) {
    for (const { kind } of stage([event], shown, sites).motions) {
      if (MOVES.has(kind)) moves++;
      else lights++;
    }
    sounds += soundsOf(event, 0).length;
  }
  expect(moves === 0, `motions of ${type}: ${STILL[type] ?? 'should move'}`).toBe(type in STILL);
  expect(moves + lights).toBeGreaterThan(0);
  expect(sounds === 0, `sounds of ${type}: ${SILENT[type] ?? 'should sound'}`).toBe(type in SILENT);
});

test('hints for a camera name places of the plan and lie within what is staged', () => {
  const ids = new Set(SCENERY.sites.map(({ id }) => id));
  const seen: Hint[] = [];
  for (const { events, before } of TAKES) {
    if (!before) continue;
    const { hints, lasts } = stage(events, shownOf(before), sites);
    expect(hints.map(({ at }) => at)).toEqual(hints.map(({ at }) => at).sort((a, b) => a - b));
    for (const hint of hints) {
      if (hint.place !== null) expect(ids).toContain(hint.place);
      expect(hint.at).toBeLessThanOrEqual(lasts);
      expect(hint.seconds).toBeGreaterThan(0);
    }
    seen.push(...hints);
    expect(stage(events, shownOf(before), sites, { reduced: true }).hints).toEqual([]);
  }
  expect(new Set(seen.map(({ importance }) => importance)).size).toBe(3);
  expect(seen.filter(({ importance }) => importance === 3).length).toBeLessThan(seen.length / 4);
});
