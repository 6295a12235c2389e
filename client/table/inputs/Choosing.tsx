/** Inputs that choose one thing: yes or no, one of several, a place, one of those in rows. */

import type { ChooseInRows, ChooseOne, ChoosePlace, YesNo } from './input.ts';
import { Options } from './Options.tsx';
import { Placing } from './Placing.tsx';
import { type PartProps, picking } from './props.ts';
import { isSame } from './values.ts';

export function Asking({ input, value, onChange }: PartProps<YesNo>) {
  return (
    <label className="check">
      <input type="checkbox" checked={value === true} onChange={() => onChange(value !== true)} />
      <span>{input.label}</span>
    </label>
  );
}

export function One(props: PartProps<ChooseOne | ChoosePlace>) {
  const { input, value, shown, onHover } = props;
  if (input.kind === 'place' && input.picture) {
    return <Placing {...props} input={input} picture={input.picture} />;
  }
  return (
    <Options
      label={input.label}
      shown={shown}
      choices={input.choices}
      look={input.look ?? (input.kind === 'place' ? 'grid' : 'list')}
      isChosen={(one) => isSame(value, one)}
      settles
      onPick={picking(props)}
      onHover={input.points ? onHover : undefined}
    />
  );
}

export function InRows({ input, value, shown, onChange }: PartProps<ChooseInRows>) {
  return (
    <fieldset className="counts">
      <legend className={shown ? 'choices-label' : 'sr'}>{input.label}</legend>
      <ul className="rows">
        {input.rows.map(({ id, label, name, note, choices }) => (
          <li key={id} className="row" data-row={id}>
            <span className="row-name" data-note={name}>
              {label}
              {note && <small>{note}</small>}
            </span>
            <Options
              label={name}
              shown={false}
              choices={choices}
              look="pair"
              isChosen={(one) => isSame(value, one)}
              onPick={onChange}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
