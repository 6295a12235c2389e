/** Acquiring: a disc is taken up, and each building at its street is pressed from change to change. */

import type { BuildingId } from '../../../../engine/games/genoa/map.ts';
import {
  BUILDINGS,
  BUILDINGS_AT,
  SPACES,
  type SpaceId,
} from '../../../../engine/games/genoa/map.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { costOf, type Ops, opsAt, streetsOf } from '../acquiring.ts';
import { useDraft, useDrafts } from '../drafts.ts';
import { seatOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { opLine } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { spaceName, theSpace } from '../strings/names.ts';
import { YieldIcons } from './icons.tsx';

const buildingsAt = (street: SpaceId): readonly BuildingId[] =>
  (BUILDINGS_AT[SPACES.indexOf(street)] ?? []).flatMap((one) => BUILDINGS[one] ?? []);

export function Acquiring({ position }: { position: Position }) {
  const { action } = useDraft();
  const pick = useDrafts((store) => store.pick);
  const hover = useDrafts((store) => store.hover);
  const composed = action?.type === 'acquire' ? action : null;
  const { personal } = seatOf(position.view.public, position.seat);
  const over = (space: string | null): void =>
    hover(space === null ? null : { kind: 'space', space: space as SpaceId });
  return (
    <>
      <p className="help">{t('acquire.have', { n: personal })}</p>
      <Choices
        label={t('group.acquire')}
        className="list ge-answers"
        choices={streetsOf(position).map((street) => ({
          id: street,
          label: (
            <>
              <span className="ge-name">{spaceName(street)}</span>
              {buildingsAt(street).map((one) => (
                <small key={one}>{spaceName(one)}</small>
              ))}
            </>
          ),
          chosen: composed?.street === street,
          target: `space:${street}`,
        }))}
        onPick={(id) => pick({ kind: 'space', space: id as SpaceId })}
        onHover={over}
      />
      {composed && (
        <Choices
          label={t('act.acquireNothing', { street: theSpace(composed.street) })}
          shown
          className="list ge-answers ge-ops"
          choices={buildingsAt(composed.street).map((building) =>
            choiceFor(position, composed.street, composed.ops, building),
          )}
          onPick={(id) => pick({ kind: 'space', space: id as SpaceId })}
          onHover={over}
        />
      )}
    </>
  );
}

function choiceFor(position: Position, street: SpaceId, ops: Ops, building: BuildingId) {
  const now = ops.find((one) => one.building === building);
  const possible = opsAt(position, street, ops, building);
  return {
    id: building,
    chosen: now !== undefined,
    target: `space:${building}`,
    label: (
      <>
        <YieldIcons building={building} size={16} />
        <span className="ge-name">{opLine(position.view, now?.op ?? 'none', building)}</span>
      </>
    ),
    note: now ? t('acquire.cost', { n: costOf([now]) }) : undefined,
    blocked: possible.length === 0 && !now ? t('acquire.cannot') : null,
  };
}
