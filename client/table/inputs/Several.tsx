/** Inputs that choose so many of several things: of anything, of cards, of dice. */

import type { Json } from '../../../engine/core/json.ts';
import { series } from '../../i18n/index.ts';
import { Die } from './Die.tsx';
import type { ChooseCards, ChooseDice, ChooseSeveral, Look, Offered } from './input.ts';
import { Options } from './Options.tsx';
import type { PartProps } from './props.ts';
import { t } from './strings.ts';
import { isSame, listOf, toggled, valueFor } from './values.ts';

/** The wanted number, in words; null if any number is allowed. */
function wanted(min: number, max: number, chosen: number): string | null {
  if (min === max) return t('chooseExactly', { n: min, chosen });
  if (max === Number.POSITIVE_INFINITY) return min > 0 ? t('chooseAtLeast', { min, chosen }) : null;
  return min > 0 ? t('chooseBetween', { min, max, chosen }) : t('chooseUpTo', { max, chosen });
}

interface PickingProps extends Omit<PartProps<{ label: string }>, 'input'> {
  readonly label: string;
  readonly choices: readonly Offered[];
  readonly look: Look;
  readonly min?: number;
  readonly max?: number;
}

/** A number of these at most. If that is one, another choice replaces it. */
function Picking(props: PickingProps) {
  const { label, choices, look, value, shown, onChange, onHover } = props;
  const { min = 0, max = Number.POSITIVE_INFINITY } = props;
  const chosen = listOf(value);
  const isChosen = (one: Json): boolean => chosen.some((other) => isSame(other, one));
  const full = chosen.length >= max && max > 1;
  const counting = wanted(min, max, chosen.length);
  return (
    <>
      <Options
        label={label}
        shown={shown}
        look={look}
        choices={choices.map((choice) => ({
          ...choice,
          // A chosen one can always be taken back, in any state.
          blocked: isChosen(valueFor(choice))
            ? null
            : (choice.blocked ?? (full ? t('enough', { n: max }) : null)),
        }))}
        isChosen={isChosen}
        onPick={(picked) => {
          const from = max === 1 && !isChosen(picked) ? [] : chosen;
          onChange(toggled(from, picked, choices.map(valueFor)));
        }}
        onHover={onHover}
      />
      {counting && (
        <p className="help" aria-live="polite">
          {counting}
        </p>
      )}
    </>
  );
}

export function Several(props: PartProps<ChooseSeveral | ChooseCards>) {
  const { input, ...rest } = props;
  const { label, choices, min, max } = input;
  const look = input.look ?? (input.kind === 'cards' ? 'chips' : 'list');
  return <Picking {...rest} label={label} choices={choices} look={look} min={min} max={max} />;
}

export function Dice({ input, ...rest }: PartProps<ChooseDice>) {
  const { label, min, max } = input;
  const choices = input.dice.map(({ pips, note, color, ...die }, index) => ({
    value: index,
    ...die,
    id: String(index),
    name: series(
      [
        pips > 0 ? t('die', { n: index + 1, pips }) : t('dieBlank', { n: index + 1 }),
        note ?? '',
      ].filter(Boolean),
    ),
    label: <Die pips={pips} color={color} />,
  }));
  return <Picking {...rest} label={label} choices={choices} look="chips" min={min} max={max} />;
}
