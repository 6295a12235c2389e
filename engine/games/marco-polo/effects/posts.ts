/** Trading posts: placing, relocating, their gains (rules, section 5.4). */

import type { EventSink } from '../../../core/events.ts';
import { push as append, indexIn, removeAt } from '../../../kit/lists.ts';
import {
  BONUS_GAIN,
  FROM_BONUS,
  FROM_NODE,
  FROM_OUTPOST,
  OUTPOST_GAIN,
  OUTPOST_IDS,
} from '../cards.ts';
import { BEIJING_SLOTS } from '../data/map-nodes.ts';
import { VP } from '../data/vocabulary.ts';
import { BLACK_POSTS, VP_LAST, VP_LAST_BUT_ONE } from '../data.ts';
import { BEIJING, IS_SMALL, NODES } from '../map.ts';
import { ask, RELOCATE } from '../questions.ts';
import * as S from '../state.ts';
import * as agenda from './agenda.ts';
import { tell } from './emit.ts';
import { give } from './give.ts';
import { gain } from './purse.ts';

/** Posts that may be relocated now (5.4b): own ones, except those of the same movement. */
export const relocatable = (s: S.State, p: number): number => s[S.POSTED + S.at(p)] & ~s[S.FRESH];

/**
 * A post of `p` comes to `node`, which is never full (AV-161): from the supply, or from another
 * node if that is empty.
 * @returns whether a question asks for the node
 */
export function postAt(s: S.State, p: number, node: number, sink: EventSink | null): boolean {
  if (S.supply(s, p) > 0) {
    stand(s, p, node);
    if (sink) tell(sink, { type: 'postPlaced', seat: p, node: NODES[node] });
    score(s, p, node, sink);
    return false;
  }
  if (relocatable(s, p) === 0) {
    agenda.strike(s, agenda.YIELD, node);
    return false;
  }
  ask(s, p, RELOCATE, FROM_NODE[node], 0, node);
  return true;
}

/** MP-083: the post of `p` at `from` goes to `node`; `from` = -1: it is not done. */
export function relocate(
  s: S.State,
  p: number,
  from: number,
  node: number,
  sink: EventSink | null,
): void {
  if (from < 0) {
    agenda.strike(s, agenda.YIELD, node);
    return;
  }
  const size = S.POSTS_SIZE + S.at(p);
  const list = S.POST + S.at(p);
  removeAt(s, size, list, indexIn(s, size, list, from));
  s[S.POSTED + S.at(p)] &= ~(1 << from);
  if (from === BEIJING) leaveBeijing(s, p);
  stand(s, p, node);
  if (sink) tell(sink, { type: 'postRelocated', seat: p, from: NODES[from], node: NODES[node] });
}

/** AV-R39: the place stays free for the next post. */
function leaveBeijing(s: S.State, p: number): void {
  for (let i = 0; i < BEIJING_SLOTS.length; i++) {
    if (s[S.BEIJING_SEAT + i] === p) s[S.BEIJING_SEAT + i] = -1;
  }
}

/** Puts a post down without its gain. */
export function stand(s: S.State, p: number, node: number): void {
  append(s, S.POSTS_SIZE + S.at(p), S.POST + S.at(p), node);
  s[S.POSTED + S.at(p)] |= 1 << node;
  s[S.FRESH] |= 1 << node;
  if (node !== BEIJING) return;
  for (let i = 0; i < BEIJING_SLOTS.length; i++) {
    if (s[S.BEIJING_SEAT + i] >= 0) continue;
    s[S.BEIJING_SEAT + i] = p; // MP-081
    return;
  }
}

/** MP-084, AV-034, MP-114: points for the last posts of the supply. */
function score(s: S.State, p: number, node: number, sink: EventSink | null): void {
  const placed = s[S.POSTS_SIZE + S.at(p)];
  const all = S.colorPosts(s);
  if (placed === all - 1) gain(s, p, VP, VP_LAST_BUT_ONE, FROM_NODE[node], sink);
  if (placed === all || placed === all + BLACK_POSTS) {
    gain(s, p, VP, VP_LAST, FROM_NODE[node], sink);
  }
}

/** MP-079, MP-078, AV-031: the gain of a post that has just come to `node`. */
export function yieldOf(s: S.State, p: number, node: number, sink: EventSink | null): void {
  // AV-036
  if (IS_SMALL[node]) {
    giveMarker(s, p, node, sink);
    return;
  }
  const outpost = s[S.OUTPOST_AT + node];
  if (outpost < 0) return;
  s[S.OUTPOST_AT + node] = -1;
  if (sink) tell(sink, { type: 'outpostTaken', seat: p, outpost: OUTPOST_IDS[outpost] });
  give(s, p, OUTPOST_GAIN[outpost], 1, FROM_OUTPOST + outpost, sink);
}

/** The city bonus of the marker at `node`. */
export function giveMarker(s: S.State, p: number, node: number, sink: EventSink | null): void {
  const marker = s[S.BONUS_AT + node];
  if (marker >= 0) give(s, p, BONUS_GAIN[marker], 1, FROM_BONUS[marker], sink);
}

/** Own nodes with a marker, as a mask; MP-095. */
export function ownMarkers(s: S.State, p: number): number {
  let mask = 0;
  for (let i = 0; i < s[S.POSTS_SIZE + S.at(p)]; i++) {
    const node = s[S.POST + S.at(p) + i];
    if (s[S.BONUS_AT + node] >= 0) mask |= 1 << node;
  }
  return mask;
}

/** MP-096: nodes with another marker than the source of the question, as a mask. */
export function otherMarkers(s: S.State, source: number): number {
  let mask = 0;
  for (let node = 0; node < NODES.length; node++) {
    const marker = s[S.BONUS_AT + node];
    if (marker >= 0 && FROM_BONUS[marker] !== source) mask |= 1 << node;
  }
  return mask;
}

/** Number of nodes in a mask. */
export function count(mask: number): number {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
}
