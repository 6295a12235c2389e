/** A clip: which part of the match is played and recorded, and the bar while it is. */

import { useEffect, useRef, useState } from 'react';
import { useStaging } from '../../store/tempo.ts';
import { Dialog } from '../../table/panels/Dialog.tsx';
import { useScreen } from '../../table/screen.ts';
import type { Told } from './clip-picture.ts';
import { cityCanvas, type Filming, filmKind, keepFile, startFilm } from './film.ts';
import { pause, play, seek } from './player.ts';
import { chapterFrom, type Shown, useReplay } from './store.ts';
import { t } from './strings.ts';
import { Speed } from './Transport.tsx';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Number of decisions of a clip that nobody has selected. */
const USUAL = 24;

export function ClipDialog({ shown, onStart }: { shown: Shown; onStart: (span: Span) => void }) {
  const { end } = shown.recording;
  const [at] = useState(() => Math.min(useReplay.getState().at, Math.max(0, end - 1)));
  const next = chapterFrom(shown.story, at + 4, 1)?.at ?? end;
  const [from, setFrom] = useState(at);
  const [to, setTo] = useState(Math.min(end, Math.max(next, at + 1), at + USUAL));
  const webgl = useScreen((screen) => screen.webgl && !screen.ledger);
  const close = (): void => useReplay.setState({ clip: 'none' });
  const can = webgl && cityCanvas() !== null;
  const field = (name: 'clipFrom' | 'clipTo', value: number, set: (n: number) => void) => (
    <label className="field">
      <span>{t(name)}</span>
      <input
        name={name}
        type="number"
        min={name === 'clipFrom' ? 0 : from + 1}
        max={name === 'clipFrom' ? end - 1 : end}
        value={value}
        onChange={(event) => set(shown.recording.clamp(Number(event.target.value)))}
      />
    </label>
  );
  return (
    <Dialog title={t('clip')} onClose={close} className="replay-clip">
      <p>{t('clipHelp')}</p>
      {!can && <p className="warning">{t('clipNoBoard')}</p>}
      {can && filmKind() === null && <p className="help">{t('clipFrames')}</p>}
      <div className="replay-span">
        {field('clipFrom', from, setFrom)}
        {field('clipTo', to, setTo)}
        <div className="field">
          <span>{t('speed')}</span>
          <Speed />
        </div>
      </div>
      <p className="help">{t('clipLength', { n: Math.max(0, to - from) })}</p>
      <div className="row-buttons">
        <button
          type="button"
          className="primary"
          disabled={!can || to <= from}
          onClick={() => onStart({ from, to })}
        >
          {t('clipStart')}
        </button>
        <button type="button" className="quiet" onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** Milliseconds that the picture is held before the first and after the last decision. */
const LEAD_MS = 900;
const TAIL_MS = 900;

interface RecorderProps {
  readonly span: Span;
  /** Text over the city at a position. */
  readonly told: (at: number) => Told;
  readonly name: string;
  readonly onDone: (told: string) => void;
}

/** Plays the span and records it; in any case the panels come back. */
export function ClipRecorder({ span, told, name, onDone }: RecorderProps) {
  const [seconds, setSeconds] = useState(0);
  const stop = useRef<(keep: boolean) => void>(() => {});
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  const said = useRef(told);
  said.current = told;
  useEffect(() => {
    button.current?.focus();
    let filming: Filming | null = null;
    let over = false;
    let still = 0;
    const started = performance.now();
    const finish = async (keep: boolean): Promise<void> => {
      if (over) return;
      over = true;
      clearInterval(timer);
      pause();
      if (!keep) {
        filming?.cancel();
        done.current('');
        return;
      }
      const film = (await filming?.stop()) ?? null;
      const file = `${name}.${film?.ending ?? 'webm'}`;
      if (film) keepFile(film.file, file);
      done.current(film ? t('clipSaved', { name: file }) : t('clipFailed'));
    };
    stop.current = (keep) => void finish(keep);
    seek(span.from);
    const timer = setInterval(() => {
      const now = performance.now();
      setSeconds(Math.floor((now - started) / 1000));
      const { playing, at } = useReplay.getState();
      if (!filming) {
        // The panels are gone and the camera is in its final place.
        if (now - started < LEAD_MS) return;
        filming = startFilm(() => said.current(useReplay.getState().at));
        if (!filming) void finish(true);
        still = now;
      } else if (at < span.to) {
        if (!playing && now - still > LEAD_MS) play();
        still = playing ? now : still;
      } else {
        pause();
        if (useStaging.getState().busy) still = now;
        else if (now - still > TAIL_MS) void finish(true);
      }
    }, 60);
    return () => {
      if (!over) void finish(false);
    };
  }, [span, name]);
  return (
    <div className="replay-recording" role="status">
      <span className="replay-lamp" aria-hidden="true" />
      <span>{t('clipping', { s: seconds })}</span>
      <button type="button" ref={button} onClick={() => stop.current(true)}>
        {t('clipStop')}
      </button>
      <button type="button" className="quiet" onClick={() => stop.current(false)}>
        {t('clipCancel')}
      </button>
    </div>
  );
}
