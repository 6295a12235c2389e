/** Which event of the game sounds how, and from which place. */

import { LARGE_PAY } from '../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import type { Cue } from '../../sound/cues.ts';
import { type Sounds, soundsBy } from '../../sound/sounding.ts';
import { TOWN } from './cues.ts';
import { siteOf } from './event-sites.ts';

/** Ducats from which coins pour, and below which only a few fall. */
const MANY = 60;
const FEW = 20;
/** Seconds by which sounds wait for what is seen to begin; a person may have it go faster. */
const BELLS_FIRST = 2.4;
const BEAMS = 1;
const DRIVEN = 0.75;
const PAID = 1.9;
const RUN = 1.2;
/** Seconds after which the first contract lights up on the board. */
const COUNTED = 1.2;

const money = (amount: number): Cue =>
  amount >= MANY ? 'coinRain' : amount < FEW ? 'coinFew' : 'coins';

const SOUNDS: Sounds<GeEvent> = {
  turnStarted: ({ turn }) =>
    turn === 1 ? ['hours', { cue: 'morning', wait: BELLS_FIRST }] : ['hour'],
  diceRolled: () => [TOWN.dice, { cue: TOWN.beams, wait: BEAMS }],
  startingSpaceUsed: TOWN.tablet,
  towerPlaced: TOWN.tower,
  roundShortened: TOWN.market,
  towerMoved: TOWN.hop,
  actionUnused: TOWN.shut,
  actionTaken: TOWN.open,
  extraActionUsed: TOWN.tablet,
  ownerPaid: 'coinFew',
  yielded: ({ commodities, tile, markers }) => [
    ...(commodities.length > 0 ? [TOWN.goods] : []),
    ...(tile ? [TOWN.tablet] : []),
    ...(markers > 0 ? (['peg'] as const) : []),
  ],
  cardDrawn: 'card',
  pileShuffled: 'card',
  orderDelivered: ({ ducats }) =>
    ducats < LARGE_PAY
      ? [TOWN.goods, { cue: money(ducats), wait: DRIVEN }]
      : [
          { cue: TOWN.cart, wait: DRIVEN },
          { cue: 'coinRain', wait: PAID },
        ],
  rewardTaken: TOWN.tablet,
  messageDelivered: ({ ducats }) => [TOWN.run, { cue: money(ducats), wait: RUN }],
  commodityTaken: TOWN.goods,
  traded: () => [TOWN.tablet, { cue: TOWN.goods, wait: 0.4 }],
  buildingActionUsed: TOWN.open,
  actionEnded: null,
  offerMade: TOWN.tray,
  offerRevised: TOWN.raise,
  // Of those that a deal or the end of the way closes, the deal or the way tells.
  offerEnded: ({ because }) => (because === 'closed' || because === 'void' ? [] : [TOWN.sink]),
  passed: TOWN.pass,
  dealStruck: TOWN.deal,
  handed: ({ ducats, commodities, tiles }) => [
    ...(ducats > 0 ? [money(ducats)] : []),
    ...(Object.keys(commodities).length + Object.keys(tiles).length > 0 ? [TOWN.goods] : []),
  ],
  cardsHanded: 'card',
  choiceAsked: null,
  acquiringStarted: null,
  acquired: ({ ops }) => [
    ...(ops.some(({ was }) => was !== null) ? [TOWN.tear] : []),
    ...(ops.some(({ op }) => op !== 'remove') ? [{ cue: TOWN.plant, wait: 0.4 }] : []),
  ],
  acquireDeclined: TOWN.pass,
  roundEnded: TOWN.market,
  // Whoever holds none shows none.
  contractsRevealed: ({ cards }) =>
    cards.length > 0 ? [{ cue: TOWN.contracts, seen: COUNTED }] : [],
  matchEnded: ({ winners }, seat) =>
    seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
};

/** What an event sounds like to the person on a seat, and from which place. */
export const soundsOf = soundsBy(SOUNDS, siteOf);
