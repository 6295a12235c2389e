/**
 * The decision panel as a frame: the question, every possible action, the form of the composed one,
 * its effect or its obstacle, and the buttons to send it, end or undo. Pure except for the clock
 * and the undo, which every table has; `makeDecision` fills it from a game.
 */

import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { hasOther } from '../../net/seat-token.ts';
import { go, useRoute } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { SinceLine, WhatHappened } from '../account/SinceLine.tsx';
import { isAllowed } from '../aids/allowed.ts';
import { useCompanionLevel } from '../companion/level.ts';
import { SinceTurn, useSinceTurn } from '../days/SinceTurn.tsx';
import { HelpHere } from '../HelpLink.tsx';
import { Clock } from '../panels/Clock.tsx';
import { useHeldFocus } from '../panels/held-focus.ts';
import { MoreTime } from '../panels/MoreTime.tsx';
import { useGameBasics } from '../use-game.ts';
import { useMore } from '../use-more.ts';
import type { Said } from './purpose.ts';
import { t } from './strings.ts';

const Aids = lazy(() => import('../aids/Aids.tsx'));

export interface DecisionFrameProps {
  /** The question; while others decide, the seats that the table waits for. */
  readonly question: string;
  /** The table waits for this person. */
  readonly mine: boolean;
  /** One word for the question (`data-situation`): for styles and tests. */
  readonly situation: string;
  /** The purpose of the decision, and why there is only one answer. */
  readonly said?: Said | null;
  /** Takes up a choice of a hint; absent without hints. */
  readonly onTake?: ((action: ActionBase) => void) | undefined;
  readonly children: ReactNode;
}

export function DecisionFrame(props: DecisionFrameProps) {
  const { question, mine, situation, said, onTake, children } = props;
  const advised = useGameBasics()?.adviceWords;
  const panel = useRef<HTMLElement>(null);
  const held = useHeldFocus(panel);
  const more = useMore(panel, '.decision-body');
  const turnPage = (): void => {
    const body = panel.current?.querySelector('.decision-body');
    body?.scrollBy({ top: body.clientHeight * 0.8 });
  };
  // The next decision is read from its beginning.
  useLayoutEffect(() => {
    const body = panel.current?.querySelector('.decision-body');
    if (mine && question && body) body.scrollTop = 0;
  }, [mine, question]);
  // Distinguishes a question from the next one with the same words.
  const seq = useTable((table) => table.view?.seq);
  const [since, seen] = useSinceTurn(mine);
  const rest = (
    <>
      <SinceLine mine={mine} />
      {advised && onTake ? (
        <Suspense fallback={<AidsToCome mine={mine} />}>
          <Aids mine={mine} onTake={onTake} beside={<WhatHappened />} />
        </Suspense>
      ) : (
        <WhatHappened />
      )}
      {children}
      {more > 0 && (
        // Keys reach every choice and scroll to it themselves.
        <button type="button" className="more-below" tabIndex={-1} onClick={turnPage}>
          {t('moreBelow', { n: more })}
        </button>
      )}
    </>
  );
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
      {said?.purpose && (
        <p className="decision-purpose" data-purpose>
          {said.purpose} {said.only && <span data-only>{said.only}</span>}
        </p>
      )}
      <MoreTime />
      {since ? <SinceTurn shown={since} onDone={seen} /> : rest}
    </section>
  );
}

/** The room of the aids until they have loaded: the answers below must not move under a finger. */
function AidsToCome({ mine }: { mine: boolean }) {
  const hints = useTable(({ table }) => mine && table !== null && isAllowed(table, 'hints'));
  const odds = useTable(({ table }) => table !== null && isAllowed(table, 'odds'));
  const playing = useTable(({ table, seat }) => seat !== null && table?.stage === 'playing');
  const level = useCompanionLevel();
  if (!playing || (!hints && !odds)) return <WhatHappened />;
  return (
    <div className="aids-to-come" data-companion={hints ? level : undefined}>
      <WhatHappened />
    </div>
  );
}

/** For a person without a seat: why, and the way to a table of their own. A caster needs none. */
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
  /** Why it is not possible, and a remedy. */
  readonly why?: string | null;
  /** Its form opens only on request, even if it is the only kind. */
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
 * Possible kinds come first; blocked ones, with their reasons, after them. A single kind is its
 * form, until it has been done: then nothing in the form could be pressed any more.
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

/** A heading that opens a form, or gives the obstacle. */
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

/** One of the effects of an action. */
export interface Effect {
  readonly text: string;
  /** A gain or a loss of the player's own: it is highlighted. */
  readonly own?: boolean;
}

export interface OutlookProps {
  /** The composed action in words; null while there is none that could be sent. */
  readonly line: string | null;
  readonly effects?: readonly Effect[];
  /** The part of its outcome that nobody can know beforehand. */
  readonly unknown?: string | null;
  /** Why it cannot go out; null if it can. */
  readonly why: string | null;
  /** It is not wrong, only incomplete. */
  readonly incomplete?: boolean;
  /** Something is composed, legal or not. */
  readonly composed: boolean;
  /** Once sent it cannot be taken back. */
  readonly final?: boolean;
  /** Number of sent ones: each of them moves the focus off the button. */
  readonly sent?: number;
  /** A step back is possible. */
  readonly canCancel: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The effect of the composed action, or why it cannot be sent; and the button that sends it. */
export function Outlook(props: OutlookProps) {
  const { line, effects = [], unknown, why, incomplete, composed, canCancel, busy } = props;
  const { final = false, sent = 0 } = props;
  const button = useRef<HTMLButtonElement>(null);
  // The sent action is over: the next one needs a press of its own.
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
          {final && why === null && <ForGood />}
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

/** On a button: its effect cannot be taken back. */
export const ForGood = () => (
  <>
    {' '}
    <small className="final">{t('final')}</small>
  </>
);

export interface EndBarProps {
  /** The end of the turn, in words. */
  readonly label: string;
  /** Another action is still possible: a question comes first. */
  readonly more: boolean;
  /** The question is open now. */
  readonly asking: boolean;
  /** It cannot be taken back. */
  readonly final?: boolean;
  /** The actions still possible, by name. */
  readonly possible: readonly string[];
  readonly onAsk: () => void;
  readonly onEnd: () => void;
  readonly onGoOn: () => void;
}

/** The end of a turn; confirmed only if another action is still possible. */
export function EndBar(props: EndBarProps) {
  const { label, more, asking, final = false, possible, onAsk, onEnd, onGoOn } = props;
  if (!asking) {
    return (
      <button
        type="button"
        className={more ? 'end' : 'end primary'}
        data-end
        onClick={more ? onAsk : onEnd}
      >
        {label} <kbd>E</kbd>
        {final && !more && <ForGood />}
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
          {final && <ForGood />}
        </button>
        <button type="button" className="quiet" onClick={onGoOn}>
          {t('goOn')}
        </button>
      </div>
    </div>
  );
}
