/**
 * The questions of bidding and destination rounds: bid, character, orders, destination, the
 * marker's window.
 */

import {
  LOCATIONS,
  type Location,
  PRICE_STEP,
  SHARED_LOCATIONS,
  SHOPS,
} from '../../../../../engine/games/masters-of-venice/data.ts';
import { series } from '../../../../i18n/index.ts';
import { Coins } from '../../../../table/panels/Money.tsx';
import { actionLine } from '../../strings/actions.ts';
import { t, term } from '../../strings/index.ts';
import { placeName, stockName } from '../../strings/names.ts';
import { CharacterIcon, PlaceIcon, StockIcon } from '../icons.tsx';
import { type Describe, note, sent, whyNot } from './describe.ts';

export const submitBid: Describe = ({ view, seat }, values) => {
  const cash = view.you?.cash ?? 0;
  const amount = Number(values.amount ?? 0);
  const steps = {
    bid: values.amount === undefined ? 'none' : 'some',
    up: Math.floor(amount / PRICE_STEP),
    down: Math.floor(amount / (2 * PRICE_STEP)),
    perUp: PRICE_STEP,
    perDown: 2 * PRICE_STEP,
  };
  return [
    ...sent(view.you?.bid != null && t('panel.bidSent', { amount: view.you.bid })),
    {
      kind: 'amount',
      key: 'amount',
      label: t('act.submitBid'),
      max: cash,
      step: 5,
      large: true,
      unset: true,
      quick: [0, 10, 20, 30, 50],
      target: `palazzo:${seat}`,
      text: (n) => t('effect.cash', { n }),
      face: (n) => <Coins n={n} note={t('effect.cash', { n })} />,
      help: `${t('panel.bidHelp', steps)} ${t('panel.bidSecret')}`,
    },
  ];
};

export const chooseCharacter: Describe = ({ view }) => [
  {
    kind: 'one',
    key: 'character',
    label: t('act.chooseCharacter'),
    points: true,
    choices: view.public.characterRow
      .filter((character) => character !== 'gondolieri')
      .map((character) => ({
        id: character,
        target: `character:${character}`,
        label: (
          <>
            <CharacterIcon character={character} /> {term('character', character)}
          </>
        ),
        note: term('power', character),
      })),
  },
];

export const adjustOrders: Describe = (position) => {
  const { seats, shops } = position.view.public;
  const bid = seats[position.seat]?.bid ?? 0;
  const labels = {
    up: t('panel.up', { n: Math.floor(bid / 5) }),
    down: t('panel.down', { n: Math.floor(bid / 10) }),
  };
  return [
    {
      kind: 'rows',
      key: 'move',
      label: t('act.adjustOrders'),
      rows: SHOPS.map((shop) => ({
        id: shop,
        name: stockName(shop),
        label: (
          <>
            <StockIcon stock={shop} /> {stockName(shop)}
          </>
        ),
        note: `${t('panel.orders')} ${shops[shop].orders}`,
        choices: (['up', 'down'] as const).map((direction) => {
          const action = { type: 'adjustOrders', shop, direction } as const;
          return {
            id: direction,
            value: { shop, direction },
            label: labels[direction],
            name: actionLine(position, action),
            target: `ordersPeg:${shop}`,
            blocked: whyNot(position, action),
          };
        }),
      })),
    },
  ];
};

/** The gains at a place, and whether others act there as well: read before it is chosen. */
const placeNote = (location: Location, isShared: boolean): string =>
  series([t(`placeGives.${location}`), ...(isShared ? [t('panel.shared')] : [])]);

export const submitDestination: Describe = (position, values) => {
  const { you, public: open } = position.view;
  const here = open.seats[position.seat]?.pawn?.location;
  const chosen = LOCATIONS.find((location) => location === values.location);
  return [
    ...sent(you?.destination && t('panel.destSent', { place: placeName(you.destination) })),
    {
      kind: 'place',
      key: 'location',
      label: t('act.submitDestination'),
      look: 'dial',
      points: true,
      help: chosen ? term('placeHelp', chosen) : t('panel.destHelp'),
      choices: LOCATIONS.map((location, index) => {
        const standing = location === here;
        return {
          id: location,
          target: `place:${location}`,
          blocked: standing
            ? t('panel.here')
            : whyNot(position, { type: 'submitDestination', location }),
          name: [placeName(location), term('placeHelp', location)].join('. '),
          label: (
            <>
              <PlaceIcon place={location} /> {placeName(location)}
            </>
          ),
          note: standing ? undefined : placeNote(location, index < SHARED_LOCATIONS),
        };
      }),
    },
  ];
};

/** The open window: the marker is used for one of the open turns, or the queue goes on. */
export const interrupt: Describe = (position) => {
  const { seats, activation } = position.view.public;
  const places = {
    own: seats[position.seat]?.pawn?.location,
    shared: activation?.location,
  };
  return [
    {
      kind: 'one',
      key: 'target',
      label: t('act.useInterrupt'),
      choices: (['own', 'shared'] as const).map((target) => ({
        id: target,
        target: 'marker',
        label: t(target === 'own' ? 'panel.useOwn' : 'panel.useShared'),
        note: places[target] && placeName(places[target]),
        blocked: whyNot(position, { type: 'useInterrupt', target }),
      })),
    },
  ];
};

export const declineInterrupt: Describe = () => note(t('line.declineInterrupt'));
