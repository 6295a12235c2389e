/** Inputs whose order matters: things in a row, steps of a way. */

import { useEffect, useRef } from 'react';
import { noted } from '../noted.ts';
import { Icon } from '../panels/Icon.tsx';
import { Bill } from './Counting.tsx';
import type { Offered, Order, Path } from './input.ts';
import { Options } from './Options.tsx';
import type { PartProps } from './props.ts';
import { t } from './strings.ts';
import { arranged, listOf, moved, valueFor } from './values.ts';

const nameOf = ({ name, label, id }: Offered): string =>
  name ?? (typeof label === 'string' ? label : id);

export function Ordering({ input, value, shown, onChange }: PartProps<Order>) {
  const items = arranged(input.items, listOf(value));
  const order = items.map(valueFor);
  const button = (item: Offered, index: number, by: -1 | 1) => {
    const end = index + by < 0 || index + by >= items.length;
    return (
      <button
        type="button"
        className="icon-button"
        data-move={by}
        aria-disabled={end}
        {...noted(end ? t(by < 0 ? 'first' : 'last') : undefined)}
        aria-label={t(by < 0 ? 'earlier' : 'later', { label: nameOf(item) })}
        onClick={() => !end && onChange(moved(order, index, index + by))}
      >
        <Icon name={by < 0 ? 'up' : 'down'} size={16} />
      </button>
    );
  };
  return (
    <fieldset className="counts">
      <legend className={shown ? 'choices-label' : 'sr'}>{input.label}</legend>
      <ol className="rows in-order">
        {items.map((item, index) => (
          <li key={item.id} className="row" data-choice={item.id} data-target={item.target}>
            <span className="row-name">
              <b>{index + 1}</b> {item.label}
              {item.note && <small>{item.note}</small>}
            </span>
            {button(item, index, -1)}
            {button(item, index, 1)}
          </li>
        ))}
      </ol>
      <p className="sr" aria-live="polite">
        {items.map((item, index) => t('place', { n: index + 1, label: nameOf(item) })).join(' ')}
      </p>
    </fieldset>
  );
}

export function Way({ input, value, shown, onChange, onHover }: PartProps<Path>) {
  const steps = listOf(value);
  const next = input.next(steps);
  const box = useRef<HTMLFieldSetElement>(null);
  const inside = useRef(false);
  // A taken step is no longer offered: the next ones get its focus.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const first = box.current?.querySelector<HTMLElement>('.choices button, .way button');
    first?.focus({ preventScroll: true });
  });
  return (
    <fieldset
      ref={box}
      className="form"
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) inside.current = false;
      }}
    >
      <legend className={shown ? 'choices-label' : 'sr'}>{input.label}</legend>
      <ol className="way" aria-label={t('steps', { label: input.label })}>
        {input.from && (
          <li>
            <button
              type="button"
              className="choice"
              aria-disabled={steps.length === 0}
              {...noted(t('backStart'))}
              onClick={() => steps.length > 0 && onChange([])}
            >
              {input.from}
            </button>
          </li>
        )}
        {steps.map((step, index) => {
          const label = input.name(step, index);
          const last = index === steps.length - 1;
          return (
            // A way may pass the same place twice: only its number identifies a step.
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the step
            <li key={index}>
              <button
                type="button"
                className="choice"
                aria-label={t('backTo', { n: index + 1, label })}
                aria-current={last ? 'step' : undefined}
                aria-disabled={last}
                onClick={() => !last && onChange(steps.slice(0, index + 1))}
              >
                {label}
              </button>
            </li>
          );
        })}
        {steps.length === 0 && !input.from && <li className="help">{t('noSteps')}</li>}
      </ol>
      {next.length > 0 ? (
        <Options
          label={t('next', { label: input.label })}
          shown={false}
          choices={next}
          look="list"
          isChosen={() => false}
          onPick={(step) => onChange([...steps, step])}
          onHover={onHover}
        />
      ) : (
        <p className="help">{t('end')}</p>
      )}
      {input.bill && <Bill lines={input.bill(steps)} />}
    </fieldset>
  );
}
