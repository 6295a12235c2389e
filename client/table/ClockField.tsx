/** The clock of a table by one word: the presets of its game. */

import { presetNamed, presetOf } from '../../server/protocol/clocks.ts';
import { type TextKey, t } from '../i18n/index.ts';
import type { ClientGame } from './game.ts';
import { clockText } from './panels/time-left.ts';

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
            <span>{nameOf(game, one)}</span>
          </label>
        ))}
      </fieldset>
      <p className="help">{helpOf(game, preset)}</p>
    </>
  );
}

/** Presets that many games have are named by the frame, others by their game. */
const COMMON: readonly string[] = ['none', 'relaxed', 'standard', 'blitz'];

/** A preset's name for who has not loaded its game. */
export const clockName = (name: string): string =>
  COMMON.includes(name) ? t(`clock.${name}` as TextKey) : name;

function nameOf({ clocks, clockWords }: ClientGame, name: string): string {
  const preset = presetNamed(clocks, name);
  const own = preset && clockWords?.(name, preset).name;
  return own ?? clockName(name);
}

function helpOf({ clocks, clockWords, unclocked }: ClientGame, name: string | null): string {
  if (name === null) return t('clock.own');
  const preset = presetNamed(clocks, name);
  if (name === 'none' || !preset) return unclocked ?? t('clock.noneHelp');
  const parts = [clockWords?.(name, preset).help ?? ''];
  if (preset.bank > 0) parts.push(t('clock.bankHelp', { time: clockText(preset.bank * 1000) }));
  return [...parts, t('clock.outHelp')].filter(Boolean).join(' ');
}
