/** Inputs of a deal: a payment, and an exchange. */

import { isList } from '../../../engine/core/json.ts';
import { Bill, CountRows, Group } from './Counting.tsx';
import type { GiveAndTake, Payment } from './input.ts';
import type { PartProps } from './props.ts';
import { t } from './strings.ts';
import { countsOf, worthOf } from './values.ts';

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
  const both = value !== null && typeof value === 'object' && !isList(value) ? value : {};
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
