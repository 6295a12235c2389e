/**
 * Changes of an offer in one press: a sum at once, five less or more, one more thing or promise,
 * withdrawal.
 */

import { DUCAT_STEP } from '../../../../engine/games/genoa/data.ts';
import { noted } from '../../../table/noted.ts';
import { MAIN } from '../../../table/seat/drafts.ts';
import { useLive } from '../deals/live.ts';
import { nowIn, offerDucats, step, withdraw } from '../deals/pressing.ts';
import { shelf } from '../deals/shelf.ts';
import { saying, type Thread, threadKey } from '../deals/thread.ts';
import { ducatsBy, EMPTY, isSame } from '../deals/tray.ts';
import { useDrafts } from '../drafts.ts';
import { type Position, refusal, refusedAs } from '../position.ts';
import { refusalLine } from '../strings/actions.ts';
import { t } from '../strings/index.ts';

import { rangeLine } from '../strings/range.ts';
import { theSpace } from '../strings/spaces.ts';
import { PromiseButtons, PutButton } from './Put.tsx';

/** Sums that one press offers or asks for. */
const QUICK = [5, 10, 15, 20, 30] as const;

/** One press each: less, more, other terms, withdrawal; a sum at once where no offer stands. */
export function Steps({ position, thread }: { position: Position; thread: Thread }) {
  const { mine, theirs, space, player } = thread;
  const { view, seat } = position;
  const { open, change, activate } = useDrafts.getState();
  const isMerchant = seat === view.public.merchant;
  const key = threadKey(space, player);
  const now = nowIn(position, thread);
  const ducats = now.give.ducats ?? 0;
  const at = { space: theSpace(space) };
  const more = saying(position, thread, ducatsBy(now, 'give', DUCAT_STEP));
  const tooMuch = more && refusal(position, more);
  const compose = () => {
    open(isMerchant ? 'propose' : 'offer', key);
    change({ tray: nowIn(position, thread) }, key);
    // The board keeps changing the focus.
    activate(MAIN);
  };
  const quick = QUICK.filter((n) => {
    // A merchant never asks for less than the player's offer.
    if (isMerchant && theirs && n <= ducats) return false;
    const action = saying(position, thread, { ...EMPTY, give: { ducats: n } });
    return action !== null && refusedAs(position, action) === null;
  });
  const stands = mine !== null || theirs !== null;
  // A player who is asked for goods may answer with money alone.
  const sums = !mine && !(theirs && isSame(now, { ...EMPTY, give: { ducats } }));
  return (
    <span className="ge-presses">
      {stands && (
        <>
          <button
            type="button"
            className="ge-step"
            data-step="less"
            disabled={ducats === 0}
            {...noted(t('lane.lessOf', at))}
            onClick={() => step(position, thread, -1)}
          >
            −5
          </button>
          <button
            type="button"
            className="ge-step"
            data-step="more"
            aria-disabled={tooMuch !== null}
            {...noted(tooMuch ? refusalLine(position, tooMuch) : t('lane.moreOf', at))}
            onClick={() => step(position, thread, 1)}
          >
            +5
          </button>
        </>
      )}
      {sums && quick.length > 0 && (
        <small className="help">{t(isMerchant ? 'lane.askFor' : 'lane.offer')}</small>
      )}
      {sums &&
        quick.map((n) => (
          <button
            key={n}
            type="button"
            className="ge-step"
            data-quick={n}
            aria-label={`${t(isMerchant ? 'lane.quickAsk' : 'lane.quick')} ${t('ducats', { n })}`}
            data-note={`${t(isMerchant ? 'lane.quickAsk' : 'lane.quick')} ${t('ducats', { n })}`}
            onClick={() => offerDucats(thread, n)}
          >
            {n}
          </button>
        ))}
      <button type="button" className="quiet" data-compose={key} onClick={compose}>
        {t(stands ? 'lane.change' : 'lane.compose')}
      </button>
      {mine && (
        <button
          type="button"
          className="quiet"
          data-withdraw={mine.id}
          aria-label={t('lane.withdraw')}
          data-note={t('lane.withdraw')}
          onClick={() => withdraw(thread)}
        >
          ✕
        </button>
      )}
    </span>
  );
}

/** The range of a player's ducats, the other players' offers, and the payments for the goods. */
export function Range({ position, thread }: { position: Position; thread: Thread }) {
  const { view, seat } = position;
  const { space, player } = thread;
  const said = rangeLine(view, seat, space, player);
  return said === '' ? null : <p className="help ge-range">{said}</p>;
}

/**
 * Sorts that one press adds to the standing offer; cards, and goods that come back, need the
 * composer.
 */
const AT_ONCE: readonly string[] = ['good', 'tile', 'marker'];

/** The things that can be given beside the ducats: a press makes the offer with that thing. */
export function Adding({ position, thread }: { position: Position; thread: Thread }) {
  const { view, seat } = position;
  const tray = nowIn(position, thread);
  const say = (next: typeof tray) => useLive.getState().say(thread, next);
  const things = shelf(view, seat, thread, 'give', tray).filter(
    ({ sort, id }) => AT_ONCE.includes(sort) || id === 'any',
  );
  return (
    <fieldset className="ge-shelf ge-adding">
      <legend className="sr">{t('lane.add')}</legend>
      {things.map((thing) => (
        <PutButton
          key={thing.id}
          view={view}
          tray={tray}
          thing={thing}
          side="give"
          onChange={say}
        />
      ))}
      <span className="ge-promises">
        <PromiseButtons position={position} thread={thread} tray={tray} onChange={say} />
      </span>
    </fieldset>
  );
}
