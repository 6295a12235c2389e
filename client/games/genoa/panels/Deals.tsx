/**
 * The table of deals: the space in focus with one lane a player, the offers that bind, and the
 * deals of this turn.
 */

import type { BuildingId, SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { OfferView, PublicView, View } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import { useNarrow } from '../../../table/narrow.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { playersOf, threadOf } from '../deals/thread.ts';
import { focusOf, useDraft, useDrafts } from '../drafts.ts';
import { dealsOf } from '../earned.ts';
import { eligible, forcing, isBuilding, isNear, open, playerOf, reach } from '../facts.ts';
import type { Position } from '../position.ts';
import { makerLine, struckLine, told } from '../strings/deal-lines.ts';
import { t } from '../strings/index.ts';
import { seatName, spaceName } from '../strings/names.ts';
import { actionName } from '../strings/worth.ts';
import { Best } from './Best.tsx';
import { YieldIcons } from './icons.tsx';
import { Lane } from './Lane.tsx';
import { OfferTray } from './TrayView.tsx';
import { allowsSums, WishFor } from './Wishes.tsx';
import './trays.css';
import './bound.css';
import './deals.css';

export function Deals({ position }: { position: Position }) {
  const { view, seat } = position;
  const table = view.public;
  const draft = useDraft();
  const narrow = useNarrow();
  const space = focusOf(position, draft);
  if (open(table).length === 0 || !space) return null;
  const isMerchant = seat === table.merchant;
  const others = table.offers.filter(
    (offer) => offer.target === space && playerOf(table, offer) !== seat,
  );
  // Below a player's only lane it moves nothing; a merchant has many lanes below each other.
  const best = narrow && (
    <Best position={position} beside={isMerchant ? null : space} space={space} />
  );
  return (
    <section className="ge-deals" aria-label={t('lane.title')} data-focus={space}>
      {isMerchant && best}
      <Focus position={position} space={space} />
      <Head view={view} space={space} />
      <MustAccept position={position} space={space} />
      <ul className="ge-lanes">
        {playersOf(table, seat).map((player) => (
          // The key makes the buttons of another space new ones: none keeps the focus as the tower
          // moves on.
          <Lane
            key={`${space}:${player}`}
            position={position}
            thread={threadOf(view, seat, space, player)}
            who={isMerchant ? player : table.merchant}
          />
        ))}
      </ul>
      {!isMerchant && best}
      {!isMerchant && others.length > 0 && <Others view={view} offers={others} />}
      {!isMerchant && isBuilding(space) && (
        <WishFor building={space} sums={allowsSums(view)} folded />
      )}
      <History view={view} />
    </section>
  );
}

/** On a wide screen the best offers stand at the panel's end: no button moves when they change. */
export function BestAtEnd({ position }: { position: Position }) {
  const draft = useDraft();
  const narrow = useNarrow();
  const space = focusOf(position, draft);
  if (narrow || !space) return null;
  return <Best position={position} beside={space} space={space} />;
}

const wordsAt = ({ offers }: PublicView, space: SpaceId): number =>
  offers.filter(({ target }) => target === space).length;

/** The spaces open to offers: those next to the tower, and those with offers. */
function talkedAbout(table: PublicView, focus: SpaceId): readonly SpaceId[] {
  const all = open(table);
  return all.filter(
    (space) => space === focus || isNear(table, space) || wordsAt(table, space) > 0,
  );
}

function Focus({ position, space }: { position: Position; space: SpaceId }) {
  const { view } = position;
  const change = useDrafts((store) => store.change);
  const hover = useDrafts((store) => store.hover);
  const moves = reach(view.public);
  const spaces = talkedAbout(view.public, space);
  if (spaces.length < 2) return null;
  return (
    <Choices
      label={t('focus.title')}
      className="chips ge-focus"
      choices={spaces.map((one) => {
        const words = wordsAt(view.public, one);
        const near = isNear(view.public, one);
        const far = moves.get(one);
        return {
          id: one,
          label: (
            <>
              {spaceName(one)}
              {isBuilding(one) && <YieldIcons building={one} size={14} />}
              <small>{actionName(view, one) || t('gives.none')}</small>
              {words > 0 && <b className="ge-words">{words}</b>}
              {!near && far !== undefined && <small>{t('focus.moves', { n: far })}</small>}
            </>
          ),
          chosen: one === space,
          target: `space:${one}`,
        };
      })}
      onPick={(id) => change({ focus: id as SpaceId, composer: null, action: null })}
      onHover={(id) => hover(id === null ? null : { kind: 'space', space: id as SpaceId })}
    />
  );
}

/** The space with its action's yield and its owner. */
function Head({ view, space }: { view: View; space: SpaceId }) {
  const { owners, seats } = view.public;
  const owner = isBuilding(space) ? owners[space] : undefined;
  const gives = actionName(view, space);
  const you = view.you?.seat ?? null;
  return (
    <h3 className="ge-head">
      {spaceName(space)}
      {isBuilding(space) && <YieldIcons building={space as BuildingId} size={18} />}
      {gives && <small>{t('gives.here', { what: gives })}</small>}
      {!isBuilding(space) && <small>{t('brings.noAction')}</small>}
      {owner !== undefined && (
        <small className="ge-owner">
          <SeatMark color={seats[owner]?.color ?? ''} size={13} />
          {t('town.owner', { name: seatName(view, owner, you), you: owner === you ? 'yes' : 'no' })}
        </small>
      )}
    </h3>
  );
}

/**
 * GE-523, GE-524: the sentence that the merchant must take an offer, where nothing can stay unused.
 */
function MustAccept({ position, space }: { position: Position; space: SpaceId }) {
  const { view, seat } = position;
  const table = view.public;
  const must = seat === table.merchant && space === table.tower && forcing(table).length > 0;
  if (!must) return null;
  return (
    <p className="ge-must">
      {t(eligible(table, seat) ? 'lane.mustAccept' : 'lane.mustAcceptOnly')}
    </p>
  );
}

/** The other players' offers for the space: trays beside each other. */
function Others({ view, offers }: { view: View; offers: readonly OfferView[] }) {
  const you = view.you?.seat ?? null;
  return (
    <section className="ge-others" aria-label={t('lane.others')}>
      {offers.map((offer) => {
        const { maker } = offer;
        const name = seatName(view, maker, you);
        return (
          <p key={offer.id} data-other={offer.id}>
            <SeatMark color={view.public.seats[maker]?.color ?? ''} size={14} />
            <strong>{name}</strong>
            <OfferTray view={view} offer={offer} />
            <span className="sr">{makerLine(view, offer, you)}</span>
          </p>
        );
      })}
    </section>
  );
}

export function History({ view }: { view: View }) {
  const deals = dealsOf(useTable((table) => table.log));
  if (deals.length === 0) return null;
  const you = view.you?.seat ?? null;
  const { merchant } = view.public;
  return (
    <details className="ge-history">
      <summary>
        {t('history.title')} <b>{deals.length}</b>
      </summary>
      <ol>
        {deals.map((offer) => (
          <li key={offer.id}>{capital(struckLine(view, told({ offer, merchant }), you))}</li>
        ))}
      </ol>
    </details>
  );
}
