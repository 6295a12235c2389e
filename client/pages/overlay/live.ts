/** The overlay of a table: watches it like any spectator, and for good. */

import { joinTable, leaveTable } from '../../net/session.ts';
import { useTable } from '../../store/table.ts';
import type { OverlayOptions } from '../../table/overlay/options.ts';
import type { Line, Now, OverlayGame } from '../../table/overlay/part.ts';
import { t } from '../../table/overlay/strings.ts';
import { Captions } from './captions.ts';
import { overlayOf } from './games.ts';
import { stage } from './stage.tsx';

/**
 * Milliseconds between two looks at the captions, and between attempts to reach an absent table.
 */
const TICK = 250;
const AGAIN = 5000;

const clock = (): number => Date.now() + useTable.getState().clockShift;

export function live(code: string, options: OverlayOptions): void {
  document.title = t('page');
  const show = stage(options);
  const captions = new Captions();
  let now: Now = { table: null, view: null, line: null, log: [], clock };
  let game: OverlayGame | null = null;
  let asked = '';
  let match = '';
  let wanted = false;
  let stakes: { readonly of: unknown; readonly line: Line | null } = { of: null, line: null };

  /** The parts of this game; requested once. */
  function load(id: string): void {
    if (asked === id) return;
    asked = id;
    tellGame(id);
    void overlayOf(id).then((overlay) => {
      if (!overlay) return;
      game = overlay;
      stakes = { of: null, line: null };
      want();
    });
  }

  /** Events since the last picture, reported once. */
  function hear(): void {
    const { table, takeBatch } = useTable.getState();
    const id = table?.matchId ?? '';
    if (id !== match) captions.forget();
    match = id;
    for (let batch = takeBatch(); batch; batch = takeBatch()) {
      if (batch.events.some(({ type }) => type === 'undone')) captions.forget();
      else if (game) captions.hear(game.lines(batch));
    }
  }

  /** What is at stake, computed once for each view. */
  function quiet(): Line | null {
    const { view } = useTable.getState();
    if (stakes.of !== view) stakes = { of: view, line: (view && game?.quiet(view)) ?? null };
    return stakes.line;
  }

  function draw(): void {
    wanted = false;
    const { table, view, log, connection, game: id } = useTable.getState();
    if (id !== null) load(id);
    hear();
    const line = captions.at(performance.now() / 1000, quiet);
    // A broken connection keeps the last state: the audience need not notice.
    if (table) now = { table, view, line, log, clock };
    const note = connection === 'lost' || connection === 'gone' ? t('away') : noteOf(code);
    show({ ...now, game, note });
  }

  /** One picture, for any number of simultaneous changes. */
  const want = (): void => {
    if (wanted) return;
    wanted = true;
    requestAnimationFrame(draw);
  };

  useTable.subscribe(want);
  // Not in a frame of its own: while nothing changes there is none.
  setInterval(draw, TICK);
  setInterval(() => {
    if (useTable.getState().problem === null) return;
    leaveTable();
    void joinTable(code, { spectate: true });
  }, AGAIN);
  void joinTable(code, { spectate: true });
}

/** Tells the page that embeds this one as its preview which game the table plays. */
function tellGame(id: string): void {
  if (parent !== window) parent.postMessage({ overlayGame: id }, location.origin);
}

let missed = false;

/** Reason why there is no picture; shown as long as it holds, not only between two attempts. */
function noteOf(code: string): string {
  const { problem, table } = useTable.getState();
  if (table) missed = false;
  else if (problem !== null) missed = true;
  return missed ? t('noTable', { code }) : '';
}
