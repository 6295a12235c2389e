/** A phone without a seat: the table's offer, one press away, or the reason to wait. */

import { useEffect } from 'react';
import type { Color } from '../../../engine/core/colors.ts';
import type { RequestError, TableState } from '../../../server/protocol/messages.ts';
import { t as frame, listed } from '../../i18n/index.ts';
import { people } from '../../i18n/people.ts';
import { eventAt } from '../../net/event.ts';
import { hasOther } from '../../net/seat-token.ts';
import { useSettings } from '../../store/settings.ts';
import { mayAskForChair, mayReturn, useTable } from '../../store/table.ts';
import { t as ofEvent } from '../../table/event/strings.ts';
import { t } from '../../table/hand/strings.ts';
import { Identity } from '../../table/Identity.tsx';
import { AskForChair } from '../../table/panels/AskForChair.tsx';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { useGameBasics } from '../../table/use-game.ts';
import { PrimerBelow } from './Primer.tsx';
import { OtherTable, Sheet } from './Sheet.tsx';
import { freeColor, freeName, offerOf, whyRemoved } from './seat.ts';

interface ArriveProps {
  readonly table: TableState;
  /** Reason why the requested chair was not given. */
  readonly trouble: RequestError | null;
  readonly onSit: () => void;
  readonly onReturn: () => void;
  /** Asks the seated persons for a chair; false: withdraws the request. */
  readonly onAsk: (ask: boolean) => void;
}

const troubleOf = (error: RequestError): string =>
  error === 'seatTaken' ? t('takenJust') : frame(`request.${error}`);

export function Arrive({ table, trouble, onSit, onReturn, onAsk }: ArriveProps) {
  const removed = useTable((store) => store.removed);
  const former = useTable(mayReturn);
  const talk = useTable((store) => store.talk);
  const had = useTable((store) => store.had);
  const mayAsk = useTable(mayAskForChair);
  const game = useGameBasics()?.name;
  const offer = offerOf(table);
  const { code } = table;
  useOwnLook(table);
  const words = trouble ? troubleOf(trouble) : removed && !former ? t(whyRemoved(talk, had)) : '';
  const note = words && (
    <p className="warning" role="alert">
      {words}
    </p>
  );

  if (former) {
    return (
      <Sheet game={game} title={t('removedTitle')}>
        {note}
        <p>{people('room.removedYou')}</p>
        <button type="button" className="primary big" data-return onClick={onReturn}>
          {people('room.takeBack')}
        </button>
        <a className="link-button" href={`/watch/${code}`}>
          {t('watch')}
        </a>
      </Sheet>
    );
  }
  if (hasOther(code)) {
    return (
      <Sheet game={game} title={people('room.ownTitle')}>
        {note}
        <p>{people('room.ownHere')}</p>
        <button type="button" className="primary big" data-own onClick={onSit}>
          {people('room.ownTake')}
        </button>
        <a className="link-button" href={`/watch/${code}`}>
          {t('watch')}
        </a>
      </Sheet>
    );
  }
  if (offer === 'chair') {
    const sitting = table.seats.filter((one) => one.taken || one.bot);
    const names = listed(sitting.map((one) => one.name));
    return (
      <Sheet game={game} title={t(removed ? 'retake' : 'sitTitle')}>
        {note}
        <Chairs table={table} />
        <p>{sitting.length > 0 ? t('sitWho', { code, names }) : t('sitNobody', { code })}</p>
        <Identity />
        <button type="button" className="primary big" data-sit onClick={onSit}>
          {t('sit')}
        </button>
        <p className="help">{t('sitHelp')}</p>
        <PrimerBelow />
      </Sheet>
    );
  }
  if (offer === 'bot') {
    const before = table.stage === 'lobby';
    const one = table.seats.find((seat) => seat.bot && (seat.open || before));
    return (
      <Sheet
        game={game}
        title={
          removed
            ? t('retake')
            : t(before ? 'botTitleBefore' : 'botTitle', { name: one?.name ?? '' })
        }
      >
        {note}
        <p className="hp-bot">
          <SeatMark color={one?.color ?? ''} size={34} /> {t(before ? 'botMakesRoom' : 'botHelp')}
        </p>
        <Identity />
        <button type="button" className="primary big" data-sit onClick={onSit}>
          {t('botSit')}
        </button>
        <PrimerBelow />
      </Sheet>
    );
  }
  const event = eventAt(code);
  if (event) {
    return (
      <Sheet game={game} title={t('overTitle', { code })}>
        {note}
        <a className="link-button primary" href={`/event/${event}`}>
          {ofEvent('back')}
        </a>
        <a className="link-button" href={`/watch/${code}`}>
          {t('watch')}
        </a>
      </Sheet>
    );
  }
  const title = { full: 'fullTitle', running: 'runningTitle', over: 'overTitle' } as const;
  const help = { full: 'fullHelp', running: 'runningHelp', over: 'overHelp' } as const;
  return (
    <Sheet game={game} title={t(title[offer], { code })}>
      {note}
      <p>{t(help[offer])}</p>
      {mayAsk && (
        <div className="asking">
          <AskForChair ask={onAsk} before />
        </div>
      )}
      <a className="link-button" href={`/watch/${code}`}>
        {t('watch')}
      </a>
      {offer !== 'over' && <PrimerBelow />}
      <h2>{t('otherCode')}</h2>
      <OtherTable />
    </Sheet>
  );
}

function Chairs({ table }: { table: TableState }) {
  return (
    <p className="hp-chairs" aria-hidden="true">
      {table.seats.map((one) =>
        one.taken || one.bot ? (
          <SeatMark key={one.seat} color={one.color} size={30} />
        ) : (
          <span key={one.seat} className="chair-hole" />
        ),
      )}
    </p>
  );
}

/** A person who has chosen nothing yet begins with a name and a colour that nobody here has. */
function useOwnLook(table: TableState): void {
  const { stage, seats } = table;
  const colors: readonly Color[] | undefined = useGameBasics()?.colors;
  useEffect(() => {
    const { name, color, borrow } = useSettings.getState();
    if (!name) borrow({ name: freeName(t('names').split(', '), seats, Math.random()) });
    const free = colors ? freeColor(colors, seats, color) : color;
    if (stage === 'lobby' && free !== color) borrow({ color: free });
  }, [stage, seats, colors]);
}
