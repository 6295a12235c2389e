/** The contracts (rules, section 2.9): what is delivered, and what it brings. */

import type { Cost, Gain } from './vocabulary.ts';

interface Contract {
  readonly id: string;
  readonly cost: Cost;
  readonly gain: Gain;
}

/** MP-006: starting contracts, which never lie in a pile. */
export const STARTING = 6;

/** The starting ones first; AV-001: those of the expansion are six, then AV-186's. */
export const CONTRACTS: readonly Contract[] = [
  { id: 'S1', cost: { camel: 2, silk: 1, gold: 1 }, gain: { good2diff: 1, vp: 4 } },
  { id: 'S2', cost: { camel: 2, pepper: 1, silk: 1 }, gain: { contract: 1, vp: 5 } },
  { id: 'S3', cost: { camel: 2, pepper: 1, gold: 1 }, gain: { blackDie: 1, vp: 4 } },
  { id: 'S4', cost: { camel: 1, gold: 1 }, gain: { camel: 3, vp: 2 } },
  { id: 'S5', cost: { camel: 1, pepper: 3 }, gain: { move: 1, vp: 1 } },
  { id: 'S6', cost: { camel: 1, silk: 2 }, gain: { coin: 5, vp: 3 } },
  { id: 'C01', cost: { camel: 2, pepper: 3, gold: 2 }, gain: { camel: 5, vp: 7 } },
  { id: 'C02', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, gain: { contract: 1, vp: 6 } },
  { id: 'C03', cost: { camel: 2, silk: 1, gold: 2 }, gain: { camel: 4, vp: 6 } },
  { id: 'C04', cost: { camel: 2, pepper: 1, silk: 2 }, gain: { coin: 3, vp: 4 } },
  { id: 'C05', cost: { camel: 1, gold: 4 }, gain: { camel: 3, vp: 7 } },
  { id: 'C06', cost: { camel: 2, silk: 3, gold: 2 }, gain: { camel: 4, vp: 8 } },
  { id: 'C07', cost: { camel: 1, silk: 3 }, gain: { good: 1, vp: 3 } },
  { id: 'C08', cost: { camel: 2, silk: 3, gold: 2 }, gain: { contract: 1, vp: 8 } },
  { id: 'C09', cost: { camel: 2, pepper: 3, gold: 2 }, gain: { coin: 7, vp: 6 } },
  { id: 'C10', cost: { camel: 2, pepper: 2, gold: 1 }, gain: { move: 1, vp: 4 } },
  { id: 'C11', cost: { camel: 2, pepper: 2, silk: 3 }, gain: { good: 1, blackDie: 1, vp: 5 } },
  { id: 'C12', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, gain: { move: 1, vp: 5 } },
  { id: 'C13', cost: { camel: 2, silk: 2, gold: 1 }, gain: { camel: 4, vp: 4 } },
  { id: 'C14', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, gain: { good: 1, vp: 6 } },
  { id: 'C15', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, gain: { good2diff: 1, vp: 5 } },
  { id: 'C16', cost: { camel: 2, silk: 2, gold: 2 }, gain: { move: 1, vp: 7 } },
  { id: 'C17', cost: { camel: 2, pepper: 3, silk: 2 }, gain: { move: 1, vp: 5 } },
  { id: 'C18', cost: { camel: 2, pepper: 2, gold: 3 }, gain: { coin: 7, vp: 8 } },
  { id: 'C19', cost: { camel: 1, pepper: 3 }, gain: { blackDie: 1, vp: 2 } },
  { id: 'C20', cost: { camel: 2, silk: 1, gold: 2 }, gain: { blackDie: 1, vp: 6 } },
  { id: 'C21', cost: { camel: 2, pepper: 1, gold: 2 }, gain: { blackDie: 1, vp: 5 } },
  { id: 'C22', cost: { camel: 2, silk: 2, gold: 3 }, gain: { coin: 7, vp: 9 } },
  { id: 'C23', cost: { camel: 2, silk: 2, gold: 3 }, gain: { move: 1, vp: 9 } },
  {
    id: 'C24',
    cost: { camel: 3, pepper: 1, silk: 2, gold: 1 },
    gain: { camel: 3, contract: 1, vp: 5 },
  },
  { id: 'C25', cost: { camel: 2, silk: 1, gold: 2 }, gain: { coin: 4, vp: 6 } },
  { id: 'C26', cost: { camel: 2, pepper: 2, silk: 3 }, gain: { coin: 6, vp: 5 } },
  { id: 'C27', cost: { camel: 1, gold: 3 }, gain: { good: 1, vp: 6 } },
  { id: 'C28', cost: { camel: 2, pepper: 2, silk: 1 }, gain: { coin: 4, vp: 3 } },
  { id: 'C29', cost: { camel: 2, pepper: 2, silk: 1 }, gain: { good2diff: 1, vp: 3 } },
  { id: 'C30', cost: { camel: 2, pepper: 2, gold: 1 }, gain: { contract: 1, vp: 4 } },
  { id: 'C31', cost: { camel: 2, pepper: 2, gold: 3 }, gain: { good2diff: 1, vp: 9 } },
  { id: 'C32', cost: { camel: 2, pepper: 2, silk: 2 }, gain: { blackDie: 1, vp: 5 } },
  { id: 'C33', cost: { camel: 3, pepper: 1, silk: 1, gold: 2 }, gain: { coin: 5, vp: 7 } },
  { id: 'C34', cost: { camel: 3, pepper: 1, silk: 1, gold: 1 }, gain: { blackDie: 1, vp: 5 } },
  {
    id: 'C35',
    cost: { camel: 3, pepper: 1, silk: 2, gold: 1 },
    gain: { camel: 3, coin: 4, vp: 5 },
  },
  { id: 'C36', cost: { camel: 1, gold: 4 }, gain: { move: 1, vp: 7 } },
  { id: 'C37', cost: { camel: 2, silk: 2, gold: 2 }, gain: { contract: 1, vp: 7 } },
  { id: 'C38', cost: { camel: 1, pepper: 4 }, gain: { contract: 1, vp: 3 } },
  {
    id: 'C39',
    cost: { camel: 2, pepper: 1, silk: 1, gold: 2 },
    gain: { camel: 2, coin: 3, vp: 6 },
  },
  { id: 'C40', cost: { camel: 1, silk: 4 }, gain: { blackDie: 1, vp: 4 } },
  { id: 'C41', cost: { camel: 2, pepper: 1, silk: 3, gold: 1 }, gain: { move: 1, vp: 7 } },
  { id: 'C42', cost: { camel: 1, silk: 2, gold: 3 }, gain: { good: 1, vp: 9 } },
  { id: 'C43', cost: { camel: 3, pepper: 2, silk: 2, gold: 1 }, gain: { good: 2, vp: 7 } },
  { id: 'C44', cost: { camel: 1, pepper: 1, silk: 1, gold: 3 }, gain: { contract: 1, vp: 8 } },
  // AV-186
  { id: 'N1', cost: { camel: 2, silk: 1, gold: 3 }, gain: { coin: 5, gift: 1, vp: 6 } },
  { id: 'N2', cost: { camel: 2, pepper: 1, silk: 1 }, gain: { gift: 1, vp: 3 } },
  { id: 'N3', cost: { camel: 1, pepper: 3 }, gain: { camel: 2, gift: 1, vp: 2 } },
  { id: 'N4', cost: { camel: 2, silk: 2, gold: 2 }, gain: { good: 1, gift: 1, vp: 4 } },
];
/** AV-186: the last of the list are in play only with the New Characters. */
export const NEW_CONTRACTS = 4;
