/** Play and pause, steps and chapters, the speed, and the point of view. */

import { keyName } from '../../i18n/key-names.ts';
import { noted } from '../../table/noted.ts';
import type { Eye } from '../../table/replay/recording.ts';
import { type ReplaySign, Sign } from './icons.tsx';
import { see, seek, setSpeed, skip, step, toggle } from './player.ts';
import { type Shown, SPEEDS, useReplay } from './store.ts';
import { t } from './strings.ts';

export function Transport({ shown }: { shown: Shown }) {
  const playing = useReplay((replay) => replay.playing);
  const at = useReplay((replay) => replay.at);
  const { end } = shown.recording;
  return (
    <div className="replay-transport" role="toolbar" aria-label={t('timeline')}>
      <Press sign="first" label={t('first')} keys="Home" off={at === 0} on={() => seek(0)} />
      <Press
        sign="previousChapter"
        label={t('previousChapter')}
        keys="["
        off={at === 0}
        on={() => skip(-1)}
      />
      <Press
        sign="previous"
        label={t('previous')}
        keys="ArrowLeft"
        off={at === 0}
        on={() => step(-1)}
      />
      <button
        type="button"
        className="replay-play"
        aria-label={t(playing ? 'pause' : 'play')}
        {...noted(`${t(playing ? 'pause' : 'play')} (${keyName('Space')})`)}
        aria-keyshortcuts="Space"
        onClick={toggle}
      >
        <Sign name={playing ? 'pause' : 'play'} size={24} />
      </button>
      <Press sign="next" label={t('next')} keys="ArrowRight" off={at === end} on={() => step(1)} />
      <Press
        sign="nextChapter"
        label={t('nextChapter')}
        keys="]"
        off={at === end}
        on={() => skip(1)}
      />
      <Press sign="last" label={t('last')} keys="End" off={at === end} on={() => seek(end)} />
    </div>
  );
}

interface PressProps {
  readonly sign: ReplaySign;
  readonly label: string;
  readonly keys: string;
  readonly off: boolean;
  readonly on: () => void;
}

/** Signs and names on the keys of a keyboard. */
function signOf(key: string): string {
  if (key === 'Home' || key === 'End') return keyName(key);
  return key === 'ArrowLeft' ? '←' : key === 'ArrowRight' ? '→' : key;
}

/** A button that keeps the focus when there is no further target. */
function Press({ sign, label, keys, off, on }: PressProps) {
  return (
    <button
      type="button"
      className="replay-press"
      aria-label={label}
      {...noted(`${label} (${signOf(keys)})`)}
      aria-keyshortcuts={keys}
      aria-disabled={off}
      onClick={() => !off && on()}
    >
      <Sign name={sign} />
    </button>
  );
}

export function Speed() {
  const speed = useReplay((replay) => replay.speed);
  return (
    <fieldset className="replay-speed" aria-label={t('speed')}>
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === speed}
          {...noted(`${t('speed')} ${t('times', { n: one })}`)}
          onClick={() => setSpeed(one)}
        >
          {one === 0.5 ? '×½' : t('times', { n: one })}
        </button>
      ))}
    </fieldset>
  );
}

export function Eyes({ shown }: { shown: Shown }) {
  const eye = useReplay((replay) => replay.eye);
  const { seats } = shown.recording;
  const help =
    typeof eye === 'number'
      ? t('eye.seatHelp', { name: seats[eye]?.name ?? '' })
      : t(eye === 'all' ? 'eye.allHelp' : 'eye.publicHelp');
  return (
    <label className="replay-eyes" {...noted(help)}>
      <span className="sr">{t('eye')}</span>
      <select
        value={String(eye)}
        onChange={(event) => {
          const { value } = event.target;
          see(value === 'all' || value === 'public' ? value : (Number(value) as Eye));
        }}
      >
        <option value="all">{t('eye.all')}</option>
        <option value="public">{t('eye.public')}</option>
        {seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {t('eye.seat', { name })}
          </option>
        ))}
      </select>
    </label>
  );
}
