/**
 * Descriptions of things on the board: their effect, their owner, and the player's own things that go with
 * them.
 */

import { MAP_NODES, ROUTES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { CONNECTIONS, PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { capital, listed, series } from '../../../i18n/index.ts';
import type { Told } from '../../../table/board/Hover.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { COMPANION_RULES, ruleOf } from '../events/rule-sources.ts';
import { giftOf, lacking, nodeOfSlot, seatOf } from '../facts.ts';
import { heldName } from '../held.ts';
import { cardLine, characterDoes, companionDoes } from './effects.ts';
import { amounts, contractShort, nodeNote, palazzoNote } from './lines.ts';
import * as N from './names.ts';
import { t } from './purpose.ts';
import { occupiedLine, spaceLine } from './space-lines.ts';

const KINDS = new Map<string, string>([...MAP_NODES, ...PALAZZI].map(({ id, kind }) => [id, kind]));

/** The rule of a place of each kind. */
const NODE_RULES: { readonly [kind: string]: string } = {
  start: 'MP-076',
  oasis: 'MP-076',
  small: 'MP-079',
  large: 'MP-080',
  beijing: 'MP-081',
  smallP: 'AV-031',
  largeP: 'AV-030',
  lastP: 'AV-032',
};
/** The rule of an action space where it is not that of its gain. */
const SPACE_RULES: { readonly [space: string]: string } = {
  contracts: 'MP-060',
  travel: 'MP-070',
  venice: 'AV-024',
  gondolier: 'AV-082',
};
/** A die on a city's card. */
const CARD_RULE = 'MP-090';

/** Sentences one after the other. */
const said = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((one) => (/[.!?]$/.test(one) ? one : `${one}.`))
    .map(capital)
    .join(' ');

function atNode(view: View, node: string): string {
  const { seats } = view.public;
  const you = ownSeat(view);
  const names = (here: typeof seats): string =>
    listed(here.map(({ seat }) => N.seatName(view, seat, you)));
  const posts = seats.filter((seat) => seat.posts.includes(node));
  const figures = seats.filter((seat) => seat.figures.some((one) => one.node === node));
  const isPalazzo = PALAZZI.some(({ id }) => id === node);
  const edges: readonly (readonly [string, string, object])[] = isPalazzo ? CONNECTIONS : ROUTES;
  const routes = edges.flatMap(([a, b, price]) => {
    const to = a === node ? b : b === node ? a : null;
    if (to === null) return [];
    const cost = amounts(price);
    return [cost ? `${N.nodeName(to)} (${cost})` : N.nodeName(to)];
  });
  return said(
    N.kindName(KINDS.get(node) ?? 'oasis'),
    isPalazzo ? palazzoNote(view, node) : nodeNote(view, node),
    posts.length > 0 ? t('thing.posts', { names: names(posts) }) : '',
    figures.length > 0 ? t('thing.figures', { names: names(figures) }) : '',
    routes.length > 0 ? t('thing.routes', { routes: series(routes) }) : '',
  );
}

function onSpace(view: View, space: string): string {
  const placed = view.public.spaces[space] ?? [];
  const does = spaceLine(space, view.public.cityCards[space]);
  if (placed.length === 0) return does;
  const dice = placed.map(({ seat, dice: lying }) => {
    const values = listed(lying.map(({ kind, value }) => N.dieName({ kind, value })));
    return seat === null
      ? values
      : t('thing.placed', { name: N.seatName(view, seat, ownSeat(view)), dice: values });
  });
  return said(does, t('thing.dice', { dice: dice.join('; '), occupied: occupiedLine() }));
}

function ofContract(view: View, contract: string): string {
  const you = ownSeat(view);
  if (you === null) return t('thing.contract.free');
  const what = amounts(lacking(seatOf(view, you), contract));
  return what ? t('thing.contract.lacks', { what }) : t('thing.contract.ready');
}

function ofHouse(view: View, seat: number): string {
  const gift = giftOf(seatOf(view, seat));
  if (!gift) return t('thing.noCharacter');
  return t('thing.house', { character: N.characterName(gift), does: characterDoes(gift) });
}

/** The description of a target, by its key; null for none. */
export function toldOf(view: View, key: string): Told | null {
  const at = key.indexOf(':');
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)];
  switch (kind) {
    case 'space':
      return {
        label: N.spaceName(id),
        hint: onSpace(view, id),
        rule: view.public.cityCards[id] ? CARD_RULE : (SPACE_RULES[id] ?? ruleOf(id)),
      };
    case 'node':
      return {
        label: capital(N.nodeName(id)),
        hint: atNode(view, id),
        rule: NODE_RULES[KINDS.get(id) ?? 'oasis'],
      };
    case 'slot': {
      const card = view.public.cityCards[id];
      if (!card) return null;
      const city = N.nodeName(nodeOfSlot(id));
      const hint = said(cardLine(card), t('thing.card', { city }));
      return { label: N.spaceName(id), hint, rule: CARD_RULE };
    }
    case 'offer': {
      const contract = view.public.contractRow[Number(id) - 1];
      if (!contract) return null;
      return { label: contractShort(contract), hint: ofContract(view, contract), rule: 'MP-060' };
    }
    case 'contract':
      return { label: contractShort(id), hint: ofContract(view, id), rule: 'MP-100' };
    case 'companion':
      return { label: N.companionName(id), hint: companionDoes(id), rule: COMPANION_RULES[id] };
    case 'held':
      return { label: heldName(id), hint: cardLine(id), rule: ruleOf(id) };
    case 'die': {
      const label = N.diceName(view, ownSeat(view) ?? 0, [id]);
      return { label, hint: t('thing.die'), rule: 'MP-041' };
    }
    case 'house': {
      const seat = Number(id);
      if (!view.public.seats[seat]) return null;
      const label = N.seatName(view, seat, ownSeat(view));
      const gift = giftOf(seatOf(view, seat));
      return { label, hint: ofHouse(view, seat), rule: gift ? ruleOf(gift) : 'MP-015' };
    }
    default:
      return null;
  }
}
