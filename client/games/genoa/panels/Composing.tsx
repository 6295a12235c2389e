/** Terms of an offer that is not made yet, and the shelves beside them. */

import { useEffect, useRef } from 'react';
import { DUCAT_STEP, LARGE_PAY, TILES } from '../../../../engine/games/genoa/data.ts';
import { useLive } from '../deals/live.ts';
import { committable, promises, shelf } from '../deals/shelf.ts';
import { saying, type Thread } from '../deals/thread.ts';
import { committing, ducatsBy, type Side, type Tray } from '../deals/tray.ts';
import { useDrafts } from '../drafts.ts';
import { type Position, refusal } from '../position.ts';
import { refusalLine } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { cardName, seatName, tilesParts } from '../strings/names.ts';
import { Ducats, TileIcon } from './icons.tsx';
import { type ComposerProps, PromiseButtons, PromiseSwitch, PutButton } from './Put.tsx';

/** Terms of an offer that is not made yet: changed one by one, sent with one press. */
export function Composing(props: {
  readonly position: Position;
  readonly thread: Thread;
  readonly tray: Tray;
  readonly id: string;
}) {
  const { position, thread, tray, id } = props;
  const change = useDrafts((store) => store.change);
  const cancel = useDrafts((store) => store.cancel);
  const action = saying(position, thread, tray);
  const why = action && refusal(position, action);
  const isMerchant = position.seat === position.view.public.merchant;
  const word = thread.mine ? 'lane.revise' : isMerchant ? 'lane.propose' : 'lane.say';
  const say = () => {
    useLive.getState().say(thread, tray);
    cancel(id);
  };
  const box = useRef<HTMLDivElement>(null);
  // Scrolls the whole composer into view, also in the lowest lane.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className="ge-composing" ref={box}>
      <Composer
        position={position}
        thread={thread}
        tray={tray}
        onChange={(next) => change({ tray: next }, id)}
      />
      <span className="ge-presses">
        <button
          type="button"
          className="primary"
          data-say={id}
          aria-disabled={why !== null || action === null}
          onClick={() => action && why === null && say()}
        >
          {t(word)}
        </button>
        <button type="button" className="quiet" onClick={() => cancel(id)}>
          {t('lane.close')}
        </button>
        {why && <small className="help">{refusalLine(position, why)}</small>}
      </span>
    </div>
  );
}

function Composer(props: ComposerProps) {
  const { position, thread } = props;
  const { view, seat } = position;
  const by = (who: number) => ({
    name: seatName(view, who, seat),
    you: who === seat ? 'yes' : 'no',
  });
  return (
    <div className="ge-composer">
      <Shelf {...props} side="give" label={t('tray.give', by(thread.player))} />
      <Promises {...props} />
      <Orders {...props} />
      <Shelf {...props} side="ask" label={t('tray.ask', by(thread.player))} />
    </div>
  );
}

function Shelf(props: ComposerProps & { readonly side: Side; readonly label: string }) {
  const { position, thread, tray, onChange, side, label } = props;
  const { view, seat } = position;
  const things = shelf(view, seat, thread, side, tray);
  const ducats = tray[side].ducats ?? 0;
  return (
    <fieldset className={`ge-shelf ${side}`}>
      <legend>{label}</legend>
      <span className="ge-coins">
        <button
          type="button"
          disabled={ducats === 0}
          aria-label={`${t('lane.less')}: ${label}`}
          onClick={() => onChange(ducatsBy(tray, side, -DUCAT_STEP))}
        >
          −5
        </button>
        <Ducats n={ducats} />
        <button
          type="button"
          aria-label={`${t('lane.more')}: ${label}`}
          onClick={() => onChange(ducatsBy(tray, side, DUCAT_STEP))}
        >
          +5
        </button>
      </span>
      {things.map((thing) => (
        <PutButton
          key={thing.id}
          view={view}
          tray={tray}
          side={side}
          thing={thing}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}

/**
 * The yield of the building as switches: the selected goods go to the merchant right after the
 * action.
 */
function Promises(props: ComposerProps) {
  const { position, thread } = props;
  const possible = promises(position.view, thread);
  if (possible.length === 0) return null;
  return (
    <fieldset className="ge-shelf later">
      <legend>{t('tray.promise')}</legend>
      <PromiseButtons {...props} />
    </fieldset>
  );
}

/** Ducats out of an order that the action will deliver, as one slider; its tile as a switch. */
function Orders({ position, thread, tray, onChange }: ComposerProps) {
  const { view, seat } = position;
  const orders = committable(view, seat, thread, tray);
  return orders.map(({ order, most }) => {
    const { commit, ducats: promised = 0, tile: reward } = tray.deferred;
    const on = commit === order;
    const ducats = on ? promised : 0;
    const label = t('tray.order', { card: cardName(order) });
    const tiles = most === LARGE_PAY ? TILES.filter((tile) => view.public.supply.tiles[tile]) : [];
    return (
      <div key={order} className="ge-order">
        <label>
          <span>
            {label} <b>{ducats > 0 ? t('ducats', { n: ducats }) : t('tray.orderNone')}</b>
          </span>
          <input
            type="range"
            min={0}
            max={most}
            step={DUCAT_STEP}
            value={ducats}
            data-order={order}
            onChange={({ target }) => onChange(committing(tray, order, Number(target.value)))}
          />
        </label>
        {tiles.length > 0 && (
          <span className="ge-shelf">
            {tiles.map((tile) => {
              const isOn = on && reward === tile;
              return (
                <PromiseSwitch
                  key={tile}
                  name={t('tray.promiseOn', { what: tilesParts({ [tile]: 1 })[0], you: 'yes' })}
                  on={isOn}
                  data-reward={tile}
                  onClick={() => onChange(committing(tray, order, ducats, isOn ? null : tile))}
                >
                  <TileIcon tile={tile} size={20} />
                </PromiseSwitch>
              );
            })}
          </span>
        )}
      </div>
    );
  });
}
