/** Masters of Venice, in the form of the contract: the whole game as one object. */

import { gameOf } from '../../kit/game.ts';
import { apply } from './actions.ts';
import { beforehand } from './beforehand.ts';
import { bots } from './bot/index.ts';
import scale from './bot/scale.json' with { type: 'json' };
import { clocks } from './clock-presets.ts';
import { colors } from './colors.ts';
import { deciding } from './deciding.ts';
import { describe } from './describe.ts';
import { Economy } from './economy.ts';
import { EVENT_WORDS } from './event-words.ts';
import { fromHands } from './from-hands.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { position } from './position.ts';
import { reveals } from './reveals.ts';
import { rules } from './rule-index.ts';
import { standings } from './scoring.ts';
import { script } from './script.ts';
import { determinize, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import { standIn } from './standIn.ts';
import { DRAWS, PHASE, PHASE_FINISHED, round, STATE_LENGTH } from './state.ts';
import { timers } from './timers.ts';
import type { Action, Options, View } from './types.ts';
import { own, publicShape, view } from './view.ts';

export const mastersOfVenice = gameOf<Action, View, Options>(deciding, {
  version: '0.1.0',
  seats: { min: 2, max: 5 }, // MV-101
  rules,
  scoreUnit: 'points',
  colors,
  deals: false, // MV-805
  asides: { match: 500 },
  publicShape,
  eventWords: EVENT_WORDS,
  stateLength: STATE_LENGTH,
  options,
  setup,
  apply,
  over: { at: PHASE, is: PHASE_FINISHED },
  round,
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
  standIn,
  beforehand,
  bots,
  scale,
  // The rounds of bids: a term begins with one.
  stand: { seats: 4, options: { money: 'open' }, from: { one: 13, two: 9, full: 1 } },
  timers,
  clocks,
  script,
  Economy,
});
