/** How much the companion says, match after match, and when the menu asks whether a game is new. */

import { expect, test } from 'vitest';
import { acceptable, type Settings } from '../../client/store/settings.ts';
import { afterMatch, isNewTo, isUnasked, levelOf } from '../../client/table/companion/level.ts';

const NEW = { companion: 'auto', companions: {}, newTo: {}, played: {}, game: '' } as const;
type Kept = Pick<Settings, keyof typeof NEW>;
const GAME = 'one';

test('full in the first match of a game, quiet in the next two, then off', () => {
  let kept: Kept = NEW;
  const levels = ['a', 'b', 'c', 'd', 'e'].map((match) => {
    const level = levelOf(kept, GAME, match);
    kept = { ...kept, ...afterMatch(kept, GAME, match) };
    return level;
  });
  expect(levels).toEqual(['full', 'quiet', 'quiet', 'off', 'off']);
  // Another game begins anew.
  expect(levelOf(kept, 'two', 'f')).toBe('full');
  expect(kept.played[GAME]).toEqual(['a', 'b', 'c']);
});

test('a match keeps its level after its end, and counts once', () => {
  const after = { ...NEW, ...afterMatch(NEW, GAME, 'a') };
  expect(levelOf(after, GAME, 'a')).toBe('full');
  expect(afterMatch(after, GAME, 'a')).toBe(null);
});

test('a match that was left before its end does not count', () => {
  expect(levelOf({ ...NEW, newTo: { [GAME]: 1 } }, GAME, 'b')).toBe('full');
});

test('a person who knows the game plays without, unless it was chosen', () => {
  const known = { ...NEW, newTo: { [GAME]: 0 } };
  expect(levelOf(known, GAME, 'a')).toBe('off');
  expect(levelOf({ ...known, companion: 'quiet' }, GAME, 'a')).toBe('quiet');
});

test('a choice for the game counts more than one for all games, and that more than the matches', () => {
  const chosen: Kept = { ...NEW, companion: 'quiet', companions: { [GAME]: 'off' } };
  expect(levelOf(chosen, GAME, 'a')).toBe('off');
  expect(levelOf(chosen, 'two', 'a')).toBe('quiet');
});

test('the menu asks once, and nobody who has played the game', () => {
  expect(isUnasked(NEW, GAME)).toBe(true);
  expect(isUnasked({ ...NEW, game: GAME }, GAME)).toBe(false);
  expect(isUnasked({ ...NEW, newTo: { [GAME]: 1 } }, GAME)).toBe(false);
  expect(isUnasked({ ...NEW, ...afterMatch(NEW, GAME, 'a') }, GAME)).toBe(false);
});

test('a game stays new until a match of it has come to its end', () => {
  const fresh = { ...NEW, newTo: { [GAME]: 1 } };
  expect(isNewTo(NEW, GAME)).toBe(false);
  expect(isNewTo(fresh, GAME)).toBe(true);
  expect(isNewTo({ ...fresh, ...afterMatch(fresh, GAME, 'a') }, GAME)).toBe(false);
});

test('its stored values are read again, and nothing else', () => {
  const written = {
    companion: 'quiet',
    companions: { x: 'off' },
    newTo: { x: 1 },
    played: { x: ['a'] },
  };
  expect(acceptable(written)).toEqual(written);
  const spoilt = {
    companion: 'loud',
    companions: { x: 'auto' },
    newTo: { x: 2 },
    played: { x: [1] },
  };
  expect(acceptable(spoilt)).toEqual({});
});
