/** The help's texts about The Voyages of Marco Polo. */

import { clocks } from '../../../engine/games/marco-polo/clock-presets.ts';
import { rules } from '../../../engine/games/marco-polo/rule-index.ts';
import { translator } from '../../i18n/index.ts';
import { makeHelp } from '../../table/help.ts';
import { cardKind, FACES } from './cards.ts';
import { SIGN_NAMES } from './faces/index.ts';
import * as legend from './faces/Legend.tsx';
import { lessons } from './lessons.ts';
import { cardLine, cardName } from './strings/effects.ts';
import { help as en } from './strings/help.ts';
import { spaceName } from './strings/names.ts';
import { occupiedLine, spaceLine } from './strings/space-lines.ts';
import { t } from './strings/turn.ts';

const SPACES = [
  'coins5',
  'bazaarCamel',
  'bazaarPepper',
  'bazaarSilk',
  'bazaarGold',
  'khan',
  'contracts',
  'travel',
  'moneyBag',
  'venice',
  'companions',
  'v7a',
  'v7b',
];

const lines = (all: readonly (readonly [name: string, does: string])[]): string =>
  all.map(([name, does]) => `${name} :: ${does}`).join('\n');
/** Every card of some kinds in words. */
const cards = (...kinds: readonly string[]): string =>
  [...FACES.keys()]
    .filter((id) => kinds.includes(cardKind(id)))
    .map((id) => (cardName(id) ? `${cardName(id)} :: ${cardLine(id)}` : `- ${cardLine(id)}`))
    .join('\n');

/** The usual texts of the cards and spaces. */
const told = {
  spaces: lines(SPACES.map((space) => [spaceName(space), spaceLine(space)] as const)),
  occupied: occupiedLine(),
  signs: SIGN_NAMES.map((name) => `- ${t(`sign.${name}`)}`).join('\n'),
  characters: cards('character'),
  companions: cards('companion'),
  gifts: cards('gift'),
  rusticiano: cards('rusticiano'),
  cards: cards('cityCard'),
  contracts: cards('contract'),
  tiles: cards('bonus', 'outpost'),
  goals: cards('goal'),
};

const text = translator({ en });

export const help = makeHelp(
  (key, params) => text(key, { ...told, ...params } as never),
  [
    ...(['play', 'spaces', 'besides', 'signs', 'characters', 'companions'] as const),
    ...([
      'rusticiano',
      'gifts',
      'contracts',
      'cards',
      'tiles',
      'goals',
      'end',
      'advice',
      'clocks',
    ] as const),
    ...(['phone', 'director', 'overlay', 'replay', 'stand'] as const),
  ],
  { clocks, rules, lessons },
  {
    signs: legend.SignLegend,
    characters: legend.CharacterGallery,
    companions: legend.CompanionGallery,
    rusticiano: legend.RusticianoGallery,
    gifts: legend.GiftGallery,
    contracts: legend.ContractGallery,
    cards: legend.CityCardGallery,
    tiles: legend.TileGallery,
    goals: legend.GoalGallery,
  },
);
