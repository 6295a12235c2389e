/** Decks, tiles and the canal: counts and open pieces. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { t, term } from '../strings/index.ts';
import { favorName, rumorName, seatName } from '../strings/names.ts';

export function Decks({ view }: { view: View }) {
  const { guildDeck, church, characterRow, canalRumors, discardedRumors, turnOrder, marker } =
    view.public;
  const you = view.you?.seat ?? null;
  const none = t('ledger.none');
  const rows: readonly (readonly [string, string])[] = [
    [t('ledger.deck'), t('ledger.deckCards', { n: guildDeck })],
    [t('ledger.plaza'), church.plaza.map(favorName).join(', ') || none],
    [t('ledger.stack'), String(church.stack)],
    [t('ledger.row'), characterRow.map((c) => term('character', c)).join(', ') || none],
    [t('ledger.order'), turnOrder.map((seat) => seatName(view, seat, you)).join(', ') || none],
    [t('panel.marker'), marker && !marker.used ? seatName(view, marker.holder, you) : none],
    [t('ledger.rumorsOut'), canalRumors.join(', ') || none],
    [t('ledger.discarded'), discardedRumors.map(rumorName).join(', ') || none],
  ];
  return (
    <table>
      <caption className="sr">{t('ledger.decks')}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
