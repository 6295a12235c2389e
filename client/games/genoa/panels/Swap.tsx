/** The tiles that take goods from the supply: goods that an own order needs stand first. */

import { type ReactNode, useState } from 'react';
import type { Commodity } from '../../../../engine/games/genoa/data.ts';
import type { Action, Get, Give } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { send } from '../deals/pressing.ts';
import { faceOf, seatOf } from '../facts.ts';
import { missing } from '../forecast.ts';
import type { Position } from '../position.ts';
import { thing } from '../strings/actions.ts';
import { t } from '../strings/index.ts';
import { cardName, cardPlaces, goodName } from '../strings/names.ts';
import { GoodIcon, KindIcon } from './icons.tsx';

type Playing = Extract<Action, { type: 'playTile' }>;
const word = (one: Give | Get | undefined): string => JSON.stringify(one ?? null);

const distinct = <T extends Give | Get>(all: readonly (T | undefined)[]): T[] => [
  ...new Map(all.flatMap((one) => (one ? [[word(one), one] as const] : []))).values(),
];

/** The player's own order that lacks a good, in words. */
function wants({ view, seat }: Position, commodity: Commodity | undefined): string | undefined {
  const goods = seatOf(view.public, seat).commodities;
  const card = commodity && view.you?.hand.find((one) => missing(one, goods).includes(commodity));
  return card && t('swap.for', { card: cardName(card) });
}

/** A good or a card as a sign with few words, anything else in words. */
function short(one: Give | Get): ReactNode {
  if (one.commodity) return <GoodLabel good={one.commodity} />;
  if (!('card' in one) || !one.card) return capital(thing(one));
  const { kind, goods } = faceOf(one.card);
  return (
    <>
      <KindIcon kind={kind} /> {cardPlaces(one.card)}
      {goods.map((good) => (
        <GoodIcon key={good} good={good} />
      ))}
    </>
  );
}

const GoodLabel = ({ good }: { good: Commodity }) => (
  <>
    <GoodIcon good={good} /> {capital(goodName(good))}
  </>
);

/** Commodity of your choice: one press. */
export function ChosenGood({ position }: { position: Position }) {
  const picks = position.legal.flatMap((action) =>
    action.type === 'playTile' && action.tile === 'commodityChoice' && action.commodity
      ? [{ action, commodity: action.commodity, note: wants(position, action.commodity) }]
      : [],
  );
  if (picks.length === 0) return null;
  return (
    <Choices
      label={t('act.playTile', { tile: t('tile.commodityChoice') })}
      shown
      className="chips ge-pick"
      choices={[...picks]
        .sort((a, b) => Number(!a.note) - Number(!b.note))
        .map(({ commodity, note }) => ({
          id: commodity,
          note,
          label: <GoodLabel good={commodity} />,
        }))}
      onPick={(id) => {
        const found = picks.find(({ commodity }) => commodity === id);
        if (found) send(found.action);
      }}
    />
  );
}

/** Trade 1:1: one own good first, then one of the supply. */
export function Swap({ position }: { position: Position }) {
  const swaps = position.legal.filter(
    (action): action is Playing => action.type === 'playTile' && action.tile === 'trade11',
  );
  const [given, give] = useState<string | null>(null);
  if (swaps.length === 0) return null;
  const gives = distinct(swaps.map((swap) => swap.give));
  const chosen = gives.filter((one) => word(one) === given);
  const gets = distinct(swaps.filter((swap) => word(swap.give) === given).map((swap) => swap.get))
    .map((one) => ({
      id: word(one),
      label: short(one),
      note: wants(position, one.commodity),
    }))
    .sort((a, b) => Number(!a.note) - Number(!b.note));
  return (
    <fieldset className="ge-swap">
      <legend>{t('act.playTile', { tile: t('tile.trade11') })}</legend>
      <Choices
        label={t('swap.give')}
        shown
        className="chips ge-pick"
        // The other choices shrink to one, so that the goods in return need no scrolling; a second
        // press shows all again.
        choices={(chosen.length > 0 ? chosen : gives).map((one) => ({
          id: word(one),
          label: short(one),
          name: thing(one),
          chosen: word(one) === given,
        }))}
        onPick={(id) => give(id === given ? null : id)}
      />
      {gets.length > 0 && (
        <Choices
          label={t('swap.get')}
          shown
          className="chips ge-pick"
          choices={gets}
          onPick={(id) => {
            const found = swaps.find((swap) => word(swap.give) === given && word(swap.get) === id);
            give(null);
            if (found) send(found);
          }}
        />
      )}
    </fieldset>
  );
}
