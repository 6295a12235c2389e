/** Fields of the page that makes an overlay's address. */

import { LANGUAGES } from '../../i18n/language.ts';
import { languageName } from '../../table/languages.ts';
import type { OverlayGame } from '../../table/overlay/part.ts';
import { t } from '../../table/overlay/strings.ts';

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  /** Values and their texts. */
  readonly of: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly onPick: (value: T) => void;
  readonly hidden?: boolean;
}

/** A group of choices with one selected. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { name, label, of, chosen, onPick, hidden } = props;
  return (
    <fieldset className="segments" data-of={name} hidden={hidden}>
      <legend>{label}</legend>
      {of.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onPick(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface OwnLanguageProps {
  readonly chosen: string | null;
  readonly onPick: (language: string | null) => void;
}

/** The choice of the overlay's language; the page itself has the one of its browser. */
export const OwnLanguage = ({ chosen, onPick }: OwnLanguageProps) => (
  <label className="field">
    <span>{t('language')}</span>
    <select
      name="lang"
      value={chosen ?? ''}
      onChange={(event) => onPick(event.target.value || null)}
    >
      <option value="">{t('languageOwn')}</option>
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  </label>
);

interface PartsProps {
  readonly parts: OverlayGame['parts'];
  readonly shown: readonly string[];
  readonly onPick: (shown: readonly string[]) => void;
}

/** The parts of a game, each with a box; in the order of the game. */
export function Parts({ parts, shown, onPick }: PartsProps) {
  const all = Object.entries(parts);
  const toggled = (name: string): string[] =>
    all.flatMap(([one]) => ((one === name) !== shown.includes(one) ? [one] : []));
  return (
    <fieldset className="ov-parts">
      <legend>{t('parts')}</legend>
      {all.map(([name, { title }]) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            name="show"
            value={name}
            checked={shown.includes(name)}
            onChange={() => onPick(toggled(name))}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
