import { expect } from 'vitest';
import type { Location } from '../../../engine/games/masters-of-venice/data.ts';
import type { Stance } from '../../../engine/games/masters-of-venice/types.ts';
import { rule } from '../rule.ts';
import { bidding, moving, turnAt } from './positions.ts';
import type { Table } from './table.ts';

const own = { type: 'useInterrupt', target: 'own' } as const;
const shared = { type: 'useInterrupt', target: 'shared' } as const;
const decline = { type: 'declineInterrupt' } as const;
const queue = (target: 'own' | 'shared' | null) => ({ type: 'queueInterrupt', target }) as const;

/** A round whose destinations are about to be chosen; the last in turn order has the marker. */
function round(turnOrder: number[], stance: Stance = 'placeStart', more: object = {}): Table {
  const last = turnOrder[turnOrder.length - 1];
  const seats = turnOrder.map((_, i) => ({
    pawn: null,
    characters: i === last ? (['gondolieri'] as const) : [],
  }));
  const table = moving({ turnOrder, marker: { holder: last, used: false }, seats, ...more });
  return table.do(last, { type: 'setStance', stance });
}

/** Seats 0 and 2 at the docks, 1 at the Guild Hall, 3 (Gondolieri) at the Church. */
const example = (stance: Stance = 'placeStart'): Table =>
  round([0, 1, 2, 3], stance).go('docks', 'guildHall', 'docks', 'church');

rule(['MV-351', 'MV-352'], 'Once per term: using the marker turns it over', () => {
  const table = example('always').do(3, own);
  expect(table.pub().marker).toEqual({ holder: 3, used: true });
  expect(table.pub().turn).toMatchObject({ seat: 3, location: 'church', byMarker: true });
  expect(table.events('interrupted')).toEqual([
    { type: 'interrupted', seat: 3, target: 'own', location: 'church' },
  ]);
  expect(table.refusal(3, queue('shared'))).toBe('E_MARKER');
  table.end(3);
  const turns = table.order();
  // No window any more, in this round or the next of the term.
  expect(table.events('windowOpened').length).toBe(1);
  expect(turns.length).toBe(8);
  table.go('church', 'docks', 'church', 'docks');
  expect(table.refusal(3, queue('own'))).toBe('E_MARKER');
  expect(table.phase()).toBe('turn');
});

rule('MV-351', 'A new term brings a fresh marker, also to the same player', () => {
  const table = turnAt('church', { round: 4, marker: { holder: 2, used: true } });
  table.order();
  table.bid(10, 5, 0);
  expect(table.pub().marker).toEqual({ holder: 2, used: false });
  // Nobody else can use it.
  const other = example('always');
  for (const seat of [0, 1, 2]) {
    expect(other.refusal(seat, own)).toBe('E_TURN');
    expect(other.refusal(seat, decline)).toBe('E_TURN');
    expect(other.refusal(seat, queue('own'))).toBe('E_MARKER');
  }
});

rule('MV-352', 'The turn taken by the marker is one of his own, at once', () => {
  const table = example().do(3, own);
  expect(table.deciders()).toEqual([3]);
  table.end(3);
  expect(table.order().filter(([seat, kind]) => seat === 3 && kind === 'main')).toEqual([]);
  expect(table.events('turnStarted').filter((turn) => turn.seat === 3)).toEqual([
    { type: 'turnStarted', seat: 3, location: 'church', kind: 'main', byMarker: true },
    { type: 'turnStarted', seat: 3, location: 'docks', kind: 'shared', byMarker: false },
    { type: 'turnStarted', seat: 3, location: 'guildHall', kind: 'shared', byMarker: false },
  ]);
});

rule('MV-353', 'Only between two turns, from the reveal to the last turn', () => {
  const before = round([0, 1, 2, 3], 'always');
  expect(before.refusal(3, own)).toBe('E_PHASE');
  expect(bidding().refusal(0, own)).toBe('E_PHASE');
  expect(bidding().refusal(0, queue('own'))).toBe('E_PHASE');
  // "I want to go first", said while the others still choose.
  before.do(3, queue('own'));
  before.go('docks', 'guildHall', 'docks', 'church');
  expect(before.pub().turn).toMatchObject({ seat: 3, location: 'church', byMarker: true });
  // Inside a turn no window is open; the order waits for the boundary.
  const table = example('always').do(3, decline);
  expect(table.pub().turn).toMatchObject({ seat: 0, location: 'docks' });
  expect(table.refusal(3, own)).toBe('E_PHASE');
  table.do(3, queue('own'));
  expect(table.pub().turn).toMatchObject({ seat: 0 });
  table.end(0);
  expect(table.pub().turn).toMatchObject({ seat: 3, location: 'church' });
});

