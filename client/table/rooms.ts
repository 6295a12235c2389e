/**
 * A game's pages, each fetched when it is wanted and together with the game's sentences: the menu
 * needs its place and a few words alone.
 *
 *     export const game: ClientGame = {
 *       ...basics,
 *       ...makeRooms(() => import('./words.ts'), {
 *         Hud: async () => (await import('./panels/Hud.tsx')).Hud, …
 *       }),
 *     };
 */

import { type ComponentType, lazy } from 'react';
import type { ClientGame, GameBasics, ShowHudProps } from './game.ts';

/** What a game says, in one piece. */
export interface Sentences {
  readonly sentence: GameBasics['sentence'];
  readonly soundsOf: GameBasics['sounds'];
  readonly choiceLine: NonNullable<ClientGame['choice']>;
  readonly decisionLine: GameBasics['decision'];
}

type Fetched<T> = () => Promise<T>;

/** How each page is fetched. */
export interface Rooms {
  readonly Hud: Fetched<ComponentType>;
  readonly Ledger: Fetched<ComponentType>;
  readonly Result: Fetched<ComponentType>;
  readonly ShowHud: Fetched<ComponentType<ShowHudProps>>;
  readonly ShowLedger: Fetched<ComponentType<ShowHudProps>>;
  readonly ShowSeats: Fetched<ComponentType>;
  readonly AllHands: Fetched<ComponentType>;
  readonly replay: NonNullable<ClientGame['replay']>;
}

/** The pages of a game for its `ClientGame`, and its sentences, which are empty until they are there. */
export function makeRooms(words: Fetched<Sentences>, rooms: Rooms) {
  let known: Sentences | null = null;
  async function withWords<T>(part: Promise<T>): Promise<T> {
    known = await words();
    return part;
  }
  const page = <P extends object>(fetched: Fetched<ComponentType<P>>) =>
    lazy(async () => ({ default: await withWords(fetched()) }));
  return {
    Hud: page(rooms.Hud),
    Ledger: page(rooms.Ledger),
    Result: page(rooms.Result),
    ShowHud: page(rooms.ShowHud),
    ShowLedger: page(rooms.ShowLedger),
    ShowSeats: page(rooms.ShowSeats),
    AllHands: page(rooms.AllHands),
    replay: () => withWords(rooms.replay()),
    words: () => withWords(Promise.resolve()),
    prepare: () => void withWords(rooms.Hud()),
    sentence: (event, view, seat) => known?.sentence(event, view, seat) ?? null,
    sounds: (event, seat) => known?.soundsOf(event, seat) ?? [],
    choice: (view, action) => known?.choiceLine(view, action) ?? '',
    decision: (view, seat) => known?.decisionLine(view, seat) ?? '',
  } satisfies Partial<ClientGame>;
}
