/** The rules of the caravan game: two prefixes, four digits. */

import type { RuleEntry } from '../../../engine/core/contract.ts';

const ROAD = 'The road';
const TRADE = 'Trade';

export const rules: readonly RuleEntry[] = [
  { id: 'CV-1001', section: ROAD, sentence: 'Two to six seats travel a ring of sixty oases.' },
  { id: 'CV-1002', section: ROAD, sentence: 'Each round begins with a roll of five dice.' },
  { id: 'CV-1003', section: ROAD, sentence: 'Each seat has a secret goal among twenty oases.' },
  { id: 'CV-1004', section: ROAD, sentence: 'The leader of the round alone may travel.' },
  { id: 'CV-1005', section: ROAD, sentence: 'A leg uses one die or more, and each die only once.' },
  { id: 'CV-1006', section: ROAD, sentence: 'A leg goes as far as the sum of its dice.' },
  {
    id: 'CV-1007',
    section: ROAD,
    sentence: 'A leg that ends at a well pays its leader ten coins.',
  },
  { id: 'CV-1008', section: ROAD, sentence: 'Goods are sold at the end, at a market for double.' },
  {
    id: 'CV-1009',
    section: ROAD,
    sentence: 'A goal pays by how often the caravan has been there.',
  },
  { id: 'CV-1010', section: ROAD, sentence: 'Whoever has most coins wins, goals included.' },
  {
    id: 'CV-1011',
    section: ROAD,
    sentence: 'For five coins the leader turns a die by a pip.',
  },
  {
    id: 'TR-2001',
    section: TRADE,
    sentence: 'Everybody but the leader may offer goods for coins.',
  },
  { id: 'TR-2002', section: TRADE, sentence: 'An offer asks for a multiple of five coins.' },
  { id: 'TR-2003', section: TRADE, sentence: 'The maker of an offer must own what it gives.' },
  { id: 'TR-2004', section: TRADE, sentence: 'The leader pays for what he accepts.' },
  { id: 'TR-2005', section: TRADE, sentence: 'Three offers of one seat may stand at once.' },
  { id: 'TR-2006', section: TRADE, sentence: 'A maker may withdraw an offer that stands.' },
  { id: 'TR-2007', section: TRADE, sentence: 'Who has nothing more to say passes, once a round.' },
  { id: 'TR-2008', section: TRADE, sentence: 'The leader waits a little while for offers.' },
  { id: 'TR-2009', section: TRADE, sentence: 'Offers end with the round, or when they fail.' },
];

export const ERRORS = [
  'E_FORM',
  'E_OVER',
  'E_LEADER',
  'E_PASSED',
  'E_DICE',
  'E_GOODS',
  'E_EMPTY',
  'E_STEP',
  'E_LIMIT',
  'E_CLOSED',
  'E_COINS',
  'E_GRACE',
] as const;
export type ErrorName = (typeof ERRORS)[number];
/** The number of an error as `check` answers it. */
export const E = (name: ErrorName): number => ERRORS.indexOf(name) + 1;
