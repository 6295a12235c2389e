/** Causes: every line of a log opens to a rule, and every sum is correct. */

import { expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import type { Holding } from '../../client/table/account/account.ts';
import { sumText } from '../../client/table/causes/sum-text.ts';
import { type Change, type Moment, type Sum, worthOf } from '../../client/table/events/causes.ts';
import type { ClientGame } from '../../client/table/game.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ActionBase, Game, ViewBase, Viewer } from '../../engine/core/contract.ts';
import { games } from '../../engine/registry.ts';
import { causes as guestCauses } from '../guest/client/causes.ts';
import { games as guests } from '../guest/registry.ts';
import { SEED, several } from '../scope.ts';
import { infos, type Step, stepsOf } from './steps.ts';

const DAY = Number(SEED.replace(/\D/g, ''));
/** Games of which the lines open. */
const ids: string[] = [];
for (const [id, load] of Object.entries(tables)) if ((await load()).causes) ids.push(id);

async function known(id: string) {
  const client = await tables[id]();
  await client.words();
  if (!client.causes) throw new Error(`${id} says no causes.`);
  return { client, causes: await client.causes(), game: games[id] };
}

test.each(ids)('%s: every rule that a kind of event names is a rule', async (id) => {
  const { causes } = await known(id);
  const all = new Set(causes.rules.map((rule) => rule.id));
  const kinds = Object.entries(causes.rulesOf);
  expect(kinds.length).toBeGreaterThan(8);
  for (const [type, rules] of kinds) {
    expect(rules.length, type).toBeGreaterThan(0);
    expect(
      rules.filter((rule) => !all.has(rule)),
      type,
    ).toEqual([]);
    expect(new Set(rules).size, type).toBe(rules.length);
  }
});

/** A seat's amount of something, as far as the viewer knows. */
function had(client: ClientGame, view: ViewBase, { seat, of }: Change): number | null {
  const labels = of === 'money' ? ['money', 'coins'] : ['points'];
  const all: readonly Holding[] = client.holdings?.(view, seat) ?? [];
  return all.find((one) => labels.includes(one.label))?.n ?? null;
}

const added = (sums: readonly Sum[]): Map<string, Change> => {
  const all = new Map<string, Change>();
  for (const { change } of sums) {
    if (!change) continue;
    const key = `${change.seat} ${change.of}`;
    all.set(key, { ...change, by: change.by + (all.get(key)?.by ?? 0) });
  }
  return all;
};

/** A whole match: of bots, or of seats that choose any legal action. */
function matchOf(game: Game, seats: number, seed: number, viewer: Viewer, ofBots: boolean) {
  const how = { seats, seed, viewer };
  if (!ofBots) return stepsOf<ActionBase, ViewBase>(game, how);
  const [makeBot] = Object.values(game.bots);
  const bots = infos(seats).map(() => makeBot());
  const chance = new SeededChance(`thoughts ${seed}`);
  const codes = new Int32Array(game.maxLegal);
  return stepsOf<ActionBase, ViewBase>(game, {
    ...how,
    choose(state, seat) {
      const action = bots[seat].think(game.view(state, seat, infos(seats)), chance);
      // A seat that would rather wait takes the first action.
      return action
        ? game.encode(state, seat, action)
        : codes[chance.below(game.legal(state, seat, codes))];
    },
  });
}

const viewers: readonly Viewer[] = ['public', 0];

test.each(ids)('%s: in whole matches every line opens, every sum adds up', async (id) => {
  const { client, causes, game } = await known(id);
  const kinds = new Set<string>();
  const counted = { sums: 0, changes: 0 };
  for (let k = 0; k < several(4, 12); k++) {
    const seats = game.seats.min + (k % (game.seats.max - game.seats.min + 1));
    const viewer = viewers[k % 2];
    const steps: readonly Step<ActionBase, ViewBase>[] = matchOf(
      game,
      seats,
      DAY + k,
      viewer,
      k % 4 < 2,
    );
    for (const { events, before, after, action } of steps) {
      const you = viewer === 'public' ? null : Number(viewer);
      const moment: Moment = { before, after, events, you };
      const where = `${id}, match ${DAY + k} of ${seats}, ${action.type}`;
      const sums: Sum[] = [];
      for (const event of events) {
        const what = `${where}, ${JSON.stringify(event)}`;
        for (const one of [moment, { ...moment, before: null }]) {
          const cause = causes.causeOf(event, one);
          if (!cause) throw new Error(`${what}: no cause`);
          expect(cause.rules.length, what).toBeGreaterThan(0);
          const strangers = cause.rules.filter((r) => !causes.rulesOf[event.type].includes(r));
          expect(strangers, what).toEqual([]);
          for (const sum of cause.sums) {
            const text = sumText(sum);
            expect(worthOf(sum), `${what}: ${text}`).toBe(sum.total);
            expect(sum.parts.length, what).toBeGreaterThan(0);
            if (sum.change) expect(Math.abs(sum.change.by), text).toBe(Math.abs(sum.total));
            expect(text, what).not.toMatch(/[{}]|undefined|NaN/);
          }
          if (one.before) sums.push(...cause.sums);
        }
        kinds.add(event.type);
      }
      counted.sums += sums.length;
      const changes = added(sums);
      const every = Array.from({ length: seats }, (_, seat) =>
        (['money', 'points'] as const).map((of) => ({ seat, of, by: 0 })),
      ).flat();
      for (const none of every) {
        const told = changes.get(`${none.seat} ${none.of}`) ?? none;
        const [was, is] = [had(client, before, told), had(client, after, told)];
        if (was === null || is === null) continue;
        const all = `${where}: ${JSON.stringify(events)} ${sums.map(sumText).join(' | ')}`;
        expect(told.by, `seat ${told.seat}, ${told.of}; ${all}`).toBe(is - was);
        if (told.by !== 0) counted.changes++;
      }
    }
  }
  expect(counted.sums).toBeGreaterThan(20);
  expect(counted.changes).toBeGreaterThan(5);
  expect(kinds.size).toBeGreaterThan(8);
});

test('a guest that has a table of causes and nothing else opens its lines as well', () => {
  const all = new Set(guestCauses.rules.map((rule) => rule.id));
  expect(
    Object.values(guestCauses.rulesOf).flatMap((ids) => ids.filter((id) => !all.has(id))),
  ).toEqual([]);
  const kinds = new Set<string>();
  for (const { events, before, after } of stepsOf<ActionBase, ViewBase>(guests.caravan, {
    seats: 3,
    seed: DAY,
  })) {
    for (const event of events) {
      const cause = guestCauses.causeOf(event, { before, after, events, you: null });
      if (!cause) throw new Error(`${JSON.stringify(event)}: no cause`);
      expect(cause.rules.length).toBeGreaterThan(0);
      for (const sum of cause.sums) expect(worthOf(sum), sumText(sum)).toBe(sum.total);
      kinds.add(event.type);
    }
  }
  expect(kinds).toContain('travelled');
  const strange: Moment = {
    before: null,
    after: { version: '', seq: 0, public: {} },
    events: [],
    you: null,
  };
  expect(guestCauses.causeOf({ type: 'unheard' }, strange)).toBe(null);
});
