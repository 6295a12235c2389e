/** Everything on the boards as tables: travellers, spaces, the map with its routes, Venice. */

import type { ReactNode } from 'react';
import {
  BEIJING_SLOTS,
  MAP_NODES,
  ROUTES,
} from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { SLOTS } from '../../../../engine/games/marco-polo/data/spaces.ts';
import { CONNECTIONS, PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { Facts, Rows, SeatCell } from '../../../table/ledger/Rows.tsx';
import { noted } from '../../../table/noted.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { seatOf } from '../facts.ts';
import { companionDoes } from '../strings/effects.ts';
import { amounts, nodeNote } from '../strings/lines.ts';
import { companionName, dieName, nodeName, seatName, spaceName } from '../strings/names.ts';
import { t as thing } from '../strings/purpose.ts';
import { spaceLine } from '../strings/space-lines.ts';
import { t } from '../strings/turn.ts';

type Props = { readonly view: View };

/** The spaces of this table, city cards last. */
export const spacesOf = ({ public: { options, cityCards } }: View): readonly string[] => [
  'coins5',
  'bazaarCamel',
  'bazaarPepper',
  'bazaarSilk',
  'bazaarGold',
  'khan',
  'contracts',
  'travel',
  'moneyBag',
  ...(options.venice ? ['venice'] : []),
  ...(options.companions ? ['companions'] : []),
  ...SLOTS.filter((slot) => cityCards[slot]),
];

/** The gain of each space, with the dice on it. */
export const Spaces = ({ view }: Props) => (
  <Rows
    caption={t('ledger.spaces')}
    head={t('ledger.space')}
    rows={spacesOf(view)}
    name={spaceName}
    marks={(space) => ({ 'data-space': space })}
    columns={[
      {
        title: t('ledger.what'),
        of: (space) => spaceLine(space, view.public.cityCards[space]),
      },
      { title: t('ledger.there'), of: (space) => <Lying view={view} space={space} /> },
    ]}
  />
);

const placedBy = (view: View, seat: number, dice: string): string =>
  thing('thing.placed', { name: seatName(view, seat, ownSeat(view)), dice });

/** The dice on a space, by their seats. */
export function Lying({ view, space }: Props & { readonly space: string }): ReactNode {
  const placed = view.public.spaces[space] ?? [];
  if (placed.length === 0) return '–';
  return placed.map(({ seat, dice }) => {
    const words = dice
      .map(({ kind, value }) => (kind === 'neutral' ? t('die.neutral') : dieName({ kind, value })))
      .join(', ');
    const whose = seat === null ? words : placedBy(view, seat, words);
    return (
      <span key={dice.map(({ id }) => id).join()} className="mp-lying" {...noted(whose)}>
        {seat !== null && <SeatMark color={seatOf(view, seat).color} size={12} />}
        {words}{' '}
      </span>
    );
  });
}

/** The end of a route with its cost: `Moscow (3 camels)`. */
const routeTo = (to: string, price: object): string => {
  const cost = amounts(price);
  return cost ? t('ledger.route', { to: nodeName(to), cost }) : nodeName(to);
};

type Edge = readonly [from: string, to: string, price: object];
const routesFrom = (edges: readonly Edge[], node: string): string =>
  edges
    .flatMap(([a, b, price]) =>
      a === node ? [routeTo(b, price)] : b === node ? [routeTo(a, price)] : [],
    )
    .join(', ');

/** All roads from a place, or bridges from a palazzo. */
export const routesOf = (node: string): string =>
  routesFrom(node.startsWith('v') && node !== 'venezia' ? CONNECTIONS : ROUTES, node);

/** The map as a list of its places, with their routes and prices. */
export const WorldMap = ({ view }: Props) => (
  <Places
    view={view}
    caption={t('ledger.map')}
    nodes={MAP_NODES.map(({ id }) => id)}
    edges={ROUTES}
  />
);

/** The palazzi with their bridges. */
export const Venice = ({ view }: Props) => (
  <Places
    view={view}
    caption={t('ledger.venice')}
    nodes={PALAZZI.map(({ id }) => id)}
    edges={CONNECTIONS}
  />
);

interface PlacesProps extends Props {
  readonly caption: string;
  readonly nodes: readonly string[];
  readonly edges: readonly Edge[];
}

const Places = ({ view, caption, nodes, edges }: PlacesProps) => (
  <Rows
    caption={caption}
    head={t('ledger.node')}
    rows={nodes}
    name={nodeName}
    marks={(node) => ({ 'data-node': node })}
    columns={[
      { title: t('ledger.routes'), of: (node) => routesFrom(edges, node) },
      { title: t('ledger.has'), of: (node) => nodeNote(view, node) || '–' },
      { title: t('ledger.who'), of: (node) => <Present view={view} node={node} /> },
    ]}
  />
);

interface PresentProps extends Props {
  readonly node: string;
  /** The text for a place without posts and figures. */
  readonly none?: ReactNode;
}

/** The seats with posts and figures in a place. */
export function Present({ view, node, none = '–' }: PresentProps): ReactNode {
  const { seats } = view.public;
  const posts = seats.filter((seat) => seat.posts.includes(node));
  const figures = seats.filter((seat) => seat.figures.some((figure) => figure.node === node));
  if (posts.length + figures.length === 0) return none;
  const cells = (list: typeof seats) =>
    list.map(({ seat }) => <SeatCell key={seat} view={view} seat={seat} />);
  return (
    <>
      {posts.length > 0 && (
        <span>
          {t('bill.posts')}: {cells(posts)}{' '}
        </span>
      )}
      {figures.length > 0 && (
        <span>
          {t('ledger.figures')}: {cells(figures)}
        </span>
      )}
    </>
  );
}

/** Companions that lie face-up, and their effects. */
export const CompanionRow = ({ view }: Props) => (
  <Rows
    caption={t('ledger.companions')}
    head={t('ledger.companions')}
    rows={view.public.companionRow}
    name={companionName}
    columns={[{ title: t('ledger.what'), of: companionDoes }]}
  />
);

/** Piles, dice and the places of Beijing. */
export function Supply({ view }: Props) {
  const { blackPool, specialPile, cityPile, companionStack, beijing, options } = view.public;
  return (
    <Facts
      facts={[
        [t('ledger.blackDice'), blackPool],
        [t('ledger.pile'), specialPile],
        [t('ledger.cityPile'), cityPile],
        ...(options.companions ? [[t('ledger.stack'), companionStack] as const] : []),
        ...(options.newCharacters ? [[t('ledger.gifts'), view.public.giftPile] as const] : []),
        [
          t('ledger.beijing'),
          beijing.map((seat, i) => (
            // The places stand still: their order is their name.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={i}>
              {BEIJING_SLOTS[i]}: {seat === null ? '–' : <SeatCell view={view} seat={seat} />}{' '}
            </span>
          )),
        ],
      ]}
    />
  );
}
