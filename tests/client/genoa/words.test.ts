/** Every event of whole matches in words: complete, readable, and each once. */

import { expect, test } from 'vitest';
import { sentence } from '../../../client/games/genoa/events/index.ts';
import { faceOf } from '../../../client/games/genoa/facts.ts';
import type { Position } from '../../../client/games/genoa/position.ts';
import { refusalLine } from '../../../client/games/genoa/strings/actions.ts';
import { goodName } from '../../../client/games/genoa/strings/names.ts';
import type { GameEvent } from '../../../engine/core/contract.ts';
import { CARD_IDS } from '../../../engine/games/genoa/cards.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { played, type Step } from './matches.ts';
import { Table } from './positions.ts';

/** Texts that no sentence may contain: a hole, a raw word of the code, a key of the catalogue. */
const WRONG =
  /[{}|]|undefined|NaN|null|\b[A-Z]+_[A-Z_]+\b|\b[a-z]+\.[a-zA-Z]+\b|\bs\d\d\b|\b(?:LO|SO|MS|CT)-\d\d\b|[a-z][A-Z]| {2}| [.,;]/;
/** Covered by other sentences, or visible. */
const SILENT = new Set(['offerEnded', 'actionEnded', 'choiceAsked']);

const steps: readonly Step[] = [2, 4].flatMap((seats) =>
  [null, 'public' as const].flatMap((viewer) =>
    played(seats, seats, viewer, { shortGame: true }, true),
  ),
);
const linesOf = ({ events, after }: Step) =>
  events.map((event) => {
    const you = after.you?.seat ?? null;
    return { event: event as never as GeEvent, line: sentence(event as GameEvent, after, you) };
  });

test('every kind of event has its sentence, also to its own seat', () => {
  const told = new Map<string, number>();
  for (const step of steps) {
    for (const { event, line } of linesOf(step)) {
      if (!line) continue;
      told.set(event.type, (told.get(event.type) ?? 0) + 1);
      expect(line, JSON.stringify(event)).not.toMatch(WRONG);
      expect(line).toMatch(/^[A-Z0-9“].*[.!?]$/);
      expect(SILENT).not.toContain(event.type);
    }
  }
  const happened = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));
  const missing = [...happened].filter((type) => !told.has(type) && !SILENT.has(type));
  expect(missing).toEqual([]);
  expect(told.size).toBeGreaterThan(22);
});

test('a building whose cards were drawn is not said to have had nothing', () => {
  let draws = 0;
  for (const step of steps) {
    const all = linesOf(step);
    if (!all.some(({ event }) => event.type === 'cardDrawn')) continue;
    if (!all.some(({ event }) => event.type === 'yielded')) continue;
    draws++;
    const text = all.map(({ line }) => line ?? '').join(' ');
    expect(text).not.toContain('nothing left to give');
  }
  expect(draws).toBeGreaterThan(5);
});

test('an order that cannot be delivered names the goods that are missing', () => {
  const position = new Table({ seats: [{}, {}, {}] }).at(0);
  const order = CARD_IDS.find((card) => faceOf(card).kind === 'LO');
  if (!order) throw new Error('There are large orders.');
  const [first, ...others] = faceOf(order).goods;
  const { seats } = position.view.public;
  const held = { ...seats[0], commodities: { [first ?? '']: 1 } };
  const view = {
    ...position.view,
    public: { ...position.view.public, seats: [held, ...seats.slice(1)] },
  };
  const why = { code: 'E_MISSING_GOODS', rule: 'GE-804', params: { asked: { order } } };
  const line = refusalLine({ ...position, view } as Position, {
    ...why,
    remedy: { kind: 'goodsForOrder' },
  });
  expect(line).toContain('Missing: ');
  for (const good of others) expect(line).toContain(goodName(good));
  if (first) expect(line).not.toContain(goodName(first));
});
