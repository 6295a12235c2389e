/** Masters of Venice, as the house knows it: everything of this game behind one object. */

import type { Chance } from '../../core/chance.ts';
import type { Game } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import { apply, check, decode, encode, legal, MAX_LEGAL } from './actions.ts';
import { bots } from './bot/index.ts';
import { clocks } from './clock-presets.ts';
import { colors } from './colors.ts';
import { describe } from './describe.ts';
import { Economy } from './economy.ts';
import { ERRORS } from './errors.ts';
import { EVENT_WORDS } from './event-words.ts';
import { explain } from './explain/index.ts';
import { deciders } from './flow/deciders.ts';
import { fromHands } from './from-hands.ts';
import { fromView } from './from-view.ts';
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
import { DRAWS, PHASE, PHASE_FINISHED, round, STATE_LENGTH, type State } from './state.ts';
import { timers } from './timers.ts';
import type { Action, Options, View } from './types.ts';
import { eventFor, publicShape, view } from './view.ts';

export const mastersOfVenice: Game<Action, View, Options, never> = {
  id: 'masters-of-venice',
  version: '0.1.0',
  seats: { min: 2, max: 5 }, // MV-101
  rules,
  errors: ERRORS,
  scoreUnit: 'points',
  colors,
  deals: false, // MV-805
  asides: { match: 500 },
  publicShape,
  eventWords: EVENT_WORDS,
  stateLength: STATE_LENGTH,
  maxLegal: MAX_LEGAL,
  options,
  setup: (seats: number, chosen: Options, chance: Chance, sink?: EventSink): State =>
    setup(seats, chosen, chance, sink ?? null),
  deciders,
  isFinished: (s) => s[PHASE] === PHASE_FINISHED,
  round,
  legal,
  check,
  explain,
  apply,
  encode,
  decode,
  view,
  eventFor,
  determinize,
  secrets,
  fromView,
  fromHands,
  position,
  describe,
  invariants,
  standings,
  draws: (s) => s[DRAWS],
  reveals,
  standIn,
  bots,
  // The rounds of bids: a term begins with one.
  stand: { seats: 4, options: { money: 'open' }, from: { one: 13, two: 9, full: 1 } },
  timers,
  clocks,
  script,
  economy: () => new Economy(),
};
