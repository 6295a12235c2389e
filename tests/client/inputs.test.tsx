/** The typed inputs: their output for eyes, keys and readers, and their effect on values. */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { InputForm, loadFurther } from '../../client/table/inputs/InputForm.tsx';
import type { Input, InputKind, Kind, Values } from '../../client/table/inputs/input.ts';
import { agreeing, listedInputs } from '../../client/table/inputs/listed.ts';
import {
  arranged,
  completed,
  counted,
  countsOf,
  moved,
  toggled,
  unanswered,
  valueFor,
} from '../../client/table/inputs/values.ts';

beforeAll(loadFurther);

const PORTS = [
  { id: 'bari', label: 'Bari' },
  { id: 'milan', label: 'Milan', blocked: 'A ship of yours lies there: choose another port.' },
];
const GOODS: readonly Kind[] = [
  { id: 'salt', label: 'Salt', name: 'salt', note: '5 each', max: 3 },
  { id: 'silk', label: 'Silk', name: 'silk', max: 0, limit: 'You have none: buy some.', off: true },
];
const coins = (sum: number): string => `${sum} coins`;

/** One input of each kind, with an unavailable choice if the kind has such. */
const EACH: { readonly [kind in InputKind]: Extract<Input, { kind: kind }> } = {
  note: { kind: 'note', key: 'x', label: 'Your bid is in.', sent: true },
  yesNo: { kind: 'yesNo', key: 'x', label: 'With the second card' },
  one: { kind: 'one', key: 'x', label: 'Which port?', choices: PORTS },
  place: { kind: 'place', key: 'x', label: 'Where to?', choices: PORTS },
  rows: {
    kind: 'rows',
    key: 'x',
    label: 'Up or down?',
    rows: [{ id: 'salt', label: 'Salt', name: 'salt', choices: PORTS }],
  },
  several: { kind: 'several', key: 'x', label: 'Which ones?', choices: PORTS, max: 2 },
  cards: { kind: 'cards', key: 'x', label: 'Which cards?', choices: PORTS, min: 1, max: 1 },
  dice: {
    kind: 'dice',
    key: 'x',
    label: 'Which dice?',
    dice: [{ pips: 3 }, { pips: 5, blocked: 'It lies elsewhere: take another one.' }],
  },
  amount: { kind: 'amount', key: 'x', label: 'How many?', max: 9, quick: [0, 5, 50] },
  basket: {
    kind: 'basket',
    key: 'x',
    label: 'What to buy?',
    goods: GOODS,
    bill: (counts) => [{ label: 'Together', text: coins(5 * (counts.salt ?? 0)) }],
  },
  payment: {
    kind: 'payment',
    key: 'x',
    label: 'How to pay?',
    cost: 7,
    means: [{ id: 'gold', label: 'Gold', name: 'gold', max: 2, worth: 5 }],
    text: coins,
  },
  giveAndTake: {
    kind: 'giveAndTake',
    key: 'x',
    label: 'Your offer',
    give: { label: 'You give', goods: GOODS },
    take: { label: 'You get', goods: [{ id: 'coin', label: 'Coins', name: 'coins', max: 20 }] },
  },
  order: { kind: 'order', key: 'x', label: 'In which order?', items: PORTS },
  path: {
    kind: 'path',
    key: 'x',
    label: 'Your way',
    from: 'Venice',
    next: () => PORTS,
    name: (step) => String(step),
    bill: (steps) => [{ label: 'Costs', text: coins(steps.length) }],
  },
};

const page = (inputs: readonly Input[], values: Values = {}): string =>
  renderToStaticMarkup(<InputForm inputs={inputs} values={values} onChange={() => undefined} />);

test.each(Object.entries(EACH).filter(([kind]) => kind !== 'note'))(
  '%s: has a name for readers and can be reached by keys',
  (_, input) => {
    const html = page([input]);
    expect(html).toContain(input.label);
    // One stop for Tab at least: a button, a box, a number.
    expect(html).toMatch(/tabindex="0"|type="checkbox"|<button(?![^>]*tabindex="-1")/);
  },
);

test.each(Object.entries(EACH))('%s: without any value it stands as it begins', (_, input) => {
  expect(page([input])).toBe(page([input], completed([input], {})));
});

