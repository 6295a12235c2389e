/**
 * The decision panel as a frame: what is asked, every action that could be taken, the form of the
 * one being composed, what it would bring or why it cannot be, and the way to send it, end or undo.
 * Pure but for the clock and the undo, which every table has; `makeDecision` fills it from a game.
 */

import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { hasOther } from '../../net/seat-token.ts';
import { go, useRoute } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { SinceLine } from '../account/SinceLine.tsx';
import { HelpHere } from '../HelpLink.tsx';
import { Clock } from '../panels/Clock.tsx';
import { useHeldFocus } from '../panels/held-focus.ts';
import { MoreTime } from '../panels/MoreTime.tsx';
import { useGameBasics } from '../use-game.ts';
import { useMore } from '../use-more.ts';
import { t } from './strings.ts';

const Aids = lazy(() => import('../aids/Aids.tsx'));

export interface DecisionFrameProps {
  /** The question; while others decide, whom the table waits for. */
  readonly question: string;
  /** The table waits for whoever sits here. */
  readonly mine: boolean;
  /** One word for what is asked (`data-situation`): for styles and tests. */
  readonly situation: string;
  /** Takes up a choice that a hint speaks of; absent where nothing is hinted at. */
  readonly onTake?: ((action: ActionBase) => void) | undefined;
  readonly children: ReactNode;
}

export function DecisionFrame(props: DecisionFrameProps) {
  const { question, mine, situation, onTake, children } = props;
  const advised = useGameBasics()?.adviceWords;
  const panel = useRef<HTMLElement>(null);
  const held = useHeldFocus(panel);
  useMore(panel, '.decision-body');
  // What comes next is read from its beginning.
  useLayoutEffect(() => {
    const body = panel.current?.querySelector('.decision-body');
    if (mine && question && body) body.scrollTop = 0;
  }, [mine, question]);
  // Tells one question from the next that reads alike.
  const seq = useTable((table) => table.view?.seq);
  return (
    <section
      ref={panel}
      onFocus={held.take}
      onBlur={held.leave}
      className={mine ? 'decision mine' : 'decision'}
      aria-label={t('title')}
      data-situation={situation}
      data-seq={seq}
    >
      <header className="decision-head">
        <h2 tabIndex={-1}>{question}</h2>
        <Clock />
        <HelpHere situation={situation} />
      </header>
      <MoreTime />
      {mine && <SinceLine />}
      {advised && onTake && (
        <Suspense fallback={null}>
          <Aids mine={mine} onTake={onTake} />
        </Suspense>
      )}
      {children}
    </section>
  );
}

/** To somebody without a seat: why, and the way to a table of one's own. A caster wants none. */
export function Spectating({ over }: { over: boolean }) {
  const code = useTable((store) => store.table?.code ?? '');
  if (useRoute().page === 'caster') {
    return (
      <div className="decision-body">
        <p className="help">{t('caster')}</p>
      </div>
    );
  }
  if (code && !over && hasOther(code)) {
    return (
      <div className="decision-body">
        <p data-own-chair>{t('spectatorOwn')}</p>
      </div>
    );
  }
  return (
    <div className="decision-body">
      <p className="help">{over ? t('spectatorOver') : t('spectator')}</p>
      <button type="button" className="quiet" onClick={() => go('/')}>
        {t('leave')}
      </button>
    </div>
  );
}

/** One kind of action that the seat could think of now. */
export interface ActionKind<T extends string = string> {
  readonly type: T;
  readonly title: string;
  /** At least one action of this kind is legal. */
  readonly open: boolean;
  /** It is not possible because it has been done. */
  readonly done?: boolean;
  /** Why it is not possible, and what would help. */
  readonly why?: string | null;
  /** Its form opens only when it is asked for, even where it is the only kind. */
  readonly asked?: boolean;
}

export interface KindsProps<T extends string> {
  readonly kinds: readonly ActionKind<T>[];
  /** The kind whose form is open. */
  readonly current: T | null;
  readonly onOpen: (type: T) => void;
  readonly form: (type: T) => ReactNode;
}

/**
 * What is possible comes first; what is not, with its reasons, after it. One kind alone is its form,
 * until it has been done: then nothing in the form could be pressed any more.
 */
export function Kinds<T extends string>({ kinds, current, onOpen, form }: KindsProps<T>) {
  const [only, ...more] = kinds;
  if (only && more.length === 0 && !only.asked && !only.done) return form(only.type);
  const sorted = [...kinds].sort((a, b) => Number(b.open) - Number(a.open));
  if (sorted.length === 0) return null;
  return (
    <div className="composers">
      {sorted.map((kind) => (
        <Kind
          key={kind.type}
          {...kind}
          expanded={kind.type === current}
          onOpen={onOpen}
          form={form}
        />
      ))}
    </div>
  );
}

