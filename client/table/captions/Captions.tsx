/**
 * Others' turns on the player's own table: while the board stages one, a caption describes it with the gains
 * of its player. The caption is at the place of the event (`CaptionPlacer`), else at the lower edge
 * of the area that the panels leave free, and takes no press except on its buttons.
 */

import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keyName } from '../../i18n/key-names.ts';
import { useRoute } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { type EventBatch, useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';
import { useCamera } from '../../world/camera.ts';
import { stir } from '../../world/clock.ts';
import { changeText } from '../account/account.ts';
import { SEAT_COLORS, SeatMark } from '../panels/SeatMark.tsx';
import { useGameBasics } from '../use-game.ts';
import { captionOf, type TurnCaption } from './captions.ts';
import { stagingControl } from './control.ts';
import { liveCaption } from './live.ts';
import { t } from './strings.ts';
import './captions.css';

/** Milliseconds for which the last caption stays after the staging. */
const STAYS = 1500;

/** The present action of the staging, if this page got it. */
function useOnStage(): EventBatch | null {
  const staged = useStaging((staging) => staging.staged);
  const recent = useTable((table) => table.recent);
  return useMemo(
    () => (staged && recent.find(({ after }) => after === staged)) ?? null,
    [staged, recent],
  );
}

/** The visible caption: that of the action on stage, and for a moment the last one. */
function useCaption(): TurnCaption | null {
  const game = useGameBasics();
  const own = useTable((table) => table.seat);
  const instant = useSettings((settings) => settings.speed === 'instant');
  const busy = useStaging((staging) => staging.busy);
  const batch = useOnStage();
  const [caption, setCaption] = useState<TurnCaption | null>(null);
  useEffect(() => {
    if (game && batch && own !== null) setCaption(captionOf(game, batch, own));
  }, [game, batch, own]);
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(() => setCaption(null), STAYS);
    return () => clearTimeout(timer);
  }, [busy]);
  return instant ? null : caption;
}

export function Captions() {
  const caption = useCaption();
  const busy = useStaging((staging) => staging.busy);
  const seats = useTable((store) => store.table?.seats);
  const { left, right, bottom } = useCamera((camera) => camera.inset);
  const atTable = useRoute().page === 'table';
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const moved = (): void => {
      liveCaption.version++;
      stir(0.1);
    };
    liveCaption.element = box.current;
    liveCaption.place = caption?.place ?? null;
    moved();
    // Its buttons come and go with the staging, and letters come late.
    const sizes = new ResizeObserver(moved);
    if (box.current) sizes.observe(box.current);
    return () => {
      sizes.disconnect();
      liveCaption.element = null;
    };
  }, [caption]);
  if (!caption || !atTable) return null;
  const color = seats?.[caption.seat]?.color ?? '';
  const free = {
    '--free-left': `${left}px`,
    '--free-right': `${right}px`,
    '--free-bottom': `${bottom}px`,
    '--seat': SEAT_COLORS[color],
  } as CSSProperties;
  return (
    <section
      className="turn-caption"
      ref={box}
      style={free}
      aria-label={t('label')}
      data-seat={caption.seat}
    >
      {/* Screen readers read the log instead. */}
      <p aria-hidden="true">
        <SeatMark color={color} size={22} />
        <span>
          {caption.lines.join(' ')}{' '}
          {caption.gains.map((gain) => (
            <b key={gain.label} className={gain.n > 0 ? 'more' : 'less'}>
              {changeText(gain)}
            </b>
          ))}
        </span>
      </p>
      {busy && (
        <span className="turn-ways">
          <button
            type="button"
            tabIndex={-1}
            data-turn="next"
            onClick={() => stagingControl.current?.next()}
          >
            {t('next')} <kbd>.</kbd>
          </button>
          <button
            type="button"
            tabIndex={-1}
            data-turn="skip"
            onClick={() => stagingControl.current?.skip()}
          >
            {t('skip')} <kbd>{keyName('End')}</kbd>
          </button>
        </span>
      )}
    </section>
  );
}
