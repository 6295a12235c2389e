/** Table options (rules, section 11) as the lobby offers them. */

import { DEFAULTS } from '../../../engine/games/genoa/options.ts';
import type { ClientGame, OptionField } from '../../table/game.ts';
import { optionFields } from '../../table/option-fields.ts';
import { t } from './strings/options.ts';

const { field, among, seconds } = optionFields(t, DEFAULTS);

const ROUNDS = [6, 7].map((value) => ({ value, label: String(value) }));

export const options: readonly OptionField[] = [
  among('openMoney', { Off: false, On: true }),
  among('offerCards', { Taker: 'taker', Nobody: 'nobody', All: 'all' }),
  among('shortGame', { Off: false, On: true }),
  field('fivePlayerRounds', ROUNDS),
  among('chat', { Free: 'free', Presets: 'presets', Off: 'off' }),
  seconds('startTimer', 0, 15, 30, 60),
  seconds('graceTimer', 0, 3, 5, 8),
  seconds('merchantTimer', 0, 75, 150, 240),
  seconds('merchantMore', 0, 5, 10, 15),
  seconds('claimTimer', 0, 8, 15, 30),
  seconds('claimMore', 0, 5, 8, 10),
  seconds('claimCap', 0, 20, 40, 60),
  seconds('windowTimer', 0, 25, 45, 90),
  seconds('acquireTimer', 0, 15, 30, 60),
];

export const unclocked = t('clock.none');

/** A preset of the clocks in words. */
export const clockWords: NonNullable<ClientGame['clockWords']> = (name, preset) => ({
  ...(name === 'fast' && { name: t('clock.fast') }),
  help: t('clock.help', {
    claim: Number(preset.options.claimTimer),
    merchant: Number(preset.options.merchantTimer),
  }),
});
