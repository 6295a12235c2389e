/** Inputs that count: an amount, a basket, a payment, what is given for what. */

import { Choices } from '../panels/Choices.tsx';
import { Stepper } from '../panels/Stepper.tsx';
import type { Amount, Basket, BillLine, Counts, GiveAndTake, Kind, Payment } from './input.ts';
import type { PartProps } from './props.ts';
import { t } from './strings.ts';
import { counted, countsOf, worthOf } from './values.ts';

export function Stepping({ input, value, onChange }: PartProps<Amount>) {
  const { label, min = 0, max, step, limit, text, face, quick, large, target } = input;
  const now = typeof value === 'number' ? value : min;
  const stepper = (
    <Stepper {...{ label, value: now, min, max, step, limit, target, onChange }} text={text?.(now)}>
      {face?.(now)}
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
          choices={jumps.map((one) => ({ id: String(one), label: one, chosen: one === now }))}
          onPick={(id) => onChange(Number(id))}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly goods: readonly Kind[];
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
}

/** One row of each kind: what it is, and how many. */
export function CountRows({ goods, counts, onChange }: RowsProps) {
  return (
    <ul className="rows">
      {goods.map(({ id, label, name, note, max, limit, off, text, target }) => {
        const count = counts[id] ?? 0;
        const none = off === true && count === 0;
        return (
          <li key={id} className={none ? 'row off' : 'row'}>
            <span className="row-name">
              {label}
              {note && <small>{note}</small>}
              {none && limit && <small className="why">{limit}</small>}
            </span>
            <Stepper
              label={name}
              value={count}
              max={Math.max(max, count)}
              limit={limit}
              target={target}
              text={text?.(count)}
              onChange={(value) => onChange(counted(counts, id, value))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A running bill; each change is told to whoever cannot see it. */
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

/** Rows under what they are asked for. */
function Group({
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
  const counts = countsOf(value);
  return (
    <Group label={input.label} shown={shown}>
      <CountRows goods={input.goods} counts={counts} onChange={onChange} />
      {input.bill && <Bill lines={input.bill(counts)} />}
    </Group>
  );
}

export function Paying({ input, value, shown, onChange }: PartProps<Payment>) {
  const { means, cost, text, label } = input;
  const counts = countsOf(value);
  const paid = worthOf(counts, means);
  const rest = cost - paid;
  const state = rest === 0 ? t('exact') : t(rest > 0 ? 'missing' : 'over');
  return (
    <Group label={label} shown={shown}>
      <CountRows goods={means} counts={counts} onChange={onChange} />
      <Bill
        lines={[
          { label: t('costs'), text: text(cost) },
          { label: t('pays'), text: text(paid) },
          { label: state, text: rest === 0 ? '✓' : text(Math.abs(rest)) },
        ]}
      />
    </Group>
  );
}

export function Trading({ input, value, shown, onChange }: PartProps<GiveAndTake>) {
  const both = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const give = countsOf(both?.give);
  const take = countsOf(both?.take);
  return (
    <Group label={input.label} shown={shown}>
      <div className="give-take">
        <Group label={input.give.label} shown>
          <CountRows
            goods={input.give.goods}
            counts={give}
            onChange={(next) => onChange({ give: next, take })}
          />
        </Group>
        <Group label={input.take.label} shown>
          <CountRows
            goods={input.take.goods}
            counts={take}
            onChange={(next) => onChange({ give, take: next })}
          />
        </Group>
      </div>
      {input.bill && <Bill lines={input.bill(give, take)} />}
    </Group>
  );
}