rule('MV-353', 'While the window is open nobody else can act', () => {
  const table = example('always');
  expect(table.phase()).toBe('window');
  expect(table.deciders()).toEqual([3]);
  expect(table.refusal(0, { type: 'endTurn' })).toBe('E_WINDOW');
  expect(table.refusal(0, { type: 'useDock', dock: 1, buy: {}, steal: null })).toBe('E_WINDOW');
  expect(table.refusal(3, { type: 'endTurn' })).toBe('E_WINDOW');
  table.do(3, decline);
  expect(table.refusal(3, decline)).toBe('E_PHASE');
});

rule('MV-353', 'His stance says when he is asked', () => {
  const asked = (stance: Stance): number => {
    const table = example(stance);
    table.order();
    return table.events('windowOpened').length;
  };
  // Docks, Guild Hall and Church wake up. At the Church he is next anyway.
  expect(asked('placeStart')).toBe(2);
  expect(asked('wait')).toBe(0);
  // Docks: before 0, 2, himself (own), 1; Guild Hall: before 1, 2, himself (own), 0.
  expect(asked('always')).toBe(8);
});

rule('MV-354', 'Target own: his main turn, though his place is not active yet', () => {
  const table = example();
  expect(table.pub().activation?.location).toBe('docks');
  table.do(3, own);
  expect(table.pub().turn).toMatchObject({ seat: 3, location: 'church', kind: 'main' });
  // The docks stay the active place.
  expect(table.pub().activation?.location).toBe('docks');
  table.end(3);
  expect(table.pub().turn).toMatchObject({ seat: 0, location: 'docks' });
  // The window is open only until he has had it.
  const late = round([0, 1, 2], 'always').go('church', 'docks', 'church');
  late.do(2, decline).end(0);
  expect(late.pub().turn).toMatchObject({ seat: 2, kind: 'main' });
  late.end(2);
  expect(late.phase()).toBe('window');
  expect(late.refusal(2, own)).toBe('E_NOT_ELIGIBLE');
  expect(late.refusal(2, queue('own'))).toBe('E_NOT_ELIGIBLE');
});

rule(
  'MV-355',
  'Target shared: his shared turn at the active place, even before its visitors',
  () => {
    const table = example().do(3, shared);
    expect(table.pub().turn).toMatchObject({ seat: 3, location: 'docks', kind: 'shared' });
    table.end(3);
    expect(table.order().slice(0, 4)).toEqual([
      [0, 'main', 'docks'],
      [2, 'main', 'docks'],
      [1, 'shared', 'docks'],
      [1, 'main', 'guildHall'],
    ]);
    // Not at an unshared place, nor at the place of his own pawn, nor twice.
    const church = round([0, 1, 2], 'always').go('church', 'docks', 'mercato');
    expect(church.refusal(2, shared)).toBe('E_NOT_ELIGIBLE');
    expect(church.refusal(2, queue('shared'))).toBe('E_NOT_ELIGIBLE');
    const visitor = round([0, 1, 2], 'always').go('docks', 'church', 'docks');
    expect(visitor.refusal(2, shared)).toBe('E_NOT_ELIGIBLE');
    visitor.do(2, decline);
    expect(visitor.refusal(2, queue('shared'))).toBe('E_NOT_ELIGIBLE');
    const done = round([0, 1, 2], 'wait').go('docks', 'church', 'mercato');
    done.end(0).end(1);
    expect(done.pub().turn).toMatchObject({ seat: 2, kind: 'shared' });
    expect(done.refusal(2, queue('shared'))).toBe('E_NOT_ELIGIBLE');
    // Before the reveal no place is active.
    expect(round([0, 1, 2]).refusal(2, queue('shared'))).toBe('E_NOT_ELIGIBLE');
  },
);

