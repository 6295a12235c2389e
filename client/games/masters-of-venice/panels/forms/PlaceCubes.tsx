/**
 * The drawn cubes go to the docks, one to each: the held cube goes to the dock that is pressed
 * next. A form of this game's own, since the held cube is no part of the action.
 */

import { RESOURCES, type Resource } from '../../../../../engine/games/masters-of-venice/data.ts';
import { Choices } from '../../../../table/panels/Choices.tsx';
import { DOCKS, unplaced } from '../../draft.ts';
import type { Draft } from '../../draft-value.ts';
import { useIntent } from '../../intent.ts';
import type { Position } from '../../position.ts';
import { t } from '../../strings/index.ts';
import { cubesName, resourceName } from '../../strings/names.ts';
import { Cube } from '../icons.tsx';
import { dockChoice } from './goods.tsx';

/** The cube that comes to a dock; a dock without a new cube stays as it is. */
const arriving = (resource: Resource | undefined) =>
  resource ? (
    <span className="arriving-cube">
      <Cube resource={resource} />
    </span>
  ) : (
    ''
  );

export function PlaceCubes({ position, draft }: { position: Position; draft: Draft }) {
  const pick = useIntent((intent) => intent.pick);
  const { docks } = position.view.public;
  const placement = draft.action?.type === 'placeCubes' ? draft.action.placement : {};
  const left = unplaced(position, placement);
  const kinds = RESOURCES.filter((r) => left.includes(r));
  const count = (r: (typeof kinds)[number]): number => left.filter((cube) => cube === r).length;
  return (
    <div className="form">
      <Choices
        label={
          left.length > 0
            ? t('panel.left', {
                cubes: cubesName(Object.fromEntries(kinds.map((r) => [r, count(r)]))),
              })
            : t('panel.nothingLeft')
        }
        shown
        className="chips"
        choices={kinds.map((r) => ({
          id: r,
          target: `drawnCube:${r}`,
          name: resourceName(r),
          chosen: draft.held === r,
          label: <Cube resource={r} count={count(r)} />,
        }))}
        onPick={(id) => {
          const resource = RESOURCES.find((r) => r === id);
          if (resource) pick({ kind: 'drawnCube', resource });
        }}
      />
      <Choices
        label={t('act.placeCubes')}
        className="docks"
        choices={DOCKS.map((dock) => {
          const placed = placement[String(dock)];
          const choice = dockChoice(dock, docks[dock - 1] ?? {}, arriving(placed));
          return {
            ...choice,
            chosen: placed !== undefined,
            name: placed ? `${t('dock.name', { dock })}: ${resourceName(placed)}` : choice.name,
          };
        })}
        onPick={(id) => {
          const dock = DOCKS.find((one) => String(one) === id);
          if (dock) pick({ kind: 'dock', dock });
        }}
      />
    </div>
  );
}
