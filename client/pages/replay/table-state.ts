/** A table around a recorded match, as panels and city expect one: its seats, its name, its game. */

import type { TableSeat, TableState } from '../../../server/protocol/messages.ts';
import type { Recording } from '../../table/replay/recording.ts';

/** `stage: 'playing'` at all times: the page itself shows the result. */
export function tableOf({ log, seats }: Recording): TableState {
  const chairs = seats.map(
    ({ name, color, bot }, seat): TableSeat => ({
      seat,
      name,
      color,
      bot: bot ? 'bot' : '',
      taken: !bot,
      connected: true,
      held: false,
      bank: 0,
      open: false,
      reserved: false,
      keepsWaiting: false,
      removable: false,
    }),
  );
  const committed = 'hash' in log.chance ? log.chance : null;
  return {
    code: '',
    game: log.game,
    stage: 'playing',
    host: -1,
    pace: 'normal',
    options: {},
    seats: chairs,
    spectators: 0,
    matchId: log.id ?? '',
    keyHash: committed?.hash ?? '',
    key: committed?.key ?? '',
    nextKeyHash: '',
    contributions: [],
    chain: '',
    digest: log.result?.digest ?? '',
    seq: 0,
    bank: 0,
    pause: 'none',
    pauseSeats: 0,
    votes: [],
    listed: false,
    screen: false,
    view: null,
  };
}
