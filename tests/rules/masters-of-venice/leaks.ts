/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import { events, explain, type Leak, legal, view } from '../../battery/leak.ts';

/** The kit decides for all games who sees an event. */
const KIT_EVENTS = '../../kit/emit.ts';

export const leaks: readonly Leak[] = [
  view('deck', 'view.ts', 'guildDeck: s[S.DECK_SIZE],', 'guildDeck: s[S.DECK],'),
  view(
    'seats.guildOrders',
    'view.ts',
    'guildHeld: s[S.HAND_SIZE + o],',
    'guildHeld: s[S.HAND + o],',
  ),
  view(
    'seats.guildDrawn',
    'view.ts',
    "if (kind === 'guildKeep') return { kind, seat: s[S.TURN_SEAT] };",
    "if (kind === 'guildKeep') return { kind, seat: s[S.PENDING_CARDS] };",
  ),
  view(
    'seats.knownReturned',
    'view.ts',
    'vp: s[S.VP + o],',
    'vp: s[S.KNOWN_RETURNED + o] === 0 ? 0 : 31 - Math.clz32(s[S.KNOWN_RETURNED + o]),',
  ),
  view('stack', 'view.ts', 'stack: s[S.STACK_SIZE] }', 'stack: s[S.STACK] }'),
  view('canalRumors', 'view.ts', 'spaces.push(space);', 'spaces.push(s[S.CANAL + space]);'),
  view(
    'removedRumors',
    'view.ts',
    'discardedRumors: N.idsIn(s, S.DISCARD_SIZE, S.DISCARD, RUMOR_IDS),',
    'discardedRumors: N.drawn(s, S.REMOVED_RUMORS, 3, RUMOR_IDS),',
  ),
  view(
    'seats.rumors',
    'view.ts',
    'rumorsHeld: s[S.RUMORS_SIZE + o],',
    'rumorsHeld: s[S.RUMORS + o],',
  ),
  view('seats.cash', 'view.ts', 'cash: open ? s[S.CASH + o] : null,', 'cash: s[S.CASH + o],'),
  view(
    'seats.bid',
    'view.ts',
    'bid: s[S.PHASE] === S.PHASE_BID ? null : N.orNull(s[S.BID + o]),\n  };\n}\n\n/** MV-203',
    'bid: N.orNull(s[S.BID + o]),\n  };\n}\n\n/** MV-203',
  ),
  view(
    'seats.destination',
    'view.ts',
    's[S.DESTINATION + S.at(p)] >= 0;',
    's[S.DESTINATION + S.at(p)] >= 3;',
  ),
  view('seats.stance', 'view.ts', 'bot: info.bot,', 'bot: s[S.STANCE + o] === 2,'),
  view(
    'seats.queuedInterrupt',
    'view.ts',
    'used: s[S.MARKER_USED] === 1 }',
    'used: s[S.MARKER_USED] === 1 || s[S.QUEUE_TARGET] >= 0 }',
  ),
  // The queue strip must not foresee the Gondolieri's secret order.
  view('seats.queuedInterrupt', 'view.ts', 'return upcoming(s)', 'return upcoming(s, true)'),

  events('seats.guildOrders', 'places/guildHall.ts', 'cards: hidden,', 'cards: secret.cards,'),
  events('deck', 'places/guildHall.ts', 'const deck = s[DECK_SIZE];', 'const deck = s[DECK];'),
  events(
    'seats.guildDrawn',
    'places/guildHall.ts',
    "{ type: 'orderKept', seat, keep: null,",
    "{ type: 'orderKept', seat, keep: id(keep),",
  ),
  events(
    'seats.knownReturned',
    'places/guildHall.ts',
    'rejected: null,',
    'rejected: id(rejected),',
  ),
  events(
    'canalRumors',
    'flow/rounds.ts',
    "{ type: 'rumorTaken', seat, space, rumor: null }",
    "{ type: 'rumorTaken', seat, space, rumor: RUMOR_IDS[rumor] }",
  ),
  events(
    'seats.rumors',
    KIT_EVENTS,
    'return secret && secret.seat === viewer ?',
    'return secret ?',
  ),
  events(
    'seats.stance',
    KIT_EVENTS,
    'if (to !== undefined && to !== viewer) return null;',
    'if (to === undefined && to === viewer) return null;',
  ),
  events(
    'seats.stance',
    'phases/window.ts',
    "tellOnly(sink, seat, { type: 'stanceSet', seat, stance });",
    "sink.emit({ event: { type: 'stanceSet', seat } });",
  ),
  events(
    'seats.bid',
    'phases/bid.ts',
    'else tell(sink, event);',
    'else tell(sink, { ...event, again: bidOf(code) > 20 });',
  ),
  events(
    'seats.destination',
    'phases/destination.ts',
    'else tell(sink, event);',
    'else tell(sink, { ...event, again: body(code) > 3 });',
  ),
  events(
    'seats.queuedInterrupt',
    'phases/window.ts',
    "tellOnly(sink, seat, { type: 'interruptQueued', seat, target: name });",
    "tellOnly(sink, 1 - Math.min(seat, 1), { type: 'interruptQueued', seat, target: name });",
  ),
  events(
    'seats.cash',
    'effects/pay.ts',
    "{ type: 'paid', seat, amount,",
    "{ type: 'paid', seat, amount: s[CASH + at(seat)],",
  ),
  events(
    'stack',
    'effects/plaza.ts',
    "{ type: 'plazaRefilled', favor: FAVOR_IDS[favor] }",
    "{ type: 'plazaRefilled', favor: FAVOR_IDS[Math.max(0, s[STACK])] }",
  ),

  legal(
    'deck',
    'places/guildHall.ts',
    's[DECK_SIZE] > 0) {',
    's[DECK_SIZE] > 0 && s[DECK] !== 7) {',
  ),
  explain(
    'seats.cash',
    'explain/params.ts',
    'have: s[S.CASH + own] };',
    'have: s[S.CASH + S.at(seat === 0 ? 1 : 0)] };',
  ),
  explain(
    'seats.queuedInterrupt',
    'phases/window.ts',
    'holder: s[MARKER_HOLDER] < 0 ? null : s[MARKER_HOLDER] }',
    'holder: s[QUEUE_TARGET] }',
  ),
  explain(
    'canalRumors',
    'explain/difference.ts',
    "const HIDDEN = ['canalRumors', 'removedRumors'];",
    'const HIDDEN: string[] = [];',
  ),
  explain(
    'seats.guildOrders',
    'explain/difference.ts',
    "const SEAT_PRIVATE = ['guildOrders', 'rumors',",
    'const SEAT_PRIVATE = [',
  ),
];
