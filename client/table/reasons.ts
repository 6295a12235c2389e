/** Reasons for a choice, in words: its gain if that can be named, else its purpose. */

import type { ViewBase } from '../../engine/core/contract.ts';
import type { Why } from '../../engine/search/advice.ts';
import type { Reason } from '../../engine/search/compared.ts';
import type { Gain } from '../../engine/search/gains.ts';
import { translator } from '../i18n/index.ts';
import { messages } from '../i18n/messages.ts';
import type { GameAbout } from './game.ts';
import { scoreText } from './score.ts';
import type { SeatedView } from './seat/position.ts';
import { seatName } from './seats.ts';

const en = messages({
  worth: 'Worth about {amount} more at the end.',
  lead: 'About {amount} more at the end than the other choices.',
  alike: 'The other choices are no better: within {amount} at the end.',
  only: 'No other choice is worth considering here.',
  behind: 'About {amount} less at the end than the best choice.',
  rival: 'Otherwise {name} is likely to take it.',
  near: 'Less than {amount} behind the best choice at the end.',
});
const t = /* @__PURE__ */ translator({ en });

/** Sentences for the gains of a game, by their kind. */
type Tellers<T extends { readonly kind: string }, V> = {
  readonly [K in T['kind']]: (told: Extract<T, { readonly kind: K }>, view: V) => string;
};

export interface WhyLines<T extends { readonly kind: string }, V> {
  readonly about: Pick<GameAbout, 'scoreUnit' | 'money'>;
  /** By group of the evaluation; `of`: the effect on the seat itself, or on the others. */
  readonly groups: { readonly [group: string]: (of: Reason['of']) => string };
  readonly gains: Tellers<T, V>;
  /**
   * By figure: a greater own figure at the end of the bot's search, or a smaller one of an
   * opponent.
   */
  readonly later: {
    readonly [figure: string]: (told: {
      readonly n: number;
      readonly of: Reason['of'];
      /** Name of the opponent. */
      readonly name: string;
    }) => string;
  };
}

/** A sentence for each reason; empty only if no reason is known. */
export function whyOf<T extends { readonly kind: string }, V extends SeatedView>(
  lines: WhyLines<T, V>,
): (view: ViewBase, why: Why) => string {
  const { about, groups, later } = lines;
  const gains = lines.gains as {
    readonly [kind: string]: ((told: never, view: V) => string) | undefined;
  };
  const ofFigure = ({ of, told }: Gain, view: ViewBase): string => {
    const { n = 0, figure = '', seat } = told as Told;
    const name = seat === undefined ? '' : nameOf(view, seat);
    return later[figure]?.({ n, of, name }) ?? '';
  };
  const plainly = (gain: Gain, view: ViewBase): string => {
    const { kind, group, of, told } = gain;
    if (kind === 'lead') return groups[group]?.(of) ?? '';
    if (kind === 'later') return ofFigure(gain, view);
    if (isAgainst(kind)) {
      const { n = 1 } = told as Told;
      return kind === 'only' ? t(kind) : t(kind, { amount: scoreText(about, n) });
    }
    return gains[kind]?.(told as never, view as V) ?? '';
  };
  return (view, { reason, gain }) => {
    if (!gain) return reason ? (groups[reason.group]?.(reason.of) ?? '') : '';
    const { lead, rival } = gain;
    const what = plainly(gain, view);
    const amount = lead ? scoreText(about, lead) : '';
    if (!what) return amount && t('lead', { amount });
    const more = amount && t('worth', { amount });
    const denied = rival === undefined ? '' : t('rival', { name: nameOf(view, rival) });
    return [what, denied, more].filter(Boolean).join(' ');
  };
}

/** A seat as a sentence names it. */
const nameOf = (view: ViewBase, seat: number): string => {
  const { you } = view as SeatedView;
  return seatName(view as SeatedView, seat, you?.seat ?? null);
};

/** Sentences for a choice that no effect distinguishes from the others. */
type Against = 'alike' | 'only' | 'behind' | 'near';
const isAgainst = (kind: string): kind is Against =>
  kind === 'alike' || kind === 'only' || kind === 'behind' || kind === 'near';

/** Sentences for the kit's own gains. */
interface Told {
  readonly n?: number;
  readonly figure?: string;
  readonly seat?: number;
}
