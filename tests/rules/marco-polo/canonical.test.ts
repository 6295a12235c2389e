/**
 * Views and actions are the canonical JSON of appendix B, over random matches. Dice are named after
 * the place of their seat at the table, not after the colour that it wears: rules know no colours. The
 * example of the appendix is spelled so.
 */

import { holdsToAppendix } from '../appendix.ts';
import { samples } from './samples.ts';
import { game } from './table.ts';

const ASKED: readonly string[] = [
  'place',
  'useKeptCityCard',
  'useArghunCard',
  'playRusticiano',
  'useGift',
];

const ONLY_NEW: readonly string[] = ['keepGifts', 'chooseDieOrCoins'];

holdsToAppendix(
  samples,
  'BAD_PARAM',
  [
    { phase: 'LUNCH' },
    { decider: [0, 9] },
    { round: 6 },
    { contractRow: ['C01'] },
    { startSeat: 7 },
    { beijing: [0, null, null, null] },
  ],
  // The table handles undos. The schema leaves the required fields of a card, a connection or picks
  // to the rules (section 5.5, appendix B.1): of those actions only complete ones are compared.
  // `die` and `value` of a gift occur exactly with GF12. Without the New Characters their answers
  // do not exist.
  (action, _seats, state, seat) =>
    action.type === 'undo' ||
    ONLY_NEW.includes(String(action.type)) ||
    (ASKED.includes(String(action.type)) &&
      game.explain(state, seat, action)?.code === 'BAD_PARAM'),
);
