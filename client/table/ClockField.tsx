/** The clock of a table by one word: none, relaxed, standard, blitz. */

import type { ClockPreset } from '../../engine/core/contract.ts';
import { BANK_SECONDS, CLOCK_PRESETS, presetOf } from '../../server/protocol/clocks.ts';
import { t } from '../i18n/index.ts';
import type { ClientGame } from './game.ts';

export interface ClockFieldProps {
  readonly game: ClientGame;
  /** Options of the table; timers among them. */
  readonly options: { readonly [name: string]: unknown };
  readonly bankSeconds: number;
  readonly onChange: (clock: ClockPreset) => void;
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
        {CLOCK_PRESETS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="clock"
              checked={one === preset}
              disabled={disabled}
              onChange={() => onChange(one)}
            />
            <span>{t(`clock.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="help">{helpOf(game, preset)}</p>
    </>
  );
}

function helpOf({ clockSeconds }: ClientGame, preset: ClockPreset | null): string {
  if (preset === null) return t('clock.own');
  if (preset === 'none' || !clockSeconds) return t('clock.noneHelp');
  return t('clock.help', { ...clockSeconds(preset), bank: BANK_SECONDS[preset] / 60 });
}
