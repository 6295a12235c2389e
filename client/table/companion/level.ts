/**
 * How much the companion says: by the number of matches that this browser has seen to their end, or
 * as chosen by hand.
 */

import { useEffect } from 'react';
import { type CompanionLevel, type Settings, useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';

/** Matches after the first one in which the companion waits to be asked. */
const QUIET_IN = 2;
/** Number of matches that count; later ones are not recorded. */
const COUNTED = 1 + QUIET_IN;

type Kept = Pick<Settings, 'companion' | 'companions' | 'newTo' | 'played'>;

/**
 * The default level of a match.
 * @param nth of the person's matches of this game, from 0. Pure.
 */
const usualLevel = (nth: number): CompanionLevel =>
  nth === 0 ? 'full' : nth <= QUIET_IN ? 'quiet' : 'off';

/** Which of the person's matches of a game this is, from 0. Pure. */
function nthMatch(kept: Pick<Settings, 'played'>, game: string, match: string): number {
  const played = kept.played[game] ?? [];
  const at = played.indexOf(match);
  return at < 0 ? played.length : at;
}

/**
 * The companion's level in a match: as chosen for the game, or for all games, or the default. Pure.
 */
export function levelOf(kept: Kept, game: string, match: string): CompanionLevel {
  const chosen = kept.companions[game] ?? kept.companion;
  if (chosen !== 'auto') return chosen;
  // A person who knows the game has said so.
  return kept.newTo[game] === 0 ? 'off' : usualLevel(nthMatch(kept, game, match));
}

/** The record after a match has been played to its end; null if nothing changes. Pure. */
export function afterMatch(
  { played }: Pick<Settings, 'played'>,
  game: string,
  match: string,
): Pick<Settings, 'played'> | null {
  const before = played[game] ?? [];
  if (before.length >= COUNTED || before.includes(match)) return null;
  return { played: { ...played, [game]: [...before, match] } };
}

/**
 * Whether a person is still new to a game: said so, and no match of it has come to its end. Pure.
 */
export const isNewTo = (
  { newTo, played }: Pick<Settings, 'newTo' | 'played'>,
  game: string,
): boolean => newTo[game] === 1 && (played[game] ?? []).length === 0;

/** Whether the person has not been asked yet if a game is new. Pure. */
export const isUnasked = (
  { newTo, played, game: last }: Pick<Settings, 'newTo' | 'played' | 'game'>,
  game: string,
): boolean => newTo[game] === undefined && (played[game] ?? []).length === 0 && last !== game;

/** Chooses by hand, for one game. */
export function chooseLevel(game: string, level: CompanionLevel): void {
  const { companions, set } = useSettings.getState();
  set({ companions: { ...companions, [game]: level } });
}

/** The level of the match on the page. */
export function useCompanionLevel(): CompanionLevel {
  const game = useTable((store) => store.table?.game ?? '');
  const match = useTable((store) => store.table?.matchId ?? '');
  return useSettings((settings) => levelOf(settings, game, match));
}

/** Remembers the match on the page once its player has seen its end. */
export function useMatchCount(): void {
  const table = useTable((store) => store.table);
  const seated = useTable((store) => store.seat !== null);
  const ended = seated && table?.stage === 'finished';
  const { game = '', matchId = '' } = table ?? {};
  useEffect(() => {
    if (!ended || matchId === '') return;
    const { getState } = useSettings;
    const change = afterMatch(getState(), game, matchId);
    if (change) getState().set(change);
  }, [ended, game, matchId]);
}
