/** Table options (rules, section 11) as the lobby offers them. */

import type { OptionField } from '../../table/game.ts';
import { t } from './strings/index.ts';

const seconds = (...values: number[]) =>
  values.map((value) => ({
    value,
    label: value === 0 ? t('option.off') : t('option.seconds', { n: value }),
  }));

export const options: readonly OptionField[] = [
  {
    name: 'money',
    label: t('option.money'),
    help: t('option.moneyHelp'),
    initial: 'hidden',
    choices: [
      { value: 'hidden', label: t('option.moneyHidden') },
      { value: 'open', label: t('option.moneyOpen') },
    ],
  },
  {
    name: 'turnTimer',
    label: t('option.turnTimer'),
    help: t('option.turnTimerHelp'),
    initial: 0,
    choices: seconds(0, 45, 60, 90),
  },
  {
    name: 'bidTimer',
    label: t('option.bidTimer'),
    help: t('option.bidTimerHelp'),
    initial: 0,
    choices: seconds(0, 30, 60, 90),
  },
  {
    name: 'interruptTimer',
    label: t('option.interruptTimer'),
    help: t('option.interruptTimerHelp'),
    initial: 8,
    choices: seconds(0, 5, 8, 12, 20, 30),
  },
  {
    name: 'chat',
    label: t('option.chat'),
    help: t('option.chatHelp'),
    initial: 'presets',
    choices: [
      { value: 'presets', label: t('option.chatPresets') },
      { value: 'free', label: t('option.chatFree') },
      { value: 'off', label: t('option.off') },
    ],
  },
  {
    name: 'scorePreview',
    label: t('option.scorePreview'),
    help: t('option.scorePreviewHelp'),
    initial: 'on',
    choices: [
      { value: 'on', label: t('option.on') },
      { value: 'off', label: t('option.off') },
    ],
  },
  {
    name: 'ordersMax',
    label: t('option.ordersMax'),
    help: t('option.ordersMaxHelp'),
    initial: 15,
    choices: [10, 12, 15, 18, 20].map((value) => ({ value, label: String(value) })),
  },
];