rule('MV-355', 'An order can be taken back, and one that is satisfied costs nothing', () => {
  const table = round([0, 1, 2, 3], 'wait').go('docks', 'guildHall', 'docks', 'church');
  table.do(3, queue('shared'));
  expect(table.you(3).queuedInterrupt).toBe('shared');
  // Before the boundary comes, he takes it back.
  table.do(3, queue(null));
  expect(table.you(3).queuedInterrupt).toBeNull();
  table.end(0);
  expect(table.pub().turn).toMatchObject({ seat: 2 });
  table.do(3, queue('shared'));
  table.end(2);
  // His shared turn is the next anyway: satisfied, and the marker is kept.
  expect(table.pub().turn).toMatchObject({ seat: 3, kind: 'shared', byMarker: false });
  expect(table.pub().marker).toEqual({ holder: 3, used: false });
  expect(table.you(3).queuedInterrupt).toBeNull();
  expect(table.events('interruptLapsed')).toEqual([
    { type: 'interruptLapsed', seat: 3, reason: 'satisfied' },
  ]);
});

rule('MV-356', 'Nobody else gains, loses or swaps a turn', () => {
  const plain = example('wait').order();
  for (const action of [own, shared]) {
    const table = example().do(3, action);
    const turns = table.order();
    expect([...turns].sort()).toEqual([...plain].sort());
    const without = (list: typeof plain) => list.filter(([seat]) => seat !== 3);
    expect(without(turns)).toEqual(without(plain));
  }
});

rule(['MV-356', 'MV-311'], 'Shared turns start left of the visitor who in fact acted last', () => {
  const go = ['docks', 'church', 'docks', 'mercato'] as const;
  const plain = round([0, 1, 3, 2], 'wait')
    .go(...go)
    .order();
  expect(plain.slice(0, 4)).toEqual([
    [0, 'main', 'docks'],
    [2, 'main', 'docks'],
    [3, 'shared', 'docks'],
    [1, 'shared', 'docks'],
  ]);
  const early = round([0, 1, 3, 2])
    .go(...go)
    .do(2, own)
    .order();
  expect(early.slice(0, 4)).toEqual([
    [2, 'main', 'docks'],
    [0, 'main', 'docks'],
    [1, 'shared', 'docks'],
    [3, 'shared', 'docks'],
  ]);
});

rule(
  ['MV-357', 'MV-358'],
  'A place whose visitor acted early still wakes up for the others',
  () => {
    // Seat 3 is the only visitor of the shops and goes there first.
    const go: Location[] = ['church', 'docks', 'church', 'shops'];
    const table = round([0, 1, 2, 3])
      .go(...go)
      .do(3, own);
    const turns = table.order();
    expect(turns).toEqual([
      [3, 'main', 'shops'],
      [0, 'main', 'church'],
      [2, 'main', 'church'],
      [1, 'main', 'docks'],
      [2, 'shared', 'docks'],
      [3, 'shared', 'docks'],
      [0, 'shared', 'docks'],
      // The shops wake up at their normal time; shared turns from seat 3's left.
      [0, 'shared', 'shops'],
      [1, 'shared', 'shops'],
      [2, 'shared', 'shops'],
    ]);
    expect(table.events('placeActivated').map((event) => event.location)).toEqual([
      'church',
      'docks',
      'shops',
    ]);
    // The place keeps its normal time even if nobody is left to act.
    const church = example().do(3, own);
    church.order();
    expect(church.events('placeActivated').map((event) => event.location)).toEqual([
      'docks',
      'guildHall',
      'church',
    ]);
  },
);

rule('MV-359', 'It cannot be used when that turn is the next one anyway', () => {
  const table = example('always').do(3, decline).end(0).do(3, decline).end(2);
  // Next: seat 3's shared turn at the docks.
  expect(table.phase()).toBe('window');
  expect(table.events('windowOpened').at(-1)?.targets).toEqual(['own']);
  expect(table.refusal(3, shared)).toBe('E_NOT_ELIGIBLE');
  expect(table.refusal(3, own)).toBeNull();
  // As the first in turn: no window opens, and an order is dropped without using the marker.
  const alone = round([0, 1], 'always').go('church', 'church');
  expect(alone.events('windowOpened').length).toBe(1);
  alone.do(1, decline).do(1, queue('own')).end(0);
  expect(alone.pub().turn).toMatchObject({ seat: 1, byMarker: false });
  expect(alone.pub().marker?.used).toBe(false);
  expect(alone.events('windowOpened').length).toBe(1);
});
