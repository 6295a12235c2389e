/** The ship under decision: speed on its sail, its cargo, and the owner of the flag on it. */

import { SHIPS, WARES } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { Named } from '../../../table/panels/Named.tsx';
import { shipOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cargoName, flagName, seatName, shipWithCargo, tileName } from '../strings/names.ts';
import { tileNote } from '../strings/things.ts';
import { FlagIcon, LaurelIcon, ScrollIcon, TileIcon, WareIcon } from './icons.tsx';
import './decision.css';

const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The cargo on deck, as signs; its words are for screen readers. */
function Cargo({ card, size = 18 }: { card: string; size?: number }) {
  const { wares, scrolls, promo } = shipOf(card);
  return (
    <Named className="st-cargo" name={cargoName(card)}>
      {WARES.flatMap((ware, k) =>
        times(wares[k] ?? 0).map((i) => <WareIcon key={`${ware}${i}`} ware={ware} size={size} />),
      )}
      {times(scrolls).map((i) => (
        <ScrollIcon key={`scroll${i}`} size={size} />
      ))}
      {promo && <LaurelIcon size={size} />}
    </Named>
  );
}

/** A sail with the speed on it. */
function Sail({ speed, size = 44 }: { speed: number; size?: number }) {
  return (
    <svg className="st-sail" viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
      <path d="M22 2v38M4 38h36l-5 5H9z" stroke="#5a4632" strokeWidth="2" fill="#7b5a2a" />
      <path d="M7 5q15-4 30 0q3 14 0 27q-15 4-30 0q-3-14 0-27z" fill="#fbf5e6" stroke="#a98c52" />
      <text x="22" y="28" textAnchor="middle" fontSize="24" fontWeight="700" fill="#23506b">
        {speed}
      </text>
    </svg>
  );
}

/** The tiles from which a promotion lets its winner choose. */
function Offered({ tiles }: { tiles: readonly string[] }) {
  return (
    <ul className="st-offered" aria-label={t('ledger.offered')}>
      <li data-note={t('note.offered')} data-rule="ST-037" aria-hidden="true">
        <LaurelIcon size={16} />
      </li>
      {tiles.map((tile) => (
        <li key={tile} {...tileNote(tile)}>
          <TileIcon tile={tile} size={16} />
          <span className="sr"> {tileName(tile)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The highest speed of any ship (ST-002). */
const FASTEST = Math.max(...SHIPS.map(({ value }) => value));

export function ShipCard({ view }: { view: View }) {
  const { current, seats, promoDisplay, phase } = view.public;
  if (!current || phase === 'promo') return null;
  const { card, claim } = current;
  const you = view.you?.seat ?? null;
  const owner = claim && seats[claim.seat];
  return (
    <section className="st-ship" aria-label={shipWithCargo(card)} data-ship={card}>
      <span data-note={t('note.sail', { speed: shipOf(card).value })} data-rule="ST-025">
        <Sail speed={shipOf(card).value} />
      </span>
      <div className="st-ship-text">
        <span className="st-load">
          <Cargo card={card} size={22} />
          <span
            className="st-speed"
            data-note={t('note.sail', { speed: shipOf(card).value })}
            data-rule="ST-025"
          >
            {t('ship.speed', { n: shipOf(card).value, most: FASTEST })}
          </span>
        </span>
        {claim && owner ? (
          <span className="st-claim" data-claim={claim.seat}>
            <FlagIcon flag={claim.flag} color={`var(--seat-${owner.color})`} size={20} />
            {claim.seat === you
              ? t('ship.claimOwn', { flag: flagName(claim.flag) })
              : t('ship.claim', {
                  flag: flagName(claim.flag),
                  name: seatName(view, claim.seat, you),
                })}
          </span>
        ) : (
          <span className="st-claim none">{t('ship.free')}</span>
        )}
      </div>
      {shipOf(card).promo && <Offered tiles={promoDisplay} />}
    </section>
  );
}
