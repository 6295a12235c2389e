/** Leaks to plant in the engine's real source: the battery must catch each (see `planted.ts`). */

import { events, explain, type Leak, legal, view } from '../../battery/leak.ts';

export const leaks: readonly Leak[] = [
  view('piles', 'view.ts', 'specialPile: s[S.SPECIAL_SIZE],', 'specialPile: s[S.SPECIAL],'),
  view(
    'piles',
    'view.ts',
    'contractStacks: s[S.STACKS_SIZE] / STACK_SIZE,',
    'contractStacks: s[S.STACKS],',
  ),
  view('piles', 'view.ts', 'cityPile: s[S.CITY_SIZE],', 'cityPile: s[S.CITY_PILE],'),
  view(
    'piles',
    'view.ts',
    'companionStack: s[S.COMPANION_STACK_SIZE],',
    'companionStack: s[S.COMPANION_STACK],',
  ),
  view('piles', 'view.ts', 'giftPile: s[S.GIFT_SIZE],', 'giftPile: s[S.GIFT_PILE],'),
  view(
    'seats.goals',
    'view.ts',
    'goals: isOver ? drawn(s, S.GOAL + block, KEPT_GOALS, GOAL_IDS) : null,',
    'goals: drawn(s, S.GOAL + block, KEPT_GOALS, GOAL_IDS),',
  ),
  view(
    'seats.rusticiano',
    'view.ts',
    'rusticiano: isOpen ? named(s[S.RUSTICIANO_LEFT + block], RUSTICIANO_CARDS) : null,',
    'rusticiano: named(s[S.RUSTICIANO_LEFT + block], RUSTICIANO_CARDS),',
  ),
  view(
    'seats.bellela',
    'view.ts',
    'bellela: isOpen ? named(s[S.BELLELA_LEFT + block], CHARACTERS) : null,',
    'bellela: named(s[S.BELLELA_LEFT + block], CHARACTERS),',
  ),
  events(
    'piles',
    'phases/turns.ts',
    "if (sink) tell(sink, { type: 'turnStarted', seat: p });",
    "if (sink) tell(sink, { type: 'turnStarted', seat: s[S.SPECIAL] });",
  ),
  // Each seat's dealt cards are for the seat alone.
  events(
    'seats.goals',
    'phases/round.ts',
    "tell(sink, { type: 'roundStarted', round: s[S.ROUND], startSeat });",
    "tell(sink, { type: 'roundStarted', round: s[S.ROUND], startSeat: s[S.GOAL + S.at(0)] });",
  ),
  events(
    'seats.rusticiano',
    'phases/round-end.ts',
    "if (sink) tell(sink, { type: 'turnEnded', seat: p });",
    "if (sink) tell(sink, { type: 'turnEnded', seat: s[S.RUSTICIANO_LEFT + S.at(S.after(s, p))] });",
  ),
  events(
    'seats.bellela',
    'phases/round-end.ts',
    "if (sink) tell(sink, { type: 'turnEnded', seat: p });",
    "if (sink) tell(sink, { type: 'turnEnded', seat: s[S.BELLELA_LEFT + S.at(S.after(s, p))] });",
  ),
  // The list reveals the secret by its number of repeats.
  legal(
    'piles',
    'actions.ts',
    'if (noMain || mayEnd(s, p)) out[n++] = END_TURN;',
    'for (let i = s[S.SPECIAL] & 1; (noMain || mayEnd(s, p)) && i < 2; i++) out[n++] = END_TURN;',
  ),
  legal(
    'seats.goals',
    'actions.ts',
    'if (noMain || mayEnd(s, p)) out[n++] = END_TURN;',
    'if (noMain || mayEnd(s, p)) out[n++] = END_TURN;\n' +
      '  if (n > 0 && s[S.GOAL + S.at(S.after(s, p))] % 4 === 0) out[n] = out[n++ - 1];',
  ),
  legal(
    'seats.rusticiano',
    'actions.ts',
    'if (noMain || mayEnd(s, p)) out[n++] = END_TURN;',
    'if (noMain || mayEnd(s, p)) out[n++] = END_TURN;\n' +
      '  if (n > 0 && s[S.RUSTICIANO_LEFT + S.at(S.after(s, p))] & 1) out[n] = out[n++ - 1];',
  ),
  explain(
    'piles',
    'figures.ts',
    "if (error === 'CONTRACT_LIMIT') return { most: MOST_HELD };",
    'if (s[S.CITY_PILE] >= 0) return { most: s[S.CITY_PILE] };',
  ),
  explain(
    'seats.goals',
    'explain.ts',
    'decider: members(deciders(s)) };',
    'decider: [s[S.GOAL], s[S.GOAL + S.at(1)]] };',
  ),
  explain(
    'seats.rusticiano',
    'explain.ts',
    'asked,',
    'asked: { ...asked, others: s[S.RUSTICIANO_LEFT + S.at(S.after(s, p))] },',
  ),
  explain(
    'seats.bellela',
    'explain.ts',
    'own: { coins, camels, pepper, silk, gold },',
    'own: { coins, camels, pepper, silk, gold, others: s[S.BELLELA_LEFT + S.at(S.after(s, p))] },',
  ),
];
