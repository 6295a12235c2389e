import { expect } from 'vitest';
import { LOCATIONS, type Location } from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { someSteps } from './matches.ts';
import { bidding, moving, sharedTurnAt, turnAt } from './positions.ts';
import type { Table } from './table.ts';

const to = (location: Location) => ({ type: 'submitDestination', location }) as const;
const standing = (...places: Location[]) => ({
  seats: places.map((location) => ({ pawn: { location, spot: null } })),
});

/** The places where a seat may go. */
function choices(table: Table, seat: number): Location[] {
  return table
    .legal(seat, 'submitDestination')
    .map((action) => (action.type === 'submitDestination' ? action.location : 'docks'))
    .sort();
}
const allBut = (...places: Location[]): Location[] =>
  LOCATIONS.filter((place) => !places.includes(place)).sort();

rule('MV-301', 'A commerce round: move, then turns place by place, dividends inside', () => {
  const table = moving({
    seats: [{ cubes: { gems: 2 } }, { shares: { jeweler: 1 } }, {}],
    turnOrder: [0, 1, 2],
  });
  expect(table.phase()).toBe('destination');
  expect(table.refusal(0, { type: 'endTurn' })).toBe('E_PHASE');
  table.go('shops', 'church', 'church');
  expect(table.phase()).toBe('turn');
  expect(table.refusal(0, to('docks'))).toBe('E_PHASE');
  table.do(0, { type: 'sellAtShop', shop: 'jeweler', count: 2 });
  // The dividend is there before the seller's turn is over, and nothing more at the round's end.
  expect(table.allCash()).toEqual([260, 120, 100]);
  table.order();
  expect(table.allCash()).toEqual([260, 120, 100]);
  expect(table.pub()).toMatchObject({ round: 3, phase: 'destination' });
});

rule('MV-302', 'Destinations are secret, replaceable, and revealed together', () => {
  const table = moving({ seats: [{ pawn: null }, { pawn: null }, { pawn: null }] });
  const twin = table.copy();
  table.do(0, to('shops'));
  twin.do(0, to('church'));
  for (const viewer of [1, 2, 'public'] as const)
    expect(table.bytes(viewer)).toBe(twin.bytes(viewer));
  expect(table.you(0).destination).toBe('shops');
  expect(table.pub().seats.map((seat) => seat.committed)).toEqual([true, false, false]);
  expect(table.pub().seats.map((seat) => seat.pawn)).toEqual([null, null, null]);
  expect(JSON.stringify(table.log.items)).not.toContain('shops');
  table.do(0, to('mercato')).do(2, to('docks'));
  expect(table.phase()).toBe('destination');
  expect(table.deciders()).toEqual([1]);
  table.do(1, to('church'));
  expect(table.pub().seats.map((seat) => seat.pawn?.location)).toEqual([
    'mercato',
    'church',
    'docks',
  ]);
  expect(table.events('destinationsRevealed').length).toBe(1);
  expect(table.phase()).toBe('turn');
});

rule(['MV-303', 'MV-305'], 'In the first commerce round any destination is allowed', () => {
  const table = bidding().bid(0, 0, 0);
  table.draft();
  for (const seat of [0, 1, 2]) expect(choices(table, seat)).toEqual(allBut());
});

rule(['MV-304', 'MV-305'], 'A pawn must leave the place where it stands, for any other', () => {
  for (const place of LOCATIONS) {
    const table = moving({ round: 3, ...standing(place, 'church', 'church') });
    expect(choices(table, 0)).toEqual(allBut(place));
    expect(table.refusal(0, to(place))).toBe('E_SAME_PLACE');
  }
  // A bidding round moves nobody.
  const table = bidding({ round: 5, ...standing('docks', 'church', 'mercato') }).bid(0, 0, 0);
  table.draft();
  expect(table.pub().round).toBe(6);
  expect(choices(table, 0)).toEqual(allBut('docks'));
  expect(choices(table, 2)).toEqual(allBut('mercato'));
});

