/**
 * The decision panel: what is asked, every action that could be taken, the form of the one being
 * composed, what it would bring or why it cannot be, and the way to send it, end or undo.
 */

import { useRef } from 'react';
import type { ActionType } from '../../../../engine/games/masters-of-venice/types.ts';
import { t as frame } from '../../../i18n/index.ts';
import { go } from '../../../store/router.ts';
import { useTable } from '../../../store/table.ts';
import { Clock } from '../../../table/panels/Clock.tsx';
import { useHeldFocus } from '../../../table/panels/held-focus.ts';
import { UndoButton, UndoNote } from '../../../table/panels/UndoButton.tsx';
import { useScreen } from '../../../table/screen.ts';
import { type Composer, composers, whyBlocked } from '../composers.ts';
import { canStillAct } from '../draft.ts';
import type { Draft } from '../draft-value.ts';
import { useConsequence, useDraft, useIntent, useRefusal, useTrouble } from '../intent.ts';
import { owes, type Position, positionOf, seat, situation } from '../position.ts';
import { actionLine, consequenceParts, refusalLine } from '../strings/actions.ts';
import { decisionLine, isOver } from '../strings/decisions.ts';
import { type Key, t, term } from '../strings/index.ts';
import { Form } from './forms/Form.tsx';
import { Marker } from './Marker.tsx';

export function Decision() {
  const view = useTable((table) => table.view);
  const position = positionOf(view);
  const panel = useRef<HTMLElement>(null);
  const held = useHeldFocus(panel);
  if (!view) return null;
  const mine = position !== null && owes(position);
  return (
    <section
      ref={panel}
      onFocus={held.take}
      onBlur={held.leave}
      className={mine ? 'decision mine' : 'decision'}
      aria-label={t('panel.title')}
      data-situation={position ? situation(position) : 'spectator'}
    >
      <header className="decision-head">
        <h2 tabIndex={-1}>{decisionLine(view)}</h2>
        <Clock />
      </header>
      {position ? <Composing position={position} /> : <Watching over={isOver(view)} />}
    </section>
  );
}

/** To somebody without a seat: why, and the way to a table of one's own. */
function Watching({ over }: { over: boolean }) {
  return (
    <div className="decision-body">
      <p className="help">{t(over ? 'panel.spectatorOver' : 'panel.spectator')}</p>
      <button type="button" className="quiet" onClick={() => go('/')}>
        {t('panel.leave')}
      </button>
    </div>
  );
}

function Composing({ position }: { position: Position }) {
  const draft = useDraft();
  const open = useIntent((intent) => intent.open);
  const now = situation(position);
  const all = composers(position).filter((composer) => composer.type !== 'endTurn');
  // What is possible comes first; what is not, with its reasons, after it.
  const kinds = [...all.filter(({ open }) => open), ...all.filter(({ open }) => !open)];
  const inTurn = now === 'turn';
  return (
    <>
      <div className="decision-body">
        {kinds.length > 1 ? (
          <div className="composers">
            {kinds.map((composer) => (
              <Kind
                key={composer.type}
                composer={composer}
                position={position}
                draft={draft}
                onOpen={open}
              />
            ))}
          </div>
        ) : (
          kinds.map(({ type }) => <Form key={type} type={type} position={position} draft={draft} />)
        )}
        <Marker position={position} />
        <UndoNote />
      </div>
      <div className="decision-end">
        {draft.composer !== null && draft.composer !== 'endTurn' && <Outlook position={position} />}
        <Trouble position={position} />
      </div>
      <Footer position={position} inTurn={inTurn} />
    </>
  );
}

interface KindProps {
  readonly composer: Composer;
  readonly position: Position;
  readonly draft: Draft;
  readonly onOpen: (type: ActionType) => void;
}

/** One kind of action: a heading that opens its form, or says why it is not possible. */
function Kind({ composer, position, draft, onOpen }: KindProps) {
  const { type, open } = composer;
  const expanded = draft.composer === type;
  const why = open ? null : whyBlocked(position, type);
  return (
    <div className={expanded ? 'kind expanded' : 'kind'} data-kind={type}>
      <button
        type="button"
        className="kind-head"
        aria-expanded={expanded}
        aria-disabled={!open}
        onClick={() => open && onOpen(type)}
      >
        <span>{term('act', type)}</span>
        {!open && <small>{why?.code === 'E_USED' ? t('panel.done') : t('panel.notNow')}</small>}
      </button>
      {!open && why && why.code !== 'E_USED' && (
        <p className="kind-why">{refusalLine(position, why)}</p>
      )}
      {expanded && open && <Form type={type} position={position} draft={draft} />}
    </div>
  );
}

