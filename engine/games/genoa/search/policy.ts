/**
 * Sensible play without offers for roll-outs: it accepts or leaves existing offers, and makes none.
 * Reads only the seat's own knowledge.
 */

import type { Chance } from '../../../core/chance.ts';
import { check, codec, legal, MAX_LEGAL } from '../actions.ts';
import { choose } from '../bot/choose.ts';
import { DOGE } from '../bot/levels.ts';
import type { Company } from '../bot/selling.ts';
import type { Style } from '../bot/style.ts';
import { ACCEPT, CHOOSE, LEAVE_UNUSED, OFFER, PASS, STOP, WITHDRAW } from '../codes.ts';
import type { State } from '../state.ts';

/** The Doge, without proposals and without waiting. */
const QUIET: Style = { ...DOGE, mostAsked: 0 };
const ALONE: Company = { awaited: 0, persons: 0, isFresh: false };

const listed = new Int32Array(MAX_LEGAL);

/** A legal code for `p`, who owes a decision. */
export function policy(s: State, p: number, _chance: Chance): number {
  const wish = choose(s, p, ALONE, QUIET);
  const command = wish === null || typeof wish === 'number' ? wish : codec.encode(s, p, wish);
  if (typeof command === 'number' && !isWord(command) && check(s, p, command) === 0) return command;
  return silence(s, p);
}

/** Whether the code offers, proposes or revises something. */
const isWord = (code: number): boolean => code >= OFFER && code < WITHDRAW;
/** Whether the code withdraws or declines a word. */
const isAside = (code: number): boolean => code >= WITHDRAW && code < ACCEPT;
const isAcceptance = (code: number): boolean => code >= ACCEPT && code < CHOOSE;

/** The silent choice: to pass, to stop, or else the first listed action. */
function silence(s: State, p: number): number {
  for (const code of [PASS, STOP, LEAVE_UNUSED]) if (check(s, p, code) === 0) return code;
  prune(s, p, listed, legal(s, p, listed));
  return listed[0];
}

/**
 * Removes offers: whole lists of them stand beside a few answers. Declining or withdrawing changes
 * nothing for a seat with another answer: these stay only if the alternative is to accept.
 */
export function prune(_s: State, _seat: number, codes: Int32Array, count: number): number {
  let answers = 0;
  for (let i = 0; i < count; i++) if (!isWord(codes[i])) codes[answers++] = codes[i];
  if (answers === 0) return count;
  let goesOn = false;
  for (let i = 0; i < answers; i++) goesOn ||= !isAside(codes[i]) && !isAcceptance(codes[i]);
  if (!goesOn) return answers;
  let kept = 0;
  for (let i = 0; i < answers; i++) if (!isAside(codes[i])) codes[kept++] = codes[i];
  return kept;
}
