/** The clock of a table by one word: the presets of its game. */

import { presetNamed, presetOf } from '../../server/protocol/clocks.ts';
import { DAY_PACES, dayPace, RESERVE_SECONDS } from '../../server/protocol/days.ts';
import { type TextKey, t } from '../i18n/index.ts';
import { longTime } from '../i18n/long-time.ts';
import type { ClientGame } from './game.ts';
import { clockText } from './panels/time-left.ts';

export interface ClockFieldProps {
  readonly game: ClientGame;
  /** Options of the table; timers among them. */
  readonly options: { readonly [name: string]: unknown };
  readonly bankSeconds: number;
  /** The pace of a match over days, '' for other clocks; absent: only these are offered. */
  readonly days?: string | undefined;
  readonly onChange: (clock: string) => void;
  readonly disabled?: boolean;
}

export function ClockField(props: ClockFieldProps) {
  const { game, options, bankSeconds, days, onChange, disabled } = props;
  const { clocks } = game;
  if (!clocks && days === undefined) return null;
  const preset = days || presetOf(clocks, options, bankSeconds);
  const choice = (one: string) => (
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
  );
  return (
    <>
      <fieldset className="segments clock-field">
        <legend>{t('clock.label')}</legend>
        {Object.keys(clocks ?? {}).map(choice)}
      </fieldset>
      {days !== undefined && (
        <fieldset className="segments clock-field">
          <legend>{t('clock.daysLabel')}</legend>
          {Object.keys(DAY_PACES).map(choice)}
        </fieldset>
      )}
      <p className="help">{helpOf(game, preset)}</p>
    </>
  );
}

/** Presets that many games have are named by the frame, others by their game. */
const COMMON: readonly string[] = [
  'none',
  'relaxed',
  'standard',
  'blitz',
  ...Object.keys(DAY_PACES),
];

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
  const pace = dayPace(name);
  if (pace) {
    const time = longTime(DAY_PACES[pace] * 1000, 'long');
    return t('clock.daysHelp', { time, reserve: longTime(RESERVE_SECONDS * 1000, 'long') });
  }
  const preset = presetNamed(clocks, name);
  if (name === 'none' || !preset) return unclocked ?? t('clock.noneHelp');
  const parts = [clockWords?.(name, preset).help ?? ''];
  if (preset.bank > 0) parts.push(t('clock.bankHelp', { time: clockText(preset.bank * 1000) }));
  return [...parts, t('clock.outHelp')].filter(Boolean).join(' ');
}
