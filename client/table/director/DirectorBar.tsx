/** The director's bar: the camera's holder, hold, and the places by name. */

import { useEffect } from 'react';
import { useTable } from '../../store/table.ts';
import { useCamera } from '../../world/camera.ts';
import type { ClientGame } from '../game.ts';
import { KeySign } from '../KeySign.tsx';
import { isCommand, isSwitchedOff, keyOf } from '../typed.ts';
import { useGame } from '../use-game.ts';
import '../../styles/show-bar.css';
import './director.css';
import { noted } from '../noted.ts';
import { useDirector } from './store.ts';
import { t } from './strings.ts';

/** D: the director on, or back; H: hold; figures: places. A focused control keeps its keys. */
export function onDirectorKey(event: KeyboardEvent, game: Pick<ClientGame, 'places'> | null): void {
  if (isCommand(event) || isSwitchedOff(event) || event.repeat) return;
  if (event.defaultPrevented || useCamera.getState().photo) return;
  const at = event.target;
  if (at instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
  const key = keyOf(event);
  const place = game?.places.find((each) => each.key === key);
  if (key === 'd') direct();
  else if (key === 'h' && useDirector.getState().on) toggleHold();
  else if (key === '0') useCamera.getState().overview();
  else if (place) look(place);
  else return;
  event.preventDefault();
}

type Place = ClientGame['places'][number];

/**
 * Landmark of a place for the viewer's seat, or for spectators; null if this match has no such
 * place.
 */
function siteOf({ site }: Place): string | null {
  const { view, seat } = useTable.getState();
  return site(view, seat);
}

function look(place: Place): void {
  const site = siteOf(place);
  if (site !== null) useCamera.getState().focus(site);
}

/**
 * Turns the director on; if it was on and had lost the camera, gives the camera back; else turns it
 * off.
 */
function direct(): void {
  const { on, mode, set, handBack } = useDirector.getState();
  if (on && mode === 'free') handBack();
  else set({ on: !on });
}

function toggleHold(): void {
  const { hold, set } = useDirector.getState();
  set({ hold: !hold });
}

export function DirectorBar() {
  const game = useGame();
  const { on, hold, mode } = useDirector();
  const target = useCamera((camera) => camera.target);
  const seated = useTable((table) => table.seat !== null);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onDirectorKey(event, game);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [game]);
  const auto = on && mode === 'auto';
  const state = auto ? 'directs' : on ? 'free' : 'off';
  const help = auto ? 'directsHelp' : on ? 'freeHelp' : 'offHelp';
  return (
    <section className="show-bar director-bar" aria-label={t('bar')}>
      <button
        type="button"
        className="director-state"
        aria-pressed={auto}
        aria-keyshortcuts="D"
        {...noted(t(help))}
        onClick={direct}
        data-director={state}
      >
        <span className="director-lamp" aria-hidden="true" />
        {t(state)} <kbd>D</kbd>
      </button>
      <button
        type="button"
        aria-pressed={hold}
        aria-keyshortcuts="H"
        disabled={!auto && !hold}
        {...noted(t(hold ? 'releaseHelp' : 'holdHelp'))}
        onClick={toggleHold}
      >
        {t(hold ? 'release' : 'hold')} <kbd>H</kbd>
      </button>
      <fieldset className="director-places" aria-label={t('places')}>
        <button
          type="button"
          data-note={t('wholeHelp')}
          aria-label={t('wholeHelp')}
          onClick={() => useCamera.getState().overview()}
        >
          <KeySign keys="0" />
        </button>
        {(game?.places ?? []).map((place) => {
          const { key } = place;
          const name = key === '9' && !seated ? t('deciding') : place.name;
          return (
            <button
              key={key}
              type="button"
              data-note={t('place', { name, key })}
              aria-label={t('place', { name, key })}
              aria-keyshortcuts={key}
              aria-pressed={target !== null && target === siteOf(place)}
              onClick={() => look(place)}
            >
              <KeySign keys={key} />
            </button>
          );
        })}
      </fieldset>
    </section>
  );
}
