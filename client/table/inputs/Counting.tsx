/** Inputs that count: an amount, a basket. */

import { Choices } from '../panels/Choices.tsx';
import { Stepper } from '../panels/Stepper.tsx';
import type { Amount, Basket, BillLine, Counts, Kind } from './input.ts';
import type { PartProps } from './props.ts';
import { t } from './strings.ts';
import { counted, countsOf } from './values.ts';

export function Stepping({ input, value, onChange }: PartProps<Amount>) {
  const { label, min = 0, max, step, limit, text, face, quick, large, target } = input;
  const isSet = typeof value === 'number' || !input.unset;
  const now = typeof value === 'number' ? value : min;
  const stepper = (
    <Stepper
      label={label}
      value={now}
      min={min}
      max={max}
      step={step}
      limit={limit}
      target={target}
      onChange={onChange}
      text={isSet ? text?.(now) : t('unset')}
    >
      {isSet ? face?.(now) : '–'}
    </Stepper>
  );
  const jumps = quick?.filter((one) => one >= min && one <= max) ?? [];
  return (
    <>
      {large ? (
        <div className="amount-large">{stepper}</div>
      ) : (
        <div className="row">
          <span className="row-name">{label}</span>
          {stepper}
        </div>
      )}
      {jumps.length > 0 && (
        <Choices
          label={t('quick', { label })}
          className="chips"
          choices={jumps.map((one) => ({
            id: String(one),
            label: one,
            hint: t('jump', { label, value: text?.(one) ?? one }),
            chosen: isSet && one === now,
          }))}
          onPick={(id) => onChange(Number(id))}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly goods: readonly Kind[];
  readonly counts: Counts;
  readonly oneKind?: boolean;
  readonly onChange: (counts: Counts) => void;
}

/** One row of each kind: its name, and its number. */
export function CountRows({ goods, counts, oneKind, onChange }: RowsProps) {
  return (
    <ul className="rows">
      {goods.map(({ id, label, name, note, max, limit, off, text, target }) => {
        const count = counts[id] ?? 0;
        const none = off !== undefined && off !== false && count === 0;
        const why = typeof off === 'string' ? off : limit;
        return (
          <li key={id} className={none ? 'row off' : 'row'}>
            <span className="row-name" data-note={name}>
              {label}
              {note && <small>{note}</small>}
              {none && why && <small className="why">{why}</small>}
            </span>
            <Stepper
              label={name}
              value={count}
              max={Math.max(max, count)}
              limit={limit}
              target={target}
              text={text?.(count)}
              onChange={(value) => onChange(counted(oneKind ? {} : counts, id, value))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A running bill; each change is announced to people who cannot see it. */
export function Bill({ lines }: { lines: readonly BillLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="bill" aria-live="polite">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows under their question. */
export function Group({
  label,
  shown,
  children,
}: React.PropsWithChildren<{ label: string; shown: boolean }>) {
  return (
    <fieldset className="counts">
      <legend className={shown ? 'choices-label' : 'sr'}>{label}</legend>
      {children}
    </fieldset>
  );
}

export function Counted({ input, value, shown, onChange }: PartProps<Basket>) {
  const { label, goods, oneKind } = input;
  const counts = countsOf(value);
  return (
    <Group label={label} shown={shown}>
      <CountRows goods={goods} counts={counts} oneKind={oneKind} onChange={onChange} />
      {input.bill && <Bill lines={input.bill(counts)} />}
    </Group>
  );
}
