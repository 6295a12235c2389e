/** Which event of the game sounds how, and from which place. */

import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import type { Cue } from '../../sound/cues.ts';
import { type Sounds, soundsBy } from '../../sound/sounding.ts';
import { ROOM } from './cues.ts';
import { siteOf } from './event-sites.ts';

/** Seconds by which a seal waits for the scroll that it closes. */
const SEALED = 0.5;

/** What is paid or gained: coins, or goods on wood; points alone are silent. */
const purse = ({ coin = 0, ...rest }: { readonly coin?: number; readonly vp?: number }): Cue[] => {
  const { vp: _points, ...goods } = rest;
  if (coin > 0) return [coin > 6 ? 'coins' : 'coinFew'];
  return Object.keys(goods).length > 0 ? ['peg'] : [];
};

const SOUNDS: Sounds<MpEvent> = {
  charactersOffered: 'card',
  characterPicked: 'card',
  goalsDealt: 'card',
  goalsChosen: null,
  startChosen: 'peg',
  roundStarted: ROOM.round,
  roundCharacterChosen: 'card',
  companionTaken: ROOM.drawer,
  companionRefused: null,
  diceRolled: ROOM.bowl,
  contractsLaidOut: ROOM.scroll,
  turnStarted: null,
  dicePlaced: ROOM.die,
  paid: ({ cost }) => purse(cost),
  gained: ({ gain }) => purse(gain),
  moved: ROOM.ride,
  postPlaced: ROOM.post,
  postRelocated: ROOM.post,
  outpostTaken: 'card',
  contractsTaken: ROOM.scroll,
  contractsDrawn: ROOM.scroll,
  contractsDiscarded: 'card',
  contractsShown: 'card',
  contractCompleted: () => [ROOM.scroll, { cue: ROOM.seal, wait: SEALED }],
  cityCardUsed: 'card',
  cityCardsShown: 'card',
  cityCardKept: 'card',
  cityCardLaid: 'card',
  giftsDrawn: 'card',
  giftsKept: 'card',
  giftUsed: 'card',
  dieChanged: ROOM.die,
  blackDieTaken: ROOM.die,
  spaceCleared: ROOM.die,
  rusticianoPlayed: 'card',
  traded: 'coins',
  turnEnded: null,
  figureRemoved: null,
  roundEnded: ROOM.drawer,
  matchEnded: ({ winners }, seat) =>
    seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
};

/** What an event sounds like to the person on a seat, and from which place. */
export const soundsOf = soundsBy(SOUNDS, siteOf);
