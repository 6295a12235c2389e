/** The bar above the picture: progress of the match, the decision and its seat, and the clock. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { t as frame } from '../../i18n/index.ts';
import { showClock } from './clock.ts';
import { el, mark, write } from './dom.ts';
import type { Now, Part, PartForm } from './former.tsx';
import { t } from './strings.ts';

/** A game's words for a position in that bar. */
export interface TurnWords<V extends ViewBase> {
  /** A class of its own, for the widths of its columns. */
  readonly kind?: string;
  readonly round: (view: V) => string;
  /** Names of the winners; null while the match goes on. */
  readonly winners: (view: V) => { readonly names: string; readonly shared: boolean } | null;
  /** The deciding seats. */
  readonly who: (view: V) => string;
  /** The subject of the decision: an element of the game's own, which it keeps up to date. */
  readonly what: () => {
    readonly root: HTMLElement;
    readonly update: (view: V | null, now: Now) => void;
  };
}

function whoText<V extends ViewBase>({ table, view }: Now, words: TurnWords<V>): string {
  if (!view) return table ? t('lobby', { code: table.code }) : '';
  const won = words.winners(view as V);
  if (won) return t(won.shared ? 'shared' : 'won', { names: won.names });
  return table?.pause === 'on' ? t('paused') : words.who(view as V);
}

function make<V extends ViewBase>(words: TurnWords<V>): Part {
  const [round, who] = [el('span', 'ov-round'), el('strong', 'ov-who')] as const;
  const [what, time] = [words.what(), el('b', 'ov-clock')] as const;
  const root = el('section', `ov-box ov-turn ${words.kind ?? ''}`, [round, who, what.root, time], {
    'data-part': 'turn',
  });
  return {
    root,
    update(now) {
      const view = now.view as V | null;
      write(round, view ? words.round(view) : frame('app.name'));
      write(who, whoText(now, words));
      what.update(view, now);
      mark(root, 'over', view !== null && words.winners(view) !== null);
      showClock(time, now);
    },
  };
}

/** The bar of a game. */
export const turnPart = <V extends ViewBase>(words: TurnWords<V>): PartForm => ({
  title: t('part.turn'),
  place: 'top',
  make: () => make(words),
});

/** The subject of the decision, in a few words. */
export const inWords =
  <V extends ViewBase>(text: (view: V) => string): TurnWords<V>['what'] =>
  () => {
    const root = el('span', 'ov-what ov-words');
    return { root, update: (view) => write(root, view ? text(view) : '') };
  };
