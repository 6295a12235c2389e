/** Moving through a recorded match: in any way, the table shows the named position. */

import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { replayKit } from '../../../client/games/masters-of-venice/replay/index.ts';
import {
  begin,
  end,
  forward,
  goTo,
  see,
  seek,
  skip,
  step,
} from '../../../client/pages/replay/player.ts';
import { type Shown, useReplay } from '../../../client/pages/replay/store.ts';
import { useHands } from '../../../client/store/hands.ts';
import { useTable } from '../../../client/store/table.ts';
import { useTempo } from '../../../client/store/tempo.ts';
import { type Eye, record } from '../../../client/table/replay/recording.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';
import { hashes, playMatch } from '../../battery/log.ts';
import { samples } from '../../rules/masters-of-venice/samples.ts';

const game = gameById('masters-of-venice');
const recording = record(playMatch(game, samples, 2).log(), game, hashes);
const shown: Shown = {
  recording,
  kit: replayKit,
  story: replayKit.story(recording),
  id: null,
  reviewed: null,
  text: '',
  verification: { verdict: 'proven', steps: [], log: recording.log, draws: [], standings: [] },
};

beforeEach(() => {
  end();
  begin(shown, { at: null, eye: 'all' });
});

/** The table, the hands and the place agree with the recording. */
function expectConsistent(): void {
  const { at, eye } = useReplay.getState();
  const { view, hands } = recording.look(at, eye);
  expect(useTable.getState().view).toEqual(replayKit.open(view, hands));
  expect(useHands.getState().hands).toEqual(eye === 'public' ? null : hands);
}

const eyes: Eye[] = ['all', 'public', ...recording.seats.map((_, seat) => seat)];
const moves = fc.array(
  fc.oneof(
    fc.integer({ min: -5, max: recording.end + 5 }).map((at) => () => seek(at)),
    fc.constantFrom(1 as const, -1 as const).map((way) => () => step(way)),
    fc.constantFrom(1 as const, -1 as const).map((way) => () => skip(way)),
    fc.constantFrom(...eyes).map((eye) => () => see(eye)),
    fc.constantFrom(...shown.story.chapters).map((chapter) => () => goTo(chapter)),
    fc.constant(() => void forward()),
  ),
  { maxLength: 25 },
);

test('by any way, the table shows the replay’s position', () => {
  fc.assert(
    fc.property(moves, (list) => {
      for (const move of list) {
        move();
        expectConsistent();
      }
    }),
    { numRuns: 60 },
  );
});

test('a step on is staged with its events from the position before; a scrub is not', () => {
  seek(10);
  expect(useTempo.getState().rate).toBe('instant');
  const before = useTable.getState().view;
  while (useTable.getState().takeBatch());
  expect(forward()).toBe(true);
  expect(useTempo.getState().rate).toBe(1);
  const batch = useTable.getState().takeBatch();
  expect(batch).toMatchObject({ before, after: useTable.getState().view });
  expect(batch?.events).toEqual(recording.events(11, 'all'));
  seek(recording.end);
  expect(forward()).toBe(false);
});

test('an undo strikes out what it takes back', () => {
  const undo = recording.steps.find(({ action }) => action === null) ?? expect.fail();
  const undone = recording.steps[(undo.undoes ?? 0) - 1] ?? expect.fail();
  seek(undone.at - 1);
  for (let at = undone.at; at <= undo.at; at++) forward();
  const { log } = useTable.getState();
  expect(log.at(-1)?.event).toEqual({ type: 'undone', seat: undo.seat });
  const told = log.filter(({ seq, seat }) => seq === undone.seq && seat === undone.seat);
  expect(told.filter(({ event }) => event.type !== 'undone').every((e) => e.withdrawn)).toBe(true);
});

test('a moment is reached by its staging, a round from its beginning', () => {
  const moment = shown.story.chapters.find(({ kind }) => kind === 'bids') ?? expect.fail();
  goTo(moment);
  expect(useReplay.getState().at).toBe(moment.at);
  expect(
    useTable
      .getState()
      .batches.at(-1)
      ?.events.map(({ type }) => type),
  ).toContain('bidsRevealed');
  const round = shown.story.chapters.find(({ at, divides }) => divides && at > 0) ?? expect.fail();
  goTo(round);
  expect(useTempo.getState().rate).toBe('instant');
  expect((useTable.getState().view as View).public.round).toBe(2);
});

test('leaving takes nothing along', () => {
  seek(20);
  end();
  expect(useTable.getState()).toMatchObject({ view: null, table: null, connection: 'idle' });
  expect(useHands.getState().hands).toBeNull();
  expect(useTempo.getState().rate).toBeNull();
});
