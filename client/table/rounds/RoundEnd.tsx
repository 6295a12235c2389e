/**
 * The end of a round as a scene over the board: the gain of each seat, part by part, counting up.
 * Any key and any press ends it. It blocks no press and delays no decision.
 */

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { useRoute } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';
import { useCamera } from '../../world/camera.ts';
import { changeText } from '../account/account.ts';
import { t } from '../account/strings.ts';
import { SeatMark } from '../panels/SeatMark.tsx';
import { Counted } from '../result/Counted.tsx';
import { useGameBasics } from '../use-game.ts';
import { type RoundAccount, roundAccount, titleIn } from './rounds.ts';
import './rounds.css';

/** Milliseconds for which it stays, and from one part to the next. */
const STAYS = 7000;
const PART = 450;

/** The round that has ended last, once for each. */
function useRound(): RoundAccount | null {
  const game = useGameBasics();
  const recent = useTable((table) => table.recent);
  const seats = useTable((table) => table.table?.seats.length ?? 0);
  const playing = useTable((table) => table.table?.stage === 'playing');
  const began = useRef<ViewBase | null>(null);
  const seen = useRef(-1);
  const [round, setRound] = useState<RoundAccount | null>(null);
  useEffect(() => {
    if (!game) return;
    for (const batch of recent) {
      if (batch.seq <= seen.current) continue;
      seen.current = batch.seq;
      began.current ??= batch.before ?? batch.after;
      if (titleIn(game, batch) === null) continue;
      setRound(roundAccount(game, batch, began.current, seats));
      began.current = batch.after;
    }
  }, [game, recent, seats]);
  return playing ? round : null;
}

export function RoundEnd() {
  const round = useRound();
  const atTable = useRoute().page === 'table';
  // The board shows the end of the round first.
  const behind = useStaging((staging) => staging.behind);
  const isShown = round !== null && (behind === null || behind.seq >= round.seq);
  const [over, setOver] = useState(-1);
  const seq = round?.seq ?? -1;
  useEffect(() => {
    if (!isShown || over === seq) return;
    const end = (): void => setOver(seq);
    const timer = setTimeout(end, STAYS);
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [isShown, over, seq]);
  if (!round || !isShown || over === seq || !atTable) return null;
  return <Scene key={seq} round={round} />;
}

function Scene({ round }: { round: RoundAccount }) {
  const still = useSettings((settings) => settings.reducedMotion || settings.speed === 'instant');
  const speed = useSettings((settings) => settings.speed);
  const people = useTable((store) => store.table?.seats);
  const own = useTable((store) => store.seat);
  const { left, right, bottom, top } = useCamera((camera) => camera.inset);
  const parts = Math.max(0, ...round.rows.map(({ gains }) => gains.length));
  const [shown, setShown] = useState(still ? parts : 0);
  useEffect(() => {
    if (shown >= parts) return;
    const timer = setTimeout(() => setShown(shown + 1), speed === 2 ? PART / 2 : PART);
    return () => clearTimeout(timer);
  }, [shown, parts, speed]);
  const free = {
    '--free-left': `${left}px`,
    '--free-right': `${right}px`,
    '--free-bottom': `${bottom}px`,
    '--free-top': `${top}px`,
  } as CSSProperties;
  return (
    <section className="round-end" style={free} data-round-end={round.seq} aria-label={round.title}>
      <h2>{round.title}</h2>
      {/* The log has announced it. */}
      <ul aria-hidden="true">
        {round.rows.map(({ seat, gains }) => (
          <li key={seat} data-seat={seat}>
            <SeatMark color={people?.[seat]?.color ?? ''} size={18} />
            <b>{seat === own ? t('mine') : people?.[seat]?.name}</b>
            <span>
              {gains.slice(0, shown).map(({ label, n }) => (
                <Counted
                  key={label}
                  n={n}
                  text={(now) => changeText({ label, n: now })}
                  whole={still}
                />
              ))}
              {gains.length === 0 && '–'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
