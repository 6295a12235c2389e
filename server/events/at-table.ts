/** What an event asks one of its tables, in whichever process that is. */

import { SeededChance } from '../../engine/core/chance.ts';
import type { TableState } from '../protocol/messages.ts';
import type { Table } from '../table/table.ts';

export type EventCall =
  | { readonly op: 'line' }
  /** Bots have all chairs from now on, and play at once. */
  | { readonly op: 'finish' }
  /** The person of a chair comes by another token. */
  | { readonly op: 'reseat'; readonly from: string; readonly to: string };

/** How the match at a table is. */
export interface TableLine {
  readonly stage: TableState['stage'];
  /** '' before the match. */
  readonly match: string;
  /** Of the game; 0 before the match. */
  readonly round: number;
  /** The seat that is ahead, by what everybody sees; -1 before anybody is. */
  readonly leader: number;
  /** Seats whose people are away. */
  readonly away: readonly number[];
}

/** Leaders, by the position that they were worked out for. */
const leaders = new WeakMap<Table, { readonly at: string; readonly seat: number }>();

/** Who was away when the operator ended the round: bots have had all chairs since. */
const missing = new WeakMap<Table, readonly number[]>();

/** Who is ahead: no more than everybody at the table and around it can work out. */
function leaderOf(table: Table): number {
  const { play, game } = table;
  if (!play) return -1;
  const at = `${play.id} ${play.seq}`;
  const known = leaders.get(table);
  if (known?.at === at) return known.seat;
  let seat = -1;
  try {
    // What nobody sees is made up: no secret decides it.
    const state = play.finished
      ? play.state
      : game.fromView(play.view('public'), new SeededChance(at));
    const standings = game.standings(state);
    const best = Math.max(...standings.map(({ score }) => score));
    const first = standings.filter(({ score }) => score === best);
    seat = first.length === 1 ? first[0].seat : -1;
  } catch {
    // Then nobody is named.
  }
  leaders.set(table, { at, seat });
  return seat;
}

function lineOf(table: Table): TableLine {
  const { play, stage, seats } = table;
  const held = seats.chairs.flatMap((_, seat) => (seats.isHeld(seat) ? [seat] : []));
  const away = [...held, ...(missing.get(table) ?? [])];
  const round = play?.round ?? 0;
  return { stage, match: play?.id ?? '', round, leader: leaderOf(table), away };
}

/** Hands all chairs to bots that play at once; a match that has not begun begins. */
async function finish(table: Table): Promise<void> {
  const gone = table.seats.chairs.flatMap(({ session }, seat) =>
    table.seats.isPerson(seat) && (session === null || table.seats.isHeld(seat)) ? [seat] : [],
  );
  if (!missing.has(table)) missing.set(table, gone);
  if (table.stage === 'lobby') await table.gathering.noMore();
  if (table.stage !== 'playing') return;
  await table.change(async () => {
    const { seats, participants } = table;
    for (let seat = 0; seat < seats.count; seat++) {
      if (seats.isPerson(seat)) participants.leave(seat, 'ended');
    }
    table.pace = 'instant';
    return null;
  });
  table.refresh();
}

/** Carries out what the event asks; outside of the table's queue. */
export async function askTable(table: Table, call: EventCall): Promise<TableLine> {
  if (call.op !== 'line') {
    await table.queue.run(async () => {
      if (call.op === 'finish') return finish(table);
      await table.change(async () => {
        table.seats.retoken(call.from, call.to);
        return null;
      });
    });
  }
  return lineOf(table);
}
