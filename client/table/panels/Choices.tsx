/** A group of choices as buttons: one stop for Tab, arrows within. */

import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { type Noted, noted } from '../noted.ts';
import { Icon } from './Icon.tsx';
import { ledTo } from './roving.ts';

/** Centre and size of a group on the picture, in parts of its width and height. */
export type Spot = readonly [x: number, y: number, width: number, height: number];

export interface Choice {
  readonly id: string;
  readonly label: ReactNode;
  /** Read before the label, by screen readers alone, if the label is only figures and signs. */
  readonly name?: string;
  /** Second line: the effect of the choice. */
  readonly note?: ReactNode;
  /**
   * Explanation of the choice on request; absent = its name, if the label is only figures and
   * signs.
   */
  readonly hint?: string;
  /** Why it cannot be chosen now. It stays in reach, so that the reason can be read. */
  readonly blocked?: string | null;
  readonly chosen?: boolean;
  /** Choosing it sends it, and it cannot be taken back. */
  readonly final?: boolean;
  /** Key of the board's target: ties the button to the object in the city. */
  readonly target?: string;
  readonly spot?: Spot;
}

export interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onPick: (id: string) => void;
  /** Pressed although it cannot be chosen. */
  readonly onBlocked?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
  readonly className?: string;
  /** The label is shown above the group. */
  readonly shown?: boolean;
  /** Pressing the chosen option changes nothing: there Enter sends the composed action. */
  readonly settles?: boolean;
  /** A picture below the choices, and its width by height. */
  readonly ground?: ReactNode;
  readonly ratio?: number;
}

export function Choices(props: ChoicesProps) {
  const { label, choices, onPick, onBlocked, onHover, className, shown, settles } = props;
  const { ground, ratio } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const over = useRef<string | null>(null);
  const point = (id: string | null): void => {
    over.current = id;
    onHover?.(id);
  };
  // A button that disappears under the pointer gets no leave event: the hover ends here.
  useEffect(() => {
    if (over.current !== null && !choices.some(({ id }) => id === over.current)) point(null);
  });
  // The hover also ends when the whole group disappears.
  const gone = useRef(onHover);
  gone.current = onHover;
  useEffect(() => () => (over.current === null ? undefined : gone.current?.(null)), []);
  const first = Math.max(
    0,
    choices.findIndex((choice) => choice.chosen),
  );
  const buttons = choices.map((choice, index) => (
    <button
      key={choice.id}
      type="button"
      className="choice"
      data-choice={choice.id}
      data-target={choice.target}
      aria-pressed={choice.chosen ?? false}
      aria-disabled={choice.blocked ? true : undefined}
      {...hinted(choice)}
      style={spotStyle(choice)}
      tabIndex={index === first ? 0 : -1}
      onClick={() => (choice.blocked ? onBlocked?.(choice.id) : onPick(choice.id))}
      onMouseEnter={() => point(choice.id)}
      onMouseLeave={() => point(null)}
      onFocus={() => point(choice.id)}
      onBlur={() => point(null)}
    >
      {choice.name && <span className="sr">{choice.name} </span>}
      <span className="choice-label">{choice.label}</span>
      {choice.note && <span className="choice-note">{choice.note}</span>}
      {choice.final && !choice.blocked && (
        <span className="choice-final" data-note={t('choice.final')}>
          <Icon name="final" size={14} />
          <span className="sr"> {t('choice.final')}</span>
        </span>
      )}
      {choice.blocked && <span className="choice-why">{choice.blocked}</span>}
    </button>
  ));
  return (
    <fieldset
      ref={group}
      className={`choices ${className ?? ''}`}
      data-settles={settles || undefined}
      onKeyDown={(event) => rove(event, group.current)}
    >
      <legend className={shown ? 'choices-label' : 'sr'}>{label}</legend>
      {ground ? (
        <div className="picture" style={{ aspectRatio: ratio }}>
          {ground}
          {buttons}
        </div>
      ) : (
        buttons
      )}
    </fieldset>
  );
}

/**
 * The note of a choice: the reason why it is blocked, else its explanation. Its name is read
 * already.
 */
function hinted({ blocked, hint, name }: Choice): Noted {
  if (blocked) return noted(blocked);
  return hint ? noted(hint) : { 'data-note': name };
}

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;

const spotStyle = ({ spot }: Choice): CSSProperties | undefined =>
  spot && {
    left: percent(spot[0] - spot[2] / 2),
    top: percent(spot[1] - spot[3] / 2),
    width: percent(spot[2]),
    height: percent(spot[3]),
  };

/** Arrow keys move the focus within a group; Home and End go to its ends. */
export function rove(event: KeyboardEvent, group: HTMLElement | null): void {
  const items = [...(group?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const next = ledTo(
    event.key,
    at,
    items.map((item) => item.getBoundingClientRect()),
  );
  if (next < 0) return;
  event.preventDefault();
  event.stopPropagation();
  for (const [index, item] of items.entries()) item.tabIndex = index === next ? 0 : -1;
  items[next]?.focus();
}
