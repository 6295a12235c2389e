/** The catalogues have a sentence for everything that the engine can report. */

import { describe, expect, test } from 'vitest';
import { sentence } from '../../../client/games/masters-of-venice/events/index.ts';
import { t as overlay } from '../../../client/games/masters-of-venice/overlay/strings.ts';
import { positionOf } from '../../../client/games/masters-of-venice/position.ts';
import { refusalLine } from '../../../client/games/masters-of-venice/strings/actions.ts';
import { decisionLine } from '../../../client/games/masters-of-venice/strings/decisions.ts';
import { en } from '../../../client/games/masters-of-venice/strings/en.ts';
import { t } from '../../../client/games/masters-of-venice/strings/index.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import { EventList } from '../../../engine/core/events.ts';
import { LOCATIONS, RESOURCES, SHOPS } from '../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';

const game = gameById('masters-of-venice');
const SEATS = ['Anna', 'Bruno', 'Chiara', 'Dario'].map((name) => ({
  name,
  color: 'red',
  bot: false,
}));
const WRONG = /[{}]|undefined|NaN|\bE_[A-Z]+|null/;

test('every error code has its sentence', () => {
  for (const code of game.errors) expect(en, code).toHaveProperty([`why.${code}`]);
});

test('one order is one order', () => {
  const gains = (max: number) => t('favor.gain', { max });
  expect([gains(1), gains(3)]).toEqual(['up to +1 order', 'up to +3 orders']);
  const line = (max: number) => t('line.buyFavor', { price: 20, max });
  expect(line(1)).toContain('up to 1 more order');
  expect(line(2)).toContain('up to 2 more orders');
  expect([0, 1, 2].map((n) => overlay('orders', { n }))).toEqual(['orders', 'order', 'orders']);
});

describe('whole matches in words', () => {
  const told = new Map<string, number>();
  const kinds = new Set<string>();

  test('every event and every refusal that comes up can be told', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const seats = 2 + (seed % 3);
      const random = new SeededChance(seed);
      const sink = new EventList();
      const state = game.setup(seats, game.options({}, seats), random, sink);
      const info = SEATS.slice(0, seats);
      const codes = new Int32Array(game.maxLegal);
      for (let step = 0; !game.isFinished(state); step++) {
        const seat = 31 - Math.clz32(game.deciders(state));
        const view = game.view(state, seat, info);
        expect(decisionLine(view)).not.toMatch(WRONG);
        if (step % 9 === 0) refusals(view as View, seat);
        const count = game.legal(state, seat, codes);
        sink.items.length = 0;
        game.apply(state, seat, codes[random.below(count)] ?? 0, random, sink);
        tell(sink, game.view(state, seat, info) as View, seat);
      }
    }
    for (const type of ['sold', 'dividendPaid', 'cubesBought', 'rumorPlayed', 'finalScored']) {
      expect(told.get(type), type).toBeGreaterThan(0);
    }
    for (const kind of kinds) {
      const known = [`help.${kind}`, `help.${kind}.plain`].some((key) => key in en);
      expect(known, `remedy ${kind}`).toBe(true);
    }
  }, 120_000);

  function tell(sink: EventList, view: View, seat: number): void {
    for (const item of sink.items) {
      for (const viewer of [seat, 'public'] as const) {
        const event = game.eventFor(item, viewer);
        if (!event) continue;
        const text = sentence(event, view, viewer === 'public' ? null : viewer);
        if (text !== null) {
          expect(text, event.type).not.toMatch(WRONG);
          told.set(event.type, (told.get(event.type) ?? 0) + 1);
        }
      }
    }
  }

  /** All conceivable actions of this moment. */
  function refusals(view: View, seat: number): void {
    const position = positionOf(view);
    if (!position) throw new Error('a seat has a position');
    const thoughts: object[] = [
      { type: 'submitBid', amount: 9000 },
      { type: 'submitBid', amount: 5 },
      { type: 'chooseCharacter', character: 'thief' },
      { type: 'declineInterrupt' },
      { type: 'useInterrupt', target: 'own' },
      { type: 'queueInterrupt', target: 'shared' },
      { type: 'drawOrder', useGuildMaster: true },
      { type: 'useOffice', declineFree: true },
      { type: 'buyFavor', favor: 'FAV-40-A' },
      { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 2 },
      { type: 'guildKeep', keep: 'GO-05', returnHeld: null },
      { type: 'placeCubes', placement: { 1: 'iron' } },
      { type: 'deliverOrder', card: view.you?.guildOrders[0] ?? 'GO-01', takeVp: 3 },
      { type: 'nonsense' },
      ...LOCATIONS.map((location) => ({ type: 'submitDestination', location })),
      ...SHOPS.flatMap((shop) => [
        { type: 'adjustOrders', shop, direction: 'down' },
        { type: 'sellAtShop', shop, count: 4 },
        { type: 'useMajority', shop, direction: 'raisePrice' },
        { type: 'buyShares', lots: { [shop]: 4 } },
        { type: 'sellShares', lots: { [shop]: 3 } },
      ]),
      ...RESOURCES.flatMap((resource) => [
        { type: 'useDock', dock: 2, buy: { [resource]: 2 }, steal: null },
        { type: 'useDock', dock: 3, buy: {}, steal: resource },
        { type: 'mercatoBuy', cubes: { [resource]: 2 } },
        { type: 'mercatoSell', cubes: { [resource]: 1 } },
        { type: 'mercatoSwap', give: resource, take: 'lumber' },
      ]),
      { type: 'endTurn' },
    ];
    for (const thought of thoughts) {
      const why = game.explain(position.state, seat, thought);
      if (!why) continue;
      kinds.add(why.remedy.kind);
      expect(refusalLine(position, why), JSON.stringify(why)).not.toMatch(WRONG);
    }
  }
});
