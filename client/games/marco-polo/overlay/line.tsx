/** The contracts on their line with their goods and rewards. */

import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { noted } from '../../../table/noted.ts';
import { viewPart } from '../../../table/overlay/view-part.tsx';
import { contractOf } from '../card-data.ts';
import { LayeredSign } from '../faces/LayeredSign.tsx';
import { SIGNS } from '../faces/signs.ts';
import { type Amounts, listOf, signOf } from '../faces/things.ts';
import { contractLine } from '../strings/effects.ts';
import { t } from '../strings/overlay-told.ts';

const PLACES = [0, 1, 2, 3, 4, 5] as const;

/** The fullness of a scroll, for the size of its signs. */
function fullness(asked: Amounts, given: Amounts): string {
  const n = listOf(asked).length;
  if (n < 3) return '';
  return n > 3 || listOf(given).length > 1 ? 'much' : 'some';
}

/** A cost or gain as figures and signs. */
const Things = ({ of }: { readonly of: Amounts }) =>
  listOf(of).map(({ thing, n }) => (
    <span key={thing} className="ov-some">
      {(n > 1 || thing === 'vp') && n}
      <LayeredSign layers={SIGNS[signOf(thing)]} />
    </span>
  ));

function Scroll({ id }: { readonly id: string | null }) {
  if (id === null) return <li className="ov-scroll" data-empty />;
  const { cost, gain } = contractOf(id);
  return (
    <li className="ov-scroll" data-full={fullness(cost, gain)} {...noted(contractLine(id))}>
      <span className="ov-asks">
        <Things of={cost} />
      </span>
      <span className="ov-to">
        <LayeredSign layers={SIGNS.arrow} />
      </span>
      <span className="ov-gives">
        <Things of={gain} />
      </span>
    </li>
  );
}

const form = { title: t('overlay.partLine'), place: 'foot', former: 'ticker' } as const;
export const line = viewPart<View>('line', form, ({ view: { public: open } }) => (
  <ol className="ov-line">
    {PLACES.map((place) => (
      <Scroll key={place} id={open.contractRow[place] ?? null} />
    ))}
  </ol>
));
