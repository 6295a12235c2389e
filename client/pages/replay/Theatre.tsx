/** The match on the screen: board, timeline, tools, and the parts that they open. */

import { Suspense, useEffect, useState } from 'react';
import { t as frame } from '../../i18n/index.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { DirectorBar } from '../../table/director/DirectorBar.tsx';
import { LowerThird } from '../../table/director/LowerThird.tsx';
import { useDirector } from '../../table/director/store.ts';
import type { ClientGame } from '../../table/game.ts';
import { useNarrow } from '../../table/narrow.ts';
import { OddsBar } from '../../table/odds/OddsBar.tsx';
import { Icon } from '../../table/panels/Icon.tsx';
import { SEAT_COLORS } from '../../table/panels/SeatMark.tsx';
import { Settings } from '../../table/Settings.tsx';
import { useScreen } from '../../table/screen.ts';
import { useGame } from '../../table/use-game.ts';
import { useCamera } from '../../world/camera.ts';
import { ClipDialog, ClipRecorder, type Span } from './Clip.tsx';
import { Charts } from './charts/Charts.tsx';
import { type Told, toldAt } from './clip-picture.ts';
import { type ReplaySign, Sign } from './icons.tsx';
import { useReplayKeys } from './keys.ts';
import { lineOf } from './labels.ts';
import { pathOf } from './link.ts';
import { Share } from './Share.tsx';
import { Side } from './Side.tsx';
import { type Shown, useReplay } from './store.ts';
import { t } from './strings.ts';
import { Timeline } from './Timeline.tsx';
import { Eyes, Speed, Transport } from './Transport.tsx';

/** Milliseconds without a change after which the address is updated. */
const SETTLED_MS = 400;

export function Theatre({ shown, onAnother }: { shown: Shown; onAnother: () => void }) {
  const { clip, charts, sharing, finale } = useReplay();
  const aside = useScreen((screen) => screen.resultAside);
  const game = useGame();
  const ledger = useScreen((screen) => screen.ledger);
  const dialog = useScreen((screen) => screen.dialog);
  const photo = useCamera((camera) => camera.photo);
  const narrow = useNarrow();
  const [span, setSpan] = useState<Span | null>(null);
  const [told, setTold] = useState(
    shown.verification.verdict === 'replayed' ? t('note.unproven') : '',
  );
  useReplayKeys();
  useAddress(shown);
  useEffect(() => {
    // The scoring was put aside for this end alone.
    if (!finale) useScreen.getState().set({ resultAside: false });
  }, [finale]);
  useEffect(() => {
    // A directed picture is one press away; for scrubbing the whole board is better.
    return () => {
      useDirector.getState().set({ on: false });
      useScreen.getState().set({ resultAside: false });
    };
  }, []);
  if (!game) return null;
  const { Result } = game;
  const Frame = ledger ? game.ShowLedger : game.ShowHud;
  if (clip === 'recording' && span) {
    return (
      <>
        <LowerThird />
        <ClipRecorder
          span={span}
          told={(at) => clipTold(shown, game, at)}
          name={`laguna-${span.from}-${span.to}`}
          onDone={(text) => {
            setTold(text);
            setSpan(null);
            useReplay.setState({ clip: 'none' });
          }}
        />
      </>
    );
  }
  const bar = (
    <>
      {narrow || (
        <div className="right replay-right">
          <Side shown={shown} narrow={false} more={null} />
        </div>
      )}
      <section className={narrow ? 'phone replay-bar' : 'below replay-bar'} aria-label={t('title')}>
        {narrow && (
          <Side shown={shown} narrow more={<More onAnother={onAnother} shown={shown} />} />
        )}
        {told && (
          <p className="replay-told" role="status">
            {told}
          </p>
        )}
        {narrow && <OddsBar />}
        <Timeline shown={shown} />
        <div className="replay-controls">
          <Transport shown={shown} />
          {narrow || <Speed />}
          {narrow || <Eyes shown={shown} />}
          {narrow || <OddsBar />}
          {narrow || ledger || <DirectorBar />}
        </div>
      </section>
    </>
  );
  return (
    <div className="replay-page" hidden={photo}>
      <Suspense fallback={null}>
        {Frame && (
          <Frame
            className={ledger ? 'replay-ledger' : 'replay-hud'}
            tools={<Tools onAnother={onAnother} narrow={narrow} />}
          >
            {bar}
          </Frame>
        )}
        {!ledger && <LowerThird />}
        {finale && !aside && <Result />}
        {charts && <Charts />}
        {sharing && <Share shown={shown} />}
        {clip === 'asking' && (
          <ClipDialog
            shown={shown}
            onStart={(chosen) => {
              setTold('');
              setSpan(chosen);
              useReplay.setState({ clip: 'recording' });
            }}
          />
        )}
        {dialog === 'settings' && <Settings />}
      </Suspense>
    </div>
  );
}

