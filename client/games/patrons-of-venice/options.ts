/** Table options (rules, section 11) as the lobby offers them. */

import { MAX_SEATS } from '../../../engine/games/patrons-of-venice/data.ts';
import { DEFAULTS } from '../../../engine/games/patrons-of-venice/options.ts';
import type { ClientGame, OptionField } from '../../table/game.ts';
import { optionFields, starters } from '../../table/option-fields.ts';
import { t } from './strings/index.ts';

const { field, among, seconds } = optionFields(t, DEFAULTS);
const EITHER = { On: true, Off: false };

export const options: readonly OptionField[] = [
  among('openMoney', EITHER),
  among('openHands', EITHER),
  among('chainProduction', EITHER),
  among('guestProduction', EITHER),
  field('startPlayer', starters(MAX_SEATS)),
  field('maxTurns', [
    { value: null, label: t('option.maxTurnsNone') },
    ...[20, 30, 60, 120].map((value) => ({ value, label: String(value) })),
  ]),
  seconds('actionTimer', 0, 20, 45, 90, 180),
  seconds('answerTimer', 0, 10, 20, 45, 90),
];

/** A preset of the clocks in words. */
export const clockWords: NonNullable<ClientGame['clockWords']> = (_name, { options }) => ({
  help: t('clock.help', {
    action: Number(options.actionTimer),
    answer: Number(options.answerTimer),
  }),
});
