/**
 * The help of a game, made of its texts (`help.ID` and `help.IDText` for each section).
 *
 *     export const help = makeHelp(translator({ en }), ['play', 'advice'], { clocks, rules, lessons, card });
 *
 * Texts may name `{lessons}`, `{lengths}` (those of a stand, as the card has them), and the times of the
 * clocks' presets: `pollTimer` of the preset `relaxed` is `{relaxedPoll}` in seconds, its reserve
 * `{relaxedBank}` in minutes.
 */

import type { ComponentType } from 'react';
import type { ClockPreset } from '../../engine/core/contract.ts';
import { capital, type Params } from '../i18n/index.ts';
import type { GameCard, GameHelp, Lesson } from './game.ts';

interface Known {
  readonly clocks: { readonly [preset: string]: ClockPreset };
  readonly rules: GameHelp['rules'];
  readonly lessons: readonly Lesson[];
  readonly card?: Pick<GameCard, 'stand'>;
}

/** The rules' figures, and lines that other texts have already. */
function figures({ clocks, lessons, card }: Known): Params {
  const times = Object.entries(clocks).flatMap(([preset, { bank, options }]) => [
    [`${preset}Bank`, bank / 60],
    ...Object.entries(options).map(([option, value]) => [
      preset + capital(option.replace(/Timer$/, '')),
      Number(value),
    ]),
  ]);
  return {
    ...Object.fromEntries(times),
    lengths: Object.values(card?.stand?.lengths ?? {})
      .map((length) => `- ${length}`)
      .join('\n'),
    lessons: lessons.map(({ title, text }) => `${title} :: ${text}`).join('\n'),
  };
}

/**
 * @param t texts that load only with the page of help, and not with the game's others
 * @param pictures replacements for the text of a section
 */
export function makeHelp<Section extends string>(
  t: (key: `help.${Section}` | `help.${Section}Text`, params: Params) => string,
  sections: readonly Section[],
  known: Known,
  pictures: { readonly [section in Section]?: ComponentType } = {},
): GameHelp {
  const params = figures(known);
  return {
    sections: sections.map((id) => ({
      id,
      title: t(`help.${id}`, params),
      text: t(`help.${id}Text`, params),
      ...(pictures[id] && { Pictures: pictures[id] }),
    })),
    rules: known.rules,
  };
}
