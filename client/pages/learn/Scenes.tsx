/** All scenes of a lesson, to go to any of them, and the exit. */

import { useSettings } from '../../store/settings.ts';
import { openScene, type Subject, useLearn } from './store.ts';
import { t } from './strings.ts';
import { textOf } from './texts.ts';

interface ScenesProps {
  readonly subject: Subject;
  readonly current: number;
  /** The list has done its work. */
  readonly onLeave: () => void;
}

export function Scenes({ subject, current, onLeave }: ScenesProps) {
  const learnt = useSettings((settings) => settings.learnt[subject.game.id] ?? 0);
  return (
    <nav className="learn-scenes" aria-label={t('scenes')}>
      <ol>
        {subject.lesson.scenes.map((scene, n) => (
          <li key={scene.id}>
            <button
              type="button"
              className="quiet"
              aria-current={n === current ? 'step' : undefined}
              onClick={() => {
                openScene(n);
                onLeave();
              }}
            >
              {textOf(subject, scene, 'title')}
              {n < learnt && <span className="learn-done">{t('done')}</span>}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="quiet"
        data-skip
        onClick={() => useLearn.setState({ phase: 'skipped' })}
      >
        {t('skip')}
      </button>
    </nav>
  );
}
