/** Why a choice is a good one, in words: what it brings if that can be named, else what it is for. */

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

/** What a gain of a game says, by its kind. */
type Tellers<T extends { readonly kind: string }, V> = {
  readonly [K in T['kind']]: (told: Extract<T, { readonly kind: K }>, view: V) => string;
};

export interface WhyLines<T extends { readonly kind: string }, V> {
  readonly about: Pick<GameAbout, 'scoreUnit' | 'money'>;
  /** By group of the evaluation; `of`: what it does for the seat itself, or to the others. */
  readonly groups: { readonly [group: string]: (of: Reason['of']) => string };
  readonly gains: Tellers<T, V>;
  /** By figure: so much more where the bot has looked to, or so much less of somebody else. */
  readonly later: {
    readonly [figure: string]: (told: {
      readonly n: number;
      readonly of: Reason['of'];
      /** Of whom it is less. */
      readonly name: string;
    }) => string;
  };
}

/** A sentence for each reason; empty only where nothing at all is known. */
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

/** What stands where nothing that the choice does tells it apart. */
type Against = 'alike' | 'only' | 'behind' | 'near';
const isAgainst = (kind: string): kind is Against =>
  kind === 'alike' || kind === 'only' || kind === 'behind' || kind === 'near';

/** What the kit's own gains tell. */
interface Told {
  readonly n?: number;
  readonly figure?: string;
  readonly seat?: number;
}
