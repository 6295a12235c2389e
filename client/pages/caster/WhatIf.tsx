/** "What if?": a choice of a deciding seat, tried on this page alone, and the way back. */

import { useEffect, useMemo, useState } from 'react';
import type { ActionBase, Game, JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import { wholeGames } from '../../../engine/registry-whole.ts';
import type { ClientGame } from '../../table/game.ts';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { t } from '../../table/watch/strings.ts';
import { suppose } from './cast-show.ts';
import { useCast } from './cast-store.ts';
import { after, type Chooser, choosers, type Known } from './what-if.ts';

/** Lines in the list; a filter finds the others. */
const MOST = 60;

function knownAt(at: number, rules: Game | 'failed' | null): Known | null {
  const { moments, state } = useCast.getState();
  const moment = moments[at];
  if (!moment || !state || !rules || rules === 'failed') return null;
  return {
    game: rules,
    view: moment.view as ViewBase,
    hands: moment.hands as readonly JsonObject[],
    seats: state.seats,
  };
}

/** Reason why there is no choice. */
function noneLine(rules: Game | 'failed' | null) {
  if (rules === 'failed') return 'cast.whatIfFailed';
  return rules ? 'cast.whatIfNone' : 'cast.whatIfComing';
}

/** The whole rules of a game, which this page loads only for a supposition. */
function useRules(id: string | undefined): Game | 'failed' | null {
  const [rules, setRules] = useState<Game | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    const load = id === undefined ? undefined : wholeGames[id]?.();
    load?.then(
      (game) => here && setRules(() => game),
      () => here && setRules('failed'),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return rules;
}

export function WhatIfList({ game, onClose }: { game: ClientGame; onClose: () => void }) {
  const at = useCast((cast) => cast.at);
  const state = useCast((cast) => cast.state);
  const [filter, setFilter] = useState('');
  const rules = useRules(state?.game);
  const known = useMemo(() => knownAt(at, rules), [at, rules]);
  const who = useMemo(() => (known ? choosers(known) : []), [known]);

  function look(chooser: Chooser, action: ActionBase, choice: string): void {
    const then = known && after(known, chooser.seat, action);
    if (!then) return;
    useCast.setState({ whatIf: { seat: chooser.seat, choice }, playing: false });
    suppose(then.view, then.hands);
    onClose();
  }

  return (
    <section
      className="what-if-list"
      role="dialog"
      aria-label={t('cast.whatIf')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <h2>{t('cast.whatIf')}</h2>
      <p className="help">{t('cast.whatIfHelp')}</p>
      {who.length === 0 && <p role="status">{t(noneLine(rules))}</p>}
      {who.length > 0 && (
        <label className="field">
          <span>{t('cast.filter')}</span>
          <input
            value={filter}
            // biome-ignore lint/a11y/noAutofocus: the dialog was just asked for
            autoFocus
            onChange={(event) => setFilter(event.target.value)}
          />
        </label>
      )}
      <ul>
        {who.map((chooser) => (
          <li key={chooser.seat}>
            <p>
              <SeatMark color={state?.seats[chooser.seat]?.color ?? ''} size={15} />{' '}
              {t('cast.whatIfOf', { name: state?.seats[chooser.seat]?.name ?? '' })}
            </p>
            <ul>
              {linesOf(game, chooser, filter).map(([line, action]) => (
                <li key={line}>
                  <button type="button" onClick={() => look(chooser, action, line)}>
                    {line}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The choices in words; those with the same text appear once. */
function linesOf(
  game: ClientGame,
  { view, choices }: Chooser,
  filter: string,
): [string, ActionBase][] {
  const lines = new Map<string, ActionBase>();
  const wish = filter.trim().toLowerCase();
  for (const action of choices) {
    const line = game.choice?.(view, action) || action.type;
    if (lines.has(line) || !line.toLowerCase().includes(wish)) continue;
    lines.set(line, action);
    if (lines.size >= MOST) break;
  }
  return [...lines];
}

/** Says that this is not the match, as long as it is not. */
export function Supposed({ onReturn }: { onReturn: () => void }) {
  const whatIf = useCast((cast) => cast.whatIf);
  const state = useCast((cast) => cast.state);
  if (!whatIf) return null;
  const name = state?.seats[whatIf.seat]?.name ?? '';
  return (
    <div className="show-bar what-if" role="status" data-what-if={whatIf.choice}>
      <span>{t('cast.whatIfOn', { name, action: whatIf.choice })}</span>
      <button type="button" onClick={onReturn}>
        {t('cast.return')}
      </button>
    </div>
  );
}
