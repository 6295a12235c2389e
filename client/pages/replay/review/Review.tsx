/** Beside the city: one's own decisions, the strongest bot's alternatives, and their value. */

import './review.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ActionBase, ViewBase } from '../../../../engine/core/contract.ts';
import { dearest, lossOf, type Reviewed } from '../../../../engine/search/review.ts';
import { numeral } from '../../../i18n/index.ts';
import { receiptsOf } from '../../../net/receipts.ts';
import type { ClientGame } from '../../../table/game.ts';
import { noted } from '../../../table/noted.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { scoreText } from '../../../table/score.ts';
import { useGame } from '../../../table/use-game.ts';
import { pause, see, seek } from '../player.ts';
import { chapterAt, type Shown, useReplay } from '../store.ts';
import { t } from './strings.ts';
import { type Reviewing, useReview } from './use-review.ts';

/** Number of decisions that are explained at length, and their least cost. */
const MOST = 5;
const LEAST_LOSS = 0.01;

/** The seat of the first review: the requested one, this person's own, else the first person's. */
function firstSeat({ recording, id, reviewed }: Shown): number {
  const own = id === null ? null : (receiptsOf(id).find(({ seat }) => seat !== null)?.seat ?? null);
  const person = recording.seats.findIndex(({ bot }) => !bot);
  return reviewed ?? own ?? Math.max(0, person);
}

