/** The rule behind each source of gains and costs: a space, a card, a tile, a person. Pure. */

import { BONUS_IDS, OUTPOST_IDS } from '../../../../engine/games/marco-polo/cards.ts';
import { CITY_CARDS } from '../../../../engine/games/marco-polo/data/city-cards.ts';
import { CONTRACTS } from '../../../../engine/games/marco-polo/data/contracts.ts';
import { GIFT_IDS } from '../../../../engine/games/marco-polo/data/gifts.ts';
import {
  type Character,
  type Companion,
  RUSTICIANO_CARDS,
} from '../../../../engine/games/marco-polo/data/people.ts';

export const CHARACTER_RULES: { readonly [id in Character]: string } = {
  mercator: 'MP-110',
  kubilai: 'MP-111',
  raschid: 'MP-112',
  johannes: 'MP-113',
  wilhelm: 'MP-114',
  polos: 'MP-115',
  berke: 'MP-116',
  matteo: 'MP-117',
  bellela: 'AV-100',
  gregorio: 'AV-120',
  donata: 'AV-135',
  rusticiano: 'AV-140',
  piedro: 'AV-170',
  arghun: 'AV-180',
  nicolao: 'AV-182',
};

export const COMPANION_RULES: { readonly [id in Companion]: string } & {
  readonly [id: string]: string;
} = {
  moneylender: 'AV-080',
  gondolier: 'AV-082',
  saracen: 'AV-083',
  scribe: 'AV-084',
  cartographer: 'AV-085',
  bodyguard: 'AV-086',
  diplomat: 'AV-087',
  nun: 'AV-088',
  trader: 'AV-089',
};

/** The rule of an action space's gain or cost, apart from the price of joining. */
const SPACES: { readonly [space: string]: string } = {
  coins5: 'MP-050',
  bazaarCamel: 'MP-051',
  bazaarPepper: 'MP-052',
  bazaarSilk: 'MP-053',
  bazaarGold: 'MP-054',
  khan: 'MP-057',
  contracts: 'MP-061',
  travel: 'MP-071',
  moneyBag: 'MP-101',
  venice: 'AV-027',
  companions: 'AV-063',
  moneylender: 'AV-080',
  gondolier: 'AV-027',
  v7a: 'AV-032',
  v7b: 'AV-032',
  roll: 'MP-025',
};

const CARD_RULES: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(CHARACTER_RULES),
  ...Object.entries(SPACES),
  ...CONTRACTS.map(({ id }) => [id, 'MP-100'] as const),
  ...CITY_CARDS.map(
    ({ id, kind }) => [id, kind === 'exchange' || kind === 'either' ? 'MP-092' : 'MP-093'] as const,
  ),
  ...OUTPOST_IDS.map((id) => [id, 'MP-078'] as const),
  ...BONUS_IDS.map((id) => [id, 'MP-079'] as const),
  ...GIFT_IDS.map((id) => [id, 'AV-184'] as const),
  ...RUSTICIANO_CARDS.map((id, k) => [id, `AV-${143 + k}`] as const),
]);

/** Cities give points for the last posts of the supply. */
const LAST_POSTS = 'MP-084';

export const ruleOf = (source: string): string => CARD_RULES.get(source) ?? LAST_POSTS;

export const EVERY_SOURCE: readonly string[] = [
  ...new Set([...CARD_RULES.values(), LAST_POSTS, 'AV-034', 'AV-081']),
];
