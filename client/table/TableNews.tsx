/**
 * The table's present requests to this person, over any open page: a requested pause, a vote, a
 * seat that a bot plays, a clock that runs out; and the last line of the chat.
 */

import { type ReactNode, useEffect, useState } from 'react';
import type { LobbyRequest, TableState } from '../../server/protocol/messages.ts';
import type { TalkLine } from '../../server/protocol/talk.ts';
import { t } from '../i18n/index.ts';
import { people } from '../i18n/people.ts';
import { takeOwnChair } from '../net/lazy.ts';
import { hasOther } from '../net/seat-token.ts';
import { useRoute } from '../store/router.ts';
import { mayAskForChair, mayReturn, useTable } from '../store/table.ts';
import { ClockWatch } from './ClockWatch.tsx';
import { useNight } from './days/night.ts';
import { identity } from './Identity.tsx';
import { Overtaken } from './Overtaken.tsx';
import { AskForChair } from './panels/AskForChair.tsx';
import { Asking } from './panels/Guests.tsx';
import { Pause } from './panels/Pause.tsx';
import { SeatMark } from './panels/SeatMark.tsx';
import { Vote } from './panels/Together.tsx';
import { heard, sentenceOf, useHearing } from './panels/talk-lines.ts';
import { useScreen } from './screen.ts';
import { UndoNone } from './UndoQuestion.tsx';

/** How long a chat line stays visible, in milliseconds. */
const LINE_MS = 7000;

interface TableNewsProps {
  readonly table: TableState;
  /** What a page adds. */
  readonly children?: ReactNode;
}

export function TableNews({ table, children }: TableNewsProps) {
  const seat = useTable((store) => store.seat);
  const screen = useTable((store) => store.screen);
  const removed = useTable((store) => store.removed);
  const updating = useTable((store) => store.updating);
  const request = useTable((store) => store.lobby);
  const [trouble, setTrouble] = useState('');
  useNight();
  const open = useScreen((screen) => screen.dialog === 'table');
  async function asked(body: LobbyRequest): Promise<void> {
    const reply = await request(body);
    setTrouble(reply.ok ? '' : t(`request.${reply.error}`));
  }
  const ask = (body: LobbyRequest): void => void asked(body);
  const mine = seat === null ? undefined : table.seats[seat];
  const votes = table.votes.filter((vote) => vote.seat !== seat);
  const about = seat === null ? undefined : table.votes.find((vote) => vote.seat === seat);
  return (
    <div className="table-news">
      {removed && seat === null && <Removed ask={ask} />}
      <Overtaken />
      <UndoNone />
      {seat === null && !screen && hasOther(table.code) && <OwnChair code={table.code} />}
      {updating && (
        <div className="news-item" role="status" data-news="updating">
          {people('room.updating')}
        </div>
      )}
      {trouble && (
        <div className="news-item" role="alert" data-news="trouble">
          <span>{trouble}</span>
          <Away onClick={() => setTrouble('')} />
        </div>
      )}
      {table.stage === 'playing' && table.pause !== 'none' && !open && (
        <div className="news-item" role="status" data-news="pause">
          <Pause table={table} ask={ask} />
        </div>
      )}
      {table.stage === 'playing' && mine?.held && mine.connected && (
        <div className="news-item" role="alert" data-news="held">
          <span>{people('room.heldYou')}</span>
          <button type="button" className="primary" onClick={() => ask({ op: 'back' })}>
            {people('room.back')}
          </button>
        </div>
      )}
      {about && (
        <div className="news-item" role="alert" data-news="vote">
          {people('room.voteYou')}
        </div>
      )}
      {!open &&
        votes.map((vote) => {
          const one = table.seats[vote.seat];
          if (!one) return null;
          return (
            <div key={vote.seat} className="news-item" role="status" data-news="vote">
              <span>{people('room.voteHelp', { name: one.name, needed: vote.needed })}</span>
              <Vote table={table} one={one} ask={ask} />
            </div>
          );
        })}
      {seat === null && !open && table.stage === 'playing' && !removed && (
        <OpenChairs table={table} ask={ask} />
      )}
      {!open && table.stage !== 'lobby' && <Asking table={table} ask={ask} />}
      {!open && table.stage !== 'lobby' && <Onlooker code={table.code} ask={ask} />}
      {children}
      <ClockWatch />
      <LastLine quiet={open} />
    </div>
  );
}

