/** State of the lesson on the page, and its progress: the engine runs here, no data is sent. */

import { create } from 'zustand';
import type { Game, SeatInfo } from '../../../engine/core/contract.ts';
import type { Lesson, Scene, Step } from '../../../engine/learn/lesson.ts';
import { type Progress, SceneRun, type Turn } from '../../../engine/learn/scene-run.ts';
import type { Reply } from '../../../server/protocol/messages.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import type { LearnWords } from '../../table/game.ts';
import { identity } from '../../table/Identity.tsx';

/** Names of the other seats. */
const NEIGHBOURS = ['Chiara', 'Bruno', 'Elena', 'Dario', 'Anna'];

/** Material of a lesson: loaded once. */
export interface Subject {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly words: LearnWords;
}

/**
 * `offer`: the page asks whether to go on; `end`: all is done; `skipped`: the person has ended it.
 */
export type Phase = 'scene' | 'offer' | 'end' | 'skipped';

export interface LearnStore {
  readonly subject: Subject | null;
  readonly phase: Phase;
  /** Number of the scene, of the step in it, and the state of its task. */
  readonly scene: number;
  readonly step: number;
  readonly progress: Progress;
  /**
   * The text that answers the last refused attempt; '' if it has none, null: nothing was refused.
   */
  readonly refused: string | null;
  /** Counts refusals: repeated words are news again. */
  readonly refusals: number;
}

const NOTHING = {
  subject: null,
  phase: 'scene',
  scene: 0,
  step: 0,
  progress: 'none',
  refused: null,
  refusals: 0,
} as const;

export const useLearn = create<LearnStore>()(() => NOTHING);

let run: SceneRun | null = null;

/** Scenes that this person has been through. */
export const learntOf = (game: string): number => useSettings.getState().learnt[game] ?? 0;

/** The number of finished scenes in the settings, never less than before. */
function keep(scenes: number): void {
  const { subject } = useLearn.getState();
  const { learnt, set } = useSettings.getState();
  if (!subject || (learnt[subject.game.id] ?? 0) >= scenes) return;
  set({ learnt: { ...learnt, [subject.game.id]: scenes } });
}

/** The seats of a scene: the person, and neighbours in the game's other colours. */
export function seatsOf(game: Game, scene: Scene): readonly SeatInfo[] {
  const { name, color } = identity();
  const own = game.colors.find((one) => one === color) ?? game.colors[0];
  const others = game.colors.filter((one) => one !== own);
  const seats = Array.isArray(scene.given.seats) ? scene.given.seats.length : game.seats.min;
  let next = 0;
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === (scene.seat ?? 0)) return { name, color: own, bot: false };
    const k = next++;
    return { name: NEIGHBOURS[k], color: others[k], bot: true };
  });
}

/**
 * Begins a lesson at a scene.
 * @param phase `offer`: the scene is only shown, with the question whether to go on
 */
export function begin(subject: Subject, scene: number, phase: Phase): void {
  useLearn.setState({ ...NOTHING, subject, phase });
  openScene(scene, phase);
}

/** Clears the table: the page is left. */
export function end(): void {
  run = null;
  useLearn.setState(NOTHING);
  useTable.getState().connect(null);
  useTable.getState().reset();
}

/** Puts a scene on the table. */
export function openScene(scene: number, phase: Phase = 'scene'): void {
  const { subject } = useLearn.getState();
  if (!subject) return;
  const { game, lesson } = subject;
  const setting = lesson.scenes[scene];
  const opened = new SceneRun(game, lesson, setting, seatsOf(game, setting));
  run = opened;
  const table = useTable.getState();
  table.reset();
  table.connect({
    act: async (action) => tried(opened, action),
    undo: async () => ({ ok: false, error: 'nothingToUndo' }),
    lobby: async () => ({ ok: false, error: 'notNow' }),
  });
  table.patch({ game: game.id, connection: 'open', seat: opened.seat });
  table.show(opened.match.view(opened.seat));
  useLearn.setState({ phase, scene });
  tell();
}

/** Writes the step into the store. */
function tell(refused: string | null = null): void {
  if (!run) return;
  const { index, progress, isLast } = run;
  const { scene, phase, refusals } = useLearn.getState();
  useLearn.setState({
    step: index,
    progress,
    refused,
    refusals: refused === null ? refusals : refusals + 1,
  });
  if (isLast && phase === 'scene' && (progress === 'none' || progress === 'done')) keep(scene + 1);
}

function feed(turns: readonly Turn[]): void {
  for (const { view, events, seq, seat } of turns) {
    useTable.getState().feed(view, events, seq, seat);
  }
}

function tried(by: SceneRun, action: unknown): Reply {
  const { task } = by.step;
  const result = by.act(action);
  if (!result.ok) {
    if (result.refusal) return { ok: false, error: 'refused', refusal: result.refusal };
    tell(task?.refused ?? '');
    return { ok: false, error: 'notNow' };
  }
  feed(result.turns);
  // The next sentence announces the result.
  if (by.progress === 'done' && !by.isLast) feed(by.next() ?? []);
  tell();
  return { ok: true, seq: by.match.seq };
}

/** On: to the next sentence, or the next scene, or the end. */
export function next(): void {
  if (!run) return;
  const turns = run.next();
  if (turns) {
    feed(turns);
    tell();
  } else if (run.isLast && run.progress !== 'open') nextScene();
}

/** The scene after this one, whether it is done or not. */
export function nextScene(): void {
  const { subject, scene } = useLearn.getState();
  if (!subject) return;
  if (scene + 1 < subject.lesson.scenes.length) openScene(scene + 1);
  else useLearn.setState({ phase: 'end' });
}

/** Back to the sentence before. */
export function back(): void {
  if (run?.back()) shown();
}

/** Tries the step again. */
export function again(): void {
  run?.again();
  shown();
}

/** Shows the position without events. */
function shown(): void {
  if (!run) return;
  useTable.getState().show(run.match.view(run.seat));
  tell();
}

/** The step on the page; null while there is none. */
export function stepOf({ subject, scene, step }: LearnStore): Step | null {
  return subject?.lesson.scenes[scene]?.steps[step] ?? null;
}
