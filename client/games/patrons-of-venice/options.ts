/** Table options (rules, section 11) as the lobby offers them. */

import type { Json } from '../../../engine/core/json.ts';
import { MAX_SEATS } from '../../../engine/games/patrons-of-venice/data.ts';
import { DEFAULTS } from '../../../engine/games/patrons-of-venice/options.ts';
import type { ClientGame, OptionChoice, OptionField } from '../../table/game.ts';
import { t } from './strings/index.ts';

const seconds = (...values: number[]): OptionChoice[] =>
  values.map((value) => ({
    value,
    label: value === 0 ? t('option.off') : t('option.seconds', { n: value }),
  }));

/** What an option of yes or no is called, and its two values. */
const either = (
  name: 'openMoney' | 'openHands' | 'chainProduction' | 'guestProduction',
): OptionField => ({
  name,
  label: t(`option.${name}`),
  help: t(`option.${name}Help`),
  initial: DEFAULTS[name],
  choices: [
    { value: true, label: t(`option.${name}On`) },
    { value: false, label: t(`option.${name}Off`) },
  ],
});

const field = (
  name: 'startPlayer' | 'maxTurns' | 'actionTimer' | 'answerTimer',
  initial: Json,
  choices: readonly OptionChoice[],
): OptionField => ({
  ...{ name, initial, choices },
  label: t(`option.${name}`),
  help: t(`option.${name}Help`),
});

export const options: readonly OptionField[] = [
  either('openMoney'),
  either('openHands'),
  either('chainProduction'),
  either('guestProduction'),
  field('startPlayer', DEFAULTS.startPlayer, [
    { value: 'random', label: t('option.startPlayerRandom') },
    ...Array.from({ length: MAX_SEATS }, (_, seat) => ({
      value: seat,
      label: t('option.startPlayerSeat', { n: seat + 1 }),
      fromSeats: seat + 1,
    })),
  ]),
  field('maxTurns', DEFAULTS.maxTurns, [
    { value: null, label: t('option.maxTurnsNone') },
    ...[20, 30, 60, 120].map((value) => ({ value, label: String(value) })),
  ]),
  field('actionTimer', DEFAULTS.actionTimer, seconds(0, 20, 45, 90, 180)),
  field('answerTimer', DEFAULTS.answerTimer, seconds(0, 10, 20, 45, 90)),
];

/** A preset of the clocks in words. */
export const clockWords: NonNullable<ClientGame['clockWords']> = (_name, preset) => ({
  help: t('clock.help', {
    action: Number(preset.options.actionTimer),
    answer: Number(preset.options.answerTimer),
  }),
});
