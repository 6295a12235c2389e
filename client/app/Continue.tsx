/** First in the menu: the match in which this browser has a chair, and whose turn it is there. */

import { useEffect, useState } from 'react';
import type { JsonObject } from '../../engine/core/contract.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import { listed } from '../i18n/index.ts';
import { roads } from '../i18n/roads.ts';
import { glanceAt } from '../net/lazy.ts';
import { type OwnSeat, ownSeats } from '../net/seat-token.ts';
import { go } from '../store/router.ts';
import { GameName } from '../table/cards.tsx';

/** Number of recent tables that the menu checks for a running match. */
const LOOKED_AT = 3;

interface Found {
  readonly own: OwnSeat;
  readonly table: TableState;
}

/** The table to continue at; null if there is none. */
async function find(): Promise<Found | null> {
  for (const own of ownSeats().slice(0, LOOKED_AT)) {
    const table = await glanceAt(own.code);
    if (table && table.stage !== 'finished' && table.seats[own.seat]?.taken) return { own, table };
  }
  return null;
}

/** The deciding seat at a table, addressed to the person in `seat`. */
function turnOf(table: TableState, seat: number): string {
  if (table.stage === 'lobby') return roads('continue.lobby');
  const { decider } = (table.view ?? {}) as JsonObject;
  const asked = Array.isArray(decider) ? (decider as number[]) : [];
  if (asked.includes(seat)) return roads('continue.you');
  const names = asked.flatMap((one) => table.seats[one]?.name ?? []);
  return names.length > 0 ? roads('continue.others', { names: listed(names) }) : '';
}

export function Continue() {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let gone = false;
    void find().then((table) => !gone && setFound(table));
    return () => {
      gone = true;
    };
  }, []);
  if (!found) return null;
  const { own, table } = found;
  const { code } = own;
  // The phone's page is another document.
  const open = (): void => (own.hand ? location.assign(`/hand/${code}`) : go(`/table/${code}`));
  return (
    <section className="menu-continue" aria-label={roads('continue.title')}>
      <p>
        <strong>
          <GameName id={table.game} />
        </strong>
        <span>{roads('continue.table', { code })}</span>
        <span>{turnOf(table, own.seat)}</span>
      </p>
      <button type="button" className="primary" data-continue onClick={open}>
        {roads('continue.title')}
      </button>
    </section>
  );
}
