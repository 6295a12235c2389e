/** Genoa, in the form of the contract: the whole game as one object. */

import { gameOf } from '../../kit/game.ts';
import { apply, codec, deciders } from './actions.ts';
import { viewByAppendix } from './appendix-view.ts';
import { beforehand } from './beforehand.ts';
import { bots } from './bot/index.ts';
import { patience } from './bot/patience.ts';
import scale from './bot/scale.json' with { type: 'json' };
import { clocks } from './clock-presets.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { deciding } from './deciding.ts';
import { describe } from './describe.ts';
import { Economy } from './economy.ts';
import { EVENT_WORDS } from './event-words.ts';
import { beginsRound, isPhase2 } from './flow.ts';
import { fromHands } from './from-view.ts';
import { invariants } from './invariants.ts';
import { firstRounds, options } from './options.ts';
import { pile, script } from './pile.ts';
import { position } from './position/index.ts';
import { reveals } from './reveals.ts';
import { rules } from './rule-index.ts';
import { standings } from './scoring.ts';
import { determinize, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import { standIn } from './stand-in.ts';
import * as S from './state.ts';
import { timers } from './timers.ts';
import type { Action, OpenAction, Options, View } from './types.ts';
import { own, publicShape, view } from './view.ts';

/** Everybody but the merchant may make offers while the tower is under way (GE-518). */
function mayAct(s: S.State): number {
  if (!isPhase2(s) || s[S.PENDING] !== S.NOTHING_PENDING) return 0;
  return ((1 << s[S.SEATS]) - 1) & ~(1 << s[S.MERCHANT]) & ~deciders(s);
}

export const genoa = gameOf<Action, View, Options, OpenAction>(deciding, {
  version: '0.2.0',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  rules,
  publicShape,
  scoreUnit: 'money',
  colors: ['blue', 'red', 'green', 'yellow', 'purple'],
  deals: true,
  asides: { match: 2000, turn: 120 },
  eventWords: EVENT_WORDS,
  stateLength: S.STATE_LENGTH,
  options,
  setup,
  over: { at: S.PHASE, is: S.OVER },
  mayAct,
  turn: (s) => s[S.TURN],
  round: (s) => firstRounds(s) - s[S.ROUNDS_LEFT] + 1,
  // A round of five merchants is too long to wait for.
  castCount: (s) => s[S.TURN],
  apply,
  view,
  own,
  viewByAppendix,
  // Section 5.11: zero amounts and empty parts are left out, and a card says how it is shown.
  spelling: (s, p, action) => codec.decode(s, p, codec.encode(s, p, action)),
  determinize,
  secrets,
  fromHands,
  position,
  describe,
  invariants,
  standings,
  drawsAt: S.DRAWS,
  reveals,
  standIn,
  beforehand,
  bots,
  scale,
  // Of four rounds; holdings are public. A round of five seats takes a quarter of an hour, and only
  // the last one is never shortened by the Market.
  stand: {
    seats: 5,
    options: { openMoney: true, shortGame: true },
    from: { one: 4, two: 3, full: 1 },
    unhurried: true,
    leisure: 1.7,
    fits: beginsRound,
  },
  timers,
  patience,
  clocks,
  script,
  pile,
  Economy,
});
