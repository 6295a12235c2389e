/** Director and overlay of whole matches: places, weights, sentences, stakes. */

import { describe, expect, test } from 'vitest';
import { bidsFor, openView, outbid, priceOf } from '../../../client/games/genoa/director/scene.ts';
import { stakes } from '../../../client/games/genoa/director/stakes.ts';
import { dealsOf, earnedIn } from '../../../client/games/genoa/earned.ts';
import { camera, voice } from '../../../client/games/genoa/events/index.ts';
import { demo } from '../../../client/games/genoa/overlay/demo.ts';
import { SITES } from '../../../client/games/genoa/scenery/places.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { exampleTest, momentTest, secretTest, showOf, stakesTest } from '../shows.ts';
import { game, infos, played, type Step } from './matches.ts';
import { Table } from './positions.ts';

const PARTS = { voice, camera, stakes };
const { linesOf, momentsOf } = showOf(PARTS);
/** Texts that no sentence may contain: a hole, a raw word of the code, a key of the catalogue. */
const WRONG =
  /[{}|]|undefined|NaN|null|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+\.[a-zA-Z]+\b|\bs\d\d\b|\b(?:LO|SO|MS|CT)-\d\d\b|[a-z][A-Z]/;

const SHORT = { shortGame: true };
const open: Step[] = [2, 3, 4, 5].flatMap((seats) =>
  played(seats, seats, 'public', { ...SHORT, openMoney: true }, seats < 5),
);
const closed = played(4, 9, 'public', SHORT);
const WHOLE = { steps: open, places: SITES.map(({ id }) => id), wrong: WRONG };

const eventsOf = ({ events }: Step): readonly GeEvent[] =>
  events as readonly unknown[] as readonly GeEvent[];
const told = <T extends GeEvent['type']>(step: Step, type: T) =>
  eventsOf(step).filter((event): event is Extract<GeEvent, { type: T }> => event.type === type);

describe('moments', () => {
  momentTest(PARTS, WHOLE, {
    ends: /^\S.*[.?]$/,
    // A sentence during a wait gives way only to an important event.
    also: ({ text, importance }) => {
      if (text !== null) expect(importance, text).toBeGreaterThan(1);
    },
  });

  test('a handshake and a large order are not to be missed, where they happen', () => {
    let [deals, orders] = [0, 0];
    for (const step of open) {
      for (const { offer } of told(step, 'dealStruck')) {
        deals++;
        const seen = momentsOf(step).find(({ reason }) => reason === 'dealStruck');
        expect(seen).toMatchObject({ place: offer.target, size: 'close', importance: 3 });
      }
      for (const { building, ducats } of told(step, 'orderDelivered')) {
        if (ducats !== 100) continue;
        orders++;
        const seen = momentsOf(step).find(({ reason }) => reason === 'orderDelivered');
        expect(seen).toMatchObject({ place: building, importance: 3 });
      }
    }
    expect(deals).toBeGreaterThan(15);
    expect(orders).toBeGreaterThan(5);
  });

  test('the loser of a building is shown after it', () => {
    let torn = 0;
    for (const step of open) {
      const was = told(step, 'acquired').flatMap(({ ops }) => ops.flatMap((op) => op.was ?? []));
      const reaction = momentsOf(step).find((moment) => moment.reaction);
      expect(reaction?.seat).toBe(was[0]);
      torn += was.length;
    }
    expect(torn).toBeGreaterThan(0);
  });
});

describe('sentences', () => {
  test('an outbid names its rival, and is higher than every other bid', () => {
    let wars = 0;
    for (const step of open) {
      for (const { offer } of [...told(step, 'offerMade'), ...told(step, 'offerRevised')]) {
        const other = outbid(offer, step.before);
        if (other === null) continue;
        wars++;
        const text = linesOf(step)
          .map((line) => line.text)
          .join(' ');
        expect(text).toContain(`outbids ${infos(5)[other]?.name}`);
        const bids = bidsFor(step.before.public, offer.target);
        const rivals = bids.filter(({ maker }) => maker !== offer.maker);
        expect(priceOf(offer)).toBeGreaterThan(Math.max(...rivals.map(priceOf)));
      }
    }
    expect(wars).toBeGreaterThan(10);
  });

  test('the winner by name and by how much', () => {
    let ends = 0;
    for (const step of [...open, ...closed].filter(({ after }) => after.public.result)) {
      ends++;
      const text = linesOf(step).at(-1)?.text ?? '';
      const { table = [], winners = [] } = step.after.public.result ?? {};
      const [most = 0, next = 0] = table.map(({ total }) => total).sort((a, b) => b - a);
      expect(text).toContain(`${most} ducats`);
      for (const seat of winners) expect(text).toContain(infos(5)[seat]?.name);
      if (winners.length === 1) {
        expect(text).toContain(most === next ? 'with more goods' : `${most - next} ahead of`);
      }
    }
    expect(ends).toBe(5);
  });

  secretTest(PARTS, (viewer) => played(4, 12, viewer, SHORT, true));
});

