/**
 * At the player's own decision, and while others decide: the changes, and the button that shows their steps.
 */

import { useRoute } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { useScreen } from '../screen.ts';
import { useGameBasics } from '../use-game.ts';
import { isStill, ownLine, sinceLine } from './account.ts';
import { useSince } from './since.ts';
import { t } from './strings.ts';
import './account.css';

/**
 * @param mine the table waits for this seat: its last turn is then known, and a turn without
 * changes is left out
 */
export function SinceLine({ mine }: { mine: boolean }) {
  const since = useSince();
  const goal = useGoal();
  const playing = useTable((store) => store.table?.stage === 'playing');
  if (!playing) return null;
  // Before the first decision the line states how to win, unless there are own changes to report.
  const hasChanged = since !== null && since.changes.length > 0;
  if (mine && goal && !hasChanged) return <p className="since goal">{goal}</p>;
  if (!since) return null;
  const still = !mine && isStill(since);
  const own = mine || still ? null : ownLine(since);
  const line = still ? t('still') : mine && !hasChanged ? null : sinceLine(since);
  const deals = since.steps.filter(({ deal }) => deal).length;
  if (!own && !line && deals === 0) return null;
  return (
    <p className="since" data-since={since.steps.length}>
      {own && <span>{own} </span>}
      {line && <span>{line}</span>}
      {deals > 0 && <b> {t('deals', { n: deals })}</b>}
    </p>
  );
}

/** The button that opens the steps since the player's own last turn; nothing if nobody else has acted. */
export function WhatHappened() {
  const since = useSince();
  const show = useScreen((screen) => screen.show);
  const open = useScreen((screen) => screen.dialog === 'what');
  const playing = useTable((store) => store.table?.stage === 'playing');
  // A phone's own page shows the log below.
  const shows = useRoute().page === 'table';
  if (!since?.others || !playing || !shows || open) return null;
  return (
    <button type="button" className="quiet what-happened" onClick={() => show('what')}>
      {t('show')} <small>{t('steps', { n: since.steps.length })}</small>
    </button>
  );
}

/**
 * How to win the game, for a person who has not decided anything in this match so far; null later
 * on.
 */
function useGoal(): string | null {
  const game = useGameBasics();
  const decided = useTable(
    ({ log, seat }) => seat === null || log.some((one) => one.seat === seat && !one.withdrawn),
  );
  return !decided && game ? game.goal : null;
}
