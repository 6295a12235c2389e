/** Placing ships and taking tiles (rules, sections 5.3 and 5.4). */

import { expect } from 'vitest';
import { TILE_IDS } from '../../../engine/games/strozzi/data.ts';
import { rule } from '../rule.ts';
import { A, B, C, spaces, Table } from './table.ts';

/** A has won `card` with `flag` and must place it; the drawer is A. */
const won = (card: string, flag: string, given: object = {}) =>
  Table.of({
    seats: [{}, {}, {}],
    phase: 'place',
    current: { card, claim: { seat: A, flag } },
    ...given,
  } as never);

rule(['ST-023', 'ST-024'], 'V08 One ship a port and round; Florence is no port', () => {
  const table = won('S7a', 'pirate', { ports: { naples: [{ card: 'S5a', owner: A }] } });
  expect(table.refusal(A, { type: 'place', port: 'naples' })).toBe('PORT_TAKEN');
  expect(table.refusal(A, { type: 'place', port: 'florence' })).toBe('UNKNOWN_ID');
  expect(table.legal().map(({ port }) => port)).toEqual(['venice', 'rome']);
});

rule('ST-024', 'A ship counts wherever it lies in the queue', () => {
  for (const port of ['venice', 'rome', 'naples'] as const) {
    const queue = [
      { card: 'S8a', owner: B },
      { card: 'S7b', owner: C },
      { card: 'S5a', owner: A },
    ];
    const table = won('S7a', 'pirate', { ports: { [port]: queue } });
    expect(table.refusal(A, { type: 'place', port })).toBe('PORT_TAKEN');
    expect(table.legal()).toHaveLength(2);
  }
});

rule('ST-024', 'The last free port is taken by itself', () => {
  const table = Table.of({
    seats: [{}, {}, {}],
    ports: { naples: [{ card: 'S5a', owner: A }], rome: [{ card: 'S5b', owner: A }] },
    current: { card: 'S7a' },
  });
  expect(table.claim(A, 'plusOne').pass(B, C).port('venice')).toEqual(['0 S7a']);
});

rule('ST-025', 'Ships lie in order of speed; slower ones move down', () => {
  const table = won('S5a', 'pirate', {
    ports: {
      venice: [
        { card: 'S7b', owner: B },
        { card: 'S3a', owner: C },
      ],
    },
  });
  table.place(A, 'venice');
  expect(table.port('venice')).toEqual(['1 S7b', '0 S5a', '2 S3a']);
  expect(table.events('shipPlaced')[0]?.place).toBe(1);
});

rule(
  ['ST-025', 'ST-026', 'ST-027'],
  'V06 The +1 flag counts one higher; equal speed lies below',
  () => {
    const ports = {
      venice: [
        { card: 'S7a', owner: B },
        { card: 'S6d', owner: C },
      ],
    };
    const table = won('S6a', 'plusOne', { ports }).place(A, 'venice');
    expect(table.port('venice')).toEqual(['1 S7a', '0 S6a', '2 S6d']);
    expect(table.view.ports.venice[1]?.effectiveValue).toBe(7);
    expect([table.at('venice', A), table.at('florence', A)]).toEqual([1, 1]);
  },
);

rule(
  ['ST-028', 'ST-032'],
  'Venice takes gold, Naples cloth, Rome grain: a step for each symbol',
  () => {
    const steps = (port: 'venice' | 'naples' | 'rome') => {
      const table = won('S1a', 'pirate').place(A, port);
      return [table.at('venice', A), table.at('naples', A), table.at('rome', A)];
    };
    expect(steps('venice')).toEqual([3, 0, 0]);
    expect(steps('naples')).toEqual([0, 1, 0]);
    expect(steps('rome')).toEqual([0, 0, 0]);
    expect(won('S2c', 'pirate').place(A, 'rome').at('rome', A)).toBe(3);
  },
);

rule('ST-029', 'V07 A ware flag brings one step, also without its ware', () => {
  const table = won('S8a', 'ware').place(A, 'rome');
  expect(
    ['venice', 'rome', 'naples', 'florence'].map((city) => table.at(city as 'rome', A)),
  ).toEqual([0, 1, 0, 0]);
  expect(won('S5a', 'ware').place(A, 'venice').at('venice', A)).toBe(3);
});

rule('ST-030', 'Wares that do not fit are lost', () => {
  const table = won('S1d', 'pirate').place(A, 'venice');
  expect([table.at('venice', A), table.at('rome', A), table.at('naples', A)]).toEqual([2, 0, 0]);
  expect(table.events('shipPlaced')[0]?.lost).toEqual({ cloth: 2, grain: 2 });
  const single = won('S4d', 'pirate').place(A, 'naples');
  expect(single.events('shipPlaced')[0]?.lost).toEqual({ gold: 1, grain: 1 });
});

rule('ST-031', 'Each scroll is a step in Florence, from any port', () => {
  for (const port of ['venice', 'rome', 'naples'] as const) {
    const table = won('S2a', 'pirate').place(A, port);
    expect(table.at('florence', A)).toBe(1);
  }
  const table = won('S5d', 'pirate').place(A, 'rome');
  expect(table.at('florence', A)).toBe(3);
});

rule(['ST-033', 'ST-034'], 'V09 Whoever arrives stands to the right, and ranks lower', () => {
  const table = won('S2c', 'pirate', {
    tracks: { rome: spaces({ 0: [C], 1: [A], 4: [B] }) },
    shipDeck: ['S8a'],
  }).place(A, 'rome');
  expect(table.view.tracks.rome[4]).toEqual([B, A]);
  expect(table.events('advanced')[0]).toMatchObject({ from: 1, to: 4, rank: 1 });
  // B brings no grain: the place within the space stays.
  table.claim(B, 'pirate').place(B, 'rome');
  expect(table.view.tracks.rome[4]).toEqual([B, A]);
});