/** What of an action's outcome nobody can know beforehand. */
const UNKNOWN: { readonly [type in ActionType]?: Key } = {
  submitBid: 'unknown.submitBid',
  drawOrder: 'unknown.drawOrder',
  useOffice: 'unknown.useOffice',
};

/** What the composed action would bring, or why it cannot go out; and the button that sends it. */
function Outlook({ position }: { position: Position }) {
  const { action, suggested } = useDraft();
  const confirm = useIntent((intent) => intent.confirm);
  const cancel = useIntent((intent) => intent.cancel);
  const busy = useTable((table) => table.busy);
  const brings = useConsequence();
  const why = useRefusal();
  const parts = brings ? consequenceParts(position, brings) : [];
  const gains = brings !== null && (brings.cash !== 0 || brings.vp !== 0);
  const cash = position.view.you?.cash ?? 0;
  const unknown = action && brings?.open ? UNKNOWN[action.type] : undefined;
  return (
    <div className="outlook">
      <div className="outlook-text" aria-live="polite">
        {action && !why && <p className="outlook-line">{actionLine(position, action)}</p>}
        {parts.length > 0 && (
          <ul className="effects">
            {parts.map((part, index) => (
              <li key={part} className={gains && index === 0 ? 'own' : undefined}>
                {part}
              </li>
            ))}
            {brings && brings.cash < 0 && <li>{t('effect.left', { n: cash + brings.cash })}</li>}
          </ul>
        )}
        {unknown && !why && <p className="help">{t(unknown)}</p>}
        {why && (
          <p className={seat.isIncomplete(why.code) ? 'help' : 'why'}>
            {refusalLine(position, why)}
          </p>
        )}
      </div>
      <div className="row-buttons">
        <button
          type="button"
          className="primary confirm"
          data-confirm
          disabled={busy || !action}
          aria-disabled={!action || why !== null}
          onClick={() => !why && void confirm()}
        >
          {t('panel.confirm')}
        </button>
        {action && !suggested && (
          <button type="button" className="quiet" onClick={() => cancel()}>
            {t('panel.cancel')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The server's answer where it did not take the action. */
function Trouble({ position }: { position: Position }) {
  const trouble = useTrouble();
  if (!trouble) return null;
  const text = trouble.refusal
    ? refusalLine(position, trouble.refusal)
    : frame(`request.${trouble.error}`);
  return (
    <p className="warning" role="alert">
      {text}
    </p>
  );
}

function Footer({ position, inTurn }: { position: Position; inTurn: boolean }) {
  const draft = useDraft();
  const undoable = useTable((table) => table.undoable);
  const asking = draft.composer === 'endTurn' && inTurn;
  const set = useScreen((screen) => screen.set);
  const aside = useScreen((screen) => screen.resultAside);
  if (situation(position) === 'finished') {
    if (!aside) return null;
    return (
      <button type="button" className="primary" onClick={() => set({ resultAside: false })}>
        {t('result.back')}
      </button>
    );
  }
  if (!inTurn && undoable === 0) return null;
  return (
    <footer className="decision-foot">
      {inTurn && (asking ? <EndQuestion position={position} /> : <EndButton position={position} />)}
      {(inTurn || undoable > 0) && <UndoButton />}
    </footer>
  );
}

function EndButton({ position }: { position: Position }) {
  const open = useIntent((intent) => intent.open);
  const confirm = useIntent((intent) => intent.confirm);
  const more = canStillAct(position);
  return (
    <button
      type="button"
      className={more ? 'end' : 'end primary'}
      data-end
      onClick={() => (more ? open('endTurn') : void confirm({ type: 'endTurn' }))}
    >
      {t('act.endTurn')} <kbd>E</kbd>
    </button>
  );
}

/** Asked only when something is still possible. */
function EndQuestion({ position }: { position: Position }) {
  const confirm = useIntent((intent) => intent.confirm);
  const cancel = useIntent((intent) => intent.cancel);
  const what = composers(position)
    .filter(({ type, open }) => open && type !== 'endTurn')
    .map(({ type }) => term('act', type).toLowerCase())
    .join(', ');
  return (
    <div className="end-question" role="alert">
      <p>
        {what ? t('panel.stillPossible', { what }) : t('panel.nothingPossible')}{' '}
        {t('panel.endSure')}
      </p>
      <div className="row-buttons">
        <button
          type="button"
          className="primary"
          data-confirm
          onClick={() => void confirm({ type: 'endTurn' })}
        >
          {t('act.endTurn')}
        </button>
        <button type="button" className="quiet" onClick={() => cancel()}>
          {t('panel.goOn')}
        </button>
      </div>
    </div>
  );
}
