/** The reference card of each game: its rules exist, its figures are filled in, and it is short. */

import { describe, expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import {
  PARTS,
  type Reference,
  type ReferenceLine,
} from '../../client/table/reference/reference.ts';

/** Letters of a whole card: more does not fit one screen of a phone. */
const MOST_LETTERS = 2600;

const linesOf = (card: Reference): readonly ReferenceLine[] => PARTS.flatMap((part) => card[part]);

describe.each(Object.keys(tables))('%s', (id) => {
  const loaded = tables[id]().then(async (game) => ({
    card: await game.reference?.(),
    rules: (await game.help?.())?.rules ?? [],
  }));

  test('every line tells rules that there are', async () => {
    const { card, rules } = await loaded;
    if (!card) throw new Error('It has no reference card');
    const known = new Set(rules.map((rule) => rule.id));
    for (const line of linesOf(card)) {
      expect(line.rules.length, line.key).toBeGreaterThan(0);
      for (const rule of line.rules) expect(known.has(rule), `${line.key}: ${rule}`).toBe(true);
    }
  });

  test('each part says something, every sign is drawn, and no figure is missing', async () => {
    const { card } = await loaded;
    if (!card) throw new Error('It has no reference card');
    for (const part of PARTS) expect(card[part].length, part).toBeGreaterThan(0);
    for (const { key, sign } of card.signs) expect(sign, key).not.toBe(null);
    for (const { key, text } of linesOf(card)) {
      expect(text, key).not.toMatch(/[{}]|undefined|::/);
      expect(text, key).not.toBe('');
    }
  });

  test('it is short enough for one screen', async () => {
    const { card } = await loaded;
    if (!card) throw new Error('It has no reference card');
    const letters = linesOf(card).reduce(
      (sum, { name, text }) => sum + name.length + text.length,
      0,
    );
    expect(letters).toBeLessThan(MOST_LETTERS);
  });
});
