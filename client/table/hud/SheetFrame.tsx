/**
 * The phone's sheet over a board: a tab for the turn, and one each for the game's further pages.
 * Lowered, it shows the question and the effect of the composed action; raised, also forms and
 * lists.
 */

import { type ReactNode, useEffect, useRef } from 'react';
import { t as frame } from '../../i18n/index.ts';
import { useCover } from '../cover.ts';
import { rove } from '../panels/Choices.tsx';
import { useDrag } from '../panels/drag.ts';
import { EventLog } from '../panels/EventLog.tsx';
import { Icon } from '../panels/Icon.tsx';
import { type SheetStop, TURN_TAB, useScreen } from '../screen.ts';
import type { Pointed } from './HudFrame.tsx';
import { t } from './strings.ts';

const STOPS: readonly SheetStop[] = ['low', 'half', 'full'];

export interface SheetFrameProps {
  readonly drafts: Pointed;
  /** The table waits for this person. */
  readonly mine: boolean;
  /** One word for the question: another one is a new question. */
  readonly situation: string;
  /** The question needs a form: figures and cards that are not on the board. */
  readonly withForm: boolean;
  readonly decision: ReactNode;
  /**
   * Under the lowered sheet's question, while nothing is composed: a hint that the board is the
   * form.
   */
  readonly hint?: string | null;
  /** The player's things, always visible above the sheet. */
  readonly purse?: ReactNode;
  /** The first tab: the name of the turn. */
  readonly turnTitle: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly title: string;
    readonly page: ReactNode;
  }[];
}

export function SheetFrame(props: SheetFrameProps) {
  const { drafts, mine, situation, withForm, decision, hint, purse, turnTitle, tabs } = props;
  const tab = useScreen((screen) => screen.tab);
  const stop = useScreen((screen) => screen.sheet);
  const set = useScreen((screen) => screen.set);
  const sheet = useRef<HTMLElement>(null);
  const low = stop === 'low';

  // A new question raises the sheet only if the board cannot answer it; a reading person is not
  // disturbed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the situation is what makes it new
  useEffect(() => {
    // The last touched thing belonged to the question before.
    drafts.useDrafts.getState().hover(null);
    if (useScreen.getState().tab !== TURN_TAB) return;
    set({ sheet: withForm ? 'half' : 'low' });
  }, [situation, withForm, set, drafts]);

  const move = (way: 1 | -1): void => {
    const next = STOPS[STOPS.indexOf(stop) + way];
    // The lowered sheet always shows the question.
    if (next) set(next === 'low' ? { sheet: next, tab: TURN_TAB } : { sheet: next });
  };
  const drag = useDrag(sheet, move);
  useCover(sheet);
  const turn = (
    <>
      {decision}
      {!mine && <EventLog last={40} lines={low ? 2 : 12} plain={low} />}
      {low && mine && hint && <p className="help tap-hint">{hint}</p>}
    </>
  );
  const pages = [{ id: TURN_TAB, title: turnTitle, page: turn }, ...tabs];
  return (
    <>
      {purse && (
        <aside className="bare" aria-label={frame('hud.own')}>
          {purse}
        </aside>
      )}
      <main ref={sheet} className={`phone ${stop}`} id="decision" tabIndex={-1}>
        <div className="tabs" {...drag}>
          <div
            className="tablist"
            role="tablist"
            onKeyDown={(event) => rove(event, event.currentTarget)}
          >
            {pages.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`tab-${id}`}
                aria-selected={tab === id}
                aria-controls="sheet-page"
                tabIndex={tab === id ? 0 : -1}
                className={mine && id === TURN_TAB ? 'calls' : ''}
                onClick={() => set({ tab: id, sheet: low ? 'half' : stop })}
              >
                {title}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="icon-button"
            aria-expanded={!low}
            data-back={(!low && tab !== TURN_TAB) || stop === 'full' || undefined}
            aria-label={low ? t('raise') : t('lower')}
            data-note={low ? t('raise') : t('lower')}
            onClick={() => set(low ? { sheet: 'half' } : { sheet: 'low', tab: TURN_TAB })}
          >
            <Icon name={low ? 'up' : 'down'} />
          </button>
        </div>
        <div className="sheet-page" id="sheet-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {pages.find(({ id }) => id === tab)?.page}
        </div>
      </main>
    </>
  );
}
