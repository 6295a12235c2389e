/**
 * The panel for acquiring: a press on a building changes it at a disc, a second press sends the
 * change.
 */

import type { BuildingId, SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { OpName } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { type Acquire, buildingsAt, changed, costOf, opsAt, streetsOf } from '../acquiring.ts';
import { useDraft, useDrafts } from '../drafts.ts';
import { seatOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { opLine } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { spaceName } from '../strings/names.ts';
import { theSpace } from '../strings/spaces.ts';
import { YieldIcons } from './icons.tsx';

export function Acquiring({ position }: { position: Position }) {
  const { action } = useDraft();
  const edit = useDrafts((store) => store.edit);
  const hover = useDrafts((store) => store.hover);
  const composed = action?.type === 'acquire' ? action : null;
  const { personal } = seatOf(position.view.public, position.seat);
  return (
    <>
      <p className="help">{t('acquire.have', { n: personal })}</p>
      {streetsOf(position).map((street) => (
        <Choices
          key={street}
          label={capital(t('act.acquireNothing', { atStreet: theSpace(street, 'at') }))}
          shown
          className="list ge-answers ge-ops"
          choices={choicesAt(position, street, composed)}
          onPick={(id) => {
            const one = buildingsAt(street).find((building) => building === id);
            const next = one && changed(position, composed, one, street);
            if (next) edit(next);
          }}
          onHover={(id) => hover(id === null ? null : { kind: 'space', space: id as SpaceId })}
        />
      ))}
    </>
  );
}

function choicesAt(position: Position, street: SpaceId, composed: Acquire | null) {
  const ops = composed?.street === street ? composed.ops : [];
  return buildingsAt(street).map((building) => {
    const now = ops.find((one) => one.building === building);
    const possible = opsAt(position, street, ops, building);
    const shown = now?.op ?? possible.at(0) ?? 'none';
    const mine = position.view.public.owners[building] === position.seat;
    return {
      id: building,
      chosen: now !== undefined,
      target: `space:${building}`,
      label: (
        <>
          <YieldIcons building={building} size={16} />
          <span className="ge-name">
            {mine ? spaceName(building) : capital(opLine(position.view, shown, building))}
          </span>
        </>
      ),
      note: shown === 'none' ? undefined : costLine(position, building, shown, possible),
      blocked: possible.length > 0 || now ? null : t(mine ? 'acquire.mine' : 'acquire.cannot'),
    };
  });
}

/** The cost of the change, and the change and cost after one more press. */
function costLine(
  { view }: Position,
  building: BuildingId,
  op: OpName,
  possible: readonly OpName[],
): string {
  const cost = (one: OpName): string => t('acquire.cost', { n: costOf([{ op: one, building }]) });
  const next = possible[possible.indexOf(op) + 1];
  if (!next) return cost(op);
  return t('acquire.again', { cost: cost(op), op: opLine(view, next, building), more: cost(next) });
}
