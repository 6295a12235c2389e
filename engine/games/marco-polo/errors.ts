/** Error codes (rules, section 5.7). A check answers 0 or one of these numbers (index + 1). */

/** Each with the rule that it cites if the row of the action names no other. */
const CITED = {
  BAD_PARAM: 'AV-005',
  WRONG_PHASE: 'MP-035',
  NOT_YOUR_TURN: 'MP-035',
  PENDING_DECISION: 'MP-086',
  MAIN_ACTION_DONE: 'MP-032',
  NO_SUCH_SPACE: 'AV-004',
  NOT_YOUR_SPACE: 'AV-068',
  NO_POST_HERE: 'MP-090',
  NOT_YOUR_DIE: 'MP-040',
  TOKEN_LIMIT: 'AV-131',
  WRONG_DICE_COUNT: 'MP-040',
  CANNOT_ADJUST: 'AV-088',
  TOKEN_FIXED: 'AV-133',
  NOT_APPLICABLE: 'MP-112',
  SAME_COLOR_PRESENT: 'MP-042',
  SPACE_OCCUPIED: 'MP-091',
  SPACE_FULL: 'MP-058',
  COMPANION_USED: 'AV-067',
  DIE_TOO_LOW: 'MP-041',
  CANNOT_PAY_OCCUPANCY: 'MP-044',
  CANNOT_PAY: 'MP-074',
  NOTHING_TO_DO: 'MP-092',
  NOT_OFFERED: 'MP-060',
  CONTRACT_LIMIT: 'MP-064',
  BAD_DISCARD: 'MP-065',
  BAD_STEP_COUNT: 'MP-070',
  ILLEGAL_PATH: 'MP-072',
  TOO_MANY_TIMES: 'MP-092',
  BAD_CHOICE: 'MP-093',
  COMPANION_NOT_AVAILABLE: 'AV-066',
  PALAZZO_ALREADY_YOURS: 'AV-033',
  MUST_ENTER_AT_V1: 'AV-025',
  PALAZZO_NOT_CONNECTED: 'AV-026',
  NOT_YOURS: 'AV-141',
  ALREADY_USED: 'AV-171',
  BLACK_DIE_LIMIT: 'MP-104',
  NO_BLACK_DIE: 'MP-104',
  MUST_ACT: 'MP-033',
  NO_SUCH_QUESTION: 'MP-086',
} as const satisfies { readonly [error: string]: string };

export type ErrorCode = keyof typeof CITED;
export const ERRORS = Object.keys(CITED) as readonly ErrorCode[];
export const citedBy = (error: string): string | null =>
  Object.hasOwn(CITED, error) ? CITED[error as ErrorCode] : null;

export const OK = 0;
/** The number of each. */
export const E = Object.fromEntries(ERRORS.map((error, i) => [error, i + 1])) as {
  readonly [error in ErrorCode]: number;
};
