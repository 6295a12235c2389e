/** A score in words, in the unit of its game. */

import type { ScoreUnit } from '../../engine/core/contract.ts';
import { t } from '../i18n/index.ts';

/** Such as `85 points`, `310 ducats`. */
export const scoreText = (unit: ScoreUnit, n: number): string => t(`score.${unit}`, { n });
