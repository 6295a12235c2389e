/** Actions in words. */

import type { Exchange } from '../../../../engine/games/marco-polo/data/city-cards.ts';
import { COINS_FOR_DIE } from '../../../../engine/games/marco-polo/data/gifts.ts';
import {
  CAMELS_OF_KHAN,
  CARTOGRAPHER_CAMELS,
  CARTOGRAPHER_COINS,
  COINS_FOR_GOOD,
  COINS_OF_BAG,
  COINS_OF_FIVE,
  COINS_OF_MONEYLENDER,
  ROW_BONUS,
} from '../../../../engine/games/marco-polo/data/spaces.ts';
import { GOODS } from '../../../../engine/games/marco-polo/data/vocabulary.ts';
import {
  ADJUST_COST,
  BLACK_DIE_COST,
  CARD_VALUE,
  REROLL_COST,
  SCRIBE_VP,
} from '../../../../engine/games/marco-polo/data.ts';
import type {
  Action,
  MovementWords,
  PlaceAction,
  PlayRusticianoAction,
  UseWords,
  View,
} from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { choiceOf } from '../../../table/question.ts';
import { bonusOf, cityCardOf, contractOf, palazzoExchange } from '../card-data.ts';
import type { Amounts } from '../faces/things.ts';
import { bazaarGain, cardLine } from './effects.ts';
import {
  amountName,
  diceName,
  giftName,
  goodName,
  nodeName,
  rusticianoName,
  spaceName,
} from './names.ts';
import { settingLine } from './settings.ts';
import { t } from './turn.ts';
import { theCompanion, toNode } from './ways.ts';

/** `the contract for 1 camel and 2 silk (5 coins and 3 points)` */
export function contractName(id: string): string {
  const { cost, gain } = contractOf(id);
  return t('contract.of', { cost: amountName(cost), gain: amountName(gain) });
}
const contractNames = (ids: readonly string[]): string => listed(ids.map(contractName));

/** The action as an order to oneself: `Take 3 silk with 4 and 5`. */
export function actionLine(view: View, action: Action): string {
  const seat = view.you?.seat ?? 0;
  const dice = (id: string): string => diceName(view, seat, [id]);
  switch (action.type) {
    case 'place':
      return withDice(view, action, placeLine(view, action));
    case 'completeContract':
      return completeLine(action);
    case 'moneyBag':
      return t('line.moneyBag', { dice: dice(action.die), coins: COINS_OF_BAG });
    case 'reroll':
      return t('line.reroll', { dice: dice(action.die), camels: REROLL_COST });
    case 'adjust': {
      const value = (shownBy(view, seat, action.die) ?? 0) + action.by;
      return t('line.adjust', { dice: dice(action.die), value, camels: ADJUST_COST });
    }
    case 'buyBlackDie':
      return t('line.buyBlackDie', { camels: BLACK_DIE_COST });
    case 'endTurn':
      return t('line.endTurn');
    case 'playRusticiano':
      return playLine(view, action);
    case 'useKeptCityCard': {
      const card = view.public.seats[seat]?.keptCityCard;
      return t('line.kept', { what: card ? cardUseLine(card, action) : '', value: CARD_VALUE });
    }
    case 'useGift':
      return action.die && action.value
        ? t('line.giftDie', { dice: dice(action.die), value: action.value })
        : t('line.gift', { gift: giftName(action.gift) });
    case 'useArghunCard':
      return t('line.arghun', { what: cardUseLine(action.card, action), value: CARD_VALUE });
    case 'piedroClear':
      return t('line.clear', { space: spaceName(action.space) });
    case 'moneylenderGood':
      return t('line.sellGood', { good: goodName(action.good), coins: COINS_FOR_GOOD });
    case 'saracenTrade':
      return t(action.direction === 'camelsToCoins' ? 'line.toCoins' : 'line.toCamels', {
        n: action.n,
      });
    default:
      return 'q' in action ? answerLine(view, action) : settingLine(action, view.public.round);
  }
}

type Answer = Extract<Action, { readonly q: number }>;

