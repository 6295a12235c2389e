/** Labels over the town: the names of its buildings, the coordinates of its streets. */

import { BUILDINGS, SPACES } from '../../../engine/games/genoa/map.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import type { BoardLabel, Labelling } from '../../table/labels/label.ts';
import { PLATE_LONG } from './board/cells.ts';
import { NAMED_AT, plateOf } from './board/still/town.ts';
import { isStreet } from './facts.ts';
import { GROUND, spaceRect } from './scenery/plan.ts';
import { spaceName, streetSign } from './strings/names.ts';

/** Height of the letters on a plate of height 1. */
const LETTERS = 0.6;

const NAMES = BUILDINGS.map((id, k): BoardLabel => {
  const { x, z, up } = NAMED_AT[k] ?? { x: 0, z: 0, up: 0 };
  return {
    id: `name:${id}`,
    at: [x, GROUND + up + 1, z],
    rank: 0,
    look: 'name',
    text: spaceName(id),
    high: plateOf(id) * LETTERS,
    plate: [plateOf(id) * PLATE_LONG + 0.3, plateOf(id) + 0.2],
  };
});

/** At the near edge of a street: the tower stands in its middle. */
const EDGE = 1.3;

const STREETS = SPACES.filter(isStreet).map((id): BoardLabel => {
  const { x0, x1, z1 } = spaceRect(id);
  return {
    id: `street:${id}`,
    at: [(x0 + x1) / 2, GROUND, z1 - EDGE],
    rank: 1,
    look: 'tag',
    text: streetSign(id),
  };
});

const ALL = [...NAMES, ...STREETS];

export const labels: Labelling = (view) => ((view as View).public.state === 'OVER' ? [] : ALL);
