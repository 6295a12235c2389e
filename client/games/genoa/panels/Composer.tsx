/** The shelves beside a tray: pressing a thing puts it on, once more than there is takes it off. */

import { DUCAT_STEP, LARGE_PAY, TILES } from '../../../../engine/games/genoa/data.ts';
import type { Deferred, View } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { committable, isPromised, promises, put, shelf, type Thing } from '../deals/shelf.ts';
import type { Thread } from '../deals/thread.ts';
import { committing, ducatsBy, promising, type Side, type Tray } from '../deals/tray.ts';
import { isBuilding, yieldOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import {
  cardName,
  cardPlaces,
  goodName,
  kindName,
  promiseParts,
  seatName,
  tileName,
  tilesParts,
} from '../strings/names.ts';
import { Ducats, GoodIcon, KindIcon, MarkerIcon, TileIcon } from './icons.tsx';

export interface ComposerProps {
  readonly position: Position;
  readonly thread: Thread;
  readonly tray: Tray;
  readonly onChange: (tray: Tray) => void;
}

export function Composer(props: ComposerProps) {
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

const iconOf = (thing: Thing) => {
  switch (thing.sort) {
    case 'good':
      return <GoodIcon good={thing.what} size={20} />;
    case 'tile':
      return <TileIcon tile={thing.what} size={20} />;
    case 'marker':
      return <MarkerIcon size={20} />;
    case 'card':
      return <KindIcon kind={thing.what.slice(0, 2) as 'LO'} size={20} />;
    case 'any':
      if (thing.what === 'commodities' || thing.what === 'tiles') {
        return <span className={thing.what === 'tiles' ? 'ge-any tile' : 'ge-any'}>?</span>;
      }
      return <KindIcon kind={thing.what} size={20} />;
  }
};

/** What a thing is called on its button. */
export function thingName(thing: Thing): string {
  switch (thing.sort) {
    case 'good':
      return goodName(thing.what);
    case 'tile':
      return tileName(thing.what);
    case 'marker':
      return t('tray.marker');
    case 'card':
      return cardName(thing.what);
    case 'any':
      if (thing.what === 'commodities') return t('tray.anyGood');
      if (thing.what === 'tiles') return t('tray.anyTile');
      return t('tray.anyCard', { kind: kindName(thing.what) });
  }
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
        <PutButton key={thing.id} {...{ view, tray, side, thing, onChange }} />
      ))}
    </fieldset>
  );
}

interface PutProps extends Pick<ComposerProps, 'tray' | 'onChange'> {
  readonly view: View;
  readonly side: Side;
  readonly thing: Thing;
}

/** One more of a thing on the tray; once more than there is takes it off. */
export function PutButton({ view, tray, side, thing, onChange }: PutProps) {
  const { id, n, max } = thing;
  const name = capital(thingName(thing));
  return (
    <button
      type="button"
      className={thing.sort === 'any' ? 'ge-put open' : 'ge-put'}
      aria-pressed={n > 0}
      data-thing={`${side}:${id}`}
      title={name}
      onClick={() => onChange(put(view, tray, side, thing, n < max ? n + 1 : 0))}
    >
      {iconOf(thing)}
      {thing.sort === 'card' && <small aria-hidden="true">{cardPlaces(thing.what)}</small>}
      {max > 1 ? <b>{`${n}/${max}`}</b> : n > 0 && <b>✓</b>}
      <span className="sr">{name}</span>
    </button>
  );
}

const promiseKey = (what: Deferred): string => JSON.stringify(what);

/** The yield of the building as switches: what is on goes to the merchant right after the action. */
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

export function PromiseButtons({ position, thread, tray, onChange }: ComposerProps) {
  const kind = isBuilding(thread.space) ? (yieldOf(thread.space).draws?.kind ?? null) : null;
  return promises(position.view, thread).map((what) => {
    const promise = t('tray.promiseOn', {
      what: promiseParts(what, kind).join(' '),
      you: thread.player === position.seat ? 'yes' : 'no',
    });
    const on = isPromised(tray, what);
    return (
      <button
        key={promiseKey(what)}
        type="button"
        className="ge-put promise"
        aria-pressed={on}
        data-promise={promiseKey(what)}
        title={promise}
        onClick={() => onChange(promising(tray, what))}
      >
        <PromiseIcon what={what} kind={kind} />
        {on && <b>✓</b>}
        <span className="sr">{promise}</span>
      </button>
    );
  });
}

function PromiseIcon({ what, kind }: { what: Deferred; kind: 'LO' | 'SO' | 'MS' | 'CT' | null }) {
  const { commodities: [good] = [], tile, markers = 0, cards = 0 } = what;
  if (good) return <GoodIcon good={good} size={20} />;
  if (tile) return <TileIcon tile={tile} size={20} />;
  if (markers > 0) {
    return (
      <>
        <MarkerIcon size={20} />
        <i>{markers}</i>
      </>
    );
  }
  return (
    <>
      {kind && <KindIcon kind={kind} size={20} />}
      <i>{cards}</i>
    </>
  );
}

/** Ducats out of an order that will be delivered there, as one slider; its tile as a switch. */
function Orders({ position, thread, tray, onChange }: ComposerProps) {
  const orders = committable(position.view, position.seat, thread, tray);
  return orders.map(({ order, most }) => {
    const tiles = most === LARGE_PAY;
    const on = tray.deferred.commit === order;
    const ducats = on ? (tray.deferred.ducats ?? 0) : 0;
    const label = t('tray.order', { card: cardName(order) });
    return (
      <div key={order}>
        <label className="ge-order">
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
        <span className="ge-shelf">
          {(tiles ? rewards(position.view) : []).map((tile) => {
            const isOn = on && tray.deferred.tile === tile;
            const name = t('tray.promiseOn', { what: tilesParts({ [tile]: 1 })[0], you: 'yes' });
            return (
              <button
                key={tile}
                type="button"
                className="ge-put promise"
                aria-pressed={isOn}
                data-reward={tile}
                title={name}
                onClick={() => onChange(committing(tray, order, ducats, isOn ? null : tile))}
              >
                <TileIcon tile={tile} size={20} />
                {isOn && <b>✓</b>}
                <span className="sr">{name}</span>
              </button>
            );
          })}
        </span>
      </div>
    );
  });
}

/** Tiles that a delivered large order could bring. */
const rewards = ({ public: { supply } }: View) =>
  TILES.filter((tile) => (supply.tiles[tile] ?? 0) > 0);
