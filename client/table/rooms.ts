/**
 * A game's pages, each fetched when it is wanted and together with the game's sentences: the menu
 * needs its place and a few words alone.
 *
 *     export const game: ClientGame = {
 *       ...basics,
 *       ...makeRooms({ words: () => import('./words.ts'), hud: () => import('./panels/Hud.tsx'), … }),
 *     };
 */

import { type ComponentType, lazy } from 'react';
import type { ClientGame, GameBasics, GameHelp, Lesson, ShowHudProps } from './game.ts';
import type { Labelling } from './labels/label.ts';
import { safely } from './telling.ts';

/** The sentences of a game, in one piece. */
export interface Sentences {
  readonly sentence: GameBasics['sentence'];
  readonly soundsOf: GameBasics['sounds'];
  readonly siteOf?: NonNullable<GameBasics['siteOf']>;
  readonly actorOf?: NonNullable<GameBasics['actorOf']>;
  readonly choiceLine: NonNullable<ClientGame['choice']>;
  readonly decisionLine: GameBasics['decision'];
  readonly holdings?: NonNullable<GameBasics['holdings']>;
  readonly because?: NonNullable<GameBasics['because']>;
  readonly roundOver?: NonNullable<GameBasics['roundOver']>;
  readonly whyLine?: NonNullable<ClientGame['why']>;
}

type Fetched<T> = () => Promise<T>;
type Page = ComponentType;
type ShowPage = ComponentType<ShowHudProps>;

/** The modules of a game, each with the name of its page there. */
export interface Rooms {
  readonly words: Fetched<Sentences>;
  readonly hud: Fetched<{ readonly Hud: Page }>;
  readonly ledger: Fetched<{ readonly Ledger: Page; readonly ShowLedger: ShowPage }>;
  readonly result: Fetched<{ readonly Result: Page }>;
  readonly shows: Fetched<{ readonly ShowHud: ShowPage; readonly ShowSeats: Page }>;
  readonly hands: Fetched<{ readonly AllHands: Page }>;
  readonly replay: Fetched<{ readonly replayKit: Awaited<ReturnType<Replay>> }>;
  readonly lessons: Fetched<{ readonly lessons: readonly Lesson[] }>;
  readonly help: Fetched<{ readonly help: GameHelp }>;
  readonly director: Fetched<{ readonly direction: Awaited<ReturnType<Directed>> }>;
  readonly labels?: Fetched<{ readonly labels: Labelling }>;
}
type Replay = NonNullable<ClientGame['replay']>;
type Directed = NonNullable<ClientGame['direction']>;

/** For a board without labels. */
const NONE: ReturnType<NonNullable<Rooms['labels']>> = Promise.resolve({ labels: () => [] });

/**
 * The pages of a game for its `ClientGame`, and its sentences, which are empty until they are
 * loaded.
 */
export function makeRooms(rooms: Rooms) {
  let known: Sentences | null = null;
  async function withWords<T>(part: Promise<T>): Promise<T> {
    known = await rooms.words();
    return part;
  }
  const page = <M, P extends object>(fetched: Fetched<M>, of: (module: M) => ComponentType<P>) =>
    lazy(async () => ({ default: of(await withWords(fetched())) }));
  return {
    Hud: page(rooms.hud, ({ Hud }) => Hud),
    Ledger: page(rooms.ledger, ({ Ledger }) => Ledger),
    Result: page(rooms.result, ({ Result }) => Result),
    ShowHud: page(rooms.shows, ({ ShowHud }) => ShowHud),
    ShowLedger: page(rooms.ledger, ({ ShowLedger }) => ShowLedger),
    ShowSeats: page(rooms.shows, ({ ShowSeats }) => ShowSeats),
    AllHands: page(rooms.hands, ({ AllHands }) => AllHands),
    replay: async () => (await withWords(rooms.replay())).replayKit,
    lessons: async () => (await rooms.lessons()).lessons,
    help: async () => (await rooms.help()).help,
    direction: async () => (await rooms.director()).direction,
    labels: async () => (await withWords(rooms.labels?.() ?? NONE)).labels,
    words: () => withWords(Promise.resolve()),
    prepare: () => void withWords(rooms.hud()),
    sentence: safely((event, view, seat) => known?.sentence(event, view, seat) ?? null),
    because: (event, seat) => known?.because?.(event, seat) ?? null,
    roundOver: (event) => known?.roundOver?.(event) ?? null,
    holdings: (view, seat) => known?.holdings?.(view, seat) ?? [],
    actorOf: (event) => known?.actorOf?.(event) ?? null,
    siteOf: (event) => known?.siteOf?.(event) ?? null,
    sounds: (event, seat) => known?.soundsOf(event, seat) ?? [],
    choice: (view, action) => known?.choiceLine(view, action) ?? '',
    why: (view, why) => known?.whyLine?.(view, why) ?? '',
    decision: (view, seat) => known?.decisionLine(view, seat) ?? '',
  } satisfies Partial<ClientGame>;
}
