/** The city cards (rules, section 2.8). */

import type { Cost, Gain } from './vocabulary.ts';

/** A cost and what it brings. */
export interface Exchange {
  readonly cost: Cost;
  readonly gain: Gain;
}

export type CityCard =
  /** Up to as many times as the die shows. */
  | ({ readonly id: string; readonly kind: 'exchange' } & Exchange)
  /** MP-094: one of two exchanges for this die. */
  | { readonly id: string; readonly kind: 'either'; readonly options: readonly Exchange[] }
  /** By the value of the die, the rows rising. */
  | {
      readonly id: string;
      readonly kind: 'threshold';
      readonly rows: readonly { readonly upTo: number; readonly gain: Gain }[];
    }
  | { readonly id: string; readonly kind: 'perPip'; readonly gain: Gain }
  /** For each own post or completed contract, up to the value of the die. */
  | {
      readonly id: string;
      readonly kind: 'perCount';
      readonly count: 'posts' | 'contracts';
      readonly gain: Gain;
    }
  /** AV-050, AV-051 */
  | {
      readonly id: string;
      readonly kind: 'contractSearch';
      readonly keep: number;
      readonly gain: Gain;
    }
  /** AV-052, AV-053 */
  | { readonly id: string; readonly kind: 'anyCard' };

/** AV-001: those of the expansion are the last four. */
export const CITY_CARDS: readonly CityCard[] = [
  { id: 'CC01', kind: 'perPip', gain: { coin: 2 } },
  {
    id: 'CC02',
    kind: 'threshold',
    rows: [
      { upTo: 5, gain: { gold: 1 } },
      { upTo: 6, gain: { gold: 3 } },
    ],
  },
  { id: 'CC03', kind: 'perCount', count: 'posts', gain: { vp: 1 } },
  { id: 'CC04', kind: 'exchange', cost: { gold: 2 }, gain: { vp: 4 } },
  { id: 'CC05', kind: 'exchange', cost: { camel: 1, pepper: 1 }, gain: { coin: 2, vp: 2 } },
  { id: 'CC06', kind: 'exchange', cost: { silk: 2 }, gain: { vp: 3 } },
  { id: 'CC07', kind: 'exchange', cost: { camel: 3 }, gain: { pepper: 1, silk: 1, gold: 1 } },
  { id: 'CC08', kind: 'exchange', cost: { camel: 1, silk: 1 }, gain: { coin: 8 } },
  { id: 'CC09', kind: 'exchange', cost: { camel: 1, gold: 1 }, gain: { coin: 9 } },
  { id: 'CC10', kind: 'exchange', cost: { camel: 1, silk: 1 }, gain: { coin: 4, vp: 2 } },
  { id: 'CC11', kind: 'exchange', cost: { camel: 2, silk: 1 }, gain: { vp: 4 } },
  { id: 'CC12', kind: 'exchange', cost: { camel: 1, pepper: 1 }, gain: { coin: 7 } },
  { id: 'CC13', kind: 'exchange', cost: { coin: 2 }, gain: { good: 1 } },
  { id: 'CC14', kind: 'exchange', cost: { camel: 2 }, gain: { move: 1 } },
  { id: 'CC15', kind: 'exchange', cost: { camel: 2 }, gain: { coin: 2, vp: 1 } },
  { id: 'CC16', kind: 'perCount', count: 'contracts', gain: { vp: 1 } },
  {
    id: 'CC17',
    kind: 'either',
    options: [
      { cost: { camel: 1 }, gain: { coin: 3 } },
      { cost: { coin: 1 }, gain: { camel: 1 } },
    ],
  },
  { id: 'CC18', kind: 'exchange', cost: { camel: 1 }, gain: { vp: 1 } },
  {
    id: 'CC19',
    kind: 'threshold',
    rows: [
      { upTo: 1, gain: { pepper: 1 } },
      { upTo: 6, gain: { pepper: 3 } },
    ],
  },
  {
    id: 'CC20',
    kind: 'either',
    options: [
      { cost: { vp: 1 }, gain: { coin: 3 } },
      { cost: { coin: 3 }, gain: { vp: 1 } },
    ],
  },
  { id: 'CC21', kind: 'exchange', cost: { camel: 1, gold: 1 }, gain: { coin: 6, vp: 2 } },
  { id: 'CC22', kind: 'exchange', cost: { camel: 1, gold: 1 }, gain: { vp: 4 } },
  { id: 'CC23', kind: 'perCount', count: 'posts', gain: { coin: 2 } },
  {
    id: 'CC24',
    kind: 'threshold',
    rows: [
      { upTo: 4, gain: { ownCityBonus: 1 } },
      { upTo: 6, gain: { ownCityBonus: 2 } },
    ],
  },
  { id: 'CC25', kind: 'perCount', count: 'contracts', gain: { coin: 2 } },
  { id: 'CC26', kind: 'exchange', cost: { coin: 1 }, gain: { ownCityBonus: 1 } },
  {
    id: 'CC27',
    kind: 'threshold',
    rows: [
      { upTo: 3, gain: { silk: 1 } },
      { upTo: 6, gain: { silk: 3 } },
    ],
  },
  {
    id: 'CC28',
    kind: 'either',
    options: [
      { cost: { goodAny: 1 }, gain: { camel: 2 } },
      { cost: { camel: 2 }, gain: { good: 1 } },
    ],
  },
  { id: 'CC29', kind: 'exchange', cost: { pepper: 2 }, gain: { vp: 2 } },
  { id: 'CC30', kind: 'exchange', cost: { camel: 3, pepper: 1 }, gain: { vp: 4 } },
  { id: 'CC31', kind: 'exchange', cost: { good2diff: 1 }, gain: { move: 1 } },
  { id: 'CC32', kind: 'contractSearch', keep: 2, gain: { camel: 2 } },
  { id: 'CC33', kind: 'anyCard' },
  { id: 'CC34', kind: 'exchange', cost: { pepper: 1, gold: 1 }, gain: { vp: 3 } },
  { id: 'CC35', kind: 'exchange', cost: { camel: 1, pepper: 1 }, gain: { gold: 1 } },
];
