/** Keys of the game: confirm, start over, end the turn, look at a place, what just happened. */

import { useEffect } from 'react';
import { LOCATIONS } from '../../../engine/games/masters-of-venice/data.ts';
import { useTable } from '../../store/table.ts';
import { setGameKeys } from '../../table/keys.ts';
import { useScreen } from '../../table/screen.ts';
import { MAIN } from '../../table/seat/drafts.ts';
import { useCamera } from '../../world/camera.ts';
import { canStillAct } from './draft.ts';
import { landmarkOf, landmarkUnder } from './event-sites.ts';
import { currentPosition, useIntent } from './intent.ts';
import { refusedAs, situation } from './position.ts';

function onGameKey(key: string): boolean {
  const intent = useIntent.getState();
  const position = currentPosition();
  const place = LOCATIONS[Number(key) - 1];
  if (place) {
    useCamera.getState().focus(landmarkOf(place));
    return true;
  }
  switch (key) {
    case '9':
      useCamera.getState().focus(`palazzo${useTable.getState().seat ?? 0}`);
      return true;
    case 'f': {
      const landmark = landmarkUnder(intent.hovered);
      if (!landmark) return false;
      useCamera.getState().focus(landmark);
      return true;
    }
    case 'Home':
    case '0':
      useCamera.getState().focus(null);
      return true;
    case 'w':
      useTable.getState().replay();
      useScreen.getState().show('what');
      return true;
    case 'Enter': {
      const action = intent.drafts[intent.active]?.action;
      if (!position || !action || refusedAs(position, action) !== null) return false;
      void intent.confirm(undefined, intent.active);
      return true;
    }
    case 'Escape':
      intent.cancel(intent.active);
      useCamera.getState().focus(null);
      return true;
    case 'e': {
      if (!position || situation(position) !== 'turn') return false;
      if (canStillAct(position) && intent.drafts[MAIN]?.composer !== 'endTurn')
        intent.open('endTurn');
      else void intent.confirm({ type: 'endTurn' });
      return true;
    }
    default:
      return false;
  }
}

/** Listens while a match is on the screen. */
export function useGameKeys(): void {
  useEffect(() => {
    setGameKeys(onGameKey);
    return () => setGameKeys(null);
  }, []);
}
