/** One sentence of an event, as a button that opens its cause below it. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { GameBasics } from '../game.ts';
import { Icon } from '../panels/Icon.tsx';
import { CausePanel, type Told } from './CausePanel.tsx';
import './causes.css';

interface CauseLineProps {
  readonly game: GameBasics;
  readonly children: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Its cause; null while it is closed, or if nothing is known. */
  readonly told: Told | null;
  /** The stop for Tab among several lines. */
  readonly tabIndex?: 0 | -1;
  readonly onFocus?: () => void;
}

export function CauseLine(props: CauseLineProps) {
  const { game, children, open, onToggle, told, tabIndex, onFocus } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // Below the last visible line there is no room for the opened cause.
  useEffect(() => {
    const one = panel.current;
    if (!open || !one) return;
    const show = (): void => one.scrollIntoView({ block: 'nearest' });
    show();
    // The rules may come a moment later.
    const sizes = new ResizeObserver(show);
    sizes.observe(one);
    return () => sizes.disconnect();
  }, [open]);
  return (
    <>
      <button
        type="button"
        className="cause-line"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        tabIndex={tabIndex}
        onClick={onToggle}
        onFocus={onFocus}
      >
        <span>{children}</span>
        <Icon name={open ? 'up' : 'down'} size={14} />
      </button>
      {open && told && (
        <div id={id} ref={panel} className="cause">
          <CausePanel game={game} told={told} />
        </div>
      )}
    </>
  );
}
