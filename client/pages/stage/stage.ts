/**
 * The stage: any position without a server, for pictures, tests and tuning. Its interface is
 * `window.stage`, which `openStage` puts there.
 */

import type { Game, JsonObject, Viewer } from '../../../engine/core/contract.ts';
import type { LogEntry } from '../../../engine/core/log.ts';
import type { Match } from '../../../engine/core/match.ts';
import { wholeGames } from '../../../engine/registry-whole.ts';
import { tables } from '../../games/registry.ts';
import { loadFonts } from '../../pieces/fonts.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { type Cued, cue } from '../../table/director/cue.ts';
import { useDirector } from '../../table/director/store.ts';
import { homeGame } from '../../table/use-game.ts';
import { helm, useCamera } from '../../world/camera.ts';
import { stir } from '../../world/clock.ts';
import { turning } from '../../world/Daylight.tsx';
import type { Spot } from '../../world/framing.ts';
import type { Pose } from '../../world/orbit.ts';
import { type Level, QUALITY } from '../../world/quality.ts';
import {
  advanceStage,
  placeStands,
  rewindStage,
  type StageStats,
  stageCaughtUp,
  stageGame,
  stageStats,
  useStage,
} from './StageView.tsx';
import { stageSeats } from './seats.ts';

/** A scenario, or only its `given`. */
export type StagePosition = JsonObject;

/** The staging of one action: the time at which each of its events is visible, and its duration. */
export type Staged = Pick<Cued, 'marks' | 'lasts'>;

