/** A modal sheet of paper: keeps the focus, closes on Escape and on a press on the shade. */

import './dialog.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { useCover } from '../cover.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Dialog({ title, onClose, children, className }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const onShade = (event: MouseEvent): void => {
      if (event.target === dialog) latest.current();
    };
    dialog.addEventListener('click', onShade);
    return () => {
      dialog.removeEventListener('click', onShade);
      dialog.close();
      // The element has left the page by now, and the browser forgets which element had the focus.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useCover(box);
  return (
    <dialog
      ref={box}
      className={`sheet ${className ?? ''}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sheet-body">
        <header className="sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="icon-button"
            data-back
            onClick={onClose}
            aria-label={t('hud.close')}
          >
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
