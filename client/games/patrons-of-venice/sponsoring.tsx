/** The questions to a sponsor: which business, where, and the goods shown for it; which campo. */

import type { Refusal } from '../../../engine/core/contract.ts';
import {
  BUSINESSES,
  type BusinessId,
  type Good,
} from '../../../engine/games/patrons-of-venice/data.ts';
import { CAMPI, SITES, type SiteId } from '../../../engine/games/patrons-of-venice/map.ts';
import type { Action } from '../../../engine/games/patrons-of-venice/types.ts';
import { capital, listed } from '../../i18n/index.ts';
import type { ChooseOne, Input, Offered, Values } from '../../table/inputs/input.ts';
import { businessOf } from './facts.ts';
import { recipes } from './forecast.ts';
import { BusinessIcon, Ducats } from './panels/icons.tsx';
import { businessChoices, campoPicture, sitePicture, statueChoices } from './panels/Schematic.tsx';
import { legalOf, type Position, refusal } from './position.ts';
import { refusalLine, shortReason } from './strings/actions.ts';
import { t } from './strings/index.ts';
import { businessName, goodName } from './strings/names.ts';
import { hasStatue, recipeLine } from './strings/outlook.ts';

/** The inputs of a business: the site is asked once the business is known. */
export function businessInputs(position: Position, values: Values): readonly Input[] {
  const { view, seat } = position;
  const first = legalOf(position, 'sponsorBusiness')[0]?.business;
  const business = (values.business ?? first) as BusinessId | undefined;
  const which: ChooseOne = {
    kind: 'one',
    key: 'business',
    label: t('field.business'),
    look: 'chips pv-trades',
    first,
    shown: false,
    choices: BUSINESSES.map((one) => trade(position, one)),
  };
  if (!business) return [which];
  return [
    which,
    {
      kind: 'place',
      key: 'site',
      label: t('field.site'),
      shown: false,
      points: true,
      picture: sitePicture(view, t('map.pick')),
      choices: businessChoices(view, seat, business).map((offered) => ({
        ...offered,
        target: `site:${offered.id}`,
        blocked: whyNot(position, { type: 'sponsorBusiness', business, site: offered.id as 'B01' }),
      })),
    },
    ...proofInput(position, business),
  ];
}

/** A kind of business: its cost, and how far the hand is from its recipe. */
function trade(position: Position, business: BusinessId): Offered {
  const { view } = position;
  const hint = view.you && recipes(view.public, view.you).find((one) => one.business === business);
  const site = vacant(position);
  const why = refusal(position, { type: 'sponsorBusiness', business, site });
  return {
    id: business,
    label: (
      <>
        <BusinessIcon business={business} size={20} />
        <span className="pv-name">{capital(businessName(business))}</span>
        <Ducats n={businessOf(business).cost} />
      </>
    ),
    note: (
      <>
        {hint && <span className="sr">{recipeLine(hint)}: </span>}
        <span className="pv-wants">
          {hint?.inputs.map(({ good, held }) => (
            <span key={good} className={held ? 'has' : undefined}>
              {goodName(good)}{' '}
            </span>
          ))}
        </span>
      </>
    ),
    blocked: why && shortReason(position, why),
  };
}

/** Which goods are shown, where there is a choice; the rules choose the omitted ones. */
function proofInput(position: Position, business: BusinessId): Input[] {
  const proofs = new Map<string, Good[]>();
  for (const action of legalOf(position, 'sponsorBusiness')) {
    if (action.business === business && action.proof) {
      proofs.set(action.proof.join(), [...action.proof]);
    }
  }
  if (proofs.size < 2) return [];
  const all = [...proofs.values()];
  return [
    {
      kind: 'one',
      key: 'proof',
      label: t('field.proof'),
      look: 'chips',
      first: all[0],
      choices: all.map((proof) => ({
        id: proof.join(),
        value: proof,
        label: capital(listed(proof.map(goodName))),
      })),
    },
  ];
}

/** The inputs of a statue. */
export function statueInputs(position: Position): readonly Input[] {
  const { view } = position;
  return [
    {
      kind: 'place',
      key: 'campo',
      label: t('field.campo'),
      points: true,
      picture: campoPicture(view, t('map.pickCampo')),
      choices: statueChoices(view).map((offered) => ({
        ...offered,
        target: `campo:${offered.id}`,
        blocked: whyNot(position, { type: 'sponsorStatue', campo: offered.id as 'FRARI' }),
      })),
    },
  ];
}

/** The first vacant site: there is always one, for there are more sites than tiles. */
const vacant = ({ view }: Position): SiteId =>
  SITES.find((site) => !view.public.sites[site]) ?? 'B01';

/**
 * Why nothing of a kind can be sponsored now: the missing money for a business whose goods could be
 * shown, and where no goods can be shown the inputs of the cheapest.
 */
export function whyBlocked(position: Position, type: Action['type']): Refusal | null {
  if (type === 'sponsorStatue') {
    const campo = CAMPI.find((one) => !hasStatue(position.view, one)) ?? 'FRARI';
    return refusal(position, { type, campo });
  }
  if (type !== 'sponsorBusiness') return null;
  const site = vacant(position);
  const reasons = BUSINESSES.flatMap(
    (business) => refusal(position, { type, business, site }) ?? [],
  );
  const find = (wanted: string) => reasons.find(({ code }) => code === wanted);
  return find('NOT_ENOUGH_DUCATS') ?? find('MISSING_PROOF') ?? reasons[0] ?? null;
}

function whyNot(position: Position, action: Action): string | null {
  const why = refusal(position, action);
  return why && refusalLine(position, why);
}

/** The shown goods belong to the business that they were chosen for. */
export function sponsorEdited(values: Values, changed: string): Values {
  if (changed !== 'business') return values;
  const { proof: _, ...rest } = values;
  return rest;
}
