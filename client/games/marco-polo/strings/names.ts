/** Names of people and things within sentences. */

import type { Character, Companion } from '../../../../engine/games/marco-polo/data/people.ts';
import type { Good } from '../../../../engine/games/marco-polo/data/vocabulary.ts';
import type { Shown } from '../../../../engine/games/marco-polo/events.ts';
import type { DieView, View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { type Amounts, listOf } from '../faces/things.ts';
import { type Key, t } from './index.ts';

export { seatName, seatNames } from '../../../table/seats.ts';

/** Ids come from views and events as plain strings: the catalogue must have a text of that name. */
const named = (key: string): string => (t as (key: Key) => string)(key as Key);

export const goodName = (good: string): string => t(`good.${good as Good}`);

/** `2 coins and 1 camel`, one part each; none for nothing. */
export const amountParts = (amounts: Amounts): string[] =>
  listOf(amounts).map(({ thing, n }) => t(`some.${thing}`, { n }));
/** The same as one part of a sentence. */
export const amountName = (amounts: Amounts): string =>
  listed(amountParts(amounts)) || t('some.nothing');

/** A node of the map or a palazzo: `Anxi`, `the oasis near Karachi`, `Palazzo Falier`. */
export const nodeName = (node: string): string => named(`node.${node}`);
/** The kind of a node, and its meaning. */
export const kindName = (kind: string): string => named(`node.kind.${kind}`);

/** An action space, or the slot of a city card: `Travel`, `Moscow’s city card`. */
export function spaceName(space: string): string {
  const sumatra = /^sumatra(\d)$/.exec(space);
  if (sumatra) return t('space.sumatra', { n: Number(sumatra[1]) });
  if (/^v[146]$/.test(space) || isCity(space))
    return t('space.cityCard', { city: nodeName(space) });
  return named(`space.${space}`);
}
const isCity = (space: string): boolean =>
  ['moscow', 'karakorum', 'samarcanda', 'lanzhou', 'alexandria', 'karachi'].includes(space);

export const characterName = (id: string): string => t(`character.${id as Character}`);
/** A short name for narrow places. */
export const characterShort = (id: string): string => t(`character.short.${id as Character}`);
export const companionName = (id: string): string => t(`companion.${id as Companion}`);
export const rusticianoName = (card: string): string => named(`rusticiano.name.${card}`);
export const giftName = (gift: string): string => named(`gift.${gift}`);
export const phaseName = (phase: string): string => named(`phase.${phase}`);

/** `4`, `black die 2`; without a value a die that is blank so far. */
export function dieName({ kind, value }: Pick<DieView, 'kind' | 'value'>): string {
  if (value === null) {
    return kind === 'color' ? t('die.blank') : t('die.unset', { kind: t(`die.${kind}`) });
  }
  return kind === 'color'
    ? t('die.own', { value })
    : t('die.other', { kind: t(`die.${kind}`), value });
}

/** The kind of die in an id. */
export function kindOf(id: string): DieView['kind'] {
  const [kind = ''] = id.split('-');
  if (kind === 'black' || kind === 'white' || kind === 'token' || kind === 'neutral') return kind;
  return 'color';
}

/** Dice as they lie: `a 4`, `black die 2`. */
export const shownName = (dice: readonly Shown[]): string =>
  listed(dice.map(({ id, value }) => dieName({ kind: kindOf(id), value })));

/** The dice of a seat by their ids, with their shown or given values. */
export function diceName(
  view: View,
  seat: number,
  ids: readonly string[],
  values?: readonly number[],
): string {
  const own = view.public.seats[seat]?.dice ?? [];
  return listed(
    ids.map((id, k) => {
      const kind = kindOf(id);
      const token = kind === 'token' ? Number(id.split('-')[1]) : null;
      const value = values?.[k] ?? own.find((die) => die.id === id)?.value ?? token;
      return dieName({ kind, value });
    }),
  );
}
