/** What is composed before it goes out, as typed inputs: a sale, a business, a statue. */

import {
  BUSINESSES,
  type BusinessId,
  GOODS,
  type Good,
} from '../../../engine/games/patrons-of-venice/data.ts';
import { SITES } from '../../../engine/games/patrons-of-venice/map.ts';
import type {
  Action,
  SponsorBusinessAction,
  View,
} from '../../../engine/games/patrons-of-venice/types.ts';
import { capital, listed } from '../../i18n/index.ts';
import { makeForms } from '../../table/decision/forms.tsx';
import type { Input, Kind, Offered, Values } from '../../table/inputs/input.ts';
import { countsOf } from '../../table/inputs/values.ts';
import { businessOf, goodValue } from './facts.ts';
import { recipeOf, saleOf } from './forecast.ts';
import { BusinessIcon, Ducats, GoodIcon } from './panels/icons.tsx';
import { businessChoices, campoPicture, sitePicture, statueChoices } from './panels/Schematic.tsx';
import { legalOf, type Position, refusal } from './position.ts';
import { refusalLine } from './strings/actions.ts';
import { t } from './strings/index.ts';
import { businessName, goodName, goodsName, outputName } from './strings/names.ts';

/** Hand cards as rows of a basket. */
function handRows({ view }: Position): Kind[] {
  const hand = view.you?.hand ?? {};
  return GOODS.filter((good) => hand[good]).map((good) => ({
    id: good,
    label: (
      <>
        <GoodIcon good={good} /> {capital(goodName(good))} <Ducats n={goodValue(good)} />
      </>
    ),
    name: goodName(good),
    max: hand[good] ?? 0,
    text: (count) => t('sell.count', { n: count, of: hand[good] ?? 0 }),
    limit: t('sell.limit'),
    target: `stall:market:${good}`,
  }));
}

/** PV-047: a basket with its running total. */
const saleInputs = (position: Position): readonly Input[] => [
  {
    kind: 'basket',
    key: 'goods',
    label: t('kind.sell'),
    goods: handRows(position),
    bill: (counts) => {
      const { cards, ducats } = saleOf(counts);
      const after = (position.view.you?.ducats ?? 0) + ducats;
      return [
        { label: t('sell.total', { n: cards }), text: t('ducats', { n: ducats }) },
        { label: t('sell.after'), text: t('ducats', { n: after }) },
      ];
    },
  },
];

/** The first refusal of a business, wherever it would stand; null if it can be sponsored. */
function barred(position: Position, business: BusinessId): string | null {
  const site = SITES.find((one) => !position.view.public.sites[one]) ?? 'B01';
  const why = refusal(position, { type: 'sponsorBusiness', business, site });
  return why && refusalLine(position, why);
}

function trade(position: Position, business: BusinessId): Offered {
  const { cost } = businessOf(business);
  return {
    id: business,
    name: businessName(business),
    label: (
      <span className="pv-trade" aria-hidden="true">
        <BusinessIcon business={business} size={24} />
        <span>{capital(businessName(business))}</span>
        <Ducats n={cost} />
      </span>
    ),
    blocked: barred(position, business),
  };
}

/** What a business takes and makes, and how many are left: `Lumber, silk and canvas → a tent`. */
function tradeLine({ view }: Position, business: BusinessId): string {
  const { output } = businessOf(business);
  return t('sponsor.makes', {
    goods: capital(listed(recipeOf(business).map(goodName))),
    output: outputName(output),
    n: view.public.tilesLeft[business],
  });
}

/** Which goods are shown, where there is a choice (PV-057). */
function proofs(position: Position, business: BusinessId): Offered[] {
  const listedProofs = legalOf(position, 'sponsorBusiness')
    .filter((action) => action.business === business)
    .map(({ proof }) => proof ?? []);
  const distinct = [...new Set(listedProofs.map((proof) => proof.join('+')))];
  return distinct.filter(Boolean).map((id) => {
    const goods = id.split('+') as Good[];
    return {
      id,
      value: goods,
      name: goodsName(Object.fromEntries(goods.map((good) => [good, 1]))),
      label: goods.map((good) => <GoodIcon key={good} good={good} size={20} />),
    };
  });
}

const proofInput = (choices: readonly Offered[]): Input => ({
  ...{ kind: 'one', key: 'proof', label: t('field.proof'), shown: true, look: 'chips' },
  ...{ choices, first: choices[0]?.value },
});

function businessInputs(position: Position, { business }: Partial<SponsorBusinessAction>): Input[] {
  const { view, seat } = position;
  const first: Input = {
    kind: 'one',
    key: 'business',
    label: t('field.business'),
    shown: false,
    look: 'chips pv-trades',
    choices: BUSINESSES.map((one) => trade(position, one)),
    help: business && tradeLine(position, business),
  };
  if (!business) return [first];
  const shown = proofs(position, business);
  return [
    first,
    {
      kind: 'place',
      key: 'site',
      label: t('field.site'),
      shown: false,
      points: true,
      picture: sitePicture(view, t('sponsor.siteHint')),
      choices: businessChoices(view, seat, business).map((choice) => ({
        ...choice,
        target: `site:${choice.id}`,
        blocked: position.view.public.sites[choice.id as 'B01'] ? t('sponsor.occupied') : null,
      })),
    },
    ...(shown.length > 1 ? [proofInput(shown)] : []),
  ];
}

const statueInputs = ({ view }: Position): Input[] => [
  {
    kind: 'place',
    key: 'campo',
    label: t('field.campo'),
    shown: false,
    points: true,
    picture: campoPicture(view, t('sponsor.campoHint')),
    choices: statueChoices(view).map((choice) => ({
      ...choice,
      target: `campo:${choice.id}`,
      blocked: view.public.statues.some((campo) => campo === choice.id)
        ? t('sponsor.statueStands')
        : null,
    })),
  },
];

function inputs(position: Position, type: Action['type'], values: Values): readonly Input[] {
  switch (type) {
    case 'sell':
      return saleInputs(position);
    case 'sponsorBusiness':
      return businessInputs(position, values as Partial<SponsorBusinessAction>);
    case 'sponsorStatue':
      return statueInputs(position);
    default:
      return [];
  }
}

export const forms = makeForms<View, Action>({
  inputs,
  action: (_position, type, values) =>
    (type === 'sell'
      ? { type, goods: countsOf(values.goods) }
      : { type, ...values }) as unknown as Action,
  // Another business shows other goods.
  edited(_position, _type, values, changed) {
    if (changed !== 'business') return values;
    const { proof: _, ...rest } = values;
    return rest;
  },
});
