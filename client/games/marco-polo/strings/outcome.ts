/** The effect of an action, in words. */

import type { Outcome } from '../forecast.ts';
import type { Position } from '../position.ts';
import * as L from './lines.ts';
import * as N from './names.ts';
import { t } from './turn.ts';
import { theCompanion } from './ways.ts';

/** One part of an action's effect, and whether it is a cost. */
export interface Part {
  readonly text: string;
  readonly about: 'paid' | 'gained' | 'board' | 'then';
}

/** The effects of an action, the most important first. */
export function outcomeParts({ view, seat }: Position, outcome: Outcome): readonly Part[] {
  const { paid, gained, joining, posts, contracts, drawn, companion } = outcome;
  const part = (about: Part['about'], text: string): Part => ({ about, text });
  const cost = L.amounts(paid);
  const joined = L.amounts({ coin: joining });
  const pays =
    joining === 0 ? 'brings.paid' : cost === joined ? 'brings.joining' : 'brings.paidJoining';
  const gain = L.amounts({ ...gained, blackDie: outcome.taken });
  return [
    ...(cost ? [part('paid', t(pays, { what: cost, joined }))] : []),
    ...(gain ? [part('gained', t('brings.gained', { what: gain }))] : []),
    ...contracts.map((id) =>
      part('gained', t('brings.contract', { contract: L.contractShort(id) })),
    ),
    ...(companion ? [part('gained', theCompanion(companion))] : []),
    ...posts.map((node) => part('board', t('brings.post', { node: N.nodeName(node) }))),
    ...(drawn > 0 ? [part('gained', t('brings.drawn', { n: drawn }))] : []),
    ...(outcome.rolls > 0 ? [part('gained', t('brings.rolls', { n: outcome.rolls }))] : []),
    ...(outcome.lost ? [part('board', t('brings.lost'))] : []),
    ...outcome.others.map((other) =>
      part(
        'board',
        t('brings.other', {
          name: N.seatName(view, other.seat, seat),
          what: L.amounts(other.gained),
        }),
      ),
    ),
    ...outcome.asks.map(({ kind, n }) => part('then', t(`brings.${kind}`, { n }))),
  ];
}
