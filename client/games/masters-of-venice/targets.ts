/**
 * Everything on the board that can be pointed at, in 3D, in a panel or by key. The board draws and
 * picks targets; the drafts of `intent.ts` alone know the effect of a pick on the composed action.
 */

import type {
  Character,
  Location,
  Resource,
  Shop,
  Stock,
} from '../../../engine/games/masters-of-venice/data.ts';

export type BoardTarget =
  | { readonly kind: 'place'; readonly location: Location }
  | { readonly kind: 'dock'; readonly dock: 1 | 2 | 3 | 4 }
  | { readonly kind: 'dockCube'; readonly dock: 1 | 2 | 3 | 4; readonly resource: Resource }
  | { readonly kind: 'drawnCube'; readonly resource: Resource }
  | { readonly kind: 'shop'; readonly shop: Shop }
  | { readonly kind: 'ordersPeg'; readonly shop: Shop }
  | { readonly kind: 'resourcePeg'; readonly resource: Resource }
  | { readonly kind: 'sharePeg'; readonly shop: Shop }
  | { readonly kind: 'stock'; readonly stock: Stock }
  | { readonly kind: 'guildDeck' }
  | { readonly kind: 'guildOrder'; readonly card: string }
  | { readonly kind: 'favor'; readonly favor: string }
  | { readonly kind: 'rumor'; readonly rumor: string }
  | { readonly kind: 'office'; readonly location: 'officeNorth' | 'officeSouth' }
  | { readonly kind: 'mercatoCube'; readonly resource: Resource }
  | { readonly kind: 'ownCube'; readonly resource: Resource }
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'marker' }
  | { readonly kind: 'gondola' }
  | { readonly kind: 'bag' }
  | { readonly kind: 'palazzo'; readonly seat: number };
