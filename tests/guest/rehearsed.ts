/**
 * Games whose rules stand and whose place is not built yet: they are tested like the others, and are
 * on no list of the house.
 */

import type { Game } from '../../engine/core/contract.ts';

export const rehearsed: { readonly [id: string]: Game } = {};
