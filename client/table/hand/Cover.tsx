/** A lid over all secrets of this person; a finger held on it looks under it. */

import { type ReactNode, useState } from 'react';
import { t } from './strings.ts';

export interface CoverProps {
  readonly covered: boolean;
  readonly onUncover: () => void;
  readonly children: ReactNode;
}

export function Cover({ covered, onUncover, children }: CoverProps) {
  const [looks, setLooks] = useState(false);
  if (!covered) return children;
  return (
    <div className="hp-cover" data-looks={looks}>
      {/* Not drawn at all: neither a glance nor a screen reader finds it. */}
      {looks && (
        <div className="hp-under" inert>
          {children}
        </div>
      )}
      <div className="hp-lid">
        {!looks && (
          <>
            <h2>{t('covered')}</h2>
            <p>{t('coveredHelp')}</p>
          </>
        )}
        <button
          type="button"
          className="primary big"
          data-look
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setLooks(true);
          }}
          onPointerUp={() => setLooks(false)}
          onPointerCancel={() => setLooks(false)}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === ' ' && setLooks(true)}
          onKeyUp={() => setLooks(false)}
          onBlur={() => setLooks(false)}
        >
          {t('look')}
        </button>
        <button type="button" onClick={onUncover}>
          {t('uncover')}
        </button>
      </div>
    </div>
  );
}
