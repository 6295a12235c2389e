/** The forms of bonus actions: contracts, single dice, cards of Rusticiano, companions. */

import { CONTRACTS } from '../../../../engine/games/marco-polo/data/contracts.ts';
import { MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { CLEARABLE } from '../../../../engine/games/marco-polo/data/spaces.ts';
import { GOODS } from '../../../../engine/games/marco-polo/data/vocabulary.ts';
import { SCRIBE_VP } from '../../../../engine/games/marco-polo/data.ts';
import type { Action, DieView, View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import type { Input, Offered, Values } from '../../../table/inputs/input.ts';
import { handOf, lacking, nodeOfSlot } from '../facts.ts';
import { legalOf, type Position, refusal, refusedAs } from '../position.ts';
import { ownSeatOf } from '../spots.ts';
import { reasonLine } from '../strings/bills.ts';
import * as E from '../strings/effects.ts';
import * as L from '../strings/lines.ts';
import * as N from '../strings/names.ts';
import { t } from '../strings/turn.ts';
import { keyOf } from '../targets.ts';
import { companionInput, nodeInput } from './setup.ts';

/** Why an action is refused, in words; null for an allowed one. */
export function barred(position: Position, action: Action): string | null {
  if (refusedAs(position, action) === null) return null;
  const why = refusal(position, action);
  return why ? reasonLine(position, why) : t('why.BAD_CHOICE');
}

/** The things that a contract lacks, in words; null where it can be delivered. */
export function lackingLine(position: Position, contract: string): string | null {
  const what = L.amounts(lacking(ownSeatOf(position), contract));
  return what ? t('contract.lacks', { what }) : null;
}

export function contractInputs(position: Position, values: Values): readonly Input[] {
  const own = ownSeatOf(position);
  const chosen = String(values.contract ?? '');
  const cost = CONTRACTS.find(({ id }) => id === chosen)?.cost ?? {};
  const scribe = own.companions.some(({ id }) => id === 'scribe');
  const doubles = position.view.you?.rusticiano.includes('RU10') ?? false;
  const possible = legalOf(position, 'completeContract');
  const unpayable = (scribe: string): string | null =>
    possible.some((one) => one.contract === chosen && one.scribe === scribe)
      ? null
      : t('contract.tooDear');
  return [
    {
      kind: 'one',
      key: 'contract',
      label: t('contract.which'),
      look: 'list',
      choices: own.contracts.map((id) => {
        const label = L.contractShort(id);
        const target = keyOf({ kind: 'contract', contract: id });
        return possible.some(({ contract }) => contract === id)
          ? { id, label, target, note: t('contract.ready') }
          : { id, label, target, blocked: lackingLine(position, id) };
      }),
    },
    ...(scribe && chosen
      ? [
          {
            kind: 'one' as const,
            key: 'scribe',
            label: t('contract.scribe'),
            shown: true,
            look: 'chips',
            choices: [
              ...GOODS.filter((good) => good in cost).map((good) => ({
                id: good,
                label: t('contract.less', { good: N.goodName(good) }),
                blocked: unpayable(good),
              })),
              { id: 'vp', label: L.amounts({ vp: SCRIBE_VP }), blocked: unpayable('vp') },
            ],
          },
        ]
      : []),
    ...(doubles && chosen
      ? [{ kind: 'yesNo' as const, key: 'double', label: t('contract.double') }]
      : []),
  ];
}

/** The Scribe helps wherever he can: with points where the contract can be paid in full. */
export function withScribe(position: Position, values: Values): Values {
  const helps = legalOf(position, 'completeContract').flatMap(({ contract, scribe }) =>
    contract === values.contract && scribe ? [scribe] : [],
  );
  if (helps.length === 0 || helps.some((one) => one === values.scribe)) return values;
  return { ...values, scribe: helps.find((one) => one === 'vp') ?? helps[0] ?? 'vp' };
}

/** The kind of a die in hand, for its choice. */
export const dieNote = (kind: DieView['kind'], value: number | null): string =>
  t('bonus.dieNote', { n: value ?? 0, kind: t(`dieKind.${kind}` as 'dieKind.color') });

/** The dice in hand as choices of one. */
export function dieInput(position: Position, type: 'moneyBag' | 'reroll' | 'adjust'): Input {
  const { view, seat } = position;
  const hand = handOf(view, seat);
  return {
    kind: 'one',
    key: 'die',
    label: t('bonus.die'),
    look: 'chips',
    choices: hand.map(({ id, kind, value }): Offered => {
      const name = N.diceName(view, seat, [id]);
      const hint = dieNote(kind, value);
      const tried = (by: 1 | -1): Action =>
        type === 'adjust' ? { type, die: id, by } : { type, die: id };
      const up = barred(position, tried(1));
      const why = type === 'adjust' ? up && barred(position, tried(-1)) : up;
      return { id, label: name, hint, blocked: why, target: keyOf({ kind: 'die', die: id }) };
    }),
  };
}

export const adjustInputs = (position: Position, values: Values): readonly Input[] => [
  dieInput(position, 'adjust'),
  {
    kind: 'one',
    key: 'by',
    label: t('bonus.by'),
    shown: true,
    look: 'chips',
    choices: ([1, -1] as const).map((by) => ({
      id: String(by),
      value: by,
      label: t(by > 0 ? 'bonus.up' : 'bonus.down'),
      blocked: values.die ? barred(position, { type: 'adjust', die: `${values.die}`, by }) : null,
    })),
  },
];

export const saracenInputs = (position: Position, values: Values): readonly Input[] => {
  const own = ownSeatOf(position);
  const toCoins = values.direction !== 'coinsToCamels';
  return [
    {
      kind: 'one',
      key: 'direction',
      label: t('saracen.direction'),
      shown: true,
      look: 'chips',
      first: 'camelsToCoins',
      choices: (['camelsToCoins', 'coinsToCamels'] as const).map((id) => ({
        id,
        label: t(`saracen.${id}`),
      })),
    },
    {
      kind: 'amount',
      key: 'n',
      label: t('saracen.n'),
      min: 1,
      shown: true,
      max: Math.max(1, toCoins ? own.camels : own.coins),
    },
  ];
};

export const moneylenderInputs = (position: Position): readonly Input[] => [
  {
    kind: 'one',
    key: 'good',
    label: t('bonus.sell'),
    look: 'chips',
    choices: GOODS.map((good) => ({
      id: good,
      label: N.goodName(good),
      blocked: barred(position, { type: 'moneylenderGood', good }),
    })),
  },
];

/** AV-171, AV-146: spaces with dice that can be removed. */
export function clearInput(position: Position, possible: readonly string[]): Input {
  const { spaces } = position.view.public;
  return {
    kind: 'one',
    key: 'space',
    label: t('bonus.space'),
    look: 'list',
    shown: true,
    choices: CLEARABLE.filter((space) => possible.includes(space)).map((space) => ({
      id: space,
      label: N.spaceName(space),
      target: keyOf({ kind: 'space', space }),
      note: removedLine(space, spaces[space] ?? []),
    })),
  };
}

type Placed = NonNullable<View['public']['spaces'][string]>;

/** AV-172: from the Khan and Venice only the last die can be removed. */
function removedLine(space: string, placed: Placed): string {
  const dice = placed.flatMap(({ seat, dice }) => (seat === null ? [] : dice));
  const isRow = space === 'khan' || space === 'venice';
  const going = isRow ? dice.slice(-1) : dice;
  return t(isRow ? 'bonus.lastGoes' : 'bonus.diceGo', {
    n: dice.length,
    dice: listed(going.map(N.dieName)),
  });
}

/** A card of Rusticiano, and its inputs. */
export function rusticianoInputs(position: Position, values: Values): readonly Input[] {
  const possible = legalOf(position, 'playRusticiano');
  const held = position.view.you?.rusticiano ?? [];
  const chosen = String(values.card ?? '');
  const own = possible.filter(({ card }) => card === chosen);
  const withField = (field: 'node' | 'space' | 'companion' | 'slot'): string[] => [
    ...new Set(own.flatMap((action) => (action[field] ? [String(action[field])] : []))),
  ];
  const cards: Input = {
    kind: 'cards',
    key: 'card',
    label: t('rusticiano.which'),
    look: 'list',
    max: 1,
    choices: held.map((card) => ({
      id: card,
      label: N.rusticianoName(card),
      note: E.rusticianoDoes(card),
      blocked: possible.some((action) => action.card === card) ? null : whyIdle(position, card),
    })),
  };
  const card: Input = { ...cards, kind: 'one' } as Input;
  const nodes = withField('node');
  const companions = withField('companion');
  const slots = withField('slot');
  const spaces = withField('space');
  const [asNode] = nodes.length > 0 ? [own.filter(({ node }) => node === values.node)] : [[]];
  return [
    card,
    ...(nodes.length > 0
      ? [
          nodeInput('node', t('rusticiano.node'), nodes, (node) =>
            L.palazzoNote(position.view, node),
          ),
        ]
      : []),
    ...(asNode ? fieldInputs(asNode, values) : []),
    ...(spaces.length > 0 ? [clearInput(position, spaces)] : []),
    ...(companions.length > 0 ? [companionInput(companions)] : []),
    ...(slots.length > 0
      ? [
          {
            kind: 'one' as const,
            key: 'slot',
            label: t('rusticiano.slot'),
            look: 'list',
            choices: slots.map((slot) => ({
              id: slot,
              label: N.nodeName(nodeOfSlot(slot)),
              note: E.cardLine(position.view.public.cityCards[slot] ?? ''),
              target: keyOf({ kind: 'slot', slot }),
            })),
          },
        ]
      : []),
  ];
}

/** Why a card cannot be played: it belongs to another action, or its object is not there. */
function whyIdle(position: Position, card: string): string | null {
  if (card === 'RU05' || card === 'RU10') return t('rusticiano.part');
  return barred(position, tryingCard(position, card));
}

/** A card with an object, to ask the rules why it cannot be played. */
function tryingCard(position: Position, card: string): Action {
  const { posts } = ownSeatOf(position);
  const play = { type: 'playRusticiano', card } as const;
  switch (card) {
    case 'RU01':
      return { ...play, node: FAR_CITIES.find((node) => !posts.includes(node)) ?? 'moscow' };
    case 'RU04':
      return { ...play, space: 'coins5' };
    case 'RU06':
      return { ...play, companion: 'nun' };
    case 'RU08':
      return { ...play, node: 'anxi' };
    case 'RU11':
      return { ...play, slot: 'moscow' };
    default:
      return play;
  }
}
const FAR_CITIES: readonly string[] = MAP_NODES.flatMap(({ id, kind }) =>
  (kind === 'large' || kind === 'small') && id !== 'sumatra' ? [id] : [],
);

/** RU01 in Venice: the start of the connection, and the goods for it where it costs some. */
function fieldInputs(
  actions: readonly Extract<Action, { type: 'playRusticiano' }>[],
  values: Values,
): readonly Input[] {
  const vias = [...new Set(actions.flatMap(({ via }) => (via === undefined ? [] : [via])))];
  const pays = actions.flatMap(({ via, pay }) => (pay && via === values.via ? [pay] : []));
  return [
    ...(vias.length > 0
      ? [
          {
            kind: 'one' as const,
            key: 'via',
            label: t('field.via'),
            look: 'chips',
            choices: vias.map((via) => ({
              id: via ?? 'none',
              value: via,
              label: via === null ? t('field.viaNone') : N.nodeName(via),
            })),
          },
        ]
      : []),
    ...(pays.length > 0
      ? [
          {
            kind: 'one' as const,
            key: 'pay',
            label: t('field.pay'),
            look: 'chips',
            choices: pays.map((pay) => ({
              id: JSON.stringify(pay),
              value: { ...pay } as { [good: string]: number },
              label: L.amounts(pay),
            })),
          },
        ]
      : []),
  ];
}
