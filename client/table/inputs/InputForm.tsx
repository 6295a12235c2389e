/**
 * A form of typed inputs: pure, complete and accessible. Tab goes from input to input, arrows go
 * within one, and blocked choices say why. A game uses it through `DecisionFrame`, or by itself:
 *
 *     <InputForm inputs={[{ kind: 'amount', key: 'bid', label: 'Your bid', max: 90 }]}
 *       values={{ bid: 10 }} onChange={(values) => edit({ type: 'bid', ...values })} />
 *
 * A game's own form is in the same place and edits the same draft.
 */

import { Suspense, use } from 'react';
import type { Json } from '../../../engine/core/json.ts';
import { Asking, InRows, One } from './Choosing.tsx';
import { Counted, Stepping } from './Counting.tsx';
import type { FurtherInput } from './further.tsx';
import type { Input, Values } from './input.ts';
import type { PartProps } from './props.ts';

export interface InputFormProps {
  readonly inputs: readonly Input[];
  readonly values: Values;
  /** All values with the changed one, and the key of that. */
  readonly onChange: (values: Values, key: string) => void;
  /** Key of the board's target under the pointer or with the focus, so that the board shows it. */
  readonly onHover?: (target: string | null) => void;
  /** A choice that points (`points`) was pressed: key of its target. */
  readonly onPoint?: (target: string) => void;
}

export function InputForm({ inputs, values, onChange, onHover, onPoint }: InputFormProps) {
  const asked = inputs.filter(({ kind }) => kind !== 'note').length;
  return (
    <div className="form">
      {inputs.map((input) => (
        <div key={input.key} className="input" data-input={input.key}>
          <Part
            input={input}
            value={values[input.key]}
            shown={input.shown ?? asked > 1}
            onChange={(value: Json) => onChange({ ...values, [input.key]: value }, input.key)}
            onHover={onHover}
            onPoint={onPoint}
          />
          {input.help && <p className="help">{input.help}</p>}
        </div>
      ))}
    </div>
  );
}

function Part({ input, ...rest }: PartProps<Input>) {
  switch (input.kind) {
    case 'note':
      return <p className={input.sent ? 'sent' : 'help'}>{input.label}</p>;
    case 'yesNo':
      return <Asking input={input} {...rest} />;
    case 'one':
    case 'place':
      return <One input={input} {...rest} />;
    case 'rows':
      return <InRows input={input} {...rest} />;
    case 'amount':
      return <Stepping input={input} {...rest} />;
    case 'basket':
      return <Counted input={input} {...rest} />;
    default:
      return (
        <Suspense fallback={null}>
          <Further input={input} {...rest} />
        </Suspense>
      );
  }
}

/** Inputs that a page loads only when one of its games uses them. */
let further: typeof import('./further.tsx') | null = null;
let loading: Promise<typeof import('./further.tsx')> | null = null;

/** Fetches them ahead of their use; otherwise a page waits at the first one. */
export async function loadFurther(): Promise<typeof import('./further.tsx')> {
  further ??= await import('./further.tsx');
  return further;
}

function Further(props: PartProps<FurtherInput>) {
  if (!further) loading ??= loadFurther();
  const { FurtherPart } = further ?? use(loading as NonNullable<typeof loading>);
  return <FurtherPart {...props} />;
}
