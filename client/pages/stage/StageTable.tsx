/**
 * A person at the stage: the panels of a table over its city, and the engine on this very page in
 * place of a server. For tests, pictures of panels and offline demos.
 */

import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-600.css';
import '../../styles/all.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Game, GameEvent, JsonObject, SeatInfo } from '../../../engine/core/contract.ts';
import type { Emitted } from '../../../engine/core/events.ts';
import type { LogEntry } from '../../../engine/core/log.ts';
import { Match } from '../../../engine/core/match.ts';
import type { Reply } from '../../../server/protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { useShortcuts } from '../../table/keys.ts';
import { NoteLayer } from '../../table/NoteLayer.tsx';
import { Announcer } from '../../table/panels/Announcer.tsx';
import { JustHappened } from '../../table/panels/JustHappened.tsx';
import { Settings } from '../../table/Settings.tsx';
import { useScreen } from '../../table/screen.ts';
import { UndoNone, UndoQuestion } from '../../table/UndoQuestion.tsx';
import { useGame } from '../../table/use-game.ts';

export interface StageMatch {
  readonly game: Game;
  /** The position to start from, in the words of scenarios. */
  readonly start: JsonObject;
  readonly options: JsonObject;
  readonly seats: readonly SeatInfo[];
  /** The person's seat. */
  readonly seat: number;
}

let match: Match | null = null;
let shown = false;

/** Seats the person at a described position. @throws PositionError */
export async function sit(wish: StageMatch): Promise<void> {
  const { game, start, options, seats, seat } = wish;
  const running = new Match({
    game,
    start,
    options,
    seats,
    chance: { seed: 'stage' },
  });
  match = running;
  const table = useTable.getState();
  table.reset();
  const told = (undoable = running.undoable(seat)): void => {
    const undoTo = Array.from({ length: undoable }, (_, k) => running.seq - undoable + k);
    table.patch({ undoable, undoTo });
  };
  const seen = (events: readonly Emitted[]): GameEvent[] =>
    events.flatMap((event) => running.game.eventFor(event, seat) ?? []);
  table.connect({
    async act(action): Promise<Reply> {
      const outcome = running.act(seat, action);
      if (!outcome.ok) return { ok: false, error: 'refused', refusal: outcome.refusal };
      table.feed(running.view(seat), seen(outcome.events), outcome.seq, seat);
      told();
      return { ok: true, seq: outcome.seq };
    },
    async undo(): Promise<Reply> {
      if (running.undoable(seat) === 0) return { ok: false, error: 'nothingToUndo' };
      const { seq } = running.undo(seat);
      table.withdraw(running.view(seat), seq, seat);
      told();
      return { ok: true, seq };
    },
    lobby: async () => ({ ok: false, error: 'notNow' }),
  });
  table.patch({ game: game.id, connection: 'open', seat });
  table.show(running.view(seat));
  told();
  await panels();
}

/** The accepted commands since the person sat down. */
export const entries = (): readonly LogEntry[] => match?.entries ?? [];

async function panels(): Promise<void> {
  if (!shown) {
    shown = true;
    const element = document.createElement('div');
    document.body.append(element);
    createRoot(element).render(<StagePanels />);
  }
  while (!document.querySelector('.hud, .ledger')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function StagePanels() {
  const game = useGame();
  const ledger = useScreen((screen) => screen.ledger);
  const dialog = useScreen((screen) => screen.dialog);
  useShortcuts();
  if (!game) return null;
  const { Hud, Ledger, Result } = game;
  return (
    <Suspense fallback={null}>
      {ledger ? <Ledger /> : <Hud />}
      <Result />
      {dialog === 'settings' && <Settings />}
      {dialog === 'what' && <JustHappened />}
      <div className="table-news">
        <UndoNone />
      </div>
      <UndoQuestion />
      <Announcer />
      <NoteLayer />
    </Suspense>
  );
}
