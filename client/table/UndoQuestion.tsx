/**
 * Asked before an undo that would take back more than one step; and the message that none is
 * possible.
 */

import { useEffect } from 'react';
import { t } from '../i18n/index.ts';
import { useTable } from '../store/table.ts';
import { Dialog } from './panels/Dialog.tsx';
import { useUndoTexts } from './panels/UndoButton.tsx';
import { sure, useUndoing } from './undoing.ts';

/** How long the message that nothing can be taken back is shown, in milliseconds. */
const SAID_MS = 7000;

export function UndoQuestion() {
  const asks = useUndoing((undoing) => undoing.asks);
  const set = useUndoing((undoing) => undoing.set);
  const undoable = useTable((table) => table.undoable);
  const texts = useUndoTexts();
  // The asked step may have become final meanwhile.
  const isOver = asks !== null && undoable === 0;
  useEffect(() => {
    if (isOver) set({ asks: null, isNone: true });
  }, [isOver, set]);
  if (!asks || isOver) return null;
  const stay = (): void => set({ asks: null });
  return (
    <Dialog title={t('undo.title')} onClose={stay}>
      {texts && <p>{texts.what}</p>}
      {asks.map((loss) => (
        <p key={loss} className="warning" data-loss={loss}>
          {t(`undo.${loss}`)}
        </p>
      ))}
      <div className="row-buttons">
        <button type="button" className="primary" onClick={stay}>
          {t('undo.stay')}
        </button>
        <button type="button" data-undo-sure onClick={sure}>
          {t('undo.sure')}
        </button>
      </div>
    </Dialog>
  );
}

/** The message that nothing can be taken back. */
export function UndoNone() {
  const isNone = useUndoing((undoing) => undoing.isNone);
  const set = useUndoing((undoing) => undoing.set);
  const seq = useTable((table) => table.view?.seq);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said of another position it begins anew
  useEffect(() => {
    if (!isNone) return;
    const timer = setTimeout(() => set({ isNone: false }), SAID_MS);
    return () => clearTimeout(timer);
  }, [isNone, seq, set]);
  if (!isNone) return null;
  return (
    <div className="news-item" role="status" data-news="undo-none">
      {t('undo.none')}
    </div>
  );
}