rule('MV-306', 'All docks are one destination, and all shops', () => {
  const docks = { seats: [{ pawn: { location: 'docks' as const, spot: '1' } }, {}] };
  expect(moving({ round: 3, ...docks }).refusal(0, to('docks'))).toBe('E_SAME_PLACE');
  const shops = { seats: [{ pawn: { location: 'shops' as const, spot: 'tailor' } }, {}] };
  expect(moving({ round: 3, ...shops }).refusal(0, to('shops'))).toBe('E_SAME_PLACE');
});

rule('MV-307', 'From one Shipping Office to the other', () => {
  const table = moving({ round: 3, ...standing('officeNorth', 'officeSouth') });
  expect(table.refusal(0, to('officeSouth'))).toBeNull();
  expect(table.refusal(1, to('officeNorth'))).toBeNull();
  expect(table.refusal(0, to('officeNorth'))).toBe('E_SAME_PLACE');
});

rule('MV-308', 'Which dock or shop is chosen in the turn', () => {
  const table = moving({ docks: [{ iron: 1 }, { gems: 1 }, {}, { grain: 1 }] });
  table.go('docks', 'shops', 'church');
  expect(table.pub().seats[0]?.pawn).toEqual({ location: 'docks', spot: null });
  const docks = table.legal(0, 'useDock').map((a) => (a.type === 'useDock' ? a.dock : 0));
  expect([...new Set(docks)].sort()).toEqual([1, 2, 4]);
  table.do(0, { type: 'useDock', dock: 4, buy: { grain: 1 }, steal: null });
  expect(table.pub().seats[0]?.pawn).toEqual({ location: 'docks', spot: '4' });
  const shops = turnAt('shops', { seats: [{ cubes: { iron: 1, gems: 1 } }, {}] });
  shops.do(0, { type: 'sellAtShop', shop: 'jeweler', count: 1 });
  expect(shops.pub().seats[0]?.pawn).toEqual({ location: 'shops', spot: 'jeweler' });
});

/** The turns of a round in which these seats choose these places. */
function turns(turnOrder: number[], ...places: Location[]): [number, string, string][] {
  const seats = places.map(() => ({ pawn: null }));
  return moving({ turnOrder, seats })
    .go(...places)
    .order();
}

rule('MV-309', 'Places wake up in the turn order of their visitors', () => {
  expect(turns([2, 0, 1], 'church', 'mercato', 'officeNorth')).toEqual([
    [2, 'main', 'officeNorth'],
    [0, 'main', 'church'],
    [1, 'main', 'mercato'],
  ]);
  expect(turns([1, 0, 2], 'mercato', 'church', 'church')).toEqual([
    [1, 'main', 'church'],
    [2, 'main', 'church'],
    [0, 'main', 'mercato'],
  ]);
  const table = moving({ turnOrder: [2, 0, 1] }).go('church', 'mercato', 'officeNorth');
  table.order();
  expect(table.events('placeActivated').map((event) => [event.location, event.by])).toEqual([
    ['officeNorth', 2],
    ['church', 0],
    ['mercato', 1],
  ]);
});

rule('MV-310', 'Visitors of a place act in turn order', () => {
  expect(turns([3, 1, 0, 2], 'church', 'church', 'church', 'church')).toEqual([
    [3, 'main', 'church'],
    [1, 'main', 'church'],
    [0, 'main', 'church'],
    [2, 'main', 'church'],
  ]);
});

rule('MV-311', 'At a shared place the others follow, from the left of the last visitor', () => {
  for (const place of ['docks', 'shops', 'stockMarket', 'guildHall'] as const) {
    expect(turns([3, 1, 0, 2], 'church', place, 'church', 'mercato')).toEqual([
      [3, 'main', 'mercato'],
      [1, 'main', place],
      [2, 'shared', place],
      [3, 'shared', place],
      [0, 'shared', place],
      [0, 'main', 'church'],
      [2, 'main', 'church'],
    ]);
    // Two visitors: from the left of the seat that acted last, which is not the next seat.
    expect(turns([3, 1, 0, 2], 'church', place, 'church', place).slice(0, 4)).toEqual([
      [3, 'main', place],
      [1, 'main', place],
      [2, 'shared', place],
      [0, 'shared', place],
    ]);
  }
});

