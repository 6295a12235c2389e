/** Answers that can be given before one is asked: see `presets.ts`. */

import type { Action } from '../../../../engine/games/strozzi/types.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { isSamePreset } from '../../../table/seat/presets.ts';
import type { Position } from '../position.ts';
import { canPreset, presetsOf, usePreset } from '../presets.ts';
import { t } from '../strings/index.ts';
import { flagName } from '../strings/names.ts';
import { FlagIcon } from './icons.tsx';

const idOf = (action: Action): string => (action.type === 'claim' ? action.flag : 'pass');

export function Presets({ position }: { position: Position }) {
  const preset = usePreset((store) => store.preset);
  const dropped = usePreset((store) => store.dropped);
  const toggle = usePreset((store) => store.toggle);
  // Whoever is asked at once after the flag was laid is told as well.
  if (!canPreset(position)) return dropped ? <Note text={t('preset.dropped')} /> : null;
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
      <Note text={dropped ? t('preset.dropped') : t('preset.help')} />
    </div>
  );
}

const Note = ({ text }: { text: string }) => (
  <p className="help st-presets-note" role="status">
    {text}
  </p>
);
