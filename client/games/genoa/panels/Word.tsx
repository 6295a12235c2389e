/** Another seat's offer to the person here: its worth, its open choices, and the answers. */

import { useState } from 'react';
import type { CardId } from '../../../../engine/games/genoa/data.ts';
import type { OfferView } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { t as kit } from '../../../table/decision/strings.ts';
import { noted } from '../../../table/noted.ts';
import {
  added,
  type Chosen,
  filledTerms,
  fillOf,
  type Gap,
  gapsOf,
  isFilled,
  isLacking,
  openGaps,
} from '../deals/fill.ts';
import { send, take } from '../deals/pressing.ts';
import { askedAs, useAsked } from '../deals/steady.ts';
import { declining, TAKE_KEY, underKey } from '../deals/takeable.ts';
import { accepting } from '../deals/thread.ts';
import { trayOf } from '../deals/tray.ts';
import { playerOf } from '../facts.ts';
import { type Position, refusal, refusedAs } from '../position.ts';
import { refusalLine } from '../strings/actions.ts';
import { dealLine, struckLine, termsLine } from '../strings/deal-lines.ts';
import { t } from '../strings/index.ts';
import { cardName, cardPlaces, goodName, tileName } from '../strings/names.ts';
import { theSpace } from '../strings/spaces.ts';
import { GoodIcon, KindIcon, TileIcon } from './icons.tsx';
import { OfferTray } from './TrayView.tsx';
import { Worth } from './Worth.tsx';
import { readAs, useWaiting, wordAs } from './waiting.ts';

/** Another seat's offer to the person here: the tray, its worth, and the answers. */
export function Theirs({ position, offer }: { position: Position; offer: OfferView }) {
  const { view, seat } = position;
  const [chosen, choose] = useState<Chosen>({});
  const asked = useAsked((store) => store.asked === askedAs(view.public, offer));
  const waits = useWaiting((store) => store.waiting === readAs(position, wordAs(offer)));
  const gaps = gapsOf(view, offer);
  const fill = fillOf(gaps, chosen);
  const action = accepting(position, offer, fill);
  const code = refusedAs(position, action);
  const open = !isFilled(gaps, chosen);
  const lacks = gaps.some(isLacking);
  const reason = code && (code === 'E_WILDCARD_UNFILLED' ? null : refusal(position, action));
  const no = declining(position, offer);
  const terms = termsLine(offer.target, filledTerms(view, offer, chosen), offer.useExtra);
  return (
    <div className="ge-word" data-offer={offer.id} data-version={offer.version}>
      <OfferTray view={view} offer={offer} chosen={chosen} />
      <p className="ge-line">
        {capital(struckLine(view, { offer, merchant: view.public.merchant, terms }, seat))}
      </p>
      <Worth
        position={position}
        space={offer.target}
        tray={trayOf(view, offer)}
        player={playerOf(view.public, offer)}
      />
      {lacks ? (
        <p className="why">{t('lane.lacks')}</p>
      ) : (
        <Filling gaps={openGaps(gaps)} chosen={chosen} onChoose={choose} />
      )}
      {waits && (
        <p className="help" role="status" data-waits={offer.id}>
          {kit('pressAgain')}
        </p>
      )}
      {asked && (
        <p className="warning" role="alert">
          {t('lane.changed', { deal: dealLine(view, offer, seat) })}
        </p>
      )}
      <span className="ge-presses">
        <button
          type="button"
          className="primary ge-accept"
          data-accept={offer.id}
          aria-disabled={code !== null || open}
          onClick={() => code === null && !open && take(offer, offer.version, fill)}
        >
          {t(asked ? 'lane.acceptThese' : 'lane.accept')}
          {underKey(position, offer.target)?.id === offer.id && <kbd>{TAKE_KEY.toUpperCase()}</kbd>}
        </button>
        {no && (
          <button type="button" data-decline={offer.id} onClick={() => send(no)}>
            {t('lane.decline')}
          </button>
        )}
      </span>
      {reason && <p className="help ge-later-note">{laterLine(position, reason)}</p>}
    </div>
  );
}

/** Why the offer cannot be taken at this moment. */
function laterLine(position: Position, reason: Parameters<typeof refusalLine>[1]) {
  const { state, tower } = position.view.public;
  if (reason.code === 'E_NOT_ADJACENT') return t('lane.later');
  if (reason.code === 'E_CLAIM_OPEN' && tower) {
    return t('lane.laterClaim', { atSpace: theSpace(tower, 'at') });
  }
  if (state === 'ACTION') return t('lane.laterAction');
  return refusalLine(position, reason);
}

/** The open choices of the offer, as chips; a choice with one possibility is not asked. */
function Filling(props: {
  readonly gaps: readonly Gap[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}) {
  const { gaps, chosen, onChoose } = props;
  return gaps.map((gap) => (
    <fieldset key={gap.sort} className="ge-shelf fill">
      <legend>{t('lane.fill')}</legend>
      {gap.pool.map(({ id, n }) => {
        const now = chosen[gap.sort]?.[id] ?? 0;
        const { name, icon } = gapThing(gap.sort, id);
        return (
          <button
            key={id}
            type="button"
            className="ge-put"
            aria-pressed={now > 0}
            data-fill={id}
            {...noted(name)}
            onClick={() => onChoose(added(gap, chosen, id))}
          >
            {icon}
            {gap.sort !== 'commodities' && gap.sort !== 'tiles' && (
              <small aria-hidden="true">{cardPlaces(id as CardId)}</small>
            )}
            {gap.n > 1 && n > 1 ? <b>{`${now}/${gap.n}`}</b> : now > 0 && <b>✓</b>}
            <span className="sr">{name}</span>
          </button>
        );
      })}
    </fieldset>
  ));
}
function gapThing(sort: Gap['sort'], id: string) {
  if (sort === 'commodities') {
    return { name: goodName(id as 'silk'), icon: <GoodIcon good={id as 'silk'} size={20} /> };
  }
  if (sort === 'tiles') {
    return { name: tileName(id as 'trade11'), icon: <TileIcon tile={id as 'trade11'} size={20} /> };
  }
  return { name: cardName(id as 'LO-01'), icon: <KindIcon kind={sort} size={20} /> };
}
