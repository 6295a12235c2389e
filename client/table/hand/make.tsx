/**
 * The match in one hand made of a game's parts: the turn's page with the decision on it, pages of
 * the game's own, and last the people with the log.
 *
 *     export const HandTable = makeHandTable({ seat, situation, question, progress, score, unit,
 *       Result, Decision, Own, tabs, seatsTitle, Seats });
 */

import type { ComponentType } from 'react';
import type { ActionBase, ViewBase } from '../../../engine/core/contract.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import type { GameBasics, HandGame } from '../game.ts';
import { EventLog } from '../panels/EventLog.tsx';
import type { Sentences } from '../rooms.ts';
import type { Position, Seat, SeatedView } from '../seat/position.ts';
import { safely } from '../telling.ts';
import { HandFrame, type HandFrameProps, type HandTab, SIGNS } from './HandFrame.tsx';
import { turnStands } from './standing.ts';

type Part<V extends SeatedView, A extends ActionBase> = ComponentType<{
  readonly position: Position<V, A>;
}>;

export interface HandOf<V extends SeatedView, A extends ActionBase>
  extends Pick<HandFrameProps, 'prepare' | 'Result'> {
  readonly seat: Seat<V, A>;
  readonly situation: (position: Position<V, A>) => string;
  /** The question to this seat, while another page is open. */
  readonly question: (view: ViewBase) => string;
  /** The match's progress, in a few words. */
  readonly progress: (view: V) => string;
  /** The player's score, and its unit or goal: `ducats`, `of 12`. */
  readonly score: (position: Position<V, A>) => number;
  readonly unit: string | ((view: V) => string);
  /** On the turn's page: above the decision, the decision, and while others decide, below it. */
  readonly Above?: Part<V, A>;
  readonly Decision: ComponentType;
  readonly Own: Part<V, A>;
  /** Pages between the turn and the people. */
  readonly tabs: readonly (Omit<HandTab, 'page'> & { readonly Page: Part<V, A> })[];
  /** The heading of the seats, and their plates. */
  readonly seatsTitle: string;
  readonly Seats: ComponentType<{ readonly view: V }>;
}

export function makeHandTable<V extends SeatedView, A extends ActionBase>(game: HandOf<V, A>) {
  const { seat: rules, unit, prepare, Result, Above, Decision, Own, Seats } = game;
  return function HandTable({ table, seat }: { table: TableState; seat: number }) {
    const position = rules.positionOf(useTable((store) => store.view));
    if (!position) return null;
    const { view } = position;
    const own = view.public.seats[seat];
    const due = table.stage === 'playing' && rules.owes(position);
    return (
      <HandFrame
        table={table}
        due={due}
        prepare={prepare}
        Result={Result}
        unit={typeof unit === 'string' ? unit : unit(view)}
        name={own?.name ?? ''}
        color={own?.color ?? ''}
        progress={game.progress(view)}
        score={game.score(position)}
        question={game.question(view)}
        situation={game.situation(position)}
        turn={() => (
          <>
            {Above && <Above position={position} />}
            <Decision />
            {!due && (
              <>
                <Own position={position} />
                <EventLog last={40} lines={8} />
              </>
            )}
          </>
        )}
        tabs={[
          ...game.tabs.map(({ Page, ...tab }) => ({
            ...tab,
            page: () => <Page position={position} />,
          })),
          {
            id: 'people',
            title: game.seatsTitle,
            sign: SIGNS.people,
            page: () => (
              <>
                <Seats view={view} />
                <EventLog last={120} />
              </>
            ),
          },
        ]}
      />
    );
  };
}

/** The phone's page's part of a game's texts. */
type HandWords = Pick<Sentences, 'sentence' | 'soundsOf' | 'holdings' | 'because'>;

/**
 * A game on the phone. Events' texts and sounds are fetched after the page of the turn: the
 * player's decision comes first.
 */
export function handOf(
  basics: Omit<GameBasics, 'words' | 'sentence' | 'sounds' | 'decision'>,
  decision: GameBasics['decision'],
  fetch: () => Promise<HandWords>,
  HandTable: HandGame['HandTable'],
  primer?: HandGame['primer'],
): HandGame {
  let told: HandWords | null = null;
  return {
    ...basics,
    async words() {
      await turnStands;
      told ??= await fetch();
    },
    sentence: safely((event, view, seat) => told?.sentence(event, view, seat) ?? null),
    because: (event, seat) => told?.because?.(event, seat) ?? null,
    holdings: (view, seat) => told?.holdings?.(view, seat) ?? [],
    sounds: (event, seat) => told?.soundsOf(event, seat) ?? [],
    decision,
    HandTable,
    ...(primer && { primer }),
  };
}
