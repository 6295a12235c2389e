/** A decision in one line: for the timeline, the list of decisions and screen readers. */

import { t as frame } from '../../i18n/index.ts';
import { linesOf, type ToldLine } from '../../table/causes/moment.ts';
import type { ClientGame } from '../../table/game.ts';
import type { Eye, Recording, Step } from '../../table/replay/recording.ts';
import { t } from './strings.ts';

const known = new WeakMap<Recording, Map<string, string>>();

/** The sentence of step `at` as `eye` would see it. The game's words must be loaded. */
export function lineOf(recording: Recording, game: ClientGame, at: number, eye: Eye): string {
  const lines = known.get(recording) ?? new Map<string, string>();
  known.set(recording, lines);
  const key = `${eye} ${at}`;
  const line = lines.get(key) ?? made(recording, game, at, eye);
  lines.set(key, line);
  return line;
}

function made(recording: Recording, game: ClientGame, at: number, eye: Eye): string {
  const step = recording.steps[at - 1];
  if (!step) return t('atStart');
  const name = recording.seats[step.seat]?.name ?? '';
  if (step.action === null) return frame('hud.undone', { name });
  return told(recording, game, step, eye) ?? t('nothing', { name });
}

function told(recording: Recording, game: ClientGame, { at }: Step, eye: Eye): string | null {
  const { view } = recording.look(at, 'public');
  const lines = recording
    .events(at, eye)
    .map((event) => game.sentence(event, view, null))
    .filter(Boolean);
  // The text of the last decision is its result, of any other the decision itself.
  return (at === recording.end ? lines.at(-1) : lines[0]) ?? null;
}

/**
 * All effects of step `at` as `eye` would see them, sentence by sentence, to be opened to its
 * cause.
 */
export function toldAt(
  recording: Recording,
  game: ClientGame,
  at: number,
  eye: Eye,
): readonly ToldLine[] {
  const step = recording.steps[at - 1];
  if (!step || step.action === null) return [];
  const { view: before } = recording.look(at - 1, 'public');
  const { view: after } = recording.look(at, 'public');
  const { seat, seq } = step;
  const events = recording.events(at, eye);
  return linesOf({ seq, seat, events, before, after }, game.sentence, null);
}
