/** Which rule refuses, per error code and kind of action. */

import * as k from '../codes.ts';
import * as E from '../errors.ts';
import { PENDING, PENDING_PLACE_CUBES, type State } from '../state.ts';

/** The rule that grants each type of action, by its number; useDock under T_DOCK. */
const GRANTED: { readonly [type: number]: string } = {
  [k.T_BID]: 'MV-203',
  [k.T_CHARACTER]: 'MV-214',
  [k.T_ADJUST]: 'MV-215',
  [k.T_DESTINATION]: 'MV-302',
  [k.T_QUEUE]: 'MV-353',
  [k.T_STANCE]: 'MV-353',
  [k.T_INTERRUPT]: 'MV-352',
  [k.T_DECLINE]: 'MV-352',
  [k.T_MAJORITY]: 'MV-413',
  [k.T_SELL]: 'MV-417',
  [k.T_BUY_SHARES]: 'MV-431',
  [k.T_SELL_SHARES]: 'MV-433',
  [k.T_DRAW_ORDER]: 'MV-441',
  [k.T_KEEP]: 'MV-601',
  [k.T_DELIVER]: 'MV-442',
  [k.T_BUY_FAVOR]: 'MV-461',
  [k.T_OFFICE]: 'MV-471',
  [k.T_PLACE]: 'MV-473',
  [k.T_MERCATO_BUY]: 'MV-481',
  [k.T_MERCATO_SELL]: 'MV-482',
  [k.T_MERCATO_SWAP]: 'MV-610',
  [k.T_FAVOR]: 'MV-501',
  [k.T_RUMOR]: 'MV-504',
  [k.T_END]: 'MV-314',
  [k.T_DOCK]: 'MV-401',
};

type ByType = { readonly [type: number]: string };
/** Where the refusing rule is another than the granting one. A text stands for all types. */
const REFUSING: { readonly [error: number]: string | ByType } = {
  [E.E_PHASE]: { [k.T_INTERRUPT]: 'MV-353', [k.T_FAVOR]: 'MV-506', [k.T_RUMOR]: 'MV-506' },
  [E.E_WINDOW]: 'MV-353',
  [E.E_TURN]: {
    [k.T_CHARACTER]: 'MV-214',
    [k.T_ADJUST]: 'MV-214',
    [k.T_INTERRUPT]: 'MV-351',
    [k.T_DECLINE]: 'MV-351',
    [k.T_FAVOR]: 'MV-506',
    [k.T_RUMOR]: 'MV-506',
    [k.T_END]: 'MV-310',
  },
  [E.E_USED]: { [k.T_BUY_SHARES]: 'MV-437', [k.T_SELL_SHARES]: 'MV-437' },
  [E.E_BID_CASH]: 'MV-204',
  [E.E_CHAR_TAKEN]: 'MV-214',
  [E.E_NO_EFFECT]: 'MV-217',
  [E.E_SAME_PLACE]: 'MV-304',
  [E.E_CHARACTER]: {
    [k.T_DOCK]: 'MV-607',
    [k.T_DRAW_ORDER]: 'MV-601',
    [k.T_OFFICE]: 'MV-603',
    [k.T_MERCATO_SWAP]: 'MV-610',
  },
  [E.E_CASH]: { [k.T_DOCK]: 'MV-402' },
  [E.E_MAJORITY]: 'MV-411',
  [E.E_ROOM]: { [k.T_MAJORITY]: 'MV-415', [k.T_FAVOR]: 'MV-507', [k.T_RUMOR]: 'MV-507' },
  [E.E_CUBES]: { [k.T_SELL]: 'MV-418', [k.T_DELIVER]: 'MV-443' },
  [E.E_ORDERS]: { [k.T_SELL]: 'MV-418', [k.T_DELIVER]: 'MV-443' },
  [E.E_LIMIT]: { [k.T_MERCATO_BUY]: 'MV-608', [k.T_MERCATO_SELL]: 'MV-608' },
  [E.E_BOTH_WAYS]: {
    [k.T_BUY_SHARES]: 'MV-436',
    [k.T_SELL_SHARES]: 'MV-436',
    [k.T_MERCATO_BUY]: 'MV-483',
    [k.T_MERCATO_SELL]: 'MV-483',
  },
  [E.E_SUPPLY]: 'MV-014',
  [E.E_DECK]: 'MV-452',
  [E.E_AWARD]: 'MV-448',
  [E.E_BAG]: 'MV-485',
  [E.E_PLACEMENT]: 'MV-473',
  [E.E_TILE]: 'MV-509',
  [E.E_MARKER]: 'MV-351',
  [E.E_NOT_ELIGIBLE]: { [k.T_INTERRUPT]: 'MV-359' },
};

/** Type of a code as an index of `GRANTED`: all dock codes are one. */
export const kindOf = (code: number): number => (k.isDock(code) ? k.T_DOCK : k.typeOf(code));

/** The rule that refuses `code` with `error`. Malformed actions: see `ruleOfSchema`. */
export function ruleOf(s: State, code: number, error: number): string {
  const kind = kindOf(code);
  if (error === E.E_PENDING) return s[PENDING] === PENDING_PLACE_CUBES ? 'MV-473' : 'MV-601';
  if (error === E.E_CARD && kind === k.T_KEEP && k.returnOf(code) !== k.NO_CARD) return 'MV-602';
  const refusing = REFUSING[error];
  if (typeof refusing === 'string') return refusing;
  return refusing?.[kind] ?? GRANTED[kind];
}

const SCHEMA: { readonly [type: string]: string } = {
  submitBid: 'MV-205',
  chooseCharacter: 'MV-213',
  submitDestination: 'MV-016',
};

/** The rule behind a malformed action: of its type, if it has one. */
export function ruleOfSchema(type: unknown): string {
  return (typeof type === 'string' && Object.hasOwn(SCHEMA, type) && SCHEMA[type]) || 'MV-001';
}
