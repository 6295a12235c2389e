/** Name and colour, with defaults: the only questions to a person. */

import { MAX_NAME } from '../../server/protocol/names.ts';
import { t } from '../i18n/index.ts';
import { roads } from '../i18n/roads.ts';
import { useSettings } from '../store/settings.ts';
import { noted } from './noted.ts';
import { SeatMark } from './panels/SeatMark.tsx';
import { useGameBasics } from './use-game.ts';

/** Name and colour in the server's form. */
export function identity(): { name: string; color: string } {
  const { name, color } = useSettings.getState();
  return { name: name.trim() || roads('menu.defaultName'), color };
}

export function Identity({ onChange }: { onChange?: () => void }) {
  const name = useSettings((settings) => settings.name);
  const color = useSettings((settings) => settings.color);
  const set = useSettings((settings) => settings.set);
  // None before the game is loaded: a colour that it does not offer would become another at the
  // table.
  const colors = useGameBasics()?.colors ?? [];
  return (
    <div className="identity">
      <label className="field">
        <span>{roads('menu.name')}</span>
        <input
          name="name"
          value={name}
          placeholder={roads('menu.defaultName')}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          onChange={(event) => set({ name: event.target.value })}
          onBlur={onChange}
        />
      </label>
      <fieldset className="colors">
        <legend className="sr">{roads('menu.color')}</legend>
        {colors.map((one) => (
          <label key={one} className="color" {...noted(t(`color.${one}`))}>
            <input
              type="radio"
              name="color"
              value={one}
              checked={one === color}
              onChange={() => {
                set({ color: one });
                onChange?.();
              }}
            />
            <SeatMark color={one} size={20} />
            <span className="sr">{t(`color.${one}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
