/** The tables of a ledger alone: the travellers, the contracts on the board. */

import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { Rows, SeatRows } from '../../../table/ledger/Rows.tsx';
import { noted } from '../../../table/noted.ts';
import { ownSeat } from '../../../table/seat/position.ts';
import { lacking, seatOf } from '../facts.ts';
import { Dice, Purse } from '../panels/Amounts.tsx';
import { Character } from '../panels/Seats.tsx';
import { belongings } from '../strings/belongings.ts';
import { deskText } from '../strings/desk.ts';
import { amounts, contractParts } from '../strings/lines.ts';
import { nodeName } from '../strings/names.ts';
import { t as thing } from '../strings/purpose.ts';
import { t } from '../strings/turn.ts';

type Props = { readonly view: View };

/** The travellers, one line each. */
export function Travellers({ view }: Props) {
  const { decider } = view.public;
  return (
    <SeatRows
      view={view}
      caption={t('hud.seats')}
      head={deskText('ledger.seat')}
      columns={[
        { title: deskText('ledger.character'), of: (seat) => <Character seat={seat} /> },
        { title: deskText('ledger.points'), num: true, of: ({ vp }) => vp },
        { title: t('ledger.has'), of: (seat) => <Purse seat={seat} /> },
        { title: deskText('ledger.dice'), of: (seat) => <Dice view={view} seat={seat} /> },
        {
          title: t('ledger.figures'),
          of: ({ figures }) => figures.map(({ node }) => nodeName(node)).join(', '),
        },
        { title: t('bill.posts'), of: ({ posts }) => posts.map(nodeName).join(', ') || '–' },
        { title: t('ledger.contracts'), num: true, of: ({ contracts }) => contracts.length },
        { title: deskText('ledger.done'), num: true, of: ({ completed }) => completed.length },
        {
          title: deskText('ledger.before'),
          of: (seat) =>
            belongings(seat)
              .map(({ words }) => words)
              .join(' · ') || '–',
        },
      ]}
      status={{
        title: deskText('ledger.status'),
        of: ({ seat }) => (decider.includes(seat) ? t('seat.asked') : '–'),
      }}
    />
  );
}

/** The contracts on the board, with the goods that the player's own seat lacks for them. */
export function Offer({ view }: Props) {
  const you = ownSeat(view);
  const offered = view.public.contractRow.flatMap((id, i) => (id ? [{ id, space: i + 1 }] : []));
  return (
    <Rows
      caption={t('ledger.offer')}
      head={t('ledger.space')}
      rows={offered}
      name={({ space }) => <span {...noted(thing('thing.offer', { n: space }))}>{space}</span>}
      marks={({ id }) => ({ 'data-contract': id })}
      columns={[
        { title: t('ledger.cost'), of: ({ id }) => contractParts(id).cost },
        { title: t('ledger.gain'), of: ({ id }) => contractParts(id).gain },
        ...(you === null
          ? []
          : [
              {
                title: deskText('ledger.missing'),
                of: ({ id }: { readonly id: string }) =>
                  amounts(lacking(seatOf(view, you), id)) || '–',
              },
            ]),
      ]}
    />
  );
}
