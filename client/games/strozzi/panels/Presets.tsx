/** Answers that can be given before one is asked: see `presets.ts`. */

import type { Action } from '../../../../engine/games/strozzi/types.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { isSamePreset } from '../../../table/seat/presets.ts';
import type { Position } from '../position.ts';
import { canPreset, isOut, presetsOf, usePreset } from '../presets.ts';
import { t } from '../strings/index.ts';
import { flagName } from '../strings/names.ts';
import { FlagIcon } from './icons.tsx';

const idOf = (action: Action): string => (action.type === 'claim' ? action.flag : 'pass');

export function Presets({ position }: { position: Position }) {
  const preset = usePreset((store) => store.preset);
  const dropped = usePreset((store) => store.dropped);
  const toggle = usePreset((store) => store.toggle);
  // A seat that is asked at once after the flag was laid gets the note as well.
  if (!canPreset(position)) {
    if (dropped) return <Note dropped />;
    return isOut(position) ? <Note text={t('preset.out')} /> : null;
  }
  const { view, seat } = position;
  const actions = presetsOf(position);
  const color = `var(--seat-${view.public.seats[seat]?.color ?? 'red'})`;
  const claimed = view.public.current?.claim !== null;
  return (
    <div className="st-presets">
      <Choices
        shown
        label={t('preset.head')}
        className="st-preset"
        choices={actions.map((action) => ({
          id: idOf(action),
          chosen: isSamePreset(preset, { actions: [action] }),
          label:
            action.type === 'claim' ? (
              <>
                <FlagIcon flag={action.flag} color={color} size={18} />
                {claimed ? t('preset.strike') : flagName(action.flag)}
              </>
            ) : (
              t('preset.pass')
            ),
        }))}
        onPick={(id) => {
          const action = actions.find((one) => idOf(one) === id);
          if (action) toggle({ actions: [action] });
        }}
      />
      {dropped ? <Note dropped /> : <Note text={t('preset.help')} />}
    </div>
  );
}

/** A sentence about it; `dropped`: the preset is gone. */
const Note = ({ text, dropped }: { text?: string; dropped?: true }) => (
  <p className={`help st-presets-note ${dropped ? 'dropped' : ''}`} role="status">
    {text ?? t('preset.dropped')}
  </p>
);
