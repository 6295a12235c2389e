/** The places of the cubes: docks, offices, bag, merchants. */

import { RESOURCES } from '../../../../engine/games/masters-of-venice/data.ts';
import type { Cubes, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { Cube } from '../panels/icons.tsx';
import { t } from '../strings/index.ts';
import { placeName, resourceName, seatName } from '../strings/names.ts';

export function Goods({ view }: { view: View }) {
  const { docks, offices, bag, seats } = view.public;
  const you = view.you?.seat ?? null;
  const rows: { readonly id: string; readonly name: string; readonly cubes: Cubes }[] = [
    ...docks.map((cubes, index) => ({
      id: `dock${index + 1}`,
      name: t('dock.name', { dock: index + 1 }),
      cubes,
    })),
    ...(['officeNorth', 'officeSouth'] as const).map((place) => {
      const cube = offices[place];
      return { id: place, name: placeName(place), cubes: cube ? { [cube]: 1 } : {} };
    }),
    { id: 'bag', name: t('ledger.bag'), cubes: bag },
    ...seats.map((seat) => ({
      id: `seat${seat.seat}`,
      name: seatName(view, seat.seat, you),
      cubes: seat.cubes,
    })),
  ];
  return (
    <table>
      <caption className="sr">{t('ledger.goods')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ledger.where')}</th>
          {RESOURCES.map((resource) => (
            <th key={resource} scope="col" className="num">
              <Cube resource={resource} /> {resourceName(resource)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-where={row.id}>
            <th scope="row">{row.name}</th>
            {RESOURCES.map((resource) => (
              <td key={resource} className="num">
                {row.cubes[resource] ?? <span className="zero">0</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