export function Review({ shown }: { shown: Shown }) {
  const [seat, setSeat] = useState(() => firstSeat(shown));
  const game = useGame();
  const review = useReview(shown, seat);
  const { seats } = shown.recording;
  // A person who has pressed for the review of a seat needs no second press.
  const begun = useRef(false);
  const { phase } = review.work;
  const { start } = review;
  useEffect(() => {
    if (begun.current || phase !== 'asking' || shown.reviewed !== seat) return;
    begun.current = true;
    start();
  }, [phase, seat, shown.reviewed, start]);
  if (!game) return null;
  return (
    <div className="review" data-review={review.work.phase}>
      <label className="field">
        <span>{t('whose')}</span>
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          {seats.map(({ name }, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={k} value={k}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Work shown={shown} game={game} seat={seat} review={review} />
    </div>
  );
}

interface WorkProps {
  readonly shown: Shown;
  readonly game: ClientGame;
  readonly seat: number;
  readonly review: Reviewing;
}

function Work({ shown, game, seat, review }: WorkProps) {
  const { work, start, stop } = review;
  const name = shown.recording.seats[seat]?.name ?? '';
  if (work.phase === 'done') {
    return (
      <Found shown={shown} game={game} seat={seat} decisions={work.decisions} onAgain={start} />
    );
  }
  if (work.phase === 'working') {
    const { done, of } = work.progress;
    return (
      <div role="status">
        <p>{t('working', { done, of })}</p>
        <progress aria-label={t('progress')} max={of} value={done} />
        <button type="button" onClick={stop}>
          {t('stop')}
        </button>
      </div>
    );
  }
  return (
    <>
      <p className="help">{t('intro', { name })}</p>
      {work.phase === 'failed' && <p role="alert">{t('failed')}</p>}
      <button type="button" className="primary" onClick={start}>
        {t('start')}
      </button>
    </>
  );
}

interface FoundProps {
  readonly shown: Shown;
  readonly game: ClientGame;
  readonly seat: number;
  readonly decisions: readonly Reviewed[];
  readonly onAgain: () => void;
}

/** Shows the match just before the decision, as the seat saw it. */
function show({ at }: Reviewed, seat: number): void {
  pause();
  see(seat);
  seek(at);
}

/** The part of the match in which the decision was made, as the timeline calls it. */
function where({ story, recording }: Shown, { at }: Reviewed): string {
  const place = t('at', { at, end: recording.end });
  const chapter = chapterAt(story, at)?.title;
  return chapter ? t('where', { chapter, place }) : place;
}

function Found({ shown, game, seat, decisions, onAgain }: FoundProps) {
  const { recording } = shown;
  const name = recording.seats[seat]?.name ?? '';
  const color = recording.seats[seat]?.color ?? '';
  const now = useReplay((replay) => replay.at);
  const [all, setAll] = useState(false);
  // A position is built anew for each: computed once, and not at every step of the replay.
  const viewOf = useCallback(
    (at: number): ViewBase => recording.game.view(recording.state(at), seat, recording.seats),
    [recording, seat],
  );
  const words = useCallback(
    (at: number, action: ActionBase): string => game.choice?.(viewOf(at), action) || action.type,
    [game, viewOf],
  );
  const worst = useMemo(
    () =>
      dearest(decisions, MOST, LEAST_LOSS).map((one) => ({
        one,
        choice: words(one.at, one.action),
        better: words(one.at, one.best),
        why: game.why?.(viewOf(one.at), one) ?? '',
      })),
    [decisions, words, game, viewOf],
  );
  if (decisions.length === 0) return <p className="help">{t('none')}</p>;
  const good = decisions.filter((one) => lossOf(one) < LEAST_LOSS).length;
  return (
    <>
      <p role="status">
        <SeatMark color={color} size={15} /> {t('summary', { name, good, all: decisions.length })}
      </p>
      {worst.length === 0 && <p className="help">{t('clean')}</p>}
      {worst.length > 0 && <h3>{t('mattered', { n: worst.length })}</h3>}
      <ol className="review-worst">
        {worst.map(({ one, choice, better, why }) => (
          <li key={one.at} data-loss={percent(lossOf(one))} aria-current={one.at === now}>
            <Cost one={one} game={game} />
            <p className="review-where">{where(shown, one)}</p>
            <p>{t('chose', { choice })}</p>
            <p className="review-better">{t('better', { choice: better })}</p>
            {why && <p className="review-why">{why}</p>}
            <button type="button" onClick={() => show(one, seat)}>
              {t('show')}
            </button>
          </li>
        ))}
      </ol>
      <details className="review-all" onToggle={(event) => setAll(event.currentTarget.open)}>
        <summary>{t('all')}</summary>
        {all && <Decisions game={game} decisions={decisions} seat={seat} words={words} now={now} />}
        <button type="button" className="quiet" onClick={onAgain}>
          {t('again')}
        </button>
      </details>
    </>
  );
}

/** Cost of a decision: in odds, or in points while nobody could know the odds. */
function costOf(one: Reviewed, game: ClientGame): string {
  if (one.worth === null) return t('loss', { n: percent(lossOf(one)) });
  const whole = Math.round(one.points);
  const amount = scoreText(game, Math.max(1, whole));
  return whole < 1 ? t('lostPart', { amount }) : t('lost', { amount });
}

function Cost({ one, game }: { one: Reviewed; game: ClientGame }) {
  const { odds, bestOdds, points } = one;
  return (
    <p className="review-cost">
      <strong>{costOf(one, game)}</strong> {one.worth !== null && <span>{t('open')}</span>}
      {one.worth === null && (
        <span>{t('odds', { from: percent(odds), to: percent(bestOdds) })}</span>
      )}
      {one.worth === null && points >= 1 && (
        <span>{t('points', { amount: scoreText(game, Math.round(points)) })}</span>
      )}
    </p>
  );
}

interface DecisionsProps {
  readonly game: ClientGame;
  readonly decisions: readonly Reviewed[];
  readonly seat: number;
  readonly words: (at: number, action: ActionBase) => string;
  readonly now: number;
}

function Decisions({ game, decisions, seat, words, now }: DecisionsProps) {
  const told = useMemo(
    () => decisions.map((one) => ({ one, choice: words(one.at, one.action) })),
    [decisions, words],
  );
  return (
    <ol className="replay-list decisions">
      {told.map(({ one, choice }) => {
        const lost = lossOf(one) >= LEAST_LOSS;
        return (
          <li key={one.at}>
            <button
              type="button"
              className="quiet"
              aria-current={one.at === now ? 'step' : undefined}
              {...noted(t('showOne', { at: one.at, choice }))}
              onClick={() => show(one, seat)}
            >
              <span className="num">{numeral(one.at)}</span>
              <span>{choice}</span>
              <span className={lost ? 'review-mark lost' : 'review-mark'}>
                {lost ? costOf(one, game) : '✓'}
                {!lost && <span className="sr">{t('as')}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const percent = (share: number): number => Math.round(share * 100);