/** For a person whose browser has a chair here that another of its tabs holds, or has left. */
function OwnChair({ code }: { code: string }) {
  return (
    <div className="news-item" role="status" data-news="own">
      <span>{people('room.ownHere')}</span>
      <button
        type="button"
        className="primary"
        data-own
        onClick={() => void takeOwnChair(code, identity())}
      >
        {people('room.ownTake')}
      </button>
    </div>
  );
}

/** For a removed person: the way back, as long as there is one. */
function Removed({ ask }: { ask: (body: LobbyRequest) => void }) {
  const back = useTable(mayReturn);
  return (
    <div className="news-item" role="alert" data-news="removed">
      <span>{people(back ? 'room.removedYou' : 'room.removedGone')}</span>
      {back && (
        <button type="button" className="primary" data-return onClick={() => ask({ op: 'return' })}>
          {people('room.takeBack')}
        </button>
      )}
      <Away onClick={() => useTable.getState().patch({ removed: false })} />
    </div>
  );
}

interface OnlookerProps {
  readonly code: string;
  readonly ask: (body: LobbyRequest) => void;
}

/**
 * For a newcomer without a free chair: the way to ask for one, until it is dismissed. The browser's
 * own chair is offered instead if there is one.
 */
function Onlooker({ code, ask }: OnlookerProps) {
  const may = useTable(mayAskForChair);
  const asked = useTable((store) => store.guest !== null);
  const came = useRoute().page === 'table';
  const [aside, setAside] = useState(false);
  const isWanted = asked || (came && !aside && !hasOther(code));
  if (!may || !isWanted) return null;
  return (
    <div className="news-item" data-news="onlooker">
      <AskForChair ask={(asks) => ask({ op: 'ask', ask: asks })} />
      {!asked && <Away onClick={() => setAside(true)} />}
    </div>
  );
}

/** Puts a line of news aside. */
function Away({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={t('hud.close')} onClick={onClick}>
      ✕
    </button>
  );
}

/** For a spectator: bots' chairs that may be taken. */
function OpenChairs({ table, ask }: { table: TableState; ask: (body: LobbyRequest) => void }) {
  return table.seats
    .filter((one) => one.open && one.bot)
    .map((one) => (
      <div key={one.seat} className="news-item" data-news="open">
        <SeatMark color={one.color} size={16} />
        <span>{people('room.openNews', { name: one.name })}</span>
        <button
          type="button"
          className="primary"
          onClick={() => ask({ op: 'sit', seat: one.seat })}
        >
          {people('room.take')}
        </button>
      </div>
    ));
}

/** Notices that already appear above the line, with buttons, or soon in the banner. */
const TOLD_ABOVE: ReadonlySet<string> = new Set([
  'asks',
  'pauseAsked',
  'pauseBegan',
  'voteBegan',
  'closing',
]);

/** The banner is an alert: screen readers announce it. */
const isClosing = (line: TalkLine): boolean => 'notice' in line && line.notice === 'closing';

/** The newest line for a while; for readers in any case. */
function LastLine({ quiet }: { quiet: boolean }) {
  const talk = useTable((store) => store.talk);
  const seat = useTable((store) => store.seat);
  const muted = useHearing((hearing) => hearing.muted);
  const [first] = useState(() => talk.at(-1)?.n ?? 0);
  const [gone, setGone] = useState(0);
  const last = heard(talk, muted).at(-1);
  const n = last?.n ?? 0;
  useEffect(() => {
    if (n === 0) return;
    const timer = setTimeout(() => setGone(n), LINE_MS);
    return () => clearTimeout(timer);
  }, [n]);
  const own = last !== undefined && !('notice' in last) && last.seat === seat;
  const fresh = last !== undefined && n > first && n !== gone && !own;
  return (
    <>
      <div className="sr" aria-live="polite" data-live="talk">
        {fresh && !isClosing(last) ? sentenceOf(last) : ''}
      </div>
      {fresh && !quiet && !('notice' in last && TOLD_ABOVE.has(last.notice)) && (
        <div className="news-item line" aria-hidden="true" data-news="line">
          {sentenceOf(last)}
        </div>
      )}
    </>
  );
}