rule('ST-035', 'No marker passes the top, and none that stands there moves', () => {
  const on = (space: number) =>
    won('S1c', 'ware', { tracks: { rome: spaces({ [space]: [A], 10: [B] }) } }).place(A, 'rome');
  expect(
    won('S1c', 'ware', { tracks: { rome: spaces({ 8: [A] }) } })
      .place(A, 'rome')
      .at('rome', A),
  ).toBe(10);
  expect(on(9).view.tracks.rome[10]).toEqual([B, A]);
  const stays = won('S1c', 'ware', { tracks: { rome: spaces({ 10: [A, B] }) } }).place(A, 'rome');
  expect(stays.view.tracks.rome[10]).toEqual([A, B]);
  const short = won('S1c', 'ware', {
    options: { trackTop: 8 },
    tracks: { rome: spaces({ 7: [A] }) },
  });
  expect(short.place(A, 'rome').at('rome', A)).toBe(8);
});

rule('ST-036', 'A pirate adds neither a step nor speed', () => {
  const table = won('S8a', 'pirate').place(A, 'venice');
  expect(table.view.ports.venice[0]?.effectiveValue).toBe(8);
  expect(table.at('venice', A)).toBe(0);
});

const display = ['science-2-1', 'art-1-gold-1', 'architecture-1-cloth-1'];

rule(['ST-037', 'ST-038', 'ST-039'], 'V10 A tile with a ware moves the marker in its city', () => {
  const table = won('S8b', 'pirate', { promoDisplay: display, promoStack: ['art-2-2'] });
  table.place(A, 'rome');
  expect(table.view).toMatchObject({ phase: 'promo', decider: [A] });
  expect(table.refusal(A, { type: 'takeTile', tile: 'art-2-2' })).toBe('TILE_NOT_OFFERED');
  expect(table.legal().map(({ tile }) => tile)).toEqual(display);
  table.take(A, 'art-1-gold-1');
  expect(table.at('venice', A)).toBe(1);
  expect(table.view.seats[A]?.tiles).toEqual(['art-1-gold-1']);
  expect(table.view.promoDisplay).toEqual([display[0], display[2], 'art-2-2']);
});

rule('ST-037', 'A ship without the icon gives no tile', () => {
  const table = won('S8a', 'pirate', { promoDisplay: display }).place(A, 'rome');
  expect(table.view.phase).toBe('claim');
  expect(table.view.seats[A]?.tiles).toEqual([]);
});

rule('ST-038', 'V19 What is left keeps its order, the new tile goes to the end', () => {
  const given = { promoDisplay: display, promoStack: ['art-2-3'] };
  const table = won('S8b', 'pirate', given).place(A, 'rome').take(A, display[1]);
  expect(table.view.promoDisplay).toEqual([display[0], display[2], 'art-2-3']);
  expect(table.view.promoStack).toBe(32);
});

rule('ST-038', 'Without a stack the display shrinks; its last tile is taken by itself', () => {
  const ids = [...TILE_IDS];
  const rest = ids.filter((id) => id !== 'art-2-1' && id !== 'art-2-2');
  const given = { seats: [{}, { tiles: rest }, {}], promoDisplay: ['art-2-1', 'art-2-2'] };
  const table = won('S8b', 'pirate', given).place(A, 'rome').take(A, 'art-2-1');
  expect(table.view.promoDisplay).toEqual(['art-2-2']);
  const last = { seats: [{}, { tiles: [...rest, 'art-2-1'] }, {}], promoDisplay: ['art-2-2'] };
  const taken = won('S8b', 'pirate', last).place(A, 'rome');
  expect(taken.view.phase).toBe('claim');
  expect(taken.view.seats[A]?.tiles).toEqual(['art-2-2']);
  const full = ids.filter((id) => !id.startsWith('art-2-') && id !== 'science-2-1');
  const one = { seats: [{}, { tiles: full }, {}], promoStack: ['art-2-1'] };
  const whole = won('S8b', 'pirate', one).place(A, 'rome').take(A, 'science-2-1');
  expect(whole.view).toMatchObject({ promoStack: 0, promoDisplay: { length: 3 } });
  const none = { seats: [{}, { tiles: ids }, {}] };
  expect(won('S8b', 'pirate', none).place(A, 'rome').view.phase).toBe('claim');
});

rule(['ST-039', 'ST-032'], 'Each ware in its city, with or without a ship there', () => {
  const cities = { gold: 'venice', cloth: 'naples', grain: 'rome' } as const;
  const wares = ['gold', 'cloth', 'grain'] as const;
  const promoDisplay = wares.map((ware) => `architecture-1-${ware}-1`);
  wares.forEach((ware, i) => {
    const port = cities[ware];
    const other = port === 'venice' ? 'rome' : 'venice';
    for (const ports of [{}, { [port]: [{ card: 'S5a', owner: A }] }]) {
      const table = won('S8b', 'pirate', { promoDisplay, ports }).place(A, other);
      expect(table.take(A, `${promoDisplay[i]}`).at(port, A)).toBe(1);
    }
  });
});

rule('ST-040', 'A tile of value 2 moves nothing', () => {
  const table = won('S8b', 'pirate', { promoDisplay: display }).place(A, 'rome');
  const before = JSON.stringify(table.view.tracks);
  table.take(A, 'science-2-1');
  expect(JSON.stringify(table.view.tracks)).toBe(before);
});
