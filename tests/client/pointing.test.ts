/**
 * Pointing as arithmetic, for every game of the house: every decision of the board is visible
 * there, a press meets it and nothing else, and the rules accept the result of two presses.
 */

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import type { Drafts } from '../../client/table/seat/drafts.ts';
import { type Target, targetKey } from '../../client/table/seat/targets.ts';
import type { ActionBase, JsonObject, ViewBase } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { type Free, metAt, pointsWithin, type Sight } from './browser/sight.ts';
import type { Screen } from './browser/stage.ts';
import { infos } from './steps.ts';

/** A game's data about its board. */
interface Room {
  readonly sightOf: (view: ViewBase) => Sight;
  readonly drafts: Drafts<never, never, never, Target, never>;
  /** Things that are covered in one of the screens: the panel has them. */
  readonly BEHIND?: readonly string[];
}

/** The free part of a laptop's and of a projector's picture, in CSS pixels. */
const PICTURES: { readonly [screen: string]: Free } = {
  laptop: { left: 96, top: 52, width: 930, height: 700 },
  projector: { left: 96, top: 52, width: 590, height: 700 },
};

/** A screen of seat 0, and the actions sent from there. */
class Sitting {
  readonly view: ViewBase;
  sent: ActionBase[] = [];
  private readonly id: string;
  private readonly position: JsonObject;

  constructor(id: string, position: JsonObject) {
    const seats = (position.seats as readonly unknown[] | undefined)?.length ?? 3;
    this.id = id;
    this.position = position;
    this.view = this.game.view(this.game.position(position), 0, infos(seats));
  }

  private get game() {
    const game = games[this.id];
    if (!game) throw new Error(`There is no game ${this.id}.`);
    return game;
  }

  /** Begins anew. */
  sit(): void {
    this.sent = [];
    useTable.getState().connect({
      act: async (action) => {
        this.sent.push(action as unknown as ActionBase);
        return { ok: true, seq: this.sent.length };
      },
      undo: () => Promise.reject(new Error('Nothing is undone here.')),
      lobby: () => Promise.reject(new Error('There is no lobby here.')),
    });
    useTable.getState().show(null);
    useTable.getState().show(this.view);
  }

  /** Whether the rules accept an action here. */
  takes(action: ActionBase): boolean {
    const state = this.game.position(this.position);
    return this.game.check(state, 0, this.game.encode(state, 0, action)) === 0;
  }
}

/** Games with positions of their things, and the screens. */
const IDS = Object.keys(games).filter((id) =>
  ['sight', 'screens'].every((name) =>
    existsSync(new URL(`${id}/browser/${name}.ts`, import.meta.url)),
  ),
);

test('there are boards to point at', () => expect(IDS.length).toBeGreaterThan(1));

for (const id of IDS)
  for (const [size, free] of Object.entries(PICTURES))
    test(`${id}, ${size}: what is open is in sight, a press meets it, two send what is legal`, async () => {
      const room: Room = await import(`./${id}/browser/sight.ts`);
      const screens: { SCREENS: readonly Screen[] } = await import(`./${id}/browser/screens.ts`);
      const { useDrafts, affordances } = room.drafts;
      const hidden: string[] = [];
      let sent = 0;
      for (const { name, position } of screens.SCREENS.filter(({ decides }) => decides)) {
        const sitting = new Sitting(id, position as JsonObject);
        const sight = room.sightOf(sitting.view);
        sitting.sit();
        const open = [...affordances().values()].filter(({ state }) => state !== 'blocked');
        for (const { target } of open) {
          const key = targetKey(target);
          const [point] = pointsWithin(free, sight, key);
          if (!point) {
            hidden.push(key);
            continue;
          }
          // A mouse is on whole pixels.
          const met = metAt(free, sight, { x: Math.round(point.x), y: Math.round(point.y) });
          expect(met && targetKey(met), `${name}: ${key}`).toBe(key);
          sitting.sit();
          for (let press = 0; press < 2 && sitting.sent.length === 0; press++) {
            useDrafts.getState().pick(met as Target);
            await Promise.resolve();
          }
          for (const action of sitting.sent) {
            expect(sitting.takes(action), `${name}: ${JSON.stringify(action)}`).toBe(true);
          }
          sent += sitting.sent.length;
        }
      }
      expect([...new Set(hidden)]).toEqual(room.BEHIND ?? []);
      expect(sent).toBeGreaterThan(0);
    });
