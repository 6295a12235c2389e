/** The choices of lobby and menu are those that the rules accept, in words. */

import { expect, test } from 'vitest';
import { basics } from '../../../client/games/strozzi/basics.ts';
import { card } from '../../../client/games/strozzi/card.ts';
import { help } from '../../../client/games/strozzi/help.ts';
import { clockWords, options } from '../../../client/games/strozzi/options.ts';
import { places } from '../../../client/games/strozzi/places.ts';
import { blocksOf } from '../../../client/pages/help/marks.ts';
import { isTopic } from '../../../client/store/topics.ts';
import { offered } from '../../../client/table/option-choices.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { strozzi as game } from '../../../engine/games/strozzi/index.ts';
import { DEFAULTS } from '../../../engine/games/strozzi/options.ts';
import { played, WRONG } from './matches.ts';

test('every option is offered, with its default, and each choice is taken', () => {
  expect(options.map(({ name }) => name).sort()).toEqual(Object.keys(DEFAULTS).sort());
  for (const { name, label, help: why, initial, choices } of options) {
    expect(initial, name).toEqual(DEFAULTS[name as keyof typeof DEFAULTS]);
    expect(choices.map(({ value }) => JSON.stringify(value))).toContain(JSON.stringify(initial));
    expect(new Set(choices.map((choice) => choice.label)).size).toBe(choices.length);
    for (const text of [label, why, ...choices.map((choice) => choice.label)]) {
      expect(text).not.toMatch(WRONG);
      expect(text).not.toBe('');
    }
  }
});

test.each([3, 4, 5, 6])('with %i seats only what such a table takes is offered', (seats) => {
  for (const field of options) {
    for (const { value } of offered(field, seats)) {
      const chosen = game.options({ [field.name]: value } as JsonObject, seats);
      expect(chosen[field.name as keyof typeof DEFAULTS]).toEqual(value);
    }
  }
  const starts = options.find(({ name }) => name === 'startPlayer');
  expect(starts && offered(starts, seats)).toHaveLength(1 + seats);
});

test('presets of the clocks are on the list of choices, and told in seconds', () => {
  for (const [name, preset] of Object.entries(game.clocks ?? {})) {
    for (const [timer, seconds] of Object.entries(preset.options)) {
      const field = options.find((one) => one.name === timer);
      expect(
        field?.choices.map(({ value }) => value),
        `${name} ${timer}`,
      ).toContain(seconds);
    }
    const { help: text } = clockWords(name, preset);
    expect(text).toContain(`${preset.options.pollTimer} s to answer`);
    expect(text).toContain(`${preset.options.choiceTimer} s for a port`);
  }
});

test('seats, bots and the quick game are those of the rules', () => {
  expect(basics.seats).toEqual(game.seats);
  expect(basics.scoreUnit).toBe(game.scoreUnit);
  expect(basics.deals).toBe(game.deals);
  expect(basics.bots.map(({ id }) => id)).toEqual(Object.keys(game.bots));
  const { seats, bots, options: quick } = card.quick;
  expect(bots).toHaveLength(seats - 1);
  for (const bot of bots) expect(game.bots).toHaveProperty(bot);
  expect(game.options(quick, seats).openMoney).toBe(true);
  expect(Object.keys(card.stand?.bots ?? {})).toEqual(Object.keys(game.bots));
  expect(Object.keys(card.stand?.lengths ?? {})).toEqual(Object.keys(game.stand?.from ?? {}));
});

test('a person without a seat looks at the house of the deciding seat', () => {
  const view = played(5, 1)[0]?.before ?? null;
  const own = places.find(({ key }) => key === '9');
  const [asked] = view?.public.decider ?? [];
  expect(own?.site(view, null)).toBe(`palazzo${asked}of5`);
  expect(own?.site(view, 3)).toBe('palazzo3of5');
  expect(own?.site(null, null)).toBe('palazzo0of4');
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});

test('the help reads: marks are whole, topics are there, figures filled in', () => {
  expect(help.rules).toBe(game.rules);
  for (const { title, text } of help.sections) {
    expect(title).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(blocksOf(text).length).toBeGreaterThan(0);
    for (const [, topic = ''] of text.matchAll(/\[\[([^\]]+)\]\]/g)) {
      expect(isTopic(topic), topic).toBe(true);
    }
  }
});
