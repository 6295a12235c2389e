/** What a table knows of the event whose people have its chairs. */
export type TableEvent = {
  /** The event's code. */
  readonly code: string;
  /** The event's round. */
  readonly round: number;
};