interface KindProps<T extends string> extends ActionKind<T> {
  readonly expanded: boolean;
  readonly onOpen: (type: T) => void;
  readonly form: (type: T) => ReactNode;
}

/** A heading that opens a form, or says why it is not possible. */
function Kind<T extends string>(props: KindProps<T>) {
  const { type, title, open, done = false, why, expanded, onOpen, form } = props;
  return (
    <div className={expanded ? 'kind expanded' : 'kind'} data-kind={type}>
      <button
        type="button"
        className="kind-head"
        aria-expanded={expanded}
        aria-disabled={!open}
        onClick={() => open && onOpen(type)}
      >
        <span>{title}</span>
        {!open && <small>{done ? t('done') : t('notNow')}</small>}
      </button>
      {!open && !done && why && <p className="kind-why">{why}</p>}
      {expanded && open && form(type)}
    </div>
  );
}

/** One of the things that an action brings. */
export interface Effect {
  readonly text: string;
  /** A gain or a loss of one's own: it stands out. */
  readonly own?: boolean;
}

export interface OutlookProps {
  /** The composed action in words; null while there is none that could go out. */
  readonly line: string | null;
  readonly effects?: readonly Effect[];
  /** What of its outcome nobody can know beforehand. */
  readonly unknown?: string | null;
  /** Why it cannot go out; null if it can. */
  readonly why: string | null;
  /** Nothing is wrong with it: it only wants more. */
  readonly incomplete?: boolean;
  /** Something is composed, legal or not. */
  readonly composed: boolean;
  /** Once sent it cannot be taken back. */
  readonly final?: boolean;
  /** How many have been sent: with each of them the focus leaves the button. */
  readonly sent?: number;
  /** There is something to go back from. */
  readonly canCancel: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What the composed action would bring, or why it cannot go out; and the button that sends it. */
export function Outlook(props: OutlookProps) {
  const { line, effects = [], unknown, why, incomplete, composed, canCancel, busy } = props;
  const { final = false, sent = 0 } = props;
  const button = useRef<HTMLButtonElement>(null);
  // What was sent is over: the next one is sent by a press that is meant for it.
  useEffect(() => {
    const { current } = button;
    if (sent === 0 || document.activeElement !== current) return;
    current?.closest('.decision')?.querySelector('h2')?.focus({ preventScroll: true });
  }, [sent]);
  return (
    <div className="outlook">
      <div className="outlook-text" aria-live="polite">
        {line !== null && <p className="outlook-line">{line}</p>}
        {effects.length > 0 && (
          <ul className="effects">
            {effects.map(({ text, own }) => (
              <li key={text} className={own ? 'own' : undefined}>
                {text}
              </li>
            ))}
          </ul>
        )}
        {unknown && why === null && <p className="help">{unknown}</p>}
        {final && !unknown && why === null && <p className="final">{t('final')}</p>}
        {why !== null && <p className={incomplete ? 'help' : 'why'}>{why}</p>}
      </div>
      <div className="row-buttons">
        <button
          ref={button}
          type="button"
          className="primary confirm"
          data-confirm
          disabled={busy || !composed}
          aria-disabled={!composed || why !== null}
          onClick={() => why === null && props.onConfirm()}
        >
          {t('confirm')}
        </button>
        {canCancel && (
          <button type="button" className="quiet" onClick={props.onCancel}>
            {t('startOver')}
          </button>
        )}
      </div>
    </div>
  );
}

export interface EndBarProps {
  /** What ends the turn, in words. */
  readonly label: string;
  /** Something else is still possible: it is asked first. */
  readonly more: boolean;
  /** It is being asked now. */
  readonly asking: boolean;
  /** What is still possible, by name. */
  readonly possible: readonly string[];
  readonly onAsk: () => void;
  readonly onEnd: () => void;
  readonly onGoOn: () => void;
}

/** The end of a turn; asked only when something is still possible. */
export function EndBar(props: EndBarProps) {
  const { label, more, asking, possible, onAsk, onEnd, onGoOn } = props;
  if (!asking) {
    return (
      <button
        type="button"
        className={more ? 'end' : 'end primary'}
        data-end
        onClick={more ? onAsk : onEnd}
      >
        {label} <kbd>E</kbd>
      </button>
    );
  }
  const what = series(possible);
  return (
    <div className="end-question" role="alert">
      <p>
        {what ? t('stillPossible', { what }) : t('nothingPossible')} {t('endSure')}
      </p>
      <div className="row-buttons">
        <button type="button" className="primary" data-confirm onClick={onEnd}>
          {label}
        </button>
        <button type="button" className="quiet" onClick={onGoOn}>
          {t('goOn')}
        </button>
      </div>
    </div>
  );
}
