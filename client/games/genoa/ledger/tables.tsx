/** Merchants and buildings as tables. */

import { KINDS } from '../../../../engine/games/genoa/data.ts';
import { BUILDINGS } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { listed } from '../../../i18n/index.ts';
import { Rows, SeatCell, SeatRows } from '../../../table/ledger/Rows.tsx';
import { Purse } from '../../../table/panels/Money.tsx';
import { ducatsOf, leftOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { t as told } from '../strings/large.ts';
import { goodsParts, kindsParts, spaceName, tilesParts } from '../strings/names.ts';
import { yieldName } from '../strings/worth.ts';

/** The merchants, one line each. */
export function Merchants({ view }: { view: View }) {
  const { state } = view.public;
  return (
    <SeatRows
      view={view}
      caption={told('ledger.merchants')}
      head={told('ledger.merchant')}
      columns={[
        {
          title: told('ledger.ducats'),
          num: true,
          of: ({ seat }) => <Purse n={ducatsOf(view, seat)} unit={t('unit.ducats')} />,
        },
        {
          title: told('ledger.actions'),
          num: true,
          of: ({ seat }) => (state === 'OVER' ? 0 : leftOf(view.public, seat)),
        },
        { title: told('ledger.markers'), num: true, of: ({ personal }) => personal },
        {
          title: told('ledger.commodities'),
          of: ({ commodities }) => listed(goodsParts(commodities)),
        },
        { title: told('ledger.tiles'), of: ({ tiles }) => listed(tilesParts(tiles)) },
        {
          title: told('ledger.cards'),
          of: ({ handCount }) =>
            listed(KINDS.flatMap((kind) => kindsParts({ [kind]: handCount[kind] }))),
        },
      ]}
    />
  );
}

/** Each building with its yield, its owner and its state in this turn. */
export function Buildings({ view }: { view: View }) {
  const { owners, status } = view.public;
  return (
    <Rows
      caption={told('ledger.buildings')}
      head={told('ledger.building')}
      rows={BUILDINGS}
      name={spaceName}
      marks={(building) => ({ 'data-building': building })}
      columns={[
        {
          title: told('ledger.gives'),
          of: (building) => yieldName(view, building) || t('brings.nothing'),
        },
        {
          title: told('ledger.owner'),
          of: (building) => {
            const owner = owners[building];
            return owner !== undefined && <SeatCell view={view} seat={owner} />;
          },
        },
        {
          title: told('ledger.state'),
          of: (building) => {
            const now = status[building];
            return now ? told(`status.${now}`) : '';
          },
        },
      ]}
    />
  );
}
