/** The forms of the set-up and of the choices before a round: people, goals, starting places. */

import { PIEDRO_OASES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { KEPT_GOALS } from '../../../../engine/games/marco-polo/data.ts';
import type { Action } from '../../../../engine/games/marco-polo/types.ts';
import type { Input, Values } from '../../../table/inputs/input.ts';
import type { Position } from '../position.ts';
import * as E from '../strings/effects.ts';
import { t } from '../strings/index.ts';
import * as L from '../strings/lines.ts';
import * as N from '../strings/names.ts';
import { keyOf } from '../targets.ts';

/** The kind of action in each of these situations. */
export const SETTINGS = {
  character: 'pickCharacter',
  goals: 'keepGoals',
  start: 'chooseStart',
  roundCharacter: 'chooseRoundCharacter',
  companion: 'takeCompanion',
} as const;
export const isSetting = (situation: string): situation is keyof typeof SETTINGS =>
  situation in SETTINGS;

/** Characters with their abilities. */
const characterInput = (
  offered: readonly string[],
  what: (id: string) => string,
  arghun: readonly string[] = [],
): Input => ({
  kind: 'one',
  key: 'character',
  label: t('setup.character'),
  look: 'list',
  choices: offered.map((id) => {
    const does = what(id);
    const cards = id === 'arghun' ? arghun.map(E.cardLine).join(' ') : '';
    const note = cards ? t('setup.arghunCards', { does, cards }) : does;
    return { id, label: N.characterName(id), note };
  }),
});

export function setupInputs(
  position: Position,
  type: Action['type'],
  values: Values,
): readonly Input[] | null {
  const { view } = position;
  const { draft, companionRow, round } = view.public;
  switch (type) {
    case 'pickCharacter':
      return [characterInput(draft?.offered ?? [], E.characterDoes, draft?.arghunCards)];
    case 'keepGoals':
      return [
        {
          kind: 'cards',
          key: 'goals',
          label: t('setup.goals'),
          look: 'list',
          min: KEPT_GOALS,
          max: KEPT_GOALS,
          choices: (view.you?.goalsDealt ?? []).map((id) => ({ id, label: L.goalShort(id) })),
        },
      ];
    case 'chooseStart':
      return [nodeInput('node', t('setup.start'), ['venezia', ...PIEDRO_OASES])];
    case 'chooseRoundCharacter': {
      const isPiedro = values.character === 'piedro' && round <= 1;
      return [
        characterInput(view.you?.bellela ?? [], E.bellelaDoes),
        ...(isPiedro ? [nodeInput('start', t('setup.start'), ['venezia', ...PIEDRO_OASES])] : []),
      ];
    }
    case 'takeCompanion':
      return [companionInput(companionRow, true)];
    default:
      return null;
  }
}

export const nodeInput = (
  key: string,
  label: string,
  nodes: readonly string[],
  note?: (node: string) => string,
): Input => ({
  kind: 'place',
  key,
  label,
  shown: true,
  choices: nodes.map((node) => ({
    id: node,
    label: N.nodeName(node),
    target: keyOf({ kind: 'node', node }),
    note: note?.(node),
  })),
});

export const companionInput = (companions: readonly string[], none = false): Input => ({
  kind: 'one',
  key: 'companion',
  label: t('bonus.companion'),
  look: 'list',
  choices: [
    ...companions.map((id) => ({
      id,
      label: N.companionName(id),
      target: keyOf({ kind: 'companion', companion: id }),
      note: E.companionDoes(id),
    })),
    ...(none ? [{ id: 'none', value: null, label: t('line.takeNobody') }] : []),
  ],
});
