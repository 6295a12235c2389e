/** A number with a button on either side; arrows change it while it has the focus. */

import type { ReactNode } from 'react';
import { t } from '../../i18n/index.ts';
import { noted } from '../noted.ts';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  /** Text of the value, such as `35 ducats`. */
  readonly text?: string;
  readonly children?: ReactNode;
  /** Why it cannot go higher, as a title on the button. */
  readonly limit?: string | null;
  readonly onChange: (value: number) => void;
  readonly target?: string;
}

export function Stepper(props: StepperProps) {
  const { label, value, min = 0, max, step = 1, text, children, limit, onChange, target } = props;
  const to = (next: number): void => {
    const clipped = Math.min(max, Math.max(min, next));
    if (clipped !== value) onChange(clipped);
  };
  return (
    <div
      className="stepper"
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      data-target={target}
      data-note={t('stepper.note', { label, value: text ?? value, min, max })}
      onKeyDown={(event) => {
        const jump: { [key: string]: number } = {
          ArrowUp: step,
          ArrowRight: step,
          ArrowDown: -step,
          ArrowLeft: -step,
          PageUp: step * 5,
          PageDown: -step * 5,
          Home: min - value,
          End: max - value,
        };
        const by = jump[event.key];
        if (by === undefined) return;
        event.preventDefault();
        to(value + by);
      }}
    >
      <button
        type="button"
        className="step"
        tabIndex={-1}
        disabled={value <= min}
        data-note={t('stepper.less', { label })}
        aria-label={t('stepper.less', { label })}
        onClick={() => to(value - step)}
      >
        −
      </button>
      <span className="stepper-value">{children ?? text ?? value}</span>
      <button
        type="button"
        className="step"
        tabIndex={-1}
        disabled={value >= max}
        {...(value >= max && limit ? noted(limit) : { 'data-note': t('stepper.more', { label }) })}
        aria-label={t('stepper.more', { label })}
        onClick={() => to(value + step)}
      >
        +
      </button>
    </div>
  );
}
