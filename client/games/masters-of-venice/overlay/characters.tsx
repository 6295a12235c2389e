/** The six characters and their holders in this term. */

import { CHARACTERS } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { Emblem } from '../../../table/overlay/emblem.tsx';
import { viewPart } from '../../../table/overlay/view-part.tsx';
import { CharacterIcon } from '../panels/icons.tsx';
import { characterName } from '../strings/names.ts';
import { t } from './strings.ts';

const NONE = 'M4 11h16v2H4z';

const form = { title: t('part.characters'), place: 'side', former: 'characters' } as const;
export const characters = viewPart<View>('display', form, ({ view }) => (
  <ol className="ov-list">
    {CHARACTERS.map((character) => {
      const owner = view.public.seats.find((seat) => seat.characters.includes(character));
      return (
        <li key={character} className="ov-character" data-owned={owner !== undefined}>
          <CharacterIcon character={character} />
          <span className="ov-title">{characterName(character)}</span>
          <Emblem color={owner?.color} plain={NONE} />
          <span className="ov-owner">{owner?.name}</span>
        </li>
      );
    })}
  </ol>
));
