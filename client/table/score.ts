/** A score in words, in the unit of its game. */

import { t } from '../i18n/index.ts';
import type { GameAbout } from './game.ts';

/** Such as `85 points`, or the game's name for its money; points if the game is unknown. */
export function scoreText(
  game: Pick<GameAbout, 'scoreUnit' | 'money'> | null | undefined,
  n: number,
): string {
  return game?.money?.(n) ?? t(`score.${game?.scoreUnit ?? 'points'}`, { n });
}
