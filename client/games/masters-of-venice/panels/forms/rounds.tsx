/** Forms of bidding and destination rounds: bid, character, orders, destination, the marker's window. */

import {
  LOCATIONS,
  SHARED_LOCATIONS,
  SHOPS,
  type Shop,
} from '../../../../../engine/games/masters-of-venice/data.ts';
import type { Action } from '../../../../../engine/games/masters-of-venice/types.ts';
import { Choices } from '../../../../table/panels/Choices.tsx';
import { Stepper } from '../../../../table/panels/Stepper.tsx';
import { useIntent } from '../../intent.ts';
import { refusal } from '../../position.ts';
import { actionLine, refusalLine } from '../../strings/actions.ts';
import { t, term } from '../../strings/index.ts';
import { placeName, stockName } from '../../strings/names.ts';
import { CharacterIcon, Ducats, PlaceIcon, StockIcon } from '../icons.tsx';
import type { FormProps } from './props.ts';

const chosenIn = <T extends Action['type']>(props: FormProps, type: T) =>
  props.draft.action?.type === type ? (props.draft.action as Extract<Action, { type: T }>) : null;

export function Bid(props: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const { you } = props.position.view;
  const amount = chosenIn(props, 'submitBid')?.amount ?? you?.bid ?? 0;
  const cash = you?.cash ?? 0;
  const set = (value: number): void => edit({ type: 'submitBid', amount: value });
  const quick = [0, 10, 20, 30, 50].filter((value) => value <= cash);
  return (
    <div className="form form-bid">
      {you?.bid !== null && you !== undefined && (
        <p className="sent">{t('panel.bidSent', { amount: you.bid ?? 0 })}</p>
      )}
      <Stepper
        label={t('act.submitBid')}
        value={amount}
        max={cash}
        step={5}
        target={`palazzo:${props.position.seat}`}
        text={t('effect.cash', { n: amount })}
        onChange={set}
      >
        <Ducats n={amount} />
      </Stepper>
      <Choices
        label={t('panel.amount')}
        className="chips"
        choices={quick.map((value) => ({
          id: String(value),
          label: value,
          chosen: value === amount,
        }))}
        onPick={(id) => set(Number(id))}
      />
      <p className="help">
        {t('panel.bidHelp', { up: Math.floor(amount / 5), down: Math.floor(amount / 10) })}{' '}
        {t('panel.bidSecret')}
      </p>
    </div>
  );
}

export function PickCharacter(props: FormProps) {
  const pick = useIntent((intent) => intent.pick);
  const { characterRow } = props.position.view.public;
  const chosen = chosenIn(props, 'chooseCharacter')?.character;
  return (
    <Choices
      label={t('act.chooseCharacter')}
      className="list"
      choices={characterRow
        .filter((character) => character !== 'gondolieri')
        .map((character) => ({
          id: character,
          target: `character:${character}`,
          chosen: character === chosen,
          label: (
            <>
              <CharacterIcon character={character} /> {term('character', character)}
            </>
          ),
          note: term('power', character),
        }))}
      onPick={(id) => {
        const character = characterRow.find((one) => one === id);
        if (character) pick({ kind: 'character', character });
      }}
    />
  );
}

export function AdjustOrders(props: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const { position } = props;
  const chosen = chosenIn(props, 'adjustOrders');
  const bid = position.view.public.seats[position.seat]?.bid ?? 0;
  const steps = { up: Math.floor(bid / 5), down: Math.floor(bid / 10) };
  return (
    <ul className="rows">
      {SHOPS.map((shop: Shop) => (
        <li key={shop} className="row">
          <span className="row-name">
            <StockIcon stock={shop} /> {stockName(shop)}
            <small>
              {t('panel.orders')} {position.view.public.shops[shop].orders}
            </small>
          </span>
          <Choices
            label={stockName(shop)}
            className="pair"
            choices={(['up', 'down'] as const).map((direction) => {
              const action = { type: 'adjustOrders', shop, direction } as const;
              const why = refusal(position, action);
              return {
                id: direction,
                label:
                  direction === 'up'
                    ? t('panel.up', { n: steps.up })
                    : t('panel.down', { n: steps.down }),
                name: actionLine(position, action),
                target: `ordersPeg:${shop}`,
                chosen: chosen?.shop === shop && chosen.direction === direction,
                blocked: why ? refusalLine(position, why) : null,
              };
            })}
            onPick={(id) =>
              edit({ type: 'adjustOrders', shop, direction: id === 'up' ? 'up' : 'down' })
            }
          />
        </li>
      ))}
    </ul>
  );
}

export function Destination(props: FormProps) {
  const pick = useIntent((intent) => intent.pick);
  const hover = useIntent((intent) => intent.hover);
  const { position } = props;
  const { you, public: open } = position.view;
  const chosen = chosenIn(props, 'submitDestination')?.location;
  const here = open.seats[position.seat]?.pawn?.location;
  return (
    <div className="form">
      {you?.destination && (
        <p className="sent">{t('panel.destSent', { place: placeName(you.destination) })}</p>
      )}
      <Choices
        label={t('act.submitDestination')}
        className="dial"
        choices={LOCATIONS.map((location, index) => {
          const standing = location === here;
          const why = standing ? null : refusal(position, { type: 'submitDestination', location });
          return {
            id: location,
            target: `place:${location}`,
            chosen: location === chosen,
            blocked: standing ? t('panel.here') : why && refusalLine(position, why),
            name: [placeName(location), term('placeHelp', location)].join('. '),
            label: (
              <>
                <PlaceIcon place={location} /> {placeName(location)}
              </>
            ),
            note: !standing && index < SHARED_LOCATIONS ? t('panel.shared') : undefined,
          };
        })}
        onPick={(id) => {
          const location = LOCATIONS.find((one) => one === id);
          if (location) pick({ kind: 'place', location });
        }}
        onHover={(id) => {
          const location = LOCATIONS.find((one) => one === id);
          hover(location ? { kind: 'place', location } : null);
        }}
      />
      <p className="help">{chosen ? term('placeHelp', chosen) : t('panel.destHelp')}</p>
    </div>
  );
}

/** The open window: use the marker for one of the open turns, or let the queue go on. */
export function Window(props: FormProps & { type: 'useInterrupt' | 'declineInterrupt' }) {
  const edit = useIntent((intent) => intent.edit);
  const { position, type } = props;
  if (type === 'declineInterrupt') return <p className="help">{t('line.declineInterrupt')}</p>;
  const chosen = chosenIn(props, 'useInterrupt')?.target;
  const { seats, activation } = position.view.public;
  const places = {
    own: seats[position.seat]?.pawn?.location,
    shared: activation?.location,
  };
  return (
    <Choices
      label={t('act.useInterrupt')}
      className="list"
      choices={(['own', 'shared'] as const).map((target) => {
        const why = refusal(position, { type: 'useInterrupt', target });
        return {
          id: target,
          target: 'marker',
          label: t(target === 'own' ? 'panel.useOwn' : 'panel.useShared'),
          note: places[target] && placeName(places[target]),
          chosen: chosen === target,
          blocked: why ? refusalLine(position, why) : null,
        };
      })}
      onPick={(id) => edit({ type: 'useInterrupt', target: id === 'own' ? 'own' : 'shared' })}
    />
  );
}
