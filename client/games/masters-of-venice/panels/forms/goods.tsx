/** The forms that move cubes: docks, offices, Mercato. */

import { RESOURCES, type Resource } from '../../../../../engine/games/masters-of-venice/data.ts';
import type {
  Action,
  Cubes,
  DockNumber,
} from '../../../../../engine/games/masters-of-venice/types.ts';
import type { Offered } from '../../../../table/inputs/input.ts';
import { countsOf } from '../../../../table/inputs/values.ts';
import { DOCKS } from '../../draft.ts';
import { holds, plus } from '../../draft-turn.ts';
import { priceOf } from '../../facts.ts';
import { t } from '../../strings/index.ts';
import { cubesName, resourceName } from '../../strings/names.ts';
import { Cube } from '../icons.tsx';
import { type Describe, mostOf, note, whyNot } from './describe.ts';

/** A dock by the cubes there and the cubes being laid there. */
export function dockChoice(dock: DockNumber, there: Cubes, laid?: React.ReactNode): Offered {
  const goods = cubesName(there);
  return {
    id: String(dock),
    value: dock,
    target: `dock:${dock}`,
    name: `${t('dock.name', { dock })}: ${goods || t('panel.empty')}`,
    label: (
      <>
        <b>{dock}</b>
        <span className="goods">
          {RESOURCES.filter((r) => there[r]).map((r) => (
            <Cube key={r} resource={r} count={there[r]} />
          ))}
          {laid ?? (!goods && <small>{t('panel.empty')}</small>)}
        </span>
      </>
    ),
  };
}

/** The same for a purchase: an empty dock sells nothing. */
function dockToBuyAt(dock: DockNumber, there: Cubes): Offered {
  const empty = !RESOURCES.some((resource) => there[resource]);
  return empty
    ? { ...dockChoice(dock, there, ''), blocked: t('panel.empty') }
    : dockChoice(dock, there);
}

/** A resource as a chip. */
const chip = (resource: Resource): Offered => ({
  id: resource,
  name: resourceName(resource),
  label: <Cube resource={resource} />,
});

/** A resource as the label of a row. */
const named = (resource: Resource) => (
  <>
    <Cube resource={resource} /> {resourceName(resource)}
  </>
);

export const dock: Describe = (position, values) => {
  const { docks } = position.view.public;
  const at = DOCKS.find((one) => one === values.dock) ?? 1;
  const there: Cubes = docks[at - 1] ?? {};
  const buy: Cubes = countsOf(values.buy);
  const steal = RESOURCES.find((one) => one === values.steal) ?? null;
  const now: Action = { type: 'useDock', dock: at, buy, steal };
  const goods = RESOURCES.filter((r) => there[r]);
  return [
    {
      kind: 'one',
      key: 'dock',
      label: t('panel.dock'),
      shown: false,
      look: 'docks',
      first: at,
      choices: DOCKS.map((one) => dockToBuyAt(one, docks[one - 1] ?? {})),
    },
    {
      kind: 'basket',
      key: 'buy',
      label: t('act.useDock'),
      shown: false,
      goods: goods.map((r) => ({
        id: r,
        name: resourceName(r),
        label: named(r),
        note: t('panel.price', { n: priceOf(position.view, r) }),
        target: `dockCube:${at}:${r}`,
        text: (count) => `${count}/${there[r]}`,
        ...mostOf(position, buy[r] ?? 0, (n) => ({
          ...now,
          buy: plus(buy, r, n - (buy[r] ?? 0)),
        })),
      })),
    },
    ...(holds(position, 'thief')
      ? [
          {
            kind: 'one',
            key: 'steal',
            label: t('panel.steal'),
            look: 'chips',
            first: null,
            choices: [
              { id: '', value: null, label: t('panel.stealNone') },
              ...goods.map((r) => ({
                ...chip(r),
                blocked: whyNot(position, { ...now, steal: r }),
              })),
            ],
          } as const,
        ]
      : []),
  ];
};

export const office: Describe = (position) => {
  const place = position.view.public.turn?.location;
  return [
    ...note(place ? t(`placeHelp.${place}`) : ''),
    ...(holds(position, 'harborMaster')
      ? [{ kind: 'yesNo', key: 'free', label: t('panel.freeCube') } as const]
      : []),
  ];
};

const mercato =
  (type: 'mercatoBuy' | 'mercatoSell'): Describe =>
  (position, values) => {
    const { bag, seats } = position.view.public;
    const own = seats[position.seat]?.cubes ?? {};
    const cubes: Cubes = countsOf(values.cubes);
    const buying = type === 'mercatoBuy';
    const stock = buying ? bag : own;
    return [
      ...note(t('line.mercatoEmpty', { n: holds(position, 'trader') ? 2 : 1 })),
      {
        kind: 'basket',
        key: 'cubes',
        label: t(`act.${type}`),
        goods: RESOURCES.filter((r) => stock[r]).map((r) => ({
          id: r,
          name: resourceName(r),
          label: named(r),
          note: [
            t('panel.price', { n: priceOf(position.view, r) }),
            t(buying ? 'panel.bag' : 'panel.held', { n: stock[r] ?? 0 }),
          ].join(', '),
          target: buying ? `mercatoCube:${r}` : `ownCube:${r}`,
          ...mostOf(position, cubes[r] ?? 0, (n) => ({
            type,
            cubes: plus(cubes, r, n - (cubes[r] ?? 0)),
          })),
        })),
      },
    ];
  };

export const mercatoBuy = mercato('mercatoBuy');
export const mercatoSell = mercato('mercatoSell');

export const mercatoSwap: Describe = (position, values) => {
  const { bag, seats } = position.view.public;
  const own = RESOURCES.filter((r) => seats[position.seat]?.cubes[r]);
  const there = RESOURCES.filter((r) => bag[r]);
  const give = values.give ?? own[0];
  return [
    {
      kind: 'one',
      key: 'give',
      label: t('panel.give'),
      look: 'chips',
      first: own[0],
      choices: own.map((r) => ({ ...chip(r), target: `ownCube:${r}` })),
    },
    {
      kind: 'one',
      key: 'take',
      label: t('panel.take'),
      look: 'chips',
      first: there.find((r) => r !== give),
      choices: there.map((r) => ({ ...chip(r), target: `mercatoCube:${r}` })),
    },
  ];
};
