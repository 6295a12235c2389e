/** The caravan game's part for every page with a person. */

import type { GameBasics, OptionField } from '../../../client/table/game.ts';
import type { Json } from '../../../engine/core/json.ts';
import { about } from './about.ts';
import { t } from './strings.ts';
import { decisionLine, open, sentence } from './words.ts';

const yesNo = [
  { value: true, label: t('option.yes') },
  { value: false, label: t('option.no') },
];
const seconds = (...values: readonly (number | null)[]) =>
  values.map((value) => ({
    value,
    label: value ? t('option.seconds', { n: value }) : t('option.no'),
  }));
const bonus = (one: number, two: number, three: number): { value: Json; label: string } => ({
  value: [one, two, three],
  label: t('option.bonusOf', { one, two, three }),
});

const options: readonly OptionField[] = [
  {
    name: 'openPurses',
    label: t('option.openPurses'),
    help: t('option.openPursesHelp'),
    initial: false,
    choices: yesNo,
  },
  {
    name: 'bonus',
    label: t('option.bonus'),
    help: t('option.bonusHelp'),
    initial: [10, 20, 40],
    choices: [bonus(10, 20, 40), bonus(5, 10, 15), { value: null, label: t('option.no') }],
  },
  {
    name: 'rounds',
    label: t('option.rounds'),
    help: t('option.roundsHelp'),
    initial: 6,
    choices: [2, 6, 12].map((value) => ({ value, label: String(value) })),
  },
  {
    name: 'travelTimer',
    label: t('option.travelTimer'),
    help: t('option.timerHelp'),
    initial: 0,
    choices: seconds(0, 30, 60),
  },
  {
    name: 'offerTimer',
    label: t('option.offerTimer'),
    help: t('option.timerHelp'),
    initial: 0,
    choices: seconds(0, 15, 30),
  },
  {
    name: 'graceTimer',
    label: t('option.graceTimer'),
    help: t('option.graceHelp'),
    initial: null,
    choices: seconds(null, 3, 30),
  },
];

export const basics: GameBasics = {
  ...about,
  words: () => Promise.resolve(),
  options,
  bots: [
    { id: 'random', label: t('bot.random') },
    { id: 'trader', label: t('bot.trader') },
  ],
  sentence,
  beforehand: async () => (await import('./beforehand.ts')).words,
  causes: async () => (await import('./causes.ts')).causes,
  sounds: () => [],
  owes: (view, seat) => open(view).decider.includes(seat),
  decision: decisionLine,
};
