/** The director's sentences for the overlay's lower third. Pure. */

import type { ViewBase } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { saidOf } from '../../../table/director/staking.ts';
import { linesOf as told } from '../../../table/director/telling.ts';
import type { Line, Told } from '../../../table/overlay/part.ts';
import { voice } from '../director/sentences.ts';
import { stakes } from '../director/stakes.ts';

/** The sentences of what one action did. */
export const linesOf = (batch: Told): Line[] => told(voice, batch);

/** What is at stake in a position; null after the end. */
export const quietLine = (view: ViewBase): Line | null => saidOf(stakes(view as View));
