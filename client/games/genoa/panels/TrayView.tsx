/** A tray with its contents as objects: coins, goods, tiles, markers, cards, promises. */

import type { ReactNode } from 'react';
import { COMMODITIES, KINDS, TILES } from '../../../../engine/games/genoa/data.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { BasketView, OfferView, View } from '../../../../engine/games/genoa/types.ts';
import { noted } from '../../../table/noted.ts';
import { type Chosen, filledTerms } from '../deals/fill.ts';
import type { Tray } from '../deals/tray.ts';
import { isBuilding, yieldOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cardName, goodName, kindName, type Told, tileName } from '../strings/names.ts';
import { Ducats, GoodIcon, KindIcon, MarkerIcon, TileIcon } from './icons.tsx';

const SIZE = 20;

interface Lying {
  readonly id: string;
  readonly n: number;
  readonly icon: ReactNode;
  readonly title?: string;
  readonly open?: boolean;
}

function lyingIn(basket: Told): Lying[] {
  const { commodities = {}, tiles = {}, markers = 0, cards = [], any = {} } = basket;
  return [
    ...COMMODITIES.map((good) => ({
      id: good,
      n: commodities[good] ?? 0,
      icon: <GoodIcon good={good} size={SIZE} />,
      title: t('goods.some', { n: commodities[good] ?? 0, good: goodName(good) }),
    })),
    ...TILES.map((tile) => ({
      id: tile,
      n: tiles[tile] ?? 0,
      icon: <TileIcon tile={tile} size={SIZE} />,
      title: t('tile.some', { n: tiles[tile] ?? 0, tile: tileName(tile) }),
    })),
    {
      id: 'marker',
      n: markers,
      icon: <MarkerIcon size={SIZE} />,
      title: t('markers.some', { n: markers }),
    },
    ...cards.map((card, k) => {
      const kind = 'kind' in card ? card.kind : (card.id.slice(0, 2) as (typeof KINDS)[number]);
      return {
        id: card.id ?? `${kind}${k}`,
        n: 1,
        icon: <KindIcon kind={kind} size={SIZE} />,
        title: card.id ? cardName(card.id) : kindName(kind),
      };
    }),
    {
      id: 'any',
      n: any.commodities ?? 0,
      icon: <span className="ge-any">?</span>,
      title: t('tray.anyGood'),
    },
    {
      id: 'anyTile',
      n: any.tiles ?? 0,
      icon: <span className="ge-any tile">?</span>,
      title: t('tray.anyTile'),
    },
    ...KINDS.map((kind) => ({
      id: `any${kind}`,
      n: any.cards?.[kind] ?? 0,
      open: true,
      icon: <KindIcon kind={kind} size={SIZE} />,
      title: t('any.cards', { cards: t(`kind.some.${kind}`, { n: any.cards?.[kind] ?? 0 }) }),
    })),
  ].filter(({ n }) => n > 0);
}

function Things({ basket }: { basket: Told }) {
  const { ducats = 0 } = basket;
  return (
    <>
      {ducats > 0 && <Ducats n={ducats} />}
      {lyingIn(basket).map(({ id, n, icon, title, open }) => (
        <span key={id} className={open ? 'ge-thing open' : 'ge-thing'} {...noted(title)}>
          {n > 1 && <b>{n}</b>}
          {icon}
          {open && <i>?</i>}
        </span>
      ))}
    </>
  );
}

/** The promised goods as a basket, for the same signs. */
function promised(space: SpaceId, { deferred }: Pick<Tray, 'deferred'>): BasketView {
  const { commodities = [], tile, markers, cards = 0, ducats } = deferred;
  const kind = isBuilding(space) ? yieldOf(space).draws?.kind : undefined;
  return {
    ...(ducats && { ducats }),
    commodities: Object.fromEntries(commodities.map((good) => [good, 1])),
    ...(tile && { tiles: { [tile]: 1 } }),
    ...(markers && { markers }),
    ...(kind && cards > 0 && { cards: Array(cards).fill({ kind, id: null, show: 'nobody' }) }),
  };
}

/** The tray alone: the player's goods, his promises, and the goods in return. */
export function TrayThings({ space, tray }: { space: SpaceId; tray: Tray }) {
  const later = promised(space, tray);
  const isLater = Object.values(tray.deferred).some(Boolean);
  const isBack = Object.keys(tray.ask).length > 0;
  return (
    <span className="ge-tray" aria-hidden="true">
      <Things basket={tray.give as Told} />
      {isLater && (
        <span className="ge-later">
          <Things basket={later} />
        </span>
      )}
      {isBack && (
        <span className="ge-back">
          <Things basket={tray.ask as Told} />
        </span>
      )}
    </span>
  );
}

/** A standing offer as a tray. */
export const OfferTray = (props: { view: View; offer: OfferView; chosen?: Chosen }) => (
  <TrayThings
    space={props.offer.target}
    tray={filledTerms(props.view, props.offer, props.chosen)}
  />
);
