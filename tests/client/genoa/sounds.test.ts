/** The sounds of Genoa: every event has its own or is silent on purpose; the samples are clean. */

import { expect, test } from 'vitest';
import { TOWN } from '../../../client/games/genoa/cues.ts';
import { soundsOf } from '../../../client/games/genoa/events/index.ts';
import { nameOf } from '../../../client/sound/recipes.ts';
import type { GameEvent, JsonObject } from '../../../engine/core/contract.ts';
import { sounds } from '../sounds.ts';
import { played } from './matches.ts';

const cuesOf = (event: GameEvent, seat: number | null = null): string[] =>
  soundsOf(event, seat).map(({ cue }) => nameOf(cue).replace('genoa.', ''));

test('over whole matches every sound of the town is heard, but that of a revision', () => {
  const heard = new Set<string>();
  for (const { events } of [...played(3, 2), ...played(4, 5, 'public', {}, true)])
    for (const event of events) for (const cue of cuesOf(event, 0)) heard.add(cue);
  expect(Object.keys(TOWN).filter((name) => !heard.has(name))).toEqual(['raise']);
});

const delivered = (ducats: number): GameEvent => ({
  type: 'orderDelivered',
  seat: 0,
  card: 'SO-01',
  building: 'coachHouse',
  goods: ['ale'],
  ducats,
});
const acquired = (op: string, was: number | null): GameEvent => ({
  type: 'acquired',
  seat: 0,
  street: 's32',
  ops: [{ op, building: 'spices', was }],
});
const handed = (ducats: number, commodities: JsonObject): GameEvent => ({
  type: 'handed',
  from: 0,
  to: 1,
  ducats,
  commodities,
  tiles: {},
  markers: 0,
  cards: {},
});

test('the moments that should be heard are heard', () => {
  const moments: readonly (readonly [GameEvent, readonly string[]])[] = [
    [{ type: 'turnStarted', turn: 1, merchant: 0, roundsLeft: 8 }, ['hours', 'morning']],
    [{ type: 'turnStarted', turn: 2, merchant: 1, roundsLeft: 8 }, ['hour']],
    [{ type: 'diceRolled', seat: 0, blue: 3, red: 2 }, ['dice', 'beams']],
    [delivered(40), ['goods', 'coins']],
    [delivered(100), ['cart', 'coinRain']],
    [acquired('place', null), ['plant']],
    [acquired('remove', 1), ['tear']],
    [acquired('replace', 1), ['tear', 'plant']],
    [handed(5, {}), ['coinFew']],
    [handed(0, { silk: 1 }), ['goods']],
    [{ type: 'offerRevised', offer: {} }, ['raise']],
    [{ type: 'offerEnded', offer: 'O1', because: 'closed' }, []],
    [{ type: 'offerEnded', offer: 'O1', because: 'withdrawn' }, ['sink']],
    [{ type: 'contractsRevealed', seat: 0, cards: ['CT-01'] }, ['contracts']],
    [{ type: 'contractsRevealed', seat: 1, cards: [] }, []],
    [{ type: 'toString' }, []],
  ];
  for (const [event, cues] of moments) expect(cuesOf(event), JSON.stringify(event)).toEqual(cues);
  const end: GameEvent = { type: 'matchEnded', winners: [1, 2] };
  expect([1, 0, null].map((seat) => cuesOf(end, seat))).toEqual([
    ['triumph'],
    ['close'],
    ['triumph'],
  ]);
});

Object.values(TOWN).forEach(sounds);