export interface Stage {
  /** The city is built, its fonts and the board are loaded. */
  readonly ready: Promise<void>;
  /** Puts a position on the board as `viewer` sees it. @throws PositionError */
  show(position: StagePosition, viewer?: Viewer): Promise<void>;
  /** Shows a scenario's `given` and stages its `when` at ×1: `advance` chooses the instant. */
  enact(scenario: StagePosition, viewer?: Viewer): Promise<void>;
  /**
   * Puts the result of a scenario's `when` on the board, without staging it; `act` continues from
   * there. Its `seed` is that of the draws.
   * @throws Error if a step is refused
   */
  open(scenario: StagePosition, viewer?: Viewer): Promise<void>;
  /** Stages one more action of the match that `open` has begun. @throws Error if refused */
  act(seat: number, action: unknown): Promise<void>;
  /**
   * Stages each step of a scenario's `when` at ×1, unseen, to measure the durations.
   * @throws Error if a step is refused
   */
  rehearse(scenario: StagePosition, viewer?: Viewer): Promise<readonly Staged[]>;
  /**
   * Seats a person there: panels, and the engine on this page.
   * @throws PositionError
   */
  sit(position: StagePosition, seat: number): Promise<void>;
  /** The commands that the person's table has accepted since. */
  entries(): Promise<readonly LogEntry[]>;
  /** Lets time pass and draws the last instant, unless it is unseen. */
  advance(seconds: number, seen?: boolean): void;
  /** The first instant again. */
  rewind(): void;
  stats(): StageStats;
  /** 0 morning … 3 night, `atOnce`: without the sun's transition. */
  setLight(light: number, atOnce?: boolean): Promise<void>;
  /** `coarse`: half as many pixels in each direction, as under software rendering. */
  setQuality(quality: Level, coarse?: boolean): Promise<void>;
  /** Whether a level that keeps its resting picture does so: `advance` alone draws all of it. */
  keep(on: boolean): Promise<void>;
  /** A landmark's id, a spot, or null for the overview. */
  focus(target: string | Spot | null): void;
  /** Sets the camera exactly there, without a flight; null releases it. */
  steer(pose: Pose | null): void;
  /** The director has the camera, and gives the staging its cue. */
  direct(on: boolean): Promise<void>;
  /** The text of the lower third; null: nothing. */
  caption(text: string | null, seat: number | null): Promise<void>;
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

/**
 * The settings of a position besides the position itself, filled in.
 * @throws Error as `rulesOf`
 */
async function readPosition(position: StagePosition) {
  const given = isObject(position.given) ? position.given : position;
  const options = isObject(position.options) ? position.options : {};
  const game = await rulesOf(typeof position.game === 'string' ? position.game : home());
  const count = Array.isArray(given.seats) ? given.seats.length : SEATS;
  return { game, given, options, seats: stageSeats(count, game.colors) };
}

/** Seats of a position that names none. */
const SEATS = 3;

/** The game of positions that name none: the one of the address, else the first. */
const home = (): string => homeGame(location.search, tables) ?? '';

/** @throws Error for a game that this house has not */
async function rulesOf(id: string): Promise<Game> {
  const game = await wholeGames[id]?.();
  if (!game) throw new Error(`No game "${id}". Known: ${Object.keys(wholeGames).join(', ')}`);
  return game;
}

/** Builds the place of a game, unless it is built already. */
async function goTo(id: string): Promise<void> {
  if (useStage.getState().game !== id) {
    const game = await tables[id]?.();
    if (!game) throw new Error(`No place of "${id}". Known: ${Object.keys(tables).join(', ')}`);
    stageGame(game);
  }
  await placeStands();
}

/** Puts `position` into the store that the board reads. */
async function show(position: StagePosition, viewer: Viewer = 'public'): Promise<void> {
  const { game, given, options, seats } = await readPosition(position);
  const view = game.view(game.position(given, options), viewer, seats);
  useSettings.getState().borrow({ speed: 'instant' });
  const table = useTable.getState();
  table.reset();
  await goTo(game.id);
  table.patch({ game: game.id, connection: 'open', seat: viewer === 'public' ? null : viewer });
  useTable.getState().feed(view, [], 0, null);
  await settle();
}

/** Next to nothing, in seconds. */
const INSTANT = 1e-3;

/** The match that `act` continues, and its viewer. */
let running: { readonly match: Match; readonly viewer: Viewer } | null = null;

/** One action of the running match; answers its sequence number and its viewer's view of it. */
function step({ seat, action }: { seat: number; action: unknown }) {
  if (!running) throw new Error('No match is open');
  const { match, viewer } = running;
  const outcome = match.act(seat, action);
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  const seen = outcome.events.flatMap((event) => match.game.eventFor(event, viewer) ?? []);
  return { seen, seq: outcome.seq, view: match.view(viewer) };
}

const stepsOf = ({ when }: StagePosition) =>
  (Array.isArray(when) ? when : []) as { seat: number; action: unknown }[];

async function open(scenario: StagePosition, viewer: Viewer = 'public'): Promise<void> {
  await show(scenario, viewer);
  // The given position must be on the board before anything happens to it.
  advanceStage(0.1);
  const { game, given, options, seats } = await readPosition(scenario);
  const { Match } = await import('../../../engine/core/match.ts');
  const seed = typeof scenario.seed === 'string' ? scenario.seed : 'stage';
  const setup = { start: given, options, seats, chance: { seed } };
  running = { match: new Match({ game, ...setup }), viewer };
  const steps = stepsOf(scenario);
  for (const each of steps) step(each);
  if (steps.length > 0) {
    useTable.getState().show(running.match.view(viewer));
    await settle();
    advanceStage(0.1);
  }
  useSettings.getState().borrow({ speed: 1 });
}

async function act(seat: number, action: unknown): Promise<void> {
  const { view, seen, seq } = step({ seat, action });
  useTable.getState().feed(view, seen, seq, seat);
  await settle();
}

/**
 * Stages the effects of a scenario's steps.
 * @throws Error if a step is refused
 */
async function enact(scenario: StagePosition, viewer: Viewer = 'public'): Promise<void> {
  await open({ ...scenario, when: [] }, viewer);
  for (const each of stepsOf(scenario)) {
    const { view, seen, seq } = step(each);
    useTable.getState().feed(view, seen, seq, each.seat);
  }
  await settle();
}

async function rehearse(
  scenario: StagePosition,
  viewer: Viewer = 'public',
): Promise<readonly Staged[]> {
  await open({ ...scenario, when: [] }, viewer);
  const found: Staged[] = [];
  let staged: Staged | null = null;
  const before = cue.current;
  cue.current = {
    ask({ marks, lasts }) {
      staged = { marks, lasts };
      return 0;
    },
    position() {},
  };
  try {
    for (const each of stepsOf(scenario)) {
      staged = null;
      const { view, seen, seq } = step(each);
      useTable.getState().feed(view, seen, seq, each.seat);
      // The board asks for its cue, and then shows the result.
      for (const speed of [1, 'instant'] as const) {
        useSettings.getState().borrow({ speed });
        advanceStage(INSTANT, false);
      }
      found.push(staged ?? { marks: [], lasts: 0 });
    }
  } finally {
    cue.current = before;
  }
  return found;
}

async function sit(position: StagePosition, seat: number): Promise<void> {
  const table = await import('./StageTable.tsx');
  const { given, ...about } = await readPosition(position);
  await goTo(about.game.id);
  await table.sit({ ...about, start: given, seat });
  await settle();
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** React has carried out the requests, and the picture may change. */
async function settle(): Promise<void> {
  // Twice: components mounted in the first round may request more.
  for (let k = 0; k < 2; k++) await stageCaughtUp();
  stir(0.5);
}

let opened: Stage | null = null;
let captions = 0;

/** Loads the place and the board of the game at home here, and offers `window.stage`. */
export function openStage(): Stage {
  if (opened) return opened;
  useSettings.getState().borrow({ speed: 'instant' });
  const stage: Stage = {
    ready: Promise.all([goTo(home()), loadFonts(), document.fonts.ready]).then(() => settle()),
    show,
    enact,
    open,
    act,
    rehearse,
    sit,
    entries: async () => (await import('./StageTable.tsx')).entries(),
    advance: advanceStage,
    rewind: rewindStage,
    stats: stageStats,
    async setLight(light, atOnce = true) {
      useStage.setState({ light });
      await settle();
      if (atOnce) turning.atOnce = true;
    },
    async setQuality(quality, coarse = false) {
      await useStage.getState().scenery?.models?.(QUALITY[quality].carved);
      useStage.setState({ quality, coarse });
      await settle();
    },
    async keep(keeps) {
      useStage.setState({ keeps });
      await settle();
    },
    focus: (target) => useCamera.getState().focus(target),
    steer(pose) {
      helm.current = pose && (() => pose);
    },
    async caption(text, seat) {
      await (await import('../../table/director/on-stage.tsx')).mountLowerThird();
      captions++;
      const caption = text === null ? null : { id: captions, text, seat };
      useDirector.getState().set({ on: true, caption });
      await settle();
    },
    async direct(on) {
      const game = await tables[useStage.getState().game ?? home()]?.();
      if (on) await (await import('../../table/director/on-stage.tsx')).mountLowerThird();
      useDirector.getState().set({ on });
      useStage.setState({ direction: on ? ((await game?.direction?.()) ?? null) : null });
      await settle();
      await settle();
    },
    async size(width, height = 720) {
      useStage.setState({ size: width === null ? null : { width, height } });
      await settle();
      // The canvas learns its new size after the layout of the page.
      for (let k = 0; k < 3; k++) await new Promise((resolve) => requestAnimationFrame(resolve));
      await settle();
    },
    play: () => useStage.setState({ frameloop: 'auto' }),
  };
  opened = stage;
  window.stage = stage;
  return stage;
}
