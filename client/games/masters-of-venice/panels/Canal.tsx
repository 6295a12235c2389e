/**
 * The canal as a strip of its sixteen spaces: the gondola, the next spaces, the letters on the
 * water.
 */

import { BID_SPACES, CANAL_SPACES } from '../../../../engine/games/masters-of-venice/data.ts';
import type { PublicView } from '../../../../engine/games/masters-of-venice/types.ts';
import { series } from '../../../i18n/index.ts';
import { noted } from '../../../table/noted.ts';
import { t } from '../strings/index.ts';

export function Canal({ open }: { open: PublicView }) {
  const spaces = Array.from({ length: CANAL_SPACES }, (_, k) => k + 1);
  return (
    <ol className="canal" aria-label={t('hud.canal')}>
      {spaces.map((space) => {
        const bid = (BID_SPACES as readonly number[]).includes(space);
        const final = space === CANAL_SPACES;
        const rumor = open.canalRumors.includes(space);
        const here = open.gondolaSpace === space;
        const name = bid ? 'hud.spaceBid' : final ? 'hud.spaceFinal' : 'hud.space';
        const parts = [
          t(name, { n: space }),
          here ? t('hud.gondolaHere') : '',
          rumor ? t('hud.spaceRumor') : '',
        ];
        const text = series(parts.filter(Boolean));
        return (
          <li
            key={space}
            className={[
              bid ? 'bid' : '',
              final ? 'final' : '',
              here ? 'here' : '',
              space < open.gondolaSpace ? 'past' : '',
              rumor ? 'rumor' : '',
            ].join(' ')}
            {...noted(text)}
            aria-current={here ? 'step' : undefined}
          >
            <span className="sr">{text}</span>
            <span aria-hidden="true">
              {here ? <GondolaSign /> : bid ? t('sign.bidSpace') : final ? '✦' : rumor ? '◦' : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function GondolaSign() {
  return (
    <svg viewBox="0 0 24 12" width="22" height="11" aria-hidden="true">
      <path d="M1 3c1 4 5 7 11 7s9-2 11-6c-3 2-5 2.5-9 2C8 5.5 4 6 2 2z" fill="currentColor" />
    </svg>
  );
}
