/** Keys of the game: the answers in their order, the places, what just happened. */

import { useEffect } from 'react';
import { useTable } from '../../store/table.ts';
import { setGameKeys } from '../../table/keys.ts';
import { useScreen } from '../../table/screen.ts';
import { useCamera } from '../../world/camera.ts';
import { currentPosition, useDrafts } from './drafts.ts';
import { ANSWER_KEYS, answersOf } from './panels/Answers.tsx';
import { placeAt } from './places.ts';
import { refusedAs } from './position.ts';

/** Sends the answer under a key; true if there is one, refused answers included. */
function answer(key: string): boolean {
  const position = currentPosition();
  const found = position && answersOf(position)[ANSWER_KEYS.indexOf(key as 'z')];
  if (!position || !found) return false;
  if (refusedAs(position, found.action) === null) {
    void useDrafts.getState().confirm(found.action);
  }
  return true;
}

function onGameKey(key: string): boolean {
  if (answer(key)) return true;
  const { view, seat } = useTable.getState();
  const place = placeAt(key, view, seat);
  if (place) {
    useCamera.getState().focus(place);
    return true;
  }
  switch (key) {
    case 'Home':
    case '0':
      useCamera.getState().focus(null);
      return true;
    case 'w':
      useTable.getState().replay();
      useScreen.getState().show('what');
      return true;
    case 'Enter': {
      const { drafts, active, confirm } = useDrafts.getState();
      const position = currentPosition();
      const action = drafts[active]?.action;
      if (!position || !action || refusedAs(position, action) !== null) return false;
      void confirm(undefined, active);
      return true;
    }
    case 'Escape':
      useDrafts.getState().cancel();
      useCamera.getState().focus(null);
      return true;
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
