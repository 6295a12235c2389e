/** Options of a game as select fields with their explanations. */

import type { OptionField } from './game.ts';

export interface OptionFieldsProps {
  readonly fields: readonly OptionField[];
  readonly value: (name: string) => string | number;
  readonly onChange: (name: string, value: string | number) => void;
  readonly disabled?: boolean;
}

export function OptionFields({ fields, value, onChange, disabled }: OptionFieldsProps) {
  return (
    <div className="option-fields">
      {fields.map((field) => (
        <div key={field.name} className="option-field">
          <label className="field">
            <span>{field.label}</span>
            <select
              name={field.name}
              value={String(value(field.name))}
              disabled={disabled}
              onChange={(event) => {
                const choice = field.choices.find((c) => String(c.value) === event.target.value);
                if (choice) onChange(field.name, choice.value);
              }}
            >
              {field.choices.map((choice) => (
                <option key={choice.value} value={String(choice.value)}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
          <p className="help">{field.help}</p>
        </div>
      ))}
    </div>
  );
}
