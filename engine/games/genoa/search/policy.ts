/**
 * Sensible play without words for roll-outs: what is offered already is taken or left, and nothing new is
 * offered. Reads nothing that the seat may not know.
 */

import type { Chance } from '../../../core/chance.ts';
import { check, codec, legal, MAX_LEGAL } from '../actions.ts';
import { choose } from '../bot/choose.ts';
import { DOGE } from '../bot/levels.ts';
import type { Company } from '../bot/selling.ts';
import type { Style } from '../bot/style.ts';
import { ACCEPT, CHOOSE, LEAVE_UNUSED, OFFER, PASS, STOP, WITHDRAW } from '../codes.ts';
import type { State } from '../state.ts';

/** The Doge, who proposes nothing to anybody and waits for nobody. */
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

/** What is done by whoever has nothing to say: to pass, to stop, or else the first that is listed. */
function silence(s: State, p: number): number {
  for (const code of [PASS, STOP, LEAVE_UNUSED]) if (check(s, p, code) === 0) return code;
  prune(s, p, listed, legal(s, p, listed));
  return listed[0];
}

/**
 * Keeps what is no word: whole lists of offers stand beside a few answers. A no, and taking a word back,
 * change nothing for whoever has another answer to give: they are weighed where there is none but to accept.
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
