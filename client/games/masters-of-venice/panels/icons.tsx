/** Signs of resources, places and characters: own drawings, each with its own silhouette. */

import type {
  Character,
  Location,
  Resource,
  Stock,
} from '../../../../engine/games/masters-of-venice/data.ts';
import { resourceOf } from '../facts.ts';
import { isShop } from '../position.ts';
import { t } from '../strings/index.ts';

export const RESOURCE_COLORS: { readonly [r in Resource]: string } = {
  iron: '#6e7683',
  lumber: '#7a4e2d',
  spice: '#b3342b',
  grain: '#c99a2c',
  gems: '#2f8f5b',
  fabric: '#2b2b30',
};

/** Filled silhouettes on a field of 24: anvil, log, mortar, wheat ear, cut gem, bolt of cloth. */
export const RESOURCE_PATHS: { readonly [r in Resource]: string } = {
  iron: 'M2 6h6v-1h12v3c-3 0-5 1-6 4l-.6 3H17l1 4H6l1-4h2.4L8.6 12C5.5 12 3 10 2 6z',
  lumber:
    'M6 6h13l3 3.5L19 13H6a3.5 3.5 0 0 1 0-7zm0 2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM4 14h13l3 2.5-3 3.5H4a3 3 0 0 1 0-6zm0 1.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  spice:
    'M14 9 18.5 2l1.7 1L16.5 9H21v2h-1c0 4-1.6 6-4 7.4V20h2v2H6v-2h2v-1.6C5.6 17 4 15 4 11H3V9z',
  grain:
    'M11 22v-6c-3 0-5-2-5-5 2 0 3.6.6 5 2-.0-.0 0-2 0-2-3 0-5-2-5-5 2 0 3.6.6 5 2 0-2 .3-4 1-6 .7 2 1 4 1 6 1.4-1.4 3-2 5-2 0 3-2 5-5 5v2c1.4-1.4 3-2 5-2 0 3-2 5-5 5v6z',
  gems: 'M7 3h10l5 6-10 13L2 9zm.6 2L5 8.4h4.2L10.5 5zm5.9 0 1.3 3.4H19L16.4 5zM5.7 10.2 10 16l-1.3-5.8zm9.6 0L14 16l4.3-5.8z',
  fabric:
    'M4 4h4v16H4zM9 5h10c2 0 3 1 3 3v8c0 2.5-1.5 4-4 4H9v-2h8.5c1.5 0 2-.7 2-2s-.8-2-2-2H9zm0 0',
};

export function ResourceIcon({ resource, size = 20 }: { resource: Resource; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="resource-icon"
      data-resource={resource}
      aria-hidden="true"
    >
      <path
        d={RESOURCE_PATHS[resource]}
        fill={RESOURCE_COLORS[resource]}
        fillRule="evenodd"
        stroke="rgba(255,250,235,.85)"
        strokeWidth="1.2"
        paintOrder="stroke"
      />
    </svg>
  );
}

/** A cube of a resource with its sign on it: as on docks and before merchants. */
export function Cube({ resource, count }: { resource: Resource; count?: number }) {
  return (
    <span className="cube" style={{ background: RESOURCE_COLORS[resource] }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={RESOURCE_PATHS[resource]} fill="#fff8e6" fillRule="evenodd" />
      </svg>
      {count !== undefined && count > 1 && <b>{count}</b>}
    </span>
  );
}

/** The sign of a stock: a shop has that of its resource, the offices a ship north or south. */
export function StockIcon({ stock, size = 20 }: { stock: Stock; size?: number }) {
  if (isShop(stock)) return <ResourceIcon resource={resourceOf(stock)} size={size} />;
  const north = stock === 'officeNorth';
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d="M2 14h20l-3 6H5zM11 3v10H4c1-5 4-8 7-10zm2 2c3 1 6 4 6.5 8H13z"
        fill="#35606b"
        stroke="rgba(255,250,235,.85)"
        strokeWidth="1"
        paintOrder="stroke"
      />
      <text x="12" y="19.5" fontSize="6.5" fontWeight="700" textAnchor="middle" fill="#fff8e6">
        {t(north ? 'sign.north' : 'sign.south')}
      </text>
    </svg>
  );
}

const PLACE_PATHS: { readonly [l in Location]: string } = {
  docks: 'M2 15h20v3H2zM5 18h2v4H5zm12 0h2v4h-2zM7 4h10v10H7zm2 2v6h6V6z',
  shops: 'M3 4h18l1 6H2zM4 11h16v9h-6v-5h-4v5H4z',
  stockMarket: 'M12 2 22 8H2zM4 9h3v8H4zm6.5 0h3v8h-3zM17 9h3v8h-3zM2 18h20v3H2z',
  guildHall: 'M3 21V8l9-6 9 6v13h-6v-6H9v6zM11 7v4h2V7z',
  church: 'M11 1h2v3h2v2h-2v3l6 4v8h-5v-5h-4v5H5v-8l6-4V6H9V4h2z',
  mercato: 'M2 8c2-4 5-5 10-5s8 1 10 5zM3 9h18v2H3zm1 3h2v9H4zm14 0h2v9h-2zM8 14h8v7H8z',
  officeNorth: 'M2 14h20l-3 6H5zM11 3v10H4c1-5 4-8 7-10zm2 2c3 1 6 4 6.5 8H13z',
  officeSouth: 'M2 14h20l-3 6H5zM11 3v10H4c1-5 4-8 7-10zm2 2c3 1 6 4 6.5 8H13z',
};

export function PlaceIcon({ place, size = 20 }: { place: Location; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="place-icon">
      <path d={PLACE_PATHS[place]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

const CHARACTER_PATHS: { readonly [c in Character]: string } = {
  gondolieri: 'M3 16c5 3 13 3 18-1l1 2c-4 5-15 6-20 1zM10 14V8l2-2 2 2v6zM16 3l1.5 1L9 18l-1.5-.8z',
  guildMaster: 'M5 3h11l3 3v15H5zm3 5h8v1.5H8zm0 4h8v1.5H8zm0 4h5v1.5H8z',
  harborMaster:
    'M11 8.8a3 3 0 1 1 2 0V10h4v2h-4v7c3-.4 5-2 6-5l2 1c-1 4-4 6.5-9 6.5S4 19 3 15l2-1c1 3 3 4.6 6 5v-7H7v-2h4zM12 5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  taxCollector:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm-1 2h2v10h-2z',
  thief:
    'M2 9c5-3 15-3 20 0-1 5-4 7-7 6l-3-2-3 2c-3 1-6-1-7-6zm5 1c-1 1-.5 2 1 2s2-.5 2-1-2-1.5-3-1zm10 0c-1-.5-3 .5-3 1s.5 1 2 1 2-1 1-2z',
  trader: 'M11 3h2v2l7 1v2h-1l3 7h-8l3-7-4-.6V19h4v2H7v-2h4V7.4L7 8l3 7H2l3-7H4V6l7-1z',
};

export function CharacterIcon({ character, size = 20 }: { character: Character; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={CHARACTER_PATHS[character]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
