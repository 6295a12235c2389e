/** The own house: ducats and hand. */

import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { goodsName } from '../strings/names.ts';

export function Own({ position: { view } }: { position: Position }) {
  const { you } = view;
  if (!you) return null;
  return (
    <section className="paper-card" aria-label={t('ledger.own')}>
      <b>{t('ducats', { n: you.ducats })}</b> {goodsName(you.hand) || t('hands.empty')}
    </section>
  );
}
