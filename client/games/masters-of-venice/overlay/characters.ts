/** The six characters and who has each in this term. */

import { CHARACTERS, type Character } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { EMBLEM_PATHS } from '../../../pieces/paths.ts';
import { el, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import type { Part } from '../../../table/overlay/part.ts';
import { SEAT_COLORS } from '../../../table/panels/SeatMark.tsx';
import { CHARACTER_PATHS } from '../panels/icons.tsx';
import { characterName } from '../strings/names.ts';

const NONE = 'M4 11h16v2H4z';

interface Row {
  readonly root: HTMLElement;
  readonly character: Character;
  readonly emblem: SVGSVGElement;
  readonly owner: HTMLElement;
}

function makeRow(character: Character): Row {
  const emblem = sign(NONE, 'currentColor', 'rgba(255,255,255,.55)');
  const owner = el('span', 'ov-owner');
  const root = el('li', 'ov-character', [
    sign(CHARACTER_PATHS[character]),
    el('span', 'ov-title', [characterName(character)]),
    emblem,
    owner,
  ]);
  return { root, character, emblem, owner };
}

export function characters(): Part {
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
        const path = owner && EMBLEM_PATHS[owner.color as keyof typeof EMBLEM_PATHS];
        redraw(row.emblem, path ?? NONE, (owner && SEAT_COLORS[owner.color]) ?? 'currentColor');
        write(row.owner, owner?.name ?? '');
        mark(row.root, 'owned', owner !== undefined);
      }
    },
  };
}
