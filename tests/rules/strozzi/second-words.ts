/** Components and words of the rules for the second reading; taken from their text. */

import type { JsonObject } from '../../../engine/core/contract.ts';

/** Section 2.3: gold, cloth, grain, scrolls, promotion icon. The value is the first digit. */
export const CARGO: { readonly [ship: string]: string } = {
  S1a: '31001',
  S1b: '03101',
  S1c: '10301',
  S1d: '22210',
  S2a: '30010',
  S2b: '03010',
  S2c: '00310',
  S2d: '11111',
  S3a: '21001',
  S3b: '02101',
  S3c: '10201',
  S3d: '11121',
  S4a: '20110',
  S4b: '12010',
  S4c: '01210',
  S4d: '11101',
  S5a: '20000',
  S5b: '02000',
  S5c: '00200',
  S5d: '00031',
  S6a: '11010',
  S6b: '01110',
  S6c: '10110',
  S6d: '11101',
  S7a: '10000',
  S7b: '01000',
  S7c: '00100',
  S8a: '00000',
  S8b: '00001',
};
export const REMOVED: { readonly [players: number]: number } = { 3: 17, 4: 14, 5: 11, 6: 8 };
export const WARES = ['gold', 'cloth', 'grain'] as const;
export const PORT_OF = { gold: 'venice', cloth: 'naples', grain: 'rome' } as const;
export const CITIES = ['venice', 'rome', 'naples', 'florence'] as const;
export const PORTS = ['venice', 'rome', 'naples'] as const;
export const FLAGS = ['ware', 'plusOne', 'pirate'] as const;
export const ARTS = ['art', 'science', 'architecture'] as const;

export type City = (typeof CITIES)[number];
export type Port = (typeof PORTS)[number];
export type Flag = (typeof FLAGS)[number];
export type Art = (typeof ARTS)[number];
export type Result = { seat: number; money: number; total: number } & { [art in Art]: number };

export interface Seat {
  readonly seat: number;
  money: number;
  flags: Flag[];
  readonly tiles: string[];
}
export interface Berthed {
  readonly card: string;
  readonly effectiveValue: number;
  readonly owner: number;
  readonly flag: Flag;
}

/** The results of the shuffles: the other reading's position. */
export interface Told {
  readonly startPlayer: number;
  readonly shipDeck: readonly string[];
  readonly removedCards: readonly string[];
  readonly promoStack: readonly string[];
  readonly promoDisplay: readonly string[];
  readonly current: { readonly card: string } | null;
}

export interface TableRules {
  readonly unclaimed: 'sameDrawer' | 'passLeft';
  readonly topBonus: readonly number[] | null;
  readonly trackTop: number;
}

export const speedOf = (card: string): number => Number(card[1]);
export const cargoOf = (card: string): number[] => [...(CARGO[card] ?? '')].map(Number);

/** `art-2-1` is of value 2. */
export const tileValue = (tile: string): number => Number(tile.split('-')[1]);

/** An event in the engine's form: `type` and its fields. */
export type Event = JsonObject;