rule('MV-312', 'Elsewhere only visitors act', () => {
  for (const place of ['church', 'mercato', 'officeNorth', 'officeSouth'] as const)
    expect(turns([0, 1], place, 'docks')).toEqual([
      [0, 'main', place],
      [1, 'main', 'docks'],
      [0, 'shared', 'docks'],
    ]);
});

rule(
  ['MV-313', 'MV-318'],
  'Each place wakes once a round; one main turn and one turn a place',
  () => {
    let places: string[] = [];
    let turns: string[] = [];
    let rounds = 0;
    for (const { events, before, after, seats } of someSteps()) {
      for (const event of events) {
        if (event.type === 'placeActivated') places.push(event.location);
        if (event.type === 'turnStarted')
          turns.push(`${event.seat} ${event.location} ${event.kind}`);
        if (event.type !== 'gondolaMoved' && event.type !== 'finalScored') continue;
        if (S.round(before) % 4 !== 1) {
          rounds++;
          expect(new Set(places).size).toBe(places.length);
          const visits = turns.map((turn) => turn.replace(/ (main|shared)$/, ''));
          expect(new Set(visits).size).toBe(visits.length);
          expect(turns.filter((turn) => turn.endsWith('main')).length).toBe(seats);
          // Every place with a pawn has been awake, and at a shared one everybody had his turn.
          const stood = new Set<string>();
          for (let p = 0; p < seats; p++) stood.add(`${LOCATIONS[S.pawn(after, p)]}`);
          expect(new Set(places)).toEqual(stood);
          for (const place of places) {
            const shared = LOCATIONS.indexOf(place as Location) < 4;
            const here = visits.filter((visit) => visit.endsWith(place)).length;
            if (shared) expect(here).toBe(seats);
          }
        }
        places = [];
        turns = [];
      }
    }
    expect(rounds).toBeGreaterThan(200);
  },
);

rule('MV-314', 'A player may pass', () => {
  for (const place of LOCATIONS) {
    const table = turnAt(place, {
      seats: [{ cubes: { gems: 1 }, guildOrders: ['GO-01'] }, {}],
      docks: [{ iron: 1 }, {}, {}, {}],
    });
    const before = table.pub().seats[0];
    expect(table.refusal(0, { type: 'endTurn' })).toBeNull();
    table.end(0);
    expect(table.events('turnEnded')[0]).toMatchObject({ seat: 0, passed: true });
    expect(table.pub().seats[0]).toEqual(before);
    expect(table.refusal(0, { type: 'endTurn' })).toBe('E_TURN');
  }
});

rule('MV-315', 'What is earned in a turn can be spent in it', () => {
  const shares = turnAt('stockMarket', { seats: [{ cash: 0, shares: { tailor: 1 } }, {}] });
  expect(shares.refusal(0, { type: 'buyShares', lots: { miller: 1 } })).toBe('E_CASH');
  shares.do(0, { type: 'sellShares', lots: { tailor: 1 } });
  shares.do(0, { type: 'buyShares', lots: { miller: 1 } });
  expect(shares.cash(0)).toBe(0);
  const mercato = turnAt('mercato', { seats: [{ cash: 0, cubes: { gems: 1 } }, {}] });
  mercato.do(0, { type: 'mercatoSell', cubes: { gems: 1 } });
  mercato.do(0, { type: 'mercatoBuy', cubes: { iron: 1 } });
  expect(mercato.cash(0)).toBe(0);
  // And the reverse.
  const other = turnAt('mercato', { seats: [{ cash: 40, cubes: { gems: 1 } }, {}] });
  other.do(0, { type: 'mercatoBuy', cubes: { iron: 1 } });
  other.do(0, { type: 'mercatoSell', cubes: { gems: 1 } });
  expect(other.cash(0)).toBe(40);
});

