/** The common supply: black dice, the contracts' pile, the next place in Beijing. */

import { useRef } from 'react';
import { BEIJING_SLOTS } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { useScrolls } from '../../../table/use-scrolls.ts';
import { MpSign } from '../faces/Face.tsx';
import { t } from '../strings/turn.ts';
import './marco-polo.css';

export function Strip({ view, mini = false }: { view: View; mini?: boolean }) {
  const { blackPool, specialPile, beijing } = view.public;
  const strip = useRef<HTMLElement>(null);
  const scrolls = useScrolls(strip);
  const next = beijing.indexOf(null);
  return (
    <section
      ref={strip}
      tabIndex={scrolls}
      className={mini ? 'mp-strip mini' : 'mp-strip'}
      aria-label={t('ledger.supply')}
      data-edge="top"
    >
      <span>
        <MpSign name="blackDie" size={16} /> {t('strip.blackDice', { n: blackPool })}
      </span>
      <span>
        <MpSign name="contract" size={16} /> {t('strip.pile', { n: specialPile })}
      </span>
      <span>
        <MpSign name="beijing" size={16} />{' '}
        {next < 0 ? t('strip.beijingFull') : t('strip.beijing', { n: BEIJING_SLOTS[next] ?? 0 })}
      </span>
    </section>
  );
}
