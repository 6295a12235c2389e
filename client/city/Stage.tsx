/**
 * The stage: any position without a server, for pictures, tests and tuning. A page calls
 * `mountStage`; what drives it is `window.stage`.
 */

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { JsonObject, SeatInfo, Viewer } from '../../engine/core/contract.ts';
import type { LogEntry } from '../../engine/core/log.ts';
import { clientGames, FLAGSHIP } from '../games/registry.ts';
import { loadFonts } from '../pieces/fonts.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { type Spot, useCamera } from './camera.ts';
import { stir } from './clock.ts';
import { loadKit } from './kit.ts';
import { type Level, QUALITY } from './quality.ts';
import {
  advanceStage,
  cityStands,
  rewindStage,
  type StageStats,
  StageView,
  stageCaughtUp,
  stageStats,
  useStage,
} from './StageView.tsx';

/** A scenario, or only its `given`. */
export type StagePosition = JsonObject;

export interface Stage {
  /** The city stands, its fonts are there, the board is loaded. */
  readonly ready: Promise<void>;
  /** Puts a position on the board as `viewer` sees it. @throws PositionError */
  show(position: StagePosition, viewer?: Viewer): Promise<void>;
  /** Shows a scenario's `given` and stages its `when` at ×1: `advance` chooses the instant. */
  enact(scenario: StagePosition, viewer?: Viewer): Promise<void>;
  /** Seats a person there: panels, and the engine on this page. @throws PositionError */
  sit(position: StagePosition, seat: number): Promise<void>;
  /** What that person's table has accepted since. */
  entries(): Promise<readonly LogEntry[]>;
  /** Lets time pass and draws the last instant. */
  advance(seconds: number): void;
  /** The first instant again. */
  rewind(): void;
  stats(): StageStats;
  /** 0 morning … 3 night. */
  setLight(light: number): Promise<void>;
  setQuality(quality: Level): Promise<void>;
  /** A landmark's id, a spot, or null for the overview. */
  focus(target: string | Spot | null): void;
  /** Pixels of the canvas; null fills the window. */
  size(width: number | null, height?: number): Promise<void>;
  /** `auto`: the city runs by itself; `never`: only `advance` moves it. */
  play(): void;
}

declare global {
  interface Window {
    stage?: Stage;
  }
}

const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena'];
const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'];

export function stageSeats(count: number): SeatInfo[] {
  return Array.from({ length: count }, (_, k) => ({
    name: NAMES[k] ?? `Seat ${k + 1}`,
    color: COLORS[k] ?? 'red',
    bot: false,
  }));
}

/** What a position says besides the position itself, filled in. */
function readPosition(position: StagePosition) {
  const given = isObject(position.given) ? position.given : position;
  const options = isObject(position.options) ? position.options : {};
  const game = typeof position.game === 'string' ? position.game : FLAGSHIP;
  const count = Array.isArray(given.seats) ? given.seats.length : 3;
  return { game, given, options, seats: stageSeats(count) };
}

/** Puts `position` into the store that the board reads. */
async function show(position: StagePosition, viewer: Viewer = 'public'): Promise<void> {
  const { gameById } = await import('../../engine/registry.ts');
  const { given, options, seats, ...about } = readPosition(position);
  const game = gameById(about.game);
  const view = game.view(game.position(given, options), viewer, seats);
  useSettings.getState().borrow({ speed: 'instant' });
  useTable.getState().reset();
  useTable.getState().patch({ connection: 'open', seat: viewer === 'public' ? null : viewer });
  useTable.getState().feed(view, [], 0, null);
  await settle();
}

/** Stages what a scenario's steps do. @throws Error where a step is refused */
async function enact(scenario: StagePosition, viewer: Viewer = 'public'): Promise<void> {
  await show(scenario, viewer);
  // What stands must be on the board before anything happens to it.
  advanceStage(0.1);
  const [{ Match }, { gameById }] = await Promise.all([
    import('../../engine/core/match.ts'),
    import('../../engine/registry.ts'),
  ]);
  const { given, options, seats, game } = readPosition(scenario);
  const match = new Match({
    game: gameById(game),
    ...{ start: given, options, seats, chance: { seed: 'stage' } },
  });
  useSettings.getState().borrow({ speed: 1 });
  const steps = Array.isArray(scenario.when) ? scenario.when : [];
  for (const step of steps) {
    const { seat, action } = step as { seat: number; action: unknown };
    const outcome = match.act(seat, action);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    const seen = outcome.events.flatMap((event) => match.game.eventFor(event, viewer) ?? []);
    useTable.getState().feed(match.view(viewer), seen, outcome.seq, seat);
  }
  await settle();
}

async function sit(position: StagePosition, seat: number): Promise<void> {
  const table = await import('../app/StageTable.tsx');
  const { given, ...about } = readPosition(position);
  await table.sit({ ...about, start: given, seat });
  await settle();
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** React has carried out what was asked, and the picture may change. */
async function settle(): Promise<void> {
  // Twice: what the first round has mounted may ask for more.
  for (let k = 0; k < 2; k++) await stageCaughtUp();
  stir(0.5);
}

let opened: Stage | null = null;

/** Loads the game's city and board and offers `window.stage`. */
export function openStage(): Stage {
  if (opened) return opened;
  useSettings.getState().borrow({ speed: 'instant' });
  const loaded = clientGames[FLAGSHIP]?.().then((game) => {
    useStage.setState({ plan: game.plan, Board: game.Board });
  });
  const stage: Stage = {
    ready: Promise.all([loaded, cityStands, loadFonts(), document.fonts.ready]).then(() =>
      settle(),
    ),
    show,
    enact,
    sit,
    entries: async () => (await import('../app/StageTable.tsx')).entries(),
    advance: advanceStage,
    rewind: rewindStage,
    stats: stageStats,
    async setLight(light) {
      useStage.setState({ light });
      await settle();
    },
    async setQuality(quality) {
      await loadKit(QUALITY[quality].carved);
      useStage.setState({ quality });
      await settle();
    },
    focus: (target) => useCamera.getState().focus(target),
    async size(width, height = 720) {
      useStage.setState({ size: width === null ? null : { width, height } });
      await settle();
      // The canvas hears of its new size after the page has been laid out.
      for (let k = 0; k < 3; k++) await new Promise((resolve) => requestAnimationFrame(resolve));
      await settle();
    },
    play: () => useStage.setState({ frameloop: 'auto' }),
  };
  opened = stage;
  window.stage = stage;
  return stage;
}

/** Fills `element` with the stage. */
export function mountStage(element: HTMLElement): Stage {
  const stage = openStage();
  element.style.cssText = 'position:fixed;inset:0';
  createRoot(element).render(createElement(StageView));
  return stage;
}
