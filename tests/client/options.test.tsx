/** Fields of options: the choices for a table of some size, and their change at another size. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OptionField } from '../../client/table/game.ts';
import { OptionFields } from '../../client/table/OptionFields.tsx';
import { offered, refitted } from '../../client/table/option-choices.ts';
import type { JsonObject } from '../../engine/core/json.ts';

const first: OptionField = {
  name: 'first',
  label: 'Who begins',
  help: 'Or nobody.',
  initial: null,
  choices: [
    { value: null, label: 'nobody' },
    ...[0, 1, 2, 3].map((seat) => ({ value: [seat], label: `chair ${seat}`, fromSeats: seat + 1 })),
  ],
};
const open: OptionField = {
  name: 'open',
  label: 'Open',
  help: 'For all.',
  initial: false,
  choices: [false, true].map((value) => ({ value, label: String(value) })),
};
const fields = [first, open];

const page = (seats: number, options: JsonObject): string =>
  renderToStaticMarkup(
    <OptionFields
      fields={fields}
      seats={seats}
      value={(name) => options[name] ?? null}
      onChange={() => undefined}
    />,
  );

test('only chairs that are there can be chosen', () => {
  expect(offered(first, 2).map(({ label }) => label)).toEqual(['nobody', 'chair 0', 'chair 1']);
  expect(offered(open, 1)).toHaveLength(2);
  const small = page(2, { first: [1], open: true });
  expect(small.match(/chair \d/g)).toEqual(['chair 0', 'chair 1']);
  expect(page(4, { first: [1] }).match(/chair \d/g)).toHaveLength(4);
});

test('at a smaller table a chair that is gone falls back, and nothing else', () => {
  const options = { first: [3], open: true };
  expect(refitted(fields, options, 4)).toEqual(options);
  expect(refitted(fields, options, 3)).toEqual({ first: null, open: true });
  // A value that the form never offered belongs to the table.
  expect(refitted(fields, { first: 'lot', open: true }, 2)).toEqual({ first: 'lot', open: true });
});
