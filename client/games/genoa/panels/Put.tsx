/**
 * Things as buttons: a press puts one on a tray, a press beyond the stock takes all of them off.
 */

import type { ComponentProps } from 'react';
import type { Deferred, View } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { noted } from '../../../table/noted.ts';
import { isPromised, promises, put, type Thing } from '../deals/shelf.ts';
import type { Thread } from '../deals/thread.ts';
import { promising, type Side, type Tray } from '../deals/tray.ts';
import { isBuilding, yieldOf } from '../facts.ts';
import type { Position } from '../position.ts';
import { t } from '../strings/index.ts';
import {
  cardName,
  cardPlaces,
  goodName,
  kindName,
  promiseParts,
  tileName,
} from '../strings/names.ts';
import { GoodIcon, KindIcon, MarkerIcon, TileIcon } from './icons.tsx';

export interface ComposerProps {
  readonly position: Position;
  readonly thread: Thread;
  readonly tray: Tray;
  readonly onChange: (tray: Tray) => void;
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

/** The name of a thing on its button. */
function thingName(thing: Thing): string {
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

interface PutProps extends Pick<ComposerProps, 'tray' | 'onChange'> {
  readonly view: View;
  readonly side: Side;
  readonly thing: Thing;
}

/** A button that adds one of a thing to the tray; beyond the stock it takes all of them off. */
export function PutButton({ view, tray, side, thing, onChange }: PutProps) {
  const { id, n, max } = thing;
  const name = capital(thingName(thing));
  return (
    <button
      type="button"
      className={thing.sort === 'any' ? 'ge-put open' : 'ge-put'}
      aria-pressed={n > 0}
      data-thing={`${side}:${id}`}
      {...noted(name)}
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

export function PromiseButtons({ position, thread, tray, onChange }: ComposerProps) {
  const kind = isBuilding(thread.space) ? (yieldOf(thread.space).draws?.kind ?? null) : null;
  return promises(position.view, thread).map((what) => {
    const promise = t('tray.promiseOn', {
      what: promiseParts(what, kind).join(' '),
      you: thread.player === position.seat ? 'yes' : 'no',
    });
    return (
      <PromiseSwitch
        key={promiseKey(what)}
        name={promise}
        on={isPromised(tray, what)}
        data-promise={promiseKey(what)}
        onClick={() => onChange(promising(tray, what))}
      >
        <PromiseIcon what={what} kind={kind} />
      </PromiseSwitch>
    );
  });
}

interface PromiseProps extends ComponentProps<'button'> {
  readonly name: string;
  readonly on: boolean;
}

/** A switch: a selected thing is handed over once it is there. */
export const PromiseSwitch = ({ name, on, children, ...rest }: PromiseProps) => (
  <button type="button" className="ge-put promise" aria-pressed={on} {...noted(name)} {...rest}>
    {children}
    {on && <b>✓</b>}
    <span className="sr">{name}</span>
  </button>
);

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
