/**
 * The events of the rules (section 13 stages them). Seats are integers; ids are those of the view.
 */

import type { Good } from './data/vocabulary.ts';

/** Sparse amounts: coins, camels, goods, points. */
export interface Amounts {
  readonly coin?: number;
  readonly camel?: number;
  readonly pepper?: number;
  readonly silk?: number;
  readonly gold?: number;
  readonly vp?: number;
}

/** A die's face: null = it shows nothing (Raschid's). */
export interface Shown {
  readonly id: string;
  readonly value: number | null;
}

export type MpEvent =
  | { readonly type: 'charactersOffered'; readonly characters: readonly string[] }
  | { readonly type: 'characterPicked'; readonly seat: number; readonly character: string }
  /** `goals` for the seat alone. */
  | { readonly type: 'goalsDealt'; readonly seat: number; readonly goals: readonly string[] | null }
  | { readonly type: 'goalsChosen'; readonly seat: number }
  | { readonly type: 'startChosen'; readonly seat: number; readonly node: string }
  | { readonly type: 'roundStarted'; readonly round: number; readonly startSeat: number }
  | { readonly type: 'roundCharacterChosen'; readonly seat: number; readonly character: string }
  | { readonly type: 'companionTaken'; readonly seat: number; readonly companion: string }
  | { readonly type: 'companionRefused'; readonly seat: number }
  | { readonly type: 'diceRolled'; readonly seat: number; readonly dice: readonly Shown[] }
  | { readonly type: 'contractsLaidOut'; readonly contracts: readonly string[] }
  | { readonly type: 'turnStarted'; readonly seat: number }
  | {
      readonly type: 'dicePlaced';
      readonly seat: number;
      readonly space: string;
      readonly dice: readonly Shown[];
      /** Coins for an occupied space. */
      readonly occupancy: number;
    }
  | {
      readonly type: 'paid';
      readonly seat: number;
      readonly source: string;
      readonly cost: Amounts;
    }
  | {
      readonly type: 'gained';
      readonly seat: number;
      readonly source: string;
      readonly gain: Amounts;
    }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly legs: readonly { readonly figure: number; readonly path: readonly string[] }[];
    }
  | { readonly type: 'postPlaced'; readonly seat: number; readonly node: string }
  | {
      readonly type: 'postRelocated';
      readonly seat: number;
      readonly from: string;
      readonly node: string;
    }
  | { readonly type: 'outpostTaken'; readonly seat: number; readonly outpost: string }
  | {
      readonly type: 'contractsTaken' | 'contractsDrawn' | 'contractsDiscarded';
      readonly seat: number;
      readonly contracts: readonly string[];
    }
  | {
      readonly type: 'contractsShown';
      readonly seat: number;
      readonly contracts: readonly string[];
    }
  | {
      readonly type: 'contractCompleted';
      readonly seat: number;
      readonly contract: string;
      readonly scribe: Good | 'vp' | null;
      readonly double: boolean;
    }
  | {
      readonly type: 'cityCardUsed';
      readonly seat: number;
      readonly card: string;
      readonly times: number;
    }
  | { readonly type: 'cityCardsShown'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'cityCardKept'; readonly seat: number; readonly card: string }
  | {
      readonly type: 'cityCardLaid';
      readonly seat: number;
      readonly slot: string;
      readonly card: string;
    }
  | {
      readonly type: 'giftsDrawn' | 'giftsKept';
      readonly seat: number;
      readonly gifts: readonly string[];
    }
  | { readonly type: 'giftUsed'; readonly seat: number; readonly gift: string }
  | { readonly type: 'dieChanged'; readonly seat: number; readonly die: Shown }
  | { readonly type: 'blackDieTaken'; readonly seat: number; readonly die: Shown }
  | { readonly type: 'spaceCleared'; readonly seat: number; readonly space: string }
  | { readonly type: 'rusticianoPlayed'; readonly seat: number; readonly card: string }
  | {
      readonly type: 'traded';
      readonly seat: number;
      readonly coins: number;
      readonly camels: number;
    }
  | { readonly type: 'turnEnded'; readonly seat: number }
  | { readonly type: 'figureRemoved'; readonly seat: number; readonly node: string }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'matchEnded'; readonly winners: readonly number[] };
