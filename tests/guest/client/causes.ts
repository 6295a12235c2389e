/** Why events of the caravan game happened; fetched when a line of the log is opened. */

import { type Causes, causesOf } from '../../../client/table/events/causes.ts';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { rules } from '../engine/rule-index.ts';
import { t } from './strings.ts';
import { nameOf } from './words.ts';

type Told =
  | { readonly type: 'offerMade' | 'offerEnded' | 'passed' | 'turned' | 'ended' | 'rolled' }
  | { readonly type: 'travelled'; readonly seat: number; readonly earned: number }
  | {
      readonly type: 'offerAccepted';
      readonly by: number;
      readonly seat: number;
      readonly ask: number;
    };

const table: Causes<Told, ViewBase> = {
  offerMade: ['TR-2001', 'TR-2002', 'TR-2003'],
  offerAccepted: {
    rules: ['TR-2004'],
    sums: ({ by, seat, ask }, { whose }) => [
      {
        head: t('cause.pays', { name: whose(by).name, to: whose(seat).name, n: ask }),
        total: ask,
        parts: [{ n: ask, what: t('cause.asked') }],
      },
    ],
  },
  offerEnded: ['TR-2006', 'TR-2009'],
  passed: ['TR-2007'],
  turned: ['CV-1011'],
  travelled: {
    rules: ['CV-1005', 'CV-1006', 'CV-1007', 'CV-1008'],
    which: ({ earned }) =>
      earned > 0 ? ['CV-1005', 'CV-1006', 'CV-1007', 'CV-1008'] : ['CV-1005', 'CV-1006'],
    sums: ({ seat, earned }, { whose }) =>
      earned > 0
        ? [
            {
              head: t('cause.earns', { name: whose(seat).name, n: earned }),
              total: earned,
              parts: [{ n: earned, what: t('cause.well') }],
            },
          ]
        : [],
  },
  ended: ['CV-1009', 'CV-1010'],
  rolled: ['CV-1002'],
};

export const causes = causesOf<Told, ViewBase>(table, nameOf, rules);
