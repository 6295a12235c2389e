/**
 * The reference card of a game, built from its texts and the rules behind them.
 *
 *     export const reference = makeReference(translator({ en }), {
 *       turn: [['turn.draw', ['ST-011', 'ST-012']]],
 *       scores: […], end: […],
 *       signs: [['sign.gold', ['ST-032'], <WareIcon ware="gold" />]],
 *     }, { first: SPEED_PRIZES[0] });
 *
 * A text may begin with its subject: `Harbours :: the three fastest ships`.
 */

import type { ReactNode } from 'react';
import type { Params } from '../../i18n/index.ts';

export interface ReferenceLine {
  readonly key: string;
  /** The subject; '' if there is none. */
  readonly name: string;
  readonly text: string;
  /** Ids of the rules behind the text. */
  readonly rules: readonly string[];
  readonly sign: ReactNode;
}

/** Its parts, in their order on the card. */
export const PARTS = ['turn', 'scores', 'end', 'signs'] as const;
export type ReferencePart = (typeof PARTS)[number];

export type Reference = { readonly [part in ReferencePart]: readonly ReferenceLine[] };

type Row<Key extends string> = readonly [key: Key, rules: readonly string[], sign?: ReactNode];

/** Separator between the name of a line and its text. */
const MARK = ' :: ';

/** @param params figures of the rules, from the engine's data */
export function makeReference<Key extends string>(
  t: (key: Key, params: Params) => string,
  rows: { readonly [part in ReferencePart]: readonly Row<Key>[] },
  params: Params = {},
): Reference {
  const line = ([key, rules, sign = null]: Row<Key>): ReferenceLine => {
    const whole = t(key, params);
    const at = whole.indexOf(MARK);
    const name = at < 0 ? '' : whole.slice(0, at);
    return { key, name, text: at < 0 ? whole : whole.slice(at + MARK.length), rules, sign };
  };
  return {
    turn: rows.turn.map(line),
    scores: rows.scores.map(line),
    end: rows.end.map(line),
    signs: rows.signs.map(line),
  };
}
