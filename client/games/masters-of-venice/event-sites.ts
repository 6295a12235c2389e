/** Where in the city an event happens: whence it sounds, and where a camera may look. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { Location, Resource, Shop } from '../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';

/** The landmark for a place of several sites: its middle one. */
const MIDDLE: { readonly [location: string]: string } = { docks: 'dock2', shops: 'miller' };

/** The landmark of a place of the game. */
export const landmarkOf = (location: Location): string => MIDDLE[location] ?? location;

/** Where each resource has its price. */
const LADDERS: { readonly [R in Resource]: string } = {
  iron: 'blacksmith',
  gems: 'jeweler',
  grain: 'miller',
  spice: 'spiceShop',
  fabric: 'tailor',
  lumber: 'guildHall',
};

const ladderOf = (id: Resource | Shop): string => LADDERS[id as Resource] ?? id;

/** The landmark at which an event happens; null where it happens everywhere or nowhere. */
export function siteOf(event: GameEvent): string | null {
  const known = event as MvEvent;
  switch (known.type) {
    case 'sold':
    case 'ordersMoved':
    case 'stockSplit':
    case 'majorityChanged':
    case 'majorityUsed':
    case 'favorPlayed':
      return known.shop;
    case 'pegMoved':
      return ladderOf(known.id);
    case 'priceControl':
      return ladderOf(known.resource);
    case 'cubesBought':
    case 'cubeStolen':
      return `dock${known.dock}`;
    case 'sharesBought':
    case 'sharesSold':
      return 'stockMarket';
    case 'orderDrawn':
    case 'orderKept':
    case 'orderDelivered':
      return 'guildHall';
    case 'favorBought':
    case 'plazaRefilled':
      return 'church';
    case 'mercatoBought':
    case 'mercatoSold':
    case 'mercatoSwapped':
      return 'mercato';
    case 'officeCubeTaken':
      return known.office;
    case 'cubesPlaced':
      return 'dock2';
    case 'turnStarted':
    case 'interrupted':
    case 'pawnStepped':
      return landmarkOf(known.location);
    case 'paid':
      return `palazzo${known.seat}`;
    default:
      return null;
  }
}

/** Targets of the board that belong to one place, whatever follows in their key. */
const KINDS: { readonly [kind: string]: string } = {
  guildDeck: 'guildHall',
  guildOrder: 'guildHall',
  favor: 'church',
  mercatoCube: 'mercato',
  marker: 'dock2',
  character: 'dock2',
  bag: 'dock2',
};
/** Kinds whose key names the landmark itself. */
const NAMED = new Set(['shop', 'ordersPeg', 'sharePeg', 'office']);

/** The landmark at which a target of the board lies, by its key (`targetKey`); null: none. */
export function landmarkUnder(key: string | null): string | null {
  const [kind = '', name = ''] = key?.split(':') ?? [];
  if (NAMED.has(kind)) return name;
  if (kind === 'place') return landmarkOf(name as Location);
  if (kind === 'dock' || kind === 'dockCube') return `dock${name}`;
  if (kind === 'palazzo') return `palazzo${name}`;
  if (kind === 'resourcePeg') return ladderOf(name as Resource);
  if (kind === 'stock') return name;
  return KINDS[kind] ?? null;
}
