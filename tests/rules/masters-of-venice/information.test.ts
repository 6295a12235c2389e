import { expect } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import { codeOf } from '../../../engine/games/masters-of-venice/actions.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import type { ActionType } from '../../../engine/games/masters-of-venice/types.ts';
import { rule } from '../rule.ts';
import { same, someSteps } from './matches.ts';
import { fresh, turnAt } from './positions.ts';
import { game, seatInfo } from './table.ts';

rule('MV-801', 'Shares and cubes are public', () => {
  const table = turnAt('church', {
    seats: [
      { shares: { tailor: 2, officeSouth: 1 }, cubes: { gems: 2 } },
      { shares: { miller: 1 }, cubes: { lumber: 3 } },
    ],
  });
  for (const viewer of [0, 1, 'public'] as const) {
    const { seats } = game.view(table.state, viewer, seatInfo(2)).public;
    expect(seats[0]).toMatchObject({ shares: { tailor: 2, officeSouth: 1 }, cubes: { gems: 2 } });
    expect(seats[1]).toMatchObject({ shares: { miller: 1 }, cubes: { lumber: 3 } });
  }
});

rule('MV-802', 'Orders and rumors in hand are secret, cash may be, favors are shown', () => {
  const seats = [
    { guildOrders: ['GO-07', 'GO-11'], rumors: ['RUM-T3'], favors: ['FAV-30-B'], cash: 735 },
    {},
  ];
  const table = turnAt('church', { seats }, { options: { money: 'hidden' } });
  for (const viewer of [1, 'public'] as const) {
    const bytes = table.bytes(viewer);
    for (const secret of ['GO-07', 'GO-11', 'RUM-T3', '735']) expect(bytes).not.toContain(secret);
    const seat = game.view(table.state, viewer, seatInfo(2)).public.seats[0];
    expect(seat).toMatchObject({
      cash: null,
      guildHeld: 2,
      rumorsHeld: 1,
      favors: ['FAV-30-B'],
    });
  }
  expect(table.you(0)).toMatchObject({
    cash: 735,
    guildOrders: ['GO-07', 'GO-11'],
    rumors: ['RUM-T3'],
  });
  const open = turnAt('church', { seats }, { options: { money: 'open' } });
  expect(open.pub().seats[0]?.cash).toBe(735);
  expect(open.bytes(1)).not.toContain('GO-07');
  // At the end everything is shown.
  const end = turnAt('church', { seats, round: 16 }, { options: { money: 'hidden' } });
  end.order();
  expect(end.pub().seats[0]?.cash).toBe(735);
  expect(end.pub().result?.table[0]).toMatchObject({
    guildOrders: ['GO-07', 'GO-11'],
    rumors: ['RUM-T3'],
  });
});

rule('MV-802', 'What is secret can be anything to the others', () => {
  const changed = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const table = fresh(4, { seed, options: { money: 'hidden' } });
    const views = [table.bytes(0), table.bytes('public')];
    const twin = table.copy();
    game.determinize(twin.state, 0, new SeededChance(seed), (field) => changed.add(field));
    expect(twin.bytes(0)).toBe(views[0]);
    expect(twin.bytes('public')).toBe(views[1]);
    if (seed === 0) expect(twin.hand(0)).toEqual(table.hand(0));
  }
  expect(changed.size).toBeGreaterThan(2);
  for (const field of changed) expect(game.secrets).toContain(field);
});

rule('MV-803', 'All money goes to or comes from the bank, with its reason', () => {
  const reasons = new Set<string>();
  for (const { before, after, seats, events } of someSteps()) {
    const paid = new Array<number>(seats).fill(0);
    for (const event of events) {
      if (event.type !== 'paid') continue;
      reasons.add(event.reason);
      paid[event.seat] = (paid[event.seat] ?? 0) + event.amount;
    }
    for (let p = 0; p < seats; p++) same(S.cash(after, p) - S.cash(before, p), paid[p]);
  }
  expect(reasons.size).toBeGreaterThan(9);
});

const ACTIONS: readonly ActionType[] = [
  'submitBid',
  'chooseCharacter',
  'adjustOrders',
  'submitDestination',
  'queueInterrupt',
  'setStance',
  'useInterrupt',
  'declineInterrupt',
  'useDock',
  'useMajority',
  'sellAtShop',
  'buyShares',
  'sellShares',
  'drawOrder',
  'guildKeep',
  'deliverOrder',
  'buyFavor',
  'useOffice',
  'placeCubes',
  'mercatoBuy',
  'mercatoSell',
  'mercatoSwap',
  'playFavor',
  'playRumor',
  'endTurn',
];

rule('MV-804', 'Nothing passes from one player to another', () => {
  for (const { before, after, seats, seat, action, events } of someSteps()) {
    same(ACTIONS.includes(action.type), true);
    // Only the acting seat's goods and cards change; the Gondolieri's rumor comes off the canal.
    for (let p = 0; p < seats; p++) {
      if (p === seat) continue;
      for (let r = 0; r < 6; r++) same(S.cubes(after, p, r), S.cubes(before, p, r));
      for (let k = 0; k < 7; k++) same(S.shares(after, p, k), S.shares(before, p, k));
      for (const list of [S.HAND_SIZE, S.FAVORS_SIZE, S.DELIVERED_SIZE])
        same(after[list + S.at(p)], before[list + S.at(p)]);
      const taken = events.filter((event) => event.type === 'rumorTaken' && event.seat === p);
      const held = S.RUMORS_SIZE + S.at(p);
      same(after[held], before[held] + taken.length);
      // Others get only dividends in money; bids and the final tax concern everybody.
      for (const event of events) {
        if (event.type !== 'paid' || event.seat !== p) continue;
        expect(['dividend', 'taxCollector', 'bid', 'tax']).toContain(event.reason);
      }
    }
  }
  for (const type of ['give', 'trade', 'offer', 'pay', 'gift'])
    expect(codeOf({ type, seat: 1, cubes: { iron: 1 } })).toBe(-1);
});

rule('MV-805', 'No action names another player, and chat offers no deals by default', () => {
  const table = turnAt('mercato', { seats: [{ cubes: { gems: 1 } }, {}] });
  for (const field of ['to', 'from', 'seat', 'with']) {
    const sell = { type: 'mercatoSell', cubes: { gems: 1 }, [field]: 1 };
    expect(table.refusal(0, sell)).toBe('E_PARAM');
    expect(table.refusal(0, { type: 'endTurn', [field]: 1 })).toBe('E_PARAM');
  }
  expect(game.options({}, 3).chat).toBe('presets');
  expect(game.options({ chat: 'off' }, 3).chat).toBe('off');
  expect(() => game.options({ chat: 'deals' }, 3)).toThrow();
});
