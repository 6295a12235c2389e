/** What a decision was, in one line: for the timeline, the list of decisions and screen readers. */

import type { ClientGame } from '../games/registry.ts';
import { t as frame } from '../i18n/index.ts';
import type { Eye, Recording, Step } from './recording.ts';
import { t } from './strings.ts';

/** The sentence of step `at` as `eye` would hear it. */
export function lineOf(recording: Recording, game: ClientGame, at: number, eye: Eye): string {
  const step = recording.steps[at - 1];
  if (!step) return t('atStart');
  const name = recording.seats[step.seat]?.name ?? '';
  if (step.action === null) return frame('hud.undone', { name });
  return told(recording, game, step, eye) ?? t('nothing', { name });
}

function told(recording: Recording, game: ClientGame, { at }: Step, eye: Eye): string | null {
  const { view } = recording.look(at, 'public');
  for (const event of recording.events(at, eye)) {
    const line = game.sentence(event, view, null);
    if (line) return line;
  }
  return null;
}