rule('MV-316', 'A shared turn leaves the pawn where it is', () => {
  const table = sharedTurnAt('docks', { docks: [{}, { iron: 2 }, {}, {}] });
  table.do(1, { type: 'useDock', dock: 2, buy: { iron: 2 }, steal: null });
  expect(table.cubes(1)).toEqual({ iron: 2 });
  expect(table.pub().seats[1]?.pawn).toEqual({ location: 'church', spot: null });
  const shops = sharedTurnAt('shops', { seats: [{}, { cubes: { gems: 1 } }, {}] });
  shops.do(1, { type: 'sellAtShop', shop: 'jeweler', count: 1 }).end(1);
  expect(shops.pub().seats[1]?.pawn).toEqual({ location: 'church', spot: null });
});

rule('MV-317', 'Powers, majorities and tiles work in a shared turn', () => {
  const shops = sharedTurnAt('shops', {
    seats: [
      {},
      { shares: { jeweler: 2 }, favors: ['FAV-20-A'], rumors: ['RUM-T2'], cubes: { gems: 1 } },
      {},
    ],
  });
  shops.do(1, { type: 'useMajority', shop: 'jeweler', direction: 'raisePrice' });
  shops.do(1, { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 2 });
  shops.do(1, { type: 'playRumor', rumor: 'RUM-T2', peg: 'share', direction: 'up' });
  shops.do(1, { type: 'sellAtShop', shop: 'jeweler', count: 1 });
  expect(shops.pub().shops.jeweler).toMatchObject({ resourcePrice: 55, orders: 0 });
  expect(shops.pub().shops.tailor).toMatchObject({ orders: 4, sharePrice: 45 });
  const docks = sharedTurnAt('docks', {
    docks: [{ iron: 1 }, {}, {}, {}],
    seats: [{}, { characters: ['thief'] }, {}],
  });
  docks.do(1, { type: 'useDock', dock: 1, buy: {}, steal: 'iron' });
  expect(docks.cubes(1)).toEqual({ iron: 1 });
  const guild = sharedTurnAt('guildHall', {
    deck: ['GO-05', 'GO-16'],
    seats: [{}, { characters: ['guildMaster'] }, {}],
  });
  guild.do(1, { type: 'drawOrder', useGuildMaster: true });
  guild.do(1, { type: 'guildKeep', keep: 'GO-16', returnHeld: null });
  expect(guild.hand(1)).toEqual(['GO-16']);
});

rule('MV-318', 'When every place with a pawn was active, the round is over', () => {
  const table = moving().go('church', 'docks', 'church');
  expect(table.order().length).toBe(3 + 2);
  expect(table.pub()).toMatchObject({ round: 3, phase: 'destination', turn: null });
  expect(table.pub().activation).toBeNull();
  expect(table.pub().mainDone).toEqual([]);
});

rule('MV-319', 'Nobody can act inside the turn of another', () => {
  const tile = { rumors: ['RUM-B1'], favors: ['FAV-20-A'] };
  const seats = [{}, tile, { characters: ['gondolieri'] as const }];
  const table = turnAt('docks', { marker: { holder: 2, used: false }, seats });
  const rumor = { type: 'playRumor', rumor: 'RUM-B1', peg: 'share', direction: 'up' } as const;
  const favor = { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 1 } as const;
  expect(table.refusal(1, rumor)).toBe('E_TURN');
  expect(table.refusal(1, favor)).toBe('E_TURN');
  expect(table.refusal(1, { type: 'endTurn' })).toBe('E_TURN');
  expect(table.refusal(2, { type: 'useInterrupt', target: 'own' })).toBe('E_PHASE');
  // An order to the gondolier changes nothing before the running turn is over.
  const turn = table.pub().turn;
  table.do(2, { type: 'queueInterrupt', target: 'own' });
  expect(table.pub().turn).toEqual(turn);
  expect(table.deciders()).toEqual([0]);
  table.end(0);
  expect(table.pub().turn).toMatchObject({ seat: 2, kind: 'main', byMarker: true });
});