/** Answers to questions. */
function answerLine(view: View, action: Answer): string {
  switch (action.type) {
    case 'chooseGoods':
      return t('line.take', { what: amountName(action.goods) });
    case 'choosePair':
      return t('line.take', { what: amountName(countsOf(action.pairs.flat())) });
    case 'chooseCamelsOrCoins': {
      const asked = view.public.questions.find(({ q }) => q === action.q)?.n ?? action.camels;
      const what = amountName({ camel: action.camels, coin: asked - action.camels });
      return t('line.camelsOrCoins', { what });
    }
    case 'discardContract':
      return t('line.discard', { contracts: contractNames(action.contracts) });
    case 'doMove':
      return moveLine(action);
    case 'chooseOtherCityBonus':
      return t('line.bonus', { node: nodeName(action.node), what: markerAt(view, action.node) });
    case 'chooseOwnCityBonus':
      return t('line.bonuses', { nodes: listed(action.nodes.map(nodeName)) });
    case 'relocatePost':
      return action.from === null
        ? t('line.noRelocate')
        : t('line.relocate', { node: nodeName(action.from) });
    case 'searchContracts': {
      if (action.keep.length === 0) return t('line.keepNone');
      const what = t('line.keep', { contracts: contractNames(action.keep) });
      return givingUp(what, action.discard);
    }
    case 'pickCityCard':
      return t('line.pickCard', { what: cardLine(action.card) });
    case 'keepGifts': {
      const gifts = action.gifts.map((gift) => t('gift.quoted', { gift: giftName(gift) }));
      return t('line.keepGifts', { gifts: listed(gifts), n: gifts.length });
    }
    case 'chooseDieOrCoins':
      return action.take === 'blackDie'
        ? t('line.blackDie')
        : t('line.take', { what: amountName({ coin: COINS_FOR_DIE }) });
    case 'chooseFigure': {
      const own = view.public.seats[view.you?.seat ?? 0];
      const node = own?.figures.find(({ figure }) => figure === action.remove)?.node ?? 'venezia';
      return t('line.figure', { node: nodeName(node) });
    }
  }
}

const shownBy = (view: View, seat: number, die: string): number | null =>
  view.public.seats[seat]?.dice.find(({ id }) => id === die)?.value ?? null;

/** The values of placed dice, where they differ from the shown ones. */
function valuesOf(view: View, seat: number, { dice, adjust, values }: PlaceAction) {
  if (!adjust && !values) return undefined;
  return dice.map((id, k) => (values?.[k] ?? shownBy(view, seat, id) ?? 0) + (adjust?.[k] ?? 0));
}

const countsOf = (goods: readonly string[]): Amounts =>
  Object.fromEntries(GOODS.map((good) => [good, goods.filter((one) => one === good).length]));

/** The gain of the marker on a node. */
function markerAt(view: View, node: string): string {
  const marker = view.public.cityBonuses[node];
  return amountName(marker ? bonusOf(marker).gain : {});
}

/** The same where GF13 joins the dice. */
const freely = ({ freeBy }: PlaceAction, what: string): string =>
  freeBy ? t('line.free', { what }) : what;

/** The sentence of an act with the dice used. */
export function withDice(view: View, action: PlaceAction, what: string): string {
  const seat = view.you?.seat ?? 0;
  const dice = diceName(view, seat, action.dice, valuesOf(view, seat, action));
  return freely(action, t('line.with', { what, dice }));
}

/** The effect of placing dice, without the dice. */
function placeLine(view: View, action: PlaceAction): string {
  const { space } = action;
  switch (space) {
    case 'coins5':
      return t('line.coins5', { coins: COINS_OF_FIVE });
    case 'khan':
      return t('line.khan', {
        what: amountName({ camel: CAMELS_OF_KHAN, [action.good ?? 'good']: 1 }),
      });
    case 'contracts':
      return contractsLine(view, action);
    case 'travel':
      // A journey that is not drawn yet.
      return action.legs?.length ? moveLine({ ...action, legs: action.legs }) : spaceName(space);
    case 'venice':
    case 'gondolier':
      return postLine(action.palazzo ?? 'v1', action.pay);
    case 'companions': {
      const good = amountName({ [action.good ?? 'good']: 1 });
      if (!action.companion) return t('line.hireNobody', { good });
      return t('line.hire', { good, name: theCompanion(action.companion) });
    }
    case 'moneylender':
      return t('line.take', { what: amountName({ coin: COINS_OF_MONEYLENDER }) });
    case 'v7a':
    case 'v7b': {
      const exchange = palazzoExchange(space);
      return t('line.v7', { what: exchange ? exchangeLine(exchange, action) : '' });
    }
    case 'cityCard': {
      const card = action.card ?? '';
      const city = cityOf(view, card);
      // A gain that depends on the die alone stands in the placement's effects.
      const what =
        action.target || isChosen(card)
          ? t('line.card', { city, what: cardUseLine(card, action).replace(/\.$/, '') })
          : t('line.cardAlone', { city });
      return action.diplomat ? t('line.diplomat', { what }) : what;
    }
    default:
      return t('line.take', { what: amountName(bazaarGain(space, action.row ?? 1)) });
  }
}

/** Whether a city card asks for a number of times, or for one of two options. */
function isChosen(card: string): boolean {
  const { kind } = cityCardOf(card);
  return kind === 'exchange' || kind === 'either';
}

