/**
 * The people at a table, one line each: state, time, chair, vote; and what can be done about a
 * person.
 */

import type { LobbyRequest, TableSeat, TableState } from '../../../server/protocol/messages.ts';
import { company } from '../../i18n/company.ts';
import { people } from '../../i18n/people.ts';
import { useCompany } from '../../store/company.ts';
import { useSettings } from '../../store/settings.ts';
import { mayReturn, useTable } from '../../store/table.ts';
import { dayText } from '../days/DaysBox.tsx';
import { t as daysText } from '../days/strings.ts';
import { noted } from '../noted.ts';
import { About } from './About.tsx';
import { SeatClock } from './SeatClock.tsx';
import { SeatMark } from './SeatMark.tsx';
import { useHearing, voiceOf } from './talk-lines.ts';

export type Ask = (request: LobbyRequest) => void;

/** Names of the seats of a bit mask. */
export function namesIn(table: TableState, mask: number): string[] {
  return table.seats.filter(({ seat }) => (mask >> seat) & 1).map(({ name }) => name);
}

export function People({ table, ask }: { table: TableState; ask: Ask }) {
  return (
    <ul className="people" aria-label={people('room.seats')}>
      {table.seats.map((one) => (
        <Person key={one.seat} table={table} one={one} ask={ask} />
      ))}
    </ul>
  );
}

interface PersonProps {
  readonly table: TableState;
  readonly one: TableSeat;
  readonly ask: Ask;
}

/** The server's clock, epoch milliseconds. */
const serverNow = (): number => Date.now() + useTable.getState().clockShift;

function stateOf(table: TableState, one: TableSeat, told: boolean): string[] {
  const parts: string[] = [];
  if (told) parts.push(people('room.you'));
  if (one.seat === table.host) parts.push(people('room.host'));
  if (one.bot) parts.push(one.open ? people('room.isOpen') : people('room.bot'));
  else if (table.days && (one.away ?? 0) > serverNow())
    parts.push(daysText('awayUntil', { date: dayText(one.away ?? 0) }));
  else if (one.held) parts.push(people('room.held'));
  else if (one.taken && !one.connected) parts.push(people('room.away'));
  return parts;
}

function Person({ table, one, ask }: PersonProps) {
  const seat = useTable((store) => store.seat);
  const mine = one.seat === seat;
  const others = !mine && !one.bot && one.taken;
  // Without an own name the page says "you" instead of a guest name.
  const unnamed = useSettings((settings) => settings.name.trim() === '') && mine;
  return (
    <li data-person={one.seat}>
      <SeatMark color={one.color} size={18} />
      <span className="person-name">
        <strong>{unnamed ? people('room.you') : one.name}</strong>
        <small>{stateOf(table, one, mine && !unnamed).join(' · ')}</small>
      </span>
      <SeatClock seat={one.seat} />
      {others && <Quiet one={one} />}
      {table.stage !== 'lobby' && one.bot && <Chair one={one} ask={ask} />}
      {!mine && <Vote table={table} one={one} ask={ask} />}
      {others && (
        <About
          name={one.name}
          seat={one.seat}
          whom={{ seat: one.seat }}
          label={company('about', { name: one.name })}
        >
          ⋯
        </About>
      )}
    </li>
  );
}

/** Whether somebody is muted or blocked, in one word; null if not. */
function useQuiet({ seat, name }: TableSeat): 'blocked' | 'muted' | null {
  const here = useHearing((hearing) => hearing.muted.has(voiceOf(seat, name)));
  const { muted, blocked } = useCompany();
  if ((blocked >> seat) & 1) return 'blocked';
  return here || (muted >> seat) & 1 ? 'muted' : null;
}

function Quiet({ one }: { one: TableSeat }) {
  const quiet = useQuiet(one);
  return quiet && <small className="quiet-sign">{company(quiet)}</small>;
}

/** A bot's chair in a running match: open it, keep it, sit down on it, or take it back. */
function Chair({ one, ask }: { one: TableSeat; ask: Ask }) {
  const seat = useTable((store) => store.seat);
  const back = useTable((store) => mayReturn(store) && store.former === one.seat);
  if (back) {
    return (
      <button
        type="button"
        className="primary"
        {...noted(people('room.takeHelp', { name: one.name }))}
        data-return
        onClick={() => ask({ op: 'return' })}
      >
        {people('room.takeBack')}
      </button>
    );
  }
  if (seat === null) {
    if (!one.open) return null;
    return (
      <button
        type="button"
        className="primary"
        {...noted(people('room.takeHelp', { name: one.name }))}
        onClick={() => ask({ op: 'sit', seat: one.seat })}
      >
        {people('room.take')}
      </button>
    );
  }
  if (one.reserved) return <small className="help">{people('room.reserved')}</small>;
  return (
    <button
      type="button"
      {...noted(one.open ? undefined : people('room.openHelp', { name: one.name }))}
      onClick={() => ask({ op: 'open', seat: one.seat, open: !one.open })}
    >
      {people(one.open ? 'room.close' : 'room.open')}
    </button>
  );
}

/** The vote about one person, the button that starts one, or the reason why there is none. */
export function Vote({ table, one, ask }: PersonProps) {
  const seat = useTable((store) => store.seat);
  const vote = table.votes.find((each) => each.seat === one.seat);
  if (seat !== null && one.keepsWaiting && !one.removable) {
    return <small className="help vote-not">{people('room.voteAlone', { name: one.name })}</small>;
  }
  if (!vote && !one.removable) return null;
  const voted = vote !== undefined && seat !== null && ((vote.yes >> seat) & 1) === 1;
  const yes = vote ? namesIn(table, vote.yes).length : 0;
  const label = voted ? 'room.voteBack' : vote ? 'room.voteFor' : 'room.vote';
  return (
    <span className="vote">
      {vote && <small>{people('room.voteCount', { yes, needed: vote.needed })}</small>}
      {seat !== null && seat !== one.seat && (
        <button
          type="button"
          data-vote={one.seat}
          onClick={() => ask({ op: 'vote', seat: one.seat, remove: !voted })}
        >
          {people(label)}
        </button>
      )}
    </span>
  );
}
