/** The player's own house: money, flags, tiles. */

import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { tileName } from '../strings/names.ts';
import { moneyNote, tileNote } from '../strings/things.ts';
import { Ducats, TileIcon } from './icons.tsx';
import { Flags } from './Seats.tsx';

/** The same on a phone, over the water: money and flags alone. */
export function Purse({ position: { view, seat } }: { position: Position }) {
  const own = view.public.seats[seat];
  return (
    own && (
      <div className="st-purse">
        <Ducats n={view.you?.money ?? 0} note={moneyNote(view, own, view.you?.money ?? 0)} />
        <Flags seat={own} />
      </div>
    )
  );
}

export function Own({ position }: { position: Position }) {
  const { view, seat } = position;
  const own = view.public.seats[seat];
  if (!own) return null;
  return (
    <section className="st-own" aria-label={t('ledger.own')}>
      <Ducats n={view.you?.money ?? 0} note={moneyNote(view, own, view.you?.money ?? 0)} />
      <Flags seat={own} />
      <ul className="st-own-tiles">
        {own.tiles.map((tile) => (
          <li key={tile} {...tileNote(tile)}>
            <TileIcon tile={tile} size={17} />
            <span className="sr"> {tileName(tile)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
