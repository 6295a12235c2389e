/** The answers of one press: the five seals, galleys, a shipment, the raft, the stalls. */

import {
  GOODS,
  type Good,
  LEAD_ACTIONS,
  SHIPS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Action, Stall } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital, series } from '../../../i18n/index.ts';
import { type AnswerGroup, makeAnswers } from '../../../table/decision/answers.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { drafts } from '../drafts.ts';
import { goodValue, priceAt, reservationPrice, STALLS, shipmentOnBoard } from '../facts.ts';
import { type Position, seat, situation } from '../position.ts';
import { refusalLine, shortReason } from '../strings/actions.ts';
import { effectsOf } from '../strings/effects.ts';
import { t } from '../strings/index.ts';
import { goodName, leadActionName, seatName, shipName, stallName } from '../strings/names.ts';
import type { BoardTarget } from '../targets.ts';
import { Ducats, GoodIcon, SealIcon } from './icons.tsx';

const { Answers: List, sendByKey } = makeAnswers({
  seat,
  drafts,
  short: shortReason,
  why: refusalLine,
  outlook: true,
});
type Group = AnswerGroup<Action, BoardTarget>;

/** Keys of the answers in their order; Z declines where declining is possible. */
const KEYS = ['x', 'c', 'v', 'b', 'g', 'h', 'j', 'k'] as const;
export const DECLINE_KEY = 'z';
export const AGAIN_KEY = 'a';

/**
 * The answers of this moment in their groups; none where an action is composed, or others decide.
 */
export function groupsOf(position: Position): readonly Group[] {
  switch (situation(position)) {
    case 'chooseAction':
      return [chooseGroup(position)];
    case 'reserve':
      return boardGroups(position);
    case 'sailUnload':
      return [unloadGroup(position)];
    case 'sailPlace':
      return [placeGroup(position)];
    case 'tradeBuy':
      return stallGroups(position);
    default:
      return [];
  }
}

/** The effects of an answer, below it. */
const note = (position: Position, action: Action): string | undefined =>
  series(effectsOf(position, action)) || undefined;

function chooseGroup(position: Position): Group {
  return {
    id: 'action',
    label: t('asked.chooseAction'),
    shown: true,
    className: 'list answers pv-answers',
    answers: LEAD_ACTIONS.map((id, k) => {
      const action: Action = { type: 'chooseAction', action: id };
      return {
        id,
        action,
        note: note(position, action),
        key: ['z', ...KEYS][k],
        label: (
          <>
            <SealIcon action={id} size={22} />
            <span className="pv-name">{leadActionName(id)}</span>
          </>
        ),
        target: { kind: 'seal', action: id },
      };
    }),
  };
}

/** The player's own galleys first, for they cost less; a row for each house. */
function boardGroups(position: Position): readonly Group[] {
  const { view, seat: own } = position;
  const { seats } = view.public;
  const order = seats.map((_, k) => (own + k) % seats.length);
  return order.map((board) => {
    const n = reservationPrice(own, board);
    const name = seatName(view, board, own);
    return {
      id: `board${board}`,
      label: board === own ? t('asked.boardOwn', { n }) : t('asked.board', { name, n }),
      shown: true,
      className: 'pv-galleys',
      answers: SHIPS.flatMap((ship, k) => {
        const shipment = seats[board]?.ships[ship];
        if (!shipment) return [];
        const { good, reservedBy } = shipment;
        return [
          {
            id: `${board}${ship}`,
            name: t('galley.with', { good: goodName(good), ship: shipName(ship) }),
            action: { type: 'reserve', boardOwner: board, ship },
            // The price has the place of the other answers' effect; the value is in the note below.
            note: t('galley.worth', { n: goodValue(good) }),
            label: (
              <>
                <GoodIcon good={good} size={22} />
                <Ducats n={n} />
                <span className="pv-good" aria-hidden="true">
                  {capital(goodName(good))}
                </span>
                {reservedBy !== null && (
                  <SeatMark color={seats[reservedBy]?.color ?? ''} size={14} />
                )}
              </>
            ),
            target: { kind: 'galley', seat: board, ship },
            ...(board === own && { key: KEYS[k] }),
          } as const,
        ];
      }),
    };
  });
}

function unloadGroup(position: Position): Group {
  const { view, seat: own } = position;
  const board = view.public.sail?.board ?? own;
  const shipment = shipmentOnBoard(view.public);
  const from = t(board === own ? 'unload.boardOwn' : 'unload.board', {
    name: seatName(view, board, own),
  });
  const good = shipment?.good ?? 'lumber';
  const label = [
    capital(goodName(good)),
    from,
    ...(shipment?.reservedBy === own ? [t('unload.cube')] : []),
  ];
  const answer = (choice: 'keep' | 'sell', key: string) => {
    const action: Action = { type: 'unload', choice };
    return {
      id: choice,
      action,
      note: note(position, action),
      key,
      label: (
        <>
          <GoodIcon good={good} size={22} />
          <span className="pv-name">{t(`answer.${choice}`, { good: goodName(good) })}</span>
          {choice === 'sell' && <Ducats n={goodValue(good)} />}
        </>
      ),
      target:
        choice === 'keep'
          ? ({ kind: 'galley', seat: board, ship: 'right' } as const)
          : ({ kind: 'house', seat: own } as const),
    };
  };
  return {
    id: 'unload',
    label: series(label),
    shown: true,
    className: 'list answers pv-answers',
    answers: [answer('keep', 'z'), answer('sell', 'x')],
  };
}

function placeGroup(position: Position): Group {
  const offered = [...new Set(position.view.public.sail?.newShipments ?? [])];
  return {
    id: 'raft',
    label: t('asked.place'),
    shown: true,
    className: 'list answers pv-answers',
    answers: offered.map((good, k) => {
      const action: Action = { type: 'placeShipment', good };
      return {
        id: good,
        action,
        note: note(position, action),
        key: ['z', ...KEYS][k],
        label: (
          <>
            <GoodIcon good={good} size={22} />
            <span className="pv-name">{capital(goodName(good))}</span>
          </>
        ),
        target: { kind: 'raft', good },
      };
    }),
  };
}

function stallGroups(position: Position): readonly Group[] {
  const stock = STALLS.flatMap((from) =>
    GOODS.filter((good) => position.view.public[from][good]).map((good) => ({ from, good })),
  );
  return STALLS.flatMap((from) => {
    const goods = stock.filter((one) => one.from === from);
    if (goods.length === 0) return [];
    return [
      {
        id: from,
        label: t(`asked.${from}`),
        shown: true,
        className: 'list answers pv-answers',
        answers: goods.map((one) => buying(position, one.from, one.good, KEYS[stock.indexOf(one)])),
      },
    ];
  });
}

function buying(position: Position, from: Stall, good: Good, key: string | undefined) {
  const action: Action = { type: 'buy', from, good };
  const n = position.view.public[from][good] ?? 0;
  return {
    id: `${from}-${good}`,
    action,
    note: note(position, action),
    ...(key !== undefined && { key }),
    name: stallName(from),
    label: (
      <>
        <GoodIcon good={good} size={22} />
        <span className="pv-name">{t('good.stock', { n, good: capital(goodName(good)) })}</span>
        <Ducats n={priceAt(from, good)} />
      </>
    ),
    target: { kind: 'stall', from, good } as const,
  };
}

export const Answers = ({ position }: { position: Position }) => (
  <List position={position} groups={groupsOf(position)} />
);

/** Sends the answer under a key; true if there is one, barred answers included. */
export const answerByKey = (position: Position, key: string): boolean =>
  sendByKey(position, groupsOf(position), key);
