/** The merchants, one line each, in turn order. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { SeatClock } from '../../../table/panels/SeatClock.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ordered } from '../panels/Seats.tsx';
import { t, term } from '../strings/index.ts';
import { favorName, orderName, placeName, seatName } from '../strings/names.ts';

export function Merchants({ view }: { view: View }) {
  const you = view.you?.seat ?? null;
  const { decider } = view.public;
  return (
    <table>
      <caption className="sr">{t('ledger.seats')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.seat')}</th>
          <th scope="col" className="num">
            {t('hud.vp')}
          </th>
          <th scope="col" className="num">
            {t('hud.cash')}
          </th>
          <th scope="col">{t('ledger.place')}</th>
          <th scope="col">{t('ledger.characters')}</th>
          <th scope="col">{t('ledger.held')}</th>
          <th scope="col">{t('ledger.delivered')}</th>
          <th scope="col">{t('ledger.status')}</th>
        </tr>
      </thead>
      <tbody>
        {ordered(view).map((seat) => {
          const cash = seat.seat === you ? view.you?.cash : seat.cash;
          const held = [
            `${t('hud.guildHeld')}: ${seat.guildHeld}`,
            `${t('hud.rumors')}: ${seat.rumorsHeld}`,
            seat.favors.length > 0 ? seat.favors.map(favorName).join(', ') : '',
          ].filter(Boolean);
          const status = [
            decider.includes(seat.seat) ? t('hud.deciding') : '',
            seat.committed ? t('hud.committed') : '',
            seat.bid !== null ? t('hud.bid', { n: seat.bid }) : '',
          ].filter(Boolean);
          return (
            <tr key={seat.seat} data-seat={seat.seat}>
              <th scope="row">
                <SeatMark color={seat.color} size={14} /> {seatName(view, seat.seat, you)}
              </th>
              <td className="num">{seat.vp}</td>
              <td className="num">{cash ?? t('money.hidden')}</td>
              <td>{seat.pawn ? placeName(seat.pawn.location) : t('ledger.noPlace')}</td>
              <td>{seat.characters.map((c) => term('character', c)).join(', ') || '–'}</td>
              <td>{held.join('; ')}</td>
              <td>{seat.delivered.map(orderName).join('; ') || '–'}</td>
              <td>
                {status.join(', ') || '–'} <SeatClock seat={seat.seat} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
