/**
 * The facts that a viewer cannot know (section 7), defined by redrawing them. Unseen cards and
 * tiles change places by one permutation, so that all public statements about them stay consistent.
 */

import type { Chance } from '../../core/chance.ts';
import type { Viewer } from '../../core/contract.ts';
import { type Changed, Unseen } from '../../kit/unseen.ts';
import { LOCATIONS } from './data.ts';
import { isOpen, markerSeat } from './marker.ts';
import * as S from './state.ts';

/** Every secret field, in the words of `describe`. */
export const secrets: readonly string[] = [
  'deck',
  'seats.guildOrders',
  'seats.guildDrawn',
  'seats.knownReturned',
  'stack',
  'canalRumors',
  'removedRumors',
  'seats.rumors',
  'seats.cash',
  'seats.bid',
  'seats.destination',
  'seats.stance',
  'seats.queuedInterrupt',
];

/**
 * Redraws all facts in place that `viewer` cannot know, with every possibility that the rules leave
 * open, and names each changed field through `changed`. Facts that follow from public moves but are
 * hidden by the table's choice (cash) are redrawn as well.
 */
export function determinize(
  s: S.State,
  viewer: Viewer,
  chance: Chance,
  changed: Changed = () => {},
): void {
  const others: number[] = [];
  for (let p = 0; p < s[S.SEATS]; p++) if (p !== viewer) others.push(p);
  // At the end all hands are open.
  const holders = s[S.PHASE] === S.PHASE_FINISHED ? [] : others;
  redrawCards(s, viewer, holders, others, chance, changed);
  redrawFavors(s, chance, changed);
  redrawRumors(s, holders, chance, changed);
  for (const p of others) redrawSeat(s, p, chance, changed);
}

/**
 * Redraws all facts in place that all seats together do not know: the order of deck, stack and
 * canal.
 */
export function redrawPiles(s: S.State, chance: Chance): void {
  const nobody = (): void => {};
  redrawCards(s, s[S.TURN_SEAT], [], [], chance, nobody);
  redrawFavors(s, chance, nobody);
  redrawRumors(s, [], chance, nobody);
}

/** Deck, hands and drawn cards; but the viewer knows the cards that it put under the deck. */
function redrawCards(
  s: S.State,
  viewer: Viewer,
  holders: readonly number[],
  others: readonly number[],
  chance: Chance,
  changed: Changed,
): void {
  const unseen = new Unseen();
  const known = viewer === 'public' ? 0 : s[S.KNOWN_RETURNED + S.at(viewer)];
  for (let i = 0; i < s[S.DECK_SIZE]; i++) {
    if ((known & (1 << s[S.DECK + i])) === 0) unseen.one('deck', S.DECK + i);
  }
  for (const p of holders) {
    unseen.add('seats.guildOrders', S.HAND + S.at(p), s[S.HAND_SIZE + S.at(p)]);
  }
  if (s[S.PENDING] === S.PENDING_GUILD_KEEP && s[S.TURN_SEAT] !== viewer) {
    unseen.add('seats.guildDrawn', S.PENDING_CARDS, s[S.PENDING_CARDS + 1] < 0 ? 1 : 2);
  }
  const became = unseen.redraw(s, chance, changed);
  for (const p of others) {
    const before = s[S.KNOWN_RETURNED + S.at(p)];
    let after = 0;
    for (let card = 0; card < 21; card++) {
      if ((before & (1 << card)) !== 0) after |= 1 << became[card];
    }
    s[S.KNOWN_RETURNED + S.at(p)] = after;
    if (after !== before) changed('seats.knownReturned');
  }
}

/** The stack down to the first favor that has been face up: everybody saw those go under it. */
function redrawFavors(s: S.State, chance: Chance, changed: Changed): void {
  const unseen = new Unseen();
  for (let i = 0; i < s[S.STACK_SIZE]; i++) {
    if ((s[S.FAVORS_SHOWN] & (1 << s[S.STACK + i])) === 0) unseen.one('stack', S.STACK + i);
  }
  unseen.redraw(s, chance, changed);
}

function redrawRumors(
  s: S.State,
  holders: readonly number[],
  chance: Chance,
  changed: Changed,
): void {
  const unseen = new Unseen();
  for (let i = 1; i <= 16; i++) if (s[S.CANAL + i] >= 0) unseen.one('canalRumors', S.CANAL + i);
  unseen.add('removedRumors', S.REMOVED_RUMORS, 3);
  for (const p of holders) {
    unseen.add('seats.rumors', S.RUMORS + S.at(p), s[S.RUMORS_SIZE + S.at(p)]);
  }
  unseen.redraw(s, chance, changed);
}

/** Cash if hidden, bids and destinations before they are shown, stance and queue. */
function redrawSeat(s: S.State, p: number, chance: Chance, changed: Changed): void {
  const o = S.at(p);
  const put = (field: string, slot: number, value: number): void => {
    if (s[slot] !== value) changed(field);
    s[slot] = value;
  };
  if (s[S.OPT_MONEY_OPEN] === 0 && s[S.PHASE] !== S.PHASE_FINISHED) {
    // Up to 150 ducats at the start, 800 at the end.
    put('seats.cash', S.CASH + o, 5 * chance.below(30 + s[S.ROUND] * 8));
  }
  if (s[S.PHASE] === S.PHASE_BID && s[S.BID + o] >= 0) {
    put('seats.bid', S.BID + o, 5 * chance.below(Math.floor(s[S.CASH + o] / 5) + 1));
  }
  if (s[S.PHASE] === S.PHASE_DESTINATION && s[S.DESTINATION + o] >= 0) {
    const away = s[S.PAWN + o] < 0 ? LOCATIONS.length : LOCATIONS.length - 1;
    const place = chance.below(away);
    const moved = s[S.PAWN + o] >= 0 && place >= s[S.PAWN + o] ? place + 1 : place;
    put('seats.destination', S.DESTINATION + o, moved);
  }
  put('seats.stance', S.STANCE + o, chance.below(3));
  if (markerSeat(s) === p) redrawQueue(s, p, chance, changed);
}

/** MV-351 … MV-355: no order, or one for a turn that is still open. */
function redrawQueue(s: S.State, p: number, chance: Chance, changed: Changed): void {
  if (s[S.PHASE] < S.PHASE_DESTINATION || s[S.PHASE] > S.PHASE_TURN) return;
  const open = [S.TARGET_NONE, S.TARGET_OWN, S.TARGET_SHARED].filter(
    (target) => target === S.TARGET_NONE || isOpen(s, p, target),
  );
  const target = open[chance.below(open.length)];
  if (target !== s[S.QUEUE_TARGET]) changed('seats.queuedInterrupt');
  s[S.QUEUE_TARGET] = target;
  s[S.QUEUE_PLACE] = target === S.TARGET_SHARED ? s[S.ACT_PLACE] : -1;
}
