/** The remaining stock in the stores around the town: commodities, tiles, cards. */

import { useRef } from 'react';
import { COMMODITIES, KINDS, TILES } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { useScrolls } from '../../../table/use-scrolls.ts';
import { t } from '../strings/beside.ts';
import { goodName, kindName, tileName } from '../strings/names.ts';
import { Count } from './counts.tsx';
import { GoodIcon, KindIcon, TileIcon } from './icons.tsx';
import './genoa.css';
import { noted } from '../../../table/noted.ts';

/** `mini`: for narrow pages. */
export function Stores({ view, mini = false }: { view: View; mini?: boolean }) {
  const { supply, piles } = view.public;
  const strip = useRef<HTMLElement>(null);
  const scrolls = useScrolls(strip);
  return (
    <section
      ref={strip}
      tabIndex={scrolls}
      className={mini ? 'ge-stores mini' : 'ge-stores'}
      aria-label={t('store.title')}
      data-edge="top"
    >
      <span className="ge-store" {...noted(t('store.goods'))}>
        {COMMODITIES.map((good) => (
          <Count
            key={good}
            icon={<GoodIcon good={good} size={16} />}
            n={supply.commodities[good] ?? 0}
            name={goodName(good)}
          />
        ))}
      </span>
      <span className="ge-store" {...noted(t('store.tiles'))}>
        {TILES.map((tile) => (
          <Count
            key={tile}
            icon={<TileIcon tile={tile} size={16} />}
            n={supply.tiles[tile] ?? 0}
            name={tileName(tile)}
          />
        ))}
      </span>
      <span className="ge-store" {...noted(t('store.piles'))}>
        {KINDS.map((kind) => (
          <Count
            key={kind}
            icon={<KindIcon kind={kind} size={16} />}
            n={piles[kind].faceDown + piles[kind].faceUp.length}
            name={kindName(kind)}
          />
        ))}
      </span>
    </section>
  );
}
