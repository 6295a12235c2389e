/** Options of a game as select fields with their explanations. */

import type { Json } from '../../engine/core/json.ts';
import type { OptionChoice, OptionField } from './game.ts';
import { offered } from './option-choices.ts';

export interface OptionFieldsProps {
  readonly fields: readonly OptionField[];
  /** How many sit at the table. */
  readonly seats: number;
  readonly value: (name: string) => Json;
  readonly onChange: (name: string, value: Json) => void;
  readonly disabled?: boolean;
}

export function OptionFields({ fields, seats, value, onChange, disabled }: OptionFieldsProps) {
  return (
    <div className="option-fields">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          choices={offered(field, seats)}
          value={value(field.name)}
          disabled={disabled}
          onChange={(next) => onChange(field.name, next)}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  readonly field: OptionField;
  readonly choices: readonly OptionChoice[];
  readonly value: Json;
  readonly disabled: boolean | undefined;
  readonly onChange: (value: Json) => void;
}

function Field({ field, choices, value, disabled, onChange }: FieldProps) {
  const { name, label, help } = field;
  // Values of any kind are compared as JSON.
  const chosen = JSON.stringify(value);
  const listed = choices.map((choice) => ({ ...choice, json: JSON.stringify(choice.value) }));
  return (
    <div className="option-field">
      <label className="field">
        <span>{label}</span>
        <select
          name={name}
          value={chosen}
          disabled={disabled}
          onChange={(event) => onChange(JSON.parse(event.target.value) as Json)}
        >
          {listed.map((choice) => (
            <option key={choice.json} value={choice.json}>
              {choice.label}
            </option>
          ))}
          {/* A table may be opened without this form. */}
          {listed.some(({ json }) => json === chosen) || <option value={chosen}>{chosen}</option>}
        </select>
      </label>
      <p className="help">{help}</p>
    </div>
  );
}
