/** Every event, question, choice and refusal of whole matches in words: complete and readable. */

import { describe, expect, test } from 'vitest';
import { FACES } from '../../../client/games/marco-polo/cards.ts';
import { sentence } from '../../../client/games/marco-polo/events/index.ts';
import { actionLine } from '../../../client/games/marco-polo/strings/actions.ts';
import { askedLine, decisionLine } from '../../../client/games/marco-polo/strings/decisions.ts';
import { cardLine, cardWords } from '../../../client/games/marco-polo/strings/effects.ts';
import { shortReason } from '../../../client/games/marco-polo/strings/reasons.ts';
import { refusalLine } from '../../../client/games/marco-polo/strings/refusing.ts';
import { spaceLine } from '../../../client/games/marco-polo/strings/space-lines.ts';
import { spaces } from '../../../client/games/marco-polo/strings/spaces-en.ts';
import { turnTexts } from '../../../client/games/marco-polo/strings/turn.ts';
import { CITY_CARDS } from '../../../engine/games/marco-polo/data/city-cards.ts';
import { CONTRACTS } from '../../../engine/games/marco-polo/data/contracts.ts';
import { GIFT_IDS } from '../../../engine/games/marco-polo/data/gifts.ts';
import { GOALS } from '../../../engine/games/marco-polo/data/goals.ts';
import { SPACES } from '../../../engine/games/marco-polo/data/spaces.ts';
import { ERRORS } from '../../../engine/games/marco-polo/errors.ts';
import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import { all, WRONG } from './matches.ts';

/** Covered by other sentences, or visible. */
const SILENT = ['turnStarted', 'turnEnded'];
const steps = all(null);

describe('events and actions', () => {
  test('every kind of event has its sentence, to its own seat and to the others', () => {
    const told = new Set<string>();
    for (const { events, after } of steps) {
      for (const event of events) {
        for (const you of [after.you?.seat ?? null, null]) {
          const line = sentence(event, after, you);
          if (line === null) continue;
          told.add(event.type);
          expect(line, JSON.stringify(event)).not.toMatch(WRONG);
          expect(line, JSON.stringify(event)).toMatch(/^\S.*[.!?]$/);
        }
      }
    }
    const happened = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...happened].filter((type) => !told.has(type)).sort()).toEqual(SILENT.sort());
    expect(told.size).toBeGreaterThan(24);
  });

  test('every choice is an order to oneself, and every question is asked', () => {
    const kinds = new Set<string>();
    for (const { before, action } of steps) {
      const line = actionLine(before, action);
      kinds.add(action.type);
      expect(line, JSON.stringify(action)).not.toMatch(WRONG);
      expect(line, JSON.stringify(action)).toMatch(/^[A-Z].{3,}$/);
      expect(askedLine(before)).toMatch(/^\S.{6,}$/);
      expect(decisionLine(before)).not.toMatch(WRONG);
    }
    expect(kinds.size).toBeGreaterThan(20);
  });

  test('in the second person to oneself, by name to the others', () => {
    const view = steps[0]?.after;
    if (!view) throw new Error('A match has steps.');
    const event: MpEvent = { type: 'postPlaced', seat: 1, node: 'anxi' };
    expect(sentence(event as never, view, 1)).toBe('You place a trading post in Anxi.');
    expect(sentence(event as never, view, 0)).toBe('Bruno places a trading post in Anxi.');
  });
});

describe('refusals', () => {
  const first = steps[0];
  const reading = { view: first?.before ?? (undefined as never), seat: 0 };

  test('each code says why, and what could be done instead is named', () => {
    for (const code of ERRORS) {
      const why = {
        code,
        rule: 'MP-001',
        params: { own: { coins: 2, camels: 1, silk: 3 } },
        remedy: { kind: 'other' },
      };
      expect(refusalLine(reading, why as never), code).toMatch(/^[A-Z].{8,}\.$/);
      expect(refusalLine(reading, why as never)).not.toMatch(WRONG);
      expect(shortReason(reading, why as never).length).toBeLessThan(130);
    }
    const poor = {
      code: 'CANNOT_PAY',
      rule: 'MP-100',
      params: { own: { coins: 2, camels: 1 } },
      remedy: { kind: 'cannotPay', action: { type: 'endTurn' } },
    };
    expect(refusalLine(reading, poor as never)).toBe(
      'You can’t pay for it. You have 2 coins and 1 camel. Try this instead: End your turn.',
    );
  });
});

describe('cards', () => {
  test('all of them have a face and a sentence', () => {
    expect(FACES.size).toBe(54 + 35 + 10 + 10 + 22 + 15 + 9 + 11 + 15);
    for (const id of GIFT_IDS) expect(cardLine(id), id).toMatch(/^[A-Z].*\.$/);
    for (const [id, face] of FACES) {
      expect(face.marks.length, id).toBeGreaterThan(4);
      expect(cardLine(id), id).toMatch(/^[A-Z].*\.$/);
      expect(cardWords(id), id).not.toMatch(WRONG);
    }
    for (const space of SPACES) expect(spaceLine(space, 'CC01')).toMatch(/^[A-Z].*\.$/);
  });

  test('costs and effects of actions are written in the rules alone', () => {
    const texts = Object.entries(turnTexts).filter(([key]) => key.startsWith('line.'));
    expect(texts.length).toBeGreaterThan(50);
    // Compiled: texts and lists of texts.
    for (const [key, text] of texts) expect(JSON.stringify(text), key).not.toMatch(/\d/);
    for (const space of ['coins5', 'khan', 'moneyBag'] as const) {
      expect(JSON.stringify(spaces[`space.does.${space}`]), space).not.toMatch(/\d/);
    }
    expect(spaceLine('khan')).toContain('take 2 camels and');
  });

  test('a sentence says what the rules play', () => {
    expect(cardLine('C07')).toBe('Deliver 1 camel and 3 silk: 1 good of your choice and 3 points.');
    expect(cardLine('CC17')).toBe(
      'Pay 1 camel and take 3 coins, or pay 1 coin and take 1 camel: one of the two, up to as many times as the die shows.',
    );
    expect(cardLine('CC02')).toBe('By die value: 1 to 5 – 1 gold; 6 – 3 gold.');
    expect(cardLine('CB3')).toBe(
      'When you place a post, and at the start of every round: 2 different goods.',
    );
    expect(cardLine('G05')).toContain('Karakorum and Kochi');
  });

  test('a face shows every figure of its data', () => {
    const figures = (id: string): string[] =>
      (FACES.get(id)?.marks ?? []).flatMap((mark) => ('text' in mark ? [mark.text] : []));
    for (const { id, gain } of CONTRACTS) expect(figures(id), id).toContain(String(gain.vp));
    for (const { id, vp } of GOALS) expect(figures(id), id).toContain(String(vp));
    for (const card of CITY_CARDS) {
      if (card.kind !== 'exchange' || !card.gain.coin || card.gain.coin === 1) continue;
      expect(figures(card.id), card.id).toContain(String(card.gain.coin));
    }
  });
});
