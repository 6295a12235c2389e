/** The phone's page: shows the due picture, over one connection. */

import { lazy, Suspense, useEffect, useState } from 'react';
import type { RequestError } from '../../../server/protocol/messages.ts';
import { t as frame } from '../../i18n/index.ts';
import { forgetSeat } from '../../net/session.ts';
import { go, useRoute } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useMatchCount } from '../../table/companion/level.ts';
import { EventBack } from '../../table/event/EventBack.tsx';
import type { HandGame } from '../../table/game.ts';
import { useSignals } from '../../table/hand/signals.ts';
import { t } from '../../table/hand/strings.ts';
import { NoteLayer } from '../../table/NoteLayer.tsx';
import { Announcer } from '../../table/panels/Announcer.tsx';
import { ErrorBoundary } from '../../table/panels/ErrorBoundary.tsx';
import { useGameBasics } from '../../table/use-game.ts';
import { NoTable, Sheet, WhichTable } from './Sheet.tsx';
import { askForChair, sitDown, takeBack, takesAtOnce } from './seat.ts';

const before = () => import('./before.ts');
const Arrive = lazy(async () => ({ default: (await before()).Arrive }));
const PrimerFirst = lazy(async () => ({ default: (await before()).PrimerFirst }));
const HandLobby = lazy(async () => ({ default: (await before()).HandLobby }));

export function HandApp({ code }: { code: string | null }) {
  const textScale = useSettings((settings) => settings.textScale);
  const still = useSettings((settings) => settings.reducedMotion);
  useEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textScale));
    document.documentElement.dataset.motion = still ? 'reduced' : 'full';
  }, [textScale, still]);
  useOtherPages(code);
  return (
    <ErrorBoundary>
      {code ? <AtTable code={code} /> : <WhichTable />}
      <Announcer />
      <NoteLayer />
    </ErrorBoundary>
  );
}

/**
 * A link that leads away from this page opens another document; a person who has got up stays here.
 */
function useOtherPages(code: string | null): void {
  const { page } = useRoute();
  useEffect(() => {
    // This page itself does not belong to the large one.
    if (page === 'nowhere') return;
    const { seat, table } = useTable.getState();
    const gone = seat === null || table?.seats[seat]?.taken === false;
    if (page !== 'menu' || !code || !gone) return location.reload();
    forgetSeat(code);
    location.replace(`/hand/${code}`);
  }, [page, code]);
}

function AtTable({ code }: { code: string }) {
  const connection = useTable((store) => store.connection);
  const problem = useTable((store) => store.problem);
  const table = useTable((store) => store.table);
  const seat = useTable((store) => store.seat);
  const view = useTable((store) => store.view);
  const [sitting, setSitting] = useState(false);
  // At a stand the code also gives the seat: the primer is shown there.
  const [primed, setPrimed] = useState(!takesAtOnce(location.search));
  const [trouble, setTrouble] = useState<RequestError | null>(null);
  const HandTable = useHandTable();
  useSignals();
  useMatchCount();

  async function sit(by: () => Promise<RequestError | null>): Promise<void> {
    setSitting(true);
    setTrouble(await by());
    setSitting(false);
  }
  const down = (): void => void sit(() => sitDown(code));

  useTakingAtOnce(down);

  if (problem) return <NoTable code={code} problem={problem} />;
  if (sitting) return <Waiting text={t('sitting')} />;
  if (!table || !HandTable || (seat !== null && table.stage !== 'lobby' && !view)) {
    return <Waiting text={t('arriving', { code })} />;
  }
  return (
    <>
      {(connection === 'lost' || connection === 'gone') && (
        <div className="banner" role="alert">
          {frame(connection === 'lost' ? 'net.lost' : 'net.gone')}
        </div>
      )}
      <Suspense fallback={null}>
        {seat === null ? (
          <Arrive
            table={table}
            trouble={trouble}
            onSit={down}
            onReturn={() => void sit(takeBack)}
            onAsk={(ask) => void sit(() => askForChair(code, ask))}
          />
        ) : table.stage === 'lobby' ? (
          <HandLobby table={table} seat={seat} />
        ) : !primed && table.stage === 'playing' ? (
          <PrimerFirst seat={seat} onDone={() => setPrimed(true)} />
        ) : (
          <HandTable table={table} seat={seat} />
        )}
      </Suspense>
      <EventBack code={code} onBack={toEvent} />
    </>
  );
}

/** The event's page is another document. */
const toEvent = (path: string): void => location.assign(path);

/** The match in one hand, as its game shows it; null while that loads. */
function useHandTable(): HandGame['HandTable'] | null {
  const game = useGameBasics();
  return game && 'HandTable' in game ? (game as HandGame).HandTable : null;
}

/** Once, when the table is known: at a stand the code leads straight to the seat. */
function useTakingAtOnce(sit: () => void): void {
  const known = useTable((store) => store.table !== null && store.connection === 'open');
  const [asked, setAsked] = useState(!takesAtOnce(location.search));
  useEffect(() => {
    if (!known || asked) return;
    setAsked(true);
    // After a reload the seat exists already, and a chair that was given up is not taken again.
    if (useTable.getState().seat === null) sit();
    go(location.pathname, true);
  }, [known, asked, sit]);
}

function Waiting({ text }: { text: string }) {
  return (
    <Sheet>
      <p className="hp-waiting" role="status">
        {text}
      </p>
    </Sheet>
  );
}
