/** What a picture of the stage is to show. */

import type { Spot } from '../../../client/world/framing.ts';
import type { Level } from '../../../client/world/quality.ts';
import type { JsonObject, Viewer } from '../../../engine/core/contract.ts';
import { SCENES } from '../browser/scenes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Wish {
  /** File name of the picture, without its ending. */
  readonly name: string;
  /** A scenario; its `when` is staged. */
  readonly scenario: JsonObject;
  readonly viewer: Viewer;
  /** Seconds into what is staged; null = the position at rest. */
  readonly at: number | null;
  /** 0 morning … 3 night. */
  readonly light: number;
  readonly quality: Level;
  readonly size: Size;
  /** A landmark's id, a spot, or null for the overview. */
  readonly focus: string | Spot | null;
  /** A person sits there, with the panels around the city; null: the city alone. */
  readonly seat: number | null;
}

/** Pixels of the pictures that are kept. */
export const SMALL: Size = { width: 640, height: 360 };

/** A wish with what nobody has to say filled in. */
export function wish(name: string, scenario: JsonObject, more: Partial<Wish> = {}): Wish {
  return {
    ...{ name, scenario, viewer: 'public', at: null, light: 1 },
    ...{ quality: 'medium', size: SMALL, focus: null, seat: null },
    ...more,
  };
}

/** The scenario of one of the stage test's scenes. */
export function scenarioOf(name: string): JsonObject {
  const scene = SCENES.find((each) => each.name === name);
  if (!scene) throw new Error(`There is no scene ${name}`);
  return scene.scenario;
}

/** Another position of the same scenario. */
export function given(scenario: JsonObject, change: JsonObject): JsonObject {
  return { ...scenario, given: { ...(scenario.given as JsonObject), ...change } };
}

/** A delivery to the guild hall, about to be made. */
export const DELIVERY: JsonObject = {
  given: {
    phase: 'turn',
    round: 6,
    turnOrder: [0, 1, 2],
    turn: { seat: 0, location: 'guildHall', kind: 'main' },
    seats: [
      {
        cash: 140,
        cubes: { lumber: 2, gems: 1 },
        guildOrders: ['GO-05'],
        pawn: { location: 'guildHall', spot: null },
      },
      { cash: 95, pawn: { location: 'church', spot: null } },
      { cash: 210, pawn: { location: 'mercato', spot: null } },
    ],
  },
  when: [{ seat: 0, action: { type: 'deliverOrder', card: 'GO-05', takeVp: 2 } }],
};
