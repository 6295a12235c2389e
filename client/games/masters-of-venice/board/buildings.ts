/** The game's buildings: which one is which, how it looks, how much of it is seen. */

import type { Building } from '../../../world/plan.ts';
import type { Site } from '../../../world/scenery.ts';
import { tint } from '../../../world/tint.ts';
import {
  CHURCH,
  DOCKS,
  GUILD_HALL,
  MERCATO,
  OFFICE_NORTH,
  OFFICE_SOUTH,
  PALAZZI,
  SHOPS,
  STOCK_MARKET,
} from './landmarks.ts';

type Kind = 'church' | 'market' | 'hall' | 'loggia' | 'office' | 'dock' | 'shop' | 'palazzo';

/** A building of the game, by the kind of its place. */
interface Landmark extends Building {
  readonly id: string;
  readonly kind: Kind;
}

const SHOP = { w: 12.6, d: 7 } as const;

/** Shops in the order of the rules, their models, walls and awnings. */
const TRADES = [
  { id: 'blacksmith', model: 'shop-anvil', wall: 0xb9583f, accent: 0x8a3b34 },
  { id: 'jeweler', model: 'shop-gem', wall: 0xe3a898, accent: 0x2f7f5a },
  { id: 'miller', model: 'shop-wheat', wall: 0xf0dca6, accent: 0xc9952f },
  { id: 'spiceShop', model: 'shop-mortar', wall: 0xe2a04c, accent: 0xc9562a },
  { id: 'tailor', model: 'shop-cloth', wall: 0xa9c0b4, accent: 0x6d3f8a },
] as const;

/** Houses of the seats. */
const HOUSES = [
  { model: 'gothic-a', wall: 0xd98a62, accent: 0x2f5f78 },
  { model: 'round-e', wall: 0xe9cf98, accent: 0x7a4a34 },
  { model: 'gothic-d', wall: 0xecc4b0, accent: 0x4d7a5a },
  { model: 'round-d', wall: 0xc9694a, accent: 0x8a3b34 },
  { model: 'gothic-c', wall: 0xe0b060, accent: 0x50708a },
] as const;

/** The distance from a building's front to its lamps. */
const LAMPS = 5.5;
const office = {
  kind: 'office',
  model: 'office',
  wall: tint(0xd9a066),
  lamps: LAMPS,
  watched: true,
} as const;

const LANDMARKS: readonly Landmark[] = [
  { id: 'church', kind: 'church', model: 'church', ...CHURCH, lamps: 9, watched: true },
  { id: 'mercato', kind: 'market', model: 'market', ...MERCATO, lamps: LAMPS, watched: true },
  {
    id: 'guildHall',
    kind: 'hall',
    model: 'hall',
    ...GUILD_HALL,
    wall: tint(0xe8c890),
    lamps: LAMPS,
    watched: true,
  },
  {
    id: 'stockMarket',
    kind: 'loggia',
    model: 'loggia',
    ...STOCK_MARKET,
    wall: tint(0xefdcb2),
    lamps: LAMPS,
    watched: true,
  },
  { id: 'officeNorth', ...office, ...OFFICE_NORTH },
  { id: 'officeSouth', ...office, ...OFFICE_SOUTH },
  ...DOCKS.map(
    (at, k): Landmark => ({ id: `dock${k + 1}`, kind: 'dock', model: 'dock', ...at, turn: 0 }),
  ),
  ...TRADES.map(({ id, model, wall, accent }, k): Landmark => {
    const at = SHOPS[k];
    const look = { model, wall: tint(wall), accent: tint(accent), foot: SHOP };
    return { id, kind: 'shop', ...at, turn: 0, ...look, lamps: LAMPS, watched: true };
  }),
  ...PALAZZI.map(({ x, z, side }, k): Landmark => {
    const { model, wall, accent } = HOUSES[k];
    const look = { model, wall: tint(wall), accent: tint(accent), lamps: LAMPS };
    return {
      id: `palazzo${k}`,
      kind: 'palazzo',
      x,
      z,
      turn: -side * (Math.PI / 2 - 0.35),
      ...look,
    };
  }),
];

export const BUILDINGS: readonly Building[] = LANDMARKS.map(
  ({ id, kind, ...building }) => building,
);

/**
 * The visible extent of a place, the distance of a close look at it and the target of that look.
 */
const SEEN: Record<Kind, Pick<Site, 'half' | 'top' | 'look' | 'ahead' | 'follows'>> = {
  church: { half: 7, top: 12, look: 48 },
  market: { half: 6, top: 5, look: 38 },
  hall: { half: 7, top: 9, look: 48 },
  // Their towers stand high: the eye rests nearer to them.
  loggia: { half: 8, top: 8, look: 52, ahead: 1.5 },
  office: { half: 8, top: 7, look: 52, ahead: 2.6 },
  dock: { half: 6, top: 2, look: 36, ahead: -3 },
  shop: { half: 8, top: 12, look: 54, ahead: 5 },
  palazzo: { half: 8, top: 8, look: 44, ahead: 8, follows: 0.55 },
};

/** A place of the game that can be looked at. */
export interface PlayedSite extends Site {
  readonly kind: Kind;
}

export const SITES: readonly PlayedSite[] = LANDMARKS.map(({ id, kind, x, z, turn }) => ({
  id,
  kind,
  x,
  z,
  turn,
  ...SEEN[kind],
}));
