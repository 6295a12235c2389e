/** The pages beside the turn's, on a phone: lists in place of the ledger's tables. */

import { MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { seatOf } from '../facts.ts';
import { Lying, Present, routesOf, Supply, spacesOf } from '../ledger/tables.tsx';
import { Cards, Lacks, Own } from '../panels/Own.tsx';
import type { Position } from '../position.ts';
import { companionDoes } from '../strings/effects.ts';
import { nodeNote } from '../strings/lines.ts';
import { companionName, nodeName, spaceName } from '../strings/names.ts';
import { spaceLine } from '../strings/space-lines.ts';
import { t } from '../strings/turn.ts';
import './pages.css';

export { SeatsNow as Seats } from '../ended.tsx';
export { Own };

/**
 * The things before the player's own seat, and the contracts on the board with the goods that they would
 * lack.
 */
export function Board({ position }: { position: Position }) {
  const { view, seat } = position;
  const own = seatOf(view, seat);
  const row = view.public.contractRow.filter((id) => id !== null);
  return (
    <div className="mp-page">
      <Own position={position} />
      <Cards title={t('ledger.offer')} ids={row} note={(id) => <Lacks own={own} id={id} />} />
      <h2>{t('ledger.spaces')}</h2>
      <Spaces view={view} />
    </div>
  );
}

/** The gain of each space, with the dice on it. */
export const Spaces = ({ view }: { view: View }) => (
  <ul className="rows">
    {spacesOf(view).map((space) => (
      <li key={space} className="row" data-space={space}>
        <span className="row-name">
          {spaceName(space)}
          <small>{spaceLine(space, view.public.cityCards[space])}</small>
        </span>
        <span className="mp-there">
          <Lying view={view} space={space} />
        </span>
      </li>
    ))}
  </ul>
);

/**
 * The world as a list of its places: roads with their costs, tiles and markers, posts and figures.
 */
export function World({ position: { view } }: { position: Position }) {
  const { venice, companions } = view.public.options;
  return (
    <div className="mp-page">
      <h2>{t('ledger.map')}</h2>
      <Places view={view} nodes={MAP_NODES.map(({ id }) => id)} />
      {venice && (
        <>
          <h2>{t('ledger.venice')}</h2>
          <Places view={view} nodes={PALAZZI.map(({ id }) => id)} />
        </>
      )}
      {companions && (
        <>
          <h2>{t('ledger.companions')}</h2>
          <ul className="rows">
            {view.public.companionRow.map((id) => (
              <li key={id} className="row">
                <span className="row-name">
                  {companionName(id)}
                  <small>{companionDoes(id)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('ledger.supply')}</h2>
      <Supply view={view} />
    </div>
  );
}

const Places = ({ view, nodes }: { view: View; nodes: readonly string[] }) => (
  <ul className="rows">
    {nodes.map((node) => {
      const has = nodeNote(view, node);
      return (
        <li key={node} className="row mp-place" data-node={node}>
          <span className="row-name">
            <b>{nodeName(node)}</b>
            {has && <small className="mp-has">{has}</small>}
            <small>{t('hand.routes', { routes: routesOf(node) })}</small>
          </span>
          <span className="mp-there">
            <Present view={view} node={node} none={null} />
          </span>
        </li>
      );
    })}
  </ul>
);
