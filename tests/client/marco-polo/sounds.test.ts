/** The sounds of the map room: every one of its own is heard in play, and the samples are clean. */

import { expect, test } from 'vitest';
import { ROOM } from '../../../client/games/marco-polo/cues.ts';
import { soundsOf } from '../../../client/games/marco-polo/events/index.ts';
import { nameOf } from '../../../client/sound/recipes.ts';
import { sounds } from '../sounds.ts';
import { all } from './matches.ts';

test('over whole matches every sound of the room is heard', () => {
  const heard = new Set<string>();
  for (const { events } of all())
    for (const event of events)
      for (const { cue } of soundsOf(event, 0)) heard.add(nameOf(cue).replace('marco-polo.', ''));
  expect(Object.keys(ROOM).filter((name) => !heard.has(name))).toEqual([]);
});

for (const cue of Object.values(ROOM)) sounds(cue);