/** Text of a clip at a position: the director's, or the log's. */
function clipTold({ recording, story }: Shown, game: ClientGame, at: number): Told {
  const { on, caption } = useDirector.getState();
  const step = recording.steps[at - 1];
  const seat = on && caption ? caption.seat : (step?.seat ?? null);
  const sentence =
    on && caption ? caption.text : lineOf(recording, game, at, useReplay.getState().eye);
  const color = seat === null ? null : (recording.seats[seat]?.color ?? null);
  return toldAt(story, at, sentence, color && (SEAT_COLORS[color] ?? null));
}

/** Keeps the address at the moment on the screen, once it has come to rest. */
function useAddress({ id }: Shown): void {
  const at = useReplay((replay) => replay.at);
  const eye = useReplay((replay) => replay.eye);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => {
      history.replaceState(null, '', pathOf(id, { at: at === 0 ? null : at, eye }));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [id, at, eye]);
}

interface ToolsProps {
  readonly onAnother: () => void;
  readonly narrow: boolean;
}

function Tools({ onAnother, narrow }: ToolsProps) {
  const { muted, set } = useSettings();
  const { webgl, ledger, toggleLedger, show } = useScreen();
  return (
    <>
      <Press sign="charts" label={t('charts')} on={() => useReplay.setState({ charts: true })} />
      <Press sign="share" label={t('share')} on={() => useReplay.setState({ sharing: true })} />
      {!narrow && (
        <>
          <Press sign="film" label={t('clip')} on={() => useReplay.setState({ clip: 'asking' })} />
          <Press sign="open" label={t('another')} on={onAnother} />
          {webgl && (
            <button
              type="button"
              className="tool"
              data-note={frame(ledger ? 'hud.board' : 'hud.ledgerKey')}
              aria-label={frame(ledger ? 'hud.board' : 'hud.ledgerKey')}
              onClick={toggleLedger}
            >
              <Icon name={ledger ? 'city' : 'ledger'} />
            </button>
          )}
          <button
            type="button"
            className="tool"
            data-note={frame(muted ? 'hud.unmute' : 'hud.mute')}
            aria-label={frame(muted ? 'hud.unmute' : 'hud.mute')}
            onClick={() => set({ muted: !muted })}
          >
            <Icon name={muted ? 'mute' : 'sound'} />
          </button>
        </>
      )}
      <button
        type="button"
        className="tool"
        data-note={frame('hud.settings')}
        aria-label={frame('hud.settings')}
        onClick={() => show('settings')}
      >
        <Icon name="settings" />
      </button>
      <button
        type="button"
        className="tool"
        data-note={t('back')}
        aria-label={t('back')}
        onClick={() => go('/')}
      >
        <Icon name="menu" />
      </button>
    </>
  );
}

function Press({ sign, label, on }: { sign: ReplaySign; label: string; on: () => void }) {
  return (
    <button type="button" className="tool" data-note={label} aria-label={label} onClick={on}>
      <Sign name={sign} />
    </button>
  );
}

/** Content that a narrow page keeps behind a tab. */
function More({ shown, onAnother }: { shown: Shown; onAnother: () => void }) {
  return (
    <div className="replay-more">
      <div className="field">
        <span>{t('eye')}</span>
        <Eyes shown={shown} />
      </div>
      <div className="field">
        <span>{t('speed')}</span>
        <Speed />
      </div>
      <DirectorBar />
      <div className="row-buttons">
        <button type="button" onClick={() => useReplay.setState({ clip: 'asking' })}>
          <Sign name="film" size={16} /> {t('clip')}
        </button>
        <button type="button" onClick={onAnother}>
          <Sign name="open" size={16} /> {t('another')}
        </button>
      </div>
    </div>
  );
}
