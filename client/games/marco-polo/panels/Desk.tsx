/** The player's own board at a desk: a press delivers a contract, and goals mark the reached cities. */

import type { SeatView } from '../../../../engine/games/marco-polo/types.ts';
import { goalOf } from '../card-data.ts';
import { drafts } from '../drafts.ts';
import { seatOf } from '../facts.ts';
import { legalOf, type Position } from '../position.ts';
import { deskText } from '../strings/desk.ts';
import { contractShort } from '../strings/lines.ts';
import { nodeName } from '../strings/names.ts';
import { keyOf } from '../targets.ts';
import { Lacks, Own } from './Own.tsx';
import './desk.css';

export function DeskOwn({ position }: { position: Position }) {
  const own = seatOf(position.view, position.seat);
  const affordances = drafts.useAffordances();
  return (
    <Own
      position={position}
      contract={(id) => {
        const target = { kind: 'contract' as const, contract: id };
        // The Scribe may pay for the missing goods.
        const isReady = legalOf(position, 'completeContract').some((one) => one.contract === id);
        const state = affordances.get(keyOf(target))?.state;
        return isReady && state && state !== 'blocked' ? (
          <button
            type="button"
            className="mp-deliver"
            aria-pressed={state === 'chosen'}
            aria-label={deskText('deliver.which', { contract: contractShort(id) })}
            onClick={() => drafts.useDrafts.getState().pick(target)}
          >
            {deskText('deliver')}
          </button>
        ) : (
          <Lacks own={own} id={id} />
        );
      }}
      goal={(id) => <Reached own={own} id={id} />}
    />
  );
}

/** The cities of a goal, each marked where an own post stands. */
const Reached = ({ own, id }: { readonly own: SeatView; readonly id: string }) => (
  <span className="mp-reached">
    {goalOf(id).cities.map((city) => {
      const has = own.posts.includes(city);
      return (
        <span
          key={city}
          className={has ? 'reached' : undefined}
          role="img"
          aria-label={deskText(has ? 'goal.reached' : 'goal.open', { city: nodeName(city) })}
        />
      );
    })}
  </span>
);
