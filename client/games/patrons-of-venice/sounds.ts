/** Which event of the game sounds how, and from which place. */

import type { BusinessId } from '../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import type { Cue } from '../../sound/cues.ts';
import { type Sounds, soundsBy } from '../../sound/sounding.ts';
import { QUARTER } from './cues.ts';
import { siteOf } from './event-sites.ts';

/** Ducats from which coins pour, and below which only a few fall. */
const MANY = 9;
const FEW = 4;
/** Seconds until the motif of the morning, after the bells of the first turn. */
const BELLS_FIRST = 2.4;
/** Seconds by which sounds wait for what is seen to begin; a person may have it go faster. */
const ROBS = 1.7;
const SPARES = 2.1;
const REPLACES = 0.8;
const PAYS = 0.7;
const CARRIED = 1.7;

const WORKSHOPS: { readonly [business in BusinessId]: (typeof QUARTER)[keyof typeof QUARTER] } = {
  draper: QUARTER.loom,
  canvaser: QUARTER.sailcloth,
  wainwright: QUARTER.wheel,
  armourer: QUARTER.anvil,
  tentmaker: QUARTER.tent,
  tailor: QUARTER.shears,
  gondolaMaker: QUARTER.plane,
};

const money = (amount: number): Cue =>
  amount >= MANY ? 'coinRain' : amount < FEW ? 'coinFew' : 'coins';

const SOUNDS: Sounds<PvEvent> = {
  handDealt: 'card',
  cardPutAside: null,
  marketDealt: 'card',
  shipDealt: 'cube',
  turnStarted: ({ turn }) =>
    turn === 1 ? ['hours', { cue: 'morning', wait: BELLS_FIRST }] : ['hour'],
  actionChosen: QUARTER.seal,
  buyingStarted: QUARTER.handbell,
  passed: 'peg',
  reserved: () => ['coinFew', { cue: QUARTER.tie, wait: PAYS }],
  reshuffled: () => [{ cue: QUARTER.shuffle, wait: REPLACES }],
  // Pirates! say themselves that they have come.
  shipmentsDrawn: ({ cards, instead }) =>
    cards.includes('pirates')
      ? []
      : instead
        ? [{ cue: QUARTER.raft, wait: REPLACES }]
        : [QUARTER.raft],
  piratesCame: ({ stolen, spared }) => [
    QUARTER.pirates,
    ...(stolen.length > 0 ? [{ cue: QUARTER.robbed, wait: ROBS }] : []),
    ...(spared.length > 0 ? [{ cue: QUARTER.spared, wait: SPARES }] : []),
  ],
  piratesDiscarded: null,
  unloaded: ({ ducats }) =>
    ducats === 0 ? [QUARTER.ashore] : [QUARTER.ashore, { cue: money(ducats), wait: PAYS }],
  shipsSailed: QUARTER.oars,
  shipmentPlaced: QUARTER.aboard,
  sold: ({ ducats }) =>
    ducats === 0 ? ['peg'] : [QUARTER.basket, { cue: money(ducats), wait: PAYS }],
  bought: () => ['coinFew', { cue: QUARTER.basket, wait: PAYS }],
  businessSponsored: ({ shown, price }) => [
    ...(shown.length > 0 ? (['card'] as const) : []),
    money(price),
    { cue: QUARTER.hammers, wait: PAYS },
  ],
  statueRaised: ({ price }) => [money(price), { cue: QUARTER.unveil, wait: PAYS }],
  produced: ({ business, income, favour }) => [
    WORKSHOPS[business],
    ...(income > 0 ? [{ cue: money(income), wait: CARRIED }] : []),
    ...(favour ? [{ cue: QUARTER.favour, wait: CARRIED }] : []),
  ],
  productionEnded: 'peg',
  matchEnded: ({ winners }, seat) =>
    seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
};

/** What an event sounds like to the person on a seat, and from which place. */
export const soundsOf = soundsBy(SOUNDS, siteOf);
