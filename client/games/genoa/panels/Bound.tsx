/**
 * Forgotten offers bind: this panel shows all own standing offers, each one press from withdrawal.
 */

import type { OfferView } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { noted } from '../../../table/noted.ts';
import { deciding, named, useKept } from '../deals/kept.ts';
import { withdraw } from '../deals/pressing.ts';
import { threadOf, wordsOf } from '../deals/thread.ts';
import { useDrafts } from '../drafts.ts';
import { isNear, playerOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { offerLine } from '../strings/deal-lines.ts';
import { t } from '../strings/index.ts';
import { seatName, spaceName } from '../strings/names.ts';
import { theSpace } from '../strings/spaces.ts';
import { OfferTray } from './TrayView.tsx';

export function Bound({ position }: { position: Position }) {
  const { view, seat } = position;
  const words = wordsOf(view.public, seat);
  if (words.length === 0) return null;
  const title = t(seat === view.public.merchant ? 'bound.titleAsked' : 'bound.title');
  return (
    <section className="ge-bound" aria-label={title}>
      <h3>{title}</h3>
      <Several position={position} />
      <ul>
        {words.map((offer) => (
          <Word key={offer.id} position={position} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

/** The thread of an offer. */
const threadBy = ({ view, seat }: Position, offer: OfferView) =>
  threadOf(view, seat, offer.target, playerOf(view.public, offer));

function Word({ position, offer }: { position: Position; offer: OfferView }) {
  const { view, seat } = position;
  const { merchant, turn } = view.public;
  const change = useDrafts((store) => store.change);
  const kept = useKept((store) => store.turn === turn && store.kept.includes(offer.id));
  const toggle = useKept((store) => store.toggle);
  const isMerchant = seat === merchant;
  const name = seatName(view, offer.taker, seat);
  const line = t(isMerchant ? 'bound.merchant' : 'bound.player', {
    deal: offerLine(view, offer),
    name,
  });
  const near = isNear(view.public, offer.target);
  return (
    <li className={near ? 'near' : undefined} data-bound={offer.id}>
      <button
        type="button"
        className="ge-bound-word"
        {...noted(capital(line))}
        onClick={() => change({ focus: offer.target, composer: null, action: null })}
      >
        <b>{spaceName(offer.target)}</b>
        <OfferTray view={view} offer={offer} />
        <span className="sr">{line}</span>
      </button>
      {isMerchant && (
        <label className="ge-keep" {...noted(t('bound.keep'))}>
          <input type="checkbox" checked={kept} onChange={() => toggle(turn, offer.id)} />
          <span aria-hidden="true">{t('bound.keepShort')}</span>
          <span className="sr">{t('bound.keep')}</span>
        </label>
      )}
      <button
        type="button"
        className="quiet"
        aria-label={`${t('lane.withdraw')}: ${offerLine(view, offer)}`}
        data-note={t('lane.withdraw')}
        onClick={() => withdraw(threadBy(position, offer))}
      >
        ✕
      </button>
    </li>
  );
}

/** Several live offers of which the first one taken decides the way: asks once. */
function Several({ position }: { position: Position }) {
  const { view, seat } = position;
  const live = deciding(view.public, seat);
  const agreed = useKept((store) => store.agreed);
  const agree = useKept((store) => store.agree);
  if (seat !== view.public.merchant || live.length === 0 || agreed === named(live)) return null;
  const spaces = [...new Set(live.map(({ target }) => target))];
  const only = (space: (typeof spaces)[number]) => {
    for (const offer of live) if (offer.target !== space) withdraw(threadBy(position, offer));
  };
  return (
    <div className="ge-several" role="alert">
      <p>{t('bound.several', { n: live.length })}</p>
      <span className="ge-presses">
        <button type="button" onClick={() => agree(named(live))}>
          {t('bound.severalKeep')}
        </button>
        {spaces.map((space) => (
          <button key={space} type="button" onClick={() => only(space)}>
            {t('bound.severalOnly', { space: theSpace(space) })}
          </button>
        ))}
      </span>
    </div>
  );
}
