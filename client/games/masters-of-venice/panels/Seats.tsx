/** The merchants: name, colour and shape, points, money, goods, shares, characters, hands. */

import { RESOURCES, STOCKS } from '../../../../engine/games/masters-of-venice/data.ts';
import type { SeatView, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { useStanding } from '../../../table/hud/shown.ts';
import { noted } from '../../../table/noted.ts';
import { Purse } from '../../../table/panels/Money.tsx';
import { Plate } from '../../../table/panels/Plate.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { t, term } from '../strings/index.ts';
import { cubesName, lotsName, placeName, seatName } from '../strings/names.ts';
import { cashNote, pawnNote } from '../strings/things.ts';
import { CharacterIcon, Cube, PlaceIcon, StockIcon } from './icons.tsx';

/** Seats in turn order where there is one. */
export function ordered(view: View): SeatView[] {
  const { seats, turnOrder } = view.public;
  if (turnOrder.length === 0) return [...seats];
  return turnOrder.flatMap((seat) => seats[seat] ?? []);
}

export function Seats({ view }: { view: View }) {
  return (
    <ul className="seats" aria-label={t('ledger.seats')}>
      {ordered(view).map((seat, rank) => (
        <Merchant key={seat.seat} view={view} seat={seat} rank={rank + 1} />
      ))}
    </ul>
  );
}

function Merchant({ view, seat, rank }: { view: View; seat: SeatView; rank: number }) {
  const you = ownSeat(view);
  const { turnOrder, marker } = view.public;
  const { decider, seats } = useStanding(view).public;
  const mine = seat.seat === you;
  const deciding = decider.includes(seat.seat);
  const committed = seats[seat.seat]?.committed ?? seat.committed;
  return (
    <Plate
      seat={seat}
      mine={mine}
      name={seatName(view, seat.seat, you)}
      awaited={deciding ? t('hud.deciding') : null}
      rank={
        turnOrder.length > 0 && (
          <span className="rank" {...noted(t('note.rank', { n: rank }), 'MV-208')}>
            {rank}
          </span>
        )
      }
      tags={
        !deciding &&
        committed && (
          <span className="tag" {...noted(t('note.committed', { name: seat.name }), 'MV-206')}>
            {t('hud.committed')}
          </span>
        )
      }
      end={
        <span className="plate-score" {...noted(t('note.vp', { n: seat.vp }), 'MV-707')}>
          {seat.vp}
          <small>{t('hud.vp')}</small>
        </span>
      }
    >
      <div className="plate-row">
        <span {...cashNote(view, seat, (mine ? view.you?.cash : seat.cash) ?? null)}>
          <Purse n={mine ? view.you?.cash : seat.cash} />
        </span>
        {seat.pawn && (
          <span className="where" {...pawnNote(seat)}>
            <PlaceIcon place={seat.pawn.location} size={15} />
            <span className="sr">{placeName(seat.pawn.location)}</span>
          </span>
        )}
        {seat.characters.map((character) => (
          <span
            key={character}
            className="who"
            {...noted(`${term('character', character)}: ${term('power', character)}`, 'MV-220')}
          >
            <CharacterIcon character={character} size={17} />
            <span className="sr">{term('character', character)}</span>
          </span>
        ))}
        {marker?.holder === seat.seat && !marker.used && (
          <span className="marker-sign" {...noted(t('note.marker'), 'MV-351')}>
            ⚑<span className="sr">{t('hud.marker')}</span>
          </span>
        )}
        <span className="hands">
          <span {...noted(t('note.guildHeld', { n: seat.guildHeld }), 'MV-704')}>
            <CardSign kind="order" /> {seat.guildHeld}
            <span className="sr"> {t('hud.guildHeld')}</span>
          </span>
          <span {...noted(t('note.delivered', { n: seat.delivered.length }), 'MV-448')}>
            <CardSign kind="done" /> {seat.delivered.length}
            <span className="sr"> {t('hud.delivered')}</span>
          </span>
          {seat.rumorsHeld > 0 && (
            <span {...noted(t('note.rumors', { n: seat.rumorsHeld }), 'MV-504')}>
              <CardSign kind="rumor" /> {seat.rumorsHeld}
              <span className="sr"> {t('hud.rumors')}</span>
            </span>
          )}
          {seat.favors.length > 0 && (
            <span {...noted(t('note.favors', { n: seat.favors.length }), 'MV-501')}>
              <CardSign kind="favor" /> {seat.favors.length}
              <span className="sr"> {t('hud.favors')}</span>
            </span>
          )}
        </span>
      </div>
      <div className="plate-goods">
        <span className="goods" {...noted(cubesName(seat.cubes) || t('hud.noCubes'), 'MV-702')}>
          {RESOURCES.filter((r) => seat.cubes[r]).map((r) => (
            <Cube key={r} resource={r} count={seat.cubes[r]} />
          ))}
          <span className="sr">{cubesName(seat.cubes) || t('hud.noCubes')}</span>
        </span>
        <span className="lots" {...noted(lotsName(seat.shares) || t('hud.noShares'), 'MV-705')}>
          {STOCKS.filter((s) => seat.shares[s]).map((s) => (
            <span key={s} className="lot">
              <StockIcon stock={s} size={13} />
              {seat.shares[s]}
            </span>
          ))}
          <span className="sr">{lotsName(seat.shares) || t('hud.noShares')}</span>
        </span>
      </div>
    </Plate>
  );
}

const SIGNS = {
  order: 'M2 1h8v12H2zM4 4h4M4 7h4',
  done: 'M2 1h8v12H2zM4 7l2 2 3-5',
  rumor: 'M1 3h10v6H6l-3 3V9H1z',
  favor: 'M6 1l1.5 3.5L11 5 8.5 7.5 9 11 6 9.3 3 11l.5-3.5L1 5l3.5-.5z',
};

function CardSign({ kind }: { kind: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 12 14" width="11" height="13" aria-hidden="true" className="card-sign">
      <path d={SIGNS[kind]} fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
