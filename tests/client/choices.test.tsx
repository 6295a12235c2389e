/** A group of choices: the effect of a press, and Tab's stops. */

import { expect, test, vi } from 'vitest';
import { type Choice, Choices } from '../../client/table/panels/Choices.tsx';
import { press, pressed } from './pressing.tsx';

const CHOICES: readonly Choice[] = [
  { id: 'bari', label: 'Bari' },
  { id: 'milan', label: 'Milan', blocked: 'Your ship lies there.' },
  { id: 'pisa', label: 'Pisa' },
];

/** Presses the choice `id` of the group. */
function pick(id: string) {
  const heard = { onPick: vi.fn(), onBlocked: vi.fn() };
  pressed(Choices, { label: 'Which port?', choices: CHOICES, ...heard }, (drawn) => {
    press(drawn, (props) => props['data-choice'] === id, 'onClick');
  });
  return heard;
}

test('an open choice is picked; a blocked one is not, and says so', () => {
  const open = pick('pisa');
  expect(open.onPick).toHaveBeenCalledExactlyOnceWith('pisa');
  expect(open.onBlocked).not.toHaveBeenCalled();
  const blocked = pick('milan');
  expect(blocked.onPick).not.toHaveBeenCalled();
  expect(blocked.onBlocked).toHaveBeenCalledExactlyOnceWith('milan');
});

test('a group is one stop for Tab: what is chosen, or the first', () => {
  const stops = (choices: readonly Choice[]): unknown[] => {
    let found: unknown[] = [];
    pressed(Choices, { label: 'Which port?', choices, onPick: () => undefined }, (drawn) => {
      const buttons = drawn.filter(({ type }) => type === 'button');
      expect(buttons).toHaveLength(choices.length);
      found = buttons.filter((one) => one.props.tabIndex === 0).map((one) => one.key);
    });
    return found;
  };
  expect(stops(CHOICES)).toEqual(['bari']);
  expect(stops(CHOICES.map((one) => ({ ...one, chosen: one.id === 'pisa' })))).toEqual(['pisa']);
});
