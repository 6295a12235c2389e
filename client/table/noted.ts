/**
 * The note of an element on the page: shown for pointer, keyboard focus and a long press
 * (`NoteLayer`), and given to a screen reader as the element's description. It replaces the
 * browser's own `title`, which neither a finger nor a key reaches. A note may name its rule: the
 * sentence of the rule follows below.
 */

/** Attributes of an element with a note; a type, so that it can be combined with other marks. */
export type Noted = {
  readonly 'data-note'?: string;
  readonly 'data-rule'?: string;
  readonly 'aria-description'?: string;
};

const NONE: Noted = {};

/**
 * The attributes of an element with the note `text`, and the id of the rule behind it; none if
 * there is no text. If the element's name says the same already, `data-note` alone is enough.
 */
export const noted = (text: string | null | undefined, rule?: string): Noted =>
  text ? { 'data-note': text, 'aria-description': text, ...(rule && { 'data-rule': rule }) } : NONE;
