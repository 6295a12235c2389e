/** The overlay without a browser: its arrows, its sentences. */

import { describe, expect, test } from 'vitest';
import { stakes } from '../../../client/games/masters-of-venice/director/stakes.ts';
import { voice } from '../../../client/games/masters-of-venice/events/index.ts';
import {
  change,
  follow,
  type Market,
  quotesOf,
} from '../../../client/games/masters-of-venice/overlay/trends.ts';
import { Captions, readingTime } from '../../../client/pages/overlay/captions.ts';
import { tellerOf } from '../../../client/table/overlay/make.ts';
import { RESOURCES } from '../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { match as playedMatch } from './staging-matches.ts';

const { lines: linesOf, quiet: quietLine } = tellerOf({ voice, stakes });

const match = playedMatch(4, 7, 'public', 'open');
const views = match.map(({ after }) => after as View);

test('arrows say what has changed since the round before began', () => {
  let market: Market | null = null;
  const begins = new Map<number, View>();
  let last: View | null = null;
  for (const view of views) {
    const { round } = view.public;
    // A round begins with the prices that the one before it has left.
    if (!begins.has(round)) begins.set(round, last ?? view);
    last = view;
    market = follow(market, view.public, 'm');
    const base = begins.get(round - 1) ?? begins.get(round) ?? view;
    for (const resource of RESOURCES) {
      const [now, before] = [quotesOf(view.public)[resource], quotesOf(base.public)[resource]];
      expect(change(market, resource, 'price')).toBe(now.price - before.price);
      expect(change(market, resource, 'share')).toBe((now.share ?? 0) - (before.share ?? 0));
    }
  }
  expect(begins.size).toBe(16);
  const anew = follow(market, views[0]?.public as View['public'], 'other');
  for (const resource of RESOURCES) expect(change(anew, resource, 'price')).toBe(0);
});

describe('captions', () => {
  test('each sentence stands long enough to be read; a step back takes all of them', () => {
    const captions = new Captions();
    const [first, second] = [
      { text: 'Marco sells.', seat: 1 },
      { text: 'Bianca buys a share of the Tailor.', seat: 0 },
    ];
    captions.hear([first, second]);
    expect(captions.at(10, () => null)).toBe(first);
    expect(captions.at(10 + readingTime(first.text) - 0.01, () => null)).toBe(first);
    expect(captions.at(10 + readingTime(first.text), () => null)).toBe(second);
    expect(captions.at(10 + readingTime(first.text) + 6, () => null)).toBe(second);
    // Read long enough, and nothing is at stake.
    expect(captions.at(100, () => null)).toBeNull();
    captions.hear([first, second]);
    expect(captions.at(101, () => null)).toBe(first);
    captions.forget();
    expect(captions.at(102, () => null)).toBeNull();
  });

  test('of a long tail the newest is told; in quiet times what is at stake', () => {
    const captions = new Captions();
    captions.hear(Array.from({ length: 20 }, (_, k) => ({ text: `Sentence ${k}`, seat: null })));
    expect(captions.at(0, () => null)?.text).toBe('Sentence 17');
    const view = views[5];
    let shown = captions.at(30, () => quietLine(view));
    for (let s = 31; s < 60; s++) shown = captions.at(s, () => quietLine(view));
    expect(shown?.text).toBeTruthy();
    expect(shown?.text).not.toMatch(/Sentence/);
    const over = { ...view, public: { ...view.public, phase: 'finished' } } as View;
    expect(captions.at(70, () => quietLine(over))).toBeNull();
  });

  test('a whole match is told without a hole in its words, and by what everybody sees', () => {
    const told = match.flatMap(linesOf);
    expect(told.length).toBeGreaterThan(60);
    for (const { text, seat } of told) {
      expect(text).not.toMatch(/\{|undefined|null|NaN/);
      if (seat !== null) expect(views[0]?.public.seats[seat]).toBeDefined();
    }
  });
});
