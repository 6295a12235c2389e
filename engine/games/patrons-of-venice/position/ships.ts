/** Shipments of a described position: on the boards, and new ones. */

import type { Reader } from '../../../kit/reader.ts';
import { RAW_GOODS, SHIPS } from '../data.ts';
import * as S from '../state.ts';

export function readShips(s: S.State, given: Reader, seats: readonly Reader[]): void {
  seats.forEach((seat, p) => {
    const ships = seat.record('ships');
    ships.allow(SHIPS);
    SHIPS.forEach((name, ship) => {
      if (!ships.tells(name)) return;
      const shipment = ships.record(name);
      shipment.allow(['good', 'reservedBy']);
      const good = shipment.id('good', RAW_GOODS, -1);
      if (good < 0) shipment.fail('good', `must be one of ${RAW_GOODS.join(', ')}`);
      const cube = shipment.tells('reservedBy') ? shipment.int('reservedBy', -1) : -1;
      if (cube < -1 || cube >= s[S.SEATS]) {
        shipment.fail('reservedBy', 'must be a seat of this table');
      }
      s[S.SHIP + S.at(p) + ship] = good;
      s[S.CUBE_ON + S.at(p) + ship] = cube;
    });
  });
  const sail = given.record('sail');
  sail.allow(['newShipments', 'board']);
  const fresh = sail.ids('newShipments', RAW_GOODS);
  if (fresh.length > s[S.SEATS]) sail.fail('newShipments', 'are as many as players at most');
  s[S.NEW_SIZE] = fresh.length;
  fresh.forEach((good, i) => {
    s[S.NEW + i] = good;
  });
}