/** The city of a card. */
function cityOf(view: View, card: string): string {
  const slot = Object.entries(view.public.cityCards).find(([, id]) => id === card)?.[0] ?? '';
  return nodeName(slot.replace(/^sumatra\d$/, 'sumatra'));
}

function contractsLine(
  view: View,
  { picks = [], discards = [], bonuses = {} }: PlaceAction,
): string {
  const ids = picks.flatMap((space) => view.public.contractRow[space - 1] ?? []);
  const bonus: { coin: number; camel: number } = { coin: 0, camel: 0 };
  for (const [space, what] of Object.entries(bonuses)) {
    bonus[what === 'camel' ? 'camel' : 'coin'] += ROW_BONUS[Number(space) - 1] ?? 0;
  }
  if (ids.length === 0) return spaceName('contracts');
  const contracts = contractNames(ids);
  const what =
    bonus.coin + bonus.camel > 0
      ? t('line.contractsBonus', { contracts, bonus: amountName(bonus) })
      : t('line.contracts', { contracts });
  return givingUp(what, discards);
}
const givingUp = (what: string, given: readonly string[]): string =>
  given.length > 0 ? t('line.contractsFor', { what, given: contractNames(given) }) : what;

/** A movement: the ends of its legs, and its help. */
function moveLine({ legs, cartographer, postsInPassing, giftCity }: MovementWords): string {
  if (legs.length === 0) return t('line.stay');
  let what = t('line.travel', { ways: listed(legs.map(({ path }) => wayLine(path))) });
  if (cartographer) {
    const saved = amountName(
      cartographer === 'camels' ? { camel: CARTOGRAPHER_CAMELS } : { coin: CARTOGRAPHER_COINS },
    );
    what = t('line.cartographer', { what, saved });
  }
  if (giftCity) what = t('line.giftPost', { what, city: nodeName(giftCity) });
  if (!postsInPassing) return what;
  return t('line.passing', { what, cities: listed(postsInPassing.map(nodeName)) });
}

/** `3 steps via the oasis before Moscow and Moscow to Anxi` */
function wayLine(path: readonly string[]): string {
  const [to = '', ...back] = [...path].reverse();
  const by = listed([...back].reverse().map(nodeName));
  const told = { n: path.length, to: toNode(to) };
  return by ? t('line.wayBy', { ...told, by }) : t('line.way', told);
}

function postLine(node: string, pay: Amounts | undefined): string {
  if (!pay) return t('line.post', { node: nodeName(node) });
  return t('line.postPaying', { node: nodeName(node), pay: amountName(pay) });
}

const multiplied = (amounts: Amounts, n: number): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([thing, one]) => [thing, (one ?? 0) * n]));

/** An exchange done several times: `pay 2 camels for 4 points`. */
function exchangeLine({ cost, gain }: Exchange, { times = 1, pay }: UseWords): string {
  // The chosen goods replace the open ones.
  const { goodAny: _any, good2diff: _pair, ...fixed } = cost;
  const paid = pay ? { ...multiplied(fixed, times), ...pay } : multiplied(cost, times);
  return t('line.exchange', {
    cost: amountName(paid),
    gain: amountName(multiplied(gain, times)),
  });
}

/** The effect of a city card's use, without the card's own text. */
function cardUseLine(id: string, action: UseWords): string {
  const card = cityCardOf(action.target ?? id);
  if (card.kind === 'exchange') return exchangeLine(card, action);
  const option = card.kind === 'either' ? card.options[action.option ?? 0] : undefined;
  return option ? exchangeLine(option, action) : cardLine(card.id);
}

function completeLine({
  contract,
  scribe,
  double,
}: Extract<Action, { type: 'completeContract' }>): string {
  const name = contractName(contract);
  const what =
    scribe === undefined
      ? t('line.complete', { contract: name })
      : scribe === 'vp'
        ? t('line.completeScribeVp', { contract: name, vp: SCRIBE_VP })
        : t('line.completeScribe', { contract: name, good: amountName({ [scribe]: 1 }) });
  return double ? t('line.double', { what }) : what;
}

function playLine(view: View, action: PlayRusticianoAction): string {
  const { card, node, pay, space, companion, slot } = action;
  const name = rusticianoName(card);
  if (slot) return t('line.playOn', { card: name, what: spaceName(slot) });
  const what = node
    ? card === 'RU08'
      ? amountOf(view, node)
      : postLine(node, pay)
    : space
      ? t('line.clear', { space: spaceName(space) })
      : companion
        ? t('line.takeCompanion', { name: theCompanion(companion) })
        : '';
  return what
    ? t('line.playOn', { card: name, what: lowered(what) })
    : t('line.play', { card: name });
}
const amountOf = (view: View, node: string): string =>
  t('line.bonus', { node: nodeName(node), what: markerAt(view, node) });
/** As a part of a sentence. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const choiceLine = choiceOf(actionLine);
