/**
 * Secret choices and holdings stay secret on the wire: byte by byte at pairs of real tables that
 * differ only in them, and by name in all messages to others.
 */

import { expect, test } from 'vitest';
import { SeededChance } from '../../../../engine/core/chance.ts';
import type { PublicView } from '../../../../engine/games/marco-polo/types.ts';
import { Tally } from '../../../campaign/campaign.ts';
import { Rooms } from '../../../campaign/secrets.ts';
import { Guest, seatedTable, startServer } from '../../../server/harness.ts';
import { samples } from '../samples.ts';
import { game } from '../table.ts';

/** The tests' games: as long as this one is in rehearsal it is only registered there. */
const REGISTRY = new URL('../../../guest/registry.ts', import.meta.url).href;

interface You {
  readonly goalsDealt: readonly string[];
  readonly goals: readonly string[];
  readonly rusticiano: readonly string[];
  readonly bellela: readonly string[];
}
const seen = (guest: Guest): PublicView => guest.table.view as unknown as PublicView;
const you = (guest: Guest): You => guest.private.you as unknown as You;

const MOST_PAIRS = 60;

/** Everybody picks a character, in the order in which they are asked. */
async function draft(all: readonly Guest[]): Promise<void> {
  for (let picked = 0; picked < all.length; picked++) {
    await all[0].until(() => all[0].table.seq === picked && seen(all[0]).decider.length === 1);
    await all[seen(all[0]).decider[0]].answer();
  }
}

test('no byte at a real table tells of piles, goals, cards or characters of another', async () => {
  const tally = new Tally();
  const rooms = await Rooms.open({ seed: 'voyages', tally, until: Number.POSITIVE_INFINITY });
  const unmet = () => game.secrets.filter((field) => !tally.sums[`room pairs: ${field}`]);
  try {
    // Each secret field is the one that must differ, in turn; few have cards or characters.
    for (let pair = 0; pair < MOST_PAIRS && unmet().length > 0; pair++) {
      await rooms.play(samples, pair);
    }
  } finally {
    await rooms.close();
  }
  expect(unmet()).toEqual([]);
  expect(tally.sums['room checks']).toBeGreaterThan(100);
});

test('goals that are being chosen: others are told that, not which, nor that they were changed', async () => {
  const server = await startServer({}, { registry: REGISTRY });
  try {
    const all = await seatedTable(server.url, 3, { game: game.id });
    const [ana, ben, cy] = all as [Guest, Guest, Guest];
    const eye = await Guest.join(server.url, ana.code, { spectate: true });
    const choosing = (one: Guest) => seen(one).phase === 'SETUP.GOALS' && one.canDecide;
    await draft(all);
    await Promise.all(all.map((one) => one.until(() => choosing(one))));
    const dealt = you(ana).goalsDealt;
    expect(dealt).toHaveLength(4);
    const keep = async (goals: readonly string[]) => {
      const reply = await ana.act({ type: 'keepGoals', goals: [...goals] });
      expect(reply).toMatchObject({ ok: true });
      const { seq } = reply as { seq: number };
      await Promise.all(all.map((one) => one.until(() => one.private.seq >= seq)));
      await eye.until(() => eye.table.seq >= seq);
    };
    await keep(dealt.slice(0, 2));
    expect(seen(eye).seats[0]).toMatchObject({ committed: true, goals: null, goalsHeld: 4 });
    expect(seen(eye).decider).toEqual([1, 2]);
    const before = [ben, cy, eye].map((one) => seen(one));
    await keep(dealt.slice(2));
    expect([ben, cy, eye].map((one) => seen(one))).toEqual(before);
    expect(you(ana).goals).toEqual(dealt.slice(2));
    for (const guest of [ben, cy]) await guest.answer();
    await Promise.all(all.map((one) => one.until(() => seen(one).phase !== 'SETUP.GOALS')));
    // No message to the others and the spectator names any of these cards.
    for (const one of [ben, cy, eye]) {
      const told = JSON.stringify([one.view, one.events, one.privates, one.talk]);
      for (const goal of dealt) expect(told.includes(`"${goal}"`), goal).toBe(false);
    }
    const own = JSON.stringify(ana.privates);
    expect(dealt.every((goal) => own.includes(`"${goal}"`))).toBe(true);
    await Promise.all([...all, eye].map((one) => one.leave()));
  } finally {
    await server.stop();
  }
});

test('over a whole match nobody else is told of goals, cards and characters before their time', async () => {
  const server = await startServer({}, { registry: REGISTRY });
  try {
    const all = await seatedTable(server.url, 2, { game: game.id });
    const [ana, ben] = all as [Guest, Guest];
    const eye = await Guest.join(server.url, ana.code, { spectate: true });
    const chances = all.map((_, seat) => new SeededChance(`secretly ${seat}`));
    let checked = 0;
    while (ana.table.stage === 'playing') {
      const { seq } = ana.table;
      await Promise.all([...all, eye].map((one) => one.until(() => one.table.seq >= seq)));
      await Promise.all(all.map((one) => one.until(() => one.private.seq >= seq)));
      // Characters are searched for at their places: their names are public otherwise.
      for (const one of [ben, eye]) {
        const [seat] = seen(one).seats;
        expect([seat.goals, seat.rusticiano, seat.bellela]).toEqual([null, null, null]);
      }
      const own = new Set([...you(ben).goals, ...you(ben).goalsDealt, ...you(ben).rusticiano]);
      for (const id of [...you(ana).goals, ...you(ana).rusticiano]) {
        if (own.has(id)) continue;
        for (const one of [ben, eye]) {
          const told = JSON.stringify([one.view, one.events.at(-1), one.privates.at(-1)]);
          expect(told.includes(`"${id}"`), `${id} at ${seq}`).toBe(false);
        }
        checked++;
      }
      const seat = all.findIndex((guest) => guest.deciding);
      const reply = await all[seat].act(all[seat].choose(chances[seat]));
      expect(reply).toMatchObject({ ok: true });
      await ana.until(() => !reply.ok || ana.table.seq >= reply.seq);
    }
    expect(checked).toBeGreaterThan(100);
    // At the end everything is public.
    await eye.until(() => eye.table.stage === 'finished');
    expect(seen(eye).seats.every(({ goals }) => goals !== null)).toBe(true);
    await Promise.all([...all, eye].map((one) => one.leave()));
  } finally {
    await server.stop();
  }
});
