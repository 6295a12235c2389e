/** The effects of an action, one thing each, as far as they are known. */

import type { Good, LeadAction } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Action } from '../../../../engine/games/patrons-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import {
  businessOf,
  cardsIn,
  goodValue,
  isTradeOnly,
  ownDucats,
  priceAt,
  receiverOf,
  saleOf,
  shipmentOnBoard,
  statuePrice,
} from '../facts.ts';
import { incomeAt, outlook, type Recipe, recipes, statueOutlook } from '../forecast.ts';
import type { Position } from '../position.ts';
import { fullest, production } from '../production.ts';
import { t } from './index.ts';
import { aBusiness, cardsName, outputName } from './names.ts';
import { incomeLine, outlookParts, recipeLine, statueParts } from './outlook.ts';

/** All known effects; empty where the action's name is enough. */
export function effectsOf(position: Position, action: Action): readonly string[] {
  const { view, seat } = position;
  switch (action.type) {
    case 'chooseAction':
      return [chosenLine(position, action.action)];
    case 'reserve': {
      const good = view.public.seats[action.boardOwner]?.ships[action.ship]?.good;
      return good ? goodParts(position, good) : [];
    }
    case 'unload': {
      const good = shipmentOnBoard(view.public)?.good;
      if (!good) return [];
      return action.choice === 'keep' ? servesParts(position, good) : [goesTo(good)];
    }
    case 'placeShipment':
      return goodParts(position, action.good);
    case 'buy':
      return [
        ...servesParts(position, action.good),
        ducatsLeft(position, -priceAt(action.from, action.good)),
      ];
    case 'sell':
      return action.goods && cardsIn(action.goods) > 0
        ? [ducatsLeft(position, saleOf(action.goods).ducats)]
        : [];
    case 'sponsorBusiness': {
      const { business, site } = action;
      const said = outlookParts(view, outlook(view.public, seat, site, business));
      return [...said, ducatsLeft(position, -businessOf(business).cost)];
    }
    case 'sponsorStatue': {
      const said = statueParts(view, statueOutlook(view.public, action.campo));
      return [...said, ducatsLeft(position, -statuePrice(view.public))];
    }
    case 'produce': {
      const built = view.public.sites[action.site];
      if (!built) return [];
      const made = view.you && production(view.public, view.you, [action.site]);
      return [
        incomeLine(incomeAt(view.public, action.site, built.business)),
        ...(made && made.favours > 0 ? [t('effect.favour')] : []),
      ];
    }
    default:
      return [];
  }
}

const ducatsLeft = ({ view }: Position, by: number): string =>
  t('effect.ducats', { n: ownDucats(view) + by });

/** The destination of a sold shipment (PV-040). */
const goesTo = (good: Good): string => t(isTradeOnly(good) ? 'effect.discard' : 'effect.market');

/** The worth of a good, and its uses. */
const goodParts = (position: Position, good: Good): readonly string[] => [
  t('effect.worth', { n: goodValue(good) }),
  ...servesParts(position, good),
];

/** Recipes that come nearer with a good, the nearest first. */
function served({ view }: Position, good: Good): readonly Recipe[] {
  const { you } = view;
  if (!you || (you.hand[good] ?? 0) > 0) return [];
  const hand = { ...you.hand, [good]: 1 };
  return recipes(view.public, { ...you, hand })
    .filter(({ inputs, owned, tiles }) => {
      return owned + tiles > 0 && inputs.some((input) => input.good === good);
    })
    .sort((a, b) => near(b) - near(a));
}
const near = ({ held, inputs, owned }: Recipe): number =>
  held / inputs.length + (owned > 0 ? 1 : 0);

function servesParts(position: Position, good: Good): readonly string[] {
  if (isTradeOnly(good)) return [t('effect.tradeOnly')];
  return served(position, good).slice(0, 2).map(recipeLine);
}

/** The effect of one of the five actions for oneself now. */
function chosenLine(position: Position, action: LeadAction): string {
  const { view, seat } = position;
  const { seats } = view.public;
  switch (action) {
    case 'reserve': {
      const ships = seats.flatMap((one) => Object.values(one.ships));
      const free = ships.filter((ship) => ship && ship.reservedBy === null).length;
      return t('choose.reserve', { free, cubes: seats[seat]?.cubesLeft ?? 0 });
    }
    case 'sail': {
      const goods = seats.flatMap(({ seat: board, ships }) =>
        ships.right && receiverOf(board, ships.right) === seat ? [ships.right.good] : [],
      );
      const open = seats[seat]?.ships.right?.reservedBy === null;
      const cards = cardsName(goods);
      if (!cards) return t('choose.sailNone');
      return t(open ? 'choose.sailOpen' : 'choose.sail', { cards });
    }
    case 'trade': {
      const { market, wharf } = view.public;
      const { ducats } = saleOf(view.you?.hand ?? {});
      return t('choose.trade', { ducats, n: cardsIn(market) + cardsIn(wharf) });
    }
    case 'sponsor':
      return sponsorLine(position);
    case 'produce':
      return produceLine(position);
  }
}

function sponsorLine({ view }: Position): string {
  const { you } = view;
  if (!you) return '';
  const ducats = ownDucats(view);
  const possible = recipes(view.public, you)
    .filter(({ business, tiles, owned, licensed }) => {
      return tiles > 0 && (owned > 0 || licensed) && businessOf(business).cost <= ducats;
    })
    .map(({ business }) => aBusiness(business));
  const statue = view.public.statuesLeft > 0 && statuePrice(view.public) <= ducats;
  const all = [...possible, ...(statue ? [t('choose.statue')] : [])];
  return all.length > 0 ? t('choose.sponsor', { what: listed(all) }) : t('choose.sponsorNone');
}

function produceLine({ view, seat }: Position): string {
  const { you } = view;
  const sites = you ? fullest(view.public, you) : [];
  if (!you || sites.length === 0) return t('choose.produceNone');
  const { ducats, favours } = production(view.public, you, sites);
  const made = sites.flatMap((site) => view.public.sites[site]?.business ?? []);
  const goods = listed(made.map((business) => outputName(businessOf(business).output)));
  return t('choose.produce', { goods, ducats: ducats[seat] ?? 0, favours });
}
