/** Forms that move cubes: docks, offices, placing, Mercato. */

import { RESOURCES, type Resource } from '../../../../../engine/games/masters-of-venice/data.ts';
import type {
  Action,
  Cubes,
  DockNumber,
} from '../../../../../engine/games/masters-of-venice/types.ts';
import { Choices } from '../../../../table/panels/Choices.tsx';
import { Stepper } from '../../../../table/panels/Stepper.tsx';
import { DOCKS, unplaced } from '../../draft.ts';
import { holds, plus } from '../../draft-turn.ts';
import { priceOf, total } from '../../facts.ts';
import { useIntent } from '../../intent.ts';
import { refusal } from '../../position.ts';
import { refusalLine } from '../../strings/actions.ts';
import { t } from '../../strings/index.ts';
import { cubesName, resourceName } from '../../strings/names.ts';
import { Cube } from '../icons.tsx';
import type { FormProps } from './props.ts';

type UseDock = Extract<Action, { type: 'useDock' }>;

export function Dock({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const { docks } = position.view.public;
  const now: UseDock =
    draft.action?.type === 'useDock'
      ? draft.action
      : { type: 'useDock', dock: 1, buy: {}, steal: null };
  const there: Cubes = docks[now.dock - 1] ?? {};
  const thief = holds(position, 'thief');
  return (
    <div className="form">
      <Choices
        label={t('panel.dock')}
        className="docks"
        choices={DOCKS.map((dock) => ({
          id: String(dock),
          target: `dock:${dock}`,
          chosen: dock === now.dock,
          name: `${t('dock.name', { dock })}: ${cubesName(docks[dock - 1] ?? {}) || t('panel.empty')}`,
          label: (
            <>
              <b>{dock}</b>
              <span className="goods">
                {RESOURCES.filter((r) => docks[dock - 1]?.[r]).map((r) => (
                  <Cube key={r} resource={r} count={docks[dock - 1]?.[r]} />
                ))}
                {total(docks[dock - 1] ?? {}) === 0 && <small>{t('panel.empty')}</small>}
              </span>
            </>
          ),
        }))}
        onPick={(id) =>
          edit({ type: 'useDock', dock: Number(id) as DockNumber, buy: {}, steal: null })
        }
      />
      <ul className="rows">
        {RESOURCES.filter((r) => there[r]).map((r) => {
          const bought = now.buy[r] ?? 0;
          const more = { ...now, buy: plus(now.buy, r, 1) };
          const why = refusal(position, more);
          return (
            <li key={r} className="row">
              <CubeName resource={r} note={t('panel.price', { n: priceOf(position.view, r) })} />
              <Stepper
                label={resourceName(r)}
                value={bought}
                max={why ? bought : bought + 1}
                limit={why ? refusalLine(position, why) : null}
                target={`dockCube:${now.dock}:${r}`}
                text={`${bought}/${there[r]}`}
                onChange={(value) => edit({ ...now, buy: plus(now.buy, r, value - bought) })}
              />
            </li>
          );
        })}
      </ul>
      {thief && (
        <Choices
          label={t('panel.steal')}
          shown
          className="chips"
          choices={[
            { id: '', label: t('panel.stealNone'), chosen: now.steal === null },
            ...RESOURCES.filter((r) => there[r]).map((r) => {
              const why = refusal(position, { ...now, steal: r });
              return {
                id: r,
                name: resourceName(r),
                label: <Cube resource={r} />,
                chosen: now.steal === r,
                blocked: why ? refusalLine(position, why) : null,
              };
            }),
          ]}
          onPick={(id) => edit({ ...now, steal: RESOURCES.find((r) => r === id) ?? null })}
        />
      )}
    </div>
  );
}

function CubeName({ resource, note }: { resource: Resource; note?: string }) {
  return (
    <span className="row-name">
      <Cube resource={resource} /> {resourceName(resource)}
      {note && <small>{note}</small>}
    </span>
  );
}

export function Office({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const declines = draft.action?.type === 'useOffice' && draft.action.declineFree === true;
  const place = position.view.public.turn?.location;
  return (
    <div className="form">
      <p className="help">{place ? t(`placeHelp.${place}`) : ''}</p>
      {holds(position, 'harborMaster') && (
        <label className="check">
          <input
            type="checkbox"
            checked={!declines}
            onChange={() =>
              edit(declines ? { type: 'useOffice' } : { type: 'useOffice', declineFree: true })
            }
          />
          <span>{t('panel.freeCube')}</span>
        </label>
      )}
    </div>
  );
}

export function PlaceCubes({ position, draft }: FormProps) {
  const pick = useIntent((intent) => intent.pick);
  const { docks } = position.view.public;
  const placement = draft.action?.type === 'placeCubes' ? draft.action.placement : {};
  const left = unplaced(position, placement);
  const kinds = RESOURCES.filter((r) => left.includes(r));
  return (
    <div className="form">
      <Choices
        label={
          left.length > 0
            ? t('panel.left', {
                cubes: cubesName(
                  Object.fromEntries(kinds.map((r) => [r, left.filter((c) => c === r).length])),
                ),
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
          label: <Cube resource={r} count={left.filter((c) => c === r).length} />,
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
          const here = cubesName(docks[dock - 1] ?? {}) || t('panel.empty');
          return {
            id: String(dock),
            target: `dock:${dock}`,
            chosen: placed !== undefined,
            name: `${t('dock.name', { dock })}: ${placed ? resourceName(placed) : here}`,
            label: (
              <>
                <b>{dock}</b>
                <span className="goods">
                  {RESOURCES.filter((r) => docks[dock - 1]?.[r]).map((r) => (
                    <Cube key={r} resource={r} count={docks[dock - 1]?.[r]} />
                  ))}
                  {placed && (
                    <span className="arriving-cube">
                      <Cube resource={placed} />
                    </span>
                  )}
                </span>
              </>
            ),
          };
        })}
        onPick={(id) => pick({ kind: 'dock', dock: Number(id) as DockNumber })}
      />
    </div>
  );
}

export function Mercato(props: FormProps & { type: 'mercatoBuy' | 'mercatoSell' }) {
  const { position, draft, type } = props;
  const edit = useIntent((intent) => intent.edit);
  const { bag, seats } = position.view.public;
  const own = seats[position.seat]?.cubes ?? {};
  const cubes: Cubes = draft.action?.type === type ? draft.action.cubes : {};
  const buying = type === 'mercatoBuy';
  const stock = buying ? bag : own;
  const most = holds(position, 'trader') ? 2 : 1;
  return (
    <div className="form">
      <p className="help">{t('line.mercatoEmpty', { n: most })}</p>
      <ul className="rows">
        {RESOURCES.filter((r) => stock[r]).map((r) => {
          const count = cubes[r] ?? 0;
          const why = refusal(position, { type, cubes: plus(cubes, r, 1) });
          return (
            <li key={r} className="row">
              <CubeName
                resource={r}
                note={`${t('panel.price', { n: priceOf(position.view, r) })}, ${
                  buying ? t('panel.bag', { n: bag[r] ?? 0 }) : t('panel.held', { n: own[r] ?? 0 })
                }`}
              />
              <Stepper
                label={resourceName(r)}
                value={count}
                max={why ? count : count + 1}
                limit={why ? refusalLine(position, why) : null}
                target={buying ? `mercatoCube:${r}` : `ownCube:${r}`}
                onChange={(value) => edit({ type, cubes: plus(cubes, r, value - count) })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Swap({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const { bag, seats } = position.view.public;
  const own = seats[position.seat]?.cubes ?? {};
  const now = draft.action?.type === 'mercatoSwap' ? draft.action : null;
  const give = now?.give ?? RESOURCES.find((r) => own[r]) ?? 'iron';
  const take = now?.take ?? RESOURCES.find((r) => bag[r] && r !== give) ?? 'lumber';
  const row = (list: readonly Resource[], chosen: Resource, field: 'give' | 'take') => (
    <Choices
      label={t(field === 'give' ? 'panel.give' : 'panel.take')}
      shown
      className="chips"
      choices={list.map((r) => ({
        id: r,
        name: resourceName(r),
        target: field === 'give' ? `ownCube:${r}` : `mercatoCube:${r}`,
        chosen: r === chosen,
        label: <Cube resource={r} />,
      }))}
      onPick={(id) => {
        const resource = RESOURCES.find((r) => r === id);
        if (resource) edit({ type: 'mercatoSwap', give, take, [field]: resource });
      }}
    />
  );
  return (
    <div className="form">
      {row(
        RESOURCES.filter((r) => own[r]),
        give,
        'give',
      )}
      {row(
        RESOURCES.filter((r) => bag[r]),
        take,
        'take',
      )}
    </div>
  );
}
