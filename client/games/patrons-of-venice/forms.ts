/** The forms of the actions: what a basket holds is described, the rest is what the rules list. */

import { GOODS, type Good, LEAD_ACTIONS } from '../../../engine/games/patrons-of-venice/data.ts';
import type { CampoId, SiteId } from '../../../engine/games/patrons-of-venice/map.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { capital, listed } from '../../i18n/index.ts';
import { makeForms } from '../../table/decision/forms.tsx';
import type { Input, Values } from '../../table/inputs/input.ts';
import { countsOf } from '../../table/inputs/values.ts';
import { goodValue, worthOf } from './facts.ts';
import type { Position } from './position.ts';
import { businessInputs, sponsorEdited, statueInputs } from './sponsoring.tsx';
import { t } from './strings/index.ts';
import {
  businessName,
  campoFullName,
  goodName,
  leadActionName,
  shipName,
  siteName,
  stallName,
} from './strings/names.ts';

function inputs(position: Position, type: Action['type'], values: Values): readonly Input[] | null {
  if (type === 'sponsorBusiness') return businessInputs(position, values);
  if (type === 'sponsorStatue') return statueInputs(position);
  if (type !== 'sell') return null;
  const { view } = position;
  const hand = view.you?.hand ?? {};
  return [
    {
      kind: 'basket',
      key: 'goods',
      label: t('kind.sell'),
      goods: GOODS.filter((good) => hand[good]).map((good) => ({
        id: good,
        label: capital(goodName(good)),
        name: goodName(good),
        note: t('sell.note', { n: goodValue(good) }),
        max: hand[good] ?? 0,
      })),
      bill: (counts) => [{ label: t('sell.total'), text: t('ducats', { n: worthOf(counts) }) }],
    },
  ];
}

export const forms = makeForms<View, Action>({
  inputs,
  edited: (_position, _type, values, changed) => sponsorEdited(values, changed),
  action: (_position, type, values) =>
    (type === 'sell'
      ? { type, goods: countsOf(values.goods) }
      : { type, ...values }) as unknown as Action,
  fields: {
    field: (_type, field) => t(`field.${field as 'action'}`),
    value(_type, field, value) {
      if (Array.isArray(value)) return capital(listed(value.map((good) => goodName(good as Good))));
      const id = String(value);
      switch (field) {
        case 'action':
          return leadActionName(LEAD_ACTIONS.find((one) => one === id) ?? 'sail');
        case 'choice':
          return t(id === 'keep' ? 'unload.keep' : 'unload.sell');
        case 'boardOwner':
          return t('seat.number', { n: Number(value) + 1 });
        case 'ship':
          return capital(shipName(id as 'left'));
        case 'good':
          return capital(goodName(id as Good));
        case 'from':
          return stallName(id as 'market');
        case 'business':
          return capital(businessName(id as 'draper'));
        case 'campo':
          return campoFullName(id as CampoId);
        default:
          return capital(siteName(id as SiteId));
      }
    },
  },
});
