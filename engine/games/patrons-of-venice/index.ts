/** The Patrons of Venice, in the form of the contract: the whole game as one object. */

import { gameOf } from '../../kit/game.ts';
import { apply } from './actions.ts';
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
import { onlyAnswer, standIn } from './stand-in.ts';
import { DRAWS, PHASE, PHASE_OVER, STATE_LENGTH, TURN } from './state.ts';
import { timers } from './timers.ts';
import type { Action, OpenAction, Options, View } from './types.ts';
import { own, publicShape, view } from './view.ts';

export const patronsOfVenice = gameOf<Action, View, Options, OpenAction>(deciding, {
  version: '0.1.0',
  seats: { min: MIN_SEATS, max: MAX_SEATS }, // PV-001
  rules,
  publicShape,
  scoreUnit: 'points',
  // PV-004: the rules' brown is the house's purple.
  colors: ['blue', 'red', 'green', 'yellow', 'purple'],
  deals: false,
  // Nothing can be done out of turn; only undos are counted.
  asides: { match: 400 },
  eventWords: EVENT_WORDS,
  stateLength: STATE_LENGTH,
  options,
  setup,
  over: { at: PHASE, is: PHASE_OVER },
  turn: (s) => s[TURN],
  round: (s) => s[TURN],
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
  standIn,
  onlyAnswer,
  beforehand,
  bots,
  scale,
  // Rules, section 11: chance alone may build for hundreds of turns without reaching the target.
  botsOnly: { maxTurns: 120 },
  // By turns, of which four patrons play 36 in the middle: the city has grown before it is shown.
  stand: {
    seats: 4,
    options: {},
    from: { one: 8, two: 4, full: 1 },
    unhurried: true,
  },
  timers,
  clocks,
  pile,
  Economy,
});
