/** Strozzi, in the form of the contract: the whole game as one object. */

import { COLORS } from '../../core/colors.ts';
import { gameOf } from '../../kit/game.ts';
import { apply, standIn } from './actions.ts';
import { beforehand } from './beforehand.ts';
import { bots } from './bot/index.ts';
import scale from './bot/scale.json' with { type: 'json' };
import { clocks } from './clock-presets.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { deciding } from './deciding.ts';
import { describe } from './describe.ts';
import { Economy } from './economy.ts';
import { EVENT_WORDS } from './event-words.ts';
import { fromHands } from './from-view.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { pile } from './pile.ts';
import { position } from './position/index.ts';
import { reveals } from './reveals.ts';
import { rules } from './rule-index.ts';
import { standings } from './scoring.ts';
import { determinize, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import { DRAWS, PHASE, PHASE_OVER, ROUND, STATE_LENGTH, shipOfMatch } from './state.ts';
import { timers } from './timers.ts';
import type { Action, Options, View } from './types.ts';
import { own, publicShape, view } from './view.ts';

export const strozzi = gameOf<Action, View, Options>(deciding, {
  version: '0.1.0',
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // ST-001
  rules,
  publicShape,
  scoreUnit: 'money',
  colors: COLORS,
  deals: false,
  // Nothing can be done out of turn; only a turn's undos are counted.
  asides: { match: 200 },
  eventWords: EVENT_WORDS,
  stateLength: STATE_LENGTH,
  options,
  setup,
  over: { at: PHASE, is: PHASE_OVER },
  round: (s) => s[ROUND],
  castCount: shipOfMatch,
  apply,
  view,
  own,
  determinize,
  secrets,
  fromHands,
  position,
  describe,
  invariants,
  standings,
  drawsAt: DRAWS,
  reveals,
  // A flag or a pass reveals nothing: it can be taken back until the next player has answered.
  undoUntilAnswered: true,
  standIn,
  beforehand,
  bots,
  scale,
  // The rounds: each begins with all flags and empty harbours.
  stand: {
    seats: 5,
    options: { openMoney: true },
    from: { one: 3, two: 2, full: 1 },
    unhurried: true,
  },
  timers,
  clocks,
  pile,
  Economy,
});
