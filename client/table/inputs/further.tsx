/** The inputs that not every game uses: several things, deals, orders, ways. */

import type { Input } from './input.ts';
import { Paying, Trading } from './Paying.tsx';
import type { PartProps } from './props.ts';
import { Ordering, Way } from './Sequence.tsx';
import { Dice, Several } from './Several.tsx';

export type FurtherInput = Extract<
  Input,
  { kind: 'several' | 'cards' | 'dice' | 'payment' | 'giveAndTake' | 'order' | 'path' }
>;

export function FurtherPart({ input, ...rest }: PartProps<FurtherInput>) {
  switch (input.kind) {
    case 'several':
    case 'cards':
      return <Several input={input} {...rest} />;
    case 'dice':
      return <Dice input={input} {...rest} />;
    case 'payment':
      return <Paying input={input} {...rest} />;
    case 'giveAndTake':
      return <Trading input={input} {...rest} />;
    case 'order':
      return <Ordering input={input} {...rest} />;
    case 'path':
      return <Way input={input} {...rest} />;
  }
}
