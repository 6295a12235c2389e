/** Table options (rules, section 11) as the lobby offers them. */

import { MAX_SEATS } from '../../../engine/games/strozzi/data.ts';
import { DEFAULTS } from '../../../engine/games/strozzi/options.ts';
import type { ClientGame, OptionField } from '../../table/game.ts';
import { optionFields, starters } from '../../table/option-fields.ts';
import { t } from './strings/index.ts';

const { field, among, seconds } = optionFields(t, DEFAULTS);

const bonus = (first: number, second: number, third: number) => ({
  value: [first, second, third],
  label: t('option.topBonusList', { first, second, third }),
});
const BONUSES = [
  bonus(5, 10, 20),
  bonus(5, 10, 15),
  bonus(10, 20, 30),
  { value: null, label: t('option.topBonusNone') },
];
const TOPS = [8, 9, 10, 11, 12].map((value) => ({ value, label: String(value) }));

export const options: readonly OptionField[] = [
  among('openMoney', { Off: false, On: true }),
  among('unclaimed', { Same: 'sameDrawer', Left: 'passLeft' }),
  field('topBonus', BONUSES, [5, 10, 20]),
  field('trackTop', TOPS),
  field('startPlayer', starters(MAX_SEATS)),
  seconds('pollTimer', 0, 7, 15, 30, 60),
  seconds('choiceTimer', 0, 15, 30, 45, 90),
];

/** A preset of the clocks in words. */
export const clockWords: NonNullable<ClientGame['clockWords']> = (_name, { options }) => ({
  help: t('clock.help', {
    poll: Number(options.pollTimer),
    choice: Number(options.choiceTimer),
  }),
});
