/** Events as sentences: for the log, the announcements and "What just happened?". */

import type { GameEvent, ViewBase } from '../../../../engine/core/contract.ts';
import { BONUS_IDS } from '../../../../engine/games/marco-polo/cards.ts';
import { CHARACTER_IDS } from '../../../../engine/games/marco-polo/data/people.ts';
import type { MpEvent, Shown } from '../../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import { outpostOf, palazzoExchange } from '../card-data.ts';
import { contractName } from './actions.ts';
import { cardLine, cardName } from './effects.ts';
import {
  amountName,
  characterName,
  companionName,
  dieName,
  giftName,
  kindOf,
  nodeName,
  rusticianoName,
  seatName,
  seatNames,
  spaceName,
} from './names.ts';
import { t } from './told.ts';

/** One event in words; null if another sentence tells it already. */
export function sentence(event: GameEvent, base: ViewBase, you: number | null): string | null {
  const line = tell(event as unknown as MpEvent, base as View, you);
  return line === null ? null : capital(line);
}

/** Dice as they lie: `a 4`, `black die 2`. */
export const shownName = (dice: readonly Shown[]): string =>
  listed(dice.map(({ id, value }) => dieName({ kind: kindOf(id), value })));

interface By {
  readonly name: string;
  readonly you: string;
}
type Teller = (seat: number) => By;

/** What is taken; why, where no other sentence has just said it. */
function gained({ source, gain }: Extract<MpEvent, { type: 'gained' }>, who: By): string {
  const why = reason(source);
  return t(why ? 'event.gainedFor' : 'event.gained', { ...who, what: amountName(gain), why });
}

function reason(source: string): string {
  if (CHARACTER_IDS.includes(source)) return characterName(source);
  if (BONUS_IDS.includes(source)) return t('event.for.bonus');
  return source === 'roll' ? t('event.for.roll') : '';
}

function tell(event: MpEvent, view: View, you: number | null): string | null {
  const by: Teller = (seat) => ({
    name: seatName(view, seat, you),
    you: seat === you ? 'yes' : 'no',
  });
  switch (event.type) {
    case 'charactersOffered':
      return t('event.charactersOffered', { names: listed(event.characters.map(characterName)) });
    case 'characterPicked':
    case 'roundCharacterChosen':
      return t(`event.${event.type}`, { ...by(event.seat), who: characterName(event.character) });
    case 'goalsDealt':
      if (event.goals === null || event.seat !== you) return null;
      return t('event.goalsDealt', { goals: listed(event.goals.map(cardName)) });
    case 'startChosen':
    case 'figureRemoved':
    case 'postPlaced':
      return t(`event.${event.type}`, { ...by(event.seat), node: nodeName(event.node) });
    case 'roundStarted':
      return t('event.roundStarted', { ...by(event.startSeat), round: event.round });
    case 'roundEnded':
      return t('event.roundEnded', { round: event.round });
    case 'matchEnded': {
      const { winners } = event;
      const alone = winners.length === 1 && winners[0] === you;
      const names = seatNames(view, winners, you);
      return t('event.matchEnded', { names, n: winners.length, you: alone ? 'yes' : 'no' });
    }
    case 'goalsChosen':
    case 'companionRefused':
      return t(`event.${event.type}`, by(event.seat));
    case 'companionTaken':
      return t('event.companionTaken', { ...by(event.seat), who: companionName(event.companion) });
    case 'contractsLaidOut':
      return t('event.contractsLaidOut', { n: event.contracts.length });
    case 'turnStarted':
    case 'turnEnded':
      return null;
    default:
      return tellDice(event, by) ?? tellTrade(event, by) ?? tellCards(event, by);
  }
}

function tellDice(event: MpEvent, by: Teller): string | null {
  switch (event.type) {
    case 'diceRolled':
      if (event.dice.some(({ value }) => value === null)) return null;
      return t('event.diceRolled', { ...by(event.seat), dice: shownName(event.dice) });
    case 'dicePlaced': {
      const told = {
        ...by(event.seat),
        dice: shownName(event.dice),
        space: spaceName(event.space),
      };
      if (event.space === 'moneyBag') return t('event.moneyBag', told);
      if (event.occupancy === 0) return t('event.dicePlaced', told);
      return t('event.dicePlacedPaying', { ...told, n: event.occupancy });
    }
    case 'dieChanged':
    case 'blackDieTaken':
      return t(`event.${event.type}`, { ...by(event.seat), dice: shownName([event.die]) });
    case 'spaceCleared':
      return t('event.spaceCleared', { ...by(event.seat), space: spaceName(event.space) });
    default:
      return null;
  }
}

function tellTrade(event: MpEvent, by: Teller): string | null {
  switch (event.type) {
    case 'paid':
      return t('event.paid', { ...by(event.seat), what: amountName(event.cost) });
    case 'gained':
      return gained(event, by(event.seat));
    case 'moved': {
      const ends = event.legs.flatMap(({ path }) => path.at(-1) ?? []);
      return t('event.moved', { ...by(event.seat), where: listed(ends.map(nodeName)) });
    }
    case 'postRelocated':
      return t('event.postRelocated', {
        ...by(event.seat),
        from: nodeName(event.from),
        node: nodeName(event.node),
      });
    case 'outpostTaken': {
      const what = amountName(outpostOf(event.outpost).gain);
      return t('event.outpostTaken', { ...by(event.seat), what });
    }
    case 'traded': {
      const n = Math.abs(event.camels);
      return t(event.coins > 0 ? 'event.tradedCoins' : 'event.tradedCamels', {
        ...by(event.seat),
        n,
      });
    }
    default:
      return null;
  }
}

function tellCards(event: MpEvent, by: Teller): string | null {
  switch (event.type) {
    case 'contractsTaken':
    case 'contractsDrawn':
    case 'contractsDiscarded': {
      const contracts = listed(event.contracts.map(contractName));
      return contracts ? t(`event.${event.type}`, { ...by(event.seat), contracts }) : null;
    }
    case 'contractsShown':
      return t('event.contractsShown', { ...by(event.seat), n: event.contracts.length });
    case 'contractCompleted': {
      const told = { ...by(event.seat), contract: contractName(event.contract) };
      return t(event.scribe ? 'event.contractScribe' : 'event.contractCompleted', told);
    }
    case 'cityCardUsed':
      return t(palazzoExchange(event.card) ? 'event.palazzoUsed' : 'event.cityCardUsed', {
        ...by(event.seat),
        n: event.times,
        card: cardLine(event.card),
      });
    case 'cityCardsShown':
      return t('event.cityCardsShown', { ...by(event.seat), n: event.cards.length });
    case 'cityCardKept':
      return t('event.cityCardKept', { ...by(event.seat), card: cardLine(event.card) });
    case 'cityCardLaid': {
      const city = nodeName(event.slot.replace(/^sumatra\d$/, 'sumatra'));
      return t('event.cityCardLaid', { ...by(event.seat), city, card: cardLine(event.card) });
    }
    case 'giftsDrawn':
    case 'giftsKept': {
      const gifts = listed(event.gifts.map((gift) => t('gift.quoted', { gift: giftName(gift) })));
      return t(`event.${event.type}`, { ...by(event.seat), gifts, n: event.gifts.length });
    }
    case 'giftUsed':
      return t('event.giftUsed', { ...by(event.seat), gift: giftName(event.gift) });
    case 'rusticianoPlayed':
      return t('event.rusticianoPlayed', { ...by(event.seat), card: rusticianoName(event.card) });
    default:
      return null;
  }
}
