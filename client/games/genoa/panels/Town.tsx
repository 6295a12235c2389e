/**
 * The town from above as a grid of buttons: arrows move in it, Enter opens the deals of a space.
 */

import { type KeyboardEvent, useRef } from 'react';
import { SPACES, type SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { targetKey } from '../../../table/seat/targets.ts';
import { drafts, useDraft, useDrafts } from '../drafts.ts';
import { faceOf, isBuilding, isNear, isStreet } from '../facts.ts';
import { missing } from '../forecast.ts';
import { t as aside } from '../strings/beside.ts';
import { spaceName } from '../strings/names.ts';
import { toldAt } from '../strings/town.ts';
import { ARROWS, beside, squaresOf } from '../walking.ts';
import { KindIcon, TowerIcon, YieldIcons } from './icons.tsx';
import './town.css';
import { noted } from '../../../table/noted.ts';

export function Town({ view }: { view: View }) {
  const grid = useRef<HTMLDivElement>(null);
  const draft = useDraft();
  const pick = useDrafts((store) => store.pick);
  const hover = useDrafts((store) => store.hover);
  const means = drafts.useAffordances();
  const stop = draft.focus ?? view.public.tower ?? 'market';
  const walk = (event: KeyboardEvent, space: SpaceId): void => {
    if (!(event.key in ARROWS)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = beside(space, event.key);
    grid.current?.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: thirty-nine buttons that lie as the town does
    <div ref={grid} className="ge-town" role="group" aria-label={aside('town.title')}>
      {SPACES.map((space) => {
        const squares = squaresOf(space);
        const [blue, red] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
        const state = means.get(targetKey({ kind: 'space', space } as never));
        const name = [spaceName(space), toldAt(view, space)].filter(Boolean).join(': ');
        return (
          <button
            key={space}
            type="button"
            className={classOf(view, space)}
            data-space={space}
            data-state={state?.state}
            tabIndex={space === stop ? 0 : -1}
            aria-pressed={state?.state === 'chosen'}
            aria-disabled={!state || state.state === 'blocked'}
            {...noted(name)}
            style={{
              gridColumn: `${Math.min(...blue)} / ${Math.max(...blue) + 1}`,
              gridRow: `${Math.min(...red)} / ${Math.max(...red) + 1}`,
            }}
            onClick={() => pick({ kind: 'space', space })}
            onKeyDown={(event) => walk(event, space)}
            onMouseEnter={() => hover({ kind: 'space', space })}
            onMouseLeave={() => hover(null)}
            onFocus={() => hover({ kind: 'space', space })}
            onBlur={() => hover(null)}
          >
            {isStreet(space) && <span className="sr">{spaceName(space)} </span>}
            <Inside view={view} space={space} />
            <span className="sr">{toldAt(view, space)}</span>
          </button>
        );
      })}
    </div>
  );
}

function classOf(view: View, space: SpaceId): string {
  const { tower, path } = view.public;
  return [
    isStreet(space) ? 'street' : isBuilding(space) ? 'building' : 'market',
    space === tower ? 'tower' : path.includes(space) ? 'visited' : '',
    isNear(view.public, space) ? 'near' : '',
  ].join(' ');
}

function Inside({ view, space }: { view: View; space: SpaceId }) {
  const { tower, discs, offers, owners, seats } = view.public;
  const owner = isBuilding(space) ? owners[space] : undefined;
  const words = offers.filter(({ target }) => target === space);
  const n = discs[space] ?? 0;
  return (
    <>
      {!isStreet(space) && <span className="ge-town-name">{spaceName(space)}</span>}
      {isBuilding(space) && <YieldIcons building={space} size={14} />}
      {owner !== undefined && <SeatMark color={seats[owner]?.color ?? ''} size={12} />}
      <Pins view={view} space={space} />
      {space === tower ? (
        <span className="ge-drums">
          <TowerIcon size={18} />
          <b>{n}</b>
        </span>
      ) : (
        n > 0 && <span className="ge-drum">{n > 1 ? n : ''}</span>
      )}
      {words.length > 0 && <b className="ge-words">{words.length}</b>}
    </>
  );
}

/** Own orders and messages as pins on their buildings; ticked when the goods are there. */
function Pins({ view, space }: { view: View; space: SpaceId }) {
  const { you } = view;
  if (!you) return null;
  const goods = view.public.seats[you.seat]?.commodities ?? {};
  const cards = you.hand.filter((card) => {
    const { kind, buildings } = faceOf(card);
    return kind !== 'CT' && buildings.some((one) => one === space);
  });
  return cards.map((card) => {
    const { kind } = faceOf(card);
    const ready = kind !== 'MS' && missing(card, goods).length === 0;
    return (
      <span key={card} className={ready ? 'ge-pin ready' : 'ge-pin'}>
        <KindIcon kind={kind} size={13} />
      </span>
    );
  });
}
