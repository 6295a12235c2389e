/** The travellers: character, points, purse, dice left, posts, contracts. */

import { TOKENS } from '../../../../engine/games/marco-polo/data.ts';
import type { SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { Die } from '../../../table/inputs/Die.tsx';
import { Named } from '../../../table/panels/Named.tsx';
import { MpSign } from '../faces/Face.tsx';
import { type Coinage, has, PURSE } from '../facts.ts';
import { belongings } from '../strings/belongings.ts';
import { bellelaDoes, characterDoes } from '../strings/effects.ts';
import { t } from '../strings/index.ts';
import { amounts } from '../strings/lines.ts';
import { characterName, diceName, dieName, nodeName } from '../strings/names.ts';
import './marco-polo.css';

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

/** Who travels; of Bellela whom she is in this round. */
export function Character({ seat }: { seat: SeatView }) {
  const { character, roundCharacter } = seat;
  if (!character) return <>{t('seat.none')}</>;
  const now = roundCharacter ? ` – ${characterName(roundCharacter)}` : '';
  return (
    <span title={roundCharacter ? bellelaDoes(roundCharacter) : characterDoes(character)}>
      {characterName(character)}
      {now}
    </span>
  );
}

/** Coins, camels and goods, one sign each with its number. */
export const Purse = ({ seat }: { seat: SeatView }) => (
  <span className="mp-purse">
    {PURSE.map((what) => (
      <Amount key={what} what={what} n={has(seat, what)} />
    ))}
  </span>
);

export const Amount = ({ what, n }: { what: Coinage; n: number }) => (
  <span
    className={n === 0 ? 'mp-amount none' : 'mp-amount'}
    title={amounts({ [what]: n }) || t('some.nothing')}
  >
    <MpSign name={what} size={17} />
    <b aria-hidden="true">{n}</b>
    <span className="sr">{t(`some.${what}`, { n })}</span>
  </span>
);

/** Dice that are still to be placed. */
export function Dice({ view, seat }: { view: View; seat: SeatView }) {
  const { dice, tokens } = seat;
  const told =
    dice.length > 0
      ? t('seat.dice', {
          dice: diceName(
            view,
            seat.seat,
            dice.map(({ id }) => id),
          ),
        })
      : t('seat.noDice');
  return (
    <Named className="mp-dice" name={told}>
      {dice.map(({ id, kind, value }) => (
        <Die
          key={id}
          pips={value ?? 0}
          size={17}
          color={kind === 'color' ? `var(--seat-${seat.color})` : undefined}
        />
      ))}
      {tokens.length > 0 && (
        <span title={tokens.map((value) => dieName({ kind: 'token', value })).join(', ')}>
          {tokens.length}/{TOKENS.length}
        </span>
      )}
    </Named>
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
export const Belongings = ({ seat }: { seat: SeatView }) =>
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
