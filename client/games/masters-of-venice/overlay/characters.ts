/** The six characters and their holders in this term. */

import { CHARACTERS, type Character } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { el, mark, sign, write } from '../../../table/overlay/dom.ts';
import { emblem, showEmblem } from '../../../table/overlay/emblem.ts';
import type { Part, PartForm } from '../../../table/overlay/former.tsx';
import { CHARACTER_PATHS } from '../panels/icons.tsx';
import { characterName } from '../strings/names.ts';
import { t } from './strings.ts';

const NONE = 'M4 11h16v2H4z';

interface Row {
  readonly root: HTMLElement;
  readonly character: Character;
  readonly mark: SVGSVGElement;
  readonly owner: HTMLElement;
}

function makeRow(character: Character): Row {
  const mark = emblem(NONE);
  const owner = el('span', 'ov-owner');
  const root = el('li', 'ov-character', [
    sign(CHARACTER_PATHS[character]),
    el('span', 'ov-title', [characterName(character)]),
    mark,
    owner,
  ]);
  return { root, character, mark, owner };
}

function make(): Part {
  const rows = CHARACTERS.map(makeRow);
  const list = el(
    'ol',
    'ov-list',
    rows.map(({ root }) => root),
  );
  const root = el('section', 'ov-box ov-characters', [list], { 'data-part': 'display' });
  return {
    root,
    update(now) {
      const view = now.view as View | null;
      mark(root, 'empty', view === null);
      for (const row of rows) {
        const owner = view?.public.seats.find((one) => one.characters.includes(row.character));
        showEmblem(row.mark, owner?.color, NONE);
        write(row.owner, owner?.name ?? '');
        mark(row.root, 'owned', owner !== undefined);
      }
    },
  };
}

export const characters: PartForm = {
  title: t('part.characters'),
  place: 'side',
  former: 'characters',
  make,
};
