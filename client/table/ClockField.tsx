/** The clock of a table by one word: none, relaxed, standard, blitz. */

import { presetNamed, presetOf } from '../../server/protocol/clocks.ts';
import { type TextKey, t } from '../i18n/index.ts';
import type { ClientGame } from './game.ts';

export interface ClockFieldProps {
  readonly game: ClientGame;
  /** Options of the table; timers among them. */
  readonly options: { readonly [name: string]: unknown };
  readonly bankSeconds: number;
  readonly onChange: (clock: string) => void;
  readonly disabled?: boolean;
}

export function ClockField({ game, options, bankSeconds, onChange, disabled }: ClockFieldProps) {
  const { clocks } = game;
  if (!clocks) return null;
  const preset = presetOf(clocks, options, bankSeconds);
  return (
    <>
      <fieldset className="segments clock-field">
        <legend>{t('clock.label')}</legend>
        {Object.keys(clocks).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="clock"
              checked={one === preset}
              disabled={disabled}
              onChange={() => onChange(one)}
            />
            <span>{t(`clock.${one}` as TextKey)}</span>
          </label>
        ))}
      </fieldset>
      <p className="help">{helpOf(game, preset)}</p>
    </>
  );
}

function helpOf({ clocks, clockSeconds }: ClientGame, name: string | null): string {
  if (name === null) return t('clock.own');
  const preset = presetNamed(clocks, name);
  if (name === 'none' || !preset || !clockSeconds) return t('clock.noneHelp');
  return t('clock.help', { ...clockSeconds(preset), bank: preset.bank / 60 });
}
