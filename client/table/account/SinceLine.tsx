/** Above the own decision: what has changed since the last one, and the way to how it came. */

import { useRoute } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { useScreen } from '../screen.ts';
import { accountLine } from './account.ts';
import { useSince } from './since.ts';
import { t } from './strings.ts';
import './account.css';

export function SinceLine() {
  const since = useSince();
  const playing = useTable((store) => store.table?.stage === 'playing');
  const show = useScreen((screen) => screen.show);
  const open = useScreen((screen) => screen.dialog === 'what');
  // On a phone's own page the log stands below.
  const shows = useRoute().page === 'table';
  if (!since || !playing) return null;
  return (
    <p className="since" data-since={since.steps.length}>
      <span>{accountLine(since.changes)}</span>
      {shows && !open && (
        <button type="button" className="quiet" onClick={() => show('what')}>
          {t('show')} <small>{t('steps', { n: since.steps.length })}</small>
        </button>
      )}
    </p>
  );
}
