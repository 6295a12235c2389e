/** The tool that opens the table's panel; a dot marks new messages. */

import { people } from '../../i18n/people.ts';
import { useTable } from '../../store/table.ts';
import { useScreen } from '../screen.ts';
import { Icon } from './Icon.tsx';
import { heard, useHearing } from './talk-lines.ts';

export function TableTool() {
  const dialog = useScreen((screen) => screen.dialog);
  const show = useScreen((screen) => screen.show);
  const known = useTable((store) => store.table !== null);
  const talk = useTable((store) => store.talk);
  const seen = useHearing((hearing) => hearing.seen);
  const muted = useHearing((hearing) => hearing.muted);
  if (!known) return null;
  const open = dialog === 'table';
  const fresh = open ? 0 : heard(talk, muted).filter(({ n }) => n > seen).length;
  const label = fresh > 0 ? people('room.toolNews', { n: fresh }) : people('room.tool');
  return (
    <button
      type="button"
      className={fresh > 0 ? 'tool tool-table news' : 'tool tool-table'}
      data-note={label}
      aria-label={label}
      aria-expanded={open}
      onClick={() => show(open ? null : 'table')}
    >
      <Icon name="people" />
    </button>
  );
}