test('a blocked choice stays in reach with its reason and remedy', () => {
  for (const kind of ['one', 'place', 'several', 'cards', 'path'] as const) {
    const html = page([EACH[kind]]);
    expect(html, kind).toMatch(/data-choice="milan"[^>]*aria-disabled="true"/);
    expect(html, kind).toContain('A ship of yours lies there: choose another port.');
    expect(html, kind).not.toMatch(/data-choice="bari"[^>]*aria-disabled/);
  }
  expect(page([EACH.dice])).toMatch(/data-note="It lies elsewhere[^>]*><span class="sr">Die 2: 5 /);
  for (const kind of ['basket', 'giveAndTake'] as const) {
    expect(page([EACH[kind]]), kind).toContain('You have none: buy some.');
  }
});

test('a place on a picture: the same answers, each where it lies, and its story beneath', () => {
  const input: Input = {
    ...EACH.place,
    picture: { ratio: 2, ground: <svg id="map" aria-hidden="true" />, hint: 'Touch a port.' },
    choices: [
      { id: 'bari', name: 'Bari', label: 'R', note: 'by the Tiber', spot: [0.5, 0.25, 0.1, 0.2] },
      { ...PORTS[1], id: 'milan', label: 'M', name: 'Milan', spot: [0.2, 0.1, 0.1, 0.2] },
    ],
  };
  const html = page([input]);
  expect(html).toMatch(/aspect-ratio:2"><svg id="map"/);
  expect(html).toMatch(/data-choice="bari"[^>]*left:45.00%;top:15.00%;width:10.00%;height:20.00%/);
  expect(html).toContain('<p class="placed-told" aria-hidden="true">Touch a port.</p>');
  // Readers get each place's visible text.
  expect(html).toContain('<span class="choice-note">by the Tiber</span>');
  expect(html).toMatch(/data-choice="milan"[^>]*aria-disabled="true"/);
  expect(page([input], { x: 'bari' })).toContain('<b>Bari</b> by the Tiber');
});

test('the chosen option is pressed, for any kind of value', () => {
  const input: Input = {
    ...EACH.one,
    choices: [
      { id: 'none', value: null, label: 'None' },
      { id: 'two', value: 2, label: 'Two' },
    ],
  };
  const pressed = (values: Values): string[] =>
    [...page([input], values).matchAll(/data-choice="(\w+)"[^>]*aria-pressed="true"/g)].map(
      ([, id]) => String(id),
    );
  expect(pressed({})).toEqual([]);
  expect(pressed({ x: null })).toEqual(['none']);
  expect(pressed({ x: 2 })).toEqual(['two']);
  expect(input.choices.map(valueFor)).toEqual([null, 2]);
});

test('of several no more than the most; what is chosen can be taken back', () => {
  const input: Input = {
    ...EACH.several,
    max: 1,
    choices: [...PORTS, { id: 'pisa', label: 'Pisa' }],
  };
  expect(page([{ ...input, max: 2 }], { x: ['bari', 'milan'] })).toMatch(
    /data-choice="pisa"[^>]*aria-disabled="true"[^>]*data-note="You can choose 2/,
  );
  expect(page([{ ...input, max: 2 }], { x: ['bari', 'milan'] })).not.toMatch(
    /data-choice="milan"[^>]*aria-disabled/,
  );
  // One of one is simply replaced.
  expect(page([input], { x: ['bari'] })).not.toMatch(/data-choice="pisa"[^>]*aria-disabled/);
});

test('labels are in sight where a form asks more than one thing', () => {
  const [one, two] = [EACH.one, { ...EACH.basket, key: 'y' }];
  expect(page([one])).toContain('<legend class="sr">Which port?');
  expect(page([one, two])).toContain('<legend class="choices-label">Which port?');
  expect(page([one, two])).toContain('<legend class="choices-label">What to buy?');
});

test('bills run along', () => {
  expect(page([EACH.basket], { x: { salt: 2 } })).toContain('10 coins');
  expect(page([EACH.path], { x: ['bari', 'bari'] })).toContain('2 coins');
  const pays = (gold: number): string => page([EACH.payment], { x: { gold } });
  expect(pays(1)).toMatch(/Missing<\/dt><dd>2 coins/);
  expect(pays(2)).toMatch(/Too much<\/dt><dd>3 coins/);
  expect(page([{ ...EACH.payment, cost: 5 }], { x: { gold: 1 } })).toContain('Paid in full');
});

test('values: choosing, counting, moving', () => {
  expect(toggled(['c'], 'a', ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(toggled(['a', 'c'], 'a', ['a', 'b', 'c'])).toEqual(['c']);
  expect(counted({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
  expect(counted({ a: 1, b: 2 }, 'a', 0)).toEqual({ b: 2 });
  expect(countsOf(['no', 'counts'])).toEqual({});
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(arranged(PORTS, ['milan']).map(({ id }) => id)).toEqual(['milan', 'bari']);
});

test('open questions', () => {
  const waits = (kind: InputKind, values: Values = {}): boolean => {
    const inputs = [EACH[kind]];
    return unanswered(inputs, completed(inputs, values)).length > 0;
  };
  const open = (Object.keys(EACH) as InputKind[]).filter((kind) => waits(kind));
  expect(open).toEqual(['one', 'place', 'rows', 'cards', 'payment']);
  expect(waits('one', { x: null })).toBe(false);
  expect(waits('cards', { x: ['bari'] })).toBe(false);
  expect(waits('payment', { x: { gold: 2 } })).toBe(false);
});

test('with nothing but the list of legal actions there is a form', () => {
  const legal = [
    { type: 'pass' },
    { type: 'turn', die: 0, by: 'up' },
    { type: 'turn', die: 1, by: 'up' },
    { type: 'turn', die: 1, by: 'down' },
  ];
  const words = {
    field: (_: string, field: string) => field,
    value: (_: string, __: string, value: unknown) => String(value),
  };
  expect(listedInputs(legal, 'pass', words)).toEqual([]);
  const inputs = listedInputs(legal, 'turn', words);
  expect(inputs.map(({ key }) => key)).toEqual(['die', 'by']);
  const html = page(inputs, { die: 1, by: 'up' });
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
  // The other choice gives way if the rules do not list both together.
  expect(agreeing(legal, 'turn', { die: 0, by: 'down' }, 'by')).toEqual({ die: 1, by: 'down' });
  expect(agreeing(legal, 'turn', { by: 'up' }, 'by')).toEqual({ by: 'up' });
});
