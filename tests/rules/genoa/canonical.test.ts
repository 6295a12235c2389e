/** Views and actions are the canonical JSON of appendix A, over random matches. */

import type { PublicView } from '../../../engine/games/genoa/types.ts';
import { holdsToAppendix } from '../appendix.ts';
import { samples } from './samples.ts';
import { game } from './table.ts';

holdsToAppendix(
  samples,
  'E_PARAM',
  [
    { state: 'LUNCH' },
    { decider: [0, 9] },
    { roundsLeft: 13 },
    { supply: { commodities: { gold: 1 }, tiles: {} } },
    { path: ['s62', 's62'] },
    { owners: { market: 0 } },
  ],
  // Rules, section 5.7.3: the merchant proposes to another seat of this table, and has no tile to spend.
  (action, seats, state, seat) => {
    const view = game.view(state, 'public', []).public as PublicView;
    const isOpen = ['CLAIM', 'ACTION', 'MOVE'].includes(view.state) && !view.pending;
    if (!isOpen || view.merchant !== seat) return false;
    if (action.type === 'propose') {
      const isSpace = game.explain(state, seat, action)?.code !== 'E_BAD_TARGET';
      return isSpace && (action.player === seat || Number(action.player) >= seats);
    }
    const standing = view.offers.find(({ id }) => id === action.offerId);
    return action.type === 'revise' && action.useExtra === true && standing?.maker === seat;
  },
);
