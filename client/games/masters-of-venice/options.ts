/** Table options (rules, section 11) as the lobby offers them. */

import { DEFAULTS } from '../../../engine/games/masters-of-venice/options.ts';
import type { OptionField } from '../../table/game.ts';
import { optionFields } from '../../table/option-fields.ts';
import { t } from './strings/index.ts';

const { field, among, seconds } = optionFields(t, DEFAULTS);
const off = { value: 'off', label: t('option.off') };

export const options: readonly OptionField[] = [
  among('money', { Hidden: 'hidden', Open: 'open' }),
  seconds('turnTimer', 0, 45, 60, 90),
  seconds('bidTimer', 0, 30, 60, 90),
  seconds('interruptTimer', 0, 5, 8, 12, 20, 30),
  field('chat', [
    { value: 'presets', label: t('option.chatPresets') },
    { value: 'free', label: t('option.chatFree') },
    off,
  ]),
  field('scorePreview', [{ value: 'on', label: t('option.on') }, off]),
  field(
    'ordersMax',
    [10, 12, 15, 18, 20].map((value) => ({ value, label: String(value) })),
  ),
];
