/** Beside the match: the people, a pause, the talk, the way out; and this phone's settings. */

import type { TableState } from '../../../server/protocol/messages.ts';
import { useSettings } from '../../store/settings.ts';
import { HelpLink } from '../HelpLink.tsx';
import { LanguageField } from '../LanguageField.tsx';
import { useScreen } from '../screen.ts';
import { canStayAwake } from '../screen-on.ts';
import { TablePanel } from '../TablePanel.tsx';
import { useGameBasics } from '../use-game.ts';
import { t } from './strings.ts';

export function HandMenu({ table }: { table: TableState }) {
  const { muted, textScale, set } = useSettings();
  const game = useGameBasics();
  const show = useScreen((screen) => screen.show);
  return (
    <div className="hp-menu">
      <TablePanel table={table} />
      <section className="hp-settings" aria-label={t('settings')}>
        <LanguageField />
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
          {game?.reference && (
            <button type="button" data-reference onClick={() => show('reference')}>
              {t('reference')}
            </button>
          )}
          <HelpLink topic="phone" apart />
        </p>
      </section>
    </div>
  );
}
