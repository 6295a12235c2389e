/** To somebody who watches: asks those who play for a chair, or says that it was asked for. */

import { people } from '../../i18n/people.ts';
import { useTable } from '../../store/table.ts';

export function AskForChair({ ask }: { ask: (ask: boolean) => void }) {
  const asks = useTable((store) => store.guest !== null);
  return (
    <>
      <span role="status">{people(asks ? 'guest.waits' : 'guest.may')}</span>
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
