/** Table options (rules, section 11) as the lobby offers them. */

import { MAX_SEATS } from '../../../engine/games/marco-polo/data.ts';
import { DEFAULTS } from '../../../engine/games/marco-polo/options.ts';
import type { ClientGame, OptionField } from '../../table/game.ts';
import { optionFields } from '../../table/option-fields.ts';
import { t } from './strings/index.ts';

const { among, seconds } = optionFields(t, DEFAULTS);
const WITH = { On: true, Off: false };
/** AV-160: five players always play with the City of Venice. */
const MOST_WITHOUT_VENICE = MAX_SEATS - 1;
const venice = among('venice', WITH);

export const options: readonly OptionField[] = [
  {
    ...venice,
    choices: venice.choices.map((choice) =>
      choice.value === false ? { ...choice, toSeats: MOST_WITHOUT_VENICE } : choice,
    ),
  },
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
