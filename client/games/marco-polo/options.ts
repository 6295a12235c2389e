/** Table options (rules, section 11) as the lobby offers them. */

import { DEFAULTS } from '../../../engine/games/marco-polo/options.ts';
import type { ClientGame, OptionField } from '../../table/game.ts';
import { optionFields } from '../../table/option-fields.ts';
import { t } from './strings/index.ts';

const { among, seconds } = optionFields(t, DEFAULTS);
const WITH = { On: true, Off: false };

export const options: readonly OptionField[] = [
  among('venice', WITH),
  among('companions', WITH),
  among('newCharacters', { Off: false, On: true }),
  among('setup', { Expert: 'expert', Beginner: 'beginner' }),
  among('openDraft', { Off: false, On: true }),
  among('publicFinalPreview', WITH),
  among('undo', WITH),
  seconds('turnTimer', 0, 75, 150, 240),
];

/** A preset of the clocks in words. */
export const clockWords: NonNullable<ClientGame['clockWords']> = (name, preset) => ({
  ...(name === 'fast' && { name: t('clock.fast') }),
  help: t('clock.help', { turn: Number(preset.options.turnTimer) }),
});
