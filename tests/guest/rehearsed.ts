/**
 * Games with rules, but without a place yet: they are tested like the others, and not registered.
 */

import type { Game } from '../../engine/core/contract.ts';

export const rehearsed: { readonly [id: string]: Game } = {};
