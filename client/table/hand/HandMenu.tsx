/** Beside the match: the people, a pause, the talk, the way out; and what this phone does. */

import type { TableState } from '../../../server/protocol/messages.ts';
import { useSettings } from '../../store/settings.ts';
import { HelpLink } from '../HelpLink.tsx';
import { canStayAwake } from '../screen-on.ts';
import { TablePanel } from '../TablePanel.tsx';
import { t } from './strings.ts';

export function HandMenu({ table }: { table: TableState }) {
  const { muted, textScale, set } = useSettings();
  return (
    <div className="hp-menu">
      <TablePanel table={table} />
      <section className="hp-settings" aria-label={t('settings')}>
        <label className="check">
          <input type="checkbox" checked={!muted} onChange={() => set({ muted: !muted })} />
          <span>
            {t('sound')} <small>{t('soundHelp')}</small>
          </span>
        </label>
        <label className="field">
          <span>
            {t('textSize')} · {Math.round(textScale * 100)} %
          </span>
          <input
            type="range"
            min={0.9}
            max={1.5}
            step={0.1}
            value={textScale}
            onChange={(event) => set({ textScale: Number(event.target.value) })}
          />
        </label>
        <p className="help">{t(canStayAwake() ? 'awake' : 'awakeNot')}</p>
        <p className="row-buttons">
          <HelpLink topic="phone" apart />
        </p>
      </section>
    </div>
  );
}
