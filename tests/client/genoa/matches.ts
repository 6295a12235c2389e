/** Matches of Genoa as a viewer sees them, action by action. */

import { SeededChance } from '../../../engine/core/chance.ts';
import type { Game, JsonObject, State, Viewer } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import { MAX_LEGAL } from '../../../engine/games/genoa/actions.ts';
import { genoa } from '../../../engine/games/genoa/index.ts';
import { position } from '../../../engine/games/genoa/position/index.ts';
import type { Action, View } from '../../../engine/games/genoa/types.ts';
import { type Step as AnyStep, stepsOf } from '../steps.ts';

export { infos } from '../steps.ts';

export const game = erase(genoa);

export type Step = AnyStep<Action, View>;

/** Actions that are taken whenever possible: otherwise deals and deliveries would hardly occur. */
const EAGER: readonly string[] = ['deliverSmall'];

/** Offers outnumber all other actions: a kind is chosen first, then one of that kind. */
function byKind(seed: number): (state: State, seat: number) => number {
  const chance = new SeededChance(`kinds ${seed}`);
  const codes = new Int32Array(MAX_LEGAL);
  const any = (of: readonly number[]): number => of[chance.below(of.length)] ?? 0;
  return (state, seat) => {
    const kinds = new Map<string, number[]>();
    for (const code of codes.subarray(0, game.legal(state, seat, codes))) {
      const action = game.decode(state, seat, code) as Action;
      const delivers = action.type === 'performMain' && action.mode === 'deliver';
      const kind = delivers ? 'deliverSmall' : action.type;
      kinds.set(kind, [...(kinds.get(kind) ?? []), code]);
    }
    const eager = EAGER.flatMap((kind) => kinds.get(kind) ?? []);
    if (eager.length > 0) return any(eager);
    if (kinds.size > 1) kinds.delete('stop');
    const lists = [...kinds.values()];
    return any(lists[chance.below(lists.length)] ?? []);
  };
}

/** Each seat's start, so that orders can be delivered and banners planted from the beginning. */
const RICH: JsonObject = {
  commodities: { pepper: 1, saffron: 1, silver: 1, copper: 1, linen: 1, silk: 1, ale: 1, wine: 1 },
  tiles: { extraAction: 1, trade11: 1, buildingAction: 1 },
  personal: 3,
};

const two = (n: number): string => String(n).padStart(2, '0');

/** A whole match at random; `viewer` null: from the deciding seat's view; `rich`: see above. */
export function played(
  seats: number,
  seed: number,
  viewer: Viewer | null = 'public',
  options: JsonObject = {},
  rich = false,
): Step[] {
  const hands = Array.from({ length: seats }, (_, seat) => ({
    ...RICH,
    hand: [1, 2, 3].flatMap((k) => [`LO-${two(seat * 3 + k)}`, `MS-${two(seat * 3 + k)}`]),
  }));
  const given: JsonObject = { seats: hands, seed };
  const begun: Game = { ...game, setup: () => position(given, options) };
  return stepsOf(rich ? begun : game, { seats, seed, viewer, options, choose: byKind(seed) });
}
