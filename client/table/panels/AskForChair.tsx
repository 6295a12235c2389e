/** For a spectator: asks the seated persons for a chair, or shows that it was asked for. */

import { people } from '../../i18n/people.ts';
import { useTable } from '../../store/table.ts';

interface AskForChairProps {
  readonly ask: (ask: boolean) => void;
  /** Before the page watches: a phone that has joined the table. */
  readonly before?: boolean;
}

export function AskForChair({ ask, before = false }: AskForChairProps) {
  const asks = useTable((store) => store.guest !== null);
  return (
    <>
      <span role="status">
        {people(asks ? 'guest.waits' : before ? 'guest.mayHere' : 'guest.may')}
      </span>
      <button
        type="button"
        className={asks ? 'quiet' : 'primary'}
        data-ask={!asks}
        onClick={() => ask(!asks)}
      >
        {people(asks ? 'guest.back' : 'guest.ask')}
      </button>
    </>
  );
}
