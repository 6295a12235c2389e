/** The travellers: character, points, purse, dice left, posts, contracts. */

import type { SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { Named } from '../../../table/panels/Named.tsx';
import { MpSign } from '../faces/Face.tsx';
import { belongings } from '../strings/belongings.ts';
import { bellelaDoes, characterDoes } from '../strings/effects.ts';
import { characterName, nodeName } from '../strings/names.ts';
import { t } from '../strings/turn.ts';
import { Dice, Purse } from './Amounts.tsx';
import './marco-polo.css';
import { noted } from '../../../table/noted.ts';

export const Seats = makeSeats<View>({
  title: t('hud.seats'),
  rank: (view, { seat }) =>
    view.public.startSeat === seat && (
      <Named className="mp-start" name={t('seat.start')}>
        <MpSign name="hourglass" size={15} />
      </Named>
    ),
  end: (_view, { vp }) => (
    <Named className="mp-vp" name={t('seat.vp', { n: vp })}>
      <b aria-hidden="true">{vp}</b>
    </Named>
  ),
  rows: (view, seat) => (
    <>
      <p className="plate-row mp-who">
        <Character seat={seat} />
      </p>
      <div className="plate-row">
        <Purse seat={seat} />
      </div>
      <div className="plate-row mp-left">
        <Dice view={view} seat={seat} />
        <Posts seat={seat} />
        <Contracts seat={seat} />
        <Belongings seat={seat} />
      </div>
    </>
  ),
});

/** The character; for Bellela the one that she plays in this round. */
export function Character({ seat }: { seat: SeatView }) {
  const { character, roundCharacter } = seat;
  if (!character) return <>{t('seat.none')}</>;
  const now = roundCharacter ? ` – ${characterName(roundCharacter)}` : '';
  return (
    <span {...noted(roundCharacter ? bellelaDoes(roundCharacter) : characterDoes(character))}>
      {characterName(character)}
      {now}
    </span>
  );
}

const Posts = ({ seat: { posts } }: { seat: SeatView }) => (
  <Named
    className="mp-count"
    name={
      posts.length > 0
        ? t('seat.posts', { posts: posts.map(nodeName).join(', ') })
        : t('seat.noPosts')
    }
  >
    <MpSign name="post" size={16} />
    <b aria-hidden="true">{posts.length}</b>
  </Named>
);

/** Companions, cards of the character, gifts. */
const Belongings = ({ seat }: { seat: SeatView }) =>
  belongings(seat).map(({ sign, n, words }) => (
    <Named key={words} className="mp-count" name={words}>
      <MpSign name={sign} size={16} />
      <b aria-hidden="true">{n}</b>
    </Named>
  ));

const Contracts = ({ seat: { contracts, completed } }: { seat: SeatView }) => (
  <Named
    className="mp-count"
    name={t('seat.contracts', { n: contracts.length, done: completed.length })}
  >
    <MpSign name="contract" size={16} />
    <b aria-hidden="true">
      {contracts.length}+{completed.length}
    </b>
  </Named>
);