describe('stakes', () => {
  stakesTest(
    PARTS,
    { ...WHOLE, steps: [...open, ...closed] },
    {
      isOver: (view) => view.public.state === 'OVER',
      reasons: [
        'at.acquire',
        'at.act',
        'at.asked',
        'at.choose',
        'at.claim',
        'at.forced',
        'at.last',
        'at.lead',
        'at.move',
        'at.start',
        'at.war',
      ],
    },
  );

  const claim = (merchant: object, offers: readonly object[]) =>
    stakes(
      openView(
        new Table({
          state: 'CLAIM',
          merchant: 0,
          path: ['s62', 'park'],
          offers,
          seats: [
            { ducats: 50, ...merchant },
            { ducats: 50, commodities: { silk: 1 } },
            { ducats: 50 },
          ],
        }).at(0).view,
      ),
    );
  const FIVE = { maker: 1, target: 'park', give: { ducats: 5 } };

  test('a seat that cannot act must sell, and nobody else', () => {
    const forced = (merchant: object) =>
      claim(merchant, [FIVE]).find(({ reason }) => reason === 'at.forced');
    expect(forced({})).toBeUndefined();
    expect(forced({ taken: 1 })).toMatchObject({ importance: 3, place: 'park', seat: 0 });
    expect(forced({ taken: 1 })?.text).toBe(
      'Anna must sell the action at the Park: there is one offer, however low.',
    );
  });

  test('the price war with its best bid first', () => {
    const silk = { maker: 2, target: 'park', give: { ducats: 20 } };
    const war = claim({}, [FIVE, silk]).find(({ reason }) => reason === 'at.war');
    expect(war).toMatchObject({ place: 'park', seat: 2, importance: 3 });
    expect(war?.text).toBe('Chiara bids the most: 20 ducats for the Park. Bruno is bidding too.');
    expect(claim({}, [FIVE]).some(({ reason }) => reason === 'at.war')).toBe(false);
  });
});

test('what a turn has brought its merchant: this turn alone, what was taken back not at all', () => {
  let turns = 0;
  let log: { event: Step['events'][number]; withdrawn: boolean }[] = [];
  for (const step of open) {
    const { merchant, turn } = step.before.public;
    const starts = step.events.findLastIndex(({ type }) => type === 'turnStarted');
    if (starts >= 0) log = [];
    log.push(...step.events.slice(starts + 1).map((event) => ({ event, withdrawn: false })));
    if (told(step, 'dealStruck').length === 0 || step.after.public.turn !== turn) continue;
    turns++;
    const sum = (whose: 'from' | 'to') =>
      log
        .map(({ event }) => event as never as GeEvent)
        .reduce((all, e) => all + (e.type === 'handed' && e[whose] === merchant ? e.ducats : 0), 0);
    const before = [
      { event: { type: 'handed', to: merchant, ducats: 999 } as never, withdrawn: false },
    ];
    const now = earnedIn(
      [...before, { event: { type: 'turnStarted' } as never, withdrawn: false }, ...log],
      merchant,
    );
    expect(now.ducats).toBe(sum('to') - sum('from'));
    expect(dealsOf(log.map((one) => ({ ...one, withdrawn: true })))).toEqual([]);
  }
  expect(turns).toBeGreaterThan(15);
});

exampleTest(game, demo, linesOf, [
  {
    seat: null,
    text: 'It’s a deal: Marco gives Bianca 20 ducats and 1 wine for the Guild Hall, ahead of another offer.',
  },
]);
