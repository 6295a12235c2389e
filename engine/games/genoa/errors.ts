/** Error codes of the rules, section 5.10. A check answers 0 or one of these numbers (index + 1). */

/** Each with the rules that it cites; the first is the default. */
const CITED = {
  E_PARAM: ['GE-507'],
  E_WRONG_PHASE: ['GE-108'],
  E_NOT_YOUR_DECISION: ['GE-104', 'GE-504'],
  E_BAD_TARGET: ['GE-304'],
  E_UNREACHABLE: ['GE-303'],
  E_NOT_ADJACENT: ['GE-301', 'GE-519'],
  E_VISITED: ['GE-306'],
  E_NO_DISCS: ['GE-303'],
  E_OFFER_GRACE: ['GE-545'],
  E_CLAIM_OPEN: ['GE-311'],
  E_CLAIM_WAIT: ['GE-544'],
  E_ALREADY_PASSED: ['GE-517'],
  E_MUST_ACCEPT: ['GE-523', 'GE-548'],
  E_NO_ACTION: ['GE-403', 'GE-538'],
  E_ACTION_TAKEN: ['GE-402', 'GE-906'],
  E_MERCHANT_REQUIRED: ['GE-504'],
  E_EMPTY_OFFER: ['GE-532'],
  E_DUCAT_STEP: ['GE-531'],
  E_FUNDS: ['GE-533'],
  E_NOT_OWNED: ['GE-509'],
  E_WILDCARD_FORBIDDEN: ['GE-542'],
  E_WILDCARD_UNFILLED: ['GE-542'],
  E_DEFERRED_INVALID: ['GE-512', 'GE-541', 'GE-550'],
  E_DEFERRED_UNAVAILABLE: ['GE-512', 'GE-407'],
  E_MARKERS_EXHAUSTED: ['GE-535'],
  E_2P_NEEDS_GOOD: ['GE-1102'],
  E_OFFER_LIMIT: ['GE-551'],
  E_OFFER_CHANGED: ['GE-530'],
  E_OFFER_CLOSED: ['GE-528', 'GE-534'],
  E_BAD_CHOICE: ['GE-540', 'GE-549', 'GE-708', 'GE-917'],
  E_MAIN_FIRST: ['GE-805'],
  E_MAIN_DONE: ['GE-401'],
  E_MAIN_PENDING: ['GE-409'],
  E_TILE_TIMING: ['GE-908', 'GE-911'],
  E_NOT_OWNER: ['GE-912'],
  E_NOT_TOWER_ACTION: ['GE-915'],
  E_ORDER_MISMATCH: ['GE-804', 'GE-805'],
  E_ORDER_LIMIT: ['GE-807'],
  E_MISSING_GOODS: ['GE-804', 'GE-805'],
  E_SUPPLY_EMPTY: ['GE-804', 'GE-907', 'GE-910'],
  E_NO_MARKERS: ['GE-602', 'GE-605'],
  E_NO_STREET_DISC: ['GE-603'],
  E_NO_OP: ['GE-615'],
  E_NOT_ADJACENT_BUILDING: ['GE-605'],
  E_OCCUPIED: ['GE-606'],
  E_ALREADY_OWNER: ['GE-616'],
  E_NOTHING_TO_REMOVE: ['GE-607'],
} as const satisfies { readonly [error: string]: readonly string[] };

export type ErrorCode = keyof typeof CITED;
export const ERRORS = Object.keys(CITED) as readonly ErrorCode[];
/** The rule that is cited if the row of the action names no other. */
export const citedBy = (error: string): string | null =>
  Object.hasOwn(CITED, error) ? CITED[error as ErrorCode][0] : null;

export const OK = 0;
/** The number of each. */
export const E = Object.fromEntries(ERRORS.map((error, i) => [error, i + 1])) as {
  readonly [error in ErrorCode]: number;
};
