/**
 * A spectator asks for a chair, and the table grants or declines it: in the lobby the host, during
 * a match every seated person. If granted, a bot makes room.
 */

import type { RequestError } from '../protocol/messages.ts';
import { barredFrom, isHost, type LobbyTable, resize, type Sender } from './lobby.ts';

/** Whether `sender` may grant or decline. @returns null, or why not */
export function mayAdmit(table: LobbyTable, sender: Sender): RequestError | null {
  if (table.seats.unhosted) return 'notHost';
  if (table.stage === 'lobby') return isHost(table, sender) ? null : 'notHost';
  return sender.seat >= 0 || isHost(table, sender) ? null : 'notSeated';
}

/**
 * Whether `sender`, a spectator, may ask for a chair.
 * @returns null, or why not
 */
export function mayAsk({ seats, stage }: LobbyTable, sender: Sender): RequestError | null {
  if (sender.seat >= 0 || sender.screen) return 'notNow';
  // A table of the house gives its chairs to every visitor.
  if (seats.unhosted) return 'notNow';
  if (seats.byBrowser(sender.who.browser) >= 0) return 'oneSeat';
  const seen = stage === 'playing' ? seats.witnesses.seatOf(sender.who) : null;
  return seen !== null && !seats.isBots(seen) ? 'otherHand' : null;
}

/**
 * Gives the asking `guest` a chair.
 * @returns null, or why there is none
 */
export function admit(table: LobbyTable, guest: Sender): RequestError | null {
  const { seats, stage, participants } = table;
  if (guest.seat >= 0) return 'notNow';
  if (stage === 'lobby') {
    const seat = seats.firstForPerson >= 0 ? seats.firstForPerson : seats.count;
    if (barredFrom(table, guest, seat)) return 'notNow';
    // If persons have all chairs, one more is added.
    if (seat === seats.count && resize(table, seats.count + 1)) return 'full';
    guest.sit(seat);
    return null;
  }
  const seat = chairFor(table, guest);
  if (seat < 0) return 'full';
  // The exact reason concerns the guest alone: `mayAsk` gave it to the guest's own request.
  if (barredFrom(table, guest, seat)) return 'notNow';
  const { name } = seats.chairs[seat];
  guest.sit(seat);
  participants.notice('took', seat, { by: name });
  return null;
}

/**
 * The chair whose hand the guest has seen, else an open one, else another bot's; -1 if there is
 * none.
 */
function chairFor({ seats, stage }: LobbyTable, { who }: Sender): number {
  const may = (seat: number): boolean => seats.isBots(seat) && !seats.chairs[seat].reserved;
  const seen = stage === 'playing' ? seats.witnesses.seatOf(who) : null;
  if (seen !== null) return may(seen) ? seen : -1;
  return seats.firstOpen >= 0 ? seats.firstOpen : seats.chairs.findIndex((_, seat) => may(seat));
}
