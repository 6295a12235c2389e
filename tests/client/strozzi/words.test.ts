/** Every event, question, choice, consequence and refusal has its sentence. */

import { describe, expect, test } from 'vitest';
import { sentence } from '../../../client/games/strozzi/events/index.ts';
import { outlookFlag } from '../../../client/games/strozzi/panels/Answers.tsx';
import { type Position, positionOf, refusal } from '../../../client/games/strozzi/position.ts';
import {
  actionLine,
  adviceLine,
  choiceLine,
  consequenceLine,
  refusalLine,
} from '../../../client/games/strozzi/strings/actions.ts';
import { decisionLine } from '../../../client/games/strozzi/strings/decisions.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { deciding } from '../../../engine/games/strozzi/deciding.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import type { Action, StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { samples } from '../../rules/strozzi/samples.ts';
import { all, infos, played, WRONG } from './matches.ts';

const steps = all(null);
const at = (given: JsonObject, seat: number): Position => {
  const view = game.view(game.position(given), seat, infos(4));
  const position = positionOf(view);
  if (!position) throw new Error('A seat has a position.');
  return position;
};

test('the part that a page with a seat loads equals the whole game', () => {
  for (const [name, part] of Object.entries(deciding)) {
    expect(part, name).toBe(game[name as keyof typeof deciding]);
  }
});

describe('events', () => {
  test('every event of whole matches is told to who did it and to everybody else', () => {
    const told = new Map<string, number>();
    for (const { events, after, seat } of steps) {
      for (const event of events) {
        for (const you of [seat, null]) {
          const text = sentence(event, after, you);
          if (text === null) {
            // A pirate's stroke implies that he has won the ship.
            expect(event).toMatchObject({ type: 'shipWon', flag: 'pirate' });
            continue;
          }
          expect(text, JSON.stringify(event)).not.toMatch(WRONG);
          expect(text, JSON.stringify(event)).toMatch(/^\S.*\.$/);
          told.set(event.type, (told.get(event.type) ?? 0) + 1);
        }
      }
    }
    // The first round begins in the set-up, the others within matches.
    for (const type of TYPES) {
      expect(told.get(type), type).toBeGreaterThan(0);
    }
  });

  const TYPES: readonly StEvent['type'][] = [
    ...(['roundStarted', 'shipDrawn', 'passed', 'claimed', 'flagReturned'] as const),
    ...(['shipUnclaimed', 'shipWon', 'shipPlaced', 'advanced', 'tileTaken'] as const),
    ...(['tileRevealed', 'cityScored', 'promotionScored', 'matchEnded'] as const),
  ];

  const view = steps[0]?.after as View;
  const tell = (event: StEvent, you: number | null = null): string | null =>
    sentence(event as never, view, you);

  test('in the second person to oneself, by name to the others', () => {
    const claimed: StEvent = { type: 'claimed', seat: 1, flag: 'ware' };
    expect(tell(claimed)).toBe('Bruno plays the ware flag on the ship.');
    expect(tell(claimed, 1)).toBe('You play your ware flag on the ship.');
    const home: StEvent = { type: 'flagReturned', seat: 1, flag: 'plusOne', by: 0 };
    expect(tell(home)).toBe('Bruno gets the +1 flag back unused.');
    expect(tell(home, 1)).toBe('You get your +1 flag back unused.');
  });

  test('a ship by all that it carries, and how many are still to come', () => {
    const drawn = (ship: string, left: number): StEvent => ({
      type: 'shipDrawn',
      drawer: 0,
      ship,
      left,
    });
    expect(tell(drawn('S3d', 4))).toBe(
      'A speed-3 ship with 1 chest of gold, 1 bale of cloth, 1 jar of grain, 2 scrolls and a promotion tile rounds the headland, with 4 more to come.',
    );
    expect(tell(drawn('S8a', 1))).toContain('nothing on board rounds the headland, with one more');
    expect(tell(drawn('S7a', 0))).toContain('headland, the last of the round');
  });

  test('the step of a tile by the ware of its city, for any later tiles of the house', () => {
    const moved: StEvent = {
      type: 'advanced',
      seat: 1,
      city: 'venice',
      from: 2,
      to: 3,
      rank: 0,
      because: 'tile',
    };
    const seats = view.public.seats.map((seat) => ({ ...seat, tiles: ['art-1-grain-1'] }));
    const later = { ...view, public: { ...view.public, seats } };
    for (const told of [view, later]) {
      expect(sentence(moved as never, told, null)).toMatch(
        /^The gold on the tile takes Bruno to step 3 in Venice/,
      );
    }
  });

  test('what a city pays by its three causes; nobody where nobody has earned', () => {
    const scored = (ships: number[], track: number[], bonus: number[]): StEvent => ({
      type: 'cityScored',
      round: 1,
      city: 'rome',
      ships: pay(ships),
      track: pay(track),
      bonus: pay(bonus),
    });
    const pay = (amounts: number[]) => amounts.map((amount, seat) => ({ seat, amount }));
    expect(tell(scored([15, 10], [15], [5]))).toBe(
      'Rome pays: for ships Anna 15 and Bruno 10; for rank Anna 15; for the top steps Anna 5.',
    );
    expect(tell(scored([], [], []))).toBe('Rome pays nobody.');
    const arts = (prizes: { seat: number; amount: number; tiles: number }[]): StEvent => ({
      type: 'promotionScored',
      category: 'art',
      prizes,
    });
    expect(tell(arts([]))).toBe('Art: nobody has a tile.');
  });
});

describe('choices', () => {
  test('every question, every listed choice and what follows from it', () => {
    const asked = new Set<string>();
    for (const { before, after } of steps) {
      const position = positionOf(before);
      if (!position) throw new Error('Whoever decides has a position.');
      asked.add(decisionLine(before).split(/[ ,:]/)[0] ?? '');
      expect(decisionLine(before)).not.toMatch(WRONG);
      expect(decisionLine({ ...after, you: undefined } as never)).not.toMatch(WRONG);
      expect(position.legal.length).toBeGreaterThan(0);
      for (const action of position.legal) {
        expect(actionLine(before, action)).not.toMatch(WRONG);
        expect(consequenceLine(position, action), JSON.stringify(action)).not.toMatch(WRONG);
        expect(consequenceLine(position, action)).not.toBe('');
        expect(choiceLine(before, action)).not.toMatch(WRONG);
      }
    }
    expect([...asked].sort()).toEqual(['choose', 'leave', 'take']);
    const [step] = steps;
    expect(choiceLine({ ...step?.before, you: undefined } as never, { type: 'pass' })).toBe('');
  });

  const POLL: JsonObject = {
    round: 1,
    phase: 'claim',
    drawer: 0,
    decider: [1],
    seats: [{}, {}, {}, {}],
    current: { card: 'S4c', claim: null },
  };

  test('of a flag: who may still take the ship away from it', () => {
    const ware: Action = { type: 'claim', flag: 'ware' };
    expect(consequenceLine(at(POLL, 1), ware)).toBe(
      '+45 ducats this round in Naples, Rome or Venice, one extra step in its city, Chiara and Dario can still play a pirate flag',
    );
    const one: JsonObject = { ...POLL, seats: [{}, {}, { flagsUnused: ['ware'] }, {}] };
    const ports = { venice: [ship('S1a', 2, 'plusOne')], rome: [ship('S1b', 2, 'pirate')] };
    expect(consequenceLine(at({ ...one, ports }, 1), ware)).toBe(
      '+45 ducats this round in Naples, Rome or Venice, one extra step in its city, yours unless Dario plays a pirate flag',
    );
    expect(consequenceLine(at(POLL, 1), { type: 'claim', flag: 'plusOne' })).toBe(
      'ducats this round: Naples +45, Rome +45 or Venice +30, it counts as speed 5, Chiara and Dario can still play a pirate flag',
    );
    expect(consequenceLine(at(POLL, 1), { type: 'claim', flag: 'pirate' })).toBe(
      'ducats this round: Naples +45, Rome +45 or Venice +30, yours at once',
    );
    expect(consequenceLine(at(POLL, 1), { type: 'pass' })).toBe(
      'no ducats this round, if nobody else wants it, it sails on',
    );
    const last = { ...POLL, decider: [3] };
    expect(consequenceLine(at(last, 3), { type: 'pass' })).toBe(
      'no ducats this round, nobody else is left to decide, so it sails on',
    );
  });

  test('of a pass near the end of a round: that flags are left over', () => {
    // One ship is still to come for three flags.
    const unclaimedCards = ['S1a', 'S1b', 'S1c', 'S1d', 'S2a', 'S2b', 'S2c', 'S2d', 'S3a', 'S3b'];
    const late = { ...POLL, unclaimedCards: [...unclaimedCards, 'S3c', 'S3d', 'S4a'] };
    expect(consequenceLine(at(late, 1), { type: 'pass' })).toBe(
      'no ducats this round, if nobody else wants it, it sails on, one ship left for your 3 flags',
    );
  });

  test('the ports are looked at under a flag that can be laid', () => {
    const ware: Action = { type: 'claim', flag: 'ware' };
    const pirate: Action = { type: 'claim', flag: 'pirate' };
    expect(outlookFlag(at(POLL, 1), pirate)).toBe('pirate');
    expect(outlookFlag(at(POLL, 1), undefined)).toBe('ware');
    const claimed = { ...POLL, current: { card: 'S4c', claim: { seat: 0, flag: 'plusOne' } } };
    expect(outlookFlag(at(claimed, 1), ware)).toBe('pirate');
    const ports = { venice: [ship('S1a', 1, 'ware')] };
    expect(outlookFlag(at({ ...POLL, ports }, 1), ware)).toBe('plusOne');
  });

  test('a choice that is told elsewhere names its ship', () => {
    const told = (claim: JsonObject | null, seat: number, action: Action): string => {
      const current: JsonObject = { card: 'S4c', ...(claim && { claim }) };
      const given = { ...POLL, current, decider: [seat], seats: [{}, {}, {}, {}] };
      return choiceLine(at(given, seat).view, action);
    };
    const flagOfAnna = { seat: 0, flag: 'plusOne' };
    expect(told(null, 1, { type: 'pass' })).toBe('Let the 4 pass');
    expect(told(flagOfAnna, 3, { type: 'pass' })).toBe('Leave the 4 to Anna');
    expect(told(null, 1, { type: 'claim', flag: 'ware' })).toBe('Play your ware flag on the 4');
    expect(told(flagOfAnna, 3, { type: 'claim', flag: 'pirate' })).toBe(
      'Take the 4 with your pirate flag',
    );
    expect(told(null, 1, { type: 'place', port: 'rome' })).toBe('Send the 4 to Rome');
  });

  test('over a flag: whose comes home, and to whom the ship goes otherwise', () => {
    const claim = { seat: 0, flag: 'plusOne' };
    const given = { ...POLL, current: { card: 'S4c', claim }, seats: [{}, {}, {}, {}] };
    const position = at({ ...given, decider: [3] }, 3);
    expect(consequenceLine(position, { type: 'claim', flag: 'pirate' })).toBe(
      'ducats this round: Naples +45, Rome +45 or Venice +30, yours at once, Anna gets the +1 flag back',
    );
    expect(consequenceLine(position, { type: 'pass' })).toBe(
      'no ducats this round, it goes to Anna',
    );
    expect(actionLine(position.view, { type: 'pass' })).toBe('Leave the ship to Anna');
    expect(consequenceLine(at({ ...given, decider: [2] }, 2), { type: 'pass' })).toBe(
      'no ducats this round, it goes to Anna unless Dario plays a pirate flag',
    );
  });
});

const ship = (card: string, owner: number, flag: string): JsonObject => ({
  card,
  owner,
  flag,
  effectiveValue: Number(card[1]) + (flag === 'plusOne' ? 1 : 0),
});

describe('refusals', () => {
  test('any proposal at any moment: a reason, and a remedy', () => {
    const codes = new Set<string>();
    const kinds = new Set<string>();
    for (const [k, { before, seat, state }] of steps.entries()) {
      if (k % 5 > 0) continue;
      for (const eye of [seat, (seat + 1) % before.public.seats.length]) {
        const view = game.view(state, eye, infos(before.public.seats.length));
        const position = positionOf(view);
        if (!position) throw new Error('A seat has a position.');
        for (const nonsense of samples.nonsense) {
          const why = refusal(position, nonsense as unknown as Action);
          if (!why) continue;
          codes.add(why.code);
          kinds.add(why.remedy.kind);
          const text = refusalLine(position, why);
          expect(text, JSON.stringify(why)).not.toMatch(WRONG);
          expect(text).toMatch(/^\S.*\.$/);
          expect(adviceLine(position, why)).not.toBe('');
        }
      }
    }
    expect([...codes].sort()).toEqual([...game.errors].filter((c) => c !== 'GAME_OVER').sort());
    expect(kinds.size).toBe(6);
  });

  test('after the end', () => {
    const last = played(3, 1, 0).at(-1)?.after;
    const position = positionOf(last ?? null);
    if (!position) throw new Error('A seat has a position.');
    const why = refusal(position, { type: 'pass' });
    expect(why?.code).toBe('GAME_OVER');
    expect(why && refusalLine(position, why)).toBe(
      'The match is over. There’s nothing more to do.',
    );
    expect(decisionLine(position.view)).toBe('the match is over');
  });

  test('names what is still possible', () => {
    const ports = { venice: [ship('S1a', 1, 'ware')] };
    const used = at(
      {
        round: 1,
        phase: 'claim',
        drawer: 1,
        decider: [1],
        ports,
        seats: [{}, {}, {}, {}],
        current: { card: 'S4c', claim: null },
      },
      1,
    );
    const why = refusal(used, { type: 'claim', flag: 'ware' });
    expect(why && refusalLine(used, why)).toBe(
      'You’ve already used your ware flag this round. You still have: +1 flag and pirate flag.',
    );
    const placing = at(
      {
        round: 1,
        phase: 'place',
        drawer: 1,
        decider: [1],
        ports,
        seats: [{}, {}, {}, {}],
        current: { card: 'S4c', claim: { seat: 1, flag: 'pirate' } },
      },
      1,
    );
    const taken = refusal(placing, { type: 'place', port: 'venice' });
    expect(taken && refusalLine(placing, taken)).toBe(
      'You already have a ship in Venice. You may send only one there each round. Your free ports: Rome and Naples.',
    );
    const early = refusal(placing, { type: 'pass' });
    expect(early && refusalLine(placing, early)).toBe(
      'You can’t do that now. Make this decision first (choose a port for your ship).',
    );
  });
});
