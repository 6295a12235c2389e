/** The Gondola Marker of the Gondolieri: an order for the next boundary, and when to be asked. */

import type { Action, Stance, Target } from '../../../../engine/games/masters-of-venice/types.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { useIntent } from '../intent.ts';
import { type Position, refusal } from '../position.ts';
import { refusalLine } from '../strings/actions.ts';
import { t, term } from '../strings/index.ts';

const STANCES: readonly Stance[] = ['always', 'placeStart', 'wait'];

export function Marker({ position }: { position: Position }) {
  const confirm = useIntent((intent) => intent.confirm);
  const { public: open, you } = position.view;
  if (open.marker?.holder !== position.seat || open.marker.used || !you) return null;
  if (open.roundKind === 'bid' || open.phase === 'window') return null;
  const queued = you.queuedInterrupt;
  const send = (action: Action): void => void confirm(action);
  const why = (target: Target | null): string | null => {
    const refused = refusal(position, { type: 'queueInterrupt', target });
    return refused ? refusalLine(position, refused) : null;
  };
  return (
    <details className="marker-box">
      <summary>
        {t('panel.marker')}
        <small>
          {queued
            ? t('panel.markerQueued', { target: term('target', queued) })
            : t('panel.markerNone')}
        </small>
      </summary>
      <p className="help">{t('panel.markerHelp')}</p>
      <Choices
        label={t('act.queueInterrupt')}
        choices={[
          {
            id: 'own',
            label: t('panel.queueOwn'),
            chosen: queued === 'own',
            blocked: why('own'),
            target: 'marker',
          },
          {
            id: 'shared',
            label: t('panel.queueShared'),
            chosen: queued === 'shared',
            blocked: why('shared'),
          },
          { id: 'none', label: t('panel.queueNothing'), chosen: queued === null },
        ]}
        onPick={(id) =>
          send({ type: 'queueInterrupt', target: id === 'none' ? null : (id as Target) })
        }
      />
      <Choices
        label={t('panel.stance')}
        shown
        choices={STANCES.map((stance) => ({
          id: stance,
          label: term('stance', stance),
          chosen: you.stance === stance,
        }))}
        onPick={(id) => send({ type: 'setStance', stance: id as Stance })}
      />
    </details>
  );
}
