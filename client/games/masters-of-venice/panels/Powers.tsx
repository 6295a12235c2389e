/** While bids are set: the power of each character, since the bids decide who picks first. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { t, term } from '../strings/index.ts';
import { CharacterIcon } from './icons.tsx';

export function Powers({ view }: { view: View }) {
  const { phase, characterRow } = view.public;
  if (phase !== 'bid') return null;
  return (
    <section className="powers" aria-label={t('panel.powers')}>
      <p className="help">{t('panel.powers')}</p>
      <ul>
        {characterRow.map((character) => (
          <li key={character} data-power={character} {...noted(term('power', character))}>
            <CharacterIcon character={character} />
            <span>
              <b>{term('character', character)}</b> {term('short', character)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
