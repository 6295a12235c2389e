import { expect } from 'vitest';
import * as S from '../../../engine/games/masters-of-venice/state.ts';
import { rule } from '../rule.ts';
import { someSteps } from './matches.ts';
import { bidding, fresh, turnAt } from './positions.ts';

const pick = (character: 'thief' | 'trader' | 'guildMaster' | 'harborMaster') =>
  ({ type: 'chooseCharacter', character }) as const;
const up = { type: 'adjustOrders', shop: 'tailor', direction: 'up' } as const;

rule('MV-901', 'With two players each has two characters', () => {
  const table = bidding({ seats: [{}, {}] }).bid(10, 25);
  const script: [number | undefined, string | undefined][] = [];
  const note = () => script.push([table.pub().draft?.seat, table.pub().draft?.step]);
  note();
  table.do(1, pick('thief'));
  note();
  table.do(1, up);
  note();
  expect(table.refusal(0, pick('thief'))).toBe('E_CHAR_TAKEN');
  table.do(0, pick('trader'));
  note();
  table.do(0, up);
  note();
  expect(table.refusal(1, pick('trader'))).toBe('E_CHAR_TAKEN');
  table.do(1, pick('guildMaster'));
  expect(script).toEqual([
    [1, 'pick'],
    [1, 'adjust'],
    [0, 'pick'],
    [0, 'adjust'],
    [1, 'pick'],
  ]);
  // No second adjustment: the round is over.
  expect(table.phase()).toBe('destination');
  expect(table.orders('tailor')).toBe(2 + 5 + 2);
  expect([...(table.pub().seats[0]?.characters ?? [])].sort()).toEqual(['gondolieri', 'trader']);
  expect([...(table.pub().seats[1]?.characters ?? [])].sort()).toEqual(['guildMaster', 'thief']);
  expect([...table.pub().characterRow].sort()).toEqual(['harborMaster', 'taxCollector']);
  // Without an adjustment to make, the picks follow each other.
  const poor = bidding({ seats: [{ youthRank: 1 }, { youthRank: 2 }] }).bid(0, 0);
  poor.do(0, pick('thief')).do(1, pick('trader')).do(0, pick('guildMaster'));
  expect(poor.phase()).toBe('destination');
  // Both powers work.
  const seats = [{ characters: ['thief' as const, 'guildMaster' as const] }, {}];
  const dock = turnAt('docks', { seats, docks: [{ iron: 1 }, {}, {}, {}] });
  dock.do(0, { type: 'useDock', dock: 1, buy: {}, steal: 'iron' });
  const guild = turnAt('guildHall', { seats });
  expect(guild.refusal(0, { type: 'drawOrder', useGuildMaster: true })).toBeNull();
});

rule('MV-902', 'Everything else is unchanged', () => {
  const view = fresh(2).pub();
  expect(view.guildDeck).toBe(19);
  expect(Object.values(view.bag).reduce((a, b) => a + b, 0)).toBe(78);
  expect(view.canalRumors.length).toBe(12);
  let shared = 0;
  for (const { seats, before, after, events } of someSteps()) {
    if (seats !== 2) continue;
    expect(S.round(after)).toBeGreaterThanOrEqual(S.round(before));
    for (const event of events)
      if (event.type === 'turnStarted' && event.kind === 'shared') shared++;
  }
  // Shared places still give the other player a turn.
  expect(shared).toBeGreaterThan(20);
  expect(turnAt('docks', { seats: [{}, {}] }).order()).toEqual([
    [0, 'main', 'docks'],
    [1, 'shared', 'docks'],
    [1, 'main', 'church'],
  ]);
});
