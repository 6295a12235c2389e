/** The bar above the picture: progress of the match, the decision and its seat, and the clock. */

import { memo, type ReactNode } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { t as frame } from '../../i18n/index.ts';
import { Clock } from './clock.tsx';
import type { Log, Now, PartForm } from './part.ts';
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
  /** The subject of the decision; null while there is none. */
  readonly what: (view: V, log: Log) => ReactNode;
  /** The class of its element; absent = a few words. */
  readonly whatKind?: string;
}

function whoText<V extends ViewBase>(
  { table, view }: { readonly table: Now['table']; readonly view: V | null },
  words: TurnWords<V>,
): string {
  if (!view) return table ? t('lobby', { code: table.code }) : '';
  const won = words.winners(view);
  if (won) return t(won.shared ? 'shared' : 'won', { names: won.names });
  return table?.pause === 'on' ? t('paused') : words.who(view);
}

/** The bar of a game. */
export function turnPart<V extends ViewBase>(words: TurnWords<V>): PartForm {
  const { kind = '', whatKind = 'ov-words' } = words;
  const Turn = memo(function Turn({ table, view: seen, log, clock }: Omit<Now, 'line'>) {
    const view = seen as V | null;
    const what = view && words.what(view, log);
    return (
      <section
        className={`ov-box ov-turn ${kind}`}
        data-part="turn"
        data-over={view !== null && words.winners(view) !== null}
      >
        <span className="ov-round">{view ? words.round(view) : frame('app.name')}</span>
        <strong className="ov-who">{whoText({ table, view }, words)}</strong>
        <span className={`ov-what ${whatKind}`} data-empty={what === null}>
          {what}
        </span>
        <Clock table={table} clock={clock} />
      </section>
    );
  });
  return {
    title: t('part.turn'),
    place: 'top',
    Part: ({ line: _, ...now }) => <Turn {...now} />,
  };
}
