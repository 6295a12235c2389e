/** The own house: money, flags, tiles, and what it would have if the match ended now. */

import { Named } from '../../../table/panels/Named.tsx';
import { moneyIfEnded } from '../forecast.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { tileName } from '../strings/names.ts';
import { Ducats, TileIcon } from './icons.tsx';
import { Flags } from './Seats.tsx';

/** The same on a phone, over the water: money and flags alone. */
export function Purse({ position: { view, seat } }: { position: Position }) {
  const own = view.public.seats[seat];
  return (
    own && (
      <div className="st-purse">
        <Ducats n={view.you?.money ?? 0} />
        <Flags seat={own} />
      </div>
    )
  );
}

export function Own({ position }: { position: Position }) {
  const { view, seat, state } = position;
  const own = view.public.seats[seat];
  if (!own) return null;
  return (
    <section className="st-own" aria-label={t('ledger.own')}>
      <Ducats n={view.you?.money ?? 0} />
      <Flags seat={own} />
      <ul className="st-own-tiles">
        {own.tiles.map((tile) => (
          <Named as="li" key={tile} name={tileName(tile)}>
            <TileIcon tile={tile} size={17} />
          </Named>
        ))}
      </ul>
      {view.public.phase !== 'gameOver' && (
        <p className="st-forecast">{t('hud.forecast', { n: moneyIfEnded(state)[seat] ?? 0 })}</p>
      )}
    </section>
  );
}
