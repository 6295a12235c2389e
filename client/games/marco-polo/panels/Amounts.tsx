/** A traveller's purse and remaining dice, as signs with numbers. */

import type { SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { Die } from '../../../table/inputs/Die.tsx';
import { noted } from '../../../table/noted.ts';
import { Named } from '../../../table/panels/Named.tsx';
import { LayeredSign } from '../faces/LayeredSign.tsx';
import { PURSE_SIGNS } from '../faces/purse-signs.ts';
import { type Coinage, dieColor, has, PURSE } from '../facts.ts';
import { t } from '../strings/index.ts';
import { amounts } from '../strings/lines.ts';
import { diceName, dieName } from '../strings/names.ts';

/** Coins, camels and goods, one sign each with its number. */
export const Purse = ({ seat }: { seat: SeatView }) => (
  <span className="mp-purse">
    {PURSE.map((what) => (
      <Amount key={what} what={what} n={has(seat, what)} />
    ))}
  </span>
);

const Amount = ({ what, n }: { what: Coinage; n: number }) => (
  <span
    className={n === 0 ? 'mp-amount none' : 'mp-amount'}
    {...noted(amounts({ [what]: n }) || t('some.nothing'))}
  >
    <LayeredSign layers={PURSE_SIGNS[what]} size={17} />
    <b aria-hidden="true">{n}</b>
    <span className="sr">{t(`some.${what}`, { n })}</span>
  </span>
);

/** Dice still to place. */
export function Dice({ view, seat }: { view: View; seat: SeatView }) {
  const { dice, tokens } = seat;
  const unrolled =
    dice.length > 0 && !view.public.turn && dice.every(({ value }) => value === null);
  const told = unrolled
    ? t('seat.unrolled')
    : dice.length > 0
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
        <Die key={id} pips={value ?? 0} size={17} color={dieColor(kind, seat.color)} />
      ))}
      {tokens.length > 0 && (
        <Named
          className={seat.tokenUsed ? 'mp-tokens used' : 'mp-tokens'}
          name={listed(tokens.map((value) => dieName({ kind: 'token', value })))}
        >
          <b aria-hidden="true">×{tokens.length}</b>
        </Named>
      )}
    </Named>
  );
}
