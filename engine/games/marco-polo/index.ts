/** The Voyages of Marco Polo with Agents of Venice, in the form of the contract: one object. */

import type { Game } from '../../core/contract.ts';
import { erase } from '../../core/erase.ts';
import { eventFor } from '../../kit/emit.ts';
import { apply, check, codec, deciders, legal, MAX_LEGAL } from './actions.ts';
import { beforehand } from './beforehand.ts';
import { bots } from './bot/index.ts';
import scale from './bot/scale.json' with { type: 'json' };
import { chances } from './chances.ts';
import { clocks } from './clock-presets.ts';
import { inColors } from './colours.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { describe } from './describe.ts';
import { Economy } from './economy.ts';
import { ERRORS } from './errors.ts';
import { EVENT_WORDS } from './event-words.ts';
import { explain } from './explain.ts';
import { fromHands, fromView } from './from-view.ts';
import { invariants } from './invariants.ts';
import { options } from './options.ts';
import { pile, script } from './pile.ts';
import { position } from './position/index.ts';
import { rules } from './rule-index.ts';
import { standings } from './scoring.ts';
import { determinize, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import { standIn } from './stand-in.ts';
import * as S from './state.ts';
import { timers } from './timers.ts';
import type { Action, OpenAction, Options, View } from './types.ts';
import { reveals } from './undoable.ts';
import { own, publicShape, view } from './view.ts';

type Whole = Game<Action, View, Options, OpenAction>;

export const marcoPolo: Whole = {
  id: 'marco-polo',
  version: '0.2.0',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  rules,
  errors: ERRORS,
  publicShape,
  scoreUnit: 'points',
  colors: ['blue', 'yellow', 'green', 'red', 'purple'],
  deals: false,
  asides: { match: 40, composed: true },
  eventWords: EVENT_WORDS,
  stateLength: S.STATE_LENGTH,
  maxLegal: MAX_LEGAL,
  options,
  setup: (seats, chosen, chance, sink) => setup(seats, chosen, chance, sink ?? null),
  deciders,
  isFinished: (s) => s[S.PHASE] === S.OVER,
  turn: (s) => s[S.TURN],
  round: (s) => Math.max(1, s[S.ROUND]),
  legal,
  check,
  explain,
  apply,
  encode: codec.encode as Whole['encode'],
  decode: codec.decode as Whole['decode'],
  view,
  own,
  eventFor,
  determinize,
  secrets,
  fromView,
  fromHands,
  position,
  describe,
  invariants,
  standings,
  draws: (s) => s[S.DRAWS],
  reveals,
  standIn,
  beforehand,
  bots,
  scale,
  // Two rounds in a quarter of an hour: people must be able to read a placement's gain before the
  // next one.
  stand: {
    seats: 4,
    options: {},
    from: { one: 4, two: 3, full: 1 },
    leisure: 1.9,
  },
  timers,
  clocks,
  script,
  pile,
  chances,
  inColors: (colors) => inColors(erase(marcoPolo), colors),
  economy: () => new Economy(),
};
