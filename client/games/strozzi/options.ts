/** Table options (rules, section 11) as the lobby offers them. */

import { MAX_SEATS } from '../../../engine/games/strozzi/data.ts';
import { DEFAULTS } from '../../../engine/games/strozzi/options.ts';
import type { ClientGame, OptionField } from '../../table/game.ts';
import { t } from './strings/index.ts';

const seconds = (...values: number[]) =>
  values.map((value) => ({
    value,
    label: value === 0 ? t('option.off') : t('option.seconds', { n: value }),
  }));

const bonus = (first: number, second: number, third: number) => ({
  value: [first, second, third],
  label: t('option.topBonusList', { first, second, third }),
});

export const options: readonly OptionField[] = [
  {
    name: 'openMoney',
    label: t('option.openMoney'),
    help: t('option.openMoneyHelp'),
    initial: DEFAULTS.openMoney,
    choices: [
      { value: false, label: t('option.openMoneyOff') },
      { value: true, label: t('option.openMoneyOn') },
    ],
  },
  {
    name: 'unclaimed',
    label: t('option.unclaimed'),
    help: t('option.unclaimedHelp'),
    initial: DEFAULTS.unclaimed,
    choices: [
      { value: 'sameDrawer', label: t('option.unclaimedSame') },
      { value: 'passLeft', label: t('option.unclaimedLeft') },
    ],
  },
  {
    name: 'topBonus',
    label: t('option.topBonus'),
    help: t('option.topBonusHelp'),
    initial: [5, 10, 20],
    choices: [
      bonus(5, 10, 20),
      bonus(5, 10, 15),
      bonus(10, 20, 30),
      { value: null, label: t('option.topBonusNone') },
    ],
  },
  {
    name: 'trackTop',
    label: t('option.trackTop'),
    help: t('option.trackTopHelp'),
    initial: DEFAULTS.trackTop,
    choices: [8, 9, 10, 11, 12].map((value) => ({ value, label: String(value) })),
  },
  {
    name: 'startPlayer',
    label: t('option.startPlayer'),
    help: t('option.startPlayerHelp'),
    initial: DEFAULTS.startPlayer,
    choices: [
      { value: 'random', label: t('option.startPlayerRandom') },
      ...Array.from({ length: MAX_SEATS }, (_, seat) => ({
        value: seat,
        label: t('option.startPlayerSeat', { n: seat + 1 }),
        fromSeats: seat + 1,
      })),
    ],
  },
  {
    name: 'pollTimer',
    label: t('option.pollTimer'),
    help: t('option.pollTimerHelp'),
    initial: DEFAULTS.pollTimer,
    choices: seconds(0, 7, 15, 30, 60),
  },
  {
    name: 'choiceTimer',
    label: t('option.choiceTimer'),
    help: t('option.choiceTimerHelp'),
    initial: DEFAULTS.choiceTimer,
    choices: seconds(0, 15, 30, 45, 90),
  },
];

/** A preset of the clocks in words. */
export const clockWords: NonNullable<ClientGame['clockWords']> = (_name, preset) => ({
  help: t('clock.help', {
    poll: Number(preset.options.pollTimer),
    choice: Number(preset.options.choiceTimer),
  }),
});
