/** One thread: the other party's offer, the player's own offer, and every answer as one press. */

import { useTable } from '../../../store/table.ts';
import { noted } from '../../../table/noted.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { useLive } from '../deals/live.ts';
import { nowIn } from '../deals/pressing.ts';
import { type Thread, threadKey } from '../deals/thread.ts';
import { useDraft, useDrafts } from '../drafts.ts';
import { refusedWord } from '../earned.ts';
import { eligible, isBuilding, needsExtra } from '../facts.ts';
import type { Position } from '../position.ts';
import { refusalLine } from '../strings/actions.ts';
import { givesLine, offerLine, termsOf } from '../strings/deal-lines.ts';
import { t } from '../strings/index.ts';
import { seatName } from '../strings/names.ts';
import { t as note } from '../strings/purpose.ts';
import { Composing } from './Composing.tsx';
import { Adding, Range, Steps } from './Steps.tsx';
import { OfferTray, TrayThings } from './TrayView.tsx';
import { Theirs } from './Word.tsx';
import { Worth } from './Worth.tsx';

export interface LaneProps {
  readonly position: Position;
  readonly thread: Thread;
  /** The seat whose name heads the lane. */
  readonly who: number;
}

export function Lane({ position, thread, who }: LaneProps) {
  const { view, seat } = position;
  const { mine, theirs, space, player } = thread;
  const key = threadKey(space, player);
  const draft = useDraft(key);
  const composing = useDrafts((store) => store.drafts[key] !== undefined);
  const wanted = useLive((live) => live.wanted[key]);
  const why = useLive((live) => live.why[key]);
  const table = view.public;
  const no = refusedWord(
    useTable(({ log }) => log),
    { maker: seat, taker: who, target: space },
  );
  const barred = isBuilding(space) && !eligible(table, player);
  const passed = !barred && !theirs && player !== seat && table.passed.includes(player);
  const color = table.seats[who]?.color ?? '';
  // With an offer of the other party it comes last: no button moves away under the finger.
  const said = no && !mine && (
    <small className="why ge-no">
      {t('lane.saidNo', { terms: givesLine(space, termsOf(view, no)) })}
    </small>
  );
  return (
    <li className="ge-lane" data-lane={who} style={{ '--seat': `var(--seat-${color})` } as never}>
      <header>
        <SeatMark color={color} size={16} />
        <strong>{seatName(view, who, seat)}</strong>
        {passed && (
          <span className="tag" {...noted(note('note.passed'))}>
            {t('lane.passed')}
          </span>
        )}
        {barred && (
          <span className="tag" {...noted(note('note.noAction'))}>
            {t('lane.cannot', { you: player === seat ? 'yes' : 'no' })}
          </span>
        )}
        {!barred && needsExtra(table, player, space) && (
          <span className="tag" {...noted(note('note.extra'))}>
            {t('lane.extra')}
          </span>
        )}
        {!theirs && !mine && !no && !barred && !passed && (
          <small className="help">{t('lane.none')}</small>
        )}
        {!theirs && said}
        {!barred && !composing && <Steps position={position} thread={thread} />}
      </header>
      {!barred && !composing && !mine && !theirs && <Range position={position} thread={thread} />}
      {theirs && <Theirs position={position} offer={theirs} />}
      {!theirs && seat === player && (
        <Worth
          position={position}
          space={space}
          player={player}
          tray={composing ? draft.tray : nowIn(position, thread)}
        />
      )}
      {(mine || wanted) && (
        <div className="ge-word mine" data-mine={mine?.id}>
          <span className="ge-word-head">
            {t(seat === table.merchant ? 'lane.yoursAsked' : 'lane.yours')}
            {wanted && <em>{t('lane.onItsWay')}</em>}
          </span>
          {wanted ? (
            <TrayThings space={space} tray={wanted} />
          ) : (
            mine && <OfferTray view={view} offer={mine} />
          )}
          {mine && <span className="sr">{offerLine(view, mine)}</span>}
        </div>
      )}
      {!barred && !composing && (mine || theirs || seat === player) && (
        <Adding position={position} thread={thread} />
      )}
      {theirs && said}
      {why && (
        <p className="why" role="alert">
          {refusalLine(position, why)}
        </p>
      )}
      {composing && <Composing position={position} thread={thread} tray={draft.tray} id={key} />}
    </li>
  );
}
